import { parseHex } from '../../math/color.js';
import { tableOf, type Curve } from './curves.js';
import { clampTone, lumaOf, ONE, type ColorStep } from '../pixel-row.js';

/** Fractions as whole numbers: 4096 is 1. */
const fixed = (part: number): number => Math.round(part * 4096);

/** Channels of a color, 0 to 1. */
export function channels(hex: string): readonly [number, number, number] {
  const { r, g, b } = parseHex(hex);
  return [r / 255, g / 255, b / 255];
}

/** Colorfulness: 0 gray, 1 as it is, 2 twice as far from gray. */
export function saturationStep(amount: number): ColorStep {
  const k = fixed(amount);
  return ({ r, g, b, length }) => {
    for (let x = 0; x < length; x++) {
      const luma = lumaOf(r[x]!, g[x]!, b[x]!);
      r[x] = clampTone(luma + (((r[x]! - luma) * k) >> 12));
      g[x] = clampTone(luma + (((g[x]! - luma) * k) >> 12));
      b[x] = clampTone(luma + (((b[x]! - luma) * k) >> 12));
    }
  };
}

/** How much of a step a tone takes, for every lightness, in 4096ths. */
function weights(weight: Curve): Int16Array {
  const table = new Int16Array(ONE + 1);
  for (let luma = 0; luma <= ONE; luma++) table[luma] = fixed(weight(luma / ONE));
  return table;
}

/** Screens a color into the dark tones. */
export function shadowStep(color: string, amount: number): ColorStep {
  const [toR, toG, toB] = channels(color).map(fixed) as [number, number, number];
  const of = weights((luma) => amount * (1 - luma) ** 1.3);
  return ({ r, g, b, length }) => {
    for (let x = 0; x < length; x++) {
      const weight = of[lumaOf(r[x]!, g[x]!, b[x]!)]!;
      r[x] = r[x]! + (((((ONE - r[x]!) * toR) >> 12) * weight) >> 12);
      g[x] = g[x]! + (((((ONE - g[x]!) * toG) >> 12) * weight) >> 12);
      b[x] = b[x]! + (((((ONE - b[x]!) * toB) >> 12) * weight) >> 12);
    }
  };
}

/** A little above 1, so that toned lights stay bright. */
const LIGHT_GAIN = 1.04;

/** Multiplies a color into the light tones. */
export function highlightStep(color: string, amount: number): ColorStep {
  const [toR, toG, toB] = channels(color).map((part) => fixed(part * LIGHT_GAIN) - 4096) as [
    number,
    number,
    number,
  ];
  const of = weights((luma) => amount * luma ** 0.9);
  return ({ r, g, b, length }) => {
    for (let x = 0; x < length; x++) {
      const weight = of[lumaOf(r[x]!, g[x]!, b[x]!)]!;
      r[x] = clampTone(r[x]! + ((((r[x]! * toR) >> 12) * weight) >> 12));
      g[x] = clampTone(g[x]! + ((((g[x]! * toG) >> 12) * weight) >> 12));
      b[x] = clampTone(b[x]! + ((((b[x]! * toB) >> 12) * weight) >> 12));
    }
  };
}

/** Tones as mixtures of two colors. */
export function duotoneStep(dark: string, light: string, amount: number): ColorStep {
  const [from, to] = [channels(dark), channels(light)];
  const ramp = (i: 0 | 1 | 2): Int16Array => tableOf((luma) => from[i] + (to[i] - from[i]) * spread(luma));
  const [forR, forG, forB] = [ramp(0), ramp(1), ramp(2)];
  const k = fixed(amount);
  return ({ r, g, b, length }) => {
    for (let x = 0; x < length; x++) {
      const luma = lumaOf(r[x]!, g[x]!, b[x]!);
      r[x] = r[x]! + (((forR[luma]! - r[x]!) * k) >> 12);
      g[x] = g[x]! + (((forG[luma]! - g[x]!) * k) >> 12);
      b[x] = b[x]! + (((forB[luma]! - b[x]!) * k) >> 12);
    }
  };
}

/** More contrast than the picture has: two colors alone would look flat. */
const spread: Curve = (luma) => Math.min(1, Math.max(0, (luma - 0.38) * 1.5 + 0.42));
