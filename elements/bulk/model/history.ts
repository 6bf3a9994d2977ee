/** Steps that can be taken back; a step shares all rows it did not change. */
const STEPS = 200;

/** What a sheet was before and after, step by step. */
export class SheetHistory<State> {
  #past: State[] = [];
  #future: State[] = [];

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Keeps what was there before a change; what was taken back before is gone. */
  record(before: State): void {
    this.#past = [...this.#past.slice(1 - STEPS), before];
    this.#future = [];
  }

  /** What was before the last step, undefined when there is none. */
  undo(now: State): State | undefined {
    const before = this.#past.pop();
    if (before !== undefined) this.#future.push(now);
    return before;
  }

  redo(now: State): State | undefined {
    const after = this.#future.pop();
    if (after !== undefined) this.#past.push(now);
    return after;
  }
}
