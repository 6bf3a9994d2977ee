import { FORMATS } from './format-rows.js';
import { phraseTable } from './phrases.js';

/** A format that a search names: the categories that are meant, by their names, and what is near to those. */
export interface NamedFormat {
  readonly categories: readonly string[];
  readonly near: readonly string[];
}

/** Formats by what people call them. */
export const formats = phraseTable(
  FORMATS.map(([phrases, categories, near]): readonly [string, NamedFormat] => [
    phrases,
    { categories: categories.split(', '), near: near === undefined ? [] : near.split(', ') },
  ]),
);
