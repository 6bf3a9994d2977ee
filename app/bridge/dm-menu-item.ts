import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import {
  DmMenuItem as DmMenuItemElement,
  type DmMenuItemEvents,
} from '../../elements/controls/menus/dm-menu-item.js';

/** `<dm-menu-item>` for React. */
export const DmMenuItem = createComponent({
  tagName: 'dm-menu-item',
  elementClass: DmMenuItemElement,
  react: React,
  events: {
    onDmPick: 'dm-pick' as EventName<CustomEvent<DmMenuItemEvents['dm-pick']>>,
  },
});
