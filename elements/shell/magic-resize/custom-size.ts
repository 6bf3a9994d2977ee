import { boundsMessage, isSideWithin } from '../../math/units.js';

/** What was typed for a custom size, and what came of it. */
export type CustomSize =
  | { readonly width: number; readonly height: number }
  /** Numbers that no page can have; the message says why. */
  | { readonly message: string }
  /** No numbers, or zero: nothing happens (spec 2 section 8). */
  | null;

/** Reads two sides in px; parts of a pixel are rounded, since designs hold whole ones. */
export function readCustomSize(typedWidth: string, typedHeight: string): CustomSize {
  const [width, height] = [typedWidth, typedHeight].map(sideOf);
  if (!width || !height) return null;
  const within = isSideWithin(width, 'px') && isSideWithin(height, 'px');
  return within ? { width, height } : { message: boundsMessage('px') };
}

/** Plain decimals only: Number() alone would also take '', '0x40' and '1e3'. */
const sideOf = (typed: string): number =>
  /^\s*[+-]?(\d+\.?\d*|\.\d+)\s*$/.test(typed) ? Math.round(Number(typed)) : 0;
