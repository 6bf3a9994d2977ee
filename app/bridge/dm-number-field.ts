import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import {
  DmNumberField as DmNumberFieldElement,
  type DmNumberFieldEvents,
} from '../../elements/controls/fields/dm-number-field.js';

/** `<dm-number-field>` for React. */
export const DmNumberField = createComponent({
  tagName: 'dm-number-field',
  elementClass: DmNumberFieldElement,
  react: React,
  events: {
    onDmChange: 'dm-change' as EventName<CustomEvent<DmNumberFieldEvents['dm-change']>>,
    onDmClear: 'dm-clear' as EventName<CustomEvent<DmNumberFieldEvents['dm-clear']>>,
    onDmInput: 'dm-input' as EventName<CustomEvent<DmNumberFieldEvents['dm-input']>>,
  },
});
