import { scaleOf, type Matrix } from '../math/matrix.js';

/** A number as PDF and SVG take it: no exponent, no trailing zeros. */
export function decimal(value: number, digits = 3): string {
  const text = value.toFixed(digits);
  if (!text.includes('.')) return text;
  const short = text.replace(/\.?0+$/, '');
  return short === '-0' ? '0' : short;
}

/** Digits that keep coordinates under this map within a 2000th of the output's unit. */
export const digitsUnder = (matrix: Matrix): number =>
  Math.min(8, Math.max(0, 3 + Math.ceil(Math.log10(Math.max(scaleOf(matrix), 1e-6)))));

export const decimals = (values: readonly number[], digits?: number): string =>
  values.map((value) => decimal(value, digits)).join(' ');

/** Six digits where a small factor is multiplied by large coordinates. */
export const matrixText = ([a, b, c, d, e, f]: Matrix): string =>
  `${decimals([a, b, c, d], 8)} ${decimals([e, f], 4)}`;
