import { createComponent } from '@lit/react';
import * as React from 'react';
import { DmTooltip as DmTooltipElement } from '../../elements/controls/overlays/dm-tooltip.js';

/** `<dm-tooltip>` for React. */
export const DmTooltip = createComponent({
  tagName: 'dm-tooltip',
  elementClass: DmTooltipElement,
  react: React,
});
