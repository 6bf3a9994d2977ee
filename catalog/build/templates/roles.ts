import {
  contrastRatio,
  ensureContrast,
  hexToOklab,
  hexToOklch,
  mixColors,
  mostReadable,
  oklabToHex,
} from '../../../elements/math/color.js';
import { READABLE } from '../../../elements/preflight/contrast/text-contrast.js';

/** Five colors, in any order. */
export type Palette = readonly [string, string, string, string, string];
export type Mode = 'light' | 'dark';

/** What the colors of a design are for. A recipe speaks of these and never of a color. */
export interface Roles {
  /** Ground of the page. */
  readonly bg: string;
  /** Text and the strongest shapes on it. */
  readonly ink: string;
  readonly accent: string;
  readonly accent2: string;
  readonly extra: string;
  /** A ground a little off the page's. */
  readonly surface: string;
  /** Secondary text on the ground. */
  readonly muted: string;
  /** The accent, moved until it can be read on the ground. */
  readonly accentText: string;
  /** Text on the accent. */
  readonly onAccent: string;
}

/** A ground is at least this light, or in the dark mode at most this. */
const LIGHT_GROUND = 0.93;
const DARK_GROUND = 0.3;

const known = { light: new WeakMap<Palette, Roles>(), dark: new WeakMap<Palette, Roles>() };

/** Gives each of five colors a part: the lightest and darkest are ground and ink, the most colorful is the accent. */
export function rolesOf(palette: Palette, mode: Mode): Roles {
  const roles = known[mode].get(palette) ?? castRoles(palette, mode);
  known[mode].set(palette, roles);
  return roles;
}

function castRoles(palette: Palette, mode: Mode): Roles {
  const byLightness = [...palette].sort((a, b) => hexToOklch(a).L - hexToOklch(b).L);
  const [darkest, lightest] = [byLightness[0]!, byLightness.at(-1)!];
  const bg = mode === 'light' ? lightGround(lightest) : darkGround(darkest);
  const ink = ensureContrast(mode === 'light' ? darkest : lightest, bg, 8);
  const [accent, accent2, extra] = byLightness
    .slice(1, -1)
    .sort((a, b) => hexToOklch(b).C - hexToOklch(a).C) as [string, string, string];
  return {
    bg,
    ink,
    accent,
    accent2,
    extra,
    surface: mixColors(bg, extra, 0.22),
    muted: ensureContrast(mixColors(ink, bg, 0.38), bg, READABLE),
    accentText: ensureContrast(accent, bg, READABLE),
    onAccent: mostReadable([bg, ink], accent),
  };
}

function lightGround(color: string): string {
  const { L, a, b } = hexToOklab(color);
  return L >= LIGHT_GROUND ? color : oklabToHex({ L: 0.955, a: a * 0.35, b: b * 0.35 });
}

function darkGround(color: string): string {
  const { L, a, b } = hexToOklab(color);
  return L <= DARK_GROUND ? color : oklabToHex({ L: 0.2, a: a * 0.6, b: b * 0.6 });
}

const isRole = (word: string, roles: Roles): word is keyof Roles => Object.hasOwn(roles, word);

/** The color of a word: a role ('ink'), a mixture ('ink/bg/.28': 28 % on the way to bg), or '#rrggbb' itself. */
export function colorOf(word: string, roles: Roles): string {
  if (/^#[0-9a-f]{6}$/i.test(word)) return word;
  const [from, to, share] = word.split('/') as [string, string?, string?];
  if (to !== undefined) return mixColors(colorOf(from, roles), colorOf(to, roles), Number(share));
  if (!isRole(from, roles)) throw new Error(`there is no color role ${word}`);
  return roles[from];
}

/** The role a word starts from: what the stored object is labeled with, so that palettes can be swapped. */
export const roleOf = (word: string): string => (word.startsWith('#') ? 'fixed' : word.split('/')[0]!);

/** The color when it is readable on the ground, else the nearest that is. */
export const readableOn = (color: string, ground: string, ratio: number): string =>
  contrastRatio(color, ground) >= ratio ? color : ensureContrast(color, ground, ratio);
