import type { Layer } from '../../../build/templates/recipe.js';
import { hills } from '../social-media/drawing.js';
import { box, disc, drawn, leaf, many, outlined, poly, ring, starAt, stroke, tear, towards, traced, type Scene } from './kit.js';

/** Bars climb, a line climbs over them, and it ends in a target. */
export const growth: Scene = {
  id: 'growth', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.94, h);
    const [left, foot] = [x + w / 2 - s * 0.44, y + h * 0.88];
    const tall = [0.16, 0.26, 0.22, 0.38, 0.5];
    const tops = tall.map((t, i): [number, number] => [left + s * (0.08 + i * 0.17), foot - s * (t + 0.11)]);
    const [tx, ty] = [tops[4]![0] + s * 0.03, tops[4]![1] - s * 0.1];
    return [
      ...many(5, (i) => box(x, foot - s * (0.17 * (i + 1)), w, s * 0.005, 'ink/bg/.18')),
      ...tall.flatMap((t, i) => [box(left + s * (0.02 + i * 0.17), foot - s * t, s * 0.12, s * t, ['extra', 'accent2', 'extra', 'accent2', 'accent'][i]!, { radius: 0.12 }), box(left + s * (0.02 + i * 0.17), foot - s * 0.03, s * 0.12, s * 0.03, ['extra', 'accent2', 'extra', 'accent2', 'accent'][i]!)]),
      ...[0.16, 0.11, 0.055].map((r, i) => disc(tx, ty, s * r, i % 2 ? 'bg' : 'accent')),
      ...tops.slice(1, 4).map((to, i) => stroke(tops[i]!, to, s * 0.018, 'bg')), stroke(tops[3]!, [tx - s * 0.02, ty + s * 0.02], s * 0.018, 'bg'),
      ...tops.slice(0, 4).map(([px, py]) => disc(px, py, s * 0.026, 'bg')), poly([[tx + s * 0.005, ty - s * 0.005], [tx - s * 0.06, ty + s * 0.014], [tx - s * 0.018, ty + s * 0.06]], 'ink'),
      box(left + s * 0.02, foot - s * 0.82, s * 0.34, s * 0.2, 'bg', { radius: 0.14 }), poly([[left + s * 0.09, foot - s * 0.63], [left + s * 0.16, foot - s * 0.63], [left + s * 0.08, foot - s * 0.56]], 'bg'),
      outlined('heart', left + s * 0.1, foot - s * 0.717, s * 0.085, s * 0.076, 'accent'), box(left + s * 0.175, foot - s * 0.76, s * 0.14, s * 0.024, 'ink', { radius: 0.5 }), box(left + s * 0.175, foot - s * 0.705, s * 0.09, s * 0.024, 'extra', { radius: 0.5 }),
      box(x, foot, w, y + h - foot + 0.2, 'accent2'),
    ];
  },
};

