import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import {
  DmTemplateChoice as DmTemplateChoiceElement,
  type DmTemplateChoiceEvents,
} from '../../elements/panels/templates/dm-template-choice.js';

/** `<dm-template-choice>` for React. */
export const DmTemplateChoice = createComponent({
  tagName: 'dm-template-choice',
  elementClass: DmTemplateChoiceElement,
  react: React,
  events: {
    onDmChoose: 'dm-choose' as EventName<CustomEvent<DmTemplateChoiceEvents['dm-choose']>>,
    onDmClose: 'dm-close' as EventName<CustomEvent<DmTemplateChoiceEvents['dm-close']>>,
  },
});
