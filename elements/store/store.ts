import { batch, signal, type ReadonlySignal, type Signal } from '@preact/signals-core';
import { diffOf, isEmptyDiff, changesOf, type Change, type Diff, type StoreRecord } from './diff.js';
import { rebase } from './rebase.js';

/** How the history takes a write: a step of its own, part of the last step, or not at all. */
export type HistoryMode = 'record' | 'merge' | 'ignore';

export interface Transaction<R extends StoreRecord> {
  readonly name: string;
  readonly history: HistoryMode;
  readonly diff: Diff<R>;
}

type Listener<R extends StoreRecord> = (transaction: Transaction<R>) => void;

/**
 * A flat keyed store of immutable records, each behind a signal. It knows nothing of designs. Every write happens inside
 * `run`; what a run changed reaches the listeners as one diff, and a run that throws leaves no trace.
 */
export class Store<R extends StoreRecord> {
  readonly #records = new Map<string, R>();
  readonly #signals = new Map<string, Signal<R | undefined>>();
  readonly #listeners = new Set<Listener<R>>();
  #open: Map<string, Change<R>> | null = null;

  get size(): number {
    return this.#records.size;
  }

  get(id: string): R | undefined {
    return this.#records.get(id);
  }

  values(): IterableIterator<R> {
    return this.#records.values();
  }

  /** The record as a signal; undefined while there is none. */
  signal(id: string): ReadonlySignal<R | undefined> {
    let found = this.#signals.get(id);
    if (!found) this.#signals.set(id, (found = signal(this.#records.get(id))));
    return found;
  }

  /** Calls back after each run that changed something; returns the way to stop. */
  listen(listener: Listener<R>): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Does all writes of `fn` as one transaction. A nested run joins the outer one and its name and mode are the outer's.
   * When `fn` throws, its writes are taken back and the error goes on.
   */
  run<T>(name: string, fn: () => T, history: HistoryMode = 'record'): T {
    if (this.#open) return fn();
    // One batch round writes and listeners: what the listeners keep (an index) is up to date before any effect looks.
    return batch(() => {
      const { result, diff } = this.#write(fn);
      if (!isEmptyDiff(diff)) for (const listener of [...this.#listeners]) listener({ name, history, diff });
      return result;
    });
  }

  /** Adds the record, or replaces the one with its id. Only inside `run`. */
  put(record: R): void {
    this.#change(record.id, record);
  }

  /** Replaces a record by what `fn` makes of it; throws RangeError when there is none. Only inside `run`. */
  update<S extends R>(id: string, fn: (record: S) => S): void {
    const record = this.#records.get(id);
    if (!record) throw new RangeError(`no record ${id}`);
    this.#change(id, fn(record as S));
  }

  /** Removes the record if it is there. Only inside `run`. */
  remove(id: string): void {
    if (this.#records.has(id)) this.#change(id, undefined);
  }

  /**
   * Brings every record of the diff to its `to` state, inside `run`. A record that changed since the diff was made (by
   * a write the history ignored) keeps those later changes: only the fields the diff touched are set.
   */
  apply(diff: Diff<R>): void {
    for (const [id, [from, to]] of changesOf(diff)) {
      const current = this.#records.get(id);
      const moved = current !== from && current !== undefined && from !== undefined && to !== undefined;
      this.#change(id, moved ? (rebase(current, from, to) as R) : to);
    }
  }

  #write<T>(fn: () => T): { result: T; diff: Diff<R> } {
    const changes = (this.#open = new Map<string, Change<R>>());
    try {
      const result = fn();
      return { result, diff: diffOf(changes) };
    } catch (error) {
      changes.forEach(([from], id) => this.#set(id, from));
      throw error;
    } finally {
      this.#open = null;
    }
  }

  #change(id: string, to: R | undefined): void {
    if (!this.#open) throw new Error('writes to the store happen inside run()');
    const from = this.#records.get(id);
    if (from === to) return;
    const earlier = this.#open.get(id);
    this.#open.set(id, [earlier ? earlier[0] : from, to]);
    this.#set(id, to);
  }

  #set(id: string, record: R | undefined): void {
    if (record) this.#records.set(id, record);
    else this.#records.delete(id);
    const watched = this.#signals.get(id);
    if (watched) watched.value = record;
  }
}
