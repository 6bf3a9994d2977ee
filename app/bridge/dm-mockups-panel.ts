import { createComponent } from '@lit/react';
import * as React from 'react';
import { DmMockupsPanel as DmMockupsPanelElement } from '../../elements/panels/mockups/dm-mockups-panel.js';

/** `<dm-mockups-panel>` for React. */
export const DmMockupsPanel = createComponent({
  tagName: 'dm-mockups-panel',
  elementClass: DmMockupsPanelElement,
  react: React,
});
