import { createComponent } from '@lit/react';
import * as React from 'react';
import { DmPagePreview as DmPagePreviewElement } from '../../elements/shell/pages/dm-page-preview.js';

/** `<dm-page-preview>` for React. */
export const DmPagePreview = createComponent({
  tagName: 'dm-page-preview',
  elementClass: DmPagePreviewElement,
  react: React,
});
