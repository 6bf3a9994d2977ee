import { createComponent } from '@lit/react';
import * as React from 'react';
import { DmTextPanel as DmTextPanelElement } from '../../elements/panels/text/dm-text-panel.js';

/** `<dm-text-panel>` for React. */
export const DmTextPanel = createComponent({
  tagName: 'dm-text-panel',
  elementClass: DmTextPanelElement,
  react: React,
});
