import { hexToOklch, oklchToHex } from '../math/color.js';
import { mix, tone } from './draw/ops.js';
import type { Mood, Season, Time, Understanding } from './words/understanding.js';

/** The colors of a picture, all '#rrggbb'. */
export interface Palette {
  /** Top, middle and horizon. */
  readonly sky: readonly [string, string, string];
  readonly sun: string;
  /** What far things fade into. */
  readonly haze: string;
  readonly land: string;
  readonly landDark: string;
  readonly water: string;
  readonly waterDark: string;
  readonly leaf: string;
  readonly leafDark: string;
  readonly rock: string;
  readonly wood: string;
  readonly wall: string;
  readonly wallDark: string;
  readonly accent: string;
  readonly accent2: string;
  readonly accent3: string;
  readonly paper: string;
  readonly ink: string;
  /** Light that things take on, and how much of it. */
  readonly ambient: string;
  readonly ambience: number;
}

const SKY: Record<Time, Palette['sky']> = {
  dawn: ['#6f8fc4', '#f0b7b2', '#ffe6c4'],
  day: ['#4ba3dc', '#97d1ee', '#e4f4f1'],
  sunset: ['#41377f', '#dd5f7c', '#ffbd68'],
  dusk: ['#20245a', '#6b4d93', '#f0937f'],
  night: ['#0b1233', '#1c2d63', '#44569a'],
};
const SUN: Record<Time, string> = {
  dawn: '#fff1d2',
  day: '#fff4c9',
  sunset: '#ffe39a',
  dusk: '#ffd0a1',
  night: '#fdf3d3',
};
const AMBIENT: Record<Time, readonly [string, number]> = {
  dawn: ['#f4b9a8', 0.14],
  day: ['#fff6df', 0.04],
  sunset: ['#c9506b', 0.24],
  dusk: ['#4a3a80', 0.4],
  night: ['#141d4d', 0.58],
};

interface Growth {
  readonly land: string;
  readonly leaf: string;
  readonly leafDark: string;
}
const GROWTH: Record<Season, Growth> = {
  spring: { land: '#9ccb6b', leaf: '#7fbf63', leafDark: '#2f7d5b' },
  summer: { land: '#7fb85a', leaf: '#4f9d57', leafDark: '#1f5f4c' },
  autumn: { land: '#d6a24b', leaf: '#dd7a34', leafDark: '#8f3b2e' },
  winter: { land: '#e9f1f8', leaf: '#6f98a5', leafDark: '#2f5468' },
};

/** Three accents for whatever has no color of its own; the seed chooses. */
const ACCENTS = [
  ['#e8573f', '#f7b538', '#2a7f86'],
  ['#ef6f6c', '#ffd166', '#3d6fb6'],
  ['#d94f70', '#f4a259', '#3a7d6b'],
  ['#f2724b', '#f6d55c', '#20639b'],
  ['#c8553d', '#f3b700', '#588b8b'],
] as const;
const WALLS = ['#f3d9c0', '#f0c8b4', '#cfe0d8', '#e9d3d8', '#d5dcec', '#f4e2b8'] as const;

export function paletteOf(wish: Understanding, random: () => number): Palette {
  const { time, season } = wish;
  const growth = GROWTH[season];
  const [ambient, ambience] = AMBIENT[time];
  const lit = (hex: string): string => mix(hex, ambient, ambience);
  const accents = ACCENTS[Math.floor(random() * ACCENTS.length)]!;
  const wall = WALLS[Math.floor(random() * WALLS.length)]!;
  const sky = skyOf(wish);
  const water = time === 'day' ? '#4fb3bf' : mix(sky[1], sky[0], 0.25);
  const plain: Palette = {
    sky,
    sun: SUN[time],
    haze: mix(sky[2], sky[1], 0.35),
    land: lit(growth.land),
    landDark: lit(tone(growth.land, -0.25, 1.05)),
    water,
    waterDark: time === 'day' ? '#17607f' : tone(sky[0], -0.04),
    leaf: lit(growth.leaf),
    leafDark: lit(growth.leafDark),
    rock: lit(season === 'winter' ? '#7f93ad' : '#6d7596'),
    wood: lit('#8a5a3c'),
    wall: mix(wall, ambient, ambience * 0.8),
    wallDark: mix(tone(wall, -0.16, 1.3), ambient, ambience * 0.8),
    accent: accents[0],
    accent2: accents[1],
    accent3: accents[2],
    paper: '#fbf4e6',
    ink: '#232744',
    ambient,
    ambience,
  };
  return inMood(inColors(plain, wish.colors), wish.moods);
}

function skyOf({ time, weather }: Understanding): Palette['sky'] {
  const sky = SKY[time];
  if (weather === 'clear') return sky;
  const cover = weather === 'storm' ? '#3d4660' : weather === 'snow' ? '#dbe6f0' : '#b4c1c9';
  const by = time === 'day' || time === 'dawn' ? (weather === 'storm' ? 0.85 : 0.72) : 0.3;
  return [mix(sky[0], cover, by), mix(sky[1], cover, by), mix(sky[2], tone(cover, 0.06), by)];
}

