import { Modal } from '../../ui/modal.js';
import { dialogs as strings } from './strings.js';

interface ConfirmDialogProps {
  readonly title: string;
  readonly question: string;
  readonly busy: boolean;
  readonly onYes: () => void;
  readonly onClose: () => void;
  readonly opener: () => Element | null | undefined;
}

/** Yes or No; No has the focus, since it harms nobody. */
export function ConfirmDialog({ title, question, busy, onYes, onClose, opener }: ConfirmDialogProps) {
  return (
    <Modal open onOpenChange={onClose} title={title} description={question} opener={opener}>
      <div className="dialog-actions">
        <button type="button" className="button second large" onClick={onClose} autoFocus>
          {strings.no}
        </button>
        <button
          type="button"
          className="button danger large"
          aria-busy={busy || undefined}
          onClick={() => !busy && onYes()}
        >
          {busy && <span className="spinner" />}
          {strings.yes}
        </button>
      </div>
    </Modal>
  );
}
