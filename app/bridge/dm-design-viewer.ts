import { createComponent } from '@lit/react';
import * as React from 'react';
import { DmDesignViewer as DmDesignViewerElement } from '../../elements/shell/dm-design-viewer.js';

/** `<dm-design-viewer>` for React. */
export const DmDesignViewer = createComponent({
  tagName: 'dm-design-viewer',
  elementClass: DmDesignViewerElement,
  react: React,
});
