import { createComponent } from '@lit/react';
import * as React from 'react';
import { DmPageStrip as DmPageStripElement } from '../../elements/shell/pages/dm-page-strip.js';

/** `<dm-page-strip>` for React. */
export const DmPageStrip = createComponent({
  tagName: 'dm-page-strip',
  elementClass: DmPageStripElement,
  react: React,
});
