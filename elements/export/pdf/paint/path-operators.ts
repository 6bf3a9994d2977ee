import type { Rect } from '../../../math/geometry.js';
import type { Matrix } from '../../../math/matrix.js';
import { mappedPath } from '../../mapped-path.js';
import { decimals } from '../../format-numbers.js';

const OPERATORS = { M: 'm', L: 'l', C: 'c', Z: 'h' } as const;

/** SVG path data as PDF path construction, mapped by a matrix; '' when nothing would be drawn. */
export const pathOperators = (d: string, digits: number, matrix?: Matrix): string =>
  mappedPath(d, digits, matrix)
    .map(({ letter, points }) => [...points, OPERATORS[letter]].join(' '))
    .join('\n');

export const rectOperator = ({ x, y, width, height }: Rect): string =>
  `${decimals([x, y, width, height], 4)} re`;
