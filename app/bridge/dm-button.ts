import { createComponent } from '@lit/react';
import * as React from 'react';
import { DmButton as DmButtonElement } from '../../elements/controls/buttons/dm-button.js';

/** `<dm-button>` for React. */
export const DmButton = createComponent({
  tagName: 'dm-button',
  elementClass: DmButtonElement,
  react: React,
});
