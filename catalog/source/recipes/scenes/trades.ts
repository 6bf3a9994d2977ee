import type { Layer } from '../../../build/templates/recipe.js';
import { chance, hills } from '../social-media/drawing.js';
import { box, disc, drawn, leaf, many, outlined, poly, ring, stroke, type Scene } from './kit.js';

/** Kettlebell, barbell and rings of weight. */
export const weights: Scene = {
  id: 'weights', sky: 'ink', words: 'bg', soft: 'accent',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h * 1.2);
    const [cx, cy] = [x + w / 2, y + h * 0.52];
    const side = (k: 1 | -1): Layer[] => [[0.2, 0.3, 0.09, 'accent'], [0.3, 0.24, 0.07, 'accent2'], [0.38, 0.16, 0.05, 'bg']].map(([d, r, t, color]) => box(cx + k * s * Number(d) - s * Number(t) / 2, cy - s * Number(r), s * Number(t), s * Number(r) * 2, String(color), { radius: 0.3, rotate: 0 }));
    return [
      ...many(7, (i) => stroke([x + (w * (i * 2 - 2)) / 10, y + h], [x + (w * (i * 2 + 1)) / 10, y], s * 0.035, 'ink/accent/.16')),
      box(x, cy - s * 0.018, w, s * 0.036, 'bg/ink/.3', { radius: 0.5 }),
      ...side(1), ...side(-1),
      box(x, y + h * 0.94, w, h * 0.06 + 0.2, 'accent'),
    ];
  },
};

/** Bottles, a tube and a compact among leaves. */
export const vanity: Scene = {
  id: 'vanity', sky: 'accent2/bg/.5', words: 'ink', soft: 'accentText',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.86, h);
    const [cx, foot] = [x + w / 2, y + h * 0.86];
    return [
      outlined('arch', cx, foot - s * 0.38, s * 0.66, s * 0.76, 'bg'),
      ...[-160, -130, -50, -20].map((angle, i) => leaf(cx + (i < 2 ? -1 : 1) * s * 0.2, foot, s * 0.48, s * 0.16, angle, i % 2 ? 'extra' : 'extra/ink/.26')),
      box(x, foot, w, y + h - foot + 0.2, 'accent'),
      box(cx - s * 0.3, foot - s * 0.32, s * 0.2, s * 0.32, 'accent', { radius: 0.14 }), box(cx - s * 0.24, foot - s * 0.42, s * 0.08, s * 0.1, 'ink'), box(cx - s * 0.27, foot - s * 0.2, s * 0.14, s * 0.1, 'bg'),
      box(cx - s * 0.07, foot - s * 0.46, s * 0.16, s * 0.46, 'ink', { radius: 0.1 }), drawn(cx - s * 0.035, foot - s * 0.62, s * 0.09, s * 0.18, 'M0 100V30L100 0V100Z', 'accent'), box(cx - s * 0.07, foot - s * 0.24, s * 0.16, s * 0.03, 'accent2'),
      disc(cx + s * 0.25, foot - s * 0.15, s * 0.15, 'accent2/ink/.1'), disc(cx + s * 0.25, foot - s * 0.15, s * 0.115, 'bg'), disc(cx + s * 0.25, foot - s * 0.15, s * 0.115, 'accent', { opacity: 0.35 }),
    ];
  },
};

