import type { Point } from '../../math/geometry.js';
import type { Matrix } from '../../math/matrix.js';
import type { ChromePen } from './chrome-pen.js';

/** A line with a dark edge, so that it shows on any art. */
export function strokeWithHalo(
  { context: c, style }: ChromePen,
  path: Path2D,
  width: number,
  color: string,
): void {
  c.setLineDash([]);
  c.lineJoin = 'miter';
  c.strokeStyle = color === style.handle ? style.handleEdge : style.halo;
  c.lineWidth = width + 2;
  c.stroke(path);
  c.strokeStyle = color;
  c.lineWidth = width;
  c.stroke(path);
}

export function transformedPath(path: Path2D, matrix: Matrix): Path2D {
  const moved = new Path2D();
  moved.addPath(path, new DOMMatrix([...matrix]));
  return moved;
}

export function polygon(points: readonly Point[]): Path2D {
  const path = new Path2D();
  points.forEach(({ x, y }, i) => (i === 0 ? path.moveTo(x, y) : path.lineTo(x, y)));
  path.closePath();
  return path;
}
