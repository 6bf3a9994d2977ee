import type { Layer } from '../../../../build/templates/recipe.js';
import { box, disc, drawn, leaf, many, poly, ring, starAt, traced, type Scene } from '../kit.js';

/** A truck with its hatch up under a string of lamps, a board and a stool before it. */
export const hatch: Scene = {
  id: 'hatch', sky: 'accent2/bg/.4', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.94, h * 1.3);
    const [cx, foot] = [x + w / 2, y + h * 0.9];
    const [left, top, bw, bh] = [cx - s * 0.43, foot - s * 0.52, s * 0.6, s * 0.46];
    const lamps = Math.max(6, Math.round(w / (s * 0.12)));
    return [
      disc(cx, foot - s * 0.2, s * 0.44, 'accent2'),
      traced([x - 1, y + h * 0.05, w + 2, h * 0.1], 'M0 0C16 100 34 100 50 10C66 100 84 100 100 0', 'ink', s * 0.009), ...many(lamps, (i) => { const f = (i + 0.5) / lamps; const d = Math.abs(Math.sin(f * 2 * Math.PI)); return disc(x + w * f, y + h * (0.06 + 0.078 * d), s * 0.017, i % 2 ? 'accent' : 'bg'); }),
      box(x, foot, w, y + h - foot + 0.2, 'ink'),
      drawn(left + bw - s * 0.02, top + s * 0.1, s * 0.26, bh - s * 0.1, 'M0 0H52C64 0 70 8 76 24L86 50C96 54 100 60 100 72V100H0Z', 'accent'), drawn(left + bw + s * 0.03, top + s * 0.14, s * 0.14, s * 0.13, 'M0 0H56C66 0 72 6 78 24L100 100H0Z', 'extra/bg/.5'), box(left + bw + s * 0.03, top + s * 0.3, s * 0.05, s * 0.014, 'ink', { radius: 0.5 }), disc(left + bw + s * 0.21, top + bh - s * 0.1, s * 0.022, 'bg'),
      box(left, top, bw, bh, 'bg', { radius: 0.06 }), box(left, top + bh * 0.7, bw, bh * 0.3, 'accent'), box(left, top + bh * 0.67, bw, s * 0.014, 'ink'),
      box(left + s * 0.07, top + s * 0.12, bw - s * 0.16, s * 0.18, 'ink'), box(left + s * 0.1, top + s * 0.15, s * 0.014, s * 0.06, 'accent2'), ...many(3, (i) => disc(left + s * (0.107 + i * 0.06), top + s * 0.17, s * 0.022, i % 2 ? 'bg' : 'accent2')),
      drawn(left + s * 0.27, top + s * 0.2, s * 0.13, s * 0.1, 'M0 100C0 40 24 10 50 10C76 10 100 40 100 100Z', 'bg'), disc(left + s * 0.335, top + s * 0.19, s * 0.042, 'accent2/ink/.34'), box(left + s * 0.292, top + s * 0.128, s * 0.086, s * 0.036, 'bg', { radius: 0.4 }), box(left + s * 0.3, top + s * 0.15, s * 0.07, s * 0.02, 'bg'),
      box(left + s * 0.04, top + s * 0.3, bw - s * 0.1, s * 0.026, 'accent2', { radius: 0.3 }), ...many(2, (i) => [box(left + s * (0.44 + i * 0.045), top + s * 0.24, s * 0.024, s * 0.06, i ? 'accent' : 'accent2', { radius: 0.3 }), box(left + s * (0.447 + i * 0.045), top + s * 0.222, s * 0.01, s * 0.024, 'bg')]).flat(),
      ...many(8, (i) => { const each = (bw - s * 0.1) / 8; const ax = left + s * 0.04 + i * each; return [poly([[ax + each * 0.1, top + s * 0.03], [ax + each * 0.9, top + s * 0.03], [ax + each, top + s * 0.12], [ax, top + s * 0.12]], i % 2 ? 'bg/ink/.1' : 'accent'), disc(ax + each / 2, top + s * 0.12, each / 2, i % 2 ? 'bg/ink/.1' : 'accent')]; }).flat(), box(left + s * 0.03, top + s * 0.014, bw - s * 0.08, s * 0.022, 'ink', { radius: 0.4 }),
      starAt(left + bw * 0.5, top + bh * 0.85, s * 0.042, 'accent2', 5, 0.44), ...[-1, 1].map((side) => box(left + bw * 0.5 + side * s * 0.13 - s * 0.06, top + bh * 0.835, s * 0.12, s * 0.016, 'bg', { radius: 0.5 })),
      box(left - s * 0.01, foot - s * 0.08, s * 0.88, s * 0.03, 'ink', { radius: 0.4 }), ...[0.14, 0.68].flatMap((f) => [disc(left + s * f, foot - s * 0.05, s * 0.075, 'ink'), disc(left + s * f, foot - s * 0.05, s * 0.038, 'bg'), ring(left + s * f, foot - s * 0.05, s * 0.022, s * 0.01, 'accent')]),
      poly([[cx + s * 0.36, foot - s * 0.2], [cx + s * 0.46, foot - s * 0.2], [cx + s * 0.49, foot + s * 0.02], [cx + s * 0.33, foot + s * 0.02]], 'ink'), poly([[cx + s * 0.372, foot - s * 0.18], [cx + s * 0.448, foot - s * 0.18], [cx + s * 0.464, foot - s * 0.03], [cx + s * 0.356, foot - s * 0.03]], 'extra'), ...many(3, (i) => box(cx + s * 0.38, foot - s * (0.155 - i * 0.04), s * 0.06, s * 0.012, 'bg', { radius: 0.5 })),
    ];
  },
};

