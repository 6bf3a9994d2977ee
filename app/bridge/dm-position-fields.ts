import { createComponent } from '@lit/react';
import * as React from 'react';
import { DmPositionFields as DmPositionFieldsElement } from '../../elements/toolbars/fields/dm-position-fields.js';

/** `<dm-position-fields>` for React. */
export const DmPositionFields = createComponent({
  tagName: 'dm-position-fields',
  elementClass: DmPositionFieldsElement,
  react: React,
});
