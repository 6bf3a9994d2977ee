import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import {
  DmImageToolbar as DmImageToolbarElement,
  type DmImageToolbarEvents,
} from '../../elements/toolbars/dm-image-toolbar.js';

/** `<dm-image-toolbar>` for React. */
export const DmImageToolbar = createComponent({
  tagName: 'dm-image-toolbar',
  elementClass: DmImageToolbarElement,
  react: React,
  events: {
    onDmReplace: 'dm-replace' as EventName<CustomEvent<DmImageToolbarEvents['dm-replace']>>,
  },
});
