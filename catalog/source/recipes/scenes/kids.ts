import type { Layer } from '../../../build/templates/recipe.js';
import { chance, hills } from '../social-media/drawing.js';
import { box, disc, drawn, leaf, many, outlined, oval, ring, starAt, stroke, towards, type Scene } from './kit.js';
import { shine, unit } from './unit.js';

/** A striped hat for a party, with a ball on its tip, from the middle of its brim. */
const hat = (cx: number, cy: number, size: number, turn: number, color: string, mark: string): Layer[] => {
  const u = unit(cx, cy, size, turn);
  return [u.poly([[-34, 0], [34, 0], [0, -90]], color), u.poly([[-26, -22], [26, -22], [19, -40], [-19, -40]], mark), u.poly([[-12, -58], [12, -58], [6, -74], [-6, -74]], mark), u.disc(0, -90, 11, mark)];
};

/** The one with the long neck, who walks to the right. */
const longNeck = (cx: number, foot: number, size: number, color: string): Layer[] => {
  const u = unit(cx, foot, size);
  const dark = `${color}/ink/.24`;
  return [
    ...[-18, 12].map((x) => u.path(`M${x} -30L${x + 11} -30L${x + 10} -1C${x + 10} 0 ${x + 9} 0 ${x + 8} 0L${x + 1} 0C${x} 0 ${x - 1} 0 ${x - 1} -2Z`, dark)),
    u.path('M-74 -12C-56 -14 -50 -38 -30 -48C-12 -58 14 -54 22 -60C32 -68 28 -92 32 -108C35 -120 50 -126 62 -120C72 -116 74 -106 66 -103C60 -100 52 -104 49 -98C44 -86 52 -58 40 -38C32 -24 14 -20 -8 -20C-36 -20 -44 -10 -74 -12Z', color),
    u.path('M40 -38C32 -24 14 -20 -8 -20C-20 -20 -29 -18.6 -38 -16.200C-26 -24 -8 -24 6 -26C24 -29 36 -38 42 -56C42.6 -49 42 -43 40 -38Z', `${color}/bg/.4`),
    ...[-26, 22].map((x) => u.path(`M${x} -34L${x + 13} -34L${x + 12} -1C${x + 12} 0 ${x + 11} 0 ${x + 10} 0L${x + 1} 0C${x} 0 ${x - 1} 0 ${x - 1} -2Z`, color)),
    ...[-26, 22].flatMap((x) => [1.6, 5.4, 9.2].map((d) => u.oval(x + d, -1, 1.6, 1.6, 'bg'))),
    ...[[-14, -46, 4], [-2, -42, 3], [8, -47, 3.6], [-24, -38, 3], [30, -70, 2.6], [33, -84, 2.2], [18, -40, 2.4]].map(([px, py, r]) => u.disc(px!, py!, r!, dark)),
    u.disc(51, -115, 3.4, 'bg'), u.disc(51.8, -114.8, 1.9, 'ink'), u.path('M58 -107C62 -104.5 66 -105 69 -108C67.5 -103 61 -102 58 -107Z', 'ink'), u.disc(56, -110, 1.6, 'bg', { opacity: 0.5 }),
    ...hat(...u.to(44, -119), size * 0.26, -24, 'accent2', 'bg'),
  ];
};

/** The small one with plates along its back, who looks to the left. */
const plated = (cx: number, foot: number, size: number, color: string, plate: string): Layer[] => {
  const u = unit(cx, foot, size);
  return [
    ...[[-22, -46, -34], [-6, -56, -14], [12, -56, 8], [28, -46, 30], [41, -32, 46]].map(([px, py, turn], i) => leaf(...u.to(px!, py! + 10), size * (i % 4 ? 0.27 : 0.2), size * 0.2, turn! - 90, plate)),
    ...[-14, 18].map((x) => u.box(x + 6, -8, 11, 18, `${color}/ink/.24`, { radius: 0.3 })),
    u.path('M-60 -28C-60 -40 -46 -46 -36 -40C-24 -58 22 -62 40 -34C50 -22 58 -16 70 -14C58 -6 46 -8 38 -12C26 -6 -22 -6 -32 -14C-40 -12 -60 -14 -60 -28Z', color),
    ...[-24, 26].map((x) => u.box(x + 6, -8, 12, 18, color, { radius: 0.3 })),
    u.disc(-46, -31, 3.2, 'bg'), u.disc(-46.6, -31, 1.8, 'ink'), u.path('M-59 -23C-55 -20 -50 -20 -46 -23C-49 -17 -56 -17 -59 -23Z', 'ink'),
  ];
};

