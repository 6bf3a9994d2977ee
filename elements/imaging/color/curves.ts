import { clamp } from '../../math/geometry.js';
import { ONE, type ColorStep } from '../pixel-row.js';

/** A tone 0 to 1 as another; results outside are clamped. */
export type Curve = (tone: number) => number;

/**
 * A curve for every tone there is. Curves may use functions whose last bit differs between engines; rounded to whole
 * numbers here, once for each tone, they give the same bytes everywhere.
 */
export function tableOf(curve: Curve): Int16Array {
  const table = new Int16Array(ONE + 1);
  for (let tone = 0; tone <= ONE; tone++) table[tone] = Math.round(clamp(curve(tone / ONE), 0, 1) * ONE);
  return table;
}

/** Each channel through a curve of its own. */
export function curveStep(red: Curve, green: Curve = red, blue: Curve = green): ColorStep {
  const forR = tableOf(red);
  const forG = green === red ? forR : tableOf(green);
  const forB = blue === green ? forG : blue === red ? forR : tableOf(blue);
  return ({ r, g, b, length }) => {
    for (let x = 0; x < length; x++) {
      r[x] = forR[r[x]!]!;
      g[x] = forG[g[x]!]!;
      b[x] = forB[b[x]!]!;
    }
  };
}

/** Lighter (amount above 0) or darker, black and white staying where they are: nothing is cut off. */
export const brighter =
  (amount: number): Curve =>
  (tone) =>
    amount >= 0 ? (tone * (1 + amount)) / (1 + amount * tone) : tone / (1 - amount * (1 - tone));

/** The middle tones at this slope: an S that bends before it cuts off, or below 1 a straight flattening. */
export function steeper(slope: number): Curve {
  if (slope <= 1) return (tone) => 0.5 + (tone - 0.5) * slope;
  // the slope of this tanh in the middle is 1 + a * a / 12, near enough
  const a = Math.sqrt(12 * (slope - 1));
  const most = Math.tanh(a / 2);
  return (tone) => 0.5 + Math.tanh(a * (tone - 0.5)) / (2 * most);
}

/** A color's channel laid over in soft light, as the W3C defines that blend. */
export const softLight =
  (over: number, amount: number): Curve =>
  (tone) =>
    tone + (softened(tone, over) - tone) * amount;

function softened(tone: number, over: number): number {
  if (over <= 0.5) return tone - (1 - 2 * over) * tone * (1 - tone);
  const root = tone <= 0.25 ? ((16 * tone - 12) * tone + 4) * tone : Math.sqrt(tone);
  return tone + (2 * over - 1) * (root - tone);
}
