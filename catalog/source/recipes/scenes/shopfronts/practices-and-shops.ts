import type { Layer } from '../../../../build/templates/recipe.js';
import { hills, type Point } from '../../social-media/drawing.js';
import { box, disc, drawn, leaf, many, outlined, oval, poly, ring, starAt, stroke, tear, towards, traced, type Scene } from '../kit.js';

const TORSO = 'M40 0C40 12 34 17 18 21C5 24 0 32 1 46L6 100H94L99 46C100 32 95 24 82 21C66 17 60 12 60 0Z';

/** A back seen from behind with its spine, a sore spot ringed. */
export const spine: Scene = {
  id: 'spine', sky: 'extra/bg/.55', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 1.06, h * 0.95);
    const [cx, top] = [x + w / 2, y + h - s * 0.98];
    const joints = many(10, (i): [number, number, number] => [cx + Math.sin(i * 0.62) * s * 0.012, top + s * (0.29 + i * 0.068), s * (0.05 + i * 0.0075)]);
    return [
      disc(cx, top + s * 0.46, s * 0.45, 'accent2'),
      drawn(cx - s * 0.4, top + s * 0.2, s * 0.8, y + h - top - s * 0.2 + 0.2, TORSO, 'bg'), oval(cx, top + s * 0.13, s * 0.115, s * 0.14, 'ink'), box(cx - s * 0.08, top + s * 0.18, s * 0.16, s * 0.1, 'bg', { radius: 0.3 }),
      ...[-1, 1].map((side) => drawn(cx + (side < 0 ? -s * 0.26 : s * 0.06), top + s * 0.42, s * 0.2, s * 0.2, side < 0 ? 'M0 0C40 6 80 20 100 40C80 90 50 110 30 96C10 76 4 40 0 0Z' : 'M100 0C60 6 20 20 0 40C20 90 50 110 70 96C90 76 96 40 100 0Z', 'bg/ink/.1')),
      disc(cx, top + s * 0.77, s * 0.15, 'accent', { opacity: 0.3 }), disc(cx, top + s * 0.77, s * 0.1, 'accent', { opacity: 0.5 }),
      ...joints.slice(1).map(([px, py, r]) => box(px - r * 0.66, py - s * 0.044, r * 1.32, s * 0.02, 'accent', { radius: 0.5 })),
      ...joints.flatMap(([px, py, r]) => [oval(px - r * 0.95, py, r * 0.46, s * 0.013, 'ink'), oval(px + r * 0.95, py, r * 0.46, s * 0.013, 'ink'), box(px - r * 0.72, py - s * 0.021, r * 1.44, s * 0.042, 'ink', { radius: 0.4 })]),
    ];
  },
};

const BARS: Readonly<Record<string, readonly (readonly [number, number, number, number])[]>> = {
  E: [[0, 0, 0.26, 1], [0, 0, 0.86, 0.22], [0, 0.39, 0.78, 0.22], [0, 0.78, 0.86, 0.22]],
  F: [[0, 0, 0.26, 1], [0, 0, 0.86, 0.22], [0, 0.42, 0.76, 0.22]],
  T: [[0, 0, 0.88, 0.22], [0.31, 0, 0.26, 1]],
  L: [[0, 0, 0.26, 1], [0, 0.78, 0.82, 0.22]],
  H: [[0, 0, 0.26, 1], [0.6, 0, 0.26, 1], [0.2, 0.39, 0.5, 0.22]],
};
const glyphs = (word: string, cx: number, y: number, size: number, color: string): Layer[] =>
  [...word].flatMap((letter, i) => BARS[letter]!.map(([gx, gy, gw, gh]) => box(cx - (word.length * size * 1.3 - size * 0.42) / 2 + i * size * 1.3 + gx * size, y + gy * size, gw * size, gh * size, color)));

