import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';

interface SideDrawerProps {
  /** What it is called to who hears it. */
  readonly title: string;
  /** Gets the focus back. */
  readonly opener: HTMLElement;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A navigation over the page, from its left edge. */
export const SideDrawer = ({ title, opener, onClose, children }: SideDrawerProps) => (
  <Dialog.Root open onOpenChange={onClose}>
    <Dialog.Portal>
      <Dialog.Overlay className="scrim" />
      <Dialog.Content
        className="side-nav drawer"
        aria-describedby={undefined}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          opener.focus();
        }}
      >
        <Dialog.Title className="sr-only">{title}</Dialog.Title>
        {children}
      </Dialog.Content>
    </Dialog.Portal>
  </Dialog.Root>
);
