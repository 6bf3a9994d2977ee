import type { Layer } from '../../../build/templates/recipe.js';
import { chance, hills } from '../social-media/drawing.js';
import { box, disc, drawn, leaf, many, outlined, oval, ring, stroke, towards, traced, type Scene } from './kit.js';

// a shamrock is green and a rainbow has its own colors, whatever a template's palette is
const GREEN = { deep: '#0c4a30', leaf: '#1f8f4e', light: '#62bd6c', cream: '#fdf8e4', gold: '#f5c344' } as const;

/** Three hearts about a middle, and a stem. */
const shamrock = (cx: number, cy: number, r: number, color: string, turn = 0): Layer[] => [
  leaf(cx, cy, r * 1.3, r * 0.16, 74 + turn, `${color}/${GREEN.deep}/.35`),
  ...[-90, 30, 150].flatMap((angle) => {
    const [hx, hy] = towards(cx, cy, r * 0.56, angle + turn);
    return [outlined('heart', hx, hy, r * 1.02, r * 0.98, color, { rotate: angle + turn + 90 }), stroke(towards(cx, cy, r * 0.1, angle + turn), towards(cx, cy, r * 0.62, angle + turn), r * 0.035, `${color}/${GREEN.cream}/.4`)];
  }),
];

/** Shamrocks over a heap of gold. */
export const shamrocks: Scene = {
  id: 'shamrocks', sky: GREEN.deep, words: GREEN.cream, soft: GREEN.gold,
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h);
    const [cx, foot] = [x + w / 2, y + h];
    const across = Math.max(5, Math.round(w / (s * 0.15)));
    const step = w / across;
    const coin = (px: number, py: number, r: number): Layer[] => [disc(px, py + r * 0.12, r, `${GREEN.gold}/#8a5a00/.4`), disc(px, py, r, GREEN.gold), ring(px, py, r * 0.7, r * 0.1, `${GREEN.gold}/#8a5a00/.32`)];
    const sides = [[0.14, 0.3, 0.11, -20], [0.87, 0.24, 0.12, 24], [0.1, 0.68, 0.08, 30], [0.91, 0.62, 0.085, -26], [0.3, 0.12, 0.05, 10], [0.7, 0.1, 0.045, -14]] as const;
    return [
      ...sides.flatMap(([fx, fy, r, turn]) => shamrock(x + w * fx, y + h * fy, s * r, r > 0.1 ? GREEN.leaf : `${GREEN.leaf}/${GREEN.deep}/.3`, turn)),
      ...shamrock(cx, y + h * 0.42, s * 0.26, GREEN.light),
      ...many(across + 1, (i) => coin(x + step * i, foot - step * (0.5 + chance(i + 3) * 0.5), step * 0.54)).flat(),
      ...many(across, (i) => coin(x + step * (i + 0.5), foot - step * 0.16, step * 0.54)).flat(),
    ];
  },
};

const RAINBOW = ['#e63946', '#f8863f', '#fcc934', '#2f9e5c', '#2b7fd0', '#7a4bb5'];

/** Six plain stripes of the rainbow, waving. */
export const rainbow: Scene = {
  id: 'rainbow', sky: 'surface', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const band = (h * 0.76) / RAINBOW.length;
    return RAINBOW.map((color, i) => {
      const top = y + h * 0.1 + i * band;
      return drawn(x, top, w, y + h - top + 0.2, hills([0, ((h * 0.16) / (y + h - top)) * 100], [32, 0], [68, ((h * 0.15) / (y + h - top)) * 100], [100, ((h * 0.03) / (y + h - top)) * 100]), color);
    });
  },
};