/** A pair of glasses before the chart that is read at the optician's. */
export const spectacles: Scene = {
  id: 'spectacles', sky: 'accent2/bg/.5', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.98, h * 0.92);
    const [cx, cy] = [x + w / 2, y + h * 0.5];
    const [gy, r] = [cy + s * 0.2, s * 0.19];
    const lens = (side: 1 | -1): Layer[] => [
      disc(cx + side * s * 0.235, gy, r, 'bg/extra/.34', { opacity: 0.82 }), drawn(cx + side * s * 0.235 - r * 0.62, gy - r * 0.72, r * 0.5, r * 0.9, 'M100 0C50 14 10 50 0 100C20 60 50 30 100 24Z', 'bg'),
      ring(cx + side * s * 0.235, gy, r, s * 0.042, 'accent'), poly([[cx + side * s * 0.42, gy - s * 0.05], [cx + side * s * 0.485, gy - s * 0.085], [cx + side * s * 0.485, gy - s * 0.03], [cx + side * s * 0.42, gy + s * 0.01]], 'accent'),
    ];
    return [
      box(x, y + h * 0.93, w, h * 0.07 + 0.2, 'accent'),
      box(cx - s * 0.31, cy - s * 0.46, s * 0.66, s * 0.92, 'ink', { radius: 0.04 }), box(cx - s * 0.33, cy - s * 0.47, s * 0.66, s * 0.92, 'bg', { radius: 0.04 }), box(cx - s * 0.1, cy - s * 0.485, s * 0.2, s * 0.035, 'ink', { radius: 0.4 }),
      ...glyphs('E', cx, cy - s * 0.42, s * 0.18, 'ink'), ...glyphs('FT', cx, cy - s * 0.19, s * 0.12, 'ink'), ...glyphs('LHE', cx, cy - s * 0.025, s * 0.07, 'ink'), ...glyphs('TFHL', cx, cy + s * 0.405, s * 0.032, 'ink'),
      ...lens(-1), ...lens(1), ...glyphs('HE', cx - s * 0.235, gy - s * 0.055, s * 0.1, 'ink'), ...glyphs('LF', cx + s * 0.235, gy - s * 0.055, s * 0.1, 'ink'),
      traced([cx - s * 0.06, gy - s * 0.075, s * 0.12, s * 0.05], 'M0 100C20 0 80 0 100 100', 'accent', s * 0.042),
    ];
  },
};

/** Mortar and pestle with herbs, a bottle with a cross and pills. */
export const apothecary: Scene = {
  id: 'apothecary', sky: 'extra/bg/.5', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.94, h * 0.95);
    const [cx, foot] = [x + w / 2, y + h * 0.88];
    const [bx, bw] = [cx + s * 0.12, s * 0.3];
    const cross = (px: number, py: number, a: number, color: string): Layer[] => [box(px - a * 0.34, py - a, a * 0.68, a * 2, color, { radius: 0.12 }), box(px - a, py - a * 0.34, a * 2, a * 0.68, color, { radius: 0.12 })];
    const pill = (px: number, py: number, size: number, turn: number, color: string): Layer[] => [box(px - size, py - size * 0.4, size * 2, size * 0.8, 'bg', { radius: 0.5, rotate: turn }), drawn(px - size, py - size * 0.4, size * 2, size * 0.8, 'M20 0H50V100H20C-6 100 -6 0 20 0Z', color, { rotate: turn })];
    return [
      disc(cx - s * 0.02, foot - s * 0.42, s * 0.46, 'bg', { opacity: 0.55 }), ...cross(cx - s * 0.24, foot - s * 0.7, s * 0.1, 'accent'),
      box(x, foot, w, y + h - foot + 0.2, 'ink'),
      ...[-118, -96, -72].flatMap((angle, i) => [leaf(cx - s * 0.28, foot - s * 0.26, s * (0.3 - i * 0.03), s * 0.11, angle - 8, i % 2 ? 'extra/ink/.2' : 'extra/ink/.44')]),
      stroke([cx - s * 0.2, foot - s * 0.2], [cx - s * 0.02, foot - s * 0.56], s * 0.06, 'accent2'), disc(cx - s * 0.015, foot - s * 0.565, s * 0.045, 'accent2'),
      drawn(cx - s * 0.43, foot - s * 0.3, s * 0.42, s * 0.3, 'M4 14H96C96 56 84 76 64 82L70 100H30L36 82C16 76 4 56 4 14Z', 'accent'), box(cx - s * 0.45, foot - s * 0.31, s * 0.46, s * 0.06, 'accent/ink/.24', { radius: 0.5 }), drawn(cx - s * 0.38, foot - s * 0.23, s * 0.08, s * 0.14, 'M0 0H60C60 50 80 80 100 100C40 90 0 60 0 0Z', 'accent/bg/.4'),
      box(bx, foot - s * 0.5, bw, s * 0.5, 'accent2', { radius: 0.14 }), box(bx + bw * 0.06, foot - s * 0.61, bw * 0.88, s * 0.13, 'bg', { radius: 0.18 }), ...many(6, (i) => box(bx + bw * (0.13 + i * 0.14), foot - s * 0.59, bw * 0.05, s * 0.09, 'ink/bg/.6', { radius: 0.5 })),
      box(bx, foot - s * 0.4, bw, s * 0.28, 'bg'), ...cross(bx + bw / 2, foot - s * 0.29, s * 0.07, 'accent'), box(bx + bw * 0.18, foot - s * 0.185, bw * 0.64, s * 0.022, 'ink', { radius: 0.5 }), box(bx + bw * 0.28, foot - s * 0.15, bw * 0.44, s * 0.016, 'ink/bg/.5', { radius: 0.5 }),
      ...pill(cx + s * 0.02, foot - s * 0.034, s * 0.075, 8, 'accent2/ink/.12'), ...pill(cx + s * 0.46, foot - s * 0.034, s * 0.06, -14, 'accent'), disc(cx + s * 0.105, foot - s * 0.03, s * 0.03, 'bg'),
    ];
  },
};

