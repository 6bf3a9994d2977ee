import type { Layer } from '../../../build/templates/recipe.js';
import { chance, hills } from '../social-media/drawing.js';
import { box, disc, drawn, leaf, many, outlined, oval, poly, ring, starAt, stroke, tear, towards, type Scene } from './kit.js';

/** Hearts, halves and quarters laid as tiles. */
export const valentine: Scene = {
  id: 'valentine', sky: 'bg', words: 'ink', soft: 'accentText',
  draw: ({ x, y, w, h }) => {
    const rows = h > w * 1.2 ? 4 : h > w * 0.55 ? 3 : 2;
    const cell = h / rows;
    const columns = Math.ceil(w / cell);
    const colors = ['accent', 'accent2', 'extra', 'surface', 'ink'];
    return many(rows * columns, (i): Layer[] => {
      const [cx, cy] = [x + (i % columns) * cell + cell / 2, y + Math.floor(i / columns) * cell + cell / 2];
      const pick = (i * 7 + Math.floor(i / columns) * 3) % 5;
      const [ground, figure] = [colors[pick]!, colors[(pick + 2 + (i % 2)) % 5]!];
      const fit = Math.min(cell, x + w - (cx - cell / 2));
      const tile = box(cx - cell / 2, cy - cell / 2, fit + 0.1, cell + 0.1, ground);
      if (fit < cell * 0.99) return [tile];
      const kind = (i * 5 + Math.floor(i / columns)) % 4;
      if (kind === 0) return [tile, outlined('heart', cx, cy, cell * 0.7, cell * 0.62, figure)];
      if (kind === 1) return [tile, outlined('heart', cx, cy, cell * 0.74, cell * 0.66, figure), outlined('heart', cx, cy, cell * 0.42, cell * 0.37, ground)];
      if (kind === 2) return [tile, ...[0, 180].map((rotate) => outlined('half', cx, cy + (rotate ? -1 : 1) * cell * 0.25, cell * 0.98, cell * 0.49, figure, { rotate }))];
      return [tile, ...many(4, (k) => outlined('heart', cx + (k % 2 ? 1 : -1) * cell * 0.22, cy + (k < 2 ? -1 : 1) * cell * 0.22, cell * 0.34, cell * 0.3, figure))];
    }).flat();
  },
};

/** A tulip on its stem, with two leaves. */
const tulip = (x: number, foot: number, size: number, lean: number, color: string): Layer[] => {
  const [hx, hy] = towards(x, foot, size, -90 + lean);
  return [
    stroke([x, foot], [hx, hy], size * 0.03, 'extra/ink/.3'),
    leaf(x, foot, size * 0.66, size * 0.15, -112 + lean, 'extra/ink/.3'),
    leaf(x, foot, size * 0.54, size * 0.14, -64 + lean, 'extra/ink/.14'),
    drawn(hx - size * 0.15, hy - size * 0.28, size * 0.3, size * 0.36, 'M0 10C16 18 22 26 28 32C36 18 42 8 50 0C58 8 64 18 72 32C78 26 84 18 100 10C106 62 86 100 50 100C14 100 -6 62 0 10Z', color, { rotate: lean }),
    drawn(hx - size * 0.07, hy - size * 0.26, size * 0.14, size * 0.34, 'M50 0C84 24 100 50 100 74C96 94 76 100 50 100C24 100 4 94 0 74C0 50 16 24 50 0Z', `${color}/bg/.28`, { rotate: lean }),
  ];
};

/** Tulips grow along the foot. */
export const tulips: Scene = {
  id: 'tulips', sky: 'surface', words: 'ink', soft: 'accentText',
  draw: ({ x, y, w, h }) => {
    const count = Math.max(4, Math.round((w / h) * 5));
    return [
      disc(x + w * 0.72, y + h * 0.42, Math.min(w, h) * 0.3, 'bg'),
      ...many(count, (i) => tulip(x + ((i + 0.5) * w) / count, y + h * 1.02, h * (0.56 + [0.2, 0.02, 0.26, 0.1, 0.3, 0.06][i % 6]!), [(-6), 5, -2, 8, 2, -4][i % 6]!, ['accent', 'accent2', 'accent/accent2/.5', 'extra/bg/.3'][i % 4]!)).flat(),
    ];
  },
};

