import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import {
  DmSelect as DmSelectElement,
  type DmSelectEvents,
} from '../../elements/controls/fields/dm-select.js';

/** `<dm-select>` for React. */
export const DmSelect = createComponent({
  tagName: 'dm-select',
  elementClass: DmSelectElement,
  react: React,
  events: {
    onDmChange: 'dm-change' as EventName<CustomEvent<DmSelectEvents['dm-change']>>,
  },
});
