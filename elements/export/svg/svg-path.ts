import { pathSegments } from '../../display/path-data.js';
import { IDENTITY, type Matrix } from '../../math/matrix.js';
import { decimal } from '../numbers.js';

/** Path data mapped by a matrix, as absolute lines and curves; '' when nothing would be drawn. */
export function svgPath(d: string, digits: number, [a, b, c, e, dx, dy]: Matrix = IDENTITY): string {
  const segments = pathSegments(d);
  if (segments.length < 2 || segments[0]![0] !== 'M') return '';
  return segments
    .map(([letter, ...numbers]) => {
      const points: string[] = [];
      for (let i = 0; i < numbers.length; i += 2) {
        const [x, y] = [numbers[i]!, numbers[i + 1]!];
        points.push(decimal(a * x + c * y + dx, digits), decimal(b * x + e * y + dy, digits));
      }
      return letter + points.join(' ');
    })
    .join('');
}
