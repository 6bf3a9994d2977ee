import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import {
  DmEditorTopBar as DmEditorTopBarElement,
  type DmEditorTopBarEvents,
} from '../../elements/shell/frame/dm-editor-top-bar.js';

/** `<dm-editor-top-bar>` for React. */
export const DmEditorTopBar = createComponent({
  tagName: 'dm-editor-top-bar',
  elementClass: DmEditorTopBarElement,
  react: React,
  events: {
    onDmBack: 'dm-back' as EventName<CustomEvent<DmEditorTopBarEvents['dm-back']>>,
  },
});
