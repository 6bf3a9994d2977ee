import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import {
  DmPreflightPanel as DmPreflightPanelElement,
  type DmPreflightPanelEvents,
} from '../../elements/panels/preflight/dm-preflight-panel.js';

/** `<dm-preflight-panel>` for React. */
export const DmPreflightPanel = createComponent({
  tagName: 'dm-preflight-panel',
  elementClass: DmPreflightPanelElement,
  react: React,
  events: {
    onDmClose: 'dm-close' as EventName<CustomEvent<DmPreflightPanelEvents['dm-close']>>,
  },
});
