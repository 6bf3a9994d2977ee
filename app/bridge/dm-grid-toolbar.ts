import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import {
  DmGridToolbar as DmGridToolbarElement,
  type DmGridToolbarEvents,
} from '../../elements/toolbars/dm-grid-toolbar.js';

/** `<dm-grid-toolbar>` for React. */
export const DmGridToolbar = createComponent({
  tagName: 'dm-grid-toolbar',
  elementClass: DmGridToolbarElement,
  react: React,
  events: {
    onDmReplace: 'dm-replace' as EventName<CustomEvent<DmGridToolbarEvents['dm-replace']>>,
  },
});
