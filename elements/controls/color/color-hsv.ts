import { clamp } from '../../math/geometry.js';
import { formatHex, parseHex } from '../../math/color.js';

/** Hue in degrees [0, 360), saturation and brightness 0-1: the axes of the picker's field and bar. */
export interface Hsv {
  readonly h: number;
  readonly s: number;
  readonly v: number;
}

/** '#rrggbb' in lower case from '#abc', 'ABC' or 'aabbcc'; null when it is no color. */
export function readHex(text: string): string | null {
  const digits = /^\s*#?([0-9a-f]{3}|[0-9a-f]{6})\s*$/i.exec(text)?.[1];
  return digits ? formatHex(parseHex(`#${digits}`)) : null;
}

/** Grays have no hue and black has no saturation: what is missing is kept from `before`, so handles stay in place. */
export function hexToHsv(hex: string, before: Hsv = { h: 0, s: 0, v: 0 }): Hsv {
  const { r, g, b } = parseHex(hex);
  const high = Math.max(r, g, b);
  const spread = high - Math.min(r, g, b);
  if (high === 0) return { ...before, v: 0 };
  if (spread === 0) return { h: before.h, s: 0, v: high / 255 };
  const sextant =
    high === r ? (g - b) / spread + 6 : high === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return { h: (sextant * 60) % 360, s: spread / high, v: high / 255 };
}

export function hsvToHex({ h, s, v }: Hsv): string {
  const channel = (offset: number): number => {
    const k = (offset + h / 60) % 6;
    return 255 * (v - v * s * clamp(Math.min(k, 4 - k), 0, 1));
  };
  return formatHex({ r: channel(5), g: channel(3), b: channel(1) });
}
