import { createComponent } from '@lit/react';
import * as React from 'react';
import { DmAnimationsPanel as DmAnimationsPanelElement } from '../../elements/panels/animations/dm-animations-panel.js';

/** `<dm-animations-panel>` for React. */
export const DmAnimationsPanel = createComponent({
  tagName: 'dm-animations-panel',
  elementClass: DmAnimationsPanelElement,
  react: React,
});
