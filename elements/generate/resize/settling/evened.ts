import { intersectRects, type Rect } from '../../../math/geometry.js';
import { faults, marginless, placedRect } from '../placing/evaluate.js';
import { inPieces } from '../placing/pieces.js';
import { movedBy, type Held, type Placements } from '../placing/placement.js';
import type { Typesetter } from '../placing/type/type-size.js';
import { bleedsOf, spans } from '../regions/edges.js';
import type { Item } from '../regions/items.js';
import { areaOf, endOf, startOf, unionOf, withSpan } from '../regions/rects.js';
import { isSpeck } from './speck.js';

/** The columns of a wide page stand evenly on it: the last does not leave a third of the page empty beyond it. */

/** A page got so many times wider for its height. */
const WIDER = 1.25;
/** What takes this part of the page is ground. */
const GROUND = 0.45;
/** Nearer to each other than this part of the page's width is one column. */
const NEAR = 0.025;
/** A column leaves this part of the page free beyond it, at least, and so many times what is before it, to be moved. */
const FREE = 0.22;
const UNEVEN = 1.5;

interface Column {
  readonly items: readonly Item[];
  readonly box: Rect;
  /** An edge of the page holds it where it is. */
  readonly isHeld: boolean;
}

/** Placements with the outermost column in the middle of the room that is left for it, where that brings no word over another thing. */
export function evenedAcross(placements: Placements, page: Held, type: Typesetter): Placements {
  const { from, to } = page;
  if ((to.width / to.height) * (from.height / from.width) < WIDER) return placements;
  const columns = columnsOf(placements, page);
  const move = columns.length > 1 ? (moveOf(columns, to) ?? moveOf(columns.toReversed(), to)) : null;
  if (!move) return placements;
  const tried: Placements = new Map(placements);
  for (const item of move.items) tried.set(item, movedBy(placements.get(item)!, { x: move.by, y: 0 }));
  const cost = (all: Placements): number => faults(all, to, type) + marginless(all, page);
  return cost(tried) <= cost(placements) + 1e-6 ? tried : placements;
}

/** How far the last of some columns goes, the first being at either side of the page. */
function moveOf(columns: readonly Column[], to: Rect): { items: readonly Item[]; by: number } | null {
  const [last, before] = [columns.at(-1)!, columns.at(-2)!];
  const isRight = last.box.x > before.box.x;
  const beyond = isRight ? endOf(to, 'x') - endOf(last.box, 'x') : startOf(last.box, 'x') - startOf(to, 'x');
  const gap = isRight
    ? startOf(last.box, 'x') - endOf(before.box, 'x')
    : startOf(before.box, 'x') - endOf(last.box, 'x');
  if (last.isHeld || beyond < FREE * to.width || beyond < UNEVEN * gap) return null;
  const by = (beyond - gap) / 2;
  return { items: last.items, by: isRight ? by : -by };
}

/** What stands on a page in columns with nothing between them, from left to right. */
function columnsOf(placements: Placements, { to }: Held): Column[] {
  const shown = [...placements].flatMap(([item, placement]) => {
    const loose = [...inPieces(new Map([[item, placement]]))]
      .map(([part, own]) => intersectRects(placedRect(part, own), to))
      .filter((rect) => areaOf(rect) > 0 && !spans(rect, 'x', to));
    if (loose.length === 0) return [];
    const box = unionOf(loose);
    const part = areaOf(box) / areaOf(to);
    if ((item.object.type !== 'text' && part > GROUND) || isSpeck(item, box, to)) return [];
    const sides = bleedsOf(box, to);
    return [
      { items: [item], box, isHeld: sides.has('left') || sides.has('right') || placement.how === 'pieces' },
    ];
  });
  const columns: Column[] = [];
  for (const each of shown.toSorted((a, b) => a.box.x - b.box.x)) {
    const last = columns.at(-1);
    if (!last || each.box.x > endOf(last.box, 'x') + NEAR * to.width) {
      columns.push(each);
      continue;
    }
    const end = Math.max(endOf(last.box, 'x'), endOf(each.box, 'x'));
    columns[columns.length - 1] = {
      items: [...last.items, ...each.items],
      box: withSpan(unionOf([last.box, each.box]), 'x', last.box.x, end),
      isHeld: last.isHeld || each.isHeld,
    };
  }
  return columns;
}
