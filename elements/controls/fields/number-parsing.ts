import { clamp } from '../../math/geometry.js';

/** A number as people type it: '12', '12,5', '−3 px', ' 40% '. Null when it is not one. */
export function readNumber(text: string): number | null {
  const match = /^\s*([-+−]?\d*(?:[.,]\d+)?)\s*[a-z%°]*\s*$/i.exec(text);
  const digits = match?.[1]?.replace('−', '-').replace(',', '.');
  if (!digits || !/\d/.test(digits)) return null;
  const value = Number(digits);
  return Number.isFinite(value) ? value : null;
}

/** Rounded to that many decimals, without the trailing zeros and the minus of -0. */
export function roundTo(value: number, decimals: number): number {
  const rounded = Number(value.toFixed(decimals));
  return rounded === 0 ? 0 : rounded;
}

export interface NumberRange {
  readonly min: number;
  readonly max: number;
  readonly decimals: number;
}

/** The value a field of this range keeps. */
export const fitNumber = (value: number, { min, max, decimals }: NumberRange): number =>
  roundTo(clamp(value, min, Math.max(min, max)), decimals);
