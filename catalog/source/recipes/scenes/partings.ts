import type { Layer } from '../../../build/templates/recipe.js';
import { hills } from '../social-media/drawing.js';
import { box, disc, drawn, leaf, many, outlined, poly, ring, starAt, stroke, towards, traced, type Scene } from './kit.js';

/** A calla lily: its throat, the spike in it, and the trumpet below. */
const calla = (x: number, y: number, size: number, lean: number): Layer[] => {
  // it leans about its middle, and its foot stays on the stem
  const turn = (lean * Math.PI) / 180;
  const at = [x + Math.sin(turn) * size * 0.3 - size * 0.25, y - Math.cos(turn) * size * 0.28 - size * 0.3, size * 0.5, size * 0.6] as const;
  return [
    drawn(...at, 'M6 36C2 6 46 -4 100 2C90 20 92 44 76 60C56 76 12 68 6 36Z', 'bg', { rotate: lean }),
    drawn(...at, 'M40 62C32 52 36 22 46 18C58 16 62 44 56 64Z', '#e9b545', { rotate: lean }),
    drawn(...at, 'M6 36C14 62 46 72 76 60C66 76 58 86 54 100H46C34 80 8 64 6 36Z', 'bg/extra/.26', { rotate: lean }),
  ];
};

/** White lilies and long leaves before a pale disc. */
export const lilies: Scene = {
  id: 'lilies', sky: 'extra/bg/.58', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.92, h);
    const [cx, foot] = [x + w / 2, y + h * 1.02];
    const stems = [[-0.28, 0.46, -28], [0.28, 0.5, 28], [-0.18, 0.68, -14], [0.19, 0.7, 16], [0, 0.54, 2]] as const;
    return [
      disc(cx, foot - s * 0.46, s * 0.46, 'extra/bg/.3'),
      ...[-158, -140, -118, -62, -40, -22].map((angle, i) => leaf(cx + (i < 3 ? -1 : 1) * s * 0.04, foot - s * 0.04, s * (i % 3 === 2 ? 0.72 : 0.6), s * 0.12, angle, i % 2 ? 'extra/ink/.52' : 'extra/ink/.34')),
      ...stems.map(([dx, dy]) => stroke([cx + dx * s * 0.1, foot], [cx + dx * s, foot - dy * s], s * 0.018, 'extra/ink/.6')),
      ...[-126, -54].map((angle) => leaf(cx, foot, s * 0.46, s * 0.13, angle, 'extra/ink/.2')),
      ...stems.flatMap(([dx, dy, lean]) => calla(cx + dx * s, foot - dy * s + s * 0.02, s * 0.44, lean)),
    ];
  },
};

/** A dove carries an olive branch over quiet hills. */
export const dove: Scene = {
  id: 'dove', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.84, h * 0.9);
    const [cx, cy] = [x + w / 2, y + h * 0.46];
    const [left, top] = [cx - s * 0.4, cy - s * 0.42];
    const part = (d: string, color: string): Layer => drawn(left, top, s * 0.8, s * 0.8, d, color);
    const [bx, by] = [left + s * 0.79, top + s * 0.43];
    return [
      ...[0.5, 0.4, 0.3].map((r, i) => disc(cx, cy, s * r, `accent2/ink/${['.82', '.62', '.36'][i]}`)),
      part('M50 54C42 36 46 14 62 0C63 9 66 12 69 17C74 27 76 40 69 53Z', 'bg/ink/.22'),
      part('M2 60C14 57 26 60 36 53C50 44 66 42 77 48C83 43 92 44 95 51L100 54L94 57C91 67 80 77 62 77C48 79 36 75 28 70L3 76L15 67L0 66Z', 'bg'),
      part('M66 58C44 54 24 38 15 8C22 12 27 13 31 18C36 17 40 20 44 25C50 25 54 29 57 34C64 38 70 46 72 56Z', 'bg/ink/.08'),
      disc(left + s * 0.71, top + s * 0.395, s * 0.012, 'ink'),
      stroke([bx - s * 0.02, by], [bx + s * 0.09, by + s * 0.17], s * 0.012, 'extra'),
      ...many(5, (i) => leaf(bx + s * (0.002 + i * 0.02), by + s * (0.035 + i * 0.032), s * 0.1, s * 0.042, i % 2 ? -14 : 130, i % 2 ? 'extra' : 'extra/bg/.3')),
      drawn(x, y + h * 0.78, w, h * 0.22 + 0.2, hills([0, 40], [30, 4], [66, 50], [100, 14]), 'extra/ink/.5'),
      drawn(x, y + h * 0.87, w, h * 0.13 + 0.2, hills([0, 20], [40, 60], [100, 10]), 'extra/ink/.25'),
    ];
  },
};