/** A bouquet in a vase with a pattern. */
export const vase: Scene = {
  id: 'vase', sky: 'accent2', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.92, h);
    const [cx, foot] = [x + w / 2, y + h * 0.97];
    const flower = (fx: number, fy: number, r: number, color: string, middle: string): Layer[] => [
      ...many(7, (i) => leaf(...towards(fx, fy, r * 0.1, (i * 360) / 7), r, r * 0.62, (i * 360) / 7, color)),
      disc(fx, fy, r * 0.3, middle),
    ];
    const stems = [[-0.28, -0.62], [0.27, -0.64], [0, -0.78], [-0.14, -0.5], [0.14, -0.52]] as const;
    return [
      ...stems.map(([dx, dy]) => stroke([cx, foot - s * 0.3], [cx + dx * s, foot + dy * s], s * 0.014, 'ink')),
      ...[-150, -128, -52, -30, -166, -14].map((angle, i) => leaf(cx, foot - s * 0.36, s * (0.4 - (i > 3 ? 0.1 : 0)), s * 0.13, angle, i % 2 ? 'extra/ink/.3' : 'extra')),
      ...flower(cx - 0.28 * s, foot - 0.62 * s, s * 0.16, 'accent', 'ink'),
      ...flower(cx + 0.27 * s, foot - 0.64 * s, s * 0.15, 'bg', 'accent'),
      ...flower(cx, foot - 0.78 * s, s * 0.18, 'accent/bg/.3', 'ink'),
      ...flower(cx - 0.13 * s, foot - 0.47 * s, s * 0.11, 'bg', 'accent2/ink/.4'),
      ...flower(cx + 0.15 * s, foot - 0.48 * s, s * 0.12, 'accent', 'bg'),
      drawn(cx - s * 0.2, foot - s * 0.4, s * 0.4, s * 0.4, 'M22 0H78C78 14 70 18 74 26C92 40 100 58 94 76C90 92 84 100 76 100H24C16 100 10 92 6 76C0 58 8 40 26 26C30 18 22 14 22 0Z', 'ink'),
      ...many(5, (i) => outlined('diamond', cx + (i - 2) * s * 0.072, foot - s * 0.17, s * 0.05, s * 0.1, 'accent2')),
    ];
  },
};

/** Neckties side by side, each of a pattern. */
export const ties: Scene = {
  id: 'ties', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: ({ x, y, w, h }) => {
    const count = Math.max(3, Math.round((w / h) * 3.4));
    const step = w / count;
    const tw = Math.min(step * 0.74, h * 0.3);
    return many(count, (i): Layer[] => {
      const [cx, top] = [x + step * (i + 0.5), y - 0.5];
      const length = h * [0.86, 0.7, 0.92, 0.78][i % 4]!;
      const color = ['accent', 'bg', 'accent2', 'extra'][i % 4]!;
      const mark = ['accent2', 'accent', 'ink', 'bg'][i % 4]!;
      const at = (f: number) => top + h * 0.12 + (length - h * 0.12) * f;
      const width = (f: number) => tw * (0.44 + 0.56 * (f / 0.84));
      return [
        poly([[cx - tw * 0.22, at(0)], [cx + tw * 0.22, at(0)], [cx + tw / 2, at(0.84)], [cx, at(1)], [cx - tw / 2, at(0.84)]], color),
        ...(i % 2
          ? many(12, (k) => disc(cx + ((k % 3) - 1) * width(0.2 + Math.floor(k / 3) * 0.18) * 0.28, at(0.2 + Math.floor(k / 3) * 0.18), tw * 0.055, mark))
          : [0.16, 0.34, 0.52, 0.7].map((f) => poly([[cx - width(f) / 2, at(f)], [cx + width(f - 0.1) / 2, at(f - 0.1)], [cx + width(f - 0.04) / 2, at(f - 0.04)], [cx - width(f + 0.06) / 2, at(f + 0.06)]], mark))),
        poly([[cx - tw * 0.3, top], [cx + tw * 0.3, top], [cx + tw * 0.2, at(0.02)], [cx - tw * 0.2, at(0.02)]], `${color}/ink/.2`),
      ];
    }).flat();
  },
};