const STEAK = 'M30 4C52 -6 92 2 98 30C102 52 88 62 78 74C66 90 48 104 30 96C10 88 -2 66 2 42C5 24 14 10 30 4Z';

/** A T-bone on the board, a cleaver, a sprig, and sausages on a hook line above. */
export const butcher: Scene = {
  id: 'butcher', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.98, h);
    const [cx, cy] = [x + w / 2, y + h * 0.55];
    const [mx, my, mw, mh] = [cx - s * 0.33, cy - s * 0.2, s * 0.52, s * 0.48];
    const count = Math.max(5, Math.round(w / (s * 0.19)));
    return [
      ...many(count, (i) => outlined('pill', x + (w * (i + 0.5)) / count, y + s * 0.06 + Math.sin(((i + 0.5) / count) * Math.PI) * s * 0.05, (w / count) * 1.02, s * 0.1, i % 2 ? 'accent' : 'accent/ink/.2', { rotate: Math.cos(((i + 0.5) / count) * Math.PI) * 12 })),
      box(cx - s * 0.45, cy - s * 0.28, s * 0.9, s * 0.64, 'accent2/ink/.34', { radius: 0.1 }), box(cx - s * 0.45, cy - s * 0.3, s * 0.9, s * 0.64, 'accent2', { radius: 0.1 }), ...[0, 1, 2].map((i) => box(cx - s * 0.4 + s * 0.08 * i, cy - s * (0.19 - i * 0.16), s * (0.7 - i * 0.1), s * 0.01, 'accent2/ink/.16', { radius: 0.5 })),
      drawn(mx, my + s * 0.02, mw, mh, STEAK, 'ink', { opacity: 0.28 }), drawn(mx, my, mw, mh, STEAK, 'bg'), drawn(mx + mw * 0.06, my + mh * 0.06, mw * 0.87, mh * 0.87, STEAK, 'accent'),
      drawn(mx + mw * 0.3, my + mh * 0.12, mw * 0.5, mh * 0.7, 'M6 6C30 -4 60 4 96 8C104 14 98 24 88 24C70 24 62 26 58 36C56 60 46 80 40 96C34 104 22 100 24 88C30 64 36 46 32 30C24 22 6 26 2 18C0 12 2 8 6 6Z', 'bg'),
      ...([[0.16, 0.44, 0.12, 30], [0.2, 0.62, 0.14, -20], [0.28, 0.78, 0.12, 24], [0.66, 0.5, 0.14, -36], [0.76, 0.4, 0.1, 40], [0.64, 0.66, 0.1, 10], [0.2, 0.3, 0.1, -50]] as const).map(([fx, fy, len, turn]) => box(mx + mw * fx, my + mh * fy, mw * len, s * 0.014, 'accent/bg/.55', { radius: 0.5, rotate: turn })),
      drawn(cx + s * 0.19, cy - s * 0.26, s * 0.2, s * 0.36, 'M0 0H90C98 0 100 4 100 10V100H12C4 100 0 96 0 88Z', 'extra/bg/.62'), box(cx + s * 0.19, cy - s * 0.26, s * 0.036, s * 0.35, 'bg'), disc(cx + s * 0.352, cy - s * 0.215, s * 0.016, 'ink'), box(cx + s * 0.318, cy + s * 0.09, s * 0.06, s * 0.22, 'ink', { radius: 0.3 }), ...[0.14, 0.2, 0.26].map((d) => disc(cx + s * 0.348, cy + s * d, s * 0.011, 'accent2')),
      ...many(7, (i) => leaf(cx + s * (0.03 + i * 0.034), cy + s * (0.3 - i * 0.026), s * 0.09, s * 0.026, i % 2 ? 6 : -84, 'extra/ink/.34')), stroke([cx, cy + s * 0.32], [cx + s * 0.26, cy + s * 0.12], s * 0.012, 'extra/ink/.5'),
    ];
  },
};

