import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import {
  DmUploadsPanel as DmUploadsPanelElement,
  type DmUploadsPanelEvents,
} from '../../elements/panels/uploads/dm-uploads-panel.js';

/** `<dm-uploads-panel>` for React. */
export const DmUploadsPanel = createComponent({
  tagName: 'dm-uploads-panel',
  elementClass: DmUploadsPanelElement,
  react: React,
  events: {
    onDmReplaced: 'dm-replaced' as EventName<CustomEvent<DmUploadsPanelEvents['dm-replaced']>>,
  },
});