/** A lantern of Ramadan, lit, on its chain. */
const fanous = (x: number, top: number, y: number, size: number): Layer[] => [
  stroke([x, top], [x, y], size * 0.02, 'accent2'),
  ring(x, y + size * 0.05, size * 0.05, size * 0.02, 'accent2'),
  drawn(x - size * 0.18, y + size * 0.08, size * 0.36, size * 0.24, 'M50 0C58 30 92 40 100 100H0C8 40 42 30 50 0Z', 'accent2'),
  box(x - size * 0.22, y + size * 0.31, size * 0.44, size * 0.05, 'accent2/ink/.2'),
  poly([[x - size * 0.18, y + size * 0.36], [x + size * 0.18, y + size * 0.36], [x + size * 0.24, y + size * 0.72], [x - size * 0.24, y + size * 0.72]], 'accent'),
  poly([[x - size * 0.06, y + size * 0.36], [x + size * 0.06, y + size * 0.36], [x + size * 0.09, y + size * 0.72], [x - size * 0.09, y + size * 0.72]], 'bg/accent2/.4'),
  box(x - size * 0.27, y + size * 0.71, size * 0.54, size * 0.06, 'accent2'),
  poly([[x - size * 0.2, y + size * 0.77], [x + size * 0.2, y + size * 0.77], [x + size * 0.1, y + size * 0.86], [x - size * 0.1, y + size * 0.86]], 'accent2/ink/.2'),
];

/** A thin moon between lanterns over a row of domes. */
export const ramadan: Scene = {
  id: 'ramadan', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h);
    const [mx, my] = [x + w / 2, y + h * 0.4];
    const dome = (cx: number, dw: number, rise: number): Layer[] => [
      drawn(cx - dw / 2, y + h - rise - dw * 0.62, dw, dw * 0.64, 'M50 0C54 22 100 34 100 72C100 84 96 92 92 100H8C4 92 0 84 0 72C0 34 46 22 50 0Z', 'ink/accent/.46'),
      stroke([cx, y + h - rise - dw * 0.6], [cx, y + h - rise - dw * 0.78], dw * 0.03, 'accent2'),
      box(cx - dw * 0.46, y + h - rise, dw * 0.92, rise + 0.2, 'ink/accent/.36'),
      outlined('arch', cx, y + h - rise * 0.4, dw * 0.26, rise * 0.82, 'accent2', { opacity: 0.8 }),
    ];
    return [
      ...many(16, (i) => starAt(x + chance(i + 5) * w, y + chance(i + 50) * h * 0.7, s * (0.008 + chance(i) * 0.014), 'accent2')),
      disc(mx, my, s * 0.24, 'accent2'),
      disc(mx + s * 0.09, my - s * 0.03, s * 0.2, 'ink'),
      ...fanous(x + w * 0.18, y - 1, y + h * 0.12, s * 0.44),
      ...fanous(x + w * 0.84, y - 1, y + h * 0.22, s * 0.36),
      ...dome(x + w * 0.5, s * 0.42, h * 0.12),
      ...dome(x + w * 0.14, s * 0.26, h * 0.08),
      ...dome(x + w * 0.86, s * 0.28, h * 0.1),
      box(x, y + h * 0.95, w, h * 0.05 + 0.2, 'ink/accent/.46'),
    ];
  },
};