/** A cut stone from the side: table, crown and pavilion. */
const gem = (cx: number, cy: number, r: number, color: string): Layer[] => {
  const girdle = [-1, -0.5, 0, 0.5, 1].map((d): Point => [cx + d * r, cy - r * 0.2]);
  const table = [-0.62, -0.2, 0.2, 0.62].map((d): Point => [cx + d * r, cy - r * 0.62]);
  const tip: Point = [cx, cy + r * 0.86];
  const shade = [`${color}/ink/.22`, `${color}/bg/.3`, color, `${color}/bg/.6`];
  return [
    ...many(4, (i) => poly([girdle[i]!, girdle[i + 1]!, tip], shade[(i * 3 + 1) % 4]!)),
    ...many(3, (i) => poly([table[i]!, table[i + 1]!, girdle[i + 1]!], shade[(i + 2) % 4]!)), poly([table[0]!, girdle[0]!, girdle[1]!], shade[3]!), poly([table[1]!, girdle[1]!, girdle[2]!], shade[1]!), poly([table[2]!, girdle[2]!, girdle[3]!], shade[0]!), poly([table[3]!, girdle[3]!, girdle[4]!], shade[3]!),
  ];
};

/** A necklace on a bust, a ring in its box, light on both. */
export const jeweler: Scene = {
  id: 'jeweler', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.98, h);
    const [cx, foot] = [x + w / 2, y + h * 0.9];
    const beads = many(15, (i): Point => { const t = (i - 7) / 7; return [cx + t * s * (0.1 + 0.09 * (1 - t * t)), foot - s * 0.68 + s * 0.31 * (1 - t * t)]; });
    return [
      outlined('arch', cx, foot - s * 0.44, s * 0.78, s * 0.88, 'ink/accent2/.2'),
      drawn(cx - s * 0.36, foot - s * 0.84, s * 0.72, s * 0.84, 'M37 0H63C62 20 66 28 84 34C96 38 100 44 100 52C100 66 92 86 82 100H18C8 86 0 66 0 52C0 44 4 38 16 34C34 28 38 20 37 0Z', 'extra/bg/.5'), drawn(cx - s * 0.36, foot - s * 0.84, s * 0.36, s * 0.84, 'M74 0H82C82 24 78 32 54 39C28 46 18 52 20 62C24 78 38 92 46 100H36C16 86 0 66 0 52C0 44 8 38 32 34C68 28 76 20 74 0Z', 'extra/bg/.72'),
      ...beads.map(([px, py], i) => disc(px, py, s * (0.017 + 0.011 * (1 - Math.abs(i - 7) / 7)), i % 2 ? 'accent2' : 'bg')),
      box(cx - s * 0.008, foot - s * 0.42, s * 0.016, s * 0.06, 'accent2'), ...gem(cx, foot - s * 0.28, s * 0.1, 'accent'),
      box(x, foot - s * 0.02, w, y + h - foot + s * 0.02 + 0.2, 'accent'),
      box(cx + s * 0.16, foot - s * 0.14, s * 0.28, s * 0.14, 'accent2', { radius: 0.1 }), box(cx + s * 0.16, foot - s * 0.145, s * 0.28, s * 0.03, 'bg', { radius: 0.4 }), ring(cx + s * 0.3, foot - s * 0.2, s * 0.075, s * 0.022, 'accent2'), box(cx + s * 0.2, foot - s * 0.135, s * 0.2, s * 0.01, 'ink'), box(cx + s * 0.16, foot - s * 0.125, s * 0.28, s * 0.105, 'accent2'), ...gem(cx + s * 0.3, foot - s * 0.315, s * 0.055, 'extra'),
      starAt(cx - s * 0.34, foot - s * 0.7, s * 0.06, 'bg', 4, 0.2), starAt(cx + s * 0.36, foot - s * 0.46, s * 0.045, 'bg', 4, 0.2), starAt(cx + s * 0.16, foot - s * 0.9, s * 0.03, 'accent2', 4, 0.2), starAt(cx - s * 0.42, foot - s * 0.24, s * 0.03, 'accent2', 4, 0.2),
    ];
  },
};