/** A street of houses, no two with one roof. */
export const street: Scene = {
  id: 'street', sky: 'extra/bg/.6', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const count = Math.max(3, Math.round((w / h) * 3.2));
    const step = w / count;
    const foot = y + h * 0.92;
    return [
      disc(x + w * 0.8, y + h * 0.2, Math.min(w, h) * 0.12, 'accent2'),
      drawn(x, foot - h * 0.3, w, h * 0.32, hills([0, 60], [30, 10], [60, 50], [100, 20]), 'extra/ink/.2'),
      ...many(count, (i): Layer[] => {
        const [left, tall] = [x + step * i, h * [0.42, 0.56, 0.36, 0.5][i % 4]!];
        const color = ['accent', 'bg', 'accent2', 'ink/accent/.3'][i % 4]!;
        const pane = i % 4 === 1 ? 'accent' : 'bg';
        const roof = step * 0.5;
        const [floors, ww] = [Math.max(1, Math.round(tall / (step * 0.5))), step * 0.16];
        return [
          i % 3 === 2 ? outlined('half', left + step / 2, foot - tall - roof * 0.45, step * 0.98, roof * 0.94, 'ink') : poly([[left, foot - tall], [left + step / 2, foot - tall - roof * (i % 3 ? 0.7 : 1)], [left + step, foot - tall]], 'ink'),
          box(left, foot - tall, step + 0.1, tall, color),
          ...many(floors * 2, (k) => box(left + step * (k % 2 ? 0.62 : 0.22), foot - tall + step * 0.16 + Math.floor(k / 2) * step * 0.42, ww, ww * 1.25, pane)).filter((_, k) => Math.floor(k / 2) < floors - 1 || k % 2 === 1),
          outlined('arch', left + step * 0.3, foot - step * 0.17, step * 0.2, step * 0.34, 'ink'),
        ];
      }).flat(),
      box(x, foot, w, y + h - foot + 0.2, 'ink'),
    ];
  },
};

/** A pulse runs through a cross, pills about it. */
export const clinic: Scene = {
  id: 'clinic', sky: 'accent', words: 'onAccent', soft: 'onAccent',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h);
    const [cx, cy, a] = [x + w / 2, y + h / 2, s * 0.3];
    const pulse = [[-0.5, 0], [-0.2, 0], [-0.12, -0.16], [-0.02, 0.2], [0.08, -0.24], [0.15, 0], [0.5, 0]] as const;
    const pill = (px: number, py: number, size: number, turn: number, color: string): Layer[] => [box(px - size, py - size * 0.36, size * 2, size * 0.72, 'bg', { radius: 0.5, rotate: turn }), drawn(px - size, py - size * 0.36, size * 2, size * 0.72, 'M18 0H50V100H18C-6 100 -6 0 18 0Z', color, { rotate: turn })];
    return [
      ring(cx, cy, s * 0.44, s * 0.012, 'bg', { opacity: 0.5 }), disc(cx, cy, s * 0.38, 'bg', { opacity: 0.18 }),
      box(cx - a * 0.36, cy - a, a * 0.72, a * 2, 'bg', { radius: 0.16 }), box(cx - a, cy - a * 0.36, a * 2, a * 0.72, 'bg', { radius: 0.16 }),
      ...pulse.slice(1).map(([px, py], i) => stroke([cx + pulse[i]![0] * s * 1.1, cy + pulse[i]![1] * s], [cx + px * s * 1.1, cy + py * s], s * 0.022, 'ink')),
      ...pill(x + w * 0.12, y + h * 0.2, s * 0.08, 30, 'accent2'), ...pill(x + w * 0.88, y + h * 0.78, s * 0.09, -36, 'accent2'), ...pill(x + w * 0.85, y + h * 0.18, s * 0.06, 70, 'ink'),
      disc(x + w * 0.14, y + h * 0.8, s * 0.06, 'accent2'), ring(x + w * 0.14, y + h * 0.8, s * 0.03, s * 0.01, 'accent'),
    ];
  },
};

/** A rose window over pointed windows of colored glass. */
export const chapel: Scene = {
  id: 'chapel', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: ({ x, y, w, h }) => {
    const LANCET = 'M50 0C92 22 100 40 100 60V100H0V60C0 40 8 22 50 0Z';
    const count = Math.max(3, Math.round((w / h) * 2) | 1);
    const step = w / count;
    return many(count, (i): Layer[] => {
      const mid = i === (count - 1) / 2;
      const [cx, tall] = [x + step * (i + 0.5), h * (mid ? 0.96 : 0.78)];
      const lw = Math.min(step * 0.86, tall * 0.7);
      const top = y + h - tall + 0.2;
      const pane = (k: number) => ['accent', 'accent2', 'extra', 'bg/accent2/.5'][(k + i) % 4]!;
      return [
        drawn(cx - lw / 2, top, lw, tall, LANCET, 'bg/ink/.16'),
        drawn(cx - lw * 0.44, top + lw * 0.1, lw * 0.88, tall, LANCET, pane(0)),
        ...many(4, (k) => box(cx - lw * 0.44 + (k % 2) * lw * 0.46, top + tall * (0.5 + Math.floor(k / 2) * 0.26), lw * 0.42, tall * 0.24, pane(k + 1))),
        ...(mid ? [box(cx - lw * 0.05, top + tall * 0.2, lw * 0.1, tall * 0.36, 'bg'), box(cx - lw * 0.17, top + tall * 0.28, lw * 0.34, lw * 0.1, 'bg')] : [disc(cx, top + tall * 0.34, lw * 0.22, 'bg/ink/.16'), ...many(6, (k) => leaf(cx, top + tall * 0.34, lw * 0.2, lw * 0.12, k * 60, pane(k % 2 ? 1 : 3)))]),
        box(cx - lw * 0.015, top + tall * (mid ? 0.56 : 0.48), lw * 0.03, tall, 'ink'), box(cx - lw * 0.44, top + tall * 0.745, lw * 0.88, lw * 0.03, 'ink'),
      ];
    }).flat();
  },
};

