import { createComponent } from '@lit/react';
import * as React from 'react';
import { DmBrandKitPanel as DmBrandKitPanelElement } from '../../elements/panels/brand-kit/dm-brand-kit-panel.js';

/** `<dm-brand-kit-panel>` for React. */
export const DmBrandKitPanel = createComponent({
  tagName: 'dm-brand-kit-panel',
  elementClass: DmBrandKitPanelElement,
  react: React,
});