/** The apple on the teacher's ledge before a chalkboard of doodles. */
export const apple: Scene = {
  id: 'apple', sky: '#1f4a42', words: '#fdf8ec', soft: '#ffd77a',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.9, h);
    const [cx, foot] = [x + w / 2, y + h * 0.86];
    const chalk = '#1f4a42/#fdf8ec/.44';
    const line = s * 0.012;
    const plus = (px: number, py: number, r: number): Layer[] => [stroke([px - r, py], [px + r, py], line, chalk), stroke([px, py - r], [px, py + r], line, chalk)];
    return [
      ring(x + w * 0.14, y + h * 0.24, s * 0.07, line, chalk), ...many(8, (i) => stroke(towards(x + w * 0.14, y + h * 0.24, s * 0.09, i * 45), towards(x + w * 0.14, y + h * 0.24, s * 0.125, i * 45), line, chalk)),
      traced([x + w * 0.83, y + h * 0.14, s * 0.13, s * 0.12], 'M50 100C-30 46 20 -30 50 24C80 -30 130 46 50 100Z', chalk, line), ...plus(x + w * 0.1, y + h * 0.58, s * 0.04), ...plus(x + w * 0.91, y + h * 0.52, s * 0.03),
      traced([x + w * 0.78, y + h * 0.66, s * 0.17, s * 0.1], 'M0 100C0 20 20 0 30 40C40 100 50 100 56 50C62 0 76 10 76 50C76 100 90 100 100 60', chalk, line),
      drawn(cx - s * 0.3, foot - s * 0.56, s * 0.6, s * 0.57, 'M50 15C62 3 100 2 99 42C97 80 74 104 50 95C26 104 3 80 1 42C0 2 38 3 50 15Z', '#d9343f'),
      drawn(cx - s * 0.23, foot - s * 0.47, s * 0.11, s * 0.24, 'M100 0C20 10 -20 50 20 100C20 60 50 30 100 0Z', '#f0727a'),
      oval(cx, foot - s * 0.475, s * 0.09, s * 0.025, '#a81f2c'), traced([cx - s * 0.01, foot - s * 0.64, s * 0.07, s * 0.17], 'M20 100C10 60 30 20 90 0', '#6b3f23', s * 0.026),
      leaf(cx + s * 0.03, foot - s * 0.56, s * 0.24, s * 0.11, -24, '#6cb04c'), stroke(towards(cx + s * 0.03, foot - s * 0.56, s * 0.04, -24), towards(cx + s * 0.03, foot - s * 0.56, s * 0.19, -24), s * 0.008, '#3f7d2c'),
      box(x, foot, w, y + h - foot + 0.2, 'accent2'), box(x, foot, w, (y + h - foot) * 0.2, 'accent2/bg/.36'),
      box(cx + s * 0.3, foot - s * 0.035, s * 0.15, s * 0.035, 'bg', { radius: 0.3 }), box(cx - s * 0.47, foot - s * 0.035, s * 0.1, s * 0.035, '#f6a6a1', { radius: 0.3 }),
    ];
  },
};

/** A stethoscope lies in the shape of a heart. */
export const stethoscope: Scene = {
  id: 'stethoscope', sky: 'accent2/bg/.5', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.9, h);
    const [cx, cy] = [x + w / 2, y + h * 0.5];
    const tube = s * 0.034;
    const beat = [[-0.17, 0], [-0.07, 0], [-0.035, -0.08], [0.015, 0.09], [0.05, -0.03], [0.075, 0], [0.17, 0]] as const;
    const [hx, hy, hw, hh] = [cx - s * 0.27, cy - s * 0.2, s * 0.54, s * 0.47];
    return [
      disc(cx, cy, s * 0.47, 'accent2/bg/.76'),
      drawn(hx, hy, hw, hh, 'M50 26C38 -6 0 -2 1 34C2 64 34 82 50 100C66 82 98 64 99 34C100 -2 62 -6 50 26Z', 'accent'),
      ...beat.slice(1).map(([px, py], i) => stroke([cx + beat[i]![0] * s, cy + beat[i]![1] * s], [cx + px * s, cy + py * s], s * 0.018, 'bg')),
      traced([hx - s * 0.04, hy - s * 0.04, hw + s * 0.08, hh + s * 0.08], 'M50 24C36 -8 -2 -4 0 34C2 66 34 84 50 100C66 84 98 66 100 34C102 -4 64 -8 50 24', 'ink', tube),
      ...[-1, 1].flatMap((side) => [
        traced([side < 0 ? cx - s * 0.12 : cx, cy - s * 0.45, s * 0.12, s * 0.32], side < 0 ? 'M100 100C100 60 30 60 0 0' : 'M0 100C0 60 70 60 100 0', 'extra/ink/.3', tube * 0.7),
        oval(cx + side * s * 0.125, cy - s * 0.45, s * 0.024, s * 0.036, 'ink', { rotate: side * -30 }),
      ]),
      stroke([cx, cy + s * 0.29], [cx, cy + s * 0.38], tube, 'ink'), disc(cx, cy + s * 0.4, s * 0.075, 'ink'), disc(cx, cy + s * 0.4, s * 0.052, 'extra'), disc(cx, cy + s * 0.4, s * 0.026, 'bg'),
      ...([[-0.4, -0.26, 0.05], [0.4, -0.3, 0.04], [-0.36, 0.3, 0.035], [0.37, 0.28, 0.055]] as const).flatMap(([dx, dy, r]) => [box(cx + dx * s - r * s, cy + dy * s - r * s * 0.36, r * s * 2, r * s * 0.72, 'accent', { radius: 0.2 }), box(cx + dx * s - r * s * 0.36, cy + dy * s - r * s, r * s * 0.72, r * s * 2, 'accent', { radius: 0.2 })]),
    ];
  },
};

