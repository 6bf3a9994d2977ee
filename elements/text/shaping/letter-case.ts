import type { TextCase } from '../types.js';

/** A stretch of a text that is shown in one case. */
export interface CaseSpan {
  readonly start: number;
  readonly end: number;
  readonly textCase: TextCase;
}

/** A text as it is shown, and where each of its units comes from. */
export interface CasedText {
  readonly text: string;
  /** Index in the source of each unit of `text`, and of its end; null when nothing moved. */
  readonly source: readonly number[] | null;
}

/** Mkhedruli has capitals since Unicode 11 that hardly any font draws: Georgian stays as it is. */
const GEORGIAN = /[\u10d0-\u10ff]/;
/** What makes a letter the second or later one of its word: 'don’t' has one capital. */
const WITHIN_WORD = /[\p{L}\p{M}\p{N}'’\u00ad\u200d]/u;

/**
 * A text in the cases of its spans. The rules are Unicode's without a locale, so that a design looks the same
 * everywhere; 'ß' becomes 'SS', whose both letters come from one.
 */
export function applyTextCase(text: string, spans: readonly CaseSpan[]): CasedText {
  if (spans.every(({ textCase }) => textCase === 'none')) return { text, source: null };
  const source: number[] = [];
  let shown = '';
  let before = '';
  let at = 0;
  let span = 0;
  for (const letter of text) {
    while (span < spans.length - 1 && (spans[span]?.end ?? Infinity) <= at) span++;
    const changed = inCase(letter, spans[span]?.textCase ?? 'none', { text, at, before });
    // as many units as before map one to one; of others each comes from the letter's start
    for (let i = 0; i < changed.length; i++) source.push(changed.length === letter.length ? at + i : at);
    shown += changed;
    before = letter;
    at += letter.length;
  }
  source.push(at);
  return { text: shown, source: source.every((index, i) => index === i) ? null : source };
}

interface Place {
  readonly text: string;
  readonly at: number;
  readonly before: string;
}

function inCase(letter: string, textCase: TextCase, place: Place): string {
  switch (textCase) {
    case 'upper':
      return GEORGIAN.test(letter) ? letter : letter.toUpperCase();
    case 'lower':
      return letter === 'Σ' ? sigma(place) : letter.toLowerCase();
    case 'title':
      return WITHIN_WORD.test(place.before) ? letter : capital(letter);
    default:
      return letter;
  }
}

/** The letter at the start of a word: of what becomes two letters, only the first is a capital. */
function capital(letter: string): string {
  if (GEORGIAN.test(letter)) return letter;
  const [first = '', ...rest] = letter.toUpperCase();
  return first + rest.join('').toLowerCase();
}

/** Greek writes another small sigma at the end of a word. */
function sigma({ text, at, before }: Place): string {
  const after = text.codePointAt(at + 1);
  const goesOn = after !== undefined && /\p{L}/u.test(String.fromCodePoint(after));
  return goesOn || !/\p{L}/u.test(before) ? 'σ' : 'ς';
}
