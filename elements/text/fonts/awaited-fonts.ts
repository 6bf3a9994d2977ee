import { fontKey } from './font-key.js';

/** What a text asks of fonts: a face, and the characters it is to show. */
export interface AskedFont {
  readonly family: string;
  readonly src?: string;
  readonly weight: number;
  readonly italic: boolean;
  readonly text: string;
}

/** One that is awaited by several texts. */
interface Awaited {
  readonly family: string | null;
  /** What is awaited, by the face that texts ask for: the letters that it lacks, or all where it is the face itself. */
  readonly by: Map<string, Set<string> | 'all'>;
}

const faceKey = ({ family, src, weight, italic }: AskedFont): string =>
  [fontKey(family, src), weight, italic].join('|');

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

  /** What waits that this face is asked for: families where they are known, and the letters, or all that are its own. */
  of(asked: AskedFont): { readonly family: string | null; readonly letters: ReadonlySet<string> | 'all' }[] {
    const key = faceKey(asked);
    return [...this.#awaited.values()].flatMap(({ family, by }) => {
      const letters = by.get(key);
      return letters ? [{ family, letters }] : [];
    });
  }
}
