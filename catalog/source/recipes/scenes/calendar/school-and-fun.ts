import type { Layer } from '../../../../build/templates/recipe.js';
import { chance, hills } from '../../social-media/drawing.js';
import { box, disc, drawn, leaf, many, outlined, oval, poly, ring, starAt, stroke, towards, traced, type Scene } from '../kit.js';

const WHITE = '#ffffff';
const [CRUST, BAKED] = ['#e0a458', '#b8712f'];

/** A pie from above with the letter pi cut into its crust, a fork and a rolling pin by it. */
export const piPie: Scene = {
  id: 'pi-pie', sky: 'extra/bg/.4', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.94, h);
    const [cx, cy] = [x + w / 2, y + h * 0.5];
    const r = s * 0.38;
    const FILL = '#a3243b';
    return [
      ...many(Math.ceil(w / (s * 0.16)) * Math.ceil(h / (s * 0.16)), (i) => { const c = Math.ceil(w / (s * 0.16)); return box(x + (i % c) * (w / c), y + Math.floor(i / c) * (h / Math.ceil(h / (s * 0.16))), w / c / 2, h / Math.ceil(h / (s * 0.16)) / 2, 'extra/bg/.54'); }),
      disc(cx + s * 0.012, cy + s * 0.02, r * 1.15, 'extra/ink/.34'), disc(cx, cy, r * 1.15, 'bg'), ring(cx, cy, r * 1.1, s * 0.014, 'accent'),
      ...many(28, (i) => disc(...towards(cx, cy, r * 0.93, (i * 360) / 28), r * 0.125, i % 2 ? BAKED : CRUST)),
      disc(cx, cy, r * 0.9, CRUST), ring(cx, cy, r * 0.84, s * 0.012, BAKED), ...many(12, (i) => stroke(towards(cx, cy, r * 0.68, i * 30 + 15), towards(cx, cy, r * 0.78, i * 30 + 15), s * 0.016, FILL)),
      drawn(cx - r * 0.5, cy - r * 0.42, r, r * 0.86, 'M2 26C6 8 16 0 30 0H100V20H78V74C78 84 84 86 94 80V96C76 106 60 100 60 80V20H42C42 50 36 82 22 100H2C16 78 22 48 23 20C14 20 10 22 8 30Z', FILL),
      ...([[-0.32, -0.3], [0.3, -0.33], [0.14, 0.1]] as const).map(([dx, dy]) => disc(cx + r * dx, cy + r * dy, r * 0.025, '#e8748a')),
      ...[-1, 1].flatMap((side) => side < 0 ? [
        stroke([cx - s * 0.485, cy - s * 0.06], [cx - s * 0.485, cy + s * 0.4], s * 0.026, 'ink'), box(cx - s * 0.525, cy - s * 0.13, s * 0.08, s * 0.09, 'ink', { radius: 0.4 }), ...[-1, 0, 1].map((i) => stroke([cx - s * 0.485 + i * s * 0.032, cy - s * 0.1], [cx - s * 0.485 + i * s * 0.032, cy - s * 0.26], s * 0.016, 'ink')),
      ] : []),
      ...many(4, (i) => starAt(cx + s * (i % 2 ? 0.42 : -0.4), cy + s * (i < 2 ? -0.42 : 0.43), s * 0.03, 'accent')),
    ];
  },
};

