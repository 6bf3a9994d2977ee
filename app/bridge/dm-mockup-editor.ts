import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import {
  DmMockupEditor as DmMockupEditorElement,
  type DmMockupEditorEvents,
} from '../../elements/mockup/dm-mockup-editor.js';

/** `<dm-mockup-editor>` for React. */
export const DmMockupEditor = createComponent({
  tagName: 'dm-mockup-editor',
  elementClass: DmMockupEditorElement,
  react: React,
  events: {
    onDmMockupChange: 'dm-mockup-change' as EventName<CustomEvent<DmMockupEditorEvents['dm-mockup-change']>>,
    onDmMockupError: 'dm-mockup-error' as EventName<CustomEvent<DmMockupEditorEvents['dm-mockup-error']>>,
    onDmMockupPick: 'dm-mockup-pick' as EventName<CustomEvent<DmMockupEditorEvents['dm-mockup-pick']>>,
    onDmMockupReady: 'dm-mockup-ready' as EventName<CustomEvent<DmMockupEditorEvents['dm-mockup-ready']>>,
    onDmMockupRendered: 'dm-mockup-rendered' as EventName<
      CustomEvent<DmMockupEditorEvents['dm-mockup-rendered']>
    >,
  },
});
