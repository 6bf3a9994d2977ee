import type { Segment } from '../../../display/path-data.js';
import type { Point } from '../../../math/geometry.js';

/** How a piece of a path begins and ends: directions, of any length. */
interface Piece {
  readonly from: Point;
  readonly to: Point;
}

/**
 * How far each corner of a path sticks out where its outline is mitred, in widths of the outline (SVG's miter length):
 * 1 for no corner, Infinity where it turns back.
 */
export function miterLengths(segments: readonly Segment[]): number[] {
  return subpaths(segments).flatMap(({ pieces, closed }) => {
    const corners = pieces.slice(1).map((piece, i) => miterLength(pieces[i]!.to, piece.from));
    const [first, last] = [pieces[0], pieces.at(-1)];
    return closed && first && last ? [...corners, miterLength(last.to, first.from)] : corners;
  });
}

function miterLength(into: Point, out: Point): number {
  const turn = Math.atan2(into.x * out.y - into.y * out.x, into.x * out.x + into.y * out.y);
  // half of the angle between the two sides
  return 1 / Math.sin((Math.PI - Math.abs(turn)) / 2);
}

function subpaths(segments: readonly Segment[]): { pieces: Piece[]; closed: boolean }[] {
  const found: { pieces: Piece[]; closed: boolean }[] = [];
  let at: Point = { x: 0, y: 0 };
  let start = at;
  const add = (points: readonly Point[]): void => {
    const steps = [at, ...points].slice(1).map((point, i) => minus(point, [at, ...points][i]!));
    const moves = steps.filter(({ x, y }) => x !== 0 || y !== 0);
    if (moves.length > 0) found.at(-1)?.pieces.push({ from: moves[0]!, to: moves.at(-1)! });
    at = points.at(-1)!;
  };
  for (const segment of segments) {
    const points = pointsOf(segment);
    if (segment[0] === 'M') {
      found.push({ pieces: [], closed: false });
      at = start = points[0]!;
    } else if (segment[0] === 'Z') {
      add([start]);
      if (found.at(-1)) found.at(-1)!.closed = true;
    } else add(points);
  }
  return found;
}

const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });

function pointsOf(segment: Segment): Point[] {
  const numbers = segment.slice(1) as number[];
  return numbers.flatMap((x, i) => (i % 2 === 0 ? [{ x, y: numbers[i + 1]! }] : []));
}
