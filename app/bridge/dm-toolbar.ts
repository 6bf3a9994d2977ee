import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { DmToolbar as DmToolbarElement, type DmToolbarEvents } from '../../elements/toolbars/dm-toolbar.js';

/** `<dm-toolbar>` for React. */
export const DmToolbar = createComponent({
  tagName: 'dm-toolbar',
  elementClass: DmToolbarElement,
  react: React,
  events: {
    onDmReplace: 'dm-replace' as EventName<CustomEvent<DmToolbarEvents['dm-replace']>>,
  },
});