/** Pencils, a ruler, an apple and books on the teacher's desk. */
export const classroom: Scene = {
  id: 'classroom', sky: 'accent2', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.95, h);
    const [cx, foot] = [x + w / 2, y + h * 0.9];
    const pencil = (px: number, tall: number, color: string): Layer[] => [box(px, foot - tall, s * 0.07, tall, color), box(px + s * 0.025, foot - tall, s * 0.02, tall, `${color}/bg/.4`), poly([[px, foot - tall], [px + s * 0.07, foot - tall], [px + s * 0.035, foot - tall - s * 0.11]], 'bg'), poly([[px + s * 0.023, foot - tall - s * 0.07], [px + s * 0.047, foot - tall - s * 0.07], [px + s * 0.035, foot - tall - s * 0.11]], 'ink')];
    return [
      ...pencil(cx - s * 0.44, s * 0.52, 'accent'), ...pencil(cx - s * 0.35, s * 0.42, 'extra'), ...pencil(cx - s * 0.26, s * 0.58, 'ink'),
      box(cx - s * 0.47, foot - s * 0.28, s * 0.32, s * 0.28, 'bg', { radius: 0.08 }), box(cx - s * 0.47, foot - s * 0.2, s * 0.32, s * 0.05, 'accent'),
      ...[['accent', 0.5, 0], ['bg', 0.44, 1], ['extra', 0.48, 2], ['ink', 0.4, 3]].flatMap(([color, bw, k]) => [box(cx - s * 0.08 + Number(k) * s * 0.01, foot - s * (0.11 + Number(k) * 0.11), s * Number(bw), s * 0.108, String(color), { radius: 0.1 }), box(cx - s * 0.02 + Number(k) * s * 0.01, foot - s * (0.11 + Number(k) * 0.11), s * 0.03, s * 0.108, 'accent2')]),
      drawn(cx + s * 0.06, foot - s * 0.66, s * 0.22, s * 0.23, 'M50 16C60 4 100 4 98 44C96 80 74 104 50 96C26 104 4 80 2 44C0 4 40 4 50 16Z', 'accent'), leaf(cx + s * 0.17, foot - s * 0.63, s * 0.12, s * 0.06, -40, 'extra/ink/.3'),
      box(x, foot, w, y + h - foot + 0.2, 'ink'),
    ];
  },
};

/** Circles overlap into one heart; people of many colors. */
export const hands: Scene = {
  id: 'hands', sky: 'bg', words: 'ink', soft: 'accentText',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h);
    const arm = (px: number, tall: number, color: string, turn: number): Layer[] => [box(px - s * 0.05, y + h - tall, s * 0.1, tall + 2, color, { radius: 0.5 }), ...many(4, (i) => box(px - s * 0.062 + i * s * 0.034, y + h - tall - s * (0.1 + (i === 1 || i === 2 ? 0.03 : 0)), s * 0.028, s * 0.16, color, { radius: 0.5 })), box(px - s * 0.064, y + h - tall - s * 0.02, s * 0.13, s * 0.13, color, { radius: 0.4 }), box(px + s * 0.03, y + h - tall - s * 0.01, s * 0.11, s * 0.03, color, { radius: 0.5, rotate: -50 + turn }), box(px - s * 0.056, y + h - tall * 0.42, s * 0.112, tall, ['accent', 'ink', 'extra'][turn % 3]!)];
    const count = Math.max(4, Math.round((w / h) * 5));
    const tones = ['#8d5a3b', '#f0c7a2', '#5b3a29', '#d99a6c', '#c27c4e'];
    return [
      outlined('heart', x + w / 2, y + h * 0.22, s * 0.38, s * 0.33, 'accent'),
      ...many(count, (i) => arm(x + ((i + 0.5) * w) / count, h * [0.36, 0.48, 0.32, 0.44, 0.38][i % 5]!, tones[i % 5]!, i)).flat(),
    ];
  },
};

