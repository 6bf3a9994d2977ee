import { SAME } from './axis.js';

/** Numbers to be looked up by nearness, in a sorted array: a thousand objects cost ten looks. */
export class SortedNumbers {
  readonly #values: Float64Array;

  constructor(values: Iterable<number>) {
    this.#values = Float64Array.from(values).sort();
  }

  /** The one nearest to a place, or null within none of `reach`; the lower of two at one distance. */
  nearest(at: number, reach: number): number | null {
    const values = this.#values;
    const i = this.#firstFrom(at);
    const [below, above] = [values[i - 1] ?? -Infinity, values[i] ?? Infinity];
    const best = at - below <= above - at ? below : above;
    return Math.abs(best - at) <= reach ? best : null;
  }

  has(at: number): boolean {
    return this.nearest(at, SAME) !== null;
  }

  #firstFrom(at: number): number {
    let low = 0;
    let high = this.#values.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#values[middle]! < at) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
