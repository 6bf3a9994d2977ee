import type { Layer } from '../../../build/templates/recipe.js';
import { chance, hills } from '../social-media/drawing.js';
import { box, disc, drawn, leaf, many, outlined, oval, poly, ring, starAt, stroke, towards, type Scene } from './kit.js';

/** A dog and a cat look over the edge. */
export const pets: Scene = {
  id: 'pets', sky: 'accent2', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.6, h * 0.9);
    const dog = (cx: number, foot: number): Layer[] => [
      oval(cx, foot, s * 0.36, s * 0.3, 'accent'), oval(cx, foot - s * 0.36, s * 0.3, s * 0.32, 'accent'),
      oval(cx - s * 0.28, foot - s * 0.4, s * 0.1, s * 0.24, 'accent/ink/.4', { rotate: 12 }), oval(cx + s * 0.28, foot - s * 0.4, s * 0.1, s * 0.24, 'accent/ink/.4', { rotate: -12 }),
      oval(cx, foot - s * 0.24, s * 0.16, s * 0.13, 'bg'), oval(cx, foot - s * 0.31, s * 0.055, s * 0.04, 'ink'), stroke([cx, foot - s * 0.28], [cx, foot - s * 0.2], s * 0.012, 'ink'), outlined('half', cx, foot - s * 0.16, s * 0.1, s * 0.07, 'accent/ink/.1', { rotate: 180 }),
      disc(cx - s * 0.11, foot - s * 0.43, s * 0.033, 'ink'), disc(cx + s * 0.11, foot - s * 0.43, s * 0.033, 'ink'), disc(cx - s * 0.1, foot - s * 0.44, s * 0.01, 'bg'), disc(cx + s * 0.12, foot - s * 0.44, s * 0.01, 'bg'),
    ];
    const cat = (cx: number, foot: number): Layer[] => [
      oval(cx, foot, s * 0.28, s * 0.26, 'ink'), poly([[cx - s * 0.24, foot - s * 0.52], [cx - s * 0.2, foot - s * 0.24], [cx, foot - s * 0.4]], 'ink'), poly([[cx + s * 0.24, foot - s * 0.52], [cx + s * 0.2, foot - s * 0.24], [cx, foot - s * 0.4]], 'ink'), oval(cx, foot - s * 0.27, s * 0.25, s * 0.21, 'ink'),
      poly([[cx - s * 0.2, foot - s * 0.45], [cx - s * 0.17, foot - s * 0.33], [cx - s * 0.09, foot - s * 0.39]], 'accent'), poly([[cx + s * 0.2, foot - s * 0.45], [cx + s * 0.17, foot - s * 0.33], [cx + s * 0.09, foot - s * 0.39]], 'accent'),
      ...[-1, 1].flatMap((k) => [oval(cx + k * s * 0.1, foot - s * 0.29, s * 0.05, s * 0.042, 'accent2/bg/.4'), oval(cx + k * s * 0.1, foot - s * 0.29, s * 0.014, s * 0.038, 'ink'), stroke([cx + k * s * 0.08, foot - s * 0.19], [cx + k * s * 0.28, foot - s * 0.22], s * 0.008, 'bg'), stroke([cx + k * s * 0.08, foot - s * 0.17], [cx + k * s * 0.28, foot - s * 0.16], s * 0.008, 'bg')]),
      poly([[cx - s * 0.03, foot - s * 0.22], [cx + s * 0.03, foot - s * 0.22], [cx, foot - s * 0.18]], 'accent'),
    ];
    const paw = (px: number, py: number, r: number, turn: number): Layer[] => [oval(px, py, r, r * 0.82, 'bg', { opacity: 0.5 }), ...[-38, -12, 14, 40].map((a) => disc(...towards(px, py, r * 1.6, a - 90 + turn), r * 0.36, 'bg', { opacity: 0.5 }))];
    return [
      ...paw(x + w * 0.14, y + h * 0.22, s * 0.06, -20), ...paw(x + w * 0.86, y + h * 0.16, s * 0.05, 24), ...paw(x + w * 0.5, y + h * 0.12, s * 0.045, 6),
      ...dog(x + w * 0.34, y + h * 0.9), ...cat(x + w * 0.7, y + h * 0.9),
      box(x, y + h * 0.88, w, h * 0.12 + 0.2, 'extra/ink/.34'),
    ];
  },
};

