import { sameValue } from './rebase.js';

/** A record of the store: plain immutable data with an id. */
export interface StoreRecord {
  readonly id: string;
  readonly typeName: string;
}

/** What changed, per record. */
export interface Diff<R extends StoreRecord> {
  readonly added: ReadonlyMap<string, R>;
  readonly updated: ReadonlyMap<string, readonly [from: R, to: R]>;
  readonly removed: ReadonlyMap<string, R>;
}

/** A record's state before and after; undefined where it did not exist. */
export type Change<R> = readonly [from: R | undefined, to: R | undefined];

export const emptyDiff = <R extends StoreRecord>(): Diff<R> => diffOf(new Map());

export const isEmptyDiff = <R extends StoreRecord>(diff: Diff<R>): boolean =>
  diff.added.size + diff.updated.size + diff.removed.size === 0;

/** The diff that takes back what this one did. */
export const reverseDiff = <R extends StoreRecord>(diff: Diff<R>): Diff<R> => ({
  added: diff.removed,
  updated: new Map([...diff.updated].map(([id, [from, to]]) => [id, [to, from] as const])),
  removed: diff.added,
});

/** Every record the diff touches, as one list of before and after. */
export function changesOf<R extends StoreRecord>(diff: Diff<R>): Map<string, Change<R>> {
  const changes = new Map<string, Change<R>>();
  for (const [id, record] of diff.removed) changes.set(id, [record, undefined]);
  for (const [id, pair] of diff.updated) changes.set(id, pair);
  for (const [id, record] of diff.added) changes.set(id, [undefined, record]);
  return changes;
}

/** Sorts changes into a diff; a change that ends with the value it began with is dropped. */
export function diffOf<R extends StoreRecord>(changes: ReadonlyMap<string, Change<R>>): Diff<R> {
  const added = new Map<string, R>();
  const updated = new Map<string, readonly [R, R]>();
  const removed = new Map<string, R>();
  for (const [id, [from, to]] of changes) {
    if (from === to || (from && to && sameValue(from, to))) continue;
    if (from === undefined) added.set(id, to!);
    else if (to === undefined) removed.set(id, from);
    else updated.set(id, [from, to]);
  }
  return { added, updated, removed };
}

/** One diff that does what `first` and then `second` did. */
export function squashDiffs<R extends StoreRecord>(first: Diff<R>, second: Diff<R>): Diff<R> {
  const changes = changesOf(first);
  for (const [id, [from, to]] of changesOf(second)) {
    const earlier = changes.get(id);
    changes.set(id, [earlier ? earlier[0] : from, to]);
  }
  return diffOf(changes);
}
