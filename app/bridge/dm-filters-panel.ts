import { createComponent } from '@lit/react';
import * as React from 'react';
import { DmFiltersPanel as DmFiltersPanelElement } from '../../elements/panels/filters/dm-filters-panel.js';

/** `<dm-filters-panel>` for React. */
export const DmFiltersPanel = createComponent({
  tagName: 'dm-filters-panel',
  elementClass: DmFiltersPanelElement,
  react: React,
});
