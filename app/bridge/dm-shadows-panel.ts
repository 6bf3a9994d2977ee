import { createComponent } from '@lit/react';
import * as React from 'react';
import { DmShadowsPanel as DmShadowsPanelElement } from '../../elements/panels/shadows/dm-shadows-panel.js';

/** `<dm-shadows-panel>` for React. */
export const DmShadowsPanel = createComponent({
  tagName: 'dm-shadows-panel',
  elementClass: DmShadowsPanelElement,
  react: React,
});
