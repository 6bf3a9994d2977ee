import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import {
  DmLayersPanel as DmLayersPanelElement,
  type DmLayersPanelEvents,
} from '../../elements/panels/layers/dm-layers-panel.js';

/** `<dm-layers-panel>` for React. */
export const DmLayersPanel = createComponent({
  tagName: 'dm-layers-panel',
  elementClass: DmLayersPanelElement,
  react: React,
  events: {
    onDmClose: 'dm-close' as EventName<CustomEvent<DmLayersPanelEvents['dm-close']>>,
  },
});
