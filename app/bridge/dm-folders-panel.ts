import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import {
  DmFoldersPanel as DmFoldersPanelElement,
  type DmFoldersPanelEvents,
} from '../../elements/panels/folders/dm-folders-panel.js';

/** `<dm-folders-panel>` for React. */
export const DmFoldersPanel = createComponent({
  tagName: 'dm-folders-panel',
  elementClass: DmFoldersPanelElement,
  react: React,
  events: {
    onDmReplaced: 'dm-replaced' as EventName<CustomEvent<DmFoldersPanelEvents['dm-replaced']>>,
  },
});
