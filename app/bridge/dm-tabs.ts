import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { DmTabs as DmTabsElement, type DmTabsEvents } from '../../elements/controls/buttons/dm-tabs.js';

/** `<dm-tabs>` for React. */
export const DmTabs = createComponent({
  tagName: 'dm-tabs',
  elementClass: DmTabsElement,
  react: React,
  events: {
    onDmChange: 'dm-change' as EventName<CustomEvent<DmTabsEvents['dm-change']>>,
  },
});
