import { contrastRatio, hexToOklch, oklchToHex, type Oklch } from '../../../math/color.js';
import { seededRandom } from '../../../math/random.js';
import { HARMONIES, SCHEME_MODES, type Harmony, type SchemeMode } from './scheme-modes.js';
import type { Scheme } from '../types.js';

/** Less chroma has no hue to speak of. */
const GRAY = 0.03;
/** Hues nearer than this make the same scheme. */
const SAME_HUE = 22;
/** Where hues stand from those of the seeds, and how near such a scheme still is to them. */
const TURNS: readonly (readonly [turn: number, nearness: number])[] = [
  [0, 1],
  [180, 0.7],
  [30, 0.65],
  [-30, 0.65],
  [120, 0.45],
  [-120, 0.45],
  [75, 0.35],
  [-75, 0.35],
];
/** A hue is turned by as much at most, so that another seed gives other colors. */
const JITTER = 9;
/** A seed is worn as it is where it is this far from the ground. */
const SEEN = 2.1;
/** Strong colors glare where the screen can just show them: a ground stays below this share of what it can, an accent too. */
const GROUND_SHARE = 0.68;
const ACCENT_SHARE = 0.92;
const GLARE = 0.35;

const turned = (hue: number, by: number): number => (((hue + by) % 360) + 360) % 360;
export const hueDistance = (p: number, q: number): number => Math.abs(turned(p - q, 180) - 180);

/** Schemes of the user's own palettes, and many around two seeds, those nearest to them first. */
export function schemesFor(
  seeds: readonly [string, string],
  palettes: readonly (readonly string[])[],
  seed: number,
): readonly Scheme[] {
  const random = seededRandom(seed);
  const own = palettes.flatMap((palette, index) => paletteSchemes(palette, `own-${index}`));
  const built = huesAround(seeds).flatMap(({ hue, nearness }) =>
    SCHEME_MODES.flatMap((mode) => {
      const jitter = nearness === 1 ? 0 : (random() * 2 - 1) * JITTER;
      const harmony = pick(Object.keys(HARMONIES) as Harmony[], random());
      return schemeOf(mode, turned(hue, jitter), harmony, { seeds, nearness }) ?? [];
    }),
  );
  return [...own, ...built];
}

const pick = <T>(all: readonly T[], at: number): T => all[Math.floor(at * all.length)]!;

/** Hues to build on: those of the seeds, then the ones that stand in a harmony with them. */
function huesAround(seeds: readonly [string, string]): { hue: number; nearness: number }[] {
  const own = seeds.map(hexToOklch);
  const colored = own.filter(({ C }) => C >= GRAY);
  const found: { hue: number; nearness: number }[] = [];
  for (const [turn, nearness] of TURNS)
    for (const { h } of colored.length > 0 ? colored : [{ h: 255 }, { h: 65 }]) {
      const hue = turned(h, turn);
      if (found.every((other) => hueDistance(other.hue, hue) >= SAME_HUE)) found.push({ hue, nearness });
    }
  return found;
}

interface Around {
  readonly seeds: readonly [string, string];
  readonly nearness: number;
}

function schemeOf(
  mode: SchemeMode,
  hue: number,
  harmony: Harmony,
  { seeds, nearness }: Around,
): Scheme | null {
  if (mode.without?.some(([from, to]) => hue >= from && hue <= to)) return null;
  const color = ({ L, C }: { L: number; C: number }, by: number, share: number): string => {
    const h = turned(hue, by);
    return oklchToHex({ L, C: Math.min(chromaAt(L, C, h), mostChroma(L, h) * share), h });
  };
  const ground = color(mode.ground, 0, GROUND_SHARE);
  const turns = mode.id === 'mono' ? [0, 0, 0] : HARMONIES[harmony];
  const accents = mode.accents.map((slot, index) => color(slot, turns[index]!, ACCENT_SHARE));
  return {
    id: `${mode.id}-${Math.round(hue)}-${harmony}`,
    ground,
    ink: color(mode.ink, 0, 1),
    accents: nearness === 1 && mode.id !== 'mono' ? withSeeds(accents, seeds, ground) : accents,
    nearness,
  };
}

/** The most chroma that can be shown at a lightness and hue. */
const mostChroma = (L: number, h: number): number => hexToOklch(oklchToHex({ L, C: 0.4, h })).C;

/** Light yellow may be strong, dark yellow is mud; light cyan and pink glare. */
function chromaAt(L: number, C: number, hue: number): number {
  const near = (to: number, reach: number): number => Math.max(0, 1 - hueDistance(hue, to) / reach);
  return L < 0.62
    ? C * (1 - 0.35 * near(100, 55))
    : C * (1 - GLARE * near(205, 45)) * (1 - GLARE * near(330, 45));
}

/** The seeds themselves among the accents where they can be told from the ground. */
function withSeeds(
  accents: readonly string[],
  seeds: readonly [string, string],
  ground: string,
): readonly string[] {
  const worn = seeds.filter((seed) => contrastRatio(seed, ground) >= SEEN);
  return [...worn, ...accents].slice(0, Math.max(3, worn.length + 1));
}

/** A palette as a scheme on its lightest color, and on its darkest. */
function paletteSchemes(palette: readonly string[], id: string): Scheme[] {
  const sorted = [...new Set(palette.map((color) => color.toLowerCase()))]
    .map((color): readonly [string, Oklch] => [color, hexToOklch(color)])
    .sort((p, q) => p[1].L - q[1].L);
  if (sorted.length < 3) return [];
  const dark = sorted[0]![0];
  const light = sorted.at(-1)![0];
  const between = sorted
    .slice(1, -1)
    .sort((p, q) => q[1].C - p[1].C)
    .map(([color]) => color);
  const accents = [...between, ...between, ...between].slice(0, Math.max(3, between.length));
  return [
    { id: `${id}-light`, own: true, ground: light, ink: dark, accents, nearness: 1 },
    { id: `${id}-dark`, own: true, ground: dark, ink: light, accents, nearness: 0.9 },
  ];
}
