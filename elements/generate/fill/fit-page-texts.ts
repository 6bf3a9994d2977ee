import type { ObjectEnv } from '../../objects/kind.js';
import type { DesignObject } from '../../objects/kinds.js';
import { balanced } from './balance.js';
import type { Changed } from './space/flow.js';
import { fitTextSlot, isShortLine, type FittedSlot, type TextSlot } from './fit-text-slot.js';
import type { PageSpace } from './space/page-space.js';
import { settle } from './space/room.js';
import { slotScore, capsFor } from './slot-scores.js';

export interface FittedPage {
  /** By id: the objects that are other than before. */
  readonly objects: ReadonlyMap<string, DesignObject>;
  readonly slots: readonly (readonly [TextSlot, FittedSlot])[];
  /** Each text's, 0 to 1. */
  readonly scores: readonly number[];
}

/** Another order is tried for up to so many texts: more are a table, where none is better. */
const MANY = 12;

type Fitted = Map<TextSlot, FittedSlot>;

/** Sets all texts of a page; those of one kind come out at one size, and larger ones stay larger. */
export function fitPageTexts(slots: readonly TextSlot[], space: PageSpace, env: ObjectEnv): FittedPage {
  const first = bestOrder(slots, space, env);
  const caps = capsFor(first);
  const second =
    caps.size > 0
      ? bestOrder(
          slots.map((slot) => ({ ...slot, cap: caps.get(slot.at) ?? slot.cap })),
          space,
          env,
        )
      : first;
  return pageOf(second, space, env);
}

/**
 * Short lines first, which need little room and must have it; then what is read first. Where that leaves something without
 * room, the smaller go before the larger.
 */
function bestOrder(slots: readonly TextSlot[], space: PageSpace, env: ObjectEnv): Fitted {
  const top = ({ at }: TextSlot): number => space.things[at]!.rect.y;
  const isLong = (slot: TextSlot): number => (isShortLine(slot) ? 0 : 1);
  const byPlace = [...slots].sort((a, b) => isLong(a) - isLong(b) || top(a) - top(b) || a.at - b.at);
  const first = fitInOrder(byPlace, space, env);
  if (worst(first) >= 0.5 || slots.length > MANY) return first;
  const size = ({ text }: TextSlot): number => text.text_details.fontSize;
  const bySize = [...byPlace].sort((a, b) => isLong(a) - isLong(b) || size(a) - size(b));
  const second = fitInOrder(bySize, space, env);
  return total(second) > total(first) ? second : first;
}

const scoresOf = (fitted: Fitted): number[] => [...fitted].map(([slot, result]) => slotScore(slot, result));
const worst = (fitted: Fitted): number => Math.min(1, ...scoresOf(fitted));
const total = (fitted: Fitted): number =>
  worst(fitted) * 10 + scoresOf(fitted).reduce((sum, score) => sum + score, 0);

function fitInOrder(slots: readonly TextSlot[], space: PageSpace, env: ObjectEnv): Fitted {
  const fitted: Fitted = new Map();
  const changed = new Map<number, FittedSlot['rect']>();
  for (const slot of slots) {
    const result = fitTextSlot(slot, changed, space, env);
    fitted.set(slot, result);
    changed.set(slot.at, result.rect);
  }
  return fitted;
}

function pageOf(fitted: Fitted, space: PageSpace, env: ObjectEnv): FittedPage {
  const changed: Changed = new Map([...fitted].map(([{ at }, { rect }]) => [at, rect]));
  const shifts = settle(space, changed) ?? space.things.map(() => 0);
  const set = new Map([...fitted].map(([{ at }, { object }]) => [at, balanced(object, env)]));
  const objects = new Map<string, DesignObject>();
  space.things.forEach(({ object }, i) => {
    const next = movedBy(set.get(i) ?? object, shifts[i]!);
    if (next !== object) objects.set(object.id, next);
  });
  return { objects, slots: [...fitted], scores: scoresOf(fitted) };
}

const round2 = (value: number): number => Math.round(value * 100) / 100;

function movedBy<T extends DesignObject>(object: T, by: number): T {
  const y = by === 0 ? object.position.y : round2(object.position.y + by);
  return y === object.position.y ? object : { ...object, position: { ...object.position, y } };
}
