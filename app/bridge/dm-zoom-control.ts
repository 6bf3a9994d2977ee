import { createComponent } from '@lit/react';
import * as React from 'react';
import { DmZoomControl as DmZoomControlElement } from '../../elements/shell/frame/dm-zoom-control.js';

/** `<dm-zoom-control>` for React. */
export const DmZoomControl = createComponent({
  tagName: 'dm-zoom-control',
  elementClass: DmZoomControlElement,
  react: React,
});
