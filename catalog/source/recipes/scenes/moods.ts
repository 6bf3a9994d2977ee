import type { Layer } from '../../../build/templates/recipe.js';
import { chance, hills } from '../social-media/drawing.js';
import { box, disc, drawn, leaf, many, outlined, oval, poly, ring, starAt, stroke, tear, towards, type Region, type Scene } from './kit.js';

/** A lotus on still water before the sun. */
export const lotus: Scene = {
  id: 'lotus', sky: 'extra/bg/.66', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h * 1.1);
    const [cx, level] = [x + w / 2, y + h * 0.78];
    return [
      ...[0.48, 0.38, 0.28].map((r, i) => disc(cx, level - s * 0.12, s * r, ['accent2/bg/.66', 'accent2/bg/.36', 'accent2'][i]!)),
      box(x, level, w, y + h - level + 0.2, 'extra/ink/.2'),
      ...many(6, (i) => box(x + chance(i + 4) * w * 0.8, level + (y + h - level) * (0.2 + i * 0.13), w * (0.1 + chance(i + 9) * 0.14), s * 0.012, 'bg', { opacity: 0.5, radius: 0.5 })),
      ...[-158, -22].map((a) => leaf(cx, level + s * 0.02, s * 0.4, s * 0.14, a, 'accent/ink/.3')),
      ...[-140, -40, -122, -58].map((a, i) => leaf(cx, level + s * 0.03, s * 0.42, s * 0.16, a, i < 2 ? 'accent' : 'accent/bg/.3')),
      leaf(cx, level + s * 0.04, s * 0.48, s * 0.2, -90, 'accent/bg/.56'),
      ...[-108, -72].map((a) => leaf(cx, level + s * 0.05, s * 0.3, s * 0.14, a, 'bg')),
      oval(cx, level + s * 0.06, s * 0.36, s * 0.05, 'extra/ink/.4'),
    ];
  },
};

/** Poles of a barber, and his scissors and comb between them. */
export const barber: Scene = {
  id: 'barber', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.8, h);
    const [cx, cy] = [x + w / 2, y + h / 2];
    const pole = (px: number): Layer[] => [
      box(px - s * 0.07, cy - s * 0.3, s * 0.14, s * 0.6, 'bg'),
      ...many(6, (i) => poly([[px - s * 0.07, cy - s * 0.22 + i * s * 0.1], [px + s * 0.07, cy - s * 0.3 + i * s * 0.1], [px + s * 0.07, cy - s * 0.25 + i * s * 0.1], [px - s * 0.07, cy - s * 0.17 + i * s * 0.1]], i % 2 ? 'extra' : 'accent')),
      box(px - s * 0.09, cy - s * 0.36, s * 0.18, s * 0.07, 'accent2'), disc(px, cy - s * 0.41, s * 0.06, 'accent2'), box(px - s * 0.09, cy + s * 0.29, s * 0.18, s * 0.07, 'accent2'), outlined('half', px, cy + s * 0.39, s * 0.12, s * 0.06, 'accent2', { rotate: 180 }),
    ];
    return [
      ...pole(cx - s * 0.42), ...pole(cx + s * 0.42),
      poly([[cx - s * 0.02, cy + s * 0.02], [cx + s * 0.18, cy - s * 0.36], [cx + s * 0.03, cy + s * 0.05]], 'bg'), poly([[cx + s * 0.02, cy + s * 0.02], [cx - s * 0.18, cy - s * 0.36], [cx - s * 0.03, cy + s * 0.05]], 'bg/ink/.16'),
      ring(cx - s * 0.1, cy + s * 0.18, s * 0.075, s * 0.035, 'accent'), ring(cx + s * 0.1, cy + s * 0.18, s * 0.075, s * 0.035, 'accent'), stroke([cx, cy + s * 0.03], [cx - s * 0.06, cy + s * 0.12], s * 0.03, 'accent'), stroke([cx, cy + s * 0.03], [cx + s * 0.06, cy + s * 0.12], s * 0.03, 'accent'), disc(cx, cy + s * 0.02, s * 0.022, 'accent2'),
      box(cx - s * 0.22, cy + s * 0.34, s * 0.44, s * 0.045, 'accent2', { radius: 0.3 }), ...many(14, (i) => box(cx - s * 0.21 + i * s * 0.031, cy + s * 0.37, s * 0.014, s * 0.07, 'accent2')),
    ];
  },
};

