import type { BackgroundRemoval } from '../../../../elements/objects/schema.js';

/** Finds what is to be kept of a picture; null where nothing is found. */
export type FindSubject = (source: string, signal: AbortSignal) => Promise<BackgroundRemoval | null>;

/** What became of taking a background away: the cut, or why the whole picture shows. */
export type CutOut =
  | { readonly kind: 'cut'; readonly removal: BackgroundRemoval }
  | { readonly kind: 'nothing' | 'failed' };

/** Each picture is cut out once, however many designs show it; one that failed is tried again when it is next asked for. */
export class CutOuts {
  readonly #find: FindSubject;
  readonly #done = new Map<string, CutOut>();

  constructor(find: FindSubject) {
    this.#find = find;
  }

  /** Rejects with the signal's reason only. */
  async of(source: string, signal: AbortSignal): Promise<CutOut> {
    const known = this.#done.get(source);
    if (known) return known;
    try {
      const removal = await this.#find(source, signal);
      const cut: CutOut = removal ? { kind: 'cut', removal } : { kind: 'nothing' };
      this.#done.set(source, cut);
      return cut;
    } catch {
      signal.throwIfAborted();
      return { kind: 'failed' };
    }
  }
}
