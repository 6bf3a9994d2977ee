import { radians, type Size } from '../math/geometry.js';
import type { Shadow } from './ops.js';

/** What a shadow is measured by, so that it looks alike on things large and small. */
export interface ShadowScale {
  /** Page pixels: the shorter side of a box (of a thin one a fifth of the longer), the font size of a text. */
  readonly basis: number;
  /** The longer side: what `size` makes larger. */
  readonly length: number;
  /** Distance at an offset of 100, in bases. */
  readonly offset: number;
}

/** Letters stand further above the page than boxes do, for their size. */
const BOX_OFFSET = 0.1;
const TEXT_OFFSET = 0.15;
/** Lines and bars have hardly a shorter side. */
const THIN = 5;
/** Standard deviation of the blur at 100, in bases. */
const BLUR = 0.08;
/** What the longer side gains at a size of 100, in bases. */
const GROWTH = 0.1;
/** Stored offset and blur at a shown 100, and stored size. */
const FULL = 5;
const FULL_SIZE = 10;

export function boxShadowScale({ width, height }: Size): ShadowScale {
  const length = Math.max(width, height);
  return { basis: Math.max(Math.min(width, height), length / THIN), length, offset: BOX_OFFSET };
}

export const textShadowScale = (fontSize: number, length: number): ShadowScale => ({
  basis: fontSize,
  length,
  offset: TEXT_OFFSET,
});

/** A shadow as stored (shown values divided); those of text have no size. */
interface ShadowFields {
  readonly shadowColor: string;
  readonly r: number;
  readonly theta: number;
  readonly blur: number;
  readonly opacity: number;
  readonly size?: number;
}

/** A stored shadow in page pixels. Size 0 is the silhouette itself, 100 one that is longer by a tenth of the basis. */
export function dropShadow(
  { shadowColor: color, r, theta, blur, opacity, size }: ShadowFields,
  { basis, length, offset }: ShadowScale,
): Shadow {
  const distance = (r / FULL) * offset * basis;
  return {
    color,
    opacity,
    dx: distance * Math.cos(radians(theta)),
    dy: distance * Math.sin(radians(theta)),
    blur: (blur / FULL) * BLUR * basis,
    scale: 1 + ((size ?? 0) / FULL_SIZE) * GROWTH * (basis / length),
  };
}
