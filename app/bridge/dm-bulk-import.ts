import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import {
  DmBulkImport as DmBulkImportElement,
  type DmBulkImportEvents,
} from '../../elements/bulk/importing/dm-bulk-import.js';

/** `<dm-bulk-import>` for React. */
export const DmBulkImport = createComponent({
  tagName: 'dm-bulk-import',
  elementClass: DmBulkImportElement,
  react: React,
  events: {
    onDmClose: 'dm-close' as EventName<CustomEvent<DmBulkImportEvents['dm-close']>>,
    onDmImport: 'dm-import' as EventName<CustomEvent<DmBulkImportEvents['dm-import']>>,
    onDmImportSheet: 'dm-import-sheet' as EventName<CustomEvent<DmBulkImportEvents['dm-import-sheet']>>,
  },
});
