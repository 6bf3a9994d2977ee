import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import {
  DmBulkImageChooser as DmBulkImageChooserElement,
  type DmBulkImageChooserEvents,
} from '../../elements/shell/bulk/pictures/dm-bulk-image-chooser.js';

/** `<dm-bulk-image-chooser>` for React. */
export const DmBulkImageChooser = createComponent({
  tagName: 'dm-bulk-image-chooser',
  elementClass: DmBulkImageChooserElement,
  react: React,
  events: {
    onDmBack: 'dm-back' as EventName<CustomEvent<DmBulkImageChooserEvents['dm-back']>>,
    onDmChoose: 'dm-choose' as EventName<CustomEvent<DmBulkImageChooserEvents['dm-choose']>>,
  },
});
