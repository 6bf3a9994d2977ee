import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import {
  DmMockupCrop as DmMockupCropElement,
  type DmMockupCropEvents,
} from '../../elements/mockup/cropping/dm-mockup-crop.js';

/** `<dm-mockup-crop>` for React. */
export const DmMockupCrop = createComponent({
  tagName: 'dm-mockup-crop',
  elementClass: DmMockupCropElement,
  react: React,
  events: {
    onDmCancel: 'dm-cancel' as EventName<CustomEvent<DmMockupCropEvents['dm-cancel']>>,
    onDmChange: 'dm-change' as EventName<CustomEvent<DmMockupCropEvents['dm-change']>>,
    onDmChoose: 'dm-choose' as EventName<CustomEvent<DmMockupCropEvents['dm-choose']>>,
    onDmInput: 'dm-input' as EventName<CustomEvent<DmMockupCropEvents['dm-input']>>,
  },
});
