import type { Layer } from '../../../../build/templates/recipe.js';
import { chance, hills } from '../../social-media/drawing.js';
import { box, disc, drawn, leaf, many, outlined, oval, poly, ring, starAt, stroke, tear, towards, type Scene } from '../kit.js';

const WHITE = '#ffffff';
const SKINS = ['#5d3a26', '#f2c79c', '#8a5636', '#d9a06c', '#432818', '#e8b48a', '#714527'];

/** People hand in hand before a large sun over mountains. */
export const handInHand: Scene = {
  id: 'hand-in-hand', sky: 'accent2/bg/.5', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h);
    const foot = y + h;
    const count = Math.max(4, Math.round(w / (s * 0.2)));
    const step = w / count;
    const size = Math.min(step * 1.5, s * 0.3);
    return [
      ...many(24, (i) => stroke(towards(x + w / 2, foot - h * 0.42, s * 0.38, 180 + i * 7.8), towards(x + w / 2, foot - h * 0.42, s * (i % 2 ? 0.46 : 0.5), 180 + i * 7.8), s * 0.014, 'accent2')),
      disc(x + w / 2, foot - h * 0.42, s * 0.33, 'accent2'), disc(x + w / 2, foot - h * 0.42, s * 0.24, 'accent2/bg/.3'),
      poly([[x, foot], [x, foot - h * 0.36], [x + w * 0.16, foot - h * 0.54], [x + w * 0.34, foot - h * 0.34], [x + w * 0.5, foot - h * 0.5], [x + w * 0.68, foot - h * 0.32], [x + w * 0.86, foot - h * 0.56], [x + w, foot - h * 0.38], [x + w, foot]], 'extra'),
      poly([[x, foot], [x, foot - h * 0.24], [x + w * 0.26, foot - h * 0.4], [x + w * 0.5, foot - h * 0.26], [x + w * 0.74, foot - h * 0.4], [x + w, foot - h * 0.22], [x + w, foot]], 'extra/ink/.4'),
      drawn(x, foot - h * 0.16, w, h * 0.16 + 0.2, hills([0, 20], [50, 0], [100, 20]), 'ink'),
      ...many(count, (i) => { const px = x + step * (i + 0.5); const color = ['accent', 'bg', 'extra/bg/.3', 'accent2'][i % 4]!; const skin = SKINS[i % SKINS.length]!; const shoulder = foot - size * 0.86; return [
        ...[-1, 1].flatMap((side) => [stroke([px + side * size * 0.17, shoulder + size * 0.06], [px + side * step * 0.47, shoulder - size * 0.34], size * 0.1, color), disc(px + side * step * 0.48, shoulder - size * 0.37, size * 0.06, skin)]),
        drawn(px - size * 0.24, shoulder - size * 0.02, size * 0.48, foot - shoulder + size * 0.02 + 0.2, 'M0 30C0 6 20 0 50 0C80 0 100 6 100 30L94 100H6Z', color), box(px - size * 0.06, shoulder - size * 0.1, size * 0.12, size * 0.14, skin, { radius: 0.3 }), disc(px, shoulder - size * 0.23, size * 0.155, skin),
        drawn(px - size * 0.175, shoulder - size * 0.42, size * 0.35, size * 0.22, 'M0 100C-6 30 20 0 50 0C80 0 106 30 100 100C84 60 70 50 50 50C30 50 16 60 0 100Z', ['#1d1512', '#6b452c', '#1d1512', '#3a2418', '#1d1512', '#b8783f', '#1d1512'][i % 7]!),
      ]; }).flat(),
    ];
  },
};

