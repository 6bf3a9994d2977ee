import type { Layer, Recipe } from '../../../build/templates/recipe.js';

const SIDE = 25;
/** Neighbors overlap by a hair, so that no ground shows through where edges are blended. */
const HAIR = 0.15;

type Tile = readonly [ground: string, color: string, kind: 'quarter' | 'disc' | 'half' | 'leaf', rotate?: number];

const TILES: readonly Tile[] = [
  ['accent', 'bg', 'quarter', 90], ['ink', 'accent2', 'disc'],
  ['extra', 'ink', 'half'], ['accent2', 'accent', 'quarter', 0],
  ['ink', 'accent', 'leaf'], ['accent', 'ink', 'quarter', 180],
  ['accent2', 'bg', 'disc'], ['extra', 'accent', 'quarter', 270],
];

const tile = ([ground, color, kind, rotate = 0]: Tile, i: number): Layer[] => {
  const [x, y] = [(i % 2) * SIDE, Math.floor(i / 2) * SIDE];
  const square: Layer = { k: 'shape', outline: 'rectangle', id: `tile-${i + 1}`, at: [x, y, SIDE + HAIR, SIDE + HAIR], color: ground };
  const id = `tile-art-${i + 1}`;
  if (kind === 'disc') return [square, { k: 'shape', outline: 'ellipse', id, at: [x + 4, y + 4, 17, 17], color }];
  if (kind === 'half') return [square, { k: 'shape', outline: 'half', id, at: [x, y + SIDE / 2, SIDE, SIDE / 2 + HAIR], color }];
  return [square, { k: 'shape', outline: kind, id, at: [x, y, SIDE + HAIR, SIDE + HAIR], color, rotate }];
};

/** A certificate that could be a poster: a wall of tiles down the left, the name as large as it will go. */
export const certificateTiles: Recipe = {
  id: 'certificate-tiles',
  category: 'certificate',
  size: [1123, 794],
  layers: [
    ...TILES.flatMap(tile),
    { k: 'text', t: 'tag', font: 'sub', at: [60, 10.5, 73, 2.6], size: [2.5, 2.1], caps: true, tracking: 0.16, color: 'accentText' },
    { k: 'line', at: [60, 16, 8, 0.9], thickness: 0.6, color: 'accent' },
    { k: 'text', t: 'title', font: 'body', at: [60, 27, 73, 3.2], size: [3.4, 2.6], color: 'muted' },
    { k: 'text', t: 'name', font: 'heading', at: [60, 35, 73, 24], size: [13.5, 7], lines: 2, color: 'ink' },
    { k: 'text', t: 'body', font: 'body', below: 'name', gap: 6, at: [60, 0, 68, 12], size: [2.9, 2.4], lines: 3, leading: 1.5, color: 'ink' },
    { k: 'line', at: [60, 82.4, 33, 0.5], thickness: 0.2, color: 'ink' },
    { k: 'line', at: [100, 82.4, 33, 0.5], thickness: 0.2, color: 'ink' },
    { k: 'text', t: 'author', font: 'sub', at: [60, 85.6, 33, 2.4], size: [2.3, 2], color: 'ink' },
    { k: 'text', t: 'role', font: 'body', at: [60, 89.4, 33, 2.4], size: [2.2, 1.95], color: 'muted' },
    { k: 'text', t: 'date', font: 'sub', at: [100, 85.6, 33, 2.4], size: [2.3, 2], color: 'ink' },
    { k: 'text', t: 'place', font: 'body', at: [100, 89.4, 33, 2.4], size: [2.2, 1.95], color: 'muted' },
  ],
};
