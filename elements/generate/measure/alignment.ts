import type { Rect, Size } from '../../math/geometry.js';

/** Edges this near, as a share of the page's shorter side, are one line. */
const NEAR = 0.004;

/** Share of the rectangles of which an edge or a middle lies in line with that of another; 1 for fewer than two. */
export function alignedShare(rects: readonly Rect[], size: Size): number {
  if (rects.length < 2) return 1;
  const spare = Math.min(size.width, size.height) * NEAR;
  const lines = rects.map(linesOf);
  const shares = rects.map((_, i) => lines.some((other, j) => j !== i && inLine(lines[i]!, other, spare)));
  return shares.filter(Boolean).length / rects.length;
}

const linesOf = ({ x, y, width, height }: Rect): readonly number[] => [
  ...[x, x + width / 2, x + width],
  ...[y, y + height / 2, y + height],
];

const inLine = (a: readonly number[], b: readonly number[], spare: number): boolean =>
  a.some((at, i) => Math.abs(at - b[i]!) <= spare);
