import type { Group, Op } from '../display/ops.js';
import { clamp } from '../math/geometry.js';
import { withLook } from './apply-look.js';
import { REST, type Look } from './look.js';
import { withPieces } from './pieces/apply-pieces.js';
import { together } from './presets/moves.js';
import { exitOf, type Part, type Schedule } from './schedule.js';

/**
 * The ops of a page at a moment, seconds since it began. Depends on nothing but its arguments: asked twice it answers the
 * same. Before 0 and from the page's end on it is at rest [E-060].
 */
export function pageFrame(schedule: Schedule, time: number): readonly Op[] {
  const { page, parts, over, duration } = schedule;
  if (time < 0 || time >= duration) return page.ops;
  const light = over ? over.draw(clamp((time - over.start) / over.seconds, 0, 1), page) : null;
  if (parts.size === 0 && !light) return page.ops;
  const ops = movedOps(page.ops, schedule, time);
  return light ? [...ops, light] : ops;
}

function movedOps(ops: readonly Op[], schedule: Schedule, time: number): Op[] {
  return ops.flatMap((op) => {
    if (op.op !== 'group') return [op];
    if (op.object === undefined) return [{ ...op, children: movedOps(op.children, schedule, time) }];
    const part = schedule.parts.get(op.object);
    if (!part) return [op];
    const shown = partAt(part, schedule, time);
    return shown ? [shown] : [];
  });
}

/** An object at a moment; null while it is not there. */
function partAt(part: Part, schedule: Schedule, time: number): Op | null {
  const { group, subject, direction, preset, start, entry, exit } = part;
  const since = time - start;
  if (since < 0 && entry > 0) return preset.pieces || cameFrom(part) ? null : group;
  const entered = entry > 0 ? clamp(since / entry, 0, 1) : 1;
  const left = exit === null ? 0 : clamp((time - exit) / exitOf(schedule, part), 0, 1);
  const stay = { time: since, part: clamp(since / Math.max(1e-9, schedule.duration - start), 0, 1) };
  // what comes in pieces leaves as a whole
  if (preset.pieces && left === 0) return inPieces(part, since);
  if (preset.draw) {
    const there = left > 0 ? 1 - left : entered;
    return preset.draw(group, there, stay, subject, direction);
  }
  const look = lookAt(part, { entered, left, stay });
  return withLook(group, look, subject.box);
}

/** True for what is not there before it comes. */
const cameFrom = ({ preset }: Part): boolean => preset.come !== undefined || preset.draw !== undefined;

interface Moment {
  readonly entered: number;
  readonly left: number;
  readonly stay: { readonly time: number; readonly part: number };
}

function lookAt({ preset, subject, direction }: Part, { entered, left, stay }: Moment): Look {
  const meanwhile = preset.stay?.(stay, subject, direction) ?? REST;
  if (left > 0) return together(leaving(preset, left, subject, direction), meanwhile);
  const come = entered < 1 ? (preset.come?.(entered, subject, direction) ?? REST) : REST;
  return together(come, meanwhile);
}

/** As it came, backwards, where the preset says nothing else; in pieces come together, they fade. */
function leaving(
  { come, go, pieces }: Part['preset'],
  left: number,
  subject: Part['subject'],
  direction: Part['direction'],
): Look {
  if (go) return go(left, subject, direction);
  if (pieces || !come) return { ...REST, opacity: 1 - left };
  return come(1 - left, subject, direction);
}

function inPieces({ group, preset, pieceEntry, stagger }: Part, since: number): Group {
  const { size, come } = preset.pieces!;
  const em = firstSize(group) ?? 0;
  return withPieces(group, size, (index) => {
    const progress = clamp((since - index * stagger) / Math.max(1e-9, pieceEntry), 0, 1);
    return progress >= 1 ? REST : come(progress, index, em);
  });
}

/** Size of the text's letters, in the group's units. */
function firstSize({ children }: Group): number | undefined {
  for (const op of children) {
    if (op.op === 'glyphRun') return op.size;
    const inside = op.op === 'group' ? firstSize(op) : undefined;
    if (inside !== undefined) return inside;
  }
  return undefined;
}
