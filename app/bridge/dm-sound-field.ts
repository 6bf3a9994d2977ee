import { createComponent } from '@lit/react';
import * as React from 'react';
import { DmSoundField as DmSoundFieldElement } from '../../elements/panels/animations/dm-sound-field.js';

/** `<dm-sound-field>` for React. */
export const DmSoundField = createComponent({
  tagName: 'dm-sound-field',
  elementClass: DmSoundFieldElement,
  react: React,
});
