import { DropdownMenu } from 'radix-ui';
import { Fragment } from 'react';
import { Icon } from './icon.js';
import type { IconName } from './icons.gen.js';

/** Where a menu opens: below a button, or at the pointer. */
export interface MenuPlace {
  /** CSS pixels of the window. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly align: 'start' | 'end';
  /** Gets the focus back when the menu closes. */
  readonly opener: HTMLElement;
}

export interface MenuVerb {
  readonly label: string;
  readonly icon: IconName;
  /** Stands last, after a line. */
  readonly danger?: boolean;
  /** `opener` is what the menu was opened from. */
  readonly run: (opener: HTMLElement) => void;
}

interface ItemMenuProps {
  readonly label: string;
  readonly place: MenuPlace;
  readonly verbs: readonly MenuVerb[];
  readonly onClose: () => void;
}

/** The menu of one thing in a list. A list of hundreds has one menu, which opens where it is asked for. */
export function ItemMenu({ label, place: { box, align, opener }, verbs, onClose }: ItemMenuProps) {
  const { x: left, y: top, width, height } = box;
  return (
    <DropdownMenu.Root open onOpenChange={onClose} modal={false}>
      <DropdownMenu.Trigger asChild>
        <span className="menu-anchor" aria-hidden="true" style={{ left, top, width, height }} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className="menu item-menu"
          align={align}
          sideOffset={4}
          collisionPadding={8}
          aria-labelledby={undefined}
          aria-label={label}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // behind a dialog that the menu opened there is nothing to focus
            if (!opener.closest('[aria-hidden=true]')) opener.focus();
          }}
        >
          {verbs.map(({ label: name, icon, danger, run }) => (
            <Fragment key={name}>
              {danger && <DropdownMenu.Separator className="menu-line" />}
              <DropdownMenu.Item
                className={danger ? 'menu-row danger' : 'menu-row'}
                onSelect={() => run(opener)}
              >
                <Icon name={icon} size={16} />
                {name}
              </DropdownMenu.Item>
            </Fragment>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** Below the button that was pressed. */
export const placeBelow = (opener: HTMLElement): MenuPlace => ({
  box: opener.getBoundingClientRect(),
  align: 'end',
  opener,
});

/** At the pointer; keys give a place of their own, or none. */
export function placeAt(
  opener: HTMLElement,
  { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>,
): MenuPlace {
  if (clientX === 0 && clientY === 0) return { ...placeBelow(opener), align: 'start' };
  return { box: { x: clientX, y: clientY, width: 0, height: 0 }, align: 'start', opener };
}
