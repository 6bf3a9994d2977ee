import { createComponent } from '@lit/react';
import * as React from 'react';
import { DmGroupToolbar as DmGroupToolbarElement } from '../../elements/toolbars/dm-group-toolbar.js';

/** `<dm-group-toolbar>` for React. */
export const DmGroupToolbar = createComponent({
  tagName: 'dm-group-toolbar',
  elementClass: DmGroupToolbarElement,
  react: React,
});
