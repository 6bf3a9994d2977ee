import { createComponent } from '@lit/react';
import * as React from 'react';
import { DmArrangeToolbar as DmArrangeToolbarElement } from '../../elements/toolbars/dm-arrange-toolbar.js';

/** `<dm-arrange-toolbar>` for React. */
export const DmArrangeToolbar = createComponent({
  tagName: 'dm-arrange-toolbar',
  elementClass: DmArrangeToolbarElement,
  react: React,
});