/** Dinosaurs at a party, between ferns and a mountain that smokes. */
export const dinosaurs: Scene = {
  id: 'dinosaurs', sky: 'accent2/bg/.5', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.82, h * 0.86);
    const foot = y + h * 0.9;
    const cx = x + w / 2;
    const m = unit(cx + w * 0.26, foot - h * 0.02, Math.min(w * 0.44, h * 0.8));
    const fern = (fx: number, size: number, color: string): Layer[] => many(5, (i) => leaf(fx, y + h + 0.2, size * (1 - Math.abs(i - 2) * 0.14), size * 0.2, -90 + (i - 2) * 26, color));
    return [
      disc(cx - w * 0.02, foot - s * 0.5, s * 0.5, 'bg', { opacity: 0.6 }),
      ...[[8, -62, 9], [0, -72, 7], [-10, -80, 10]].map(([px, py, r]) => m.disc(px!, py!, r!, 'bg')),
      m.poly([[-46, 10], [-10, -56], [14, -56], [52, 10]], 'accent/ink/.3'), m.path('M-10 -56L14 -56L21 -44C16 -36 14 -46 8 -38C4 -32 0 -46 -6 -40C-10 -37 -14 -42 -16 -45Z', 'accent'),
      drawn(x, foot - h * 0.12, w, h * 0.24, hills([0, 30], [24, 8], [56, 40], [80, 14], [100, 34]), 'extra/bg/.3'),
      box(x, foot, w, y + h - foot + 0.2, 'extra/ink/.2'),
      ...longNeck(cx - s * 0.1, foot + h * 0.02, s * 0.74, 'accent'),
      ...plated(cx + s * 0.41, foot + h * 0.05, s * 0.36, 'extra/ink/.34', 'accent2'),
      ...hat(cx + s * 0.245, foot + h * 0.05 - s * 0.145, s * 0.1, -16, 'accent', 'bg'),
      oval(cx - s * 0.4, foot - s * 0.02, s * 0.06, s * 0.08, 'bg'), disc(cx - s * 0.42, foot - s * 0.03, s * 0.014, 'accent2'), disc(cx - s * 0.38, foot - s * 0.05, s * 0.012, 'accent'), disc(cx - s * 0.39, foot + s * 0.01, s * 0.014, 'extra'),
      ...fern(x + w * 0.03, s * 0.3, 'extra/ink/.5'), ...fern(x + w * 0.98, s * 0.26, 'extra/ink/.5'),
      ...many(14, (i) => box(x + chance(i + 3) * w, y + chance(i + 40) * h * 0.4, s * 0.026, s * 0.012, ['accent', 'extra', 'bg', 'ink'][i % 4]!, { rotate: Math.round(chance(i) * 180) })),
    ];
  },
};

/** Clouds of four discs on a flat foot. */
export const cloud = (cx: number, foot: number, size: number, color: string): Layer[] => [
  disc(cx - size * 0.32, foot - size * 0.17, size * 0.17, color), disc(cx - size * 0.08, foot - size * 0.27, size * 0.26, color), disc(cx + size * 0.2, foot - size * 0.2, size * 0.2, color),
  box(cx - size * 0.46, foot - size * 0.18, size * 0.9, size * 0.18, color, { radius: 0.5 }),
];

