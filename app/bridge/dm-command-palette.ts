import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import {
  DmCommandPalette as DmCommandPaletteElement,
  type DmCommandPaletteEvents,
} from '../../elements/shell/dialogs/dm-command-palette.js';

/** `<dm-command-palette>` for React. */
export const DmCommandPalette = createComponent({
  tagName: 'dm-command-palette',
  elementClass: DmCommandPaletteElement,
  react: React,
  events: {
    onDmClose: 'dm-close' as EventName<CustomEvent<DmCommandPaletteEvents['dm-close']>>,
  },
});
