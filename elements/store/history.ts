import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import { emptyDiff, isEmptyDiff, reverseDiff, squashDiffs, type Diff, type StoreRecord } from './diff.js';
import type { Store, Transaction } from './store.js';

export interface Step<R extends StoreRecord> {
  /** What the user did, e.g. 'Move'. */
  readonly name: string;
  readonly diff: Diff<R>;
}

/** What can be taken back and done again. */
export interface HistorySteps<R extends StoreRecord> {
  readonly done: readonly Step<R>[];
  readonly undone: readonly Step<R>[];
}

/** Steps that will be one: undo and redo reach no further than its beginning. */
interface StepGroup<R extends StoreRecord> {
  readonly name: string;
  /** What could be undone and redone when it began. */
  readonly done: readonly Step<R>[];
  readonly undone: readonly Step<R>[];
}

/** Steps kept unless told otherwise; the oldest are forgotten. A step costs only the records it changed. */
const LIMIT = 1000;

/**
 * Undo and redo by diffs between marks: it only listens, so every write through the store can be undone and no feature
 * brings undo code of its own. A gesture opens a step with `begin` and closes it with `commit` or `cancel`. A mode that
 * is one step as a whole, yet has steps inside it, is a group: `beginGroup`, then `endGroup` or `cancelGroup`.
 */
export class History<R extends StoreRecord> {
  readonly #store: Store<R>;
  readonly #undone = signal<readonly Step<R>[]>([]);
  readonly #done = signal<readonly Step<R>[]>([]);
  #gesture: { name: string; diff: Diff<R> } | null = null;
  #group: StepGroup<R> | null = null;
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

  /** Counts what finishes a user's step later, such as a size that waited for a font: kept, but no step of its own. */
  note(): void {
    this.#turn++;
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

  /** From here to `endGroup` or `cancelGroup` undo and redo know only the steps made inside. An open group is ended first. */
  beginGroup(name: string): void {
    this.commit();
    if (this.#group) this.endGroup();
    this.#group = { name, done: this.#done.peek(), undone: this.#undone.peek() };
    this.#done.value = [];
    this.#undone.value = [];
  }

  /** Makes the group one step, or none when it changed nothing. The last `apart` of its steps stay steps of their own. */
  endGroup(apart = 0): void {
    this.commit();
    const group = this.#group;
    if (!group) return;
    const inside = this.#done.peek();
    const split = inside.length - apart;
    const own = inside.slice(0, split);
    const diff = own.map((step) => step.diff).reduce(squashDiffs, emptyDiff<R>());
    const steps = [...(isEmptyDiff(diff) ? [] : [{ name: group.name, diff }]), ...inside.slice(split)];
    this.#group = null;
    this.#done.value = group.done;
    this.#undone.value = group.undone;
    for (const step of steps) this.#push(step);
  }

  /** Takes back all that was done since `beginGroup`; what could be redone then can be again. */
  cancelGroup(): void {
    this.commit();
    const group = this.#group;
    if (!group) return;
    const inside = this.#done.peek();
    this.#group = null;
    this.#done.value = group.done;
    this.#undone.value = group.undone;
    if (inside.length === 0) return;
    this.#turn++;
    this.#apply(`Cancel ${group.name}`, reverseDiff(inside.map((step) => step.diff).reduce(squashDiffs)));
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

  /** All steps, the latest of each last. */
  get steps(): HistorySteps<R> {
    return { done: this.#done.peek(), undone: this.#undone.peek() };
  }

  /** Takes up the steps of an editor that is gone, under whatever was done since: for the very state they led to. */
  takeUp({ done, undone }: HistorySteps<R>): void {
    const since = this.#done.peek();
    this.#done.value = [...done, ...since].slice(-this.#limit);
    if (since.length === 0) this.#undone.value = undone;
  }

  /** Forgets all steps: a design was opened. */
  clear(): void {
    this.#gesture = null;
    this.#group = null;
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
    const done = this.#done.value;
    // a group that forgot its first steps could not be given up as a whole
    const kept = this.#group || done.length < this.#limit ? done : done.slice(1 - this.#limit);
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