/** Petals ring on ring, with a row of lamps. */
export const diwali: Scene = {
  id: 'diwali', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.62, h * 1.02);
    const [cx, cy] = [x + w / 2, y + h * 0.98];
    const petals = (count: number, r: number, length: number, width: number, color: string, turn = 0): Layer[] =>
      many(count, (i) => leaf(...towards(cx, cy, r, 180 + turn + (i * 180) / (count - 1)), length, width, 180 + turn + (i * 180) / (count - 1), color));
    const lamp = (lx: number, size: number): Layer[] => [
      tear(lx, y + h * 0.9 - size * 0.46, size * 0.3, size * 0.5, 'accent2'),
      tear(lx, y + h * 0.9 - size * 0.36, size * 0.14, size * 0.24, 'bg'),
      drawn(lx - size * 0.5, y + h * 0.9 - size * 0.2, size, size * 0.5, 'M0 0C20 16 80 16 100 0C96 60 76 100 50 100C24 100 4 60 0 0Z', 'accent'),
      drawn(lx - size * 0.5, y + h * 0.9 - size * 0.2, size, size * 0.14, 'M0 0C20 56 80 56 100 0C80 100 20 100 0 0Z', 'accent2'),
    ];
    return [
      ...petals(13, s * 0.66, s * 0.3, s * 0.17, 'extra/ink/.3'),
      ...petals(13, s * 0.5, s * 0.26, s * 0.14, 'accent'),
      ...petals(9, s * 0.3, s * 0.26, s * 0.15, 'accent2'),
      ...petals(9, s * 0.16, s * 0.2, s * 0.12, 'bg'),
      disc(cx, cy, s * 0.17, 'accent'),
      ...many(13, (i) => disc(...towards(cx, cy, s * 1.02, 180 + i * 15), s * 0.016, 'accent2')),
      ...lamp(x + w * 0.13, s * 0.22), ...lamp(x + w * 0.87, s * 0.22),
      ...lamp(x + w * 0.5, s * 0.3),
    ];
  },
};

/** Nine candles, the middle one tallest. */
export const menorah: Scene = {
  id: 'menorah', sky: 'accent', words: 'onAccent', soft: 'onAccent',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.9, h * 1.1);
    const [cx, foot] = [x + w / 2, y + h * 0.94];
    const top = foot - s * 0.46;
    return [
      ...many(4, (i): Layer => {
        const r = s * (0.1 + i * 0.1);
        return { k: 'shape', outline: 'half', at: [cx - r, top + s * 0.02, 2 * r, r], rotate: 180, stroke: { color: 'accent2', width: s * 0.026 } };
      }),
      box(cx - s * 0.46, top - s * 0.015, s * 0.92, s * 0.06, 'accent'),
      box(cx - s * 0.015, top, s * 0.03, foot - top - s * 0.02, 'accent2'),
      outlined('half', cx, foot - s * 0.03, s * 0.34, s * 0.1, 'accent2'),
      ...many(9, (i): Layer[] => {
        const [lx, tall] = [cx + (i - 4) * s * 0.1, i === 4 ? s * 0.26 : s * 0.18];
        return [
          box(lx - s * 0.024, top + s * 0.03 - tall, s * 0.048, tall, i % 2 ? 'bg' : 'bg/extra/.3'),
          box(lx - s * 0.034, top + s * 0.02, s * 0.068, s * 0.03, 'accent2'),
          tear(lx, top + s * 0.03 - tall - s * 0.05, s * 0.046, s * 0.1, 'accent2'),
        ];
      }).flat(),
      ...many(10, (i) => starAt(x + chance(i + 15) * w, y + chance(i + 61) * h * 0.3, s * 0.016, 'accent2', 6, 0.5)),
    ];
  },
};

/** Red lanterns over scales of the sea and a large sun. */
export const lunar: Scene = {
  id: 'lunar', sky: 'accent', words: 'onAccent', soft: 'onAccent',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h);
    const r = s * 0.15;
    const columns = Math.ceil(w / (2 * r)) + 1;
    const scale = (cx: number, cy: number): Layer[] => [disc(cx, cy, r, 'accent2'), disc(cx, cy, r * 0.8, 'accent/ink/.3'), disc(cx, cy, r * 0.6, 'accent2'), disc(cx, cy, r * 0.4, 'accent/ink/.3'), disc(cx, cy, r * 0.18, 'accent2')];
    const lantern = (lx: number, ly: number, size: number): Layer[] => [
      stroke([lx, y - 1], [lx, ly - size * 0.42], size * 0.03, 'accent2'),
      box(lx - size * 0.2, ly - size * 0.46, size * 0.4, size * 0.1, 'accent2', { radius: 0.2 }),
      oval(lx, ly, size * 0.5, size * 0.38, 'ink/accent/.55'), oval(lx, ly, size * 0.32, size * 0.38, 'ink/accent/.4'), oval(lx, ly, size * 0.13, size * 0.38, 'ink/accent/.55'),
      box(lx - size * 0.2, ly + size * 0.34, size * 0.4, size * 0.1, 'accent2', { radius: 0.2 }),
      ...[-1, 0, 1].map((k) => stroke([lx + k * size * 0.09, ly + size * 0.44], [lx + k * size * 0.09, ly + size * 0.78], size * 0.035, 'accent2')),
    ];
    return [
      disc(x + w * 0.5, y + h * 0.62, s * 0.36, 'accent2'),
      ...lantern(x + w * 0.2, y + h * 0.32, s * 0.32), ...lantern(x + w * 0.82, y + h * 0.26, s * 0.26),
      ...many(3, (row) => many(columns, (i) => scale(x + i * 2 * r - (row % 2 ? 0 : r), y + h * 0.78 + row * r * 0.52)).flat()).flat(),
    ];
  },
};

