import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import {
  DmPageGrid as DmPageGridElement,
  type DmPageGridEvents,
} from '../../elements/shell/pages/dm-page-grid.js';

/** `<dm-page-grid>` for React. */
export const DmPageGrid = createComponent({
  tagName: 'dm-page-grid',
  elementClass: DmPageGridElement,
  react: React,
  events: {
    onDmClose: 'dm-close' as EventName<CustomEvent<DmPageGridEvents['dm-close']>>,
  },
});
