import { useState } from 'react';
import { errorMessage } from '../../../elements/base/i18n/error-message.js';
import { notifier } from '../../ports/notifications/notifier.js';
import { Modal } from '../../ui/dialogs/modal.js';
import { useSignal } from '../../ui/hooks/use-signal.js';
import type { Draft } from './draft.js';
import { authoring as strings } from './strings.js';

interface ConflictDialogProps {
  readonly draft: Draft;
  /** Saves over the revision somebody else saved. */
  readonly onOverwrite: (rev: number) => void;
}

/** Somebody saved the template while it was open here: its author says which stays. Closing it puts the question off. */
export function ConflictDialog({ draft, onOverwrite }: ConflictDialogProps) {
  const rev = useSignal(draft.conflict);
  const [busy, setBusy] = useState(false);
  const load = async () => {
    setBusy(true);
    await draft.loadTheirs().catch((error: unknown) => notifier.error(errorMessage(error)));
    setBusy(false);
  };
  const overwrite = () => {
    draft.endConflict();
    if (rev !== null) onOverwrite(rev);
  };
  return (
    <Modal
      open={rev !== null}
      onOpenChange={() => draft.endConflict()}
      title={strings.conflict}
      description={strings.conflictHelp}
      opener={() => document.querySelector('dm-editor-shell')}
    >
      <div className="dialog-actions">
        <button
          type="button"
          className="button second"
          aria-busy={busy || undefined}
          onClick={() => !busy && void load()}
        >
          {busy && <span className="spinner" />}
          {strings.loadTheirs}
        </button>
        <button type="button" className="button danger" disabled={busy} onClick={overwrite}>
          {strings.overwrite}
        </button>
      </div>
    </Modal>
  );
}
