import type { Rect } from '../../../math/geometry.js';
import { kindOf } from '../../../objects/kinds.js';
import type { Laid } from '../elastic.js';
import { faults } from '../placing/evaluate.js';
import { placeItems, type Placements } from '../placing/placement.js';
import { marginScale, wishedScale, type Problem } from '../problem.js';
import { lengthOf, type ArtBlock, type Axis } from '../regions/block.js';
import { isCovering } from '../regions/grounds/covers.js';
import type { Item } from '../regions/items.js';
import { areaOf, endOf, overlapOf, shareIn, startOf, unionOf } from '../regions/rects.js';
import { placeUnder } from '../solve.js';
import { axisMap, mapped } from './axis-map.js';
import { cellOf, isPlate, plateUnder, stampsOf, wordsOf } from './groups.js';

/** Photos and panels of a collage take at least this part of the page. */
const LEAST = 0.28;
/** Words closer than this part of the page's shorter side are read together. */
const NEAR = 0.035;
/** What it is worth that things on a grid stay on their cells. */
const WHOLE = 0.4;

const isGrid = ({ object }: Item): boolean => kindOf(object) === 'grid';

/**
 * A collage in another form: its grid is stretched, gutters and margins stay as narrow as they are, photos are cropped anew,
 * words and windows keep their form in their part of the grid. Null for a page that is no collage.
 */
export function collage(items: readonly Item[], rect: Rect, problem: Problem): Laid | null {
  const page: Rect = { x: 0, y: 0, ...problem.from };
  const under = items.filter((item) => !item.text && isCovering(item, page));
  const rest = items.filter((item) => !under.includes(item));
  const plates = rest.filter(isPlate);
  const shown = plates.filter(({ isPicture }) => isPicture);
  const taken = plates.reduce((all, { box }) => all + overlapOf(box, page), 0);
  if (shown.length === 0 || taken < LEAST * areaOf(page)) return null;
  const ground = { from: page, to: rect, scale: marginScale(problem) };
  const edges = (axis: Axis): number[] => plates.flatMap(({ box }) => [startOf(box, axis), endOf(box, axis)]);
  const [across, down] = [axisMap(edges('x'), 'x', ground), axisMap(edges('y'), 'y', ground)];
  const at = (box: Rect): Rect => mapped(box, across, down);
  const into: Placements = new Map();
  for (const item of under) placeUnder(item, { box: page }, rect, problem, into);
  for (const item of plates) into.set(item, { how: 'filled', rect: at(item.box), scale: ground.scale });
  const things = rest.filter((item) => !item.text && !plates.includes(item));
  // words on a seal or a window are a part of it
  const lettered = rest.filter(
    (item) =>
      item.text && things.some((thing) => thing.order < item.order && shareIn(item.box, thing.box) > 0.8),
  );
  const texts = rest.filter((item) => item.text && !lettered.includes(item));
  const stamps = stampsOf([...things, ...lettered]);
  const drawn = stamps.map((stamp) => placeStamp(stamp, at(stamp.box), problem, into));
  const around = [...plates.map(({ box }) => box), ...stamps.map(({ box }) => box)];
  const near = NEAR * Math.min(page.width, page.height);
  const grids = plates.filter(isGrid);
  // words on a cell of a grid stay on it: where its cells are is the grid's own affair
  const celled = texts.filter((text) => grids.includes(plateUnder(text, plates)!));
  const cells = cellsOf(
    texts.filter((text) => !celled.includes(text)),
    plates,
    around,
    problem,
  );
  const sizes = [
    ...cells.map((cell) => placeCell(cell, at(cell.box), problem, into)),
    ...wordsOf(celled, near).map((words) => placeStamp(words, at(words.box), problem, into)),
  ];
  if (sizes.length === 0) return null;
  const wish = wishedScale(problem);
  const least = Math.min(...sizes) / wish;
  const score =
    Math.min(0.06, Math.log(least)) * 0.6 +
    Math.min(0, ...drawn.map((scale) => Math.log(scale / wish))) * 0.2 -
    distortion(shown, at) * 0.1 +
    (grids.some((grid) => stamps.some(({ box }) => shareIn(box, grid.box) > 0.9)) ? WHOLE : 0);
  return { placements: into, score: score - faults(into, rect, problem.type) };
}

