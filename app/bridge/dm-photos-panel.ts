import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import {
  DmPhotosPanel as DmPhotosPanelElement,
  type DmPhotosPanelEvents,
} from '../../elements/panels/photos/dm-photos-panel.js';

/** `<dm-photos-panel>` for React. */
export const DmPhotosPanel = createComponent({
  tagName: 'dm-photos-panel',
  elementClass: DmPhotosPanelElement,
  react: React,
  events: {
    onDmReplaced: 'dm-replaced' as EventName<CustomEvent<DmPhotosPanelEvents['dm-replaced']>>,
  },
});
