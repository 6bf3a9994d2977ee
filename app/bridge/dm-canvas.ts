import { createComponent } from '@lit/react';
import * as React from 'react';
import { DmCanvas as DmCanvasElement } from '../../elements/canvas/dm-canvas.js';

/** `<dm-canvas>` for React. */
export const DmCanvas = createComponent({
  tagName: 'dm-canvas',
  elementClass: DmCanvasElement,
  react: React,
});
