import { createComponent } from '@lit/react';
import * as React from 'react';
import { DmFontName as DmFontNameElement } from '../../elements/controls/lists/dm-font-name.js';

/** `<dm-font-name>` for React. */
export const DmFontName = createComponent({
  tagName: 'dm-font-name',
  elementClass: DmFontNameElement,
  react: React,
});
