import { createComponent } from '@lit/react';
import * as React from 'react';
import { DmBackgroundToolbar as DmBackgroundToolbarElement } from '../../elements/toolbars/dm-background-toolbar.js';

/** `<dm-background-toolbar>` for React. */
export const DmBackgroundToolbar = createComponent({
  tagName: 'dm-background-toolbar',
  elementClass: DmBackgroundToolbarElement,
  react: React,
});
