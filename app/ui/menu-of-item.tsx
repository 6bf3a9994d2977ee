import { DropdownMenu } from 'radix-ui';
import { Fragment } from 'react';
import { Icon } from './icon.js';
import type { ItemMenuProps } from './item-menu.js';

/** The menu of one thing in a list. A list of hundreds has one menu, which opens where it is asked for. */
export function MenuOfItem({ label, place: { box, align, opener }, verbs, onClose }: ItemMenuProps) {
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