/** A jester's cap of three horns with bells, over a shower of confetti. */
export const jester: Scene = {
  id: 'jester', sky: 'accent2/bg/.45', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.94, h * 0.92);
    const [cx, foot] = [x + w / 2, y + h * 0.86];
    const bell = (px: number, py: number, r: number): Layer[] => [disc(px, py, r, 'bg'), ring(px, py, r * 0.94, r * 0.18, 'ink'), box(px - r * 0.6, py - r * 0.1, r * 1.2, r * 0.2, 'ink'), disc(px, py + r * 0.42, r * 0.2, 'ink')];
    return [
      ...many(Math.round((w / s) * 40), (i) => { const [px, py] = [x + (0.02 + chance(i * 3 + 1) * 0.93) * w, y + (0.02 + chance(i * 5 + 77) * 0.94) * h]; return i % 3 ? box(px, py, s * 0.034, s * 0.016, ['accent', 'extra', 'bg'][i % 3]!, { rotate: i * 47, radius: 0.3 }) : disc(px, py, s * 0.012, i % 2 ? 'bg' : 'ink'); }),
      drawn(cx - s * 0.47, foot - s * 0.56, s * 0.44, s * 0.46, 'M100 100H52C56 66 44 52 30 52C18 52 10 58 8 78C-8 40 6 2 44 0C80 -2 100 40 100 100Z', 'accent'), drawn(cx + s * 0.03, foot - s * 0.56, s * 0.44, s * 0.46, 'M0 100H48C44 66 56 52 70 52C82 52 90 58 92 78C108 40 94 2 56 0C20 -2 0 40 0 100Z', 'extra'),
      drawn(cx - s * 0.2, foot - s * 0.78, s * 0.4, s * 0.68, 'M50 0C60 30 96 56 100 100H0C4 56 40 30 50 0Z', 'ink'), ...[[-0.06, 0.3], [0.05, 0.38], [0, 0.5], [-0.09, 0.18], [0.09, 0.22]].map(([dx, dy], i) => outlined('diamond', cx + s * dx!, foot - s * dy!, s * 0.06, s * 0.08, i % 2 ? 'accent' : 'accent2')),
      ...bell(cx - s * 0.435, foot - s * 0.19, s * 0.052), ...bell(cx + s * 0.435, foot - s * 0.19, s * 0.052), ...bell(cx, foot - s * 0.82, s * 0.058),
      box(cx - s * 0.28, foot - s * 0.13, s * 0.56, s * 0.1, 'bg', { radius: 0.4 }), ...many(5, (i) => poly([[cx - s * 0.26 + i * s * 0.104, foot - s * 0.05], [cx - s * 0.156 + i * s * 0.104, foot - s * 0.05], [cx - s * 0.208 + i * s * 0.104, foot + s * 0.08]], i % 2 ? 'extra' : 'accent')), ...many(5, (i) => disc(cx - s * 0.208 + i * s * 0.104, foot + s * 0.08, s * 0.02, 'bg')), box(cx - s * 0.28, foot - s * 0.1, s * 0.56, s * 0.04, 'ink', { radius: 0.5 }),
    ];
  },
};

