import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import {
  DmSegmented as DmSegmentedElement,
  type DmSegmentedEvents,
} from '../../elements/controls/buttons/dm-segmented.js';

/** `<dm-segmented>` for React. */
export const DmSegmented = createComponent({
  tagName: 'dm-segmented',
  elementClass: DmSegmentedElement,
  react: React,
  events: {
    onDmChange: 'dm-change' as EventName<CustomEvent<DmSegmentedEvents['dm-change']>>,
  },
});