/** An umbrella keeps the rain off a small house. */
export const umbrella: Scene = {
  id: 'umbrella', sky: 'extra/bg/.5', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.92, h * 0.94);
    const [cx, foot] = [x + w / 2, y + h * 0.92];
    const [uw, uy] = [s * 0.88, foot - s * 0.5];
    const gore = (from: number, to: number, color: string): Layer => drawn(cx + uw * from, uy - s * 0.38, uw * (to - from), s * 0.4, from < -0.1 ? 'M100 0C40 8 6 44 0 100C30 84 70 84 100 100Z' : to > 0.2 ? 'M0 0C60 8 94 44 100 100C70 84 30 84 0 100Z' : 'M50 0C20 20 2 60 0 100C30 84 70 84 100 100C98 60 80 20 50 0Z', color);
    return [
      ...many(18, (i) => [x + ((i * 0.618) % 1) * w, y + h * (0.04 + ((i * 0.37) % 1) * 0.7)] as const).filter(([px, py]) => Math.abs(px - cx) > uw * 0.53 || py < uy - s * 0.46).map(([px, py]) => tear(px, py, s * 0.022, s * 0.05, 'extra/ink/.3')),
      box(cx - s * 0.009, uy - s * 0.42, s * 0.018, s * 0.1, 'ink', { radius: 0.5 }),
      gore(-0.5, -0.14, 'accent'), gore(0.14, 0.5, 'accent'), drawn(cx - uw * 0.5, uy - s * 0.38, uw, s * 0.4, 'M50 0C20 4 4 50 0 100C8 90 20 86 32 100H68C80 86 92 90 100 100C96 50 80 4 50 0Z', 'accent'), drawn(cx - uw * 0.18, uy - s * 0.38, uw * 0.36, s * 0.4, 'M50 0C18 20 2 60 0 100C30 84 70 84 100 100C98 60 82 20 50 0Z', 'bg'),
      box(cx - s * 0.008, uy - s * 0.03, s * 0.016, s * 0.1, 'ink'),
      box(cx - s * 0.3, foot - s * 0.28, s * 0.12, s * 0.28, 'ink/accent/.3'), poly([[cx - s * 0.22, foot - s * 0.26], [cx + s * 0.22, foot - s * 0.26], [cx, foot - s * 0.44]], 'ink'), box(cx - s * 0.17, foot - s * 0.27, s * 0.34, s * 0.27, 'bg'),
      outlined('heart', cx, foot - s * 0.32, s * 0.07, s * 0.062, 'accent2'), outlined('arch', cx, foot - s * 0.08, s * 0.09, s * 0.16, 'accent'), ...[-1, 1].map((side) => box(cx + side * s * 0.105 - s * 0.032, foot - s * 0.19, s * 0.064, s * 0.075, 'accent2')),
      leaf(cx + s * 0.25, foot, s * 0.18, s * 0.1, -90, 'extra/ink/.4'), leaf(cx - s * 0.24, foot, s * 0.22, s * 0.12, -90, 'extra/ink/.5'),
      drawn(x, foot - s * 0.03, w, y + h - foot + s * 0.03 + 0.2, hills([0, 20], [50, 0], [100, 24]), 'ink'),
    ];
  },
};

/** A calculator, a long receipt and coins in stacks. */
export const ledger: Scene = {
  id: 'ledger', sky: 'accent2/bg/.5', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.92, h);
    const [cx, foot] = [x + w / 2, y + h * 0.9];
    const [kx, ky, kw, kh] = [cx - s * 0.42, foot - s * 0.6, s * 0.4, s * 0.6];
    const [rx, ry, rw] = [cx + s * 0.03, foot - s * 0.78, s * 0.26];
    const teeth = many(7, (i): [number, number] => [rx + rw - (rw / 6) * i, ry + s * (i % 2 ? 0.6 : 0.64)]);
    const stack = (px: number, count: number, color: string): Layer[] => many(count, (i) => [box(px, foot - s * 0.05 * (i + 1), s * 0.17, s * 0.048, i % 2 ? color : `${color}/ink/.18`, { radius: 0.4 })]).flat();
    return [
      disc(cx, foot - s * 0.4, s * 0.47, 'accent2/bg/.76'),
      poly([[rx, ry], [rx + rw, ry], ...teeth, [rx, ry + s * 0.64]], 'bg'), box(rx + rw * 0.16, ry + s * 0.06, rw * 0.68, s * 0.03, 'accent', { radius: 0.5 }),
      ...many(5, (i) => [box(rx + rw * 0.16, ry + s * (0.14 + i * 0.065), rw * [0.34, 0.44, 0.28, 0.4, 0.32][i]!, s * 0.018, 'ink/bg/.5', { radius: 0.5 }), box(rx + rw * 0.68, ry + s * (0.14 + i * 0.065), rw * 0.16, s * 0.018, 'ink/bg/.3', { radius: 0.5 })]).flat(), box(rx + rw * 0.16, ry + s * 0.475, rw * 0.68, s * 0.006, 'ink'), box(rx + rw * 0.5, ry + s * 0.51, rw * 0.34, s * 0.03, 'ink', { radius: 0.5 }),
      box(kx, ky, kw, kh, 'ink', { radius: 0.1 }), box(kx + kw * 0.1, ky + kw * 0.1, kw * 0.8, kh * 0.2, 'extra/bg/.5', { radius: 0.12 }), ...[0, 1, 2].map((i) => box(kx + kw * (0.5 + i * 0.12), ky + kw * 0.2, kw * 0.07, kh * 0.09, 'ink', { radius: 0.2 })),
      ...many(16, (i) => box(kx + kw * (0.1 + (i % 4) * 0.21), ky + kh * (0.36 + Math.floor(i / 4) * 0.15), kw * 0.17, kh * 0.11, i === 15 ? 'accent' : i % 4 === 3 ? 'accent2' : 'bg/ink/.2', { radius: 0.24 })),
      ...stack(cx + s * 0.17, 4, 'accent'), ...stack(cx + s * 0.32, 2, 'accent'), ...stack(cx + s * 0.02, 1, 'accent'),
      box(x, foot, w, y + h - foot + 0.2, 'ink'),
    ];
  },
};

