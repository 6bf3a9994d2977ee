import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import {
  DmBulkDataDialog as DmBulkDataDialogElement,
  type DmBulkDataDialogEvents,
} from '../../elements/shell/bulk/dm-bulk-data-dialog.js';

/** `<dm-bulk-data-dialog>` for React. */
export const DmBulkDataDialog = createComponent({
  tagName: 'dm-bulk-data-dialog',
  elementClass: DmBulkDataDialogElement,
  react: React,
  events: {
    onDmClose: 'dm-close' as EventName<CustomEvent<DmBulkDataDialogEvents['dm-close']>>,
  },
});