/** A spray bottle, a sponge and many bubbles. */
export const bubbles: Scene = {
  id: 'bubbles', sky: 'extra/bg/.55', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.9, h);
    const [cx, foot] = [x + w * 0.46, y + h * 0.9];
    return [
      ...many(18, (i): Layer[] => { const [px, py, r] = [x + chance(i + 7) * w, y + chance(i + 37) * h * 0.85, s * (0.02 + chance(i + 70) * 0.06)]; return [disc(px, py, r, 'bg', { opacity: 0.55 }), disc(px - r * 0.3, py - r * 0.34, r * 0.2, 'bg')]; }).flat(),
      box(x, foot, w, y + h - foot + 0.2, 'ink'),
      box(cx + s * 0.2, foot - s * 0.16, s * 0.36, s * 0.16, 'accent2', { radius: 0.2 }), box(cx + s * 0.2, foot - s * 0.06, s * 0.36, s * 0.06, 'extra/ink/.3', { radius: 0.3 }), ...many(5, (i) => disc(cx + s * (0.25 + i * 0.065), foot - s * (i % 2 ? 0.1 : 0.13), s * 0.014, 'accent2/ink/.25')),
      drawn(cx - s * 0.2, foot - s * 0.5, s * 0.34, s * 0.5, 'M34 0H66V14C66 26 100 32 100 52V92C100 98 92 100 86 100H14C8 100 0 98 0 92V52C0 32 34 26 34 14Z', 'accent'),
      box(cx - s * 0.1, foot - s * 0.56, s * 0.14, s * 0.07, 'ink'), drawn(cx - s * 0.22, foot - s * 0.72, s * 0.32, s * 0.17, 'M0 20H24V8C24 2 28 0 34 0H80C94 0 100 20 100 50V100H52V62H24V52H0Z', 'bg'), stroke([cx - s * 0.1, foot - s * 0.6], [cx - s * 0.18, foot - s * 0.5], s * 0.026, 'ink'),
      ...[-22, 0, 22].map((a, i) => stroke(towards(cx - s * 0.25, foot - s * 0.67, s * 0.03, 180 + a), towards(cx - s * 0.25, foot - s * 0.67, s * (i === 1 ? 0.2 : 0.15), 180 + a), s * 0.014, 'accent')),
      box(cx - s * 0.15, foot - s * 0.24, s * 0.24, s * 0.13, 'bg', { radius: 0.14 }), starAt(cx - s * 0.03, foot - s * 0.175, s * 0.05, 'accent'),
    ];
  },
};

/** A crane over blocks going up, behind tape. */
export const crane: Scene = {
  id: 'crane', sky: 'accent2', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h);
    const foot = y + h * 0.88;
    const [mast, jib] = [x + w * 0.3, y + h * 0.16];
    const cell = s * 0.15;
    const tape = Math.ceil(w / (s * 0.12)) + 2;
    return [
      ...many(4, (row) => many(Math.round((w * 0.56) / cell) - [0, 1, 0, 2][row]!, (i) => box(x + w * 0.42 + i * cell, foot - (row + 1) * cell, cell * 0.94, cell * 0.94, ['accent', 'bg', 'ink/accent/.4', 'extra'][(i * 3 + row) % 4]!))).flat(),
      box(mast - s * 0.02, jib, s * 0.04, foot - jib, 'ink'), ...many(8, (i) => stroke([mast - s * 0.02, jib + (i * (foot - jib)) / 8], [mast + s * 0.02, jib + ((i + 1) * (foot - jib)) / 8], s * 0.008, 'accent2')),
      box(x + w * 0.1, jib, w * 0.78, s * 0.035, 'ink'), poly([[mast, jib - s * 0.12], [x + w * 0.82, jib], [mast, jib]], 'ink', { opacity: 0.16 }), stroke([mast, jib - s * 0.12], [x + w * 0.84, jib + s * 0.01], s * 0.01, 'ink'), box(mast - s * 0.025, jib - s * 0.13, s * 0.05, s * 0.14, 'ink'), box(x + w * 0.1, jib + s * 0.03, s * 0.14, s * 0.1, 'ink/accent/.5'), box(mast + s * 0.02, jib + s * 0.035, s * 0.1, s * 0.1, 'accent'),
      stroke([x + w * 0.72, jib + s * 0.03], [x + w * 0.72, foot - 5.4 * cell], s * 0.008, 'ink'), box(x + w * 0.72 - cell / 2, foot - 5.4 * cell, cell, cell, 'accent'),
      box(x, foot, w, y + h - foot + 0.2, 'ink'), ...many(tape, (i) => poly([[x + (i - 1) * s * 0.12 + s * 0.06, foot + h * 0.03], [x + (i - 1) * s * 0.12 + s * 0.12, foot + h * 0.03], [x + (i - 1) * s * 0.12 + s * 0.06, foot + h * 0.09], [x + (i - 1) * s * 0.12, foot + h * 0.09]], 'accent2')),
    ];
  },
};

