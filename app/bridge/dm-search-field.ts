import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import {
  DmSearchField as DmSearchFieldElement,
  type DmSearchFieldEvents,
} from '../../elements/controls/fields/dm-search-field.js';

/** `<dm-search-field>` for React. */
export const DmSearchField = createComponent({
  tagName: 'dm-search-field',
  elementClass: DmSearchFieldElement,
  react: React,
  events: {
    onDmChange: 'dm-change' as EventName<CustomEvent<DmSearchFieldEvents['dm-change']>>,
    onDmInput: 'dm-input' as EventName<CustomEvent<DmSearchFieldEvents['dm-input']>>,
  },
});