/** A dress form with a tape over its shoulders, spools and buttons. */
export const tailor: Scene = {
  id: 'tailor', sky: 'extra/bg/.6', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h);
    const [cx, foot] = [x + w / 2, y + h * 0.92];
    const tape = (px: number, tall: number): Layer[] => [box(px, foot - s * 0.74, s * 0.055, tall, 'accent2'), ...many(Math.floor(tall / (s * 0.034)), (i) => box(px, foot - s * 0.73 + i * s * 0.034, s * (i % 2 ? 0.018 : 0.03), s * 0.009, 'ink'))];
    const spool = (px: number, py: number, color: string, k = 1): Layer[] => [box(px - s * 0.07 * k, py - s * 0.16 * k, s * 0.14 * k, s * 0.03 * k, 'bg/ink/.16', { radius: 0.4 }), box(px - s * 0.055 * k, py - s * 0.13 * k, s * 0.11 * k, s * 0.1 * k, color), ...[0, 1, 2].map((i) => box(px - s * 0.055 * k, py - s * (0.108 - i * 0.03) * k, s * 0.11 * k, s * 0.009 * k, `${color}/ink/.3`)), box(px - s * 0.07 * k, py - s * 0.03 * k, s * 0.14 * k, s * 0.03 * k, 'bg/ink/.16', { radius: 0.4 })];
    const button = (px: number, py: number, r: number, color: string): Layer[] => [disc(px, py, r, color), ring(px, py, r * 0.72, s * 0.008, 'ink/bg/.3'), ...[45, 135, 225, 315].map((a) => disc(...towards(px, py, r * 0.26, a), r * 0.11, 'ink'))];
    return [
      disc(cx, foot - s * 0.44, s * 0.44, 'bg', { opacity: 0.6 }),
      box(x, foot, w, y + h - foot + 0.2, 'ink'), box(cx - s * 0.02, foot - s * 0.26, s * 0.04, s * 0.26, 'ink'), drawn(cx - s * 0.15, foot - s * 0.07, s * 0.3, s * 0.07, 'M50 0C70 20 96 40 100 100H0C4 40 30 20 50 0Z', 'ink'),
      box(cx - s * 0.045, foot - s * 0.86, s * 0.09, s * 0.1, 'ink', { radius: 0.3 }), drawn(cx - s * 0.21, foot - s * 0.8, s * 0.42, s * 0.6, 'M40 0H60C62 8 76 10 92 16C100 22 98 34 90 42C82 50 76 54 78 62C82 74 96 84 96 100H4C4 84 18 74 22 62C24 54 18 50 10 42C2 34 0 22 8 16C24 10 38 8 40 0Z', 'accent'), drawn(cx + s * 0.006, foot - s * 0.8, s * 0.204, s * 0.6, 'M0 0H22C26 8 54 10 84 16C100 22 96 34 80 42C64 50 52 54 56 62C64 74 92 84 92 100H60C56 70 20 60 40 44C60 30 10 14 0 0Z', 'accent/ink/.2'),
      box(cx - s * 0.006, foot - s * 0.76, s * 0.012, s * 0.56, 'bg', { opacity: 0.7 }), ...tape(cx - s * 0.125, s * 0.5), ...tape(cx + s * 0.07, s * 0.32), drawn(cx - s * 0.125, foot - s * 0.8, s * 0.25, s * 0.08, 'M0 100C4 50 20 8 50 0C80 8 96 50 100 100H78C74 64 62 48 50 48C38 48 26 64 22 100Z', 'accent2'),
      ...spool(cx - s * 0.34, foot, 'accent'), ...spool(cx - s * 0.34, foot - s * 0.16, 'accent2'), ...spool(cx + s * 0.36, foot, 'extra/ink/.3', 1.15),
      traced([cx + s * 0.18, foot - s * 0.62, s * 0.22, s * 0.5], 'M96 96C40 80 100 50 60 40C20 30 30 14 90 4', 'extra/ink/.3', s * 0.01), stroke([cx + s * 0.34, foot - s * 0.66], [cx + s * 0.42, foot - s * 0.5], s * 0.014, 'ink'),
      ...button(cx - s * 0.38, foot - s * 0.5, s * 0.06, 'accent'), ...button(cx - s * 0.28, foot - s * 0.62, s * 0.042, 'accent2'), ...button(cx + s * 0.24, foot - s * 0.04, s * 0.04, 'bg'),
    ];
  },
};