/** A groundhog looks out of its burrow and sees its shadow on the snow. */
export const groundhog: Scene = {
  id: 'groundhog', sky: 'extra/bg/.4', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.94, h);
    const [cx, foot] = [x + w / 2 - s * 0.04, y + h * 0.84];
    const [FUR, DARK, PALE] = ['#96653c', '#6d4526', '#d8b184'];
    const SNOW = '#f6f9fc';
    return [
      disc(x + w * 0.2, y + h * 0.22, s * 0.12, '#f9b92f'), ...many(12, (i) => stroke(towards(x + w * 0.2, y + h * 0.22, s * 0.15, i * 30), towards(x + w * 0.2, y + h * 0.22, s * 0.19, i * 30), s * 0.018, '#f9b92f')),
      drawn(x, foot - s * 0.34, w, s * 0.5, hills([0, 40], [30, 10], [62, 44], [86, 16], [100, 34]), 'extra/bg/.66'), ...[[0.82, 0.3], [0.9, 0.22], [0.74, 0.18], [0.06, 0.2], [0.13, 0.14]].flatMap(([fx, size]) => [0, 1, 2].map((i) => poly([[x + w * fx! - s * size! * (0.26 - i * 0.06), foot - s * (0.2 + size! * i * 0.26)], [x + w * fx! + s * size! * (0.26 - i * 0.06), foot - s * (0.2 + size! * i * 0.26)], [x + w * fx!, foot - s * (0.2 + size! * (0.46 + i * 0.27))]], 'extra/ink/.5'))),
      drawn(x, foot - s * 0.2, w, y + h - foot + s * 0.2 + 0.2, hills([0, 30], [40, 4], [100, 22]), SNOW),
      drawn(cx + s * 0.08, foot - s * 0.09, s * 0.46, s * 0.16, 'M0 100C10 20 40 4 66 0C76 -16 90 -10 88 6C104 20 102 60 80 74C50 92 30 100 0 100Z', 'extra/ink/.2', { opacity: 0.55 }),
      oval(cx, foot + s * 0.02, s * 0.37, s * 0.1, '#8a5f3c'), oval(cx, foot + s * 0.015, s * 0.3, s * 0.065, '#40281a'),
      ...[-1, 1].flatMap((side) => [disc(cx + side * s * 0.13, foot - s * 0.53, s * 0.05, DARK), disc(cx + side * s * 0.128, foot - s * 0.525, s * 0.026, PALE)]),
      drawn(cx - s * 0.2, foot - s * 0.58, s * 0.4, s * 0.6, 'M50 0C76 0 88 14 88 34C88 44 96 56 98 74C100 90 92 98 88 100H12C8 98 0 90 2 74C4 56 12 44 12 34C12 14 24 0 50 0Z', FUR),
      oval(cx, foot - s * 0.13, s * 0.115, s * 0.15, PALE), drawn(cx - s * 0.14, foot - s * 0.45, s * 0.28, s * 0.17, 'M50 0C70 0 70 20 84 28C100 38 100 74 80 90C66 102 34 102 20 90C0 74 0 38 16 28C30 20 30 0 50 0Z', PALE),
      ...[-1, 1].flatMap((side) => [disc(cx + side * s * 0.075, foot - s * 0.465, s * 0.026, 'ink'), disc(cx + side * s * 0.075 + s * 0.008, foot - s * 0.475, s * 0.008, WHITE), stroke([cx + side * s * 0.06, foot - s * 0.36], [cx + side * s * 0.2, foot - s * 0.385], s * 0.008, 'ink'), stroke([cx + side * s * 0.06, foot - s * 0.345], [cx + side * s * 0.2, foot - s * 0.335], s * 0.008, 'ink')]),
      oval(cx, foot - s * 0.402, s * 0.038, s * 0.026, 'ink'), stroke([cx, foot - s * 0.39], [cx, foot - s * 0.35], s * 0.01, 'ink'), traced([cx - s * 0.05, foot - s * 0.36, s * 0.1, s * 0.025], 'M0 0C0 100 50 100 50 20C50 100 100 100 100 0', 'ink', s * 0.01), box(cx - s * 0.024, foot - s * 0.338, s * 0.022, s * 0.042, WHITE, { radius: 0.2 }), box(cx + s * 0.002, foot - s * 0.338, s * 0.022, s * 0.042, WHITE, { radius: 0.2 }),
      drawn(cx - s * 0.34, foot - s * 0.02, s * 0.68, s * 0.13, 'M0 60C4 20 16 10 26 22C34 4 44 34 54 26C62 6 74 30 80 18C92 8 98 30 100 60C84 110 16 110 0 60Z', '#8a5f3c'), ...many(9, (i) => disc(cx + s * (-0.26 + i * 0.064), foot + s * (0.055 + chance(i + 7) * 0.03), s * (0.01 + chance(i) * 0.008), i % 2 ? DARK : '#a87a52')),
      ...[-1, 1].flatMap((side) => [oval(cx + side * s * 0.13, foot - s * 0.02, s * 0.055, s * 0.042, DARK), ...[-1, 0, 1].map((i) => oval(cx + side * s * 0.13 + i * s * 0.03, foot + s * 0.006, s * 0.014, s * 0.02, DARK))]),
      ...many(14, (i) => disc(x + chance(i + 2) * w, y + h * (0.04 + chance(i + 31) * 0.4), s * (0.006 + chance(i) * 0.008), WHITE)),
    ];
  },
};

