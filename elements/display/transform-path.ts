import { transformPoint, type Matrix } from '../math/matrix.js';
import { pathSegments, type Segment } from './path-data.js';

/** Path data under a map, as absolute lines and curves rounded to a thousandth of a unit. */
export const transformPath = (d: string, matrix: Matrix): string =>
  writePath(transformSegments(pathSegments(d), matrix));

export function transformSegments(segments: readonly Segment[], matrix: Matrix): Segment[] {
  return segments.map((segment): Segment => {
    if (segment[0] === 'Z') return segment;
    const [letter, ...numbers] = segment;
    const mapped: number[] = [];
    for (let i = 0; i < numbers.length; i += 2) {
      const { x, y } = transformPoint(matrix, { x: numbers[i]!, y: numbers[i + 1]! });
      mapped.push(x, y);
    }
    return [letter, ...mapped] as unknown as Segment;
  });
}

export const writePath = (segments: readonly Segment[]): string =>
  segments.map(([letter, ...numbers]) => letter + numbers.map(rounded).join(' ')).join('');

/** Never in powers of ten, which not every reader of paths knows. */
const rounded = (value: number): string => String(Math.round(value * 1000) / 1000 || 0);
