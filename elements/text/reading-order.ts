import type { Rect } from '../math/geometry.js';

/** Right-to-left letters: Hebrew, Arabic and their relatives. */
const RTL = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u;
const LETTER = /\p{L}/u;

/** True when most letters of the words run from right to left. */
export function mostlyRightToLeft(words: string): boolean {
  const letters = [...words].filter((letter) => LETTER.test(letter));
  return letters.filter((letter) => RTL.test(letter)).length > letters.length / 2;
}

/**
 * Rows from top to bottom, each from left to right, or from right to left. What begins above the middle of the shorter
 * of two stands in one row with it, so that a headline beside a tall photo is read before the photo's neighbors below.
 */
export function inReadingOrder<T extends { readonly rect: Rect }>(items: readonly T[], rtl = false): T[] {
  const sorted = [...items].sort((a, b) => a.rect.y - b.rect.y);
  const taken = new Set<T>();
  return sorted.flatMap((head, at) => {
    if (taken.has(head)) return [];
    const row = rowFrom(sorted, at).filter((item) => !taken.has(item));
    for (const item of row) taken.add(item);
    return row.sort((a, b) => (rtl ? rightOf(b) - rightOf(a) : a.rect.x - b.rect.x));
  });
}

/** What stands in a row with the item at `at` of a list sorted from the top; none below its middle can. */
function rowFrom<T extends { readonly rect: Rect }>(sorted: readonly T[], at: number): T[] {
  const { rect: head } = sorted[at]!;
  const row: T[] = [];
  for (let i = at; i < sorted.length && sorted[i]!.rect.y <= head.y + head.height / 2; i++) {
    const { rect } = sorted[i]!;
    if (rect.y <= head.y + Math.min(head.height, rect.height) / 2) row.push(sorted[i]!);
  }
  return row;
}

const rightOf = ({ rect }: { readonly rect: Rect }): number => rect.x + rect.width;
