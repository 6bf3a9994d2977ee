import { alsoCalled } from '../../source/also-called.js';
import type { TemplateSource } from '../templates/recipe.js';

/** A template with what it is for, as a search looks at it. */
export interface Searched {
  readonly source: Pick<TemplateSource, 'id' | 'name' | 'keywords'>;
  readonly category: { readonly id: string; readonly name: string };
}

/** Words without endings of the plural and the possessive: 'Mother’s' and 'mothers' are one. */
const words = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[’']/g, '')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean)
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word));

/** The name, the keywords and what the format is called. The copy does not count: a word in it does not make a template fit. */
const wordsOf = ({ source, category }: Searched): ReadonlySet<string> =>
  new Set(
    [source.name, ...source.keywords, category.name, ...(alsoCalled[category.id] ?? [])].flatMap(words),
  );

/** Ids of the templates that have all words of each search. */
export function found(
  searches: readonly string[],
  all: readonly Searched[],
): ReadonlyMap<string, readonly string[]> {
  const known = all.map((each) => ({ id: each.source.id, has: wordsOf(each) }));
  return new Map(
    searches.map((search) => {
      const asked = words(search);
      return [search, known.filter(({ has }) => asked.every((word) => has.has(word))).map(({ id }) => id)];
    }),
  );
}
