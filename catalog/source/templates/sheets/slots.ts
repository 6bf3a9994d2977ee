import type { TemplateSource } from '../../../build/templates/recipe.js';

type Copy = TemplateSource['copy'];

/** The words of slots that are counted: 'item1', 'item2' and so on. */
export const counted = (slot: string, words: readonly string[]): Copy =>
  Object.fromEntries(words.map((word, i) => [`${slot}${i + 1}`, word]));

/** The same, for a slot that only counts: '1', '2' and so on. */
export const upTo = (slot: string, last: number): Copy =>
  counted(slot, Array.from({ length: last }, (_, i) => String(i + 1)));
