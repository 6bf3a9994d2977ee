import { createComponent } from '@lit/react';
import * as React from 'react';
import { DmRemoveBackgroundPanel as DmRemoveBackgroundPanelElement } from '../../elements/panels/remove-background/dm-remove-background-panel.js';

/** `<dm-remove-background-panel>` for React. */
export const DmRemoveBackgroundPanel = createComponent({
  tagName: 'dm-remove-background-panel',
  elementClass: DmRemoveBackgroundPanelElement,
  react: React,
});
