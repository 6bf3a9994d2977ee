import { blankSizes } from './blank-sizes.js';
import { fitting, fittingExactly } from './name-fit.js';
import type { SuggestedFormat } from './suggested-format.js';

/** What is offered below the search field while one types. */

export type CatalogSuggestion =
  | { readonly kind: 'format'; readonly format: SuggestedFormat }
  /** Templates that have to do with the text as it stands. */
  | { readonly kind: 'text'; readonly text: string }
  /** An empty page of a size that has a name [E-056]. */
  | { readonly kind: 'blank'; readonly format: SuggestedFormat };

export type Suggestion =
  | CatalogSuggestion
  /** One's own that the text finds, and the list of all of those [E-039]. */
  | { readonly kind: 'own'; readonly design: OwnDesign }
  | { readonly kind: 'all-own'; readonly text: string; readonly count: number };

export interface OwnDesign {
  readonly id: string;
  readonly name: string;
}

/** The first of one's own that a text finds, and how many there are. */
export interface OwnDesigns {
  readonly designs: readonly OwnDesign[];
  readonly total: number;
}

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
/** Topics with a format that has only been begun, and the letters that begin it. */
const MOST_COMPLETED = 4;
const LEAST_BEGUN = 2;
/** Blank pages below them. */
const MOST_BLANK = 3;

/**
 * The formats whose names have words that begin like those of the text, then blank pages of such a name, then the text
 * itself. They come best first and keep their order among equals; one letter may be wrong in a longer word. Without text:
 * the first formats.
 */
export function suggest(text: string, { formats, sizes }: Searched): CatalogSuggestion[] {
  const wanted = text.trim();
  if (!wanted) return formats.slice(0, FIRST_FORMATS).map(asSuggestion);
  const named = fitting(wanted, formats).slice(0, MOST_FORMATS);
  return [
    ...(named.length > 0 ? named.map(asSuggestion) : completed(wanted, formats)),
    ...blankSizes(wanted, sizes)
      .slice(0, MOST_BLANK)
      .map((format): CatalogSuggestion => ({ kind: 'blank', format })),
    { kind: 'text', text: wanted },
  ];
}

/** A topic with the format that its last words begin: 'birthday inv' asks for a birthday invitation. */
function completed(wanted: string, formats: readonly SuggestedFormat[]): CatalogSuggestion[] {
  const words = wanted.split(/\s+/);
  for (let at = 1; at < words.length; at++) {
    const begun = words.slice(at).join(' ');
    if (begun.length < LEAST_BEGUN) continue;
    const found = fittingExactly(begun, formats).slice(0, MOST_COMPLETED);
    const topic = words.slice(0, at).join(' ');
    const texts = found.map(({ name }) => `${topic} ${name.toLowerCase()}`).filter((one) => one !== wanted);
    if (found.length > 0) return texts.map((one) => ({ kind: 'text', text: one }));
  }
  return [];
}

/** What a text finds among one's own stands last. */
export function suggestOwn(text: string, { designs, total }: OwnDesigns): Suggestion[] {
  const found = designs.map((design): Suggestion => ({ kind: 'own', design }));
  return total > designs.length ? [...found, { kind: 'all-own', text: text.trim(), count: total }] : found;
}

const asSuggestion = (format: SuggestedFormat): CatalogSuggestion => ({ kind: 'format', format });
