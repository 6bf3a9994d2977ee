import { lowerBound } from '../shaping/graphemes.js';

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** Words of a text for Ctrl+arrow and double click; built on first use. */
export class WordBoundaries {
  readonly #text: string;
  #starts: number[] = [];
  #wordLike: boolean[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  /** End of the next word (1) or start of the one before (-1). */
  next(index: number, direction: 1 | -1): number {
    this.#build();
    const at = lowerBound(this.#starts, direction > 0 ? index + 1 : index);
    if (direction > 0) {
      for (let i = Math.max(0, at - 1); i < this.#starts.length; i++)
        if (this.#wordLike[i]) return this.#endOf(i);
      return this.#text.length;
    }
    for (let i = at - 1; i >= 0; i--) if (this.#wordLike[i]) return this.#starts[i] ?? 0;
    return 0;
  }

  /** Range of the word, space or punctuation mark at an index. */
  at(index: number): readonly [number, number] {
    this.#build();
    const i = lowerBound(this.#starts, Math.min(index, this.#text.length - 1) + 1) - 1;
    return i < 0 ? [0, 0] : [this.#starts[i] ?? 0, this.#endOf(i)];
  }

  #endOf(i: number): number {
    return this.#starts[i + 1] ?? this.#text.length;
  }

  #build(): void {
    if (this.#starts.length > 0 || this.#text === '') return;
    for (const { index, isWordLike } of segmenter.segment(this.#text)) {
      this.#starts.push(index);
      this.#wordLike.push(isWordLike === true);
    }
  }
}