/** Sunrise over mesas above a woven band of stepped diamonds. */
export const mesas: Scene = {
  id: 'mesas', sky: 'accent2/bg/.45', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h);
    const [cx, foot] = [x + w / 2, y + h * 0.72];
    const band = y + h - foot;
    const count = Math.max(3, Math.round(w / (band * 0.9)));
    const step = w / count;
    const stepped = (px: number, py: number, half: number, tall: number, color: string): Layer[] => many(7, (i) => { const f = 1 - Math.abs(i - 3) / 3.6; return box(px - half * f, py - tall + (i * tall * 2) / 7, half * f * 2, (tall * 2) / 7 + 0.05, color); });
    return [
      ...[0.42, 0.33, 0.24].map((r, i) => disc(cx, foot - h * 0.14, s * r, i ? i > 1 ? 'accent' : 'accent2' : 'accent2/bg/.2')),
      poly([[x, foot], [x, foot - h * 0.18], [x + w * 0.06, foot - h * 0.3], [x + w * 0.24, foot - h * 0.3], [x + w * 0.29, foot - h * 0.14], [x + w * 0.4, foot - h * 0.1], [x + w * 0.6, foot - h * 0.1], [x + w * 0.7, foot - h * 0.13], [x + w * 0.74, foot - h * 0.36], [x + w * 0.9, foot - h * 0.36], [x + w * 0.94, foot - h * 0.2], [x + w, foot - h * 0.18], [x + w, foot]], 'accent/ink/.24'),
      ...[0.3, 0.265].map((f, i) => box(x + w * (0.06 - i * 0.01), foot - h * f, w * (0.18 + i * 0.018), h * 0.012, 'accent/ink/.44')), ...[0.36, 0.32, 0.28].map((f, i) => box(x + w * (0.74 - i * 0.006), foot - h * f, w * (0.16 + i * 0.012), h * 0.012, 'accent/ink/.44')),
      drawn(x, foot - h * 0.1, w, h * 0.12, hills([0, 40], [30, 10], [60, 60], [100, 20]), 'extra/ink/.3'), ...[[0.12, 0.11], [0.36, 0.08], [0.66, 0.09], [0.86, 0.12]].flatMap(([fx, size]) => [-128, -104, -76, -52].map((a) => leaf(x + w * fx!, foot + s * 0.01, s * size!, s * size! * 0.24, a, 'extra/ink/.6'))),
      box(x, foot, w, band + 0.2, 'ink'), box(x, foot + band * 0.06, w, band * 0.06, 'accent2'), box(x, foot + band * 0.88, w, band * 0.06, 'accent2'),
      ...many(count, (i) => { const px = x + step * (i + 0.5); const mid = foot + band * 0.5; return [...stepped(px, mid, step * 0.42, band * 0.32, i % 2 ? 'accent' : 'extra'), ...stepped(px, mid, step * 0.25, band * 0.19, 'bg'), ...stepped(px, mid, step * 0.12, band * 0.09, i % 2 ? 'extra/ink/.2' : 'accent')]; }).flat(),
      ...many(count - 1, (i) => [-1, 1].map((side) => poly([[x + step * (i + 1) - step * 0.09, foot + band * (0.5 + side * 0.32)], [x + step * (i + 1) + step * 0.09, foot + band * (0.5 + side * 0.32)], [x + step * (i + 1), foot + band * (0.5 + side * 0.12)]], 'accent2'))).flat(),
    ];
  },
};

