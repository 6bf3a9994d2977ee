import { defineStrings } from '../../base/i18n/strings.js';

/** Names of the steps that editing words makes. */
export const en = {
  list: 'List',
  paste: 'Paste',
  style: 'Text style',
  tooLong: ({ limit }: { limit: number }) =>
    `A text can have ${limit.toLocaleString('en')} characters at most: the rest was left out.`,
  type: 'Typing',
} as const;

export const t = defineStrings('text-editing', en);
