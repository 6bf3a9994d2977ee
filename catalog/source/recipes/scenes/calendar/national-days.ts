import type { Layer } from '../../../../build/templates/recipe.js';
import { chance, hills } from '../../social-media/drawing.js';
import { wrench } from '../handy.js';
import { box, disc, drawn, leaf, many, outlined, oval, poly, ring, starAt, stroke, tear, towards, traced, type Scene } from '../kit.js';

/** Colors of flags and of dough, which no palette may change. */
const [RED, NAVY, WHITE] = ['#c8303f', '#23386b', '#ffffff'];
const [CRUST, BAKED] = ['#d99a4e', '#a9642b'];

/** A small flag on a stick, as they are set in a lawn. */
const flag = (px: number, foot: number, size: number): Layer[] => {
  const [fx, fy, fw, fh] = [px, foot - size * 1.16, size * 0.86, size * 0.54];
  const band = (top: number): string => `M0 ${top}C30 ${top - 14} 62 ${top + 14} 100 ${top - 2}V${top + 12}C62 ${top + 28} 30 ${top} 0 ${top + 14}Z`;
  return [
    box(px - size * 0.025, foot - size * 1.22, size * 0.05, size * 1.24, 'ink', { radius: 0.5 }), disc(px, foot - size * 1.23, size * 0.05, 'accent2'),
    ...many(7, (i) => drawn(fx, fy, fw, fh, band(i * 14), i % 2 ? WHITE : RED)),
    drawn(fx, fy, fw, fh, 'M0 0C14 -6 28 -4 44 2V58C28 52 14 50 0 56Z', NAVY),
    ...[[0.1, 0.12], [0.24, 0.12], [0.36, 0.14], [0.17, 0.26], [0.31, 0.28], [0.1, 0.4], [0.24, 0.4], [0.36, 0.44]].map(([dx, dy]) => disc(fx + fw * dx!, fy + fh * dy!, size * 0.02, WHITE)),
  ];
};

/** Rows of small flags in the grass before the sun. */
export const flagField: Scene = {
  id: 'flag-field', sky: 'extra/bg/.62', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h);
    const horizon = y + h * 0.56;
    const row = (at: number, size: number, count: number, shift: number): Layer[] => many(count, (i) => flag(x + (w * (i + shift)) / count - size * 0.42, at, size)).flat();
    const fit = (size: number): number => Math.max(2, Math.floor(w / (size * 1.15)));
    return [
      disc(x + w * 0.5, horizon - h * 0.02, s * 0.34, 'accent2/bg/.5'), disc(x + w * 0.5, horizon - h * 0.02, s * 0.25, 'accent2'),
      drawn(x, horizon - h * 0.08, w, h * 0.2, hills([0, 40], [24, 4], [50, 50], [78, 10], [100, 46]), 'extra/ink/.24'),
      drawn(x, horizon, w, y + h - horizon + 0.2, hills([0, 16], [50, 0], [100, 14]), 'extra/ink/.42'),
      ...row(horizon + h * 0.09, s * 0.15, fit(s * 0.15), 0.5),
      drawn(x, horizon + h * 0.1, w, h * 0.35, hills([0, 0], [50, 12], [100, 2]), 'extra/ink/.54'),
      ...row(horizon + h * 0.22, s * 0.23, fit(s * 0.23), 0.56),
      drawn(x, horizon + h * 0.235, w, h * 0.22, hills([0, 10], [50, 0], [100, 10]), 'extra/ink/.66'),
      ...row(y + h * 0.96, s * 0.33, fit(s * 0.33), 0.5),
      ...many(Math.round(w / (s * 0.05)), (i) => leaf(x + i * s * 0.05 + s * 0.01, y + h + 0.2, s * (0.06 + chance(i) * 0.05), s * 0.024, -90 + (chance(i + 9) - 0.5) * 30, 'ink')),
    ];
  },
};