/** Water splashes out of a silver bowl with jasmine and orchids. */
export const silverBowl: Scene = {
  id: 'silver-bowl', sky: 'extra/bg/.5', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.94, h * 0.9);
    const [cx, foot] = [x + w / 2, y + h * 0.9];
    const rim = foot - s * 0.36;
    const [WATER, DEEP, SILVER, SHADE] = ['#58b7e6', '#2f8fc8', '#dfe5ea', '#9fadb8'];
    const bloom = (px: number, py: number, r: number, color: string, core: string): Layer[] => [...many(5, (i) => leaf(px, py, r, r * 0.66, i * 72 - 90, color)), disc(px, py, r * 0.24, core)];
    return [
      disc(cx, foot - s * 0.45, s * 0.45, 'extra/bg/.72'),
      ...([[-128, 0.44], [-109, 0.52], [-90, 0.58], [-71, 0.52], [-52, 0.44], [-146, 0.32], [-34, 0.32]] as const).flatMap(([angle, length], i) => { const [px, py] = [cx + (angle + 90) * s * 0.0042, rim + s * 0.02]; const tip = towards(px, py, length * s, angle); return [leaf(px, py, length * s, s * 0.12, angle, i % 2 ? WATER : '#84cdf0'), disc(...tip, s * (0.05 - (i % 3) * 0.008), i % 2 ? WATER : '#84cdf0'), oval(tip[0] - s * 0.014, tip[1] - s * 0.014, s * 0.009, s * 0.015, WHITE, { rotate: 30 })]; }),
      drawn(cx - s * 0.3, rim - s * 0.16, s * 0.6, s * 0.2, 'M0 100C4 60 10 50 16 34C22 60 26 64 32 66C38 50 40 24 50 4C60 24 62 50 68 66C74 64 78 60 84 34C90 50 96 60 100 100Z', '#a9dcf5'),
      ...([[-0.36, 0.36, 0.05], [-0.3, 0.5, 0.04], [0.3, 0.5, 0.045], [0.38, 0.34, 0.04], [-0.42, 0.2, 0.035], [0.43, 0.18, 0.04], [0.12, 0.44, 0.03], [-0.1, 0.42, 0.03]] as const).map(([dx, dy, r], i) => tear(cx + dx * s, rim - dy * s, r * s, r * s * 1.5, i % 2 ? WATER : DEEP, { rotate: dx * 70 })),
      oval(cx, rim, s * 0.4, s * 0.07, SHADE), oval(cx, rim + s * 0.004, s * 0.36, s * 0.052, DEEP), oval(cx - s * 0.05, rim + s * 0.012, s * 0.24, s * 0.024, WATER),
      drawn(cx - s * 0.4, rim, s * 0.8, s * 0.32, 'M0 0C6 22 30 28 50 28C70 28 94 22 100 0C100 50 84 84 66 100H34C16 84 0 50 0 0Z', SILVER), drawn(cx + s * 0.08, rim + s * 0.04, s * 0.31, s * 0.28, 'M70 14C84 8 94 4 100 0C98 50 76 84 44 100H20C50 80 66 50 70 14Z', SHADE),
      ...many(7, (i) => outlined('diamond', cx + s * (i - 3) * 0.09, rim + s * (0.155 - Math.abs(i - 3) * 0.008), s * 0.06, s * 0.08, 'accent')), ...many(7, (i) => disc(cx + s * (i - 3) * 0.09, rim + s * (0.155 - Math.abs(i - 3) * 0.008), s * 0.011, 'accent2')), box(cx - s * 0.17, foot - s * 0.05, s * 0.34, s * 0.05, SHADE, { radius: 0.3 }),
      box(x, foot, w, y + h - foot + 0.2, 'ink'),
      ...bloom(cx - s * 0.16, rim - s * 0.0, s * 0.075, WHITE, '#f7c843'), ...bloom(cx + s * 0.12, rim + s * 0.005, s * 0.08, '#d8549a', '#ffe08a'), ...bloom(cx - s * 0.02, rim + s * 0.025, s * 0.06, WHITE, '#f7c843'),
      ...bloom(cx - s * 0.38, foot - s * 0.02, s * 0.085, '#d8549a', '#ffe08a'), ...bloom(cx - s * 0.27, foot - s * 0.01, s * 0.06, WHITE, '#f7c843'), ...bloom(cx + s * 0.34, foot - s * 0.015, s * 0.08, WHITE, '#f7c843'), ...bloom(cx + s * 0.43, foot - s * 0.005, s * 0.06, '#d8549a', '#ffe08a'),
    ];
  },
};

