import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import {
  DmPopover as DmPopoverElement,
  type DmPopoverEvents,
} from '../../elements/controls/overlays/dm-popover.js';

/** `<dm-popover>` for React. */
export const DmPopover = createComponent({
  tagName: 'dm-popover',
  elementClass: DmPopoverElement,
  react: React,
  events: {
    onDmClose: 'dm-close' as EventName<CustomEvent<DmPopoverEvents['dm-close']>>,
    onDmOpen: 'dm-open' as EventName<CustomEvent<DmPopoverEvents['dm-open']>>,
  },
});