/** A hammer and a wrench crossed before a cogwheel, between ears of wheat. */
export const crossedTools: Scene = {
  id: 'crossed-tools', sky: 'accent2', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.94, h);
    const [cx, cy] = [x + w / 2, y + h * 0.5];
    const head = towards(cx, cy, s * 0.27, -50);
    return [
      ...many(20, (i) => poly([[cx, cy], towards(cx, cy, Math.hypot(w, h), i * 18 - 4), towards(cx, cy, Math.hypot(w, h), i * 18 + 4)].map(([px, py]): [number, number] => [Math.min(x + w, Math.max(x, px!)), Math.min(y + h, Math.max(y, py!))]), 'accent2/bg/.34')),
      ...many(12, (i) => stroke(towards(cx, cy, s * 0.2, i * 30), towards(cx, cy, s * 0.36, i * 30), s * 0.085, 'ink', { radius: 0.16 })),
      disc(cx, cy, s * 0.31, 'ink'), disc(cx, cy, s * 0.25, 'bg'), ring(cx, cy, s * 0.225, s * 0.012, 'accent'),
      ...[-1, 1].flatMap((side) => many(7, (i) => {
        const at = side > 0 ? 66 - i * 19 : 114 + i * 19;
        return leaf(...towards(cx, cy, s * 0.41, at), s * 0.11, s * 0.05, at + side * -62, 'extra/ink/.4');
      })),
      ...wrench(cx, cy, s * 0.66, -45, 'bg/ink/.42'),
      stroke(towards(cx, cy, s * 0.37, 130), head, s * 0.062, BAKED), stroke(towards(cx, cy, s * 0.37, 130), towards(cx, cy, s * 0.16, 130), s * 0.078, 'accent'),
      stroke(towards(...head, s * 0.13, 40), towards(...head, s * 0.1, 220), s * 0.115, 'ink', { radius: 0.14 }), stroke(towards(...head, s * 0.125, 40), towards(...head, s * 0.16, 40), s * 0.14, 'ink/bg/.3', { radius: 0.2 }), poly([towards(...towards(...head, s * 0.09, 220), s * 0.057, 130), towards(...towards(...head, s * 0.09, 220), s * 0.057, -50), towards(...head, s * 0.22, 214)], 'ink'),
      ...[-1, 0, 1].map((i) => starAt(cx + i * s * 0.11, cy + s * (0.435 - Math.abs(i) * 0.012), s * 0.036, 'accent', 5, 0.42)),
    ];
  },
};

