import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import {
  DmShortcutsDialog as DmShortcutsDialogElement,
  type DmShortcutsDialogEvents,
} from '../../elements/shell/dialogs/dm-shortcuts-dialog.js';

/** `<dm-shortcuts-dialog>` for React. */
export const DmShortcutsDialog = createComponent({
  tagName: 'dm-shortcuts-dialog',
  elementClass: DmShortcutsDialogElement,
  react: React,
  events: {
    onDmClose: 'dm-close' as EventName<CustomEvent<DmShortcutsDialogEvents['dm-close']>>,
  },
});
