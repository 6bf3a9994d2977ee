import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import {
  DmSuggestDialog as DmSuggestDialogElement,
  type DmSuggestDialogEvents,
} from '../../elements/shell/suggesting/dm-suggest-dialog.js';

/** `<dm-suggest-dialog>` for React. */
export const DmSuggestDialog = createComponent({
  tagName: 'dm-suggest-dialog',
  elementClass: DmSuggestDialogElement,
  react: React,
  events: {
    onDmClose: 'dm-close' as EventName<CustomEvent<DmSuggestDialogEvents['dm-close']>>,
  },
});