/** Windows of a screen, layered, with a chart and code. */
export const screens: Scene = {
  id: 'screens', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h * 1.2);
    const [cx, cy] = [x + w / 2, y + h / 2];
    const pane = (px: number, py: number, pw: number, ph: number, color: string): Layer[] => [box(px, py, pw, ph, color, { radius: 0.06 }), ...[0, 1, 2].map((i) => disc(px + s * (0.03 + i * 0.028), py + s * 0.03, s * 0.009, ['accent', 'accent2', 'extra'][i]!))];
    return [
      ...many(6, (i) => box(x, y + (h * (i + 0.5)) / 6, w, 0.2, 'ink/extra/.4')), ...many(Math.round(w / (h / 6)), (i) => box(x + ((i + 0.5) * h) / 6, y, 0.2, h, 'ink/extra/.4')),
      ...pane(cx - s * 0.42, cy - s * 0.3, s * 0.56, s * 0.4, 'accent'),
      ...many(5, (i) => box(cx - s * (i % 2 ? 0.32 : 0.37), cy - s * (0.21 - i * 0.055), s * [0.3, 0.2, 0.36, 0.16, 0.26][i]!, s * 0.022, 'bg', { radius: 0.5, opacity: 0.85 })),
      ...pane(cx - s * 0.16, cy - s * 0.08, s * 0.58, s * 0.42, 'bg'),
      ...many(6, (i) => box(cx - s * 0.1 + i * s * 0.08, cy + s * (0.28 - [0.08, 0.14, 0.11, 0.2, 0.17, 0.27][i]!), s * 0.05, s * [0.08, 0.14, 0.11, 0.2, 0.17, 0.27][i]!, i === 5 ? 'accent' : 'extra')),
      disc(cx + s * 0.42, cy - s * 0.2, s * 0.09, 'accent2'), stroke([cx + s * 0.38, cy - s * 0.2], [cx + s * 0.41, cy - s * 0.17], s * 0.016, 'ink'), stroke([cx + s * 0.41, cy - s * 0.17], [cx + s * 0.465, cy - s * 0.235], s * 0.016, 'ink'),
    ];
  },
};

/** A plane's trail over islands in the sun. */
export const islands: Scene = {
  id: 'islands', sky: 'accent2', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h);
    const palm = (px: number, foot: number, size: number): Layer[] => [stroke([px, foot], [px + size * 0.12, foot - size * 0.7], size * 0.05, 'ink'), ...[-170, -140, -95, -50, -15].map((angle) => leaf(px + size * 0.12, foot - size * 0.7, size * 0.42, size * 0.12, angle, 'ink'))];
    return [
      disc(x + w * 0.66, y + h * 0.48, s * 0.3, 'bg'), disc(x + w * 0.66, y + h * 0.48, s * 0.22, 'accent'),
      drawn(x, y + h * 0.5, w * 0.6, h * 0.24, hills([0, 40], [30, 0], [62, 50], [100, 96]), 'extra/ink/.3'),
      drawn(x + w * 0.4, y + h * 0.56, w * 0.6, h * 0.18, hills([0, 96], [40, 20], [70, 40], [100, 0]), 'extra'),
      box(x, y + h * 0.72, w, h * 0.28 + 0.2, 'extra/ink/.5'),
      ...many(7, (i) => box(x + chance(i + 20) * w * 0.8, y + h * (0.76 + i * 0.032), w * (0.08 + chance(i) * 0.12), h * 0.008, 'bg', { opacity: 0.6, radius: 0.5 })),
      drawn(x - 1, y + h * 0.8, w * 0.5, h * 0.2 + 0.4, 'M0 10C40 0 80 40 100 100H0Z', 'accent2/bg/.4'),
      ...palm(x + w * 0.12, y + h * 0.88, s * 0.56), ...palm(x + w * 0.26, y + h * 0.92, s * 0.36),
      ...many(6, (i) => disc(x + w * (0.1 + i * 0.07), y + h * (0.34 - i * 0.035 + (i * i) / 300), s * 0.008, 'ink')),
      drawn(x + w * 0.52, y + h * 0.06, s * 0.16, s * 0.13, 'M0 56L100 0L70 100L52 66Z M52 66L100 0L40 60Z', 'ink'),
    ];
  },
};

