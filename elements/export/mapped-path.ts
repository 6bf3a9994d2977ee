import { transformSegments } from '../display/transform-path.js';
import { pathSegments, type Segment } from '../display/path-data.js';
import { IDENTITY, type Matrix } from '../math/matrix.js';
import { decimal } from './format-numbers.js';

/** One segment of a path: its letter, and its points mapped and rounded, x before y. */
export interface MappedSegment {
  readonly letter: Segment[0];
  readonly points: readonly string[];
}

/** SVG path data as lines and curves mapped by a matrix, `digits` decimals; none when nothing would be drawn. */
export function mappedPath(d: string, digits: number, matrix: Matrix = IDENTITY): readonly MappedSegment[] {
  const segments = pathSegments(d);
  if (segments.length < 2 || segments[0]![0] !== 'M') return [];
  return transformSegments(segments, matrix).map(([letter, ...numbers]) => ({
    letter,
    points: numbers.map((number) => decimal(number, digits)),
  }));
}
