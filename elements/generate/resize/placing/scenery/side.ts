import type { Region } from '../../regions/region-model.js';
import type { Rect } from '../../../../math/geometry.js';
import type { ArtBlock } from '../../regions/block.js';
import { endOf, middleOf, startOf } from '../../regions/rects.js';
import { massOf } from './body.js';
import { hold, type Ground } from './ground.js';

/** Words whose middle is so far from that of their region, as a part of its width, stand at a side of it. */
const ASIDE = 0.06;
/** A drawing leaves a wide page room when it takes no more than this part of its width. */
const ROOM = 0.8;

/** The side of a wide page that is left to a drawing which went from side to side below words that stand at the other. */
export function sideLeft(drawing: ArtBlock, length: number, ground: Ground): 'start' | 'end' | null {
  const { from, to, words, whole } = ground;
  if (whole || !words || length > ROOM * to.width) return null;
  if (hold(massOf(drawing, from), 'x', ground) !== 'both') return null;
  const off = (middleOf(words, 'x') - middleOf(from, 'x')) / from.width;
  return Math.abs(off) < ASIDE ? null : off < 0 ? 'end' : 'start';
}

/** Where something lies across that is held by a side of the page as it was: what was cut off there is cut off again. */
export const fromSide = (x: number, side: 'start' | 'end', { from, to, scale }: Ground): number =>
  side === 'end'
    ? endOf(to, 'x') - (endOf(from, 'x') - x) * scale
    : startOf(to, 'x') + (x - startOf(from, 'x')) * scale;

/** The words that a region's drawing stands below, where it is the only one: others would be left behind. */
export const wordsAbove = ({ decor, content }: Region): Rect | undefined =>
  decor.length === 1 ? content?.box : undefined;