/** A stage between curtains, in a cone of light. */
export const curtain: Scene = {
  id: 'curtain', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: ({ x, y, w, h }) => {
    const folds = Math.max(3, Math.round((w / h) * 3));
    const fw = (w * 0.26) / folds;
    const cx = x + w / 2;
    const FOLD = 'M0 0H100C92 40 104 70 90 100H10C-4 70 8 40 0 0Z';
    const s = Math.min(w * 0.5, h);
    const MASK = 'M0 8C30 -4 70 -4 100 8C104 50 86 92 50 100C14 92 -4 50 0 8Z';
    const eye = (ex: number, ey: number, turn: number): Layer => outlined('half', ex, ey, s * 0.07, s * 0.035, 'ink', { rotate: turn });
    return [
      poly([[cx - s * 0.06, y - 1], [cx + s * 0.06, y - 1], [cx + s * 0.5, y + h * 0.86], [cx - s * 0.5, y + h * 0.86]], 'accent2', { opacity: 0.2 }),
      oval(cx, y + h * 0.86, s * 0.5, h * 0.06, 'accent2'),
      drawn(cx - s * 0.27, y + h * 0.34, s * 0.28, s * 0.34, MASK, 'bg', { rotate: -10 }), eye(cx - s * 0.2, y + h * 0.34 + s * 0.13, -10), eye(cx - s * 0.08, y + h * 0.34 + s * 0.11, -10), outlined('half', cx - s * 0.12, y + h * 0.34 + s * 0.22, s * 0.13, s * 0.06, 'ink', { rotate: 170 }),
      drawn(cx + s * 0.0, y + h * 0.42, s * 0.28, s * 0.34, MASK, 'accent', { rotate: 10 }), eye(cx + s * 0.09, y + h * 0.42 + s * 0.12, 10), eye(cx + s * 0.21, y + h * 0.42 + s * 0.14, 10), outlined('half', cx + s * 0.125, y + h * 0.42 + s * 0.24, s * 0.12, s * 0.05, 'ink', { rotate: 10 }),
      ...many(folds, (i) => [drawn(x + i * fw, y - 0.5, fw * 1.06, h * 1.01, FOLD, i % 2 ? 'accent/ink/.24' : 'accent'), drawn(x + w - (i + 1) * fw, y - 0.5, fw * 1.06, h * 1.01, FOLD, i % 2 ? 'accent/ink/.24' : 'accent')]).flat(),
      ...many(Math.round(w / (h * 0.16)), (i) => { const cw = w / Math.round(w / (h * 0.16)); return outlined('half', x + (i + 0.5) * cw, y + h * 0.05, cw, h * 0.1, i % 2 ? 'accent2' : 'accent2/ink/.2', { rotate: 180 }); }),
    ];
  },
};

/** Two glasses meet, and sparks fly. */
export const toast: Scene = {
  id: 'toast', sky: 'accent', words: 'onAccent', soft: 'onAccent',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.9, h);
    const [cx, cy] = [x + w / 2, y + h * 0.5];
    const FLUTE = 'M18 0H82L92 34C94 48 76 58 56 60V92H74V100H26V92H44V60C24 58 6 48 8 34Z';
    const WINE = 'M20 22H80L88 36C90 46 74 54 50 54C26 54 10 46 12 36Z';
    const glass = (side: 1 | -1): Layer[] => {
      const at = [cx + side * s * 0.21 - s * 0.16, cy - s * 0.3, s * 0.32, s * 0.76] as const;
      return [drawn(...at, FLUTE, 'bg', { rotate: side * -14 }), drawn(...at, WINE, 'accent2', { rotate: side * -14 })];
    };
    return [
      ...many(26, (i): Layer => { const [px, py] = towards(cx, cy - s * 0.2, s * (0.26 + ((i * 0.37) % 1) * 0.4), -172 + ((i * 0.618) % 1) * 164); return i % 3 ? disc(px, py, s * (0.008 + chance(i) * 0.012), i % 2 ? 'accent2' : 'bg') : starAt(px, py, s * 0.026, 'bg'); }),
      ...glass(1), ...glass(-1),
      ...[-120, -90, -60].map((a) => stroke(towards(cx, cy - s * 0.3, s * 0.08, a), towards(cx, cy - s * 0.3, s * 0.18, a), s * 0.018, 'bg')),
    ];
  },
};