/** Plants in pots on two shelves, one that trails, and a can to water them. */
export const pots: Scene = {
  id: 'pots', sky: 'accent2/bg/.56', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.94, h);
    const [cx, foot] = [x + w / 2, y + h * 0.92];
    const upper = foot - s * 0.44;
    const pot = (px: number, py: number, size: number, color: string): Layer[] => [poly([[px - size * 0.42, py - size * 0.6], [px + size * 0.42, py - size * 0.6], [px + size * 0.32, py], [px - size * 0.32, py]], color), box(px - size * 0.48, py - size * 0.74, size * 0.96, size * 0.2, color, { radius: 0.2 }), box(px - size * 0.42, py - size * 0.54, size * 0.84, size * 0.05, `${color}/ink/.24`)];
    const fan = (px: number, py: number, size: number, turns: readonly number[], width: number, color: string): Layer[] => turns.map((turn, i) => leaf(px, py, size * (1 - (i % 3) * 0.14), size * width, turn, i % 2 ? color : `${color}/ink/.26`));
    return [
      disc(cx, foot - s * 0.46, s * 0.44, 'accent2/bg/.24'),
      box(cx - s * 0.46, upper, s * 0.92, s * 0.03, 'ink', { radius: 0.3 }), ...[-0.36, 0.36].map((f) => poly([[cx + f * s - s * 0.012, upper + s * 0.03], [cx + f * s + s * 0.012, upper + s * 0.03], [cx + f * s, upper + s * 0.09]], 'ink')),
      ...fan(cx - s * 0.3, upper - s * 0.12, s * 0.32, [-150, -122, -96, -70, -42], 0.34, 'extra'), ...pot(cx - s * 0.3, upper, s * 0.17, 'accent'),
      ...[-104, -92, -80].map((turn, i) => leaf(cx, upper - s * 0.08, s * [0.3, 0.38, 0.28][i]!, s * 0.07, turn, i % 2 ? 'extra/ink/.4' : 'extra')), ...pot(cx, upper, s * 0.14, 'bg'),
      ...many(7, (i) => { const side = i % 2 ? 1 : -1; return leaf(cx + s * (0.3 + side * 0.045), upper + s * (-0.02 + i * 0.045), s * 0.11, s * 0.07, side > 0 ? 40 : 140, i % 3 ? 'extra' : 'extra/ink/.3'); }), traced([cx + s * 0.27, upper - s * 0.1, s * 0.06, s * 0.4], 'M50 0C100 20 0 50 60 100', 'extra/ink/.4', s * 0.01), ...fan(cx + s * 0.3, upper - s * 0.12, s * 0.15, [-160, -125, -90, -55, -20], 0.5, 'extra'), ...pot(cx + s * 0.3, upper, s * 0.16, 'accent2'),
      box(cx - s * 0.37, foot - s * 0.32, s * 0.11, s * 0.25, 'extra/ink/.3', { radius: 0.5 }), box(cx - s * 0.44, foot - s * 0.24, s * 0.06, s * 0.1, 'extra/ink/.3', { radius: 0.5 }), box(cx - s * 0.41, foot - s * 0.18, s * 0.08, s * 0.05, 'extra/ink/.3', { radius: 0.5 }), starAt(cx - s * 0.315, foot - s * 0.33, s * 0.036, 'accent', 6, 0.5), ...pot(cx - s * 0.315, foot, s * 0.16, 'bg'),
      ...fan(cx - s * 0.06, foot - s * 0.1, s * 0.2, [-165, -135, -108, -80, -50, -20], 0.4, 'extra'), ...pot(cx - s * 0.06, foot, s * 0.16, 'accent'),
      box(cx + s * 0.17, foot - s * 0.18, s * 0.2, s * 0.18, 'ink', { radius: 0.14 }), poly([[cx + s * 0.18, foot - s * 0.08], [cx + s * 0.18, foot - s * 0.03], [cx + s * 0.06, foot - s * 0.2], [cx + s * 0.09, foot - s * 0.22]], 'ink'), ring(cx + s * 0.39, foot - s * 0.1, s * 0.06, s * 0.02, 'ink'), box(cx + s * 0.19, foot - s * 0.11, s * 0.16, s * 0.02, 'accent2'),
      box(x, foot, w, y + h - foot + 0.2, 'ink'),
    ];
  },
};
