import type { Layer } from '../../../../build/templates/recipe.js';
import { chance } from '../../social-media/drawing.js';
import { box, disc, drawn, leaf, many, outlined, oval, poly, starAt, stroke, towards, traced, type Scene } from '../kit.js';

const WHITE = '#ffffff';

/** Three small graduates in caps and gowns behind blocks of letters. */
export const smallGrads: Scene = {
  id: 'small-grads', sky: 'extra/bg/.5', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.96, h * 0.96);
    const [cx, foot] = [x + w / 2, y + h * 0.9];
    const child = (dx: number, tall: number, skin: string, hair: string, gown: string, long: boolean): Layer[] => {
      const [px, head] = [cx + dx * s, foot - tall * s];
      return [
        drawn(px - s * 0.16, head + s * 0.1, s * 0.32, foot - head - s * 0.1, 'M30 0H70C88 6 92 40 100 100H0C8 40 12 6 30 0Z', gown), poly([[px - s * 0.05, head + s * 0.1], [px + s * 0.05, head + s * 0.1], [px, head + s * 0.2]], WHITE), stroke([px, head + s * 0.2], [px, foot], s * 0.008, 'ink', { opacity: 0.4 }),
        ...(long ? [oval(px - s * 0.105, head + s * 0.05, s * 0.045, s * 0.09, hair), oval(px + s * 0.105, head + s * 0.05, s * 0.045, s * 0.09, hair)] : []),
        disc(px, head, s * 0.115, skin), ...[-1, 1].map((side) => disc(px + side * s * 0.112, head + s * 0.01, s * 0.022, skin)), drawn(px - s * 0.12, head - s * 0.12, s * 0.24, s * 0.11, 'M0 100C0 30 20 0 50 0C80 0 100 30 100 100C80 76 20 76 0 100Z', hair),
        ...[-1, 1].flatMap((side) => [disc(px + side * s * 0.042, head + s * 0.012, s * 0.014, 'ink'), disc(px + side * s * 0.07, head + s * 0.045, s * 0.018, '#f0806a', { opacity: 0.6 })]), drawn(px - s * 0.04, head + s * 0.045, s * 0.08, s * 0.035, 'M0 0H100C96 70 70 100 50 100C30 100 4 70 0 0Z', '#7a2a2a'),
        drawn(px - s * 0.1, head - s * 0.13, s * 0.2, s * 0.08, 'M0 0H100V80C70 104 30 104 0 80Z', 'ink/extra/.2'), poly([[px - s * 0.18, head - s * 0.12], [px, head - s * 0.185], [px + s * 0.18, head - s * 0.12], [px, head - s * 0.055]], 'ink'), stroke([px, head - s * 0.12], [px + s * 0.14, head - s * 0.09], s * 0.01, 'accent2'), stroke([px + s * 0.14, head - s * 0.09], [px + s * 0.145, head + s * 0.01], s * 0.01, 'accent2'), box(px + s * 0.13, head, s * 0.03, s * 0.05, 'accent2', { radius: 0.2 }),
      ];
    };
    const block = (dx: number, letter: 'letter-a' | 'letter-b' | 'letter-c', color: string, turn: number): Layer[] => [box(cx + dx * s - s * 0.08, foot - s * 0.16, s * 0.16, s * 0.16, color, { radius: 0.14, rotate: turn }), box(cx + dx * s - s * 0.062, foot - s * 0.142, s * 0.124, s * 0.124, 'bg', { radius: 0.12, rotate: turn }), outlined(letter, cx + dx * s, foot - s * 0.08, s * 0.066, s * 0.082, 'ink', { rotate: turn })];
    return [
      disc(cx, foot - s * 0.42, s * 0.47, 'extra/bg/.72'),
      ...many(Math.round((w / s) * 30), (i) => { const [px, py] = [x + (0.02 + chance(i + 4) * 0.95) * w, y + (0.02 + chance(i + 71) * 0.6) * h]; return i % 2 ? disc(px, py, s * 0.011, i % 4 === 1 ? 'accent' : 'accent2') : box(px, py, s * 0.03, s * 0.014, i % 4 ? 'accent' : 'accent2', { rotate: i * 41, radius: 0.3 }); }),
      ...child(0, 0.64, '#8a5636', '#1d1512', 'accent', false), ...child(-0.29, 0.53, '#f2c79c', '#b8622c', 'accent2', true), ...child(0.29, 0.54, '#d9a06c', '#2a1a12', 'extra/ink/.3', true),
      ...block(-0.19, 'letter-a', 'accent', -6), ...block(0.02, 'letter-b', 'accent2', 4), ...block(0.21, 'letter-c', 'extra/ink/.2', -3),
      box(x, foot, w, y + h - foot + 0.2, 'ink'),
    ];
  },
};

