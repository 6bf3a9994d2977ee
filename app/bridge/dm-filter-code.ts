import { createComponent } from '@lit/react';
import * as React from 'react';
import { DmFilterCode as DmFilterCodeElement } from '../../elements/panels/shared/dm-filter-code.js';

/** `<dm-filter-code>` for React. */
export const DmFilterCode = createComponent({
  tagName: 'dm-filter-code',
  elementClass: DmFilterCodeElement,
  react: React,
});
