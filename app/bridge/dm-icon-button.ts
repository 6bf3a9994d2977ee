import { createComponent } from '@lit/react';
import * as React from 'react';
import { DmIconButton as DmIconButtonElement } from '../../elements/controls/buttons/dm-icon-button.js';

/** `<dm-icon-button>` for React. */
export const DmIconButton = createComponent({
  tagName: 'dm-icon-button',
  elementClass: DmIconButtonElement,
  react: React,
});