/** A list with its first boxes checked, a pen and a cup, with sparks of the new year. */
export const goalList: Scene = {
  id: 'goal-list', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.94, h);
    const [cx, cy] = [x + w / 2, y + h * 0.52];
    const burst = (px: number, py: number, r: number, color: string): Layer[] => many(12, (i) => [stroke(towards(px, py, r * 0.3, i * 30), towards(px, py, i % 2 ? r * 0.7 : r, i * 30), r * 0.08, color), disc(...towards(px, py, r * (i % 2 ? 0.9 : 1.2), i * 30), r * 0.06, color)]).flat();
    const [px, py, pw, ph] = [cx - s * 0.24, cy - s * 0.38, s * 0.48, s * 0.8];
    return [
      ...burst(cx - s * 0.37, cy - s * 0.28, s * 0.1, 'accent2'), ...burst(cx + s * 0.38, cy - s * 0.3, s * 0.12, 'accent'), ...burst(cx - s * 0.39, cy + s * 0.1, s * 0.07, 'extra'), ...many(Math.round((w / s) * 14), (i) => starAt(x + chance(i + 2) * w, y + chance(i + 52) * h, s * (0.008 + chance(i) * 0.012), i % 2 ? 'bg' : 'accent2')),
      box(px + s * 0.02, py + s * 0.02, pw, ph, 'ink/extra/.4', { radius: 0.05 }), box(px, py, pw, ph, 'bg', { radius: 0.05 }), box(px, py, pw, ph * 0.15, 'accent', { radius: 0.12 }), box(px, py + ph * 0.1, pw, ph * 0.06, 'accent'),
      ...many(6, (i) => [disc(px + pw * (0.12 + i * 0.152), py + ph * 0.045, s * 0.018, 'ink'), box(px + pw * (0.12 + i * 0.152) - s * 0.009, py - s * 0.045, s * 0.018, s * 0.08, 'extra', { radius: 0.5 })]).flat(),
      ...many(5, (i): Layer[] => { const row = py + ph * (0.24 + i * 0.145); return [box(px + pw * 0.1, row, pw * 0.15, pw * 0.15, i < 3 ? 'accent2' : 'ink', { radius: 0.2 }), ...(i < 3 ? [] : [box(px + pw * 0.125, row + pw * 0.025, pw * 0.1, pw * 0.1, 'bg', { radius: 0.2 })]), ...(i < 3 ? [traced([px + pw * 0.125, row + pw * 0.01, pw * 0.16, pw * 0.11], 'M0 56L36 100L100 0', 'ink', s * 0.018)] : []), box(px + pw * 0.34, row + pw * 0.03, pw * [0.5, 0.42, 0.54, 0.46, 0.36][i]!, pw * 0.04, 'ink', { radius: 0.5 }), box(px + pw * 0.34, row + pw * 0.1, pw * [0.3, 0.36, 0.24, 0.3, 0.44][i]!, pw * 0.03, 'ink/bg/.6', { radius: 0.5 })]; }).flat(),
      stroke([cx + s * 0.36, cy + s * 0.02], [cx + s * 0.2, cy + s * 0.34], s * 0.05, 'accent'), stroke([cx + s * 0.335, cy + s * 0.07], [cx + s * 0.322, cy + s * 0.096], s * 0.054, 'accent2', { radius: 0 }), poly([[cx + s * 0.222, cy + s * 0.352], [cx + s * 0.178, cy + s * 0.33], [cx + s * 0.165, cy + s * 0.405]], 'accent2'),
    ];
  },
};

