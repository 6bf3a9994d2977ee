import { signal, type ReadonlySignal } from '@preact/signals-core';
import { PAGE_SIZE } from '../calls.js';
import type { GenerationInput } from '../inputs/wizard-inputs.js';
import type { ColorPair, Made, Studio } from '../making/studio.js';
import type { Candidate, Candidates } from './candidates.js';

/** A place in the grid. */
export interface Result {
  /** Counts from 1. */
  readonly number: number;
  /** `swapping` shows what was there before, below its overlay. */
  readonly state: 'making' | 'made' | 'swapping' | 'failed';
  readonly made: Made | null;
}

interface Place {
  state: Result['state'];
  made: Made | null;
  candidate: Candidate | null;
  /** The colors it was swapped to; null while it has those it was made in. */
  swapped: ColorPair | null;
  work: AbortController;
}

interface Parts {
  readonly studio: Studio;
  readonly candidates: Candidates;
  readonly input: GenerationInput;
  /** Longer side of a picture, device pixels. */
  readonly side: number;
}

/**
 * The designs one may choose from: six, and six more whenever asked for. A design whose words fit badly gives its place to
 * another and comes last. The studio's pool decides how many are made at once.
 */
export class ResultList {
  readonly #parts: Parts;
  readonly #places: Place[] = [];
  readonly #results = signal<readonly Result[]>([]);
  readonly #ended = signal(false);
  /** Designs whose words fit badly: other colors make no more room for them. */
  readonly #misfits = new Map<Candidate['design'], { readonly candidate: Candidate; readonly made: Made }>();
  readonly #closed = new AbortController();
  #locked: ColorPair | null = null;
  #watchers = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  get results(): ReadonlySignal<readonly Result[]> {
    return this.#results;
  }

  /** True when all there is has been shown. */
  get ended(): ReadonlySignal<boolean> {
    return this.#ended;
  }

  /** Six more. Resolves when each is there or has failed. */
  async showMore(): Promise<void> {
    const added = Array.from({ length: PAGE_SIZE }, newPlace);
    this.#places.push(...added);
    this.#publish();
    const filled = await Promise.all(added.map((place) => this.#fill(place)));
    if (!this.#closed.signal.aborted && filled.includes(false)) this.#end(added.filter((_, i) => !filled[i]));
  }

  /** Makes one that failed again. */
  async retry(number: number): Promise<void> {
    this.#parts.studio.retry();
    const place = this.#places[number - 1];
    if (!place) return;
    if (place.candidate) return this.#remake(place, 'making');
    this.#put(place, { state: 'making' });
    if (!(await this.#fill(place)) && !this.#closed.signal.aborted) this.#end([place]);
  }

  /** Puts one of them, or all, into the colors; null gives them back those they were made in. */
  async swap(colors: ColorPair | null, number?: number): Promise<void> {
    const [from, to] = number === undefined ? [0] : [number - 1, number];
    const changed = this.#places.slice(from, to).filter(({ candidate, swapped }) => {
      return candidate && JSON.stringify(swapped) !== JSON.stringify(colors);
    });
    for (const place of changed) place.swapped = colors;
    await Promise.all(changed.map((place) => this.#remake(place, 'swapping')));
  }

  /** All that is made from now on is made in the colors; null lets each have its own. */
  lock(colors: ColorPair | null): void {
    this.#locked = colors;
  }

  /**
   * Begins with the first who looks on, and ends when nobody does; who leaves and comes back at once, as React does in
   * development, has not left.
   */
  watch(): () => void {
    this.#watchers++;
    if (this.#places.length === 0) void this.showMore();
    return () => {
      this.#watchers--;
      queueMicrotask(() => this.#watchers === 0 && this.close());
    };
  }

  close(): void {
    this.#closed.abort();
    for (const { work } of this.#places) work.abort();
  }

  /** The next candidate that fits, in a place; false when there is none. */
  async #fill(place: Place): Promise<boolean> {
    try {
      for (;;) {
        const candidate = await this.#parts.candidates.next();
        if (this.#closed.signal.aborted || !candidate) return false;
        if (this.#isNeedless(candidate)) continue;
        Object.assign(place, { candidate, swapped: this.#locked });
        const made = await this.#make(place);
        if (made.fits) {
          this.#put(place, { state: 'made', made });
          return true;
        }
        place.candidate = null;
        if (!this.#misfits.has(candidate.design)) this.#misfits.set(candidate.design, { candidate, made });
      }
    } catch {
      this.#put(place, { state: 'failed' });
      return true;
    }
  }

  /** What is known not to fit; and in colors that are locked, a design that was shown in its own is no other one. */
  #isNeedless({ design, palette }: Candidate): boolean {
    return this.#misfits.has(design) || (this.#locked !== null && palette !== null);
  }

  /** No more to come: the places that stayed empty go, and those whose words fit badly stand last, best first. */
  #end(empty: readonly Place[]): void {
    for (const place of empty) this.#places.splice(this.#places.indexOf(place), 1);
    const misfits = [...this.#misfits.values()].sort((a, b) => a.made.faults.length - b.made.faults.length);
    const shown = new Set(this.#places.map(({ candidate }) => candidate));
    for (const { candidate, made } of misfits)
      if (!shown.has(candidate)) this.#places.push({ ...newPlace(), candidate, made, state: 'made' });
    this.#ended.value = true;
    this.#publish();
  }

  async #remake(place: Place, state: 'making' | 'swapping'): Promise<void> {
    place.work.abort();
    const work = (place.work = new AbortController());
    this.#put(place, { state });
    try {
      const made = await this.#make(place);
      if (!work.signal.aborted) this.#put(place, { state: 'made', made });
    } catch {
      if (!work.signal.aborted) this.#put(place, { state: 'failed' });
    }
  }

  #make({ candidate, swapped, work }: Place): Promise<Made> {
    const { studio, input, side } = this.#parts;
    const { design, palette } = candidate!;
    return studio.make({ design, input, palette, colors: swapped, side }, work.signal);
  }

  #put(place: Place, change: Pick<Place, 'state'> & Partial<Place>): void {
    if (this.#closed.signal.aborted) return;
    Object.assign(place, change);
    this.#publish();
  }

  #publish(): void {
    this.#results.value = this.#places.map(({ state, made }, i) => ({ number: i + 1, state, made }));
  }
}

const newPlace = (): Place => ({
  ...{ state: 'making', made: null, candidate: null, swapped: null },
  work: new AbortController(),
});
