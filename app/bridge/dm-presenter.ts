import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import {
  DmPresenter as DmPresenterElement,
  type DmPresenterEvents,
} from '../../elements/shell/presenting/dm-presenter.js';

/** `<dm-presenter>` for React. */
export const DmPresenter = createComponent({
  tagName: 'dm-presenter',
  elementClass: DmPresenterElement,
  react: React,
  events: {
    onDmClose: 'dm-close' as EventName<CustomEvent<DmPresenterEvents['dm-close']>>,
  },
});
