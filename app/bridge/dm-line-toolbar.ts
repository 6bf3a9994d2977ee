import { createComponent } from '@lit/react';
import * as React from 'react';
import { DmLineToolbar as DmLineToolbarElement } from '../../elements/toolbars/dm-line-toolbar.js';

/** `<dm-line-toolbar>` for React. */
export const DmLineToolbar = createComponent({
  tagName: 'dm-line-toolbar',
  elementClass: DmLineToolbarElement,
  react: React,
});