/** Lincoln in his tall hat before a field of stars and stripes. */
export const stovepipe: Scene = {
  id: 'stovepipe', sky: 'extra/bg/.5', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.94, h);
    const [cx, foot] = [x + w / 2, y + h];
    const face = '#e2b48c';
    const step = h / 8;
    return [
      ...many(5, (i) => box(x, foot - step * (i * 1.0 + 0.5) * 1, w, step * 0.5, i % 2 ? WHITE : RED, { opacity: 0.92 })),
      disc(cx, foot - s * 0.5, s * 0.42, 'bg'), ring(cx, foot - s * 0.5, s * 0.4, s * 0.014, RED),
      ...many(13, (i) => starAt(...towards(cx, foot - s * 0.5, s * 0.35, 180 + i * 15), s * 0.026, NAVY, 5, 0.42)),
      drawn(cx - s * 0.33, foot - s * 0.22, s * 0.66, s * 0.22 + 0.2, 'M0 100C2 40 24 14 38 0H62C76 14 98 40 100 100Z', 'ink/extra/.2'), poly([[cx - s * 0.08, foot - s * 0.24], [cx + s * 0.08, foot - s * 0.24], [cx + s * 0.05, foot], [cx - s * 0.05, foot]], WHITE),
      drawn(cx - s * 0.17, foot - s * 0.24, s * 0.16, s * 0.25, 'M50 0L100 100H20L0 40Z', 'ink'), drawn(cx + s * 0.01, foot - s * 0.24, s * 0.16, s * 0.25, 'M50 0L0 100H80L100 40Z', 'ink'),
      ...[-1, 1].map((side) => oval(cx + side * s * 0.145, foot - s * 0.42, s * 0.028, s * 0.05, `${face}/ink/.12`)),
      drawn(cx - s * 0.14, foot - s * 0.58, s * 0.28, s * 0.38, 'M4 0H96V52C94 80 72 100 50 100C28 100 6 80 4 52Z', face),
      drawn(cx - s * 0.155, foot - s * 0.5, s * 0.31, s * 0.32, 'M0 0H12C14 30 16 46 28 54C40 48 60 48 72 54C84 46 86 30 88 0H100C100 40 96 70 82 86C68 102 32 102 18 86C4 70 0 40 0 0Z', 'ink'),
      oval(cx, foot - s * 0.318, s * 0.05, s * 0.015, `${face}/ink/.3`),
      ...[-1, 1].flatMap((side) => [disc(cx + side * s * 0.06, foot - s * 0.45, s * 0.016, 'ink'), box(cx + side * s * 0.06 - s * 0.035, foot - s * 0.492, s * 0.07, s * 0.018, 'ink', { radius: 0.5, rotate: side * 8 })]), drawn(cx - s * 0.03, foot - s * 0.46, s * 0.06, s * 0.1, 'M36 0H64L100 82C86 104 14 104 0 82Z', `${face}/ink/.14`),
      drawn(cx - s * 0.18, foot - s * 0.95, s * 0.36, s * 0.4, 'M6 0H94C90 40 90 70 94 100H6C10 70 10 40 6 0Z', 'ink'), drawn(cx - s * 0.165, foot - s * 0.655, s * 0.33, s * 0.07, 'M2 0H98L99 100H1Z', RED), oval(cx, foot - s * 0.56, s * 0.27, s * 0.038, 'ink'), drawn(cx - s * 0.13, foot - s * 0.92, s * 0.05, s * 0.24, 'M0 0H60C50 40 50 70 60 100H20C10 70 10 40 0 0Z', 'ink/bg/.26'),
      drawn(cx - s * 0.09, foot - s * 0.215, s * 0.18, s * 0.075, 'M0 10L46 36H54L100 10V96L54 64H46L0 96Z', RED), disc(cx, foot - s * 0.177, s * 0.02, RED),
    ];
  },
};

/** Half of the leaf of the flag of Canada, from its tip down the right side, in two-thousandths of its height's half. */
const MAPLE = [[0, -2030], [332, -1378], [423, -1351], [750, -1540], [546, -488], [657, -431], [1080, -885], [1185, -638], [1258, -600], [1800, -715], [1614, -143], [1648, -64], [1860, 35], [919, 797], [899, 870], [1015, 1190], [156, 1039], [45, 1137], [90, 2000]] as const;

const maple = (cx: number, cy: number, r: number, color: string): Layer => {
  const half = MAPLE.map(([px, py]): [number, number] => [(px * r) / 2030, (py * r) / 2030]);
  return poly([...half, ...half.slice(1).reverse().map(([px, py]): [number, number] => [-px, py])].map(([px, py]): [number, number] => [cx + px, cy + py]), color);
};

/** A firework of strokes and sparks. */
const burst = (cx: number, cy: number, r: number, count: number, color: string): Layer[] => many(count, (i) => [
  stroke(towards(cx, cy, r * 0.24, (i * 360) / count), towards(cx, cy, i % 2 ? r * 0.68 : r * 0.9, (i * 360) / count), r * 0.06, color),
  disc(...towards(cx, cy, r * (i % 2 ? 0.84 : 1.08), (i * 360) / count), r * 0.05, color),
]).flat();

/** A spruce of three tiers. */
const spruce = (px: number, foot: number, size: number, color: string): Layer[] => [0, 1, 2].map((i) => poly([[px - size * (0.22 - i * 0.05), foot - size * i * 0.26], [px + size * (0.22 - i * 0.05), foot - size * i * 0.26], [px, foot - size * (0.46 + i * 0.27)]], color));

