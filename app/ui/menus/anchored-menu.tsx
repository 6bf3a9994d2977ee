import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import type { MenuPlace } from './item-menu-types.js';

interface AnchoredMenuProps {
  readonly label: string;
  readonly className?: string;
  /** What it was opened from: gets the focus back. */
  readonly opener: HTMLElement;
  /** Where it opens; at the opener unless told, a button then, whose own press closes it. */
  readonly box?: MenuPlace['box'];
  readonly side?: 'top' | 'bottom';
  readonly align?: 'start' | 'end';
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A menu that opens at a place, in another chunk than what opens it; see `MenuButton` and `ItemMenu`. */
export function AnchoredMenu(props: AnchoredMenuProps) {
  const { label, className = '', opener, box, side = 'bottom', align = 'end', onClose, children } = props;
  const { x: left, y: top, width, height } = box ?? opener.getBoundingClientRect();
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
            if (!box && opener.contains(event.target as Node)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // behind a dialog that the menu opened there is nothing to focus
            if (opener.isConnected && !opener.closest('[aria-hidden=true]')) opener.focus();
          }}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