/** A tattoo artist's flash: a heart, a dagger through it, a ribbon, swallows and stars. */
export const flashSheet: Scene = {
  id: 'flash-sheet', sky: 'accent2/bg/.62', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.94, h);
    const [cx, cy] = [x + w / 2, y + h * 0.5];
    const line = s * 0.014;
    const both = (px: number, py: number, pw: number, ph: number, d: string, color: string, rotate = 0): Layer[] => [drawn(px, py, pw, ph, d, color, { rotate }), traced([px, py, pw, ph], d, 'ink', line, { rotate })];
    const swallow = (px: number, py: number, size: number, side: 1 | -1): Layer[] => {
      const d = 'M4 34C18 30 26 36 34 42C40 20 60 2 96 0C82 12 72 26 66 44C74 52 84 62 100 96C84 84 74 76 66 74C62 84 56 92 44 98C48 86 46 78 42 70C28 70 14 58 12 44Z';
      const flip = (path: string): string => side === 1 ? path : path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, a, b) => `${100 - Number(a)} ${b}`);
      return [...both(px - size / 2, py - size / 2, size, size, flip(d), 'extra/ink/.2'), drawn(px - size * 0.16, py - size * 0.02, size * 0.3, size * 0.3, 'M10 0C40 10 80 20 100 60C60 60 20 50 10 0Z', 'bg')];
    };
    const HEART = 'M50 22C36 -8 0 -4 1 34C2 64 34 82 50 100C66 82 98 64 99 34C100 -4 64 -8 50 22Z';
    return [
      ...many(10, (i) => leaf(...towards(cx, cy, s * 0.16, i * 36), s * 0.28, s * 0.09, i * 36, i % 2 ? 'extra/ink/.12' : 'extra/ink/.34')),
      ...both(cx - s * 0.035, cy - s * 0.1, s * 0.07, s * 0.56, 'M0 0H100V70L50 100L0 70Z', 'bg'), stroke([cx, cy], [cx, cy + s * 0.38], line * 0.7, 'ink'),
      ...both(cx - s * 0.25, cy - s * 0.22, s * 0.5, s * 0.44, HEART, 'accent'), drawn(cx - s * 0.19, cy - s * 0.16, s * 0.1, s * 0.17, 'M100 0C20 6 -20 50 20 100C20 50 50 20 100 0Z', 'bg', { opacity: 0.6 }),
      ...both(cx - s * 0.03, cy - s * 0.42, s * 0.06, s * 0.2, 'M20 0H80L100 100H0Z', 'accent2'), ...both(cx - s * 0.13, cy - s * 0.25, s * 0.26, s * 0.05, 'M0 0H100L92 100H8Z', 'accent2'), disc(cx, cy - s * 0.43, s * 0.04, 'ink'), disc(cx, cy - s * 0.43, s * 0.024, 'accent'),
      ...both(cx - s * 0.41, cy - s * 0.005, s * 0.14, s * 0.12, 'M100 12L0 0L24 52L0 100L100 88Z', 'bg/ink/.16'), ...both(cx + s * 0.27, cy - s * 0.005, s * 0.14, s * 0.12, 'M0 12L100 0L76 52L100 100L0 88Z', 'bg/ink/.16'),
      ...both(cx - s * 0.33, cy - s * 0.03, s * 0.66, s * 0.15, 'M0 0C30 30 70 30 100 0V78C70 108 30 108 0 78Z', 'bg'), ...[0.2, 0.35, 0.5, 0.65, 0.8].map((f) => starAt(cx - s * 0.33 + s * 0.66 * f, cy + s * (0.042 + 0.02 * Math.sin(f * Math.PI)), s * 0.024, 'accent', 5, 0.42)),
      ...swallow(cx - s * 0.36, cy - s * 0.3, s * 0.2, 1), ...swallow(cx + s * 0.36, cy - s * 0.3, s * 0.2, -1),
      ...([[-0.36, 0.3, 0.045], [0.36, 0.3, 0.045], [-0.22, 0.4, 0.026], [0.22, 0.4, 0.026]] as const).map(([dx, dy, r]) => starAt(cx + dx * s, cy + dy * s, r * s, 'ink', 5, 0.42)), ...[-1, 1].map((side) => ring(cx + side * s * 0.44, cy + s * 0.14, s * 0.012, s * 0.008, 'ink')),
    ];
  },
};

