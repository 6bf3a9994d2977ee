import type { ReactNode } from 'react';
import { Modal } from './modal.js';

interface ConfirmDialogProps {
  readonly title: string;
  readonly question: ReactNode;
  /** The way out, which harms nobody, and the act itself. */
  readonly no: string;
  readonly yes: string;
  readonly busy?: boolean;
  /** Of a large one the way out has the focus. */
  readonly large?: boolean;
  readonly onYes: () => void;
  readonly onClose: () => void;
  readonly opener: () => Element | null | undefined;
}

/** Asks before something is deleted or left. */
export function ConfirmDialog({
  title,
  question,
  no,
  yes,
  onYes,
  onClose,
  opener,
  ...look
}: ConfirmDialogProps) {
  const { busy = false, large = false } = look;
  const size = large ? ' large' : '';
  return (
    <Modal open onOpenChange={onClose} title={title} description={question} opener={opener}>
      <div className="dialog-actions">
        <button type="button" className={`button second${size}`} onClick={onClose} autoFocus={large}>
          {no}
        </button>
        <button
          type="button"
          className={`button danger${size}`}
          aria-busy={busy || undefined}
          onClick={() => !busy && onYes()}
        >
          {busy && <span className="spinner" />}
          {yes}
        </button>
      </div>
    </Modal>
  );
}
