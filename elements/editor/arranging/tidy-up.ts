import { center, unionRects, type Point, type Rect } from '../../math/geometry.js';
import { moveUnits, selectedUnits, sizeOn } from './arrange.js';
import type { Editor } from '../editor.js';
import { t } from '../strings.js';

/** Gap of units that lie on each other everywhere, page pixels. */
const FALLBACK_GAP = 16;

/** Puts what is selected into rows and columns with equal gaps, near to how it lies already. */
export function tidySelection(editor: Editor): void {
  const units = selectedUnits(editor);
  moveUnits(editor, t('tidyUp'), units, tidied(units.map(({ bounds }) => bounds)));
}

/** Where rectangles come to lie: a row stays a row, a column a column, anything else becomes a grid. */
export function tidied(rects: readonly Rect[]): Point[] {
  const rows = rowsOf(rects);
  const columns = Math.max(...rows.map((row) => row.length));
  const gap = {
    x: medianGap(rows, rects, 'x'),
    y: columns === 1 ? medianGap([rows.flat()], rects, 'y') : medianGap(turned(rows), rects, 'y'),
  };
  const bounds = rects.reduce(unionRects);
  const places: Point[] = [];
  let y = bounds.y;
  for (const row of rows) {
    let x = bounds.x;
    row.forEach((i, column) => {
      places[i] = { x, y };
      const width = rows.length === 1 ? rects[i]!.width : columnWidth(rows, rects, column);
      x += width + gap.x;
    });
    y += Math.max(...row.map((i) => rects[i]!.height)) + gap.y;
  }
  return places;
}

/** Indices by rows from top to bottom, each from left to right: a rectangle belongs to the row its middle lies in. */
function rowsOf(rects: readonly Rect[]): number[][] {
  const order = rects.map((_, i) => i).sort((a, b) => center(rects[a]!).y - center(rects[b]!).y);
  const rows: number[][] = [];
  for (const i of order) {
    const row = rows.at(-1);
    const { y } = center(rects[i]!);
    const inRow = row?.some((j) => y >= rects[j]!.y && y <= rects[j]!.y + rects[j]!.height);
    if (row && inRow) row.push(i);
    else rows.push([i]);
  }
  return rows.map((row) => row.sort((a, b) => rects[a]!.x - rects[b]!.x));
}

const columnWidth = (rows: readonly number[][], rects: readonly Rect[], column: number): number =>
  Math.max(...rows.flatMap((row) => (row[column] === undefined ? [] : [rects[row[column]]!.width])));

function turned(rows: readonly number[][]): number[][] {
  const columns = Math.max(...rows.map((row) => row.length));
  return Array.from({ length: columns }, (_, column) => rows.flatMap((row) => row[column] ?? []));
}

/** The gap in the middle of all that are there; overlapping ones count as none. */
function medianGap(lines: readonly number[][], rects: readonly Rect[], axis: 'x' | 'y'): number {
  const gaps = lines.flatMap((line) =>
    line.slice(1).map((i, n) => {
      const before = rects[line[n]!]!;
      return Math.max(0, rects[i]![axis] - before[axis] - sizeOn(before, axis));
    }),
  );
  if (gaps.length === 0) return 0;
  const median = gaps.sort((a, b) => a - b)[gaps.length >> 1]!;
  return Math.round(median === 0 && gaps.every((gap) => gap === 0) ? FALLBACK_GAP : median);
}