/** A record, its sleeve and bars of sound. */
export const vinyl: Scene = {
  id: 'vinyl', sky: 'accent', words: 'onAccent', soft: 'onAccent',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h);
    const [cx, cy, r] = [x + w * 0.5, y + h * 0.5, s * 0.4];
    const bars = Math.max(10, Math.round((w / s) * 14));
    return [
      ...many(bars, (i) => { const tall = h * (0.14 + 0.5 * Math.abs(Math.sin(i * 1.3) * Math.cos(i * 0.47))); return box(x + ((i + 0.25) * w) / bars, cy - tall / 2, (w / bars) * 0.5, tall, 'accent2', { radius: 0.5 }); }),
      disc(cx, cy, r, 'ink'), ...[0.88, 0.76, 0.64, 0.52].map((f) => ring(cx, cy, r * f, r * 0.012, 'bg', { opacity: 0.3 })),
      disc(cx, cy, r * 0.38, 'bg'), outlined('half', cx, cy - r * 0.19, r * 0.76, r * 0.38, 'accent2'), disc(cx, cy, r * 0.06, 'ink'),
    ];
  },
};

/** A rail of clothes on hangers. */
export const rail: Scene = {
  id: 'rail', sky: 'surface', words: 'ink', soft: 'accentText',
  draw: ({ x, y, w, h }) => {
    const count = Math.max(3, Math.round((w / h) * 3));
    const step = w / count;
    const [bar, s] = [y + h * 0.1, Math.min(step * 1.12, h * 0.66)];
    const DRESS = 'M34 0C40 12 60 12 66 0L76 4L72 34C82 60 94 84 100 100H0C6 84 18 60 28 34L24 4Z';
    const SHIRT = 'M32 0C40 14 60 14 68 0L100 14L92 44L78 38V100H22V38L8 44L0 14Z';
    const COAT = 'M34 0L50 14L66 0L92 10L100 74L84 76L80 40V100H20V40L16 76L0 74L8 10Z';
    return [
      ...many(count, (i): Layer[] => {
        const [cx, top] = [x + step * (i + 0.5), bar + s * 0.2];
        const color = ['accent', 'ink', 'accent2', 'extra'][i % 4]!;
        const mark = ['bg', 'accent2', 'ink', 'bg'][i % 4]!;
        const tall = i % 3 ? s * 0.9 : s * 1.24;
        return [
          ring(cx, bar + s * 0.03, s * 0.05, s * 0.016, 'ink'), stroke([cx, bar + s * 0.08], [cx - s * 0.3, top + s * 0.05], s * 0.02, 'ink'), stroke([cx, bar + s * 0.08], [cx + s * 0.3, top + s * 0.05], s * 0.02, 'ink'),
          drawn(cx - s * 0.42, top, s * 0.84, tall, [DRESS, SHIRT, COAT][i % 3]!, color),
          ...(i % 3 === 0 ? many(8, (k) => disc(cx + ((k % 2) - 0.5) * s * (0.16 + Math.floor(k / 2) * 0.07), top + tall * (0.42 + Math.floor(k / 2) * 0.15), s * 0.032, mark)) : []),
          ...(i % 3 === 1 ? many(4, (k) => box(cx - s * 0.235, top + tall * (0.42 + k * 0.15), s * 0.47, s * 0.05, mark)) : []),
          ...(i % 3 === 2 ? [box(cx - s * 0.008, top + tall * 0.14, s * 0.016, tall * 0.86, mark), ...many(3, (k) => disc(cx + s * 0.06, top + tall * (0.36 + k * 0.2), s * 0.024, mark))] : []),
        ];
      }).flat(),
      box(x, bar - h * 0.01, w, h * 0.02, 'ink'),
    ];
  },
};