/** A dhol with its sticks between sheaves of ripe wheat. */
export const dhol: Scene = {
  id: 'dhol', sky: 'accent2/bg/.4', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.94, h);
    const [cx, foot] = [x + w / 2, y + h * 0.88];
    const cy = foot - s * 0.24;
    const [GRAIN, STALK] = ['#e0a02e', '#b8822a'];
    const ear = (px: number, py: number, angle: number, length: number): Layer[] => { const tip = towards(px, py, length, angle); return [stroke([px, py], tip, s * 0.01, STALK), ...many(5, (i) => { const at = towards(px, py, length * (0.62 + i * 0.09), angle); return [leaf(...at, s * 0.075, s * 0.032, angle - 28, GRAIN), leaf(...at, s * 0.075, s * 0.032, angle + 28, '#eab54c')]; }).flat(), leaf(...tip, s * 0.085, s * 0.034, angle, GRAIN)]; };
    return [
      disc(cx, foot - s * 0.42, s * 0.4, 'accent2'), ...many(16, (i) => stroke(towards(cx, foot - s * 0.42, s * 0.43, 180 + i * 12), towards(cx, foot - s * 0.42, s * 0.48, 180 + i * 12), s * 0.014, 'accent2')),
      ...[-1, 1].flatMap((side) => [[-90, 0.56], [-76, 0.6], [-104, 0.56], [-62, 0.54], [-118, 0.5]].flatMap(([a, l]) => ear(cx + side * s * 0.36, foot, a! + side * 10, s * l!))),
      drawn(x, foot - s * 0.05, w, y + h - foot + s * 0.05 + 0.2, hills([0, 20], [50, 0], [100, 20]), 'extra/ink/.3'),
      ...[-1, 1].flatMap((side) => [drawn(cx + side * s * 0.36 - s * 0.1, foot - s * 0.18, s * 0.2, s * 0.18, 'M24 0H76L70 40L96 100H4L30 40Z', STALK), box(cx + side * s * 0.36 - s * 0.06, foot - s * 0.13, s * 0.12, s * 0.036, 'accent', { radius: 0.4 })]),
      ...[-1, 1].flatMap((side) => [stroke([cx - side * s * 0.22, foot - s * 0.72], [cx + side * s * 0.14, foot - s * 0.42], s * 0.024, '#6b452c'), disc(cx - side * s * 0.22, foot - s * 0.72, s * 0.026, 'accent')]),
      drawn(cx - s * 0.26, cy - s * 0.21, s * 0.52, s * 0.42, 'M0 12C30 -6 70 -6 100 12V88C70 106 30 106 0 88Z', 'accent'), drawn(cx - s * 0.1, cy - s * 0.235, s * 0.2, s * 0.47, 'M0 2C30 -2 70 -2 100 2V98C70 102 30 102 0 98Z', 'accent/ink/.18'),
      ...many(6, (i) => [stroke([cx - s * 0.25, cy - s * (0.15 - i * 0.06)], [cx + s * 0.25, cy - s * (0.12 - i * 0.06)], s * 0.009, 'bg'), stroke([cx - s * 0.25, cy - s * (0.12 - i * 0.06)], [cx + s * 0.25, cy - s * (0.15 - i * 0.06)], s * 0.009, 'bg')]).flat(),
      ...[-1, 1].flatMap((side) => [oval(cx + side * s * 0.26, cy, s * 0.065, s * 0.2, '#8a5a36'), oval(cx + side * s * 0.268, cy, s * 0.05, s * 0.172, '#f6e7c8'), oval(cx + side * s * 0.272, cy, s * 0.022, s * 0.08, '#e3c58f')]),
      ...[[-0.1, 0.05], [0.02, 0.045], [0.12, 0.05]].flatMap(([dx, r], i) => [...many(10, (k) => disc(...towards(cx + dx! * s, foot - s * 0.0, r! * s * 0.62, k * 36), r! * s * 0.36, i % 2 ? '#f7c843' : '#f08a24')), disc(cx + dx! * s, foot, r! * s * 0.5, i % 2 ? '#f08a24' : '#f7c843')]),
    ];
  },
};

