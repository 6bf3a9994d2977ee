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
    onDmDesignChange: 'dm-design-change' as EventName<CustomEvent<DmDesignEditorEvents['dm-design-change']>>,
    onDmDesignError: 'dm-design-error' as EventName<CustomEvent<DmDesignEditorEvents['dm-design-error']>>,
    onDmDesignReady: 'dm-design-ready' as EventName<CustomEvent<DmDesignEditorEvents['dm-design-ready']>>,
    onDmDesignSave: 'dm-design-save' as EventName<CustomEvent<DmDesignEditorEvents['dm-design-save']>>,
  },
});
