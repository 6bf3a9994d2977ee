import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import {
  DmMagicResizeDialog as DmMagicResizeDialogElement,
  type DmMagicResizeDialogEvents,
} from '../../elements/shell/magic-resize/dm-magic-resize-dialog.js';

/** `<dm-magic-resize-dialog>` for React. */
export const DmMagicResizeDialog = createComponent({
  tagName: 'dm-magic-resize-dialog',
  elementClass: DmMagicResizeDialogElement,
  react: React,
  events: {
    onDmClose: 'dm-close' as EventName<CustomEvent<DmMagicResizeDialogEvents['dm-close']>>,
    onDmOpenCopy: 'dm-open-copy' as EventName<CustomEvent<DmMagicResizeDialogEvents['dm-open-copy']>>,
    onDmResizeThis: 'dm-resize-this' as EventName<CustomEvent<DmMagicResizeDialogEvents['dm-resize-this']>>,
    onDmSaveCopies: 'dm-save-copies' as EventName<CustomEvent<DmMagicResizeDialogEvents['dm-save-copies']>>,
  },
});
