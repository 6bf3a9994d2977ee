import { ContextMenu, DropdownMenu } from 'radix-ui';
import { Fragment, type ReactNode, type Ref } from 'react';
import { Icon } from '../../ui/icon.js';
import type { IconName } from '../../ui/icons.gen.js';

export interface MenuEntry {
  readonly label: string;
  readonly icon: IconName;
  /** Stands last, after a line. */
  readonly danger?: boolean;
  readonly run: () => void;
}

interface WithContextMenuProps {
  readonly entries: readonly MenuEntry[];
  /** One element that takes the right click and the long press. */
  readonly children: ReactNode;
}

/** Offers the entries on a right click; nothing where there are none. */
export function WithContextMenu({ entries, children }: WithContextMenuProps) {
  if (entries.length === 0) return children;
  return (
    <ContextMenu.Root modal={false}>
      <ContextMenu.Trigger asChild>{children}</ContextMenu.Trigger>
      <ContextMenu.Portal>
        <ContextMenu.Content className="menu item-menu" collisionPadding={8}>
          {entries.map((entry, place) => (
            <Fragment key={entry.label}>
              {entry.danger && place > 0 && <ContextMenu.Separator className="item-menu-line" />}
              <ContextMenu.Item className={rowClass(entry)} onSelect={entry.run}>
                <Row {...entry} />
              </ContextMenu.Item>
            </Fragment>
          ))}
        </ContextMenu.Content>
      </ContextMenu.Portal>
    </ContextMenu.Root>
  );
}

interface MenuButtonProps {
  readonly entries: readonly MenuEntry[];
  readonly label: string;
  readonly className: string;
  readonly tabIndex?: number;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** The same entries behind a button with three dots. */
export function MenuButton({ entries, label, ...button }: MenuButtonProps) {
  if (entries.length === 0) return null;
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger aria-label={label} {...button}>
        <Icon name="dots-three" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu item-menu" align="end" sideOffset={4} collisionPadding={8}>
          {entries.map((entry, place) => (
            <Fragment key={entry.label}>
              {entry.danger && place > 0 && <DropdownMenu.Separator className="item-menu-line" />}
              <DropdownMenu.Item className={rowClass(entry)} onSelect={entry.run}>
                <Row {...entry} />
              </DropdownMenu.Item>
            </Fragment>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

const rowClass = ({ danger }: MenuEntry): string => (danger ? 'menu-row danger' : 'menu-row');

const Row = ({ icon, label }: MenuEntry) => (
  <>
    <Icon name={icon} size={16} />
    {label}
  </>
);
