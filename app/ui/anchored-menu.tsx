import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';

interface AnchoredMenuProps {
  readonly label: string;
  readonly className?: string;
  /** The button that opened it: where it stands, and what gets the focus back. */
  readonly opener: HTMLElement;
  readonly side?: 'top' | 'bottom';
  readonly align?: 'start' | 'end';
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The menu of a button that stands in another chunk than the menu; see `MenuButton`. */
export function AnchoredMenu(props: AnchoredMenuProps) {
  const { label, className = '', opener, side = 'bottom', align = 'end', onClose, children } = props;
  const { x: left, y: top, width, height } = opener.getBoundingClientRect();
  return (
    <DropdownMenu.Root open onOpenChange={onClose} modal={false}>
      <DropdownMenu.Trigger asChild>
        <span className="menu-anchor" aria-hidden="true" style={{ left, top, width, height }} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className={`menu ${className}`}
          side={side}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          aria-labelledby={undefined}
          aria-label={label}
          onInteractOutside={(event) => {
            // a press on its own button closes it there
            if (opener.contains(event.target as Node)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.isConnected) opener.focus();
          }}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