/** A yellow school bus full of heads on a road past hills. */
export const schoolBus: Scene = {
  id: 'school-bus', sky: 'extra/bg/.55', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.96, h * 1.15);
    const [cx, foot] = [x + w / 2, y + h * 0.84];
    const [left, bw, top] = [cx - s * 0.46, s * 0.74, foot - s * 0.48];
    const [YELLOW, DEEP] = ['#f7b824', '#d8930f'];
    const skins = ['#f2c79c', '#8a5636', '#d9a06c', '#5d3a26'];
    const wheel = (px: number): Layer[] => [disc(px, foot - s * 0.025, s * 0.085, 'ink'), disc(px, foot - s * 0.025, s * 0.048, 'bg/ink/.2'), disc(px, foot - s * 0.025, s * 0.018, 'ink')];
    return [
      disc(x + w * 0.82, y + h * 0.2, s * 0.1, 'accent2'), ...[[0.14, 0.16, 0.2], [0.55, 0.1, 0.16]].flatMap(([fx, fy, size]) => [oval(x + w * fx!, y + h * fy!, s * size! * 0.5, s * size! * 0.14, WHITE), disc(x + w * fx! - s * size! * 0.1, y + h * fy! - s * size! * 0.1, s * size! * 0.17, WHITE), disc(x + w * fx! + s * size! * 0.13, y + h * fy! - s * size! * 0.05, s * size! * 0.13, WHITE)]),
      drawn(x, foot - s * 0.4, w, s * 0.5, hills([0, 50], [22, 8], [50, 54], [76, 14], [100, 44]), 'extra/ink/.14'), drawn(x, foot - s * 0.2, w, s * 0.3, hills([0, 12], [40, 44], [70, 20], [100, 40]), 'extra/ink/.34'),
      box(x, foot, w, y + h - foot + 0.2, 'ink'), ...many(Math.ceil(w / (s * 0.2)), (i) => box(x + (i + 0.25) * (w / Math.ceil(w / (s * 0.2))), foot + (y + h - foot) * 0.55, s * 0.1, s * 0.018, 'accent2', { radius: 0.3 })),
      box(left + s * 0.2, top - s * 0.03, s * 0.3, s * 0.06, DEEP, { radius: 0.3 }), box(left, top, bw, s * 0.44, YELLOW, { radius: 0.14 }), drawn(left + bw - s * 0.04, foot - s * 0.25, s * 0.23, s * 0.21, 'M0 0H62C86 0 96 20 100 44V100H0Z', YELLOW),
      ...many(4, (i) => { const wx = left + s * 0.05 + i * s * 0.128; return [box(wx, top + s * 0.07, s * 0.108, s * 0.13, '#cfe9f5', { radius: 0.16 }), disc(wx + s * 0.054, top + s * 0.148, s * 0.036, skins[i]!), drawn(wx + s * 0.016, top + s * 0.105, s * 0.076, s * 0.046, 'M0 100C0 30 20 0 50 0C80 0 100 30 100 100C80 50 30 50 0 100Z', ['#4a2c17', '#1d1512', '#b8542a', '#1d1512'][i]!), drawn(wx + s * 0.012, top + s * 0.172, s * 0.084, s * 0.03, 'M0 100C4 20 30 0 50 0C70 0 96 20 100 100Z', ['accent', 'extra', 'accent', 'accent2'][i]!), ...[-1, 1].map((side) => disc(wx + s * 0.054 + side * s * 0.013, top + s * 0.15, s * 0.0055, 'ink')), traced([wx + s * 0.04, top + s * 0.162, s * 0.028, s * 0.01], 'M0 0C20 100 80 100 100 0', 'ink', s * 0.008)]; }).flat(),
      box(left + s * 0.585, top + s * 0.07, s * 0.115, s * 0.34, '#cfe9f5', { radius: 0.1 }), box(left + s * 0.638, top + s * 0.07, s * 0.012, s * 0.34, DEEP),
      box(left, top + s * 0.235, s * 0.56, s * 0.024, 'ink'), box(left, top + s * 0.3, s * 0.56, s * 0.024, 'ink'), box(left, top + s * 0.4, bw + s * 0.19, s * 0.04, 'ink/bg/.14'),
      outlined('octagon', left + s * 0.53, top + s * 0.28, s * 0.085, s * 0.085, '#d3303a', { stroke: { color: WHITE, width: s * 0.008 } }), box(left + s * 0.505, top + s * 0.272, s * 0.05, s * 0.016, WHITE, { radius: 0.3 }),
      disc(left + bw + s * 0.165, foot - s * 0.14, s * 0.026, '#fff3c4'), disc(left + s * 0.03, top + s * 0.025, s * 0.016, '#d3303a'), disc(left + bw - s * 0.04, top + s * 0.025, s * 0.016, '#d3303a'),
      ...wheel(left + s * 0.17), ...wheel(left + s * 0.78),
    ];
  },
};

