import type { Matrix } from '../../../math/matrix.js';
import { matrixText } from '../../format-numbers.js';
import type { PdfRef } from './pdf-file.js';
import { Resources } from './resources.js';

const encoder = new TextEncoder();

/** A content stream being written: a page's, a group's or a mask's. Its coordinates are the page's points. */
export class ContentStream {
  readonly resources = new Resources();
  readonly #lines: string[] = [];

  add(...lines: readonly string[]): void {
    for (const line of lines) this.#lines.push(line);
  }

  /** What is written within leaves no state behind. */
  save(): void {
    this.#lines.push('q');
  }

  restore(): void {
    this.#lines.push('Q');
  }

  transform(matrix: Matrix): void {
    this.#lines.push(`${matrixText(matrix)} cm`);
  }

  /** Sets opacity, blend mode or a soft mask; null is none of them. */
  state(state: PdfRef | null): void {
    if (state) this.#lines.push(`${this.resources.name('ExtGState', state)} gs`);
  }

  /** Draws a form or a picture. */
  draw(object: PdfRef): void {
    this.#lines.push(`${this.resources.name('XObject', object)} Do`);
  }

  get isEmpty(): boolean {
    return this.#lines.length === 0;
  }

  get bytes(): Uint8Array {
    return encoder.encode(this.#lines.join('\n'));
  }
}
