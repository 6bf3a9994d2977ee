import { createComponent } from '@lit/react';
import * as React from 'react';
import { DmElementsPanel as DmElementsPanelElement } from '../../elements/panels/elements/dm-elements-panel.js';

/** `<dm-elements-panel>` for React. */
export const DmElementsPanel = createComponent({
  tagName: 'dm-elements-panel',
  elementClass: DmElementsPanelElement,
  react: React,
});
