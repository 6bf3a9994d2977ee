import { isEastAsian, type LineBreakClass } from './classes.js';
import type { Unit } from './units.js';

const of = (...classes: LineBreakClass[]): ReadonlySet<LineBreakClass> => new Set(classes);

const QUOTES = of('QU', 'QI', 'QF');
const BEFORE_OPENING = of('BK', 'CR', 'LF', 'NL', 'OP', 'QU', 'QI', 'QF', 'GL', 'SP', 'ZW');
const AFTER_CLOSING = of(
  ...(['SP', 'GL', 'WJ', 'CL', 'QU', 'QI', 'QF', 'CP', 'EX'] as const),
  ...(['IS', 'SY', 'BK', 'CR', 'LF', 'NL', 'ZW'] as const),
);

/** LB15a: a mark that opens, at the start of a line or after what does not end a word, keeps what follows its spaces. */
export function opensBeforeSpaces(units: readonly Unit[], word: number): boolean {
  if (units[word]?.class !== 'QI') return false;
  const before = units[word - 1];
  return !before || BEFORE_OPENING.has(before.class);
}

/** LB15b: a mark that closes, before what does not begin a word, stays even behind spaces. */
export function closesAfterSpaces(units: readonly Unit[], i: number): boolean {
  if (units[i]!.class !== 'QF') return false;
  const after = units[i + 1];
  return !after || AFTER_CLOSING.has(after.class);
}

/** LB19 and LB19a: a mark stays with its neighbors, but for one that opens or closes among wide letters. */
export function marksStay(units: readonly Unit[], i: number): boolean {
  const before = units[i - 1]!;
  const after = units[i]!;
  if (QUOTES.has(after.class)) {
    if (after.class !== 'QI' || !isWide(before)) return true;
    const next = units[i + 1];
    if (!next || !isWide(next)) return true;
  }
  if (!QUOTES.has(before.class)) return false;
  if (before.class !== 'QF' || !isWide(after)) return true;
  const first = units[i - 2];
  return !first || !isWide(first);
}

const isWide = ({ code }: Unit): boolean => isEastAsian(code);
