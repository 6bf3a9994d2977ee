import { createComponent } from '@lit/react';
import * as React from 'react';
import { DmSaveStatus as DmSaveStatusElement } from '../../elements/shell/frame/dm-save-status.js';

/** `<dm-save-status>` for React. */
export const DmSaveStatus = createComponent({
  tagName: 'dm-save-status',
  elementClass: DmSaveStatusElement,
  react: React,
});
