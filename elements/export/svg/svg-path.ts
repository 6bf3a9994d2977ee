import type { Matrix } from '../../math/matrix.js';
import { mappedPath } from '../mapped-path.js';

/** Path data mapped by a matrix, as absolute lines and curves; '' when nothing would be drawn. */
export const svgPath = (d: string, digits: number, matrix?: Matrix): string =>
  mappedPath(d, digits, matrix)
    .map(({ letter, points }) => letter + points.join(' '))
    .join('');