/** A tabby with a bell looks straight out. */
export const tabby: Scene = {
  id: 'tabby', sky: 'accent2/bg/.3', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.94, h);
    const [cx, cy] = [x + w / 2, y + h * 0.46];
    const [FUR, DARK, PALE] = ['#8d8a86', '#4f4c4a', '#e9e4dc'];
    return [
      disc(cx, cy + s * 0.02, s * 0.46, 'accent2/bg/.62'),
      drawn(cx - s * 0.3, cy + s * 0.16, s * 0.6, y + h - cy - s * 0.16 + 0.2, 'M30 0H70C92 20 100 60 100 100H0C0 60 8 20 30 0Z', FUR), drawn(cx - s * 0.13, cy + s * 0.22, s * 0.26, y + h - cy - s * 0.22 + 0.2, 'M20 0H80C100 30 100 70 90 100H10C0 70 0 30 20 0Z', PALE),
      ...[-1, 1].flatMap((side) => [poly([[cx + side * s * 0.3, cy - s * 0.41], [cx + side * s * 0.31, cy - s * 0.02], [cx + side * s * 0.05, cy - s * 0.2]], FUR), poly([[cx + side * s * 0.27, cy - s * 0.32], [cx + side * s * 0.275, cy - s * 0.1], [cx + side * s * 0.13, cy - s * 0.19]], '#e8a5a0')]),
      drawn(cx - s * 0.33, cy - s * 0.25, s * 0.66, s * 0.52, 'M50 0C80 0 94 20 96 46L104 62L94 66L100 78L86 80C76 94 64 100 50 100C36 100 24 94 14 80L0 78L6 66L-4 62L4 46C6 20 20 0 50 0Z', FUR),
      ...[-1, 0, 1].map((i) => leaf(cx + i * s * 0.075, cy - s * (0.25 - Math.abs(i) * 0.01), s * (i ? 0.11 : 0.15), s * 0.036, 90 + i * 8, DARK)), ...[-1, 1].flatMap((side) => [0, 1].map((i) => leaf(cx + side * s * 0.33, cy + s * (0.0 + i * 0.075), s * 0.13, s * 0.03, side > 0 ? 184 - i * 8 : -4 + i * 8, DARK))),
      ...[-1, 1].map((side) => oval(cx + side * s * 0.07, cy + s * 0.14, s * 0.09, s * 0.075, PALE)), oval(cx, cy + s * 0.2, s * 0.06, s * 0.045, PALE),
      ...[-1, 1].flatMap((side) => [oval(cx + side * s * 0.14, cy - s * 0.01, s * 0.068, s * 0.07, '#d7c84a'), oval(cx + side * s * 0.14, cy - s * 0.01, s * 0.026, s * 0.06, 'ink'), disc(cx + side * s * 0.14 + s * 0.016, cy - s * 0.034, s * 0.013, WHITE), ...[-10, 2, 14].map((a) => stroke([cx + side * s * 0.12, cy + s * 0.135], towards(cx + side * s * 0.12, cy + s * 0.135, s * 0.26, side > 0 ? a : 180 - a), s * 0.008, 'ink'))]),
      poly([[cx - s * 0.036, cy + s * 0.075], [cx + s * 0.036, cy + s * 0.075], [cx, cy + s * 0.115]], '#d97b78'), traced([cx - s * 0.06, cy + s * 0.115, s * 0.12, s * 0.05], 'M0 60C10 110 48 110 50 0C52 110 90 110 100 60', 'ink', s * 0.012),
      box(cx - s * 0.19, cy + s * 0.25, s * 0.38, s * 0.05, 'accent', { radius: 0.5 }), disc(cx, cy + s * 0.315, s * 0.045, '#f2c14e'), box(cx - s * 0.045, cy + s * 0.308, s * 0.09, s * 0.01, 'ink'), disc(cx, cy + s * 0.335, s * 0.01, 'ink'),
    ];
  },
};