/** How much flatter or steeper photos get, as a logarithm, by their areas. */
function distortion(shown: readonly Item[], at: (box: Rect) => Rect): number {
  const all = shown.reduce((sum, { box }) => sum + areaOf(box), 0);
  return shown.reduce((sum, { box }) => {
    const now = at(box);
    return (
      sum + (areaOf(box) / all) * Math.abs(Math.log((now.width / now.height) * (box.height / box.width)))
    );
  }, 0);
}

/** A window or an icon in the middle of its part of the grid; gives its scale. */
function placeStamp(stamp: ArtBlock, to: Rect, problem: Problem, into: Placements): number {
  const fits = Math.min(to.width / stamp.box.width, to.height / stamp.box.height);
  const scale = Math.min(fits, wishedScale(problem) * 1.35);
  placeItems(stamp, to, scale, into, problem.type);
  return scale;
}

interface Cell {
  readonly box: Rect;
  readonly words: readonly ArtBlock[];
}

/** Words by the plate, or the free part of the ground, they stand on. */
function cellsOf(
  texts: readonly Item[],
  plates: readonly Item[],
  around: readonly Rect[],
  { from }: Problem,
): Cell[] {
  const page: Rect = { x: 0, y: 0, ...from };
  const near = NEAR * Math.min(from.width, from.height);
  const on = new Map<Item | null, Item[]>();
  for (const text of texts) {
    const plate = plateUnder(text, plates) ?? null;
    on.set(plate, [...(on.get(plate) ?? []), text]);
  }
  const cells: Cell[] = [];
  for (const [plate, own] of on) {
    if (plate) {
      cells.push({ box: plate.box, words: wordsOf(own, near) });
      continue;
    }
    for (const words of wordsOf(own, near)) {
      const box = cellOf(words.box, around, page);
      const same = cells.findIndex((cell) => overlapOf(cell.box, box) > 0.8 * areaOf(box));
      if (same < 0) cells.push({ box, words: [words] });
      else cells[same] = { box: unionOf([cells[same]!.box, box]), words: [...cells[same]!.words, words] };
    }
  }
  return cells;
}

/** Words of a cell at one scale, each group at its own edge; gives the scale. */
function placeCell({ box, words }: Cell, to: Rect, problem: Problem, into: Placements): number {
  const all = unionOf(words.map((group) => group.box));
  const m = marginScale(problem);
  const room = (axis: Axis): number => {
    const [before, after] = [startOf(all, axis) - startOf(box, axis), endOf(box, axis) - endOf(all, axis)];
    const pad =
      Math.max(0, Math.min(before, after, 0.1 * Math.min(problem.from.width, problem.from.height))) * m;
    return Math.max(1, lengthOf(to, axis) - 2 * pad);
  };
  const high = heightOf(words, all);
  const fits = Math.min(room('x') / all.width, room('y') / high);
  const scale = Math.min(fits, wishedScale(problem) * 1.1);
  for (const group of words) {
    const at = (axis: Axis): number => {
      const before = startOf(group.box, axis) - startOf(box, axis);
      const after = endOf(box, axis) - endOf(group.box, axis);
      const free = lengthOf(to, axis) - lengthOf(group.box, axis) * scale;
      const share = before + after > 0 ? before / (before + after) : 0;
      const isStart = before <= after && before < 0.35 * lengthOf(box, axis);
      const isMiddle = Math.abs(before - after) < 0.06 * lengthOf(box, axis);
      const isLeft = axis === 'x' && group.items.every(({ text }) => text?.text_details.textAlign === 'left');
      if (isMiddle && !isLeft) return startOf(to, axis) + free / 2;
      if (isStart || (isLeft && before < 0.5 * lengthOf(box, axis)))
        return startOf(to, axis) + Math.max(0, Math.min(before * m, free / 2, free * 0.9));
      if (after < before && after < 0.35 * lengthOf(box, axis))
        return startOf(to, axis) + Math.max(0, free - Math.min(after * m, free / 2));
      return startOf(to, axis) + free * share;
    };
    const rect = { x: at('x'), y: at('y'), width: group.box.width * scale, height: group.box.height * scale };
    placeItems(group, rect, scale, into, problem.type);
  }
  return scale;
}

/** The height of groups beneath each other without the wide gaps between them. */
function heightOf(words: readonly ArtBlock[], all: Rect): number {
  const heights = words.reduce((sum, { box }) => sum + box.height, 0);
  return Math.min(all.height, Math.max(heights * 1.1, ...words.map(({ box }) => box.height)));
}
