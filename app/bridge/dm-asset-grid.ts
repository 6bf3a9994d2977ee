import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import {
  DmAssetGrid as DmAssetGridElement,
  type DmAssetGridEvents,
} from '../../elements/controls/lists/dm-asset-grid.js';

/** `<dm-asset-grid>` for React. */
export const DmAssetGrid = createComponent({
  tagName: 'dm-asset-grid',
  elementClass: DmAssetGridElement,
  react: React,
  events: {
    onDmDelete: 'dm-delete' as EventName<CustomEvent<DmAssetGridEvents['dm-delete']>>,
    onDmDrag: 'dm-drag' as EventName<CustomEvent<DmAssetGridEvents['dm-drag']>>,
    onDmPick: 'dm-pick' as EventName<CustomEvent<DmAssetGridEvents['dm-pick']>>,
  },
});