/** Quarters, halves and discs laid on a grid, as at the Bauhaus. */
const mosaic = ({ x, y, w, h }: Region): Layer[] => {
  const rows = h > w * 1.5 ? 5 : h > w * 0.8 ? 4 : h > w * 0.4 ? 3 : 2;
  const cell = h / rows;
  const columns = Math.ceil(w / cell - 0.02);
  const words = ['accent', 'ink', 'accent2', 'extra', 'bg'];
  return many(rows * columns, (i): Layer[] => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const width = Math.min(cell, w - column * cell);
    const [cx, cy] = [x + column * cell + cell / 2, y + row * cell + cell / 2];
    const pick = Math.floor(chance(i * 3 + rows) * 5);
    const [ground, figure] = [words[pick]!, words[(pick + 1 + Math.floor(chance(i + 77) * 3)) % 5]!];
    const tile = box(cx - cell / 2, cy - cell / 2, width + 0.1, cell + 0.1, ground);
    if (width < cell * 0.98) return [tile];
    const kind = Math.floor(chance(i + 200) * 5);
    const rotate = Math.floor(chance(i + 300) * 4) * 90;
    if (kind === 0) return [tile, outlined('quarter', cx, cy, cell, cell, figure, { rotate })];
    if (kind === 1) return [tile, disc(cx, cy, cell * 0.36, figure), disc(cx, cy, cell * 0.16, ground)];
    if (kind === 2) return [tile, ...many(4, (k) => box(cx - cell / 2 + (k + 0.5) * cell * 0.222, cy - cell / 2, cell * 0.11, cell, figure))];
    if (kind === 3) return [tile, outlined('corner', cx, cy, cell, cell, figure, { rotate })];
    return [tile, outlined('leaf', cx, cy, cell, cell, figure, { rotate: rotate % 180 })];
  }).flat();
};

export const tiles: Scene = { id: 'tiles', sky: 'bg', words: 'ink', soft: 'accentText', draw: mosaic };

/** Pennants on lines over balloons let go. */
export const pennants: Scene = {
  id: 'pennants', sky: 'accent2', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h);
    const line = (top: number, sag: number, count: number, turn: number): Layer[] => {
      const at = (t: number): [number, number] => [x + w * t, y + top + sag * 4 * t * (1 - t)];
      return many(count, (i): Layer[] => {
        const [[x1, y1], [x2, y2]] = [at(i / count), at((i + 0.86) / count)];
        return [stroke(at(i / count), at((i + 1) / count), 0.4, 'ink'), poly([[x1, y1], [x2, y2], [(x1 + x2) / 2, (y1 + y2) / 2 + (w / count) * 0.96]], ['accent', 'bg', 'ink', 'extra'][(i + turn) % 4]!)];
      }).flat();
    };
    const count = Math.max(5, Math.round((w / h) * 7));
    return [
      ...many(24, (i): Layer => { const [px, py, side] = [x + ((i * 0.618) % 1) * w, y + h * (0.4 + ((i * 0.37) % 1) * 0.56), s * (0.012 + chance(i) * 0.014)]; return i % 2 ? disc(px, py, side, ['accent', 'bg', 'ink', 'extra'][i % 4]!) : box(px, py, side * 2.2, side * 0.9, ['accent', 'bg', 'ink', 'extra'][(i / 2) % 4]!, { rotate: i * 41 }); }),
      ...line(h * 0.02, h * 0.14, count, 0), ...line(h * 0.22, h * 0.2, count, 2),
    ];
  },
};