/** A bee in glasses over blocks that spell its name. */
export const spellingBee: Scene = {
  id: 'spelling-bee', sky: 'extra/bg/.5', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.94, h * 0.93);
    const [cx, foot] = [x + w / 2, y + h * 0.9];
    const [bx, by] = [cx + s * 0.02, foot - s * 0.56];
    const YELLOW = '#fbc02d';
    const block = (px: number, letter: 'letter-b' | 'letter-e', color: string, turn: number): Layer[] => [box(px - s * 0.125, foot - s * 0.25, s * 0.25, s * 0.25, color, { radius: 0.12, rotate: turn }), box(px - s * 0.1, foot - s * 0.225, s * 0.2, s * 0.2, 'bg', { radius: 0.1, rotate: turn }), outlined(letter, px, foot - s * 0.125, s * 0.105, s * 0.135, 'ink', { rotate: turn })];
    return [
      disc(cx, foot - s * 0.45, s * 0.43, 'extra/bg/.72'),
      traced([cx - s * 0.5, by - s * 0.16, s * 0.32, s * 0.34], 'M0 100C30 40 0 0 34 6C70 14 40 70 62 72C80 74 84 60 100 56', 'ink', s * 0.012),
      oval(bx - s * 0.05, by - s * 0.2, s * 0.085, s * 0.17, WHITE, { rotate: -24, opacity: 0.9 }), oval(bx + s * 0.1, by - s * 0.2, s * 0.085, s * 0.17, WHITE, { rotate: 24, opacity: 0.9 }),
      poly([[bx - s * 0.24, by - s * 0.03], [bx - s * 0.24, by + s * 0.05], [bx - s * 0.3, by + s * 0.01]], 'ink'),
      oval(bx, by, s * 0.25, s * 0.17, YELLOW), drawn(bx - s * 0.165, by - s * 0.16, s * 0.085, s * 0.32, 'M18 20L100 2C84 30 84 70 100 98L18 80C2 60 2 40 18 20Z', 'ink'), drawn(bx - s * 0.02, by - s * 0.172, s * 0.09, s * 0.344, 'M10 0H100C84 30 84 70 100 100H10C-6 70 -6 30 10 0Z', 'ink'),
      disc(bx + s * 0.2, by - s * 0.01, s * 0.125, YELLOW), ...[-1, 1].flatMap((side) => [traced([bx + s * (side > 0 ? 0.22 : 0.13), by - s * 0.22, s * 0.06, s * 0.1], side > 0 ? 'M0 100C0 40 40 10 90 0' : 'M100 100C100 40 60 10 10 0', 'ink', s * 0.012), disc(bx + s * (side > 0 ? 0.28 : 0.13), by - s * 0.225, s * 0.016, 'ink')]),
      ...[-1, 1].flatMap((side) => [disc(bx + s * 0.21 + side * s * 0.056, by - s * 0.02, s * 0.046, WHITE), ring(bx + s * 0.21 + side * s * 0.056, by - s * 0.02, s * 0.046, s * 0.013, 'accent'), disc(bx + s * 0.215 + side * s * 0.056, by - s * 0.015, s * 0.016, 'ink')]), box(bx + s * 0.198, by - s * 0.028, s * 0.024, s * 0.014, 'accent'), traced([bx + s * 0.17, by + s * 0.05, s * 0.08, s * 0.03], 'M0 0C20 100 80 100 100 0', 'ink', s * 0.013),
      ...block(cx - s * 0.28, 'letter-b', 'accent', -5), ...block(cx, 'letter-e', 'accent2', 3), ...block(cx + s * 0.28, 'letter-e', 'extra/ink/.3', -2),
      box(x, foot, w, y + h - foot + 0.2, 'ink'),
      ...[[-0.38, 0.86, 0.03], [0.4, 0.84, 0.036], [0.43, 0.42, 0.022], [-0.43, 0.36, 0.022]].map(([dx, dy, r]) => starAt(cx + s * dx!, foot - s * dy!, s * r!, 'accent')),
    ];
  },
};

