import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import { emptyDiff, isEmptyDiff, reverseDiff, squashDiffs, type Diff, type StoreRecord } from './diff.js';
import type { Store, Transaction } from './store.js';

export interface Step<R extends StoreRecord> {
  /** What the user did, e.g. 'Move'. */
  readonly name: string;
  readonly diff: Diff<R>;
}

/** Steps kept unless told otherwise; the oldest are forgotten. A step costs only the records it changed. */
const LIMIT = 1000;

/**
 * Undo and redo by diffs between marks: it only listens, so every write through the store can be undone and no feature
 * brings undo code of its own. A gesture opens a step with `begin` and closes it with `commit` or `cancel`.
 */
export class History<R extends StoreRecord> {
  readonly #store: Store<R>;
  readonly #undone = signal<readonly Step<R>[]>([]);
  readonly #done = signal<readonly Step<R>[]>([]);
  #gesture: { name: string; diff: Diff<R> } | null = null;
  #applying = false;
  #turn = 0;
  readonly #limit: number;

  /** Name of the step that undo would take back; null when there is none. */
  readonly undoName: ReadonlySignal<string | null> = computed(() => this.#done.value.at(-1)?.name ?? null);
  readonly redoName: ReadonlySignal<string | null> = computed(() => this.#undone.value.at(-1)?.name ?? null);

  constructor(store: Store<R>, { limit = LIMIT } = {}) {
    this.#store = store;
    this.#limit = limit;
    store.listen((transaction) => this.#take(transaction));
  }

  get inGesture(): boolean {
    return this.#gesture !== null;
  }

  /** The step that undo would take back; another object whenever that step grows. */
  get last(): Step<R> | null {
    return this.#done.peek().at(-1) ?? null;
  }

  /** Counts what the user did: every new step, undo, redo and cancel is another; it stays while a step grows. */
  get turn(): number {
    return this.#turn;
  }

  /** How many steps can be taken back. */
  get depth(): number {
    return this.#done.value.length;
  }

  /** Opens a step: everything until `commit` or `cancel` is one. An open one is committed first. */
  begin(name: string): void {
    this.commit();
    this.#turn++;
    this.#gesture = { name, diff: emptyDiff() };
  }

  /** Closes the open step; a step that changed nothing is not kept. */
  commit(): void {
    const open = this.#gesture;
    this.#gesture = null;
    if (open && !isEmptyDiff(open.diff)) this.#push(open);
  }

  /** Takes back what the open step did and forgets it. */
  cancel(): void {
    const open = this.#gesture;
    this.#gesture = null;
    if (!open || isEmptyDiff(open.diff)) return;
    // somebody may have kept the middle of the gesture: giving it up is a change as well
    this.#turn++;
    this.#apply(`Cancel ${open.name}`, reverseDiff(open.diff));
  }

  /** Takes the last step back; false when there is none. */
  undo(): boolean {
    this.commit();
    const step = this.#done.value.at(-1);
    if (!step) return false;
    this.#done.value = this.#done.value.slice(0, -1);
    this.#undone.value = [...this.#undone.value, step];
    this.#turn++;
    this.#apply(`Undo ${step.name}`, reverseDiff(step.diff));
    return true;
  }

  redo(): boolean {
    this.commit();
    const step = this.#undone.value.at(-1);
    if (!step) return false;
    this.#undone.value = this.#undone.value.slice(0, -1);
    this.#done.value = [...this.#done.value, step];
    this.#turn++;
    this.#apply(`Redo ${step.name}`, step.diff);
    return true;
  }

  /** Forgets all steps: a design was opened. */
  clear(): void {
    this.#gesture = null;
    this.#done.value = [];
    this.#undone.value = [];
  }

  #take({ name, history, diff }: Transaction<R>): void {
    if (this.#applying || history === 'ignore') return;
    if (this.#gesture) this.#gesture.diff = squashDiffs(this.#gesture.diff, diff);
    else if (history === 'merge') this.#merge(name, diff);
    else this.#step({ name, diff });
  }

  /** Adds to the last step, for what follows from it (typing on, a slider's next value). */
  #merge(name: string, diff: Diff<R>): void {
    const last = this.#done.value.at(-1);
    if (last?.name !== name || this.#undone.value.length > 0) return this.#step({ name, diff });
    const squashed = squashDiffs(last.diff, diff);
    const rest = this.#done.value.slice(0, -1);
    this.#done.value = isEmptyDiff(squashed) ? rest : [...rest, { name, diff: squashed }];
  }

  #step(step: Step<R>): void {
    this.#turn++;
    this.#push(step);
  }

  #push(step: Step<R>): void {
    this.#undone.value = [];
    const kept =
      this.#done.value.length < this.#limit ? this.#done.value : this.#done.value.slice(1 - this.#limit);
    this.#done.value = [...kept, step];
  }

  #apply(name: string, diff: Diff<R>): void {
    this.#applying = true;
    try {
      this.#store.run(name, () => this.#store.apply(diff), 'ignore');
    } finally {
      this.#applying = false;
    }
  }
}
