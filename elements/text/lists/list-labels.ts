import { PLAIN_PARAGRAPH, type ParagraphFormats } from './paragraph-formats.js';
import type { ListKind } from '../types.js';

/** What stands before a list item. */
export interface ListLabel {
  readonly kind: ListKind;
  readonly level: number;
  /** For a number what is shown, such as '3.' or 'b.'; empty for a bullet, whose sign depends on the font. */
  readonly text: string;
}

/** The labels of a text's paragraphs; null for those outside of lists. */
export function listLabels(paragraphs: ParagraphFormats, count: number): (ListLabel | null)[] {
  const counters: number[] = [];
  return Array.from({ length: count }, (_, i) => {
    const { list: kind, level = 0 } = paragraphs[i] ?? PLAIN_PARAGRAPH;
    // deeper lists end where a shallower item, or none, stands
    counters.length = Math.min(counters.length, kind ? level + 1 : 0);
    if (!kind) return null;
    const number = kind === 'number' ? (counters[level] ?? 0) + 1 : 0;
    counters[level] = number;
    return { kind, level, text: number > 0 ? `${NUMERALS[level % NUMERALS.length]!(number)}.` : '' };
  });
}

/** Bullets by level, the best first: not every font has them all. */
export const BULLETS: readonly (readonly string[])[] = [
  ['\u2022', '\u00b7', '-'],
  ['\u25e6', '\u25cb', '\u2013', '-'],
  ['\u25aa', '\u25a0', '\u2022', '-'],
];

const decimal = (number: number): string => String(number);

/** a to z, then aa: as columns of a sheet. */
function alphabetic(number: number): string {
  const rest = Math.floor((number - 1) / 26);
  return (rest > 0 ? alphabetic(rest) : '') + String.fromCharCode(97 + ((number - 1) % 26));
}

const ROMAN: readonly (readonly [number, string])[] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

function roman(number: number): string {
  let rest = number;
  return ROMAN.map(([value, sign]) => {
    const times = Math.floor(rest / value);
    rest -= times * value;
    return sign.repeat(times);
  }).join('');
}

/** How numbers are written, by level. */
const NUMERALS: readonly ((number: number) => string)[] = [decimal, alphabetic, roman];
