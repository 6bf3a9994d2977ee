import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import {
  DmResizeDialog as DmResizeDialogElement,
  type DmResizeDialogEvents,
} from '../../elements/shell/dialogs/dm-resize-dialog.js';

/** `<dm-resize-dialog>` for React. */
export const DmResizeDialog = createComponent({
  tagName: 'dm-resize-dialog',
  elementClass: DmResizeDialogElement,
  react: React,
  events: {
    onDmClose: 'dm-close' as EventName<CustomEvent<DmResizeDialogEvents['dm-close']>>,
  },
});
