import { createComponent } from '@lit/react';
import * as React from 'react';
import { DmQrToolbar as DmQrToolbarElement } from '../../elements/toolbars/dm-qr-toolbar.js';

/** `<dm-qr-toolbar>` for React. */
export const DmQrToolbar = createComponent({
  tagName: 'dm-qr-toolbar',
  elementClass: DmQrToolbarElement,
  react: React,
});
