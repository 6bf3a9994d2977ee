import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Icon } from '../icon.js';

export interface ModalProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** What was pressed to open it: gets the focus back when the dialog closes. */
  readonly opener: () => Element | null | undefined;
  /** What it asks or tells, below the title; read out with it. */
  readonly description?: ReactNode;
  /** For a dialog wider than 440 px. */
  readonly className?: string;
  /** For one that holds what was chosen or made: a press beside it, mostly by mistake, does not throw that away. */
  readonly keeps?: boolean;
  readonly children: ReactNode;
}

/** A dialog over the page: title, close, what it is about. Focus is kept inside and given back. */
export function Modal({
  open,
  onOpenChange,
  title,
  opener,
  description,
  className,
  keeps = false,
  children,
}: ModalProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="scrim" />
        <Dialog.Content
          className={className ? `dialog ${className}` : 'dialog'}
          {...(description === undefined && { 'aria-describedby': undefined })}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const back = opener();
            // the reader stays where they were, also when what gets the focus is a whole list
            if (back instanceof HTMLElement) back.focus({ preventScroll: true });
          }}
          onInteractOutside={(event) => {
            if (keeps || isToast(event.target)) event.preventDefault();
          }}
        >
          <header>
            <Dialog.Title className="title-2">{title}</Dialog.Title>
            <Dialog.Close className="icon-button medium" aria-label="Close">
              <Icon name="x" />
            </Dialog.Close>
          </header>
          {description !== undefined && (
            <Dialog.Description className="dialog-about">{description}</Dialog.Description>
          )}
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** A toast says what came of the dialog, often with a way to try again: using it closes nothing. */
const isToast = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-sonner-toast]') !== null;
