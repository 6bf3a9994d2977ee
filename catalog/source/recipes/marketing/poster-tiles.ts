import type { Layer, Recipe } from '../../../build/templates/recipe.js';

const SIDE = 25;
/** Neighbors overlap by a hair, so that no ground shows through where edges are blended. */
const HAIR = 0.15;

type Corner = readonly [x: number, y: number];

const ground = (x: number, y: number, color: string, side = SIDE): Layer => ({
  k: 'shape',
  outline: 'rectangle',
  at: [x, y, side + HAIR, side + HAIR],
  color,
});

/** A square with a quarter of a disc in it. */
const quarter = ([x, y]: Corner, color: string, on: string, rotate: number): Layer[] => [
  ground(x, y, on),
  { k: 'shape', outline: 'quarter', at: [x, y, SIDE + HAIR, SIDE + HAIR], color, rotate },
];

const stripes = ([x, y]: Corner, color: string, on: string, count: number): Layer[] => [
  ground(x, y, on),
  ...Array.from({ length: count }, (_, i): Layer => {
    const step = SIDE / count;
    return { k: 'shape', outline: 'rectangle', at: [x, y + step * (i + 0.25), SIDE, step / 2], color };
  }),
];

const disc = (x: number, y: number, side: number, color: string): Layer => ({
  k: 'shape',
  outline: 'ellipse',
  at: [x, y, side, side],
  color,
});

/** A wall of quarter discs round one motif, and a title as loud as the page is wide. */
export const posterTiles: Recipe = {
  id: 'poster-tiles',
  category: 'poster',
  size: [797, 1123],
  layers: [
    ...quarter([0, 0], 'bg', 'accent', 0),
    ...stripes([25, 0], 'ink', 'bg', 4),
    ...quarter([50, 0], 'ink', 'accent2', 90),
    ...quarter([75, 0], 'bg', 'extra', 180),
    ...quarter([0, 25], 'accent', 'accent2', 270),
    ground(25, 25, 'extra', 50),
    { k: 'art', art: 'motif', at: [28, 28, 44, 44], colors: ['ink', 'ink/bg/.3', 'accent', 'bg'] },
    ...quarter([75, 25], 'accent', 'bg', 0),
    ground(0, 50, 'ink'),
    disc(3.5, 53.5, 18, 'bg'),
    disc(8.5, 58.5, 8, 'accent'),
    ...quarter([75, 50], 'accent2', 'ink', 180),
    { k: 'text', t: 'title', font: 'heading', at: [6, 81.5, 88, 34], size: [27, 14], lines: 2, v: 'middle', caps: true, color: 'ink' },
    { k: 'line', at: [6, 122, 88, 0.9], thickness: 0.45, color: 'ink' },
    { k: 'text', t: 'date', font: 'sub', at: [6, 126, 30, 8], size: [2.75, 2.4], weight: 700, lines: 2, leading: 1.3, color: 'accentText' },
    { k: 'text', t: 'place', font: 'sub', at: [38, 126, 26, 8], size: [2.75, 2.4], lines: 2, leading: 1.3, color: 'ink' },
    { k: 'text', t: 'price', font: 'sub', at: [62, 126, 32, 8], size: [2.75, 2.4], lines: 2, leading: 1.3, align: 'right', color: 'ink' },
  ],
};