/** A wide old tree with a string of lights over a long table. */
export const oldTree: Scene = {
  id: 'old-tree', sky: 'accent2/bg/.5', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.94, h * 0.92);
    const [cx, foot] = [x + w / 2, y + h * 0.84];
    const [LEAF, LIGHT] = ['extra/ink/.4', 'extra/ink/.16'];
    const TRUNK = '#6b452c';
    const table = foot + s * 0.02;
    return [
      disc(cx + s * 0.1, foot - s * 0.42, s * 0.46, 'accent2/bg/.26'),
      drawn(x, foot - s * 0.14, w, s * 0.2, hills([0, 50], [26, 10], [60, 60], [100, 20]), 'extra/bg/.3'),
      drawn(cx - s * 0.16, foot - s * 0.52, s * 0.32, s * 0.56, 'M40 0H60C60 40 64 76 96 100H4C36 76 40 40 40 0Z', TRUNK), stroke([cx - s * 0.01, foot - s * 0.24], [cx - s * 0.22, foot - s * 0.46], s * 0.04, TRUNK), stroke([cx + s * 0.01, foot - s * 0.26], [cx + s * 0.22, foot - s * 0.48], s * 0.04, TRUNK),
      ...([[-0.28, 0.56, 0.15], [0.28, 0.57, 0.15], [-0.12, 0.7, 0.18], [0.14, 0.71, 0.18], [0, 0.55, 0.17], [-0.37, 0.46, 0.09], [0.37, 0.47, 0.09]] as const).map(([dx, dy, r]) => disc(cx + dx * s, foot - dy * s, r * s, LEAF)), ...([[-0.24, 0.62, 0.1], [0.18, 0.76, 0.11], [-0.08, 0.76, 0.1], [0.3, 0.6, 0.08], [0.05, 0.6, 0.1]] as const).map(([dx, dy, r]) => disc(cx + dx * s, foot - dy * s, r * s, LIGHT)),
      ...many(11, (i) => outlined('heart', cx + s * [-0.33, -0.2, -0.08, 0.06, 0.2, 0.33, -0.14, 0.1, 0.24, -0.02, -0.27][i]!, foot - s * [0.53, 0.67, 0.55, 0.67, 0.55, 0.54, 0.81, 0.82, 0.7, 0.75, 0.44][i]!, s * 0.042, s * 0.038, i % 2 ? 'accent' : 'accent2')),
      drawn(x, foot - s * 0.03, w, y + h - foot + s * 0.03 + 0.2, hills([0, 24], [50, 0], [100, 26]), 'extra/ink/.56'),
      ...[-1, 1].map((side) => traced([cx + (side < 0 ? -s * 0.5 : s * 0.04), foot - s * 0.34, s * 0.46, s * 0.1], side < 0 ? 'M0 0C30 100 70 90 100 30' : 'M0 30C30 90 70 100 100 0', 'ink', s * 0.008)), ...[-0.42, -0.34, -0.26, -0.18, 0.18, 0.26, 0.34, 0.42].map((dx) => disc(cx + dx * s, foot - s * (0.262 - (Math.abs(Math.abs(dx) - 0.28)) * 0.1) + s * 0.008, s * 0.017, '#ffe08a')),
      ...[-1, 1].flatMap((side) => [stroke([cx + side * s * 0.28, table], [cx + side * s * 0.34, table + s * 0.13], s * 0.024, '#8a5a36'), stroke([cx + side * s * 0.3, table], [cx + side * s * 0.24, table + s * 0.13], s * 0.024, '#8a5a36')]), box(cx - s * 0.44, table + s * 0.06, s * 0.88, s * 0.026, '#8a5a36', { radius: 0.3 }), box(cx - s * 0.4, table - s * 0.012, s * 0.8, s * 0.032, 'bg'), ...many(10, (i) => box(cx - s * 0.4 + i * s * 0.08, table - s * 0.012, s * 0.04, s * 0.032, 'accent')),
      drawn(cx - s * 0.3, table - s * 0.08, s * 0.13, s * 0.07, 'M0 0H100C96 70 80 100 66 100H34C20 100 4 70 0 0Z', 'bg'), ...[0, 1, 2].map((i) => disc(cx - s * 0.27 + i * s * 0.035, table - s * 0.085, s * 0.024, 'accent')), box(cx - s * 0.06, table - s * 0.12, s * 0.07, s * 0.11, '#ffd76a', { radius: 0.2 }), box(cx - s * 0.06, table - s * 0.12, s * 0.07, s * 0.03, WHITE, { radius: 0.2 }), drawn(cx + s * 0.1, table - s * 0.09, s * 0.18, s * 0.08, 'M0 100C4 30 30 0 50 0C70 0 96 30 100 100Z', BAKED), box(cx + s * 0.08, table - s * 0.026, s * 0.22, s * 0.018, WHITE, { radius: 0.5 }),
    ];
  },
};

