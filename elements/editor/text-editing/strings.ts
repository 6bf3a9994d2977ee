import { defineStrings } from '../../base/i18n/strings.js';

/** Names of the steps that editing words makes. */
export const en = {
  paste: 'Paste',
  style: 'Text style',
  type: 'Typing',
} as const;

export const t = defineStrings('text-editing', en);
