import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.js';
import { Modal, type ModalProps } from './modal.js';

interface UnsavedModalProps extends ModalProps {
  /** Whether something in it would be lost. */
  readonly changed: boolean;
  /** What is asked then. */
  readonly words: {
    readonly title: string;
    readonly question: string;
    readonly stay: string;
    readonly discard: string;
  };
}

/** A dialog in which something is made: Escape and its cross ask first once there is something to lose. */
export function UnsavedModal({ changed, words, onOpenChange, ...rest }: UnsavedModalProps) {
  const [asking, setAsking] = useState<{ readonly opener: Element | null } | null>(null);
  const leave = (open: boolean) => {
    if (open || !changed) onOpenChange(open);
    else setAsking({ opener: document.activeElement });
  };
  return (
    <>
      <Modal {...rest} keeps onOpenChange={leave} />
      {asking && (
        <ConfirmDialog
          title={words.title}
          question={words.question}
          no={words.stay}
          yes={words.discard}
          onYes={() => onOpenChange(false)}
          onClose={() => setAsking(null)}
          opener={() => asking.opener}
        />
      )}
    </>
  );
}
