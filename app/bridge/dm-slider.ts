import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import {
  DmSlider as DmSliderElement,
  type DmSliderEvents,
} from '../../elements/controls/fields/dm-slider.js';

/** `<dm-slider>` for React. */
export const DmSlider = createComponent({
  tagName: 'dm-slider',
  elementClass: DmSliderElement,
  react: React,
  events: {
    onDmChange: 'dm-change' as EventName<CustomEvent<DmSliderEvents['dm-change']>>,
    onDmInput: 'dm-input' as EventName<CustomEvent<DmSliderEvents['dm-input']>>,
  },
});
