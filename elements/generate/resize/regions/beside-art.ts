import { itemsIn, lengthOf, type ArtBlock, type Axis, type Block } from './block.js';
import { isCovering } from './grounds/covers.js';
import { areaOf, endOf, insetsOf, overlapOf, shareIn, startOf, unionOf, withSpan } from './rects.js';
import { asArt, NONE, padOf, type Region } from './region-model.js';

/** Words beside drawings: the drawing gets a part of the region for itself. */

/** Words and drawings side by side may reach into each other by these parts of a side; a panel may cover more of a drawing. */
const ASIDE = 0.06;
const BEHIND = 0.16;

/** Drawings in a row with words, on the side where others hold on to an edge, belong to the same scene. */
export function withSideArt(region: Region): Region {
  const { box, decor } = region;
  const content = region.content!;
  if (content.kind !== 'flow' || content.axis !== 'x' || decor.length === 0) return region;
  const words = content.children.filter((child) => itemsIn(child).some(({ text }) => text));
  const loose = content.children.filter((child) => !words.includes(child));
  if (words.length !== 1 || loose.some(({ kind }) => kind !== 'art')) return region;
  const [column] = words as [Block];
  const scene = [...decor, ...loose.map(asArt)];
  const isBefore = scene.every((art) => endOf(art.box, 'x') <= column.box.x);
  const isAfter = scene.every((art) => art.box.x >= endOf(column.box, 'x'));
  return isBefore || isAfter ? { ...region, decor: scene, content: column, pad: padOf(column, box) } : region;
}

/** A large drawing at an edge with nothing over it has a part of the region for itself. */
export function besideArt(region: Region): Region | null {
  const { box, decor, under } = region;
  const content = region.content!;
  const large = decor.filter((art) => overlapOf(art.box, box) > 0.07 * areaOf(box));
  for (const art of large)
    for (const axis of ['x', 'y'] as const) {
      const seen = unionOf(art.items.map((item) => item.body ?? item.box));
      const [first, last] = [startOf(seen, axis), endOf(seen, axis)];
      const [from, to] = [startOf(content.box, axis), endOf(content.box, axis)];
      const slack =
        (content.kind === 'panel' || content.kind === 'art' ? BEHIND : ASIDE) * lengthOf(box, axis);
      const isBefore = last <= from + slack;
      if (!isBefore && first < to - slack) continue;
      const at = isBefore ? (last + from) / 2 : (to + first) / 2;
      const share = (at - startOf(box, axis)) / lengthOf(box, axis);
      if (share < 0.12 || share > 0.88) continue;
      return { ...region, ...partedAt(region, art, { axis, at, isBefore }), content: null, under };
    }
  return null;
}

function partedAt(
  region: Region,
  art: ArtBlock,
  { axis, at, isBefore }: { readonly axis: Axis; readonly at: number; readonly isBefore: boolean },
): Pick<Region, 'split' | 'decor'> {
  const { box, decor } = region;
  const before = withSpan(box, axis, startOf(box, axis), at);
  const after = withSpan(box, axis, at, endOf(box, axis));
  const [own, other] = isBefore ? [before, after] : [after, before];
  const mine = decor.filter((each) => each === art || shareIn(each.box, own) > 0.9);
  const left = decor.filter((each) => !mine.includes(each));
  const theirs = left.filter((each) => shareIn(each.box, other) > 0.9);
  const content = region.content!;
  const base = { under: [], split: null, isOpen: true };
  const artPart: Region = { ...base, box: own, decor: mine, content: null, pad: NONE };
  // a photo that fills its part fills it again
  const photo = content.kind === 'picture' && isCovering(content.item, other) ? content.item : null;
  const rest: Region = photo
    ? { ...base, box: other, decor: theirs, under: [photo], content: null, pad: NONE }
    : { ...base, box: other, decor: theirs, content, pad: insetsOf(content.box, other) };
  const parts = isBefore ? [artPart, rest] : [rest, artPart];
  return { split: { axis, parts }, decor: left.filter((each) => !theirs.includes(each)) };
}
