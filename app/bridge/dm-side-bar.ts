import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import {
  DmSideBar as DmSideBarElement,
  type DmSideBarEvents,
} from '../../elements/shell/side-bar/dm-side-bar.js';

/** `<dm-side-bar>` for React. */
export const DmSideBar = createComponent({
  tagName: 'dm-side-bar',
  elementClass: DmSideBarElement,
  react: React,
  events: {
    onDmPanel: 'dm-panel' as EventName<CustomEvent<DmSideBarEvents['dm-panel']>>,
  },
});