/** Surfboards in the sand under the Southern Cross. */
export const southernCross: Scene = {
  id: 'southern-cross', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.94, h);
    const [cx, foot] = [x + w / 2, y + h * 0.86];
    const BOARD = 'M50 0C86 22 100 48 96 70C92 88 76 98 50 100C24 98 8 88 4 70C0 48 14 22 50 0Z';
    const board = (dx: number, size: number, turn: number, color: string, line: string): Layer[] => { const [bw, bh] = [size * 0.27 * s, size * s]; const px = cx + dx * s - bw / 2; const py = foot - bh + s * 0.04; return [drawn(px, py, bw, bh, BOARD, color, { rotate: turn }), box(px + bw * 0.44, py + bh * 0.12, bw * 0.12, bh * 0.8, line, { rotate: turn, radius: 0.5 })]; };
    return [
      ...([[0.3, 0.08, 0.044], [0.3, 0.44, 0.05], [0.17, 0.24, 0.042], [0.43, 0.2, 0.042], [0.37, 0.31, 0.024]] as const).map(([dx, fy, r]) => starAt(cx + dx * s, y + h * fy, r * s, WHITE, 7, 0.46)), ...many(Math.round((w / s) * 20), (i) => disc(x + chance(i + 3) * w, y + chance(i + 43) * h * 0.54, s * (0.003 + chance(i) * 0.004), 'bg')),
      disc(cx - s * 0.3, foot - s * 0.26, s * 0.16, '#f6b63c'), box(x, foot - s * 0.26, w, s * 0.3, '#2f86b0'), ...many(Math.round((w / s) * 9), (i) => box(x + w * ((i * 0.37 + 0.03) % 0.88), foot - s * (0.235 - ((i * 0.43) % 1) * 0.14), s * 0.12, s * 0.012, '#8fd0e6', { radius: 0.5 })), ...[0, 1, 2].map((i) => box(cx - s * (0.36 - i * 0.02), foot - s * (0.235 - i * 0.035), s * (0.12 - i * 0.02), s * 0.013, '#f6c968', { radius: 0.5 })),
      drawn(x, foot - s * 0.08, w, y + h - foot + s * 0.08 + 0.2, hills([0, 30], [36, 0], [70, 24], [100, 6]), '#f1d19a'), ...many(18, (i) => disc(x + chance(i + 5) * w, foot + s * (0.01 + chance(i + 61) * 0.1), s * 0.007, '#d4ab6c')),
      ...board(-0.16, 0.56, -7, 'accent2', 'accent'), ...board(0.15, 0.5, 8, '#3f9a63', '#f7d154'), ...board(0, 0.66, 1, 'bg', 'accent'), box(cx - s * 0.086, foot - s * 0.3, s * 0.172, s * 0.05, 'accent', { rotate: 1 }), starAt(cx, foot - s * 0.4, s * 0.04, 'accent', 7, 0.46),
      oval(cx - s * 0.155, foot + s * 0.035, s * 0.1, s * 0.022, '#e0ba7c'), oval(cx + s * 0.15, foot + s * 0.035, s * 0.1, s * 0.022, '#e0ba7c'), oval(cx, foot + s * 0.045, s * 0.13, s * 0.026, '#e6c288'),
      box(cx + s * 0.28, foot - s * 0.1, s * 0.2, s * 0.14, '#d3303a', { radius: 0.12 }), box(cx + s * 0.27, foot - s * 0.125, s * 0.22, s * 0.045, WHITE, { radius: 0.3 }),
    ];
  },
};

