import { createComponent } from '@lit/react';
import * as React from 'react';
import { DmTextEffectsPanel as DmTextEffectsPanelElement } from '../../elements/panels/text-effects/dm-text-effects-panel.js';

/** `<dm-text-effects-panel>` for React. */
export const DmTextEffectsPanel = createComponent({
  tagName: 'dm-text-effects-panel',
  elementClass: DmTextEffectsPanelElement,
  react: React,
});
