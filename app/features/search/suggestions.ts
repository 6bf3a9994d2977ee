import type { Format } from '../../catalog.js';
import { fuzzyStartsWith } from './fuzzy-prefix.js';

/** What is offered below the search field while one types. */

export type Suggestion =
  | { readonly kind: 'format'; readonly format: SuggestedFormat }
  /** Templates that have to do with the text as it stands. */
  | { readonly kind: 'text'; readonly text: string }
  /** An empty page of a size that has a name [E-056]. */
  | { readonly kind: 'blank'; readonly format: SuggestedFormat };

export type SuggestedFormat = Pick<Format, 'id' | 'name' | 'dimensions'>;

/** What search looks through. */
export interface Searched {
  /** Formats that have templates. */
  readonly formats: readonly SuggestedFormat[];
  /** All that a blank page may begin with, those formats among them. */
  readonly sizes: readonly SuggestedFormat[];
}

/** Rows below the field: all in sight at once. */
const MOST_FORMATS = 6;
/** Formats to begin with, while nothing is typed. */
const FIRST_FORMATS = 5;
/** Blank pages below them. */
const MOST_BLANK = 3;

/** How well a name fits; a smaller number fits better. */
const FIT = { beginning: 0, words: 1, almost: 2 } as const;

/**
 * The formats whose names have words that begin like those of the text, then blank pages of such a name, then the text
 * itself. They come best first and keep their order among equals; one letter may be wrong in a longer word. Without text:
 * the first formats.
 */
export function suggest(text: string, { formats, sizes }: Searched): Suggestion[] {
  const wanted = text.trim();
  if (!wanted) return formats.slice(0, FIRST_FORMATS).map(asSuggestion);
  return [
    ...fitting(wanted, formats).slice(0, MOST_FORMATS).map(asSuggestion),
    ...fitting(wanted, sizes)
      .slice(0, MOST_BLANK)
      .map((format): Suggestion => ({ kind: 'blank', format })),
    { kind: 'text', text: wanted },
  ];
}

/** Those that fit, best first. */
function fitting(wanted: string, formats: readonly SuggestedFormat[]): SuggestedFormat[] {
  const typed = folded(wanted);
  const found = formats.flatMap((format) => {
    const fit = fitOf(typed, folded(format.name));
    return fit === null ? [] : [{ format, fit }];
  });
  return found.sort((a, b) => a.fit - b.fit).map(({ format }) => format);
}

const asSuggestion = (format: SuggestedFormat): Suggestion => ({ kind: 'format', format });

function fitOf(typed: string, name: string): number | null {
  if (name.startsWith(typed)) return FIT.beginning;
  const [words, names] = [wordsOf(typed), wordsOf(name)];
  if (words.length === 0) return null;
  const every = (fits: (word: string, of: string) => boolean) =>
    words.every((word) => names.some((of) => fits(word, of)));
  if (every((word, of) => of.startsWith(word))) return FIT.words;
  return every(fuzzyStartsWith) ? FIT.almost : null;
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Small letters without accents. */
const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