/** A yearbook lies open at rows of portraits. */
export const yearbook: Scene = {
  id: 'yearbook', sky: 'extra/bg/.4', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.94, h * 1.05);
    const [cx, cy] = [x + w / 2, y + h * 0.52];
    const hair = ['#1d1512', '#6b452c', '#c98a3f', '#3a2418', '#1d1512', '#a8482a'];
    const portrait = (px: number, py: number, i: number): Layer[] => {
      const [pw, ph] = [s * 0.115, s * 0.145];
      const skin = SKINS[(i * 3) % 7]!;
      return [box(px - pw / 2, py - ph / 2, pw, ph, ['accent2', 'extra/bg/.4', 'accent2/bg/.4'][i % 3]!, { radius: 0.08 }), drawn(px - pw * 0.4, py + ph * 0.2, pw * 0.8, ph * 0.3, 'M0 100C2 30 30 0 50 0C70 0 98 30 100 100Z', ['accent', 'ink', 'extra/ink/.3'][(i + 1) % 3]!), ...(i % 2 ? [drawn(px - pw * 0.33, py - ph * 0.36, pw * 0.66, ph * 0.62, 'M50 0C90 0 100 34 96 100H4C0 34 10 0 50 0Z', hair[i % 6]!)] : []), box(px - pw * 0.08, py + ph * 0.08, pw * 0.16, ph * 0.18, skin, { radius: 0.3 }), disc(px, py - ph * 0.04, pw * 0.25, skin), drawn(px - pw * 0.28, py - ph * 0.32, pw * 0.56, ph * 0.24, 'M0 100C-4 30 20 0 50 0C80 0 104 30 100 100C86 56 66 50 50 54C30 56 12 60 0 100Z', hair[i % 6]!), ...[-1, 1].map((side) => disc(px + side * pw * 0.09, py - ph * 0.03, pw * 0.028, 'ink')), drawn(px - pw * 0.1, py + ph * 0.045, pw * 0.2, ph * 0.06, 'M0 0H100C96 70 70 100 50 100C30 100 4 70 0 0Z', WHITE)];
    };
    return [
      disc(cx, cy, s * 0.46, 'extra/bg/.64'),
      ...[-1, 1].map((side) => poly([[cx, cy - s * 0.27], [cx + side * s * 0.475, cy - s * 0.3], [cx + side * s * 0.475, cy + s * 0.29], [cx, cy + s * 0.33]], 'accent')),
      ...[-1, 1].map((side) => drawn(side < 0 ? cx - s * 0.455 : cx, cy - s * 0.32, s * 0.455, s * 0.62, side < 0 ? 'M100 10C74 -4 34 0 0 4V96C34 92 74 90 100 100Z' : 'M0 10C26 -4 66 0 100 4V96C66 92 26 90 0 100Z', 'bg')), drawn(cx, cy - s * 0.28, s * 0.06, s * 0.57, 'M0 4C30 0 70 -2 100 -4V92C60 94 30 96 0 100Z', 'bg/ink/.12'),
      ...many(12, (i) => { const [side, k] = [i < 6 ? -1 : 1, i % 6]; const [px, py] = [cx + side * s * 0.235 + ((k % 3) - 1) * s * 0.138, cy - s * 0.125 + Math.floor(k / 3) * s * 0.215]; return [...portrait(px, py, i), box(px - s * 0.04, py + s * 0.083, s * 0.08, s * 0.013, 'ink', { radius: 0.5 })]; }).flat(),
      box(cx - s * 0.31, cy - s * 0.255, s * 0.15, s * 0.022, 'accent', { radius: 0.5 }), box(cx + s * 0.16, cy - s * 0.255, s * 0.15, s * 0.022, 'accent', { radius: 0.5 }), outlined('heart', cx + s * 0.41, cy + s * 0.245, s * 0.05, s * 0.046, 'accent'), ring(cx + s * 0.235, cy + s * 0.09, s * 0.1, s * 0.012, 'accent'),
      poly([[cx - s * 0.05, cy + s * 0.26], [cx - s * 0.01, cy + s * 0.29], [cx - s * 0.01, cy + s * 0.44], [cx - s * 0.03, cy + s * 0.41], [cx - s * 0.05, cy + s * 0.43]], 'accent2'),
    ];
  },
};
