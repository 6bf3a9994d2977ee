import type { Layer } from '../../../build/templates/recipe.js';
import { checks } from '../social-media/drawing.js';
import { box, disc, drawn, leaf, many, outlined, oval, poly, ring, stroke, tear, towards, type Scene } from './kit.js';

/** A plate on a chequered cloth, seen from above, with what is served. */
export const plate: Scene = {
  id: 'plate', sky: 'accent', words: 'onAccent', soft: 'onAccent',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h);
    const [cx, cy, r] = [x + w / 2, y + h * 0.52, s * 0.36];
    const cell = s / 8;
    const [columns, rows] = [Math.ceil(w / cell / 2) * 2, Math.ceil(h / cell)];
    const tines = (fx: number): Layer[] => [...[-1, 0, 1].map((k) => box(fx + k * r * 0.075 - r * 0.022, cy - r * 0.86, r * 0.045, r * 0.5, 'ink', { radius: 0.5 })), drawn(fx - r * 0.1, cy - r * 0.46, r * 0.2, r * 0.3, 'M0 0H100C100 60 70 70 62 100H38C30 70 0 60 0 0Z', 'ink'), box(fx - r * 0.035, cy - r * 0.3, r * 0.07, r * 1.2, 'ink', { radius: 0.5 })];
    return [
      drawn(x, y, w, h, checks(columns, rows), 'bg', { opacity: 0.22 }),
      disc(cx, cy, r, 'bg'), ring(cx, cy, r * 0.78, r * 0.018, 'ink/bg/.7'),
      disc(cx, cy, r * 0.64, 'accent2'),
      ...many(9, (i) => leaf(...towards(cx, cy, r * 0.1, i * 40), r * 0.46, r * 0.2, i * 40, i % 2 ? 'extra' : 'extra/ink/.24')),
      ...many(5, (i) => disc(...towards(cx, cy, r * 0.4, i * 72 + 20), r * 0.11, 'accent')),
      ...many(5, (i) => disc(...towards(cx, cy, r * 0.4, i * 72 + 20), r * 0.05, 'bg')),
      disc(cx, cy, r * 0.15, 'bg'), disc(cx, cy, r * 0.09, 'accent2/accent/.4'),
      ...tines(cx - r * 1.24),
      drawn(cx + r * 1.14, cy - r * 0.88, r * 0.17, r * 0.86, 'M100 0V100H30C-30 70 0 20 100 0Z', 'ink'), box(cx + r * 1.22, cy - r * 0.1, r * 0.08, r, 'ink', { radius: 0.5 }),
    ];
  },
};

const cup = (cx: number, foot: number, size: number, color: string, mark: string, handle: 1 | -1): Layer[] => [
  { k: 'shape', outline: 'ellipse', at: [cx + handle * size * 0.44 - size * 0.16, foot - size * 0.52, size * 0.32, size * 0.34], stroke: { color, width: size * 0.075 } },
  drawn(cx - size * 0.46, foot - size * 0.62, size * 0.92, size * 0.62, 'M0 0H100C100 60 86 100 60 100H40C14 100 0 60 0 0Z', color),
  oval(cx, foot - size * 0.62, size * 0.46, size * 0.07, mark),
];

/** Cups stacked until they lean, with steam. */
export const cups: Scene = {
  id: 'cups', sky: 'accent2', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.8, h * 0.72);
    const [cx, foot] = [x + w / 2, y + h * 0.88];
    const STEAM = 'M38 100C10 76 66 62 44 34C34 20 40 8 52 0C50 14 84 26 74 48C66 68 42 76 56 100Z';
    return [
      disc(cx, foot - s * 0.5, s * 0.66, 'bg', { opacity: 0.4 }),
      box(x, foot + s * 0.06, w, y + h - foot - s * 0.06 + 0.2, 'ink'),
      oval(cx, foot + s * 0.03, s * 0.62, s * 0.06, 'bg'),
      ...cup(cx, foot, s * 0.78, 'accent', 'ink', 1),
      ...cup(cx - s * 0.03, foot - s * 0.4, s * 0.62, 'bg', 'ink/accent/.4', -1),
      ...cup(cx + s * 0.02, foot - s * 0.72, s * 0.5, 'extra', 'ink', 1),
      ...[-0.12, 0.02, 0.16].map((dx, i) => drawn(cx + s * dx - s * 0.05, foot - s * (1.3 + (i % 2) * 0.06), s * 0.1, s * 0.24, STEAM, 'ink', { opacity: 0.8 })),
    ];
  },
};

