import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import {
  DmBulkFolderPicker as DmBulkFolderPickerElement,
  type DmBulkFolderPickerEvents,
} from '../../elements/shell/bulk/saving/dm-bulk-folder-picker.js';

/** `<dm-bulk-folder-picker>` for React. */
export const DmBulkFolderPicker = createComponent({
  tagName: 'dm-bulk-folder-picker',
  elementClass: DmBulkFolderPickerElement,
  react: React,
  events: {
    onDmChange: 'dm-change' as EventName<CustomEvent<DmBulkFolderPickerEvents['dm-change']>>,
  },
});
