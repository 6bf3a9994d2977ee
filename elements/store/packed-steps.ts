import { changesOf, diffOf, type StoreRecord } from './diff.js';
import type { HistorySteps, Step } from './history.js';

/** A step as JSON holds it: its name, and each record before and after, null where there was none. */
interface PackedStep {
  readonly name: string;
  readonly changes: readonly (readonly [id: string, from: object | null, to: object | null])[];
}

/** Steps of a history as JSON holds them. */
export interface PackedSteps {
  readonly done: readonly PackedStep[];
  readonly undone: readonly PackedStep[];
}

/** As many of the latest steps as take at most so many letters of JSON. */
export function packSteps<R extends StoreRecord>(
  { done, undone }: HistorySteps<R>,
  most: number,
): PackedSteps {
  const packed = latest(done, most);
  const room = most - packed.reduce((sum, step) => sum + lengthOf(step), 0);
  return { done: packed, undone: latest(undone, room) };
}

function latest<R extends StoreRecord>(steps: readonly Step<R>[], most: number): PackedStep[] {
  const kept: PackedStep[] = [];
  let room = most;
  for (const step of [...steps].reverse()) {
    const packed = packStep(step);
    room -= lengthOf(packed);
    if (room < 0) break;
    kept.unshift(packed);
  }
  return kept;
}

const lengthOf = (step: PackedStep): number => JSON.stringify(step).length;

const packStep = <R extends StoreRecord>({ name, diff }: Step<R>): PackedStep => ({
  name,
  changes: [...changesOf(diff)].map(([id, [from, to]]) => [id, from ?? null, to ?? null]),
});

/** The steps again. Throws for what `packSteps` did not make. */
export function unpackSteps<R extends StoreRecord>({ done, undone }: PackedSteps): HistorySteps<R> {
  const unpack = ({ name, changes }: PackedStep): Step<R> => ({
    name: String(name),
    diff: diffOf(
      new Map(changes.map(([id, from, to]) => [id, [(from as R) ?? undefined, (to as R) ?? undefined]])),
    ),
  });
  return { done: done.map(unpack), undone: undone.map(unpack) };
}
