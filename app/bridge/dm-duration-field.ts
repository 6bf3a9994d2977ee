import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import {
  DmDurationField as DmDurationFieldElement,
  type DmDurationFieldEvents,
} from '../../elements/controls/fields/dm-duration-field.js';

/** `<dm-duration-field>` for React. */
export const DmDurationField = createComponent({
  tagName: 'dm-duration-field',
  elementClass: DmDurationFieldElement,
  react: React,
  events: {
    onDmChange: 'dm-change' as EventName<CustomEvent<DmDurationFieldEvents['dm-change']>>,
    onDmInput: 'dm-input' as EventName<CustomEvent<DmDurationFieldEvents['dm-input']>>,
  },
});
