import { hexToOklab, labToLch, oklabDistance, oklabToHex, type Oklab } from '../math/color.js';

/** Seeds of a page without a color of its own (spec 2 section 9). */
export const DEFAULT_SEEDS: readonly [string, string] = ['#7cadf7', '#e6a45a'];

/** Grays say nothing of a design: less chroma than this is none. */
const CHROMATIC = 0.045;
/** Two seeds are at least this far apart in OKLab. */
const APART = 0.12;
/** Pixels that agree to this many steps of a channel count as one. */
const STEP = 16;

interface Bin {
  weight: number;
  L: number;
  a: number;
  b: number;
}

/**
 * The two colors a page is remembered by: the most of it that is no gray, and the most that differs from that.
 *
 * @param pixels - RGBA by rows, 0-255, of the page as it is seen; a small picture is enough.
 */
export function dominantColors(pixels: Uint8ClampedArray): readonly [string, string] {
  const colors = [...binned(pixels).values()]
    .map(({ weight, L, a, b }) => ({ weight, lab: { L: L / weight, a: a / weight, b: b / weight } }))
    .map(({ weight, lab }) => ({ lab, rank: Math.sqrt(weight) * voice(lab) }))
    .filter(({ rank }) => rank > 0)
    .sort((p, q) => q.rank - p.rank || p.lab.L - q.lab.L);
  const [first] = colors;
  if (!first) return DEFAULT_SEEDS;
  const second = colors.find(({ lab }) => oklabDistance(lab, first.lab) >= APART);
  const own = oklabToHex(first.lab);
  return [own, second ? oklabToHex(second.lab) : partnerOf(first.lab)];
}

/** Pixels by what they nearly are. */
function binned(pixels: Uint8ClampedArray): Map<number, Bin> {
  const bins = new Map<number, Bin>();
  const step = (at: number): number => Math.floor(pixels[at]! / STEP);
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if (pixels[at + 3]! < 128) continue;
    const key = (step(at) * STEP + step(at + 1)) * STEP + step(at + 2);
    const lab = hexToOklab(hexAt(pixels, at));
    const bin = bins.get(key) ?? { weight: 0, L: 0, a: 0, b: 0 };
    bin.weight++;
    bin.L += lab.L;
    bin.a += lab.a;
    bin.b += lab.b;
    bins.set(key, bin);
  }
  return bins;
}

const hexAt = (pixels: Uint8ClampedArray, at: number): string =>
  `#${[0, 1, 2].map((channel) => pixels[at + channel]!.toString(16).padStart(2, '0')).join('')}`;

/** How loud a color speaks for the design: grays, black and white are silent. */
function voice(lab: Oklab): number {
  const { L, C } = labToLch(lab);
  if (C < CHROMATIC || L < 0.2 || L > 0.97) return 0;
  return C;
}

/** Of the usual seeds the one that differs more. */
function partnerOf(lab: Oklab): string {
  const [cold, warm] = DEFAULT_SEEDS;
  return oklabDistance(hexToOklab(cold), lab) >= oklabDistance(hexToOklab(warm), lab) ? cold : warm;
}
