import { createComponent } from '@lit/react';
import * as React from 'react';
import { DmAdjustPanel as DmAdjustPanelElement } from '../../elements/panels/adjust/dm-adjust-panel.js';

/** `<dm-adjust-panel>` for React. */
export const DmAdjustPanel = createComponent({
  tagName: 'dm-adjust-panel',
  elementClass: DmAdjustPanelElement,
  react: React,
});
