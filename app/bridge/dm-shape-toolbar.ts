import { createComponent } from '@lit/react';
import * as React from 'react';
import { DmShapeToolbar as DmShapeToolbarElement } from '../../elements/toolbars/dm-shape-toolbar.js';

/** `<dm-shape-toolbar>` for React. */
export const DmShapeToolbar = createComponent({
  tagName: 'dm-shape-toolbar',
  elementClass: DmShapeToolbarElement,
  react: React,
});