/** Columns carry a pediment; a balance hangs in it. */
export const court: Scene = {
  id: 'court', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.86, h * 1.1);
    const [cx, foot] = [x + w / 2, y + h * 0.92];
    const top = foot - s * 0.5;
    return [
      disc(cx, top + s * 0.05, s * 0.46, 'accent', { opacity: 0.35 }),
      poly([[cx - s * 0.5, top], [cx, top - s * 0.24], [cx + s * 0.5, top]], 'accent2'), poly([[cx - s * 0.34, top - s * 0.03], [cx, top - s * 0.19], [cx + s * 0.34, top - s * 0.03]], 'ink'),
      stroke([cx - s * 0.12, top - s * 0.1], [cx + s * 0.12, top - s * 0.1], s * 0.012, 'accent2'), box(cx - s * 0.006, top - s * 0.14, s * 0.012, s * 0.11, 'accent2'), ...[-1, 1].map((k) => outlined('half', cx + k * s * 0.12, top - s * 0.055, s * 0.1, s * 0.04, 'accent2', { rotate: 180 })),
      box(cx - s * 0.48, top, s * 0.96, s * 0.05, 'bg'),
      ...many(5, (i): Layer[] => { const px = cx + (i - 2) * s * 0.21; return [box(px - s * 0.07, top + s * 0.05, s * 0.14, s * 0.03, 'bg'), box(px - s * 0.05, top + s * 0.08, s * 0.1, s * 0.32, 'bg/ink/.1'), ...[-1, 0, 1].map((k) => box(px + k * s * 0.028 - s * 0.004, top + s * 0.09, s * 0.008, s * 0.3, 'ink', { opacity: 0.4 })), box(px - s * 0.07, top + s * 0.39, s * 0.14, s * 0.03, 'bg')]; }).flat(),
      ...many(3, (i) => box(cx - s * (0.5 + i * 0.05), foot - s * (0.08 - i * 0.04), s * (1 + i * 0.1), s * 0.045, ['bg', 'bg/ink/.2', 'bg/ink/.36'][i]!)),
    ];
  },
};

/** A camera head on, its lens ring in ring. */
export const lens: Scene = {
  id: 'lens', sky: 'accent', words: 'onAccent', soft: 'onAccent',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.94, h * 1.16);
    const [cx, cy] = [x + w / 2, y + h * 0.54];
    return [
      box(cx - s * 0.34, cy - s * 0.4, s * 0.2, s * 0.14, 'ink', { radius: 0.2 }), drawn(cx - s * 0.14, cy - s * 0.42, s * 0.28, s * 0.16, 'M18 0H82L100 100H0Z', 'ink'),
      box(cx - s * 0.48, cy - s * 0.3, s * 0.96, s * 0.62, 'ink', { radius: 0.12 }), box(cx - s * 0.48, cy - s * 0.14, s * 0.96, s * 0.32, 'ink/accent/.3'), box(cx + s * 0.3, cy - s * 0.26, s * 0.12, s * 0.07, 'accent2', { radius: 0.3 }), disc(cx - s * 0.38, cy - s * 0.22, s * 0.026, 'accent'),
      disc(cx, cy + s * 0.02, s * 0.27, 'bg'), disc(cx, cy + s * 0.02, s * 0.235, 'ink'), disc(cx, cy + s * 0.02, s * 0.19, 'accent2'), disc(cx, cy + s * 0.02, s * 0.15, 'extra'), disc(cx, cy + s * 0.02, s * 0.1, 'ink'), disc(cx - s * 0.05, cy - s * 0.04, s * 0.036, 'bg'),
    ];
  },
};