/** The colors of a rainbow, which no palette may change. */
export const RAINBOW = ['#e4303f', '#f58220', '#fcc72b', '#2fa04f', '#2b6fd6', '#7b3fa8'] as const;

/** Half rings, the first outermost, each a disc that the next one covers; the last color fills the middle. */
const bow = (cx: number, foot: number, r: number, band: number, colors: readonly string[]): Layer[] =>
  colors.map((color, i) => outlined('half', cx, foot - (r - band * i) / 2, (r - band * i) * 2, r - band * i, color));

/** A unicorn on a cloud under a bow of the palette's colors. */
export const unicorn: Scene = {
  id: 'unicorn', sky: 'extra/bg/.5', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.9, h);
    const [cx, foot] = [x + w / 2, y + h];
    const u = unit(cx + s * 0.02, y + h - s * 0.46, s * 0.94);
    const mane = (d: string, color: string): Layer => u.path(d, color);
    return [
      ...bow(cx, foot, s * 0.74, s * 0.075, ['accent2', 'accent/bg/.4', 'extra', 'accent2/bg/.5', 'accent/bg/.6', 'extra/bg/.5']),
      ...many(12, (i) => starAt(x + chance(i + 21) * w, y + chance(i + 64) * h * 0.6, s * (0.014 + chance(i) * 0.02), i % 2 ? 'bg' : 'accent2')),
      mane('M-4 -30C-26 -34 -38 -14 -34 2C-32 12 -44 16 -42 30C-40 44 -24 46 -12 48L14 20Z', 'accent'),
      mane('M-2 -26C-22 -24 -28 -10 -24 4C-22 14 -32 20 -30 32C-28 44 -16 46 -6 48L16 18Z', 'accent2'),
      mane('M2 -22C-14 -18 -18 -6 -14 6C-12 14 -20 22 -18 34C-17 42 -8 46 2 48L18 16Z', 'accent/ink/.24'),
      u.path('M-8 50C-14 24 -14 -8 0 -22C8 -30 22 -28 28 -18C34 -8 40 2 44 8C48 14 44 22 36 22C28 23 24 18 20 20C18 30 26 40 28 50Z', 'bg'),
      u.path('M44 8C48 14 44 22 36 22C31 22.6 28 21 25 20C34 19 40 15 44 8Z', 'accent/bg/.66'),
      u.path('M-2 -20C-8 -28 -8 -38 -4 -42C4 -38 10 -32 10 -26Z', 'bg'), u.path('M0 -23C-4 -29 -4 -34 -3 -37C2 -33 5.5 -30 6 -26Z', 'accent/bg/.5'),
      u.path('M12 -27L32 -62L24 -23Z', 'accent2'), u.path('M16.6 -35L26.4 -34.800L25.6 -31L14.8 -31.600Z', 'bg'), u.path('M21.6 -44L28.4 -45L27.6 -41L19.8 -40.400Z', 'bg'),
      mane('M14 -30C4 -34 -4 -28 -2 -20C0 -12 8 -14 8 -6C8 0 2 2 4 8C14 6 20 -2 18 -12C17 -20 20 -24 14 -30Z', 'accent'),
      u.path('M24 -6C27 -10 32 -9 34 -5.500C31 -5 27 -4 24 -6Z', 'ink'), ...[[24.6, -7, 22.4, -9.4], [27, -9, 25.6, -12], [30, -9.4, 29.8, -12.6]].map(([a, b, c, d]) => u.line([a!, b!], [c!, d!], 0.9, 'ink')),
      u.disc(40, 12, 1.2, 'ink'), u.path('M32 17C35 18.5 38 18 40 16.500C38.5 20 34 20 32 17Z', 'ink'), u.disc(25, 3, 3.6, 'accent/bg/.5'),
      ...cloud(cx - s * 0.5, foot + s * 0.06, s * 0.5, 'bg'), ...cloud(cx + s * 0.5, foot + s * 0.06, s * 0.54, 'bg'), ...cloud(cx, foot + s * 0.12, s * 0.62, 'bg'),
      ...(w > s * 1.5 ? [...cloud(x + w * 0.06, foot + s * 0.1, s * 0.5, 'bg'), ...cloud(x + w * 0.95, foot + s * 0.1, s * 0.5, 'bg')] : []),
    ];
  },
};

