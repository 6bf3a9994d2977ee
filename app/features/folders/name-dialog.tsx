import { useId, useState, type FormEvent } from 'react';
import { LONGEST_FOLDER_NAME } from '../../../server/contract/folder.js';
import { Modal } from '../../ui/modal.js';
import { dialogs as strings } from './strings.js';

interface NameDialogProps {
  readonly title: string;
  readonly action: string;
  readonly example: string;
  /** What it is called now. */
  readonly name?: string;
  readonly busy: boolean;
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
  readonly opener: () => Element | null | undefined;
}

/** Asks for a folder's name, which is required; Enter submits (spec 3 section 5). */
export function NameDialog({ title, onClose, opener, ...form }: NameDialogProps) {
  return (
    <Modal open onOpenChange={onClose} title={title} opener={opener}>
      <NameForm {...form} onClose={onClose} />
    </Modal>
  );
}

type NameFormProps = Omit<NameDialogProps, 'title' | 'opener'>;

function NameForm({ action, example, name = '', busy, onName, onClose }: NameFormProps) {
  const id = useId();
  const [typed, setTyped] = useState(name);
  const wanted = typed.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!wanted || busy) return;
    if (wanted === name) onClose();
    else onName(wanted);
  };
  return (
    <form className="folder-form" onSubmit={submit}>
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
            autoFocus
            maxLength={LONGEST_FOLDER_NAME}
            placeholder={example}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
            onFocus={(event) => event.target.select()}
          />
        </div>
      </div>
      <div className="dialog-actions">
        <button type="button" className="button second large" onClick={onClose}>
          {strings.cancel}
        </button>
        <button
          type="submit"
          className="button primary large"
          disabled={!wanted}
          aria-busy={busy || undefined}
        >
          {busy && <span className="spinner" />}
          {action}
        </button>
      </div>
    </form>
  );
}
