import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import {
  DmFindBar as DmFindBarElement,
  type DmFindBarEvents,
} from '../../elements/shell/finding/dm-find-bar.js';

/** `<dm-find-bar>` for React. */
export const DmFindBar = createComponent({
  tagName: 'dm-find-bar',
  elementClass: DmFindBarElement,
  react: React,
  events: {
    onDmClose: 'dm-close' as EventName<CustomEvent<DmFindBarEvents['dm-close']>>,
  },
});
