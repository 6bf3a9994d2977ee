import type { Rect } from '../../math/geometry.js';
import { itemsIn } from './regions/block.js';
import type { Region } from './regions/region-model.js';
import { areaOf, mean, unionOf } from './regions/rects.js';

/** What it costs that parts of a page take forms that nobody would give them. */

/** Columns that are so many times higher than wide look like strips; and what it costs that they got so. */
const SLENDER = 1.6;
const STRIP = 0.5;

/** What it costs that parts without photos become strips. */
export function slender(parts: readonly Region[], rects: readonly Rect[]): number {
  const costs = parts.map((part, i) => {
    if (holdsPhoto(part)) return 0;
    const [was, now] = [part.box, rects[i]!].map(({ width, height }) => height / width) as [number, number];
    return Math.max(0, Math.log(now / Math.max(was, SLENDER)));
  });
  return mean(costs) * STRIP;
}

/** A bar with a line of words takes this part of a side at most, and grows to so much more of it for nothing. */
const BAR = 0.25;
const SWOLLEN = 1.4;

/** What it costs that a bar with a line of words becomes a field. */
export function swollen(parts: readonly Region[], ...grown: readonly number[]): number {
  const [first, last] = parts.map(({ box }) => box) as [Rect, Rect];
  const all = unionOf([first, last]);
  const costs = parts.map(({ box, decor, split, content }, i) => {
    const isLow = areaOf(box) < BAR * areaOf(all);
    const isLine = decor.length === 0 && split === null && content?.kind === 'text';
    return isLow && isLine ? Math.max(0, Math.log(grown[i]! / SWOLLEN)) : 0;
  });
  return Math.max(...costs);
}

const holdsPhoto = ({ under, decor, content, split }: Region): boolean =>
  [...under, ...decor.flatMap(({ items }) => items), ...(content ? itemsIn(content) : [])].some(
    ({ isPicture }) => isPicture,
  ) ||
  (split?.parts.some(holdsPhoto) ?? false);