/** Three wash days on one line: a large shirt, a dress, and something very small. */
export const washLine: Scene = {
  id: 'wash-line', sky: 'extra/bg/.62', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.94, h);
    const [cx, line] = [x + w / 2, y + h * 0.2];
    const peg = (px: number, py: number): Layer => box(px - s * 0.011, py - s * 0.03, s * 0.022, s * 0.06, BAKED, { radius: 0.3 });
    return [
      disc(x + w * 0.8, y + h * 0.56, s * 0.2, 'accent2/bg/.5'), drawn(x, y + h * 0.7, w, h * 0.3 + 0.2, hills([0, 40], [28, 6], [64, 50], [100, 12]), 'extra/bg/.2'), drawn(x, y + h * 0.82, w, h * 0.18 + 0.2, hills([0, 10], [40, 50], [100, 20]), 'extra/ink/.24'),
      traced([x, line - s * 0.02, w, s * 0.06], 'M0 0C30 100 70 100 100 0', 'ink', s * 0.012),
      drawn(cx - s * 0.47, line + s * 0.015, s * 0.4, s * 0.42, 'M30 0C40 12 60 12 70 0L100 20L88 42L78 36V100H22V36L12 42L0 20Z', 'accent'), ...[0.18, 0.26, 0.34].map((dy) => box(cx - s * 0.382, line + s * dy, s * 0.224, s * 0.03, 'bg')),
      drawn(cx - s * 0.09, line + s * 0.02, s * 0.3, s * 0.48, 'M34 0C40 12 60 12 66 0L72 30C74 40 90 70 100 96C70 104 30 104 0 96C10 70 26 40 28 30Z', 'accent2'), box(cx - s * 0.005, line + s * 0.165, s * 0.13, s * 0.028, 'accent'), ...many(9, (i) => disc(cx + s * (0.06 + ((i % 3) - 1) * 0.06), line + s * (0.25 + Math.floor(i / 3) * 0.075), s * 0.013, 'bg')),
      drawn(cx + s * 0.24, line + s * 0.015, s * 0.22, s * 0.25, 'M28 0C36 16 64 16 72 0L100 20L90 42L78 34V74C78 84 66 88 62 100H38C34 88 22 84 22 74V34L10 42L0 20Z', 'bg'), outlined('heart', cx + s * 0.35, line + s * 0.115, s * 0.075, s * 0.068, 'accent'), ...[-1, 0, 1].map((i) => disc(cx + s * 0.35 + i * s * 0.018, line + s * 0.242, s * 0.006, 'accent')),
      ...[-0.335, -0.205, 0.015, 0.105, 0.305, 0.395].map((dx) => peg(cx + dx * s, line + s * 0.018)),
      drawn(cx + s * 0.2, y + h * 0.78, s * 0.3, s * 0.14, 'M0 0H100L88 100H12Z', BAKED), ...[0, 1, 2].map((i) => box(cx + s * 0.22, y + h * 0.78 + s * (0.03 + i * 0.035), s * 0.26, s * 0.01, CRUST)), box(cx + s * 0.185, y + h * 0.77, s * 0.33, s * 0.035, CRUST, { radius: 0.5 }), drawn(cx + s * 0.24, y + h * 0.77 - s * 0.06, s * 0.22, s * 0.07, 'M0 100C6 30 20 50 30 30C44 -10 60 0 66 30C80 20 94 50 100 100Z', 'bg'),
      ...[[-0.4, 0.1], [-0.3, 0.07], [-0.18, 0.09], [0.08, 0.08]].flatMap(([dx, size], i) => [stroke([cx + dx! * s, y + h * 0.96], [cx + dx! * s, y + h * 0.96 - s * size!], s * 0.01, 'ink'), outlined('flower', cx + dx! * s, y + h * 0.96 - s * size!, s * 0.06, s * 0.06, i % 2 ? 'bg' : 'accent'), disc(cx + dx! * s, y + h * 0.96 - s * size!, s * 0.012, 'accent2'), leaf(cx + dx! * s, y + h * 0.96, s * 0.05, s * 0.02, -40, 'ink')]),
    ];
  },
};