/** A plain rainbow as wide as its sky, with clouds at both ends and hearts over it. */
const rainbowOn = (sky: 'bg' | 'ink', foot: string): Scene['draw'] => ({ x, y, w, h }) => {
  const r = Math.min(w * 0.47, h * 0.84);
  const [cx, ground] = [x + w / 2, y + h * 0.94];
  const fleece = sky === 'ink' ? 'bg' : 'bg/extra/.14';
  return [
    ...bow(cx, ground, r, r * 0.105, [...RAINBOW, sky === 'ink' ? 'ink' : 'surface']),
    box(x, ground, w, y + h - ground + 0.2, foot),
    ...cloud(cx - r * 0.76, ground + 0.1, r * 0.64, fleece), ...cloud(cx + r * 0.8, ground + 0.1, r * 0.7, fleece),
    outlined('heart', cx, ground - r * 0.16, r * 0.24, r * 0.21, RAINBOW[0]),
    ...many(7, (i) => outlined('heart', ...towards(cx, ground, r * (1.08 + (i % 2) * 0.06), 180 + 18 + i * 24), r * 0.07, r * 0.062, RAINBOW[(i + 1) % 6]!, { rotate: -72 + i * 24 })),
  ];
};


/** The same on a dark sky. */
export const rainbowNight: Scene = { id: 'rainbow-night', sky: 'ink', words: 'bg', soft: 'bg', draw: rainbowOn('ink', 'ink/bg/.2') };

/** Rays, dots of a cheap print and a jagged burst, as behind any blow in a comic. */
const blast = (x: number, y: number, w: number, h: number, cx: number, cy: number, r: number): Layer[] => [
  ...shine({ x, y, w, h }, cx, cy, 18, 0.2),
  ...many(4, (row) => many(9 - row * 2, (i) => disc(x + w - (i + 0.5 + row * 0.5) * r * 0.13, y + (row + 0.5) * r * 0.13, r * (0.052 - row * 0.01), 'ink', { opacity: 0.75 }))).flat(),
  starAt(cx + r * 0.04, cy + r * 0.05, r, 'ink', 14, 0.74, -84), starAt(cx, cy, r, 'bg', 14, 0.74, -84), starAt(cx, cy, r * 0.88, 'accent2', 14, 0.76, -84),
];

const CAPE = 'ink/accent/.4';
const BOLT = 'M8 -50L-30 8L-6 8L-14 50L30 -14L6 -14L22 -50Z';

