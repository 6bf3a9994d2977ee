import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import {
  DmBulkSheet as DmBulkSheetElement,
  type DmBulkSheetEvents,
} from '../../elements/bulk/dm-bulk-sheet.js';

/** `<dm-bulk-sheet>` for React. */
export const DmBulkSheet = createComponent({
  tagName: 'dm-bulk-sheet',
  elementClass: DmBulkSheetElement,
  react: React,
  events: {
    onDmChooseImage: 'dm-choose-image' as EventName<CustomEvent<DmBulkSheetEvents['dm-choose-image']>>,
    onDmRowsChange: 'dm-rows-change' as EventName<CustomEvent<DmBulkSheetEvents['dm-rows-change']>>,
  },
});
