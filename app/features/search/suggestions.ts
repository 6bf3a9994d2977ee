import type { Format } from '../../catalog.js';
import { isAlmost } from './fuzzy-prefix.js';

/** What is offered below the search field while one types. */

export type Suggestion =
  | { readonly kind: 'format'; readonly format: SuggestedFormat }
  /** Templates that have to do with the text as it stands. */
  | { readonly kind: 'text'; readonly text: string };

export type SuggestedFormat = Pick<Format, 'id' | 'name' | 'measures'>;

/** Rows below the field: all in sight at once. */
const MOST_FORMATS = 6;
/** Formats to begin with, while nothing is typed. */
const FIRST_FORMATS = 5;

/** How well a name fits; a smaller number fits better. */
const FIT = { beginning: 0, words: 1, almost: 2 } as const;

/**
 * The formats whose names have words that begin like those of the text, then the text itself. Formats come best first and
 * keep their order among equals; one letter may be wrong in a longer word. Without text: the first formats.
 */
export function suggest(text: string, formats: readonly SuggestedFormat[]): Suggestion[] {
  const wanted = text.trim();
  if (!wanted) return formats.slice(0, FIRST_FORMATS).map(asSuggestion);
  const typed = folded(wanted);
  const fitting = formats.flatMap((format) => {
    const fit = fitOf(typed, folded(format.name));
    return fit === null ? [] : [{ format, fit }];
  });
  const best = fitting.sort((a, b) => a.fit - b.fit).slice(0, MOST_FORMATS);
  return [...best.map(({ format }) => asSuggestion(format)), { kind: 'text', text: wanted }];
}

const asSuggestion = (format: SuggestedFormat): Suggestion => ({ kind: 'format', format });

function fitOf(typed: string, name: string): number | null {
  if (name.startsWith(typed)) return FIT.beginning;
  const [words, names] = [wordsOf(typed), wordsOf(name)];
  if (words.length === 0) return null;
  const every = (fits: (word: string, of: string) => boolean) =>
    words.every((word) => names.some((of) => fits(word, of)));
  if (every((word, of) => of.startsWith(word))) return FIT.words;
  return every(isAlmost) ? FIT.almost : null;
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Small letters without accents. */
const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
