import type { FontFamily } from '../ports/fonts.js';
import { isCovered } from '../text/coverage.js';
import { inkedLetters } from '../text/awaited-letters.js';
import { hasGrapheme, inkedPoints, isEmoji } from '../text/fonts/face-chooser.js';
import { hanOf, inHanOrder } from '../text/fonts/han.js';

/** Which letters a fallback is for that tells its scripts only; 'Zsye' is emoji. */
const SCRIPT_TESTS: Readonly<Record<string, RegExp>> = {
  Latn: /\p{Script=Latin}/u,
  Grek: /\p{Script=Greek}/u,
  Cyrl: /\p{Script=Cyrillic}/u,
  Arab: /\p{Script=Arabic}/u,
  Hebr: /\p{Script=Hebrew}/u,
  Deva: /\p{Script=Devanagari}/u,
  Thai: /\p{Script=Thai}/u,
  Kore: /\p{Script=Hangul}/u,
  Jpan: /\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Han}|[　-〿＀-￯]/u,
};
const EMOJI = 'Zsye';

/** A family that a text needs, and its place among all of them. */
export interface NeededFallback<T> {
  readonly family: T;
  readonly order: number;
  /** Those that it is needed for. */
  readonly letters: readonly string[];
}

type Family = Pick<FontFamily, 'scripts' | 'covers'>;

/** The graphemes of a text for which its own face does not do: it lacks them, or they are emoji, which are wanted in color. */
export function lettersLacking(
  text: string,
  own: { covers(codePoint: number): boolean } | null | undefined,
): readonly string[] {
  const isLacking = (letter: string): boolean =>
    isEmoji(letter) || !own || !hasGrapheme(letter, (point) => own.covers(point));
  // plain letters that every font has are not asked about
  return inkedLetters(text).filter((letter) => letter > '\u007f' && isLacking(letter));
}

/**
 * The fallback families for letters of a text: of each letter the first that has it, which is the one that layout chooses
 * whatever else is loaded (E-010).
 */
export function fallbacksNeeded<T extends Family>(
  letters: readonly string[],
  text: string,
  all: readonly T[],
): readonly NeededFallback<T>[] {
  const places = all.map((family, order) => ({ family, order, scripts: family.scripts ?? [] }));
  const ordered = inHanOrder(places, hanOf(text));
  const needed = new Map<(typeof places)[number], string[]>();
  for (const letter of letters) {
    const first = inkedPoints(letter)[0]!;
    const found =
      (isEmoji(letter) && places.find(({ scripts }) => scripts.includes(EMOJI))) ||
      ordered.find(({ family }) => hasGrapheme(letter, (point) => has(family, point))) ||
      ordered.find(({ family }) => has(family, first));
    if (found) needed.set(found, [...(needed.get(found) ?? []), letter]);
  }
  return [...needed].map(([{ family, order }, letters]) => ({ family, order, letters }));
}

function has({ covers, scripts = [] }: Family, point: number): boolean {
  if (covers !== undefined) return isCovered(covers, point);
  const letter = String.fromCodePoint(point);
  return scripts.some((script) => SCRIPT_TESTS[script]?.test(letter));
}
