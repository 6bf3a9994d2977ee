import { createComponent } from '@lit/react';
import * as React from 'react';
import { DmIconToolbar as DmIconToolbarElement } from '../../elements/toolbars/dm-icon-toolbar.js';

/** `<dm-icon-toolbar>` for React. */
export const DmIconToolbar = createComponent({
  tagName: 'dm-icon-toolbar',
  elementClass: DmIconToolbarElement,
  react: React,
});