/** Caps in the air over a sea of confetti. */
export const graduation: Scene = {
  id: 'graduation', sky: 'accent', words: 'onAccent', soft: 'onAccent',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h);
    const cap = (cx: number, cy: number, size: number, color: string): Layer[] => [
      drawn(cx - size * 0.28, cy - size * 0.02, size * 0.56, size * 0.34, 'M0 0H100V70C78 108 22 108 0 70Z', `${color}/accent/.3`),
      poly([[cx, cy - size * 0.26], [cx + size * 0.56, cy], [cx, cy + size * 0.26], [cx - size * 0.56, cy]], color),
      stroke([cx, cy], [cx + size * 0.42, cy + size * 0.08], size * 0.026, 'accent2'),
      stroke([cx + size * 0.42, cy + size * 0.08], [cx + size * 0.42, cy + size * 0.34], size * 0.026, 'accent2'),
      poly([[cx + size * 0.42, cy + size * 0.3], [cx + size * 0.48, cy + size * 0.46], [cx + size * 0.36, cy + size * 0.46]], 'accent2'),
    ];
    return [
      ...many(34, (i): Layer => {
        const [px, py, side] = [x + chance(i + 2) * w, y + chance(i + 60) * h, s * (0.014 + chance(i + 90) * 0.016)];
        const color = ['accent2', 'bg', 'ink', 'extra'][i % 4]!;
        return i % 3 ? box(px, py, side * 1.9, side, color, { rotate: i * 37 }) : disc(px, py, side * 0.7, color);
      }),
      ...cap(x + w * 0.5, y + h * 0.52, s * 0.62, 'ink'),
      ...cap(x + w * 0.16, y + h * 0.3, s * 0.26, 'ink/accent/.2'),
      ...cap(x + w * 0.84, y + h * 0.22, s * 0.22, 'ink/accent/.2'),
    ];
  },
};

/** A moon with a sleepy face among clouds and stars on threads. */
export const lullaby: Scene = {
  id: 'lullaby', sky: 'extra/bg/.72', words: 'ink', soft: 'accentText',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.8, h);
    const [cx, cy] = [x + w / 2, y + h * 0.5];
    const cloud = (px: number, py: number, size: number, color: string): Layer[] => [disc(px - size * 0.3, py, size * 0.2, color), disc(px, py - size * 0.12, size * 0.28, color), disc(px + size * 0.32, py, size * 0.2, color), box(px - size * 0.5, py, size, size * 0.2, color, { radius: 0.5 })];
    const hung = [[0.12, 0.36], [0.27, 0.6], [0.73, 0.56], [0.88, 0.34]] as const;
    return [
      ...hung.flatMap(([fx, fy], i) => [stroke([x + w * fx, y - 1], [x + w * fx, y + h * fy], 0.3, 'ink/bg/.4'), starAt(x + w * fx, y + h * fy, s * 0.075, i % 2 ? 'accent' : 'accent2', 5, 0.5)]),
      stroke([cx, y - 1], [cx, cy - s * 0.3], 0.3, 'ink/bg/.4'),
      disc(cx, cy, s * 0.32, 'accent2'),
      disc(cx + s * 0.15, cy - s * 0.07, s * 0.25, 'extra/bg/.72'),
      ...cloud(cx + s * 0.16, cy + s * 0.24, s * 0.44, 'bg'),
      ...cloud(cx - s * 0.4, cy + s * 0.34, s * 0.3, 'bg'),
      drawn(x, y + h * 0.82, w, h * 0.18 + 0.2, hills([0, 40], [18, 10], [40, 46], [62, 12], [84, 44], [100, 20]), 'bg'),
    ];
  },
};