/** The red leaf over a lake between spruces and mountains. */
export const redLeaf: Scene = {
  id: 'red-leaf', sky: 'bg', words: 'ink', soft: 'accentText',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.94, h);
    const [cx, lake] = [x + w / 2, y + h * 0.78];
    return [
      ...burst(cx - Math.min(w * 0.36, s * 0.62), y + h * 0.26, s * 0.13, 14, RED), ...burst(cx + Math.min(w * 0.36, s * 0.62), y + h * 0.22, s * 0.13, 14, 'accent2'), ...burst(cx + Math.min(w * 0.41, s * 0.5), y + h * 0.5, s * 0.08, 12, RED), ...burst(cx - Math.min(w * 0.41, s * 0.5), y + h * 0.54, s * 0.08, 12, 'accent2'),
      poly([[x, lake], [x, lake - h * 0.14], [x + w * 0.14, lake - h * 0.24], [x + w * 0.3, lake - h * 0.08], [x + w * 0.44, lake - h * 0.16], [x + w * 0.6, lake - h * 0.06], [x + w * 0.8, lake - h * 0.26], [x + w, lake - h * 0.1], [x + w, lake]], 'extra/bg/.3'),
      poly([[x + w * 0.08, lake - h * 0.196], [x + w * 0.14, lake - h * 0.24], [x + w * 0.196, lake - h * 0.186], [x + w * 0.15, lake - h * 0.2], [x + w * 0.12, lake - h * 0.176]], WHITE), poly([[x + w * 0.735, lake - h * 0.195], [x + w * 0.8, lake - h * 0.26], [x + w * 0.87, lake - h * 0.204], [x + w * 0.82, lake - h * 0.21], [x + w * 0.78, lake - h * 0.184]], WHITE),
      maple(cx, y + h * 0.42, Math.min(h * 0.37, w * 0.36), RED),
      box(x, lake, w, y + h - lake + 0.2, 'extra/ink/.25'), ...many(7, (i) => box(x + w * ((i * 0.37 + 0.06) % 0.86), lake + (y + h - lake) * (0.24 + ((i * 0.31) % 0.64)), w * 0.12, s * 0.012, 'extra/bg/.4', { radius: 0.5 })),
      ...[[0.02, 0.34], [0.1, 0.25], [0.2, 0.18], [0.97, 0.32], [0.89, 0.24], [0.8, 0.17]].flatMap(([fx, size]) => spruce(x + w * fx!, lake + s * 0.02, s * size!, 'ink')),
      oval(x + w * 0.03, lake + s * 0.02, w * 0.27, s * 0.025, 'ink'), oval(x + w * 0.95, lake + s * 0.02, w * 0.24, s * 0.025, 'ink'),
    ];
  },
};

