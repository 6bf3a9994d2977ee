import { graphemeStarts } from '../shaping/graphemes.js';
import { inkedPoints, isEmoji } from './face-chooser.js';
import { fontKey } from './font-key.js';

/** What a text asks of fonts: a face, and the characters it is to show. */
export interface AskedFont {
  readonly family: string;
  readonly src?: string;
  readonly weight: number;
  readonly italic: boolean;
  readonly text: string;
}

/** Letters that wait, each once in the order of the text, and the families that they are to be set in where those are known. */
export interface AwaitedLetters {
  readonly letters: readonly string[];
  readonly families: readonly string[];
}

/** One that is awaited by several texts. */
interface Awaited {
  readonly family: string | null;
  /** What is awaited, by the face that texts ask for: the letters that it lacks, or all where it is the face itself. */
  readonly by: Map<string, Set<string> | 'all'>;
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

const faceKey = ({ family, src, weight, italic }: AskedFont): string =>
  [fontKey(family, src), weight, italic].join('|');

/** The graphemes of a text that have ink, each once. */
export function inkedLetters(text: string): readonly string[] {
  const starts = graphemeStarts(text);
  const letters = new Set(starts.map((start, i) => text.slice(start, starts[i + 1] ?? text.length)));
  return [...letters].filter((letter) => letter.trim() !== '' && inkedPoints(letter).length > 0);
}

/**
 * Fonts that texts need and that could not be had: their letters show in another font or as boxes until they come. Whoever loads
 * fonts notes them, the store takes off what has come: page, worker and server know the same.
 */
export class AwaitedFonts {
  readonly #awaited = new Map<string, Awaited>();

  get isEmpty(): boolean {
    return this.#awaited.size === 0;
  }

  /** Notes what could not be had by its id: a fallback with the letters it is for, or without them the text's own face. */
  note(
    { id, family }: { readonly id: string; readonly family: string | null },
    asked: AskedFont,
    letters?: readonly string[],
  ): void {
    if (letters?.length === 0) return;
    const { by } = this.#awaited.get(id) ?? { by: new Map<string, Set<string> | 'all'>() };
    this.#awaited.set(id, { family, by });
    const key = faceKey(asked);
    const before = by.get(key);
    if (!letters || before === 'all') by.set(key, 'all');
    else by.set(key, new Set([...(before ?? []), ...letters]));
  }

  /** What has come is awaited no longer. */
  arrived(id: string): void {
    this.#awaited.delete(id);
  }

  /** Before everything is asked for again. */
  clear(): void {
    this.#awaited.clear();
  }

  /** What of these texts waits. */
  of(asked: readonly AskedFont[]): AwaitedLetters {
    const letters = new Set<string>();
    const families = new Set<string>();
    if (this.isEmpty) return { letters: [], families: [] };
    for (const each of asked) {
      const inked = inkedLetters(each.text);
      const own = inked.filter((letter) => !isEmoji(letter));
      for (const { family, by } of this.#awaited.values()) {
        const wanted = by.get(faceKey(each));
        const waiting = wanted === 'all' ? own : inked.filter((letter) => wanted?.has(letter));
        for (const letter of waiting) letters.add(letter);
        if (family !== null && waiting.length > 0) families.add(family);
      }
    }
    return { letters: [...letters], families: [...families] };
  }
}
