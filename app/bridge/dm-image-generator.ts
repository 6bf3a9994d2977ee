import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import {
  DmImageGenerator as DmImageGeneratorElement,
  type DmImageGeneratorEvents,
} from '../../elements/panels/imagemaker/dm-image-generator.js';

/** `<dm-image-generator>` for React. */
export const DmImageGenerator = createComponent({
  tagName: 'dm-image-generator',
  elementClass: DmImageGeneratorElement,
  react: React,
  events: {
    onDmMade: 'dm-made' as EventName<CustomEvent<DmImageGeneratorEvents['dm-made']>>,
  },
});
