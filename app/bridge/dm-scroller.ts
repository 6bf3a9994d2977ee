import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import {
  DmScroller as DmScrollerElement,
  type DmScrollerEvents,
} from '../../elements/controls/lists/dm-scroller.js';

/** `<dm-scroller>` for React. */
export const DmScroller = createComponent({
  tagName: 'dm-scroller',
  elementClass: DmScrollerElement,
  react: React,
  events: {
    onDmMore: 'dm-more' as EventName<CustomEvent<DmScrollerEvents['dm-more']>>,
  },
});
