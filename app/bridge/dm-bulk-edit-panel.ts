import { createComponent } from '@lit/react';
import * as React from 'react';
import { DmBulkEditPanel as DmBulkEditPanelElement } from '../../elements/panels/bulk-edit/dm-bulk-edit-panel.js';

/** `<dm-bulk-edit-panel>` for React. */
export const DmBulkEditPanel = createComponent({
  tagName: 'dm-bulk-edit-panel',
  elementClass: DmBulkEditPanelElement,
  react: React,
});
