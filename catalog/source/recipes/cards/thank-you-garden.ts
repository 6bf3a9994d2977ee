import type { Layer, Recipe } from '../../../build/templates/recipe.js';
import { pen, sketch, type Point } from '../social-media/drawing.js';
import { botanist } from '../events/linework.js';

const SIDE = 25;
const HAIR = 0.15;
const { box, circle } = pen(100, 100);
const { leaf, petals } = botanist(100, 100);
const MIDDLE: Point = [50, 50];
const turn = (degrees: number): number => (degrees * Math.PI) / 180;

/** Flowers in a square of 100: what is drawn in the first color, and what in the second over it. */
const flowers = {
  daisy: [petals(MIDDLE, 43, 10, 22, 0, 8), circle(50, 50, 12)],
  tulip: [
    `M24 14Q37 18 37 34Q40 12 50 8Q60 12 63 34Q63 18 76 14C82 44 70 58 50 58C30 58 18 44 24 14Z`,
    box(48, 58, 4, 34) + leaf([50, 92], turn(-142), 40, 20) + leaf([50, 92], turn(-38), 40, 20),
  ],
  clover: [circle(31, 31, 21) + circle(69, 31, 21) + circle(31, 69, 21) + circle(69, 69, 21), circle(50, 50, 14)],
  star: [petals(MIDDLE, 46, 8, 27, turn(22.5), 0), petals(MIDDLE, 24, 8, 13, 0, 0)],
  fern: [
    [18, 36, 54, 72].map((y) => leaf([50, y + 14], turn(-150), 38, 18) + leaf([50, y + 14], turn(-30), 38, 18)).join(''),
    box(48.4, 10, 3.2, 82),
  ],
  seed: [
    Array.from({ length: 12 }, (_, i) => circle(50 + 36 * Math.cos(turn(i * 30)), 50 + 36 * Math.sin(turn(i * 30)), 7)).join(''),
    circle(50, 50, 20),
  ],
} as const;
type Flower = keyof typeof flowers;

const bed: readonly (readonly [flower: Flower, ground: string, first: string, second: string])[] = [
  ['daisy', 'accent', 'bg', 'accent2'],
  ['fern', 'extra', 'ink', 'bg'],
  ['star', 'bg', 'accent', 'accent2'],
  ['tulip', 'ink', 'accent2', 'extra'],
  ['clover', 'accent2', 'accent', 'ink'],
  ['seed', 'accent', 'ink', 'accent2'],
  ['star', 'extra', 'bg', 'accent'],
  ['tulip', 'bg/accent2/.35', 'accent', 'ink'],
  ['daisy', 'ink', 'accent2', 'accent'],
  ['seed', 'accent2', 'bg', 'accent'],
  ['fern', 'accent', 'accent2', 'bg'],
  ['clover', 'extra', 'bg', 'accent'],
];

const tile = ([flower, ground, first, second]: (typeof bed)[number], i: number): Layer[] => {
  const [x, y] = [(i % 3) * SIDE, Math.floor(i / 3) * SIDE];
  const [under, over] = flowers[flower];
  return [
    { k: 'shape', outline: 'rectangle', id: `tile-${i + 1}`, at: [x, y, SIDE + HAIR, SIDE + HAIR], color: ground },
    sketch(`${flower}-${i + 1}`, [x, y, SIDE, SIDE], under, first),
    sketch(`${flower}-${i + 1}-heart`, [x, y, SIDE, SIDE], over, second),
  ];
};

/** A wall of flowers laid in tiles, and thanks beside it. */
export const thankYouGarden: Recipe = {
  id: 'thank-you-garden',
  category: 'thank-you-card',
  size: [1500, 1050],
  layers: [
    ...bed.flatMap(tile),
    { k: 'text', t: 'tag', font: 'sub', at: [84, 12, 50, 3.4], size: [3, 2.3], caps: true, tracking: 0.16, color: 'accentText' },
    { k: 'line', at: [84, 18.4, 7, 0.9], thickness: 0.5, color: 'accent' },
    { k: 'text', t: 'title', font: 'heading', at: [84, 28, 50, 36], size: [18, 10], lines: 2, color: 'ink' },
    { k: 'text', t: 'body', font: 'body', below: 'title', gap: 7, at: [84, 0, 48, 14], size: [3.5, 2.6], lines: 4, leading: 1.5, color: 'muted' },
    { k: 'text', t: 'author', font: 'sub', at: [84, 86, 50, 4], size: [3.2, 2.5], v: 'bottom', color: 'ink' },
  ],
};