const mapColors = (palette: Palette, map: (hex: string, key: string) => string): Palette =>
  Object.fromEntries(
    Object.entries(palette).map(([key, value]) => {
      if (typeof value === 'number') return [key, value];
      return [key, typeof value === 'string' ? map(value, key) : value.map((each: string) => map(each, key))];
    }),
  ) as unknown as Palette;

/** The picture in the colors of the prompt: each color keeps its lightness and takes the hue that suits it. */
function inColors(palette: Palette, colors: readonly string[]): Palette {
  if (colors.length === 0) return palette;
  const wanted = colors.map(hexToOklch);
  const gray = wanted.every(({ C }) => C < 0.035);
  const dark = wanted.some(({ L, C }) => L < 0.3 && C < 0.05);
  const keys = [
    'sky',
    'haze',
    'land',
    'landDark',
    'water',
    'waterDark',
    'leaf',
    'leafDark',
    'rock',
    'wall',
    'wallDark',
    'wood',
  ];
  const chromatic = wanted.filter(({ C }) => C >= 0.035);
  const turn = (hex: string, index: number, share: number): string => {
    const { L, C, h } = hexToOklch(hex);
    if (gray) return oklchToHex({ L: dark ? L * 0.72 : L, C: C * 0.12, h });
    const { C: wantedC, h: wantedH, L: wantedL } = chromatic[index % Math.max(1, chromatic.length)]!;
    const target = oklchToHex({
      L: L * 0.72 + wantedL * 0.28,
      C: Math.max(C * 0.6, wantedC * 0.72),
      h: wantedH,
    });
    return mix(dark ? tone(target, -0.14) : target, hex, share);
  };
  const turned = mapColors(palette, (hex, key) => {
    const index = keys.indexOf(key);
    if (index < 0) return hex;
    // sky and walls take the first color, what grows and flows the second
    return turn(hex, index < 2 || index > 8 ? 0 : 1, 0.12);
  });
  if (gray) return { ...turned, accent: tone(turned.ink, 0.12), accent2: '#c9ccd4', accent3: '#7c8194' };
  const [first, second = first, third = second] = colors as [string, string?, string?];
  return {
    ...turned,
    accent: first,
    accent2: colors.length > 1 ? second! : tone(first, 0.16, 0.8),
    accent3: third ?? first,
  };
}

type Change = (palette: Palette) => Palette;
const every =
  (map: (hex: string) => string): Change =>
  (palette) =>
    mapColors(palette, map);

const MOOD: Partial<Record<Mood, Change>> = {
  calm: every((hex) => tone(hex, 0.02, 0.82)),
  dark: (palette) => ({ ...every((hex) => tone(hex, -0.12, 0.9))(palette), paper: '#20233a' }),
  vivid: every((hex) => tone(hex, 0.01, 1.25)),
  pastel: every((hex) => mix(tone(hex, 0.12, 0.8), '#fff7f4', 0.25)),
  vintage: every((hex) => mix(tone(hex, 0, 0.72), '#d9a565', 0.2)),
  neon: (palette) => ({
    ...palette,
    sky: ['#120a36', '#4b1a78', '#ff4f9a'],
    haze: '#8a2f8f',
    sun: '#ffd34f',
    water: '#2b1a66',
    waterDark: '#140b3d',
    land: '#3b1f73',
    landDark: '#170d40',
    leaf: '#2ed6c5',
    leafDark: '#1a6f9c',
    rock: '#3a2a86',
    wall: '#2a1760',
    wallDark: '#180c40',
    accent: '#ff3f8f',
    accent2: '#31e6d8',
    accent3: '#ffd34f',
    ambient: '#3b1f8f',
    ambience: 0.22,
  }),
  luxury: (palette) => ({
    ...palette,
    sky: ['#0f1013', '#1b1d22', '#3a332a'],
    haze: '#4a3f2e',
    sun: '#f0d9a0',
    land: '#2a2620',
    landDark: '#131210',
    water: '#2a2a2d',
    waterDark: '#121214',
    leaf: '#b48a4a',
    leafDark: '#3f3421',
    rock: '#3a3732',
    wall: '#1f2023',
    wallDark: '#121315',
    accent: '#d7b36a',
    accent2: '#f0d9a0',
    accent3: '#8c6a34',
    paper: '#17181b',
    ink: '#e9cf94',
    ambient: '#0f0e0c',
    ambience: 0.12,
  }),
  dreamy: every((hex) => mix(tone(hex, 0.05, 0.95), '#c9a8ef', 0.18)),
  cozy: every((hex) => mix(hex, '#f0a05a', 0.16)),
  romantic: every((hex) => mix(hex, '#f08aa0', 0.24)),
  spooky: (palette) => ({
    ...palette,
    sky: ['#150f2b', '#3b2358', '#d9692e'],
    haze: '#6b3a5c',
    sun: '#ffd98a',
    land: '#33274a',
    landDark: '#140e24',
    leaf: '#4a3a5f',
    leafDark: '#1a1230',
    rock: '#3d2f57',
    accent: '#f28b2e',
    accent2: '#8fd14f',
    ambient: '#1a1236',
    ambience: 0.26,
  }),
};

const inMood = (palette: Palette, moods: readonly Mood[]): Palette =>
  moods.reduce((current, mood) => MOOD[mood]?.(current) ?? current, palette);