/** A mug with a star on a desk, pencils, a note and flowers in a jar. */
export const deskMug: Scene = {
  id: 'desk-mug', sky: 'extra/bg/.48', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.94, h);
    const [cx, foot] = [x + w / 2, y + h * 0.84];
    const [mx, vx] = [cx - s * 0.1, cx + s * 0.3];
    return [
      disc(cx, foot - s * 0.34, s * 0.44, 'extra/bg/.7'),
      box(cx - s * 0.43, foot - s * 0.62, s * 0.24, s * 0.24, 'accent2', { rotate: -6 }), ...[0, 1, 2].map((i) => box(cx - s * 0.4, foot - s * (0.565 - i * 0.05), s * [0.18, 0.14, 0.1][i]!, s * 0.016, 'ink', { rotate: -6, radius: 0.5 })), disc(cx - s * 0.31, foot - s * 0.61, s * 0.018, 'accent'),
      ...([[-0.09, 0.4, -104], [0.09, 0.4, -76], [0, 0.46, -90]] as const).map(([dx, l]) => stroke([vx, foot - s * 0.14], [vx + dx * s, foot - s * l], s * 0.014, '#3f7d4a')), ...([[-118, 0.2], [-62, 0.2], [-100, 0.26]] as const).map(([a, l]) => leaf(vx, foot - s * 0.16, s * l, s * 0.06, a, '#3f7d4a')),
      ...([[-0.1, 0.44, 'accent'], [0.1, 0.44, 'accent2'], [0, 0.52, 'bg']] as const).flatMap(([dx, dy, color]) => [...many(8, (i) => leaf(vx + dx * s, foot - dy * s, s * 0.085, s * 0.044, i * 45, color)), disc(vx + dx * s, foot - dy * s, s * 0.03, color === 'accent2' ? 'accent' : 'accent2')]),
      box(vx - s * 0.085, foot - s * 0.2, s * 0.17, s * 0.2, WHITE, { opacity: 0.85, radius: 0.14 }), box(vx - s * 0.085, foot - s * 0.11, s * 0.17, s * 0.11, '#9ed6ea', { radius: 0.14 }), box(vx - s * 0.1, foot - s * 0.215, s * 0.2, s * 0.03, WHITE, { radius: 0.5 }), box(vx - s * 0.088, foot - s * 0.155, s * 0.176, s * 0.03, 'accent'),
      ...[-0.06, 0, 0.06].map((dx, i) => traced([mx + dx * s - s * 0.02, foot - s * 0.58 - (i === 1 ? s * 0.05 : 0), s * 0.04, s * 0.14], 'M50 100C0 74 100 50 50 26C30 14 40 6 50 0', 'ink', s * 0.014)),
      traced([mx - s * 0.3, foot - s * 0.32, s * 0.16, s * 0.2], 'M100 0H50C10 0 0 30 0 50C0 80 20 100 100 100', 'accent', s * 0.048), drawn(mx - s * 0.18, foot - s * 0.4, s * 0.36, s * 0.4, 'M0 0H100V78C100 92 90 100 76 100H24C10 100 0 92 0 78Z', 'accent'), oval(mx, foot - s * 0.4, s * 0.18, s * 0.032, 'accent/ink/.3'), oval(mx, foot - s * 0.394, s * 0.15, s * 0.022, '#4a2a18'),
      disc(mx, foot - s * 0.19, s * 0.115, 'bg'), starAt(mx, foot - s * 0.186, s * 0.092, 'accent2', 5, 0.46), box(mx + s * 0.135, foot - s * 0.32, s * 0.022, s * 0.2, 'bg', { opacity: 0.4, radius: 0.5 }),
      box(x, foot, w, y + h - foot + 0.2, 'ink'), box(x, foot, w, s * 0.02, 'ink/bg/.2'), ...[-1].flatMap(() => [stroke([cx - s * 0.26, foot + s * 0.08], [cx + s * 0.12, foot + s * 0.1], s * 0.032, 'accent2'), poly([[cx + s * 0.115, foot + s * 0.083], [cx + s * 0.115, foot + s * 0.116], [cx + s * 0.165, foot + s * 0.103]], 'bg'), stroke([cx - s * 0.27, foot + s * 0.0795], [cx - s * 0.235, foot + s * 0.0815], s * 0.032, 'accent')]),
    ];
  },
};