/** A gold watch on its chain, at five o'clock. */
export const goldWatch: Scene = {
  id: 'gold-watch', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.92, h);
    const [cx, cy] = [x + w / 2, y + h * 0.54];
    const r = s * 0.32;
    const hand = (length: number, angle: number, width: number): Layer => stroke([cx, cy], towards(cx, cy, r * length, angle), r * width, 'ink');
    const steps = Math.ceil((w * 0.62) / (s * 0.052));
    return [
      disc(cx, cy, s * 0.47, 'ink/accent/.28'),
      ...many(steps, (i) => { const t = i / steps; return ring(cx + s * 0.02 + t * w * 0.6, cy - r * 1.36 - Math.sin(t * Math.PI * 0.9) * s * 0.1 + t * s * 0.02, s * 0.03, s * 0.012, i % 2 ? 'accent2' : 'accent2/bg/.4'); }),
      ring(cx, cy - r * 1.3, r * 0.16, r * 0.07, 'accent2/ink/.14'), box(cx - r * 0.12, cy - r * 1.22, r * 0.24, r * 0.24, 'accent2', { radius: 0.2 }),
      disc(cx, cy, r * 1.06, 'accent2/ink/.22'), disc(cx - r * 0.02, cy - r * 0.03, r * 1.02, 'accent2'), disc(cx, cy, r * 0.86, 'bg'), ring(cx, cy, r * 0.7, r * 0.012, 'ink/bg/.5'),
      ...many(12, (i) => stroke(towards(cx, cy, r * (i % 3 ? 0.72 : 0.64), i * 30), towards(cx, cy, r * 0.79, i * 30), r * (i % 3 ? 0.03 : 0.055), i % 3 ? 'ink/bg/.3' : 'accent')),
      hand(0.46, 60, 0.07), hand(0.66, -90, 0.05), disc(cx, cy, r * 0.07, 'accent'),
      ...([[-0.42, -0.3, 0.05], [-0.36, 0.34, 0.07], [0.42, 0.3, 0.05], [0.36, -0.16, 0.035]] as const).map(([dx, dy, size]) => starAt(cx + dx * s, cy + dy * s, s * size, 'accent2')),
    ];
  },
};

/** A packed suitcase with stickers, and a paper plane that has just left. */
export const suitcase: Scene = {
  id: 'suitcase', sky: 'accent2', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.9, h);
    const [cx, foot] = [x + w / 2, y + h * 0.88];
    const [bw, bh] = [s * 0.66, s * 0.46];
    const [left, top] = [cx - bw / 2 - s * 0.04, foot - bh - s * 0.03];
    const [px, py] = [cx + s * 0.32, top - s * 0.2];
    return [
      disc(cx + s * 0.02, foot - s * 0.34, s * 0.42, 'accent2/bg/.4'),
      traced([left + bw * 0.62, py + s * 0.02, px - left - bw * 0.62, top - py + s * 0.06], 'M0 100C-10 40 60 90 52 40C46 6 10 30 30 52C50 70 80 40 100 6', 'ink', s * 0.01),
      poly([[px + s * 0.16, py - s * 0.12], [px - s * 0.12, py - s * 0.01], [px - s * 0.02, py + s * 0.04]], 'bg'), poly([[px + s * 0.16, py - s * 0.12], [px - s * 0.02, py + s * 0.04], [px + s * 0.01, py + s * 0.13]], 'bg/ink/.2'), poly([[px + s * 0.16, py - s * 0.12], [px + s * 0.01, py + s * 0.045], [px + s * 0.1, py + s * 0.09]], 'bg'),
      box(x, foot, w, y + h - foot + 0.2, 'ink'),
      box(left + bw * 0.34, top - s * 0.08, bw * 0.32, s * 0.14, 'ink', { radius: 0.3 }), box(left + bw * 0.4, top - s * 0.045, bw * 0.2, s * 0.1, 'accent2/bg/.4', { radius: 0.2 }),
      ...[0.12, 0.78].map((f) => box(left + bw * f, foot - s * 0.05, bw * 0.1, s * 0.05, 'ink/bg/.2', { radius: 0.3 })),
      box(left, top, bw, bh, 'accent', { radius: 0.12 }),
      ...[0.15, 0.79].map((f) => box(left + bw * f, top, bw * 0.06, bh, 'accent/ink/.3')), ...[0.15, 0.79].map((f) => box(left + bw * f - bw * 0.012, top + bh * 0.3, bw * 0.084, bh * 0.1, 'accent2', { radius: 0.2 })),
      disc(left + bw * 0.36, top + bh * 0.34, s * 0.07, 'bg', { rotate: -8 }), starAt(left + bw * 0.36, top + bh * 0.34, s * 0.05, 'accent', 5, 0.42),
      box(left + bw * 0.48, top + bh * 0.18, s * 0.18, s * 0.11, 'extra', { rotate: 8, radius: 0.1 }), outlined('half', left + bw * 0.48 + s * 0.09, top + bh * 0.18 + s * 0.062, s * 0.1, s * 0.05, 'bg', { rotate: 8 }),
      outlined('heart', left + bw * 0.62, top + bh * 0.7, s * 0.13, s * 0.115, 'bg', { rotate: 10 }), box(left + bw * 0.26, top + bh * 0.62, s * 0.16, s * 0.09, 'ink', { rotate: -9, radius: 0.1 }), box(left + bw * 0.26 + s * 0.02, top + bh * 0.62 + s * 0.038, s * 0.12, s * 0.016, 'accent2', { rotate: -9 }),
    ];
  },
};