/** The tower in Paris under fireworks in blue, white and red. */
export const tower: Scene = {
  id: 'paris-tower', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 1.1, h);
    const [cx, foot] = [x + w / 2, y + h * 0.95];
    const [tw, th] = [s * 0.5, s * 0.84];
    const top = foot - th;
    const BLUE = '#5b8ef0';
    const rung = (f: number, half: number): Layer[] => [-1, 1].map((side) => stroke([cx - side * half * tw, top + th * f], [cx + side * half * tw, top + th * (f + 0.06)], s * 0.008, 'ink'));
    return [
      ...many(Math.round((w / s) * 26), (i) => disc(x + chance(i + 4) * w, y + chance(i + 60) * h * 0.8, s * (0.003 + chance(i) * 0.004), 'bg')),
      ...burst(cx - w * 0.27, y + h * 0.27, s * 0.17, 18, BLUE), ...burst(cx + w * 0.27, y + h * 0.24, s * 0.18, 18, '#ee4a56'), ...burst(cx - w * 0.35, y + h * 0.6, s * 0.11, 14, '#ee4a56'), ...burst(cx + w * 0.36, y + h * 0.56, s * 0.11, 14, BLUE), ...burst(cx + w * 0.16, y + h * 0.46, s * 0.075, 12, WHITE), ...burst(cx - w * 0.16, y + h * 0.47, s * 0.07, 12, WHITE),
      ...many(Math.ceil(w / (s * 0.13)), (i) => [box(x + i * s * 0.13, foot - s * (0.07 + chance(i + 3) * 0.07), s * 0.124, s * 0.18, 'ink/bg/.2'), poly([[x + i * s * 0.13, foot - s * 0.06], [x + i * s * 0.13 + s * 0.124, foot - s * 0.06], [x + i * s * 0.13 + s * 0.062, foot - s * (0.13 + chance(i + 3) * 0.05)]], 'ink/bg/.2'), box(x + i * s * 0.13 + s * 0.03, foot - s * 0.045, s * 0.02, s * 0.03, 'accent2'), box(x + i * s * 0.13 + s * 0.075, foot - s * 0.045, s * 0.02, s * 0.03, 'accent2')]).flat(),
      drawn(cx - tw / 2, top, tw, th, 'M49 0H51L52 8L54 36C57 62 70 84 98 100H70C66 88 60 84 50 84C40 84 34 88 30 100H2C30 84 43 62 46 36L48 8Z', 'accent2'),
      poly([[cx - tw * 0.055, top + th * 0.6], [cx + tw * 0.055, top + th * 0.6], [cx + tw * 0.105, top + th * 0.715], [cx - tw * 0.105, top + th * 0.715]], 'ink'),
      ...rung(0.2, 0.025), ...rung(0.28, 0.03), ...rung(0.37, 0.04), ...rung(0.45, 0.055),
      ...[-1, 1].flatMap((side) => many(3, (i) => stroke([cx + side * tw * (0.19 + i * 0.055), top + th * (0.78 + i * 0.06)], [cx + side * tw * (0.27 + i * 0.075), top + th * (0.8 + i * 0.06)], s * 0.009, 'ink'))),
      box(cx - tw * 0.13, top + th * 0.545, tw * 0.26, th * 0.03, 'accent2'), box(cx - tw * 0.24, top + th * 0.725, tw * 0.48, th * 0.036, 'accent2'), box(cx - tw * 0.05, top + th * 0.11, tw * 0.1, th * 0.02, 'accent2'), box(cx - s * 0.005, top - s * 0.06, s * 0.01, s * 0.08, 'accent2'),
      ...[BLUE, WHITE, '#ee4a56'].map((color, i) => box(x + (w / 3) * i, foot, w / 3 + 0.1, y + h - foot + 0.2, color)),
    ];
  },
};

/** A stein with a head of foam, its handle to a side. */
const stein = (cx: number, foot: number, size: number, side: 1 | -1): Layer[] => [
  traced([cx + (side > 0 ? size * 0.24 : -size * 0.46), foot - size * 0.66, size * 0.22, size * 0.44], side > 0 ? 'M0 0H40C90 0 100 20 100 50C100 80 90 100 40 100H0' : 'M100 0H60C10 0 0 20 0 50C0 80 10 100 60 100H100', 'extra/ink/.2', size * 0.07),
  box(cx - size * 0.29, foot - size * 0.82, size * 0.58, size * 0.82, '#f3ad2c', { radius: 0.09 }),
  ...[-0.19, 0, 0.19].map((dx) => box(cx + dx * size - size * 0.062, foot - size * 0.6, size * 0.124, size * 0.5, '#f9cd6a', { radius: 0.5 })),
  box(cx - size * 0.32, foot - size * 0.06, size * 0.64, size * 0.08, 'extra/ink/.2', { radius: 0.5 }),
  box(cx - size * 0.3, foot - size * 0.86, size * 0.6, size * 0.18, WHITE, { radius: 0.4 }), ...[[-0.24, 0.85, 0.1], [-0.08, 0.91, 0.13], [0.1, 0.9, 0.12], [0.24, 0.84, 0.1]].map(([dx, dy, r]) => disc(cx + dx! * size, foot - dy! * size, r! * size, WHITE)),
  box(cx + size * 0.14, foot - size * 0.74, size * 0.1, size * 0.28, WHITE, { radius: 0.5 }),
];