/** A striped sun goes down over a grid, as in an old arcade. */
export const sunset: Scene = {
  id: 'grid-sunset', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h);
    const [cx, horizon] = [x + w / 2, y + h * 0.64];
    const r = s * 0.36;
    const deep = y + h - horizon;
    return [
      ...many(26, (i) => starAt(x + ((i * 0.618) % 1) * w, y + h * (0.03 + ((i * 0.37) % 1) * 0.5), s * (i % 5 ? 0.008 : 0.022), 'bg')),
      { k: 'shape', outline: 'ellipse', at: [cx - r, horizon - r * 1.5, r * 2, r * 2], color: 'accent', gradient: { angle: 90, colors: ['accent2', 'accent'] } },
      ...many(5, (i) => box(cx - r, horizon - r * (0.74 - i * 0.2), r * 2, r * (0.05 + i * 0.022), 'ink')),
      poly([[x, horizon], [x, horizon - h * 0.12], [x + w * 0.1, horizon - h * 0.26], [x + w * 0.2, horizon - h * 0.1], [x + w * 0.27, horizon - h * 0.17], [x + w * 0.4, horizon]], 'extra/ink/.5'), poly([[x + w, horizon], [x + w, horizon - h * 0.16], [x + w * 0.9, horizon - h * 0.28], [x + w * 0.81, horizon - h * 0.12], [x + w * 0.72, horizon - h * 0.2], [x + w * 0.6, horizon]], 'extra/ink/.5'),
      box(x, horizon, w, deep + 0.2, 'ink/extra/.3'), box(x, horizon - s * 0.006, w, s * 0.012, 'accent2'),
      ...many(15, (i) => stroke([cx + (i - 7) * w * 0.055, horizon], [cx + (i - 7) * w * 0.17, y + h], s * 0.007, 'accent2/ink/.3', { radius: 0 })).filter((_, i) => Math.abs(i - 7) * 0.17 < 0.56),
      ...[0.08, 0.22, 0.42, 0.7].map((f) => box(x, horizon + deep * f, w, s * 0.008, 'accent2/ink/.3')),
    ];
  },
};
