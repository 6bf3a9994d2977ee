import { createComponent } from '@lit/react';
import * as React from 'react';
import { DmTextToolbar as DmTextToolbarElement } from '../../elements/toolbars/text/dm-text-toolbar.js';

/** `<dm-text-toolbar>` for React. */
export const DmTextToolbar = createComponent({
  tagName: 'dm-text-toolbar',
  elementClass: DmTextToolbarElement,
  react: React,
});