/** A microphone in rings of sound. */
export const mic: Scene = {
  id: 'mic', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h);
    const [cx, cy] = [x + w / 2, y + h * 0.44];
    return [
      ...[0.56, 0.46, 0.36].map((r, i) => disc(cx, cy, s * r, ['ink/accent/.24', 'ink/accent/.5', 'accent'][i]!)),
      box(cx - s * 0.12, cy - s * 0.28, s * 0.24, s * 0.42, 'bg', { radius: 0.5 }), ...many(4, (i) => box(cx - s * 0.12, cy - s * 0.17 + i * s * 0.07, s * (i % 2 ? 0.1 : 0.14), s * 0.024, 'ink')),
      { k: 'shape', outline: 'half', at: [cx - s * 0.19, cy, s * 0.38, s * 0.19], rotate: 180, stroke: { color: 'accent2', width: s * 0.03 } }, box(cx - s * 0.2, cy - s * 0.02, s * 0.4, s * 0.035, 'accent'),
      box(cx - s * 0.017, cy + s * 0.18, s * 0.034, y + h - cy - s * 0.18 + 0.2, 'accent2'), outlined('half', cx, y + h - s * 0.05, s * 0.36, s * 0.12, 'accent2'),
    ];
  },
};

/** Blocks, a pad and stars of a game. */
export const arcade: Scene = {
  id: 'arcade', sky: 'ink', words: 'bg', soft: 'accent',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h * 1.1);
    const [cx, cy] = [x + w / 2, y + h * 0.54];
    const PAD = 'M22 6C30 0 38 8 50 8C62 8 70 0 78 6C92 14 104 70 98 90C94 102 84 100 76 84C70 72 66 68 58 68H42C34 68 30 72 24 84C16 100 6 102 2 90C-4 70 8 14 22 6Z';
    const cell = s * 0.07;
    const blocks = [[0.04, 0.12], [0.1, 0.12], [0.1, 0.2], [0.86, 0.1], [0.92, 0.1], [0.86, 0.18], [0.05, 0.8], [0.92, 0.84], [0.86, 0.84]] as const;
    return [
      ...many(9, (i) => box(x, y + h * (0.62 + i * i * 0.006), w, 0.25, 'accent', { opacity: 0.5 })), ...many(9, (i) => stroke([cx + (i - 4) * w * 0.06, y + h * 0.62], [cx + (i - 4) * w * 0.26, y + h], 0.25, 'accent', { opacity: 0.5 })),
      ...blocks.map(([fx, fy], i) => box(x + w * fx, y + h * fy, cell, cell, ['accent', 'accent2', 'extra'][i % 3]!)),
      drawn(cx - s * 0.4, cy - s * 0.26, s * 0.8, s * 0.54, PAD, 'accent'), drawn(cx - s * 0.38, cy - s * 0.25, s * 0.76, s * 0.5, PAD, 'bg'),
      box(cx - s * 0.27, cy - s * 0.1, s * 0.15, s * 0.045, 'ink'), box(cx - s * 0.217, cy - s * 0.153, s * 0.045, s * 0.15, 'ink'),
      ...[[0.2, -0.145], [0.255, -0.08], [0.145, -0.08], [0.2, -0.015]].map(([dx, dy], i) => disc(cx + s * dx!, cy + s * dy!, s * 0.028, ['accent', 'accent2', 'extra', 'ink'][i]!)),
      disc(cx - s * 0.1, cy + s * 0.03, s * 0.05, 'ink/bg/.3'), disc(cx + s * 0.1, cy + s * 0.03, s * 0.05, 'ink/bg/.3'),
    ];
  },
};

