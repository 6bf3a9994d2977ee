import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import {
  DmAnimationPlayer as DmAnimationPlayerElement,
  type DmAnimationPlayerEvents,
} from '../../elements/player/dm-animation-player.js';

/** `<dm-animation-player>` for React. */
export const DmAnimationPlayer = createComponent({
  tagName: 'dm-animation-player',
  elementClass: DmAnimationPlayerElement,
  react: React,
  events: {
    onDmClose: 'dm-close' as EventName<CustomEvent<DmAnimationPlayerEvents['dm-close']>>,
  },
});
