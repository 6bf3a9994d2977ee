import { signal, type ReadonlySignal } from '@preact/signals-core';

/**
 * Which sources were loaded anew, and how often. What is computed of a picture is kept under the name of its edition: the
 * one before is never taken for it.
 */
export class Renewals {
  readonly #counts = new Map<string, number>();
  readonly #sources = new Map<string, string>();
  readonly #last = signal<ReadonlySet<string>>(new Set());

  /** Those that were replaced last. */
  get last(): ReadonlySignal<ReadonlySet<string>> {
    return this.#last;
  }

  note(sources: readonly string[]): void {
    for (const source of sources) {
      this.#counts.set(source, (this.#counts.get(source) ?? 0) + 1);
      this.#sources.set(this.edition(source), source);
    }
    this.#last.value = new Set(sources);
  }

  edition(source: string): string {
    const count = this.#counts.get(source);
    return count === undefined ? source : `${source} (${count})`;
  }

  /** The source of an edition's name. */
  sourceOf(edition: string): string {
    return this.#sources.get(edition) ?? edition;
  }
}