/** A child in a cape, hands at the hips, on a roof over the town. */
export const hero: Scene = {
  id: 'hero', sky: 'accent', words: 'onAccent', soft: 'onAccent',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h);
    const cx = x + w / 2;
    const roof = y + h * 0.95;
    const u = unit(cx, roof - s * 0.84 * 0.47, s * 0.84);
    const step = s * 0.12;
    const skin = 'accent2/bg/.5';
    return [
      ...blast(x, y, w, h, cx, roof - s * 0.46, s * 0.46),
      ...many(Math.ceil(w / step), (i): Layer[] => {
        const [left, rise] = [x + i * step, h * 0.05 + s * (0.06 + chance(i + 8) * 0.16)];
        return Math.abs(left + step / 2 - cx) < s * 0.3 ? [] : [box(left, y + h - rise, Math.min(step, x + w - left) + 0.1, rise + 0.2, i % 2 ? 'ink' : 'ink/accent/.26')];
      }).flat(),
      box(cx - s * 0.3, roof, s * 0.6, y + h - roof + 0.2, 'ink'),
      u.path('M-14 -18C-30 -4 -40 22 -44 42C-30 36 -22 46 -10 40C0 36 4 44 14 40C26 36 32 46 46 40C40 18 30 -4 14 -18Z', CAPE),
      ...u.pair('M-13 20L-1 20L-2 46L-15 46Z', 'extra/ink/.24'), ...u.pair('M-15.5 34L-2 34L-2 47L-19 47C-20 43 -15.5 42 -15.5 38Z', 'ink'),
      ...u.pair('M-13 -16C-24 -12 -29 -2 -28 5C-27 11 -18 15 -12 16L-11 10C-17 8 -20 6 -20 2C-20 -2 -17 -5 -13 -7Z', 'extra'), u.disc(-12, 13.5, 4.4, skin), u.disc(12, 13.5, 4.4, skin),
      u.path('M-14 -18C-6 -21 6 -21 14 -18L12 20C6 23 -6 23 -12 20Z', 'extra'), u.path('M-13 14L13 14L12.2 21.500C6 24.5 -6 24.5 -12.2 21.500Z', 'accent'), u.box(0, 13, 25, 4, 'accent2', { radius: 0.3 }),
      u.disc(0, -4, 8, 'bg'), unit(...u.to(0, -4), s * 0.84 * 0.13).path(BOLT, 'accent'),
      u.oval(0, -31, 15, 14.5, skin), u.path('M-15.5 -30C-18 -46 -6 -50 0 -48C10 -51 18 -44 15.5 -30C12 -37 8 -40 2 -40C-4 -40 -12 -38 -15.5 -30Z', 'ink'),
      u.path('M-15 -34C-8 -37 8 -37 15 -34C16 -26 8 -23 2 -28C1 -29 -1 -29 -2 -28C-8 -23 -16 -26 -15 -34Z', CAPE),
      u.oval(-6.4, -30.5, 3.4, 2.8, 'bg'), u.oval(6.4, -30.5, 3.4, 2.8, 'bg'), u.disc(-5.6, -30.3, 1.6, 'ink'), u.disc(5.6, -30.3, 1.6, 'ink'), u.path('M-5 -23C-2 -21.5 2 -21.5 5 -23C3 -18.5 -3 -18.5 -5 -23Z', 'ink'),
      u.path('M-14 -18C-6 -21 6 -21 14 -18C10 -13 -10 -13 -14 -18Z', CAPE),
    ];
  },
};

/** A bolt in the burst of a comic, with smaller bursts about it. */
export const comic: Scene = {
  id: 'comic', sky: 'accent', words: 'onAccent', soft: 'onAccent',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h);
    const [cx, cy] = [x + w / 2, y + h * 0.52];
    const puff = (px: number, py: number, r: number, color: string): Layer[] => [starAt(px + r * 0.08, py + r * 0.1, r, 'ink', 9, 0.6), starAt(px, py, r, color, 9, 0.6), starAt(px, py, r * 0.6, 'bg', 9, 0.6)];
    const [shade, bolt] = [unit(cx + s * 0.018, cy + s * 0.022, s * 0.62, 8), unit(cx, cy, s * 0.62, 8)];
    return [
      ...blast(x, y, w, h, cx, cy, s * 0.46),
      ring(cx, cy, s * 0.285, s * 0.012, 'ink', { opacity: 0.5 }),
      shade.path(BOLT, 'ink'), bolt.path(BOLT, 'accent'), bolt.path('M8 -50L-30 8L-6 8L-4 -2L-14 -2L14 -50Z', 'bg', { opacity: 0.35 }),
      ...puff(x + w * 0.14, y + h * 0.8, s * 0.12, 'extra'), ...puff(x + w * 0.86, y + h * 0.74, s * 0.15, 'extra'), ...puff(x + w * 0.12, y + h * 0.2, s * 0.09, 'accent2'),
      ...[-1, 1].map((k) => stroke(towards(cx, cy, s * 0.5, k > 0 ? -14 : 194), towards(cx, cy, s * 0.58, k > 0 ? -16 : 196), s * 0.014, 'ink')),
    ];
  },
};
