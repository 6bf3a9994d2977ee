import { createComponent } from '@lit/react';
import * as React from 'react';
import { DmEmptyState as DmEmptyStateElement } from '../../elements/controls/lists/dm-empty-state.js';

/** `<dm-empty-state>` for React. */
export const DmEmptyState = createComponent({
  tagName: 'dm-empty-state',
  elementClass: DmEmptyStateElement,
  react: React,
});
