import { createComponent } from '@lit/react';
import * as React from 'react';
import { DmBackgroundsPanel as DmBackgroundsPanelElement } from '../../elements/panels/backgrounds/dm-backgrounds-panel.js';

/** `<dm-backgrounds-panel>` for React. */
export const DmBackgroundsPanel = createComponent({
  tagName: 'dm-backgrounds-panel',
  elementClass: DmBackgroundsPanelElement,
  react: React,
});
