import { createComponent } from '@lit/react';
import * as React from 'react';
import { DmStylePanel as DmStylePanelElement } from '../../elements/panels/style/dm-style-panel.js';

/** `<dm-style-panel>` for React. */
export const DmStylePanel = createComponent({
  tagName: 'dm-style-panel',
  elementClass: DmStylePanelElement,
  react: React,
});
