import { clamp } from '../../math/geometry.js';
import { colorDistance, ensureContrast, hexToOklch, mixColors, oklchToHex } from '../../math/color.js';
import type { UsedColor } from '../palette-mapping.js';

/** A ground, the color of what is read on it, and the color that stands out. */
export interface Scheme {
  readonly ground: string;
  readonly ink: string;
  readonly accent: string;
}

/** Less chroma is a gray: it lies between ground and ink. */
const GRAY = 0.045;
/** Nearer than this to the accent is the accent. */
const SAME = 0.09;
/** How far other hues keep from the accent, of what they were apart. */
const SPREAD = 0.3;
/** Words are read easily from this contrast on. */
const EASY = 9;

/** What a design's colors are for: its ground as told, the color furthest from that in light, and the strongest of the rest. */
export function schemeOf(used: readonly UsedColor[], ground: string): Scheme {
  const light = (color: string): number => hexToOklch(color).L;
  const others = used.filter(({ color }) => color !== ground);
  const far = (color: string): number => Math.abs(light(color) - light(ground));
  const ink = others.reduce((best, { color }) => (far(color) > far(best) ? color : best), ground);
  const strength = ({ color, weight }: UsedColor): number => hexToOklch(color).C * Math.sqrt(weight);
  const strong = others.filter(({ color }) => colorDistance(color, ground) > SAME);
  const accent = strong.reduce<UsedColor | null>(
    (best, each) => (!best || strength(each) > strength(best) ? each : best),
    null,
  );
  return { ground, ink: ink === ground ? opposite(ground) : ink, accent: accent?.color ?? ink };
}

/** The scheme of two colors: what is read is the accent made dark or light until it is read easily. */
export function schemeFrom(ground: string, accent: string): Scheme {
  const { C, h } = hexToOklch(accent);
  const start = oklchToHex({ L: hexToOklch(ground).L > 0.6 ? 0.28 : 0.94, C: Math.min(C, 0.05), h });
  return { ground, accent, ink: ensureContrast(start, ground, EASY) };
}

const opposite = (color: string): string => (hexToOklch(color).L > 0.6 ? '#000000' : '#ffffff');

/** What a color of one scheme is in another: grays keep their place between ground and ink, hues theirs beside the accent. */
export function carried(color: string, from: Scheme, to: Scheme): string {
  if (color === from.ground) return to.ground;
  const [c, ground, ink] = [hexToOklch(color), hexToOklch(from.ground), hexToOklch(from.ink)];
  const way = ink.L === ground.L ? 1 : clamp((c.L - ground.L) / (ink.L - ground.L), -0.15, 1);
  const accent = hexToOklch(from.accent);
  if (accent.C >= GRAY && colorDistance(color, from.accent) < SAME) return to.accent;
  if (c.C < GRAY) return way < 0 ? beyond(to, way) : mixColors(to.ground, to.ink, way);
  return beside(c, { way, accent }, to);
}

/** A ground a little lighter than a light one, or darker than a dark one. */
function beyond({ ground }: Scheme, way: number): string {
  const { L, C, h } = hexToOklch(ground);
  return oklchToHex({ L: clamp(L + (L > 0.6 ? -way : way) * 0.5, 0, 1), C, h });
}

type Oklch = ReturnType<typeof hexToOklch>;

/** Other hues come near the new accent, as light between ground and ink as they were, as strong as the accent lets them. */
function beside(
  c: Oklch,
  { way, accent }: { readonly way: number; readonly accent: Oklch },
  to: Scheme,
): string {
  const [ground, ink, target] = [hexToOklch(to.ground), hexToOklch(to.ink), hexToOklch(to.accent)];
  const turn = ((c.h - accent.h + 540) % 360) - 180;
  const strength = accent.C < GRAY ? 1 : clamp(target.C / accent.C, 0.3, 1.4);
  return oklchToHex({
    L: clamp(ground.L + way * (ink.L - ground.L), 0.1, 0.97),
    C: c.C * strength,
    h: (target.h + turn * SPREAD + 360) % 360,
  });
}
