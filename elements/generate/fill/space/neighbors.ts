import type { Size } from '../../../math/geometry.js';
import type { Thing } from './thing.js';

/** A thing that stands above or below another, on the same panels. */
export interface Neighbor {
  readonly at: number;
  /** Room between the two, page pixels. */
  readonly gap: number;
  /** Gaps up to this belong to a column and are kept. */
  readonly column: number;
}

export interface Neighbors {
  /** By thing. */
  readonly above: readonly (readonly Neighbor[])[];
  readonly below: readonly (readonly Neighbor[])[];
}

/** Gaps up to so many em of the smaller text belong to a column. */
const COLUMN_GAP = 1.5;
/** The same between things that are no texts, part of the page's shorter side. */
const PLAIN_GAP = 0.03;
/** Tails of letters may reach so far into the line below, em. */
const DEEP = 0.3;

/** What stands above and below the things that can move. */
export function neighborsOf(
  things: readonly Thing[],
  holders: readonly (readonly number[])[],
  size: Size,
): Neighbors {
  const fixed = holders.map((ids) => ids.filter((id) => !things[id]!.movable).join());
  const find = (way: 1 | -1) =>
    things.map((thing, i) => {
      if (!thing.movable) return [];
      return things.flatMap((other, at): Neighbor[] => {
        if (at === i || fixed[at] !== fixed[i]) return [];
        const [first, second] = way === 1 ? [other.rect, thing.rect] : [thing.rect, other.rect];
        const gap = second.y - first.y - first.height;
        if (gap < -DEEP * Math.max(thing.em, other.em) || second.y < first.y + first.height / 2) return [];
        return [{ at, gap: Math.max(0, gap), column: columnGap(thing, other, size) }];
      });
    });
  return { above: find(1), below: find(-1) };
}

function columnGap({ em: a }: Thing, { em: b }: Thing, { width, height }: Size): number {
  const ems = [a, b].filter((em) => em > 0);
  return ems.length > 0 ? COLUMN_GAP * Math.min(...ems) : PLAIN_GAP * Math.min(width, height);
}

export interface Rows {
  /** Units from the top down, and from the bottom up: those that can move. */
  readonly down: readonly (readonly number[])[];
  readonly up: readonly (readonly number[])[];
}

export function rowsOf(things: readonly Thing[], units: readonly number[]): Rows {
  const members = new Map<number, number[]>();
  units.forEach((unit, i) => members.set(unit, [...(members.get(unit) ?? []), i]));
  const movable = [...members.values()].filter((unit) => unit.every((i) => things[i]!.movable));
  const top = (unit: readonly number[]): number => Math.min(...unit.map((i) => things[i]!.rect.y));
  const bottom = (unit: readonly number[]): number =>
    Math.max(...unit.map((i) => things[i]!.rect.y + things[i]!.rect.height));
  return {
    down: [...movable].sort((a, b) => top(a) - top(b)),
    up: [...movable].sort((a, b) => bottom(b) - bottom(a)),
  };
}
