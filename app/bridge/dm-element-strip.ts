import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import {
  DmElementStrip as DmElementStripElement,
  type DmElementStripEvents,
} from '../../elements/panels/elements/dm-element-strip.js';

/** `<dm-element-strip>` for React. */
export const DmElementStrip = createComponent({
  tagName: 'dm-element-strip',
  elementClass: DmElementStripElement,
  react: React,
  events: {
    onDmAll: 'dm-all' as EventName<CustomEvent<DmElementStripEvents['dm-all']>>,
    onDmPick: 'dm-pick' as EventName<CustomEvent<DmElementStripEvents['dm-pick']>>,
  },
});