/** Loaves on shelves, scored. */
export const loaves: Scene = {
  id: 'loaves', sky: 'surface', words: 'ink', soft: 'accentText',
  draw: ({ x, y, w, h }) => {
    const rows = h > w * 1.1 ? 3 : 2;
    const shelf = h / rows;
    const count = Math.max(2, Math.round((w / shelf) * 0.8));
    const step = w / count;
    const loaf = (cx: number, foot: number, k: number): Layer[] => {
      const s = Math.min(step * 0.82, shelf * 1.1);
      const crust = ['accent', 'accent2', 'accent/ink/.2', 'extra'][k % 4]!;
      if (k % 3 === 0) return [drawn(cx - s * 0.46, foot - s * 0.5, s * 0.92, s * 0.5, 'M4 100C-4 40 20 0 50 0C80 0 104 40 96 100Z', crust), ...[-1, 0, 1].map((i) => leaf(cx + i * s * 0.22 - s * 0.1, foot - s * 0.18, s * 0.34, s * 0.1, -62, 'bg'))];
      if (k % 3 === 1) return [box(cx - s * 0.4, foot - s * 0.46, s * 0.8, s * 0.46, crust, { radius: 0.16 }), ...many(3, (i) => disc(cx + (i - 1) * s * 0.26, foot - s * 0.46, s * 0.16, crust)), ...many(3, (i) => box(cx + (i - 1) * s * 0.26 - s * 0.05, foot - s * 0.36, s * 0.1, s * 0.22, `${crust}/bg/.45`, { radius: 0.5 }))];
      return [ring(cx, foot - s * 0.3, s * 0.22, s * 0.17, crust), ...many(9, (i) => oval(...towards(cx, foot - s * 0.3, s * 0.21, i * 40), s * 0.024, s * 0.012, 'bg', { rotate: i * 40 + 90 }))];
    };
    return many(rows, (row) => {
      const foot = y + shelf * (row + 0.9);
      return [...many(count, (i) => loaf(x + step * (i + 0.5), foot, i + row * 2)).flat(), box(x, foot, w, shelf * 0.1, row % 2 ? 'ink' : 'ink/accent/.2')];
    }).flat();
  },
};

/** Fruit cut in half, in rows. */
export const fruit: Scene = {
  id: 'fruit', sky: 'accent2', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const rows = h > w * 1.2 ? 3 : h > w * 0.5 ? 2 : 1;
    const cell = h / rows;
    const columns = Math.max(1, Math.floor(w / cell));
    const step = w / columns;
    return many(rows * columns, (i): Layer[] => {
      const [cx, cy, r] = [x + (i % columns) * step + step / 2, y + Math.floor(i / columns) * cell + cell / 2, Math.min(step, cell) * 0.4];
      const kind = (i + Math.floor(i / columns)) % 3;
      if (kind === 0) return [disc(cx, cy, r, 'accent'), disc(cx, cy, r * 0.86, 'bg'), ...many(8, (k) => leaf(...towards(cx, cy, r * 0.1, k * 45), r * 0.68, r * 0.4, k * 45, 'accent'))];
      if (kind === 1) return [outlined('half', cx, cy + r * 0.1, r * 2.1, r * 1.1, 'extra', { rotate: 180 }), outlined('half', cx, cy + r * 0.02, r * 1.8, r * 0.94, 'bg', { rotate: 180 }), outlined('half', cx, cy - r * 0.04, r * 1.64, r * 0.84, 'accent', { rotate: 180 }), ...many(5, (k) => tear(cx + (k - 2) * r * 0.28, cy + (k % 2 ? 0.1 : -0.16) * r, r * 0.08, r * 0.15, 'ink'))];
      return [tear(cx, cy, r * 1.36, r * 1.9, 'extra/ink/.2'), tear(cx, cy + r * 0.04, r * 1.14, r * 1.66, 'bg'), disc(cx, cy + r * 0.34, r * 0.34, 'ink/accent/.3')];
    }).flat();
  },
};

/** Bottles and glasses along a bar. */
export const bar: Scene = {
  id: 'bar', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: ({ x, y, w, h }) => {
    const count = Math.max(3, Math.round((w / h) * 3));
    const step = w / count;
    const foot = y + h * 0.88;
    return [
      ...many(count, (i): Layer[] => {
        const cx = x + step * (i + 0.5);
        const color = ['accent', 'accent2', 'extra', 'bg'][i % 4]!;
        const s = Math.min(step * 1.7, h * 0.76);
        if (i % 3 === 1) return [poly([[cx - s * 0.3, foot - s * 0.62], [cx + s * 0.3, foot - s * 0.62], [cx, foot - s * 0.26]], color), box(cx - s * 0.02, foot - s * 0.3, s * 0.04, s * 0.28, 'bg'), outlined('half', cx, foot - s * 0.03, s * 0.3, s * 0.06, 'bg'), disc(cx + s * 0.12, foot - s * 0.6, s * 0.07, 'accent'), stroke([cx - s * 0.06, foot - s * 0.5], [cx + s * 0.26, foot - s * 0.76], s * 0.02, 'bg')];
        if (i % 3 === 2) return [poly([[cx - s * 0.24, foot - s * 0.58], [cx + s * 0.24, foot - s * 0.58], [cx + s * 0.18, foot], [cx - s * 0.18, foot]], 'bg', { opacity: 0.28 }), poly([[cx - s * 0.21, foot - s * 0.36], [cx + s * 0.21, foot - s * 0.36], [cx + s * 0.17, foot - s * 0.02], [cx - s * 0.17, foot - s * 0.02]], color), box(cx - s * 0.12, foot - s * 0.3, s * 0.13, s * 0.13, 'bg', { rotate: 18, opacity: 0.6 }), leaf(cx + s * 0.1, foot - s * 0.5, s * 0.26, s * 0.12, -60, 'extra'), disc(cx - s * 0.2, foot - s * 0.56, s * 0.1, 'accent2')];
        return [drawn(cx - s * 0.2, foot - s * 1.04, s * 0.4, s * 1.04, 'M36 0H64V26C64 38 98 40 98 56V96C98 98 94 100 88 100H12C6 100 2 98 2 96V56C2 40 36 38 36 26Z', color), box(cx - s * 0.19, foot - s * 0.36, s * 0.38, s * 0.22, color === 'bg' ? 'accent' : 'bg'), box(cx - s * 0.08, foot - s * 1.1, s * 0.16, s * 0.08, 'accent2')];
      }).flat(),
      box(x, foot, w, y + h - foot + 0.2, 'accent/ink/.3'), box(x, foot, w, h * 0.02, 'accent2'),
    ];
  },
};
