import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import {
  DmEditorShell as DmEditorShellElement,
  type DmEditorShellEvents,
} from '../../elements/shell/dm-editor-shell.js';

/** `<dm-editor-shell>` for React. */
export const DmEditorShell = createComponent({
  tagName: 'dm-editor-shell',
  elementClass: DmEditorShellElement,
  react: React,
  events: {
    onDmBack: 'dm-back' as EventName<CustomEvent<DmEditorShellEvents['dm-back']>>,
    onDmOpenCopy: 'dm-open-copy' as EventName<CustomEvent<DmEditorShellEvents['dm-open-copy']>>,
    onDmSaveCopies: 'dm-save-copies' as EventName<CustomEvent<DmEditorShellEvents['dm-save-copies']>>,
  },
});
