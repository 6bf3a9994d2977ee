import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import {
  DmLinkFields as DmLinkFieldsElement,
  type DmLinkFieldsEvents,
} from '../../elements/toolbars/fields/dm-link-fields.js';

/** `<dm-link-fields>` for React. */
export const DmLinkFields = createComponent({
  tagName: 'dm-link-fields',
  elementClass: DmLinkFieldsElement,
  react: React,
  events: {
    onDmDone: 'dm-done' as EventName<CustomEvent<DmLinkFieldsEvents['dm-done']>>,
  },
});