/** Coins climb to a house; its key hangs beside it and a rate stands over it. */
export const mortgage: Scene = {
  id: 'mortgage', sky: 'accent2/bg/.5', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.96, h);
    const [cx, foot] = [x + w / 2, y + h * 0.88];
    const [hx, hw] = [cx + s * 0.14, s * 0.46];
    const stack = (px: number, count: number): Layer[] => many(count, (i) => [box(px, foot - s * 0.062 * (i + 1), s * 0.13, s * 0.058, i % 2 ? 'accent2' : 'accent2/ink/.2', { radius: 0.4 }), box(px + s * 0.03, foot - s * 0.062 * (i + 1) + s * 0.014, s * 0.05, s * 0.012, 'bg', { radius: 0.5 })]).flat();
    return [
      disc(cx + s * 0.1, foot - s * 0.4, s * 0.44, 'bg', { opacity: 0.6 }),
      drawn(x, foot - s * 0.16, w, s * 0.2, hills([0, 40], [30, 10], [64, 50], [100, 20]), 'extra/ink/.1'),
      leaf(cx + s * 0.44, foot, s * 0.26, s * 0.14, -90, 'extra/ink/.4'),
      box(hx + hw * 0.24, foot - s * 0.62, s * 0.07, s * 0.2, 'ink/accent/.3'), poly([[hx - hw * 0.6, foot - s * 0.34], [hx, foot - s * 0.68], [hx + hw * 0.6, foot - s * 0.34]], 'ink'), poly([[hx - hw * 0.5, foot], [hx - hw * 0.5, foot - s * 0.34], [hx, foot - s * 0.61], [hx + hw * 0.5, foot - s * 0.34], [hx + hw * 0.5, foot]], 'bg'),
      disc(hx, foot - s * 0.41, s * 0.075, 'accent'), stroke([hx - s * 0.028, foot - s * 0.376], [hx + s * 0.028, foot - s * 0.444], s * 0.014, 'bg'), disc(hx - s * 0.028, foot - s * 0.434, s * 0.015, 'bg'), disc(hx + s * 0.028, foot - s * 0.386, s * 0.015, 'bg'),
      outlined('arch', hx, foot - s * 0.125, s * 0.13, s * 0.25, 'accent'), disc(hx + s * 0.035, foot - s * 0.11, s * 0.012, 'bg'), ...[-1, 1].flatMap((side) => [box(hx + side * hw * 0.32 - s * 0.048, foot - s * 0.26, s * 0.096, s * 0.12, 'accent2'), box(hx + side * hw * 0.32 - s * 0.005, foot - s * 0.26, s * 0.01, s * 0.12, 'bg'), box(hx + side * hw * 0.32 - s * 0.058, foot - s * 0.14, s * 0.116, s * 0.018, 'ink')]),
      ring(cx - s * 0.3, foot - s * 0.72, s * 0.085, s * 0.042, 'accent'), box(cx - s * 0.322, foot - s * 0.64, s * 0.044, s * 0.27, 'accent'), box(cx - s * 0.29, foot - s * 0.44, s * 0.09, s * 0.035, 'accent'), box(cx - s * 0.29, foot - s * 0.5, s * 0.07, s * 0.035, 'accent'),
      box(x, foot, w, y + h - foot + 0.2, 'ink'), ...stack(cx - s * 0.46, 2), ...stack(cx - s * 0.32, 3), ...stack(cx - s * 0.18, 5),
    ];
  },
};

/** A path winds up a mountain to a flag, the sun behind. */
export const climb: Scene = {
  id: 'climb', sky: 'accent2/bg/.44', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h);
    const [cx, foot] = [x + w / 2, y + h];
    const top = foot - s * 0.74;
    const wide = Math.min(Math.max(w * 0.5, s * 0.5), s * 0.72);
    return [
      disc(cx + s * 0.1, top + s * 0.16, s * 0.3, 'accent2'), ring(cx + s * 0.1, top + s * 0.16, s * 0.36, s * 0.012, 'bg', { opacity: 0.9 }),
      poly([[x, foot], [x, foot - s * 0.26], [cx - s * 0.32, foot - s * 0.5], [cx - s * 0.1, foot - s * 0.2], [cx + s * 0.3, foot - s * 0.46], [x + w, foot - s * 0.2], [x + w, foot]], 'extra/bg/.2'),
      poly([[cx - wide * 0.86, foot], [cx, top], [cx + wide * 0.86, foot]], 'ink/accent/.2'), poly([[cx, top], [cx + wide * 0.86, foot], [cx + s * 0.1, foot], [cx - s * 0.04, top + s * 0.4], [cx + s * 0.06, top + s * 0.26]], 'ink'), poly([[cx, top], [cx - wide * 0.19, top + s * 0.163], [cx - wide * 0.09, top + s * 0.14], [cx - wide * 0.02, top + s * 0.2], [cx + wide * 0.07, top + s * 0.14], [cx + wide * 0.19, top + s * 0.163]], 'bg'),
      drawn(cx - s * 0.2, top + s * 0.2, s * 0.42, s * 0.54, 'M50 0C64 12 30 18 34 28C38 38 70 40 70 52C70 66 14 68 10 100H58C58 78 92 72 88 52C86 36 46 36 46 27C46 18 72 12 52 0Z', 'accent2'),
      stroke([cx, top + s * 0.01], [cx, top - s * 0.19], s * 0.016, 'ink'), drawn(cx, top - s * 0.19, s * 0.17, s * 0.11, 'M0 0C30 -14 60 20 100 4L84 50L100 96C60 110 30 76 0 92Z', 'accent'),
      drawn(x, foot - s * 0.14, w, s * 0.14 + 0.2, hills([0, 30], [30, 0], [56, 60], [80, 66], [100, 20]), 'extra/ink/.3'),
      ...([[-0.38, 0.05, 0.17], [-0.29, 0.02, 0.13], [0.36, 0.03, 0.18], [0.27, 0, 0.12]] as const).flatMap(([dx, dy, tall]) => [box(cx + dx * s - s * 0.008, foot - s * (dy + 0.04), s * 0.016, s * 0.05, 'ink'), poly([[cx + dx * s - tall * s * 0.3, foot - s * (dy + 0.03)], [cx + dx * s, foot - s * (dy + 0.03 + tall)], [cx + dx * s + tall * s * 0.3, foot - s * (dy + 0.03)]], 'extra/ink/.55')]),
      ...([[-0.3, -0.02, 0.1], [0.42, 0.08, 0.08]] as const).flatMap(([dx, dy, r]) => [box(cx + dx * s - r * s, top + dy * s, r * s * 2, r * s * 0.5, 'bg', { radius: 0.5 }), disc(cx + dx * s - r * s * 0.1, top + dy * s, r * s * 0.5, 'bg')]),
    ];
  },
};

