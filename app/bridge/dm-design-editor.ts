import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import {
  DmDesignEditor as DmDesignEditorElement,
  type DmDesignEditorEvents,
} from '../../elements/shell/dm-design-editor.js';

/** `<dm-design-editor>` for React. */
export const DmDesignEditor = createComponent({
  tagName: 'dm-design-editor',
  elementClass: DmDesignEditorElement,
  react: React,
  events: {
    onDmBack: 'dm-back' as EventName<CustomEvent<DmDesignEditorEvents['dm-back']>>,
    onDmOpenCopy: 'dm-open-copy' as EventName<CustomEvent<DmDesignEditorEvents['dm-open-copy']>>,
    onDmSaveCopies: 'dm-save-copies' as EventName<CustomEvent<DmDesignEditorEvents['dm-save-copies']>>,
  },
});
