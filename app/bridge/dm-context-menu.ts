import { createComponent } from '@lit/react';
import * as React from 'react';
import { DmContextMenu as DmContextMenuElement } from '../../elements/shell/context-menu/dm-context-menu.js';

/** `<dm-context-menu>` for React. */
export const DmContextMenu = createComponent({
  tagName: 'dm-context-menu',
  elementClass: DmContextMenuElement,
  react: React,
});