/** A cake of three tiers between balloons. */
export const cake: Scene = {
  id: 'cake', sky: 'accent2', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h * 1.05);
    const [cx, foot] = [x + w / 2, y + h * 0.92];
    const tier = (tw: number, top: number, th: number, color: string, icing: string): Layer[] => [
      box(cx - tw / 2, top, tw, th, color, { radius: 0.08 }),
      box(cx - tw / 2, top, tw, th * 0.26, icing, { radius: 0.3 }),
      ...many(6, (i) => box(cx - tw / 2 + (i * tw) / 6 + tw * 0.012, top, tw / 6 - tw * 0.024, th * (i % 2 ? 0.44 : 0.58), icing, { radius: 0.5 })),
    ];
    const balloon = (bx: number, by: number, r: number, color: string): Layer[] => [stroke([bx, by + r], [bx + r * 0.2, y + h], 0.35, 'ink'), poly([[bx, by + r * 1.1], [bx + r * 0.16, by + r * 1.36], [bx - r * 0.16, by + r * 1.36]], color), oval(bx, by, r, r * 1.18, color), oval(bx - r * 0.36, by - r * 0.44, r * 0.14, r * 0.26, 'bg', { rotate: 30, opacity: 0.6 })];
    return [
      ...balloon(x + w * 0.13, y + h * 0.36, s * 0.12, 'accent'), ...balloon(x + w * 0.27, y + h * 0.2, s * 0.1, 'bg'),
      ...balloon(x + w * 0.88, y + h * 0.3, s * 0.13, 'extra'), ...balloon(x + w * 0.74, y + h * 0.17, s * 0.09, 'accent'),
      box(x, foot, w, y + h - foot + 0.2, 'ink'),
      ...[-1, 0, 1].flatMap((k) => [box(cx + k * s * 0.075 - s * 0.012, foot - s * 0.74, s * 0.024, s * 0.13, k ? 'bg' : 'accent'), tear(cx + k * s * 0.075, foot - s * 0.78, s * 0.03, s * 0.06, 'accent')]),
      ...tier(s * 0.28, foot - s * 0.62, s * 0.18, 'accent', 'bg'),
      ...tier(s * 0.44, foot - s * 0.45, s * 0.2, 'bg', 'extra'),
      ...tier(s * 0.6, foot - s * 0.26, s * 0.24, 'extra', 'accent'),
      box(cx - s * 0.38, foot - s * 0.03, s * 0.76, s * 0.035, 'bg', { radius: 0.5 }),
    ];
  },
};

/** Sprays of leaves bow to each other over two rings. */
export const rings: Scene = {
  id: 'rings', sky: 'bg', words: 'ink', soft: 'accentText',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h);
    const [cx, cy] = [x + w / 2, y + h * 0.56];
    const spray = (side: 1 | -1): Layer[] =>
      many(9, (i) => {
        const angle = 90 + side * (16 + i * 17);
        const from = towards(cx, cy, s * 0.4, angle);
        return [
          leaf(...from, s * 0.2, s * 0.075, angle - side * 62, ['extra', 'extra/ink/.24', 'accent2'][i % 3]!),
          leaf(...from, s * 0.16, s * 0.07, angle + side * 146, ['extra/bg/.3', 'accent2/bg/.3', 'extra'][i % 3]!),
        ];
      }).flat();
    return [
      ...spray(1), ...spray(-1),
      ...many(5, (i): Layer[] => { const [fx, fy] = towards(cx, cy, s * 0.4, 60 + i * 15); return [...many(6, (k) => leaf(fx, fy, s * 0.075, s * 0.06, k * 60 + i * 20, i % 2 ? 'accent' : 'accent/bg/.5')), disc(fx, fy, s * 0.018, 'accent2')]; }).flat(),
      ring(cx - s * 0.09, cy, s * 0.15, s * 0.022, 'accent'), ring(cx + s * 0.09, cy, s * 0.15, s * 0.022, 'accent2'),
      outlined('diamond', cx - s * 0.09, cy - s * 0.18, s * 0.08, s * 0.08, 'accent/bg/.5'),
    ];
  },
};
