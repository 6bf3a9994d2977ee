import type { StoredShadow } from './schema.js';
import { toShown, toStored } from './value-scales.js';

/** A drop shadow as its panel shows it: 0 to 100, the direction -180 to 180 degrees. */
export interface ShownShadow {
  readonly color: string;
  readonly offset: number;
  /** Where it falls: 0 to the right, clockwise. */
  readonly direction: number;
  readonly blur: number;
  readonly opacity: number;
  readonly size: number;
}

/** What a shadow starts as (spec 2 section 9). */
export const DEFAULT_SHADOW: ShownShadow = {
  color: '#aaaaaa',
  offset: 40,
  direction: 116,
  blur: 40,
  opacity: 100,
  size: 40,
};

export const storedShadow = ({ color, offset, direction, ...shown }: ShownShadow): StoredShadow => ({
  shadowColor: color,
  r: toStored(offset, 'length'),
  theta: direction,
  blur: toStored(shown.blur, 'length'),
  opacity: toStored(shown.opacity, 'opacity'),
  size: toStored(shown.size, 'shadowSize'),
});

export const shownShadow = ({ shadowColor, r, theta, ...stored }: StoredShadow): ShownShadow => ({
  color: shadowColor,
  offset: toShown(r, 'length'),
  direction: theta,
  blur: toShown(stored.blur, 'length'),
  opacity: toShown(stored.opacity, 'opacity'),
  size: toShown(stored.size, 'shadowSize'),
});
