import type { AskedFont, AwaitedFonts } from './fonts/awaited-fonts.js';
import { inkedPoints, isEmoji } from './fonts/face-chooser.js';
import { graphemeStarts } from './shaping/graphemes.js';

/** Letters that wait, each once in the order of the text, and the families that they are to be set in where those are known. */
export interface AwaitedLetters {
  readonly letters: readonly string[];
  readonly families: readonly string[];
}

/** Told by name; more are counted. */
const MOST_TOLD = 6;

/** The letters that a sentence names, and how many more there are. */
export const toldLetters = (
  letters: readonly string[],
): { readonly letters: readonly string[]; readonly more: number } => ({
  letters: letters.slice(0, MOST_TOLD),
  more: Math.max(0, letters.length - MOST_TOLD),
});

/** The graphemes of a text that have ink, each once. */
export function inkedLetters(text: string): readonly string[] {
  const starts = graphemeStarts(text);
  const letters = new Set(starts.map((start, i) => text.slice(start, starts[i + 1] ?? text.length)));
  return [...letters].filter((letter) => letter.trim() !== '' && inkedPoints(letter).length > 0);
}

/** What of these texts waits. */
export function awaitedLetters(awaited: AwaitedFonts, asked: readonly AskedFont[]): AwaitedLetters {
  const letters = new Set<string>();
  const families = new Set<string>();
  if (awaited.isEmpty) return { letters: [], families: [] };
  for (const each of asked) {
    const inked = inkedLetters(each.text);
    const own = inked.filter((letter) => !isEmoji(letter));
    for (const { family, letters: wanted } of awaited.of(each)) {
      const waiting = wanted === 'all' ? own : inked.filter((letter) => wanted.has(letter));
      for (const letter of waiting) letters.add(letter);
      if (family !== null && waiting.length > 0) families.add(family);
    }
  }
  return { letters: [...letters], families: [...families] };
}
