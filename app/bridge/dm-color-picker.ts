import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import {
  DmColorPicker as DmColorPickerElement,
  type DmColorPickerEvents,
} from '../../elements/controls/color/dm-color-picker.js';

/** `<dm-color-picker>` for React. */
export const DmColorPicker = createComponent({
  tagName: 'dm-color-picker',
  elementClass: DmColorPickerElement,
  react: React,
  events: {
    onDmChange: 'dm-change' as EventName<CustomEvent<DmColorPickerEvents['dm-change']>>,
    onDmInput: 'dm-input' as EventName<CustomEvent<DmColorPickerEvents['dm-input']>>,
  },
});
