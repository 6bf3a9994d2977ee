import { DropdownMenu } from 'radix-ui';
import { Fragment } from 'react';
import { AnchoredMenu } from './anchored-menu.js';
import { Icon } from '../icon.js';
import type { ItemMenuProps } from './item-menu-types.js';

/** The menu of one item in a list. A list of hundreds has one menu, which opens where it is asked for. */
export function ItemMenuContent({ label, place, verbs, onClose }: ItemMenuProps) {
  return (
    <AnchoredMenu label={label} className="item-menu" {...place} onClose={onClose}>
      {verbs.map(({ label: name, icon, danger, run }, index) => (
        <Fragment key={name}>
          {danger && index > 0 && <DropdownMenu.Separator className="menu-line" />}
          <DropdownMenu.Item
            className={danger ? 'menu-row danger' : 'menu-row'}
            onSelect={() => run(place.opener)}
          >
            <Icon name={icon} size={16} />
            {name}
          </DropdownMenu.Item>
        </Fragment>
      ))}
    </AnchoredMenu>
  );
}
