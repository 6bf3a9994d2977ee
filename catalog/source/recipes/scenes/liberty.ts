import type { Layer } from '../../../build/templates/recipe.js';
import { chance } from '../social-media/drawing.js';
import { box, disc, many, outlined, poly, starAt, stroke, towards, type Scene } from './kit.js';

/** The red of the Fourth, which no palette may change. */
const RED = '#c8303f';

/** A rosette of bunting that hangs from a rail: rings of stripes in the half of a disc, stars in the middle. */
const bunting = (cx: number, top: number, r: number): Layer[] => [
  ...[[1, RED], [0.84, 'bg'], [0.68, RED], [0.52, 'bg'], [0.4, 'ink/bg/.12']].map(([f, color]) => outlined('half', cx, top + (r * (f as number)) / 2, r * (f as number) * 2, r * (f as number), color as string, { rotate: 180 })),
  ...many(3, (i) => starAt(...towards(cx, top, r * 0.23, 30 + i * 60), r * 0.075, 'bg', 5, 0.42)),
];

/** A firework of strokes and sparks. */
const burst = (cx: number, cy: number, r: number, count: number, color: string, spark: string): Layer[] => [
  ...many(count, (i) => stroke(towards(cx, cy, r * 0.22, (i * 360) / count), towards(cx, cy, i % 2 ? r * 0.72 : r, (i * 360) / count), r * 0.05, color)),
  ...many(count, (i) => disc(...towards(cx, cy, r * (i % 2 ? 0.88 : 1.14), (i * 360) / count), r * 0.045, i % 2 ? spark : color)),
];

/** Fireworks over a porch rail with bunting. */
export const liberty: Scene = {
  id: 'liberty', sky: 'ink', words: 'bg', soft: 'bg',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h);
    const count = Math.max(2, Math.round(w / (s * 0.42)));
    const step = w / count;
    const rail = y + h * 0.68;
    return [
      ...many(Math.round((w / h) * 14), (i) => starAt(x + chance(i + 4) * w, y + chance(i + 60) * h * 0.62, s * (0.008 + chance(i) * 0.012), 'bg')),
      ...burst(x + w * 0.5, y + h * 0.32, s * 0.27, 22, RED, 'bg'), ...burst(x + w * 0.2, y + h * 0.42, s * 0.17, 16, 'bg', 'accent2'), ...burst(x + w * 0.82, y + h * 0.36, s * 0.19, 18, 'accent2', 'bg'),
      box(x, rail - h * 0.025, w, h * 0.04, 'bg'), box(x, y + h * 0.95, w, h * 0.05 + 0.2, 'bg'), ...many(count * 5, (i) => box(x + (i + 0.5) * (w / (count * 5)) - s * 0.009, rail, s * 0.018, h * 0.27, 'bg/ink/.2')),
      ...many(count, (i) => bunting(x + step * (i + 0.5), rail + h * 0.012, step * 0.46)).flat(),
      ...many(count + 1, (i) => starAt(Math.min(x + w - s * 0.05, Math.max(x + s * 0.05, x + step * i)), rail + h * 0.03, s * 0.045, 'accent2', 5, 0.42)),
    ];
  },
};

/** Stripes that wave from the edge, a field of stars, and a burst where they meet. */
export const stripes: Scene = {
  id: 'stripes', sky: 'bg', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h);
    const band = h / 9;
    const wave = (f: number): number => Math.sin(f * Math.PI * 2) * band * 0.42;
    const [cw, ch] = [Math.min(w * 0.5, s * 0.62), band * 5];
    const edge = (left: number, right: number, at: number): [number, number][] => many(13, (k) => { const px = left + ((right - left) * k) / 12; return [px, at + wave((px - x) / w)]; });
    const bottom = (from: [number, number][]): [number, number][] => from.map(([px, py]) => [px, Math.min(y + h + 0.2, py)]);
    const [rows, columns] = [4, Math.max(3, Math.round(cw / (ch / 4)))];
    return [
      ...many(10, (i) => poly(bottom([...edge(x, x + w, y + band * (i - 0.5)), ...edge(x, x + w, y + band * (i + 0.5)).reverse()]).map(([px, py]): [number, number] => [px, Math.max(y, py)]), i % 2 ? 'bg' : RED)),
      poly([...edge(x, x + cw, y - band * 0.5).map(([px, py]): [number, number] => [px, Math.max(y, py)]), ...edge(x, x + cw, y + ch - band * 0.5).reverse()], 'ink'),
      ...many(rows * columns, (i) => { const px = x + (cw * ((i % columns) + 0.5 + (Math.floor(i / columns) % 2 ? 0.12 : -0.12))) / columns; return starAt(px, y + ch * ((Math.floor(i / columns) + 0.72) / (rows + 0.6)) - band * 0.1 + wave((px - x) / w) * 0.8, s * 0.034, 'bg', 5, 0.42); }),
    ];
  },
};