/** A laptop with a calendar, a headset over it, a mug and messages. */
export const remote: Scene = {
  id: 'remote-desk', sky: 'extra/bg/.55', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.96, h * 0.95);
    const [cx, foot] = [x + w / 2, y + h * 0.86];
    const [lx, lw, lh] = [cx - s * 0.36, s * 0.6, s * 0.4];
    return [
      disc(cx - s * 0.06, foot - s * 0.42, s * 0.44, 'bg', { opacity: 0.5 }),
      box(x, foot, w, y + h - foot + 0.2, 'ink'),
      box(lx, foot - lh - s * 0.04, lw, lh, 'ink', { radius: 0.06 }), box(lx + s * 0.02, foot - lh - s * 0.02, lw - s * 0.04, lh - s * 0.04, 'bg', { radius: 0.04 }), box(lx + s * 0.02, foot - lh - s * 0.02, lw - s * 0.04, s * 0.07, 'accent', { radius: 0.2 }),
      ...many(15, (i) => box(lx + s * (0.05 + (i % 5) * 0.103), foot - lh + s * (0.075 + Math.floor(i / 5) * 0.088), s * 0.084, s * 0.068, [3, 6, 12].includes(i) ? 'accent2' : i === 8 ? 'accent' : 'extra/bg/.66', { radius: 0.16 })),
      traced([lx + s * (0.05 + 3 * 0.103) + s * 0.018, foot - lh + s * (0.075 + 0.088) + s * 0.018, s * 0.048, s * 0.032], 'M0 50L36 100L100 0', 'onAccent', s * 0.014),
      drawn(lx - s * 0.06, foot - s * 0.045, lw + s * 0.12, s * 0.045, 'M0 0H100L97 80C96 94 94 100 90 100H10C6 100 4 94 3 80Z', 'extra/ink/.3'), box(cx - s * 0.13, foot - s * 0.045, s * 0.14, s * 0.016, 'ink', { radius: 0.4 }),
      box(cx + s * 0.33, foot - s * 0.17, s * 0.12, s * 0.17, 'accent', { radius: 0.2 }), ring(cx + s * 0.455, foot - s * 0.095, s * 0.036, s * 0.02, 'accent'), ...[0, 1].map((i) => traced([cx + s * (0.355 + i * 0.05), foot - s * 0.28, s * 0.03, s * 0.09], 'M40 100C-20 70 120 40 50 0', 'ink', s * 0.012, { opacity: 0.5 })),
      box(cx + s * 0.09, foot - s * 0.72, s * 0.36, s * 0.2, 'accent2', { radius: 0.22 }), poly([[cx + s * 0.16, foot - s * 0.54], [cx + s * 0.24, foot - s * 0.54], [cx + s * 0.14, foot - s * 0.45]], 'accent2'), box(cx + s * 0.14, foot - s * 0.665, s * 0.26, s * 0.026, 'ink', { radius: 0.5 }), box(cx + s * 0.14, foot - s * 0.61, s * 0.17, s * 0.026, 'ink', { radius: 0.5 }),
      traced([cx - s * 0.41, foot - s * 0.83, s * 0.32, s * 0.24], 'M0 100C0 -34 100 -34 100 100', 'ink', s * 0.034), box(cx - s * 0.45, foot - s * 0.65, s * 0.09, s * 0.15, 'accent', { radius: 0.4 }), box(cx - s * 0.14, foot - s * 0.65, s * 0.09, s * 0.15, 'accent', { radius: 0.4 }), traced([cx - s * 0.4, foot - s * 0.53, s * 0.16, s * 0.07], 'M0 0C0 70 30 100 100 100', 'ink', s * 0.016), box(cx - s * 0.27, foot - s * 0.48, s * 0.08, s * 0.036, 'ink', { radius: 0.5 }),
    ];
  },
};

