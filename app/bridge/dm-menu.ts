import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { DmMenu as DmMenuElement, type DmMenuEvents } from '../../elements/controls/menus/dm-menu.js';

/** `<dm-menu>` for React. */
export const DmMenu = createComponent({
  tagName: 'dm-menu',
  elementClass: DmMenuElement,
  react: React,
  events: {
    onDmClose: 'dm-close' as EventName<CustomEvent<DmMenuEvents['dm-close']>>,
    onDmOpen: 'dm-open' as EventName<CustomEvent<DmMenuEvents['dm-open']>>,
    onDmPick: 'dm-pick' as EventName<CustomEvent<DmMenuEvents['dm-pick']>>,
  },
});