/** A shelf of books, some leaning. */
export const shelf: Scene = {
  id: 'shelf', sky: 'surface', words: 'ink', soft: 'accentText',
  draw: ({ x, y, w, h }) => {
    const rows = h > w ? 3 : h > w * 0.5 ? 2 : 1;
    const tall = h / rows;
    return many(rows, (row): Layer[] => {
      const foot = y + tall * (row + 1) - tall * 0.06;
      const books: Layer[] = [];
      let at = x + tall * 0.06;
      for (let i = 0; at < x + w - tall * 0.2; i++) {
        const seed = i + row * 31;
        const [bw, bh] = [tall * (0.09 + chance(seed + 5) * 0.09), tall * (0.6 + chance(seed + 90) * 0.26)];
        const color = ['accent', 'ink', 'accent2', 'extra', 'accent/ink/.3'][Math.floor(chance(seed + 40) * 5)]!;
        const band = color === 'ink' ? 'accent2' : 'bg';
        if (seed % 9 === 7) { books.push(box(at + tall * 0.12, foot - bh * 0.98, bw, bh * 0.98, color, { rotate: 14 })); at += bw + tall * 0.26; continue; }
        if (seed % 11 === 5) { books.push(box(at + tall * 0.07, foot - tall * 0.2, tall * 0.16, tall * 0.2, 'accent'), ...[-130, -90, -50].map((a) => leaf(at + tall * 0.15, foot - tall * 0.2, tall * 0.34, tall * 0.11, a, 'extra/ink/.3'))); at += tall * 0.32; continue; }
        books.push(box(at, foot - bh, bw, bh, color), box(at, foot - bh * 0.84, bw, tall * 0.025, band), ...(bw > tall * 0.13 ? [disc(at + bw / 2, foot - bh * 0.3, bw * 0.24, band)] : [box(at, foot - bh * 0.2, bw, tall * 0.025, band)]));
        at += bw + tall * 0.008;
      }
      return [...books, box(x, foot, w, tall * 0.06, 'ink')];
    }).flat();
  },
};

/** Bands of color rise from the foot as a sun over hills. */
export const sunrise: Scene = {
  id: 'sunrise', sky: 'bg', words: 'ink', soft: 'accentText',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.9, h * 1.2);
    const [cx, cy] = [x + w / 2, y + h * 0.86];
    return [
      ...['accent2/bg/.5', 'accent2', 'accent', 'ink/accent/.4'].map((color, i) => disc(cx, cy, s * (0.62 - i * 0.14), color)),
      drawn(x, y + h * 0.62, w, h * 0.38 + 0.2, hills([0, 20], [28, 60], [60, 46], [100, 4]), 'extra/ink/.2'),
      drawn(x, y + h * 0.74, w, h * 0.26 + 0.2, hills([0, 60], [40, 10], [70, 40], [100, 30]), 'extra'),
      drawn(x, y + h * 0.86, w, h * 0.14 + 0.2, hills([0, 10], [30, 50], [70, 20], [100, 60]), 'ink'),
      ...many(3, (i) => drawn(cx + s * (i * 0.1 - 0.36), cy - s * (0.5 + (i % 2) * 0.06), s * 0.07, s * 0.028, 'M0 30C20 -10 40 0 50 60C60 0 80 -10 100 30C80 20 64 40 50 100C36 40 20 20 0 30Z', 'ink')),
    ];
  },
};

/** A tooth that shines, with a brush. */
export const tooth: Scene = {
  id: 'tooth', sky: 'extra/bg/.5', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h);
    const [cx, cy] = [x + w / 2, y + h * 0.5];
    return [
      disc(cx, cy, s * 0.42, 'accent2'), disc(cx, cy, s * 0.42, 'bg', { opacity: 0.35 }),
      drawn(cx - s * 0.25, cy - s * 0.28, s * 0.5, s * 0.58, 'M50 10C62 0 100 -6 100 34C100 56 88 62 84 84C82 96 70 106 64 90C60 78 58 62 50 62C42 62 40 78 36 90C30 106 18 96 16 84C12 62 0 56 0 34C0 -6 38 0 50 10Z', 'bg'),
      drawn(cx - s * 0.18, cy - s * 0.2, s * 0.1, s * 0.16, 'M100 0C30 10 0 40 10 100C30 50 50 30 100 0Z', 'extra/bg/.4'),
      outlined('half', cx, cy + s * 0.02, s * 0.16, s * 0.07, 'accent', { rotate: 180 }), disc(cx - s * 0.1, cy - s * 0.06, s * 0.022, 'ink'), disc(cx + s * 0.1, cy - s * 0.06, s * 0.022, 'ink'),
      starAt(cx + s * 0.3, cy - s * 0.26, s * 0.08, 'accent'), starAt(cx - s * 0.34, cy + s * 0.2, s * 0.05, 'bg'), tear(cx + s * 0.34, cy + s * 0.22, s * 0.07, s * 0.11, 'accent'),
    ];
  },
};
