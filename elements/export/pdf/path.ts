import { pathSegments } from '../../display/path-data.js';
import type { Rect } from '../../math/geometry.js';
import { IDENTITY, type Matrix } from '../../math/matrix.js';
import { decimal, decimals } from '../numbers.js';

const OPERATORS = { M: 'm', L: 'l', C: 'c', Z: 'h' } as const;

/** SVG path data as PDF path construction, mapped by a matrix; '' when nothing would be drawn. */
export function pathOperators(d: string, digits: number, [a, b, c, e, dx, dy]: Matrix = IDENTITY): string {
  const segments = pathSegments(d);
  if (segments.length < 2 || segments[0]![0] !== 'M') return '';
  return segments
    .map(([letter, ...numbers]) => {
      const points: string[] = [];
      for (let i = 0; i < numbers.length; i += 2) {
        const [x, y] = [numbers[i]!, numbers[i + 1]!];
        points.push(decimal(a * x + c * y + dx, digits), decimal(b * x + e * y + dy, digits));
      }
      return [...points, OPERATORS[letter]].join(' ');
    })
    .join('\n');
}

export const rectOperator = ({ x, y, width, height }: Rect): string =>
  `${decimals([x, y, width, height], 4)} re`;
