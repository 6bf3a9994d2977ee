import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import {
  DmAltTextDialog as DmAltTextDialogElement,
  type DmAltTextDialogEvents,
} from '../../elements/shell/dialogs/dm-alt-text-dialog.js';

/** `<dm-alt-text-dialog>` for React. */
export const DmAltTextDialog = createComponent({
  tagName: 'dm-alt-text-dialog',
  elementClass: DmAltTextDialogElement,
  react: React,
  events: {
    onDmClose: 'dm-close' as EventName<CustomEvent<DmAltTextDialogEvents['dm-close']>>,
  },
});
