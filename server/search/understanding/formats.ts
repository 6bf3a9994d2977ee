import { FORMATS } from './format-rows.js';
import { foreignFormats } from './languages.js';
import { phraseTable } from './phrases.js';

/** A format that a search names: the categories that are meant, by their names, and what is near to those. */
export interface NamedFormat {
  readonly categories: readonly string[];
  readonly near: readonly string[];
  /**
   * What those of it have in their names, though they are of a near format. None where a longer name ends so that is of another
   * format: a business card is no greeting card.
   */
  readonly names: readonly string[];
}

const rows = FORMATS.map(([phrases, categories, near]) => ({
  ...{ phrases: phrases.split(', '), categories: categories.split(', ') },
  near: near === undefined ? [] : near.split(', '),
}));

/** Whether no other format has a name that ends like this. */
const isItsOwn = (phrase: string, own: (typeof rows)[number]): boolean =>
  rows.every((row) => row === own || row.phrases.every((other) => !other.endsWith(` ${phrase}`)));

const inEnglish = new Map(
  rows.flatMap((row) => {
    const { phrases, categories, near } = row;
    const [first] = phrases;
    return phrases.map((phrase): readonly [string, NamedFormat] => {
      const names = [...new Set([phrase, first!])].filter((name) => isItsOwn(name, row));
      return [phrase, { categories, near, names }];
    });
  }),
);

/** Formats by what people call them. */
export const formats = phraseTable<NamedFormat>([
  ...foreignFormats.flatMap(([phrase, [english]]) => {
    const known = inEnglish.get(english!);
    return known ? [[phrase, known] as const] : [];
  }),
  ...inEnglish,
]);