/** Two steins meet over a pretzel on a cloth of blue lozenges. */
export const steins: Scene = {
  id: 'steins', sky: 'accent2/bg/.55', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.94, h);
    const [cx, foot] = [x + w / 2, y + h * 0.8];
    const BLUE = '#2f6fc4';
    const cell = s * 0.085;
    const count = Math.ceil(w / cell);
    const PRETZEL = 'M30 90C40 68 46 58 50 50C58 34 64 8 82 10C104 14 102 50 88 70C78 88 62 94 50 94C38 94 22 88 12 70C-2 50 -4 14 18 10C36 8 42 34 50 50C54 58 60 68 70 90';
    const at = [cx - s * 0.21, foot - s * 0.25, s * 0.42, s * 0.31] as const;
    return [
      ...many(14, (i) => poly([[cx, foot - s * 0.4], towards(cx, foot - s * 0.4, s * 0.62, i * 25.7), towards(cx, foot - s * 0.4, s * 0.62, i * 25.7 + 12)], 'accent2/bg/.74')),
      ...[-1, 1].flatMap((side) => many(4, (i) => starAt(cx + side * s * (0.1 + i * 0.1), foot - s * (0.78 + (i % 2) * 0.06), s * 0.022, i % 2 ? 'accent' : BLUE))),
      ...stein(cx - s * 0.23, foot, s * 0.58, -1), ...stein(cx + s * 0.23, foot, s * 0.58, 1),
      box(x, foot, w, y + h - foot + 0.2, WHITE), ...many(count, (i) => many(Math.ceil((y + h - foot) / cell) + 1, (j) => [i, j] as const)).flat().filter(([, j]) => foot + cell * (j + 1) <= y + h + 0.3 || j === 0).map(([i, j]) => poly([[x + (i + 0.5) * (w / count), foot + cell * j], [x + (i + 1) * (w / count), foot + cell * (j + 0.5)], [x + (i + 0.5) * (w / count), Math.min(y + h, foot + cell * (j + 1))], [x + i * (w / count), foot + cell * (j + 0.5)]], BLUE)),
      box(x, foot - s * 0.012, w, s * 0.03, BLUE),
      traced(at, PRETZEL, 'ink', s * 0.092), traced(at, PRETZEL, BAKED, s * 0.072), traced(at, PRETZEL, CRUST, s * 0.026),
      ...([[0.06, 0.4], [0.16, 0.78], [0.36, 0.92], [0.64, 0.92], [0.84, 0.78], [0.94, 0.4], [0.2, 0.12], [0.8, 0.12], [0.5, 0.48]] as const).map(([fx, fy], i) => box(at[0] + at[2] * fx - s * 0.009, at[1] + at[3] * fy - s * 0.009, s * 0.018, s * 0.018, WHITE, { rotate: 20 + i * 30 })),
    ];
  },
};

