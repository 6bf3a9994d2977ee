/** Letters typed within this many milliseconds of each other make one word. */
const PAUSE = 700;

/** Finds a row by its first letters: one letter again and again walks through all rows that start with it. */
export class TypeAhead {
  #typed = '';
  #last = 0;

  /** The row to go to after this key, or null when the key types nothing or nothing starts so. */
  find(event: KeyboardEvent, labels: readonly string[], from: number): number | null {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return null;
    if (event.key === ' ' && !this.#typing(event)) return null;
    this.#typed = (this.#typing(event) ? this.#typed : '') + event.key.toLowerCase();
    this.#last = event.timeStamp;
    return this.#search(labels, from);
  }

  #typing(event: KeyboardEvent): boolean {
    return this.#typed !== '' && event.timeStamp - this.#last < PAUSE;
  }

  #search(labels: readonly string[], from: number): number | null {
    const repeated = [...this.#typed].every((letter) => letter === this.#typed[0]);
    const wanted = repeated ? this.#typed.charAt(0) : this.#typed;
    const start = repeated ? from + 1 : Math.max(from, 0);
    for (let step = 0; step < labels.length; step++) {
      const index = (start + step) % labels.length;
      if (labels[index]?.toLowerCase().startsWith(wanted)) return index;
    }
    return null;
  }
}
