import type { Layer, Recipe } from '../../../build/templates/recipe.js';
import { hills, sketch } from '../social-media/drawing.js';
import { inked } from '../events/linework.js';

const [WIDTH, HEIGHT] = [142.86, 100];
const SHORE = 62;
const SUN_X = 103;

/** The sun's light on the water: shorter and farther apart the nearer. */
const glitter: readonly (readonly [aside: number, half: number])[] = [
  [0, 19], [2, 15], [-3, 12], [3, 9], [-1, 11], [2, 6], [-2, 4],
];
const light = ([aside, half]: (typeof glitter)[number], i: number): Layer => ({
  ...{ k: 'shape', outline: 'pill', id: `light-${i + 1}`, at: [SUN_X + aside - half, SHORE + 2.4 + i * 4.1 + i * i * 0.12, 2 * half, 1.5] },
  ...{ color: 'accent', opacity: 0.9 - i * 0.08 },
});

/** A reed, bent by the wind, with its head. */
const reed = (i: number, x: number, top: number, lean: number): Layer[] => [
  inked(`reed-${i}`, [x, top, Math.abs(lean) + 1, HEIGHT - top + 2], lean > 0 ? 'M0 100Q20 40 100 0' : 'M100 100Q80 40 0 0', 'ink', 0.55),
  { k: 'shape', outline: 'pill', id: `head-${i}`, at: [(lean > 0 ? x + lean : x) - 0.5, top - 6, 2.1, 9], color: 'ink', rotate: lean * 1.6 },
];

/** A low sun over still water and reeds; few words, and room round them. */
export const greetingLake: Recipe = {
  id: 'greeting-lake',
  category: 'greeting-card',
  size: [1500, 1050],
  layers: [
    { k: 'shape', outline: 'rectangle', id: 'sky', at: [0, 0, WIDTH, SHORE], gradient: { angle: 90, colors: ['bg', 'bg', 'accent2/bg/.55'] } },
    { k: 'shape', outline: 'ellipse', id: 'halo', at: [SUN_X - 30, SHORE - 40, 60, 60], color: 'accent2', opacity: 0.28 },
    { k: 'shape', outline: 'ellipse', id: 'glow', at: [SUN_X - 23.5, SHORE - 33.5, 47, 47], color: 'accent2', opacity: 0.5 },
    { k: 'shape', outline: 'ellipse', id: 'sun', at: [SUN_X - 17, SHORE - 27, 34, 34], color: 'accent' },
    sketch('far-hills', [0, 46, WIDTH, SHORE - 46], hills([0, 50], [16, 22], [36, 70], [52, 92], [70, 86], [86, 40], [100, 8]), 'extra/bg/.45'),
    sketch('hills', [0, 50, WIDTH, SHORE - 50], hills([0, 6], [14, 44], [30, 78], [48, 98], [78, 96], [92, 62], [100, 50]), 'extra/ink/.2'),
    { k: 'shape', outline: 'rectangle', id: 'water', at: [0, SHORE, WIDTH, HEIGHT - SHORE], gradient: { angle: 90, colors: ['extra/bg/.6', 'extra/bg/.72', 'extra/bg/.85'] } },
    { k: 'shape', outline: 'rectangle', id: 'shore', at: [0, SHORE - 0.3, WIDTH, 0.6], color: 'extra/ink/.2' },
    ...glitter.map(light),
    ...reed(1, 122, 66, 4), ...reed(2, 127, 57, 5), ...reed(3, 129, 72, -3), ...reed(4, 133, 64, 3), ...reed(5, 118, 78, -4),
    { k: 'text', t: 'title', font: 'heading', at: [10, 13, 66, 36], size: [13, 7.5], lines: 3, color: 'ink' },
    { k: 'text', t: 'body', font: 'body', at: [10, 71, 56, 11], size: [3.7, 2.7], lines: 2, leading: 1.5, color: 'ink', on: 'extra/bg/.6' },
    { k: 'text', t: 'author', font: 'sub', at: [10, 86, 56, 4], size: [3.1, 2.5], v: 'bottom', color: 'ink', on: 'extra/bg/.72' },
  ],
};
