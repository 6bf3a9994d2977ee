import { createComponent } from '@lit/react';
import * as React from 'react';
import { DmFontsPanel as DmFontsPanelElement } from '../../elements/panels/fonts/dm-fonts-panel.js';

/** `<dm-fonts-panel>` for React. */
export const DmFontsPanel = createComponent({
  tagName: 'dm-fonts-panel',
  elementClass: DmFontsPanelElement,
  react: React,
});