/** The table of Nowruz: sprouts in a ribbon, a goldfish, painted eggs, an apple, a candle and a hyacinth. */
export const haftSin: Scene = {
  id: 'haft-sin', sky: 'accent2/bg/.55', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.94, h);
    const [cx, foot] = [x + w / 2, y + h * 0.83];
    const GREEN = '#4f9a3f';
    const [hx, bx] = [cx - s * 0.33, cx + s * 0.27];
    const egg = (px: number, color: string, band: string): Layer[] => [outlined('egg', px, foot - s * 0.005, s * 0.1, s * 0.13, color), box(px - s * 0.047, foot - s * 0.005, s * 0.094, s * 0.03, band, { radius: 0.3 }), ...[-1, 0, 1].map((i) => disc(px + i * s * 0.026, foot - s * 0.03, s * 0.008, WHITE))];
    return [
      disc(cx, foot - s * 0.36, s * 0.45, 'accent2/bg/.78'),
      stroke([hx, foot - s * 0.12], [hx, foot - s * 0.5], s * 0.022, '#3f7d36'), ...[[-128, 0.3], [-52, 0.32], [-112, 0.4], [-70, 0.4]].map(([a, l]) => leaf(hx, foot - s * 0.13, s * l!, s * 0.05, a!, '#3f7d36')),
      ...many(18, (i) => { const [row, k] = [Math.floor(i / 3), i % 3]; return outlined('flower', hx + (k - 1) * s * (0.052 - row * 0.004), foot - s * (0.34 + row * 0.05 + (k === 1 ? 0.014 : 0)), s * 0.066, s * 0.066, k === 1 ? '#8b6fd0' : '#6f52b8'); }), outlined('flower', hx, foot - s * 0.655, s * 0.05, s * 0.05, '#8b6fd0'),
      drawn(hx - s * 0.09, foot - s * 0.17, s * 0.18, s * 0.17, 'M0 0H100L84 100H16Z', 'accent'), box(hx - s * 0.1, foot - s * 0.19, s * 0.2, s * 0.045, 'accent/ink/.2', { radius: 0.3 }),
      ...many(33, (i) => leaf(cx - s * 0.17 + i * s * 0.0106, foot - s * 0.16, s * (0.27 + chance(i + 5) * 0.1), s * 0.026, -90 + (i - 16) * 1.1 + (chance(i) - 0.5) * 12, i % 3 ? GREEN : '#76b852')),
      drawn(cx - s * 0.2, foot - s * 0.17, s * 0.4, s * 0.15, 'M0 0H100C98 60 82 100 66 100H34C18 100 2 60 0 0Z', 'bg'), drawn(cx - s * 0.2, foot - s * 0.17, s * 0.4, s * 0.15, 'M1.6 18H98.4L96 38H4Z', 'extra'), box(cx - s * 0.1, foot - s * 0.03, s * 0.2, s * 0.03, 'bg/ink/.14', { radius: 0.3 }),
      box(cx - s * 0.175, foot - s * 0.25, s * 0.35, s * 0.04, RED), ...[-1, 1].flatMap((side) => [leaf(cx, foot - s * 0.23, s * 0.12, s * 0.07, side > 0 ? -18 : 198, RED), stroke([cx, foot - s * 0.23], [cx + side * s * 0.06, foot - s * 0.13], s * 0.026, RED)]), disc(cx, foot - s * 0.23, s * 0.024, `${RED}/ink/.2`),
      box(cx + s * 0.39, foot - s * 0.3, s * 0.05, s * 0.3, 'bg'), box(cx + s * 0.365, foot - s * 0.03, s * 0.1, s * 0.03, 'accent', { radius: 0.4 }), tear(cx + s * 0.415, foot - s * 0.345, s * 0.045, s * 0.085, '#f59a23'), tear(cx + s * 0.415, foot - s * 0.335, s * 0.022, s * 0.05, '#ffe08a'),
      disc(bx, foot - s * 0.12, s * 0.125, WHITE, { opacity: 0.75 }), drawn(bx - s * 0.12, foot - s * 0.14, s * 0.24, s * 0.135, 'M0 0H100C98 70 74 100 50 100C26 100 2 70 0 0Z', '#9ed6ea'), box(bx - s * 0.075, foot - s * 0.255, s * 0.15, s * 0.02, WHITE, { radius: 0.5 }),
      oval(bx - s * 0.01, foot - s * 0.085, s * 0.05, s * 0.028, '#f0592b'), poly([[bx + s * 0.03, foot - s * 0.085], [bx + s * 0.08, foot - s * 0.12], [bx + s * 0.07, foot - s * 0.085], [bx + s * 0.08, foot - s * 0.05]], '#f0592b'), disc(bx - s * 0.036, foot - s * 0.092, s * 0.007, 'ink'),
      drawn(x, foot - s * 0.012, w, y + h - foot + s * 0.012 + 0.2, 'M0 0H100V100H0Z', 'ink'), ...many(Math.ceil(w / (s * 0.1)), (i) => outlined('diamond', x + (i + 0.5) * (w / Math.ceil(w / (s * 0.1))), y + h - (y + h - foot) * 0.24, s * 0.06, s * 0.05, i % 2 ? 'accent' : 'accent2')),
      ...egg(cx - s * 0.14, 'accent', 'accent2'), ...egg(cx - s * 0.03, '#3f9ea0', WHITE), disc(cx + s * 0.11, foot, s * 0.06, RED), stroke([cx + s * 0.11, foot - s * 0.05], [cx + s * 0.125, foot - s * 0.09], s * 0.012, 'ink'), leaf(cx + s * 0.12, foot - s * 0.075, s * 0.07, s * 0.03, -20, GREEN),
    ];
  },
};
