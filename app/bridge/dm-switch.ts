import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import {
  DmSwitch as DmSwitchElement,
  type DmSwitchEvents,
} from '../../elements/controls/buttons/dm-switch.js';

/** `<dm-switch>` for React. */
export const DmSwitch = createComponent({
  tagName: 'dm-switch',
  elementClass: DmSwitchElement,
  react: React,
  events: {
    onDmChange: 'dm-change' as EventName<CustomEvent<DmSwitchEvents['dm-change']>>,
  },
});
