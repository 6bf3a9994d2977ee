import { createComponent } from '@lit/react';
import * as React from 'react';
import { DmTemplatesPanel as DmTemplatesPanelElement } from '../../elements/panels/templates/dm-templates-panel.js';

/** `<dm-templates-panel>` for React. */
export const DmTemplatesPanel = createComponent({
  tagName: 'dm-templates-panel',
  elementClass: DmTemplatesPanelElement,
  react: React,
});
