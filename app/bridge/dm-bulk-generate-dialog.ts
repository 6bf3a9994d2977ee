import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import {
  DmBulkGenerateDialog as DmBulkGenerateDialogElement,
  type DmBulkGenerateDialogEvents,
} from '../../elements/shell/bulk/dm-bulk-generate-dialog.js';

/** `<dm-bulk-generate-dialog>` for React. */
export const DmBulkGenerateDialog = createComponent({
  tagName: 'dm-bulk-generate-dialog',
  elementClass: DmBulkGenerateDialogElement,
  react: React,
  events: {
    onDmClose: 'dm-close' as EventName<CustomEvent<DmBulkGenerateDialogEvents['dm-close']>>,
  },
});
