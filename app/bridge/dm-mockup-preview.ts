import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import {
  DmMockupPreview as DmMockupPreviewElement,
  type DmMockupPreviewEvents,
} from '../../elements/mockup/dm-mockup-preview.js';

/** `<dm-mockup-preview>` for React. */
export const DmMockupPreview = createComponent({
  tagName: 'dm-mockup-preview',
  elementClass: DmMockupPreviewElement,
  react: React,
  events: {
    onDmMockupError: 'dm-mockup-error' as EventName<CustomEvent<DmMockupPreviewEvents['dm-mockup-error']>>,
    onDmMockupReady: 'dm-mockup-ready' as EventName<CustomEvent<DmMockupPreviewEvents['dm-mockup-ready']>>,
    onDmMockupRendered: 'dm-mockup-rendered' as EventName<
      CustomEvent<DmMockupPreviewEvents['dm-mockup-rendered']>
    >,
  },
});
