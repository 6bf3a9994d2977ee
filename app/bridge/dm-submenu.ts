import { createComponent } from '@lit/react';
import * as React from 'react';
import { DmSubmenu as DmSubmenuElement } from '../../elements/controls/menus/dm-submenu.js';

/** `<dm-submenu>` for React. */
export const DmSubmenu = createComponent({
  tagName: 'dm-submenu',
  elementClass: DmSubmenuElement,
  react: React,
});