/** Price tags on strings. */
export const tags: Scene = {
  id: 'tags', sky: 'accent', words: 'onAccent', soft: 'onAccent',
  draw: ({ x, y, w, h }) => {
    const count = Math.max(2, Math.min(5, Math.round((w / h) * 2.2)));
    const step = w / count;
    const TAG = 'M30 0H70L100 24V100H0V24Z';
    return many(count, (i): Layer[] => {
      const s = Math.min(step * 0.84, h * 0.5);
      const [cx, top, turn] = [x + step * (i + 0.5), y + h * [0.2, 0.36, 0.14, 0.3][i % 4]!, [-8, 6, 10, -5][i % 4]!];
      const color = ['bg', 'ink', 'accent2', 'extra'][i % 4]!;
      const mark = ['accent', 'accent2', 'ink', 'bg'][i % 4]!;
      const [mx, my] = [cx, top + s * 0.62];
      return [
        stroke([cx, y - 2], [cx - Math.sin((turn * Math.PI) / 180) * -s * 0.5, top + s * 0.14], 0.5, 'ink'),
        drawn(cx - s * 0.42, top, s * 0.84, s * 1.24, TAG, color, { rotate: turn }), disc(cx + Math.sin((turn * Math.PI) / 180) * s * 0.46, top + s * 0.15, s * 0.06, 'accent'),
        stroke([mx - s * 0.2, my + s * 0.22], [mx + s * 0.2, my - s * 0.16], s * 0.05, mark), ring(mx - s * 0.15, my - s * 0.1, s * 0.09, s * 0.05, mark), ring(mx + s * 0.15, my + s * 0.18, s * 0.09, s * 0.05, mark),
      ];
    }).flat();
  },
};

/** Leaves of the tropics crowd in from below. */
export const jungle: Scene = {
  id: 'jungle', sky: 'bg', words: 'ink', soft: 'accentText',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h);
    const frond = (fx: number, angle: number, size: number, color: string): Layer[] => [stroke([fx, y + h], towards(fx, y + h, size, angle), size * 0.02, color), ...many(7, (i) => { const from = towards(fx, y + h, size * (0.24 + i * 0.12), angle); return [leaf(...from, size * (0.4 - i * 0.04), size * 0.1, angle - 56, color), leaf(...from, size * (0.4 - i * 0.04), size * 0.1, angle + 56, `${color}/bg/.18`)]; }).flat()];
    return [
      disc(x + w * 0.5, y + h * 0.66, s * 0.34, 'accent2'),
      ...frond(x + w * 0.2, -70, s * 0.8, 'extra/ink/.3'), ...frond(x + w * 0.82, -108, s * 0.84, 'extra/ink/.3'),
      ...[-150, -120, -60, -30].map((a, i) => leaf(x + w * (i < 2 ? 0.42 : 0.58), y + h * 1.05, s * 0.62, s * 0.24, a, i % 2 ? 'ink/extra/.4' : 'extra')),
      ...many(3, (i) => { const [fx, fy] = [x + w * [0.14, 0.52, 0.9][i]!, y + h * [0.8, 0.76, 0.84][i]!]; return [...many(6, (k) => leaf(fx, fy, s * 0.13, s * 0.09, k * 60 + i * 20, 'accent')), disc(fx, fy, s * 0.035, 'accent2')]; }).flat(),
      drawn(x, y + h * 0.9, w, h * 0.1 + 0.2, hills([0, 40], [30, 10], [60, 50], [100, 10]), 'ink/extra/.3'),
    ];
  },
};

/** Marks of quotation over stars in a row. */
export const praise: Scene = {
  id: 'praise', sky: 'accent2', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h * 1.1);
    const [cx, cy] = [x + w / 2, y + h * 0.5];
    const MARK = 'M0 0H100V52C100 80 70 98 36 100V70C48 68 54 62 54 52H0Z';
    return [
      disc(cx, cy - s * 0.04, s * 0.42, 'bg'), drawn(cx - s * 0.25, cy - s * 0.26, s * 0.22, s * 0.26, MARK, 'accent'), drawn(cx + s * 0.03, cy - s * 0.26, s * 0.22, s * 0.26, MARK, 'ink'),
      ...many(5, (i) => starAt(cx + (i - 2) * s * 0.13, cy + s * 0.14, s * 0.06, 'accent', 5, 0.46)), oval(cx, y + h * 1.04, w * 0.6, h * 0.1, 'ink'),
    ];
  },
};