/** Two full glasses before a barrel, hops hanging over them. */
export const brewery: Scene = {
  id: 'brewery', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h);
    const [cx, foot] = [x + w / 2, y + h * 0.9];
    const hop = (px: number, py: number, k: number): Layer[] => [stroke([px, py - s * 0.14 * k], [px, py - s * 0.02], s * 0.014, 'extra/ink/.3'), ...many(4, (row) => many(row === 3 ? 1 : 3 - (row % 2), (i) => tear(px + (i - ((row === 3 ? 1 : 3 - (row % 2)) - 1) / 2) * s * 0.046 * k, py + s * (0.04 + row * 0.045) * k, s * 0.062 * k, s * 0.09 * k, (row + i) % 2 ? 'extra/bg/.24' : 'extra', { rotate: 180 }))).flat(), leaf(px, py - s * 0.06, s * 0.13 * k, s * 0.08 * k, px < cx ? -10 : 190, 'extra/ink/.3')];
    const glass = (px: number, tall: number, k: number): Layer[] => [
      drawn(px - s * 0.13 * k, foot - tall, s * 0.26 * k, tall, 'M4 0H96L84 92C83 98 80 100 76 100H24C20 100 17 98 16 92Z', 'bg/ink/.2'), drawn(px - s * 0.115 * k, foot - tall * 0.98, s * 0.23 * k, tall * 0.92, 'M4 0H96L84 92C83 98 80 100 76 100H24C20 100 17 98 16 92Z', 'accent2'), drawn(px - s * 0.085 * k, foot - tall * 0.84, s * 0.05, tall * 0.68, 'M0 0H80L100 100H46Z', 'accent2/bg/.5'),
      ...many(6, (i) => disc(px + s * (0.05 - ((i * 0.37) % 1) * 0.07), foot - tall * (0.2 + i * 0.1), s * 0.01, 'bg', { opacity: 0.8 })),
      ...[-0.1, -0.035, 0.035, 0.1].map((d, i) => disc(px + d * s * k, foot - tall - s * (i % 3 ? 0.045 : 0.015), s * 0.062 * k, 'bg')), box(px - s * 0.135 * k, foot - tall - s * 0.01, s * 0.27 * k, s * 0.075, 'bg', { radius: 0.5 }), box(px - s * 0.1 * k, foot - tall, s * 0.04, s * 0.15, 'bg', { radius: 0.5 }),
    ];
    return [
      drawn(cx - s * 0.46, foot - s * 0.62, s * 0.5, s * 0.62, 'M16 0H84C96 20 100 36 100 50C100 64 96 80 84 100H16C4 80 0 64 0 50C0 36 4 20 16 0Z', 'accent/ink/.3'), ...[0.2, 0.36, 0.52, 0.68].map((d) => box(cx - s * 0.46 + s * 0.5 * d, foot - s * 0.62, s * 0.01, s * 0.62, 'ink', { opacity: 0.4 })), ...[0.1, 0.24, 0.68, 0.82].map((d, i) => box(cx - s * (0.43 + (i % 3 ? 0.022 : 0.006)), foot - s * 0.62 * (1 - d), s * (0.44 + (i % 3 ? 0.044 : 0.012)), s * 0.04, 'extra/ink/.4')),
      disc(cx - s * 0.3, foot - s * 0.3, s * 0.026, 'ink'),
      box(x, foot, w, y + h - foot + 0.2, 'accent'),
      ...glass(cx - s * 0.03, s * 0.4, 1), ...glass(cx + s * 0.27, s * 0.5, 1.08),
      ...hop(cx - s * 0.34, foot - s * 0.8, 1.1), ...hop(cx - s * 0.12, foot - s * 0.74, 0.9), ...hop(cx + s * 0.08, foot - s * 0.86, 1),
    ];
  },
};
