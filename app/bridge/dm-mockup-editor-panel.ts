import { createComponent } from '@lit/react';
import * as React from 'react';
import { DmMockupEditorPanel as DmMockupEditorPanelElement } from '../../elements/panels/mockup-editor/dm-mockup-editor-panel.js';

/** `<dm-mockup-editor-panel>` for React. */
export const DmMockupEditorPanel = createComponent({
  tagName: 'dm-mockup-editor-panel',
  elementClass: DmMockupEditorPanelElement,
  react: React,
});
