import { createComponent } from '@lit/react';
import * as React from 'react';
import { DmCropToolbar as DmCropToolbarElement } from '../../elements/toolbars/dm-crop-toolbar.js';

/** `<dm-crop-toolbar>` for React. */
export const DmCropToolbar = createComponent({
  tagName: 'dm-crop-toolbar',
  elementClass: DmCropToolbarElement,
  react: React,
});
