import { expandRect, type Rect } from '../../../math/geometry.js';
import { kindOf } from '../../../objects/kinds.js';
import type { ArtBlock } from '../regions/block.js';
import type { Item } from '../regions/items.js';
import { areaOf, overlapOf, shareIn, unionOf } from '../regions/rects.js';
import { isPanel } from '../regions/stretch.js';

/** Lies on something from this part on. */
const ON = 0.9;
/** Things of their own form that have this part of the smaller in common keep together. */
const TOGETHER = 0.25;

/** A photo or panel that may take any form; frames are windows of a form of their own. */
export const isPlate = (item: Item): boolean =>
  !item.text && !item.parts && (isPanel(item.object) || (item.isPicture && kindOf(item.object) !== 'frame'));

/** Items in groups: two are in one when they belong together, or with others that do. */
export function grouped(items: readonly Item[], belong: (a: Item, b: Item) => boolean): ArtBlock[] {
  let found: Item[][] = [];
  for (const item of items) {
    const mine = found.filter((group) => group.some((other) => belong(item, other)));
    found = [...found.filter((group) => !mine.includes(group)), [...mine.flat(), item]];
  }
  return found.map((group) => {
    const own = group.sort((a, b) => a.order - b.order);
    return { kind: 'art', items: own, box: unionOf(own.map(({ box }) => box)) };
  });
}

/** Windows, icons and what lies on them. */
export const stampsOf = (items: readonly Item[]): ArtBlock[] =>
  grouped(items, (a, b) => overlapOf(a.box, b.box) > TOGETHER * Math.min(areaOf(a.box), areaOf(b.box)));

/** Words close to each other. */
export const wordsOf = (items: readonly Item[], near: number): ArtBlock[] =>
  grouped(items, (a, b) => overlapOf(expandRect(a.box, near), b.box) > 0);

/** The uppermost plate that words stand on. */
export const plateUnder = ({ box, order }: Item, plates: readonly Item[]): Item | undefined =>
  plates
    .filter((plate) => plate.order < order && shareIn(box, plate.box) > ON)
    .sort((a, b) => b.order - a.order)[0];

/** The room around words on the ground, out to what stands around them and to the edges of the page. */
export function cellOf(box: Rect, around: readonly Rect[], page: Rect): Rect {
  const beside = (rect: Rect): boolean => rect.y < box.y + box.height && rect.y + rect.height > box.y;
  const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2];
  const rows = around.filter(beside);
  const left = Math.max(page.x, ...rows.map((r) => r.x + r.width).filter((x) => x <= middleX));
  const right = Math.min(page.x + page.width, ...rows.map((r) => r.x).filter((x) => x >= middleX));
  const columns = around.filter((rect) => rect.x < right - 1 && rect.x + rect.width > left + 1);
  const top = Math.max(page.y, ...columns.map((r) => r.y + r.height).filter((y) => y <= middleY));
  const bottom = Math.min(page.y + page.height, ...columns.map((r) => r.y).filter((y) => y >= middleY));
  const x = Math.min(left, box.x);
  const y = Math.min(top, box.y);
  return {
    x,
    y,
    width: Math.max(right, box.x + box.width) - x,
    height: Math.max(bottom, box.y + box.height) - y,
  };
}
