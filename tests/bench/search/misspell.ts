import type { Random } from './corpus.js';

/** Typing errors of one stroke, each as likely as the other. */
export const SLIPS = ['left out', 'put in', 'swapped', 'mistaken'] as const;
export type Slip = (typeof SLIPS)[number];

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** A word with one slip in it; the same word when the slip changes nothing, as swapping two equal letters does. */
export function misspell(word: string, slip: Slip, random: Random): string {
  const letters = [...word];
  const at = Math.floor(random() * letters.length);
  const other = LETTERS[Math.floor(random() * LETTERS.length)]!;
  if (slip === 'left out') letters.splice(at, 1);
  if (slip === 'put in') letters.splice(at, 0, other);
  if (slip === 'mistaken') letters[at] = other;
  if (slip === 'swapped') {
    const next = Math.min(at, letters.length - 2);
    letters.splice(next, 2, letters[next + 1]!, letters[next]!);
  }
  return letters.join('');
}
