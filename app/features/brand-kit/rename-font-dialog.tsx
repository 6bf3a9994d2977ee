import { useQueryClient } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import type { TeamFont } from '../../../server/contract/brand-kit.js';
import { Icon } from '../../ui/icon.js';
import { Modal } from '../../ui/modal.js';
import { changeFonts } from './calls.js';
import { renameFont } from './kit-changes.js';
import { brandKit, fonts as strings } from './strings.js';
import { LONGEST_NAME } from './upload-file.js';
import { useSaving } from './use-saving.js';

interface RenameFontDialogProps {
  readonly font: TeamFont;
  readonly onClose: () => void;
  readonly opener: () => Element | null | undefined;
}

/** Asks for another name of a font; Enter submits. */
export function RenameFontDialog({ font, onClose, opener }: RenameFontDialogProps) {
  return (
    <Modal open onOpenChange={onClose} title={strings.renameTitle} opener={opener}>
      <RenameForm font={font} onClose={onClose} />
    </Modal>
  );
}

function RenameForm({ font, onClose }: Omit<RenameFontDialogProps, 'opener'>) {
  const id = useId();
  const client = useQueryClient();
  const [typed, setTyped] = useState(font.name);
  const { save, busy, failure } = useSaving(onClose);
  const wanted = typed.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wanted === font.name) onClose();
    else if (wanted !== '') save(async () => void (await changeFonts(client, renameFont(font._id, wanted))));
  };
  return (
    <form className="brand-form" onSubmit={submit}>
      <div>
        <label className="label" htmlFor={id}>
          {strings.name}
        </label>
        <div className="field large">
          <input
            id={id}
            dir="auto"
            value={typed}
            required
            maxLength={LONGEST_NAME}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
            onFocus={({ target }) => target.select()}
          />
        </div>
      </div>
      {failure && (
        <p className="brand-failure" role="alert">
          <Icon name="warning-circle" />
          {failure}
        </p>
      )}
      <div className="dialog-actions">
        <button type="button" className="button second" onClick={onClose}>
          {brandKit.cancel}
        </button>
        <button
          type="submit"
          className="button primary"
          disabled={wanted === ''}
          aria-busy={busy || undefined}
        >
          {busy && <span className="spinner" />}
          {strings.rename}
        </button>
      </div>
    </form>
  );
}
