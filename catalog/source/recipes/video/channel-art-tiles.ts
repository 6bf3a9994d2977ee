import type { Layer, Recipe } from '../../../build/templates/recipe.js';
import { chance, pen, sketch } from '../social-media/drawing.js';

const [COLUMNS, ROWS] = [16, 9];
const [WIDTH, HEIGHT] = [177.78, 100];
const { to, arc, circle, box, polygon } = pen(COLUMNS, ROWS);

/** The tiles that television and telephones never cut off are left to the words. */
const isPanel = (x: number, y: number): boolean => x >= 3 && x < 13 && y >= 3 && y < 6;

type Tile = (x: number, y: number) => string;

/** A quarter of a disc from each corner of the tile, halves, a disc, stripes, a leaf. */
const tiles: readonly Tile[] = [
  (x, y) => `M${to(x, y)}L${to(x + 1, y)}${arc(1, x, y + 1)}Z`,
  (x, y) => `M${to(x + 1, y)}L${to(x + 1, y + 1)}${arc(1, x, y)}Z`,
  (x, y) => `M${to(x + 1, y + 1)}L${to(x, y + 1)}${arc(1, x + 1, y)}Z`,
  (x, y) => `M${to(x, y + 1)}L${to(x, y)}${arc(1, x + 1, y + 1)}Z`,
  (x, y) => circle(x + 0.5, y + 0.5, 0.36),
  (x, y) => [0.125, 0.375, 0.625, 0.875].map((at) => box(x, y + at - 0.0625, 1, 0.125)).join(''),
  (x, y) => `M${to(x, y + 1)}${arc(0.5, x + 1, y + 1)}Z` + `M${to(x, y + 0.5)}${arc(0.5, x + 1, y + 0.5)}Z`,
  (x, y) => `M${to(x, y)}${arc(1, x + 1, y + 1)}${arc(1, x, y)}Z`,
  (x, y) => polygon([[x, y], [x + 1, y], [x, y + 1]]),
];

const GROUNDS = ['accent', 'accent2', 'extra', 'ink', 'surface'];
const FIGURES = ['bg', 'ink', 'accent', 'accent2', 'extra'];

interface Cell {
  readonly x: number;
  readonly y: number;
  readonly ground: string;
  readonly figure: string;
  readonly tile: Tile;
}

const cells: readonly Cell[] = Array.from({ length: COLUMNS * ROWS }, (_, i): Cell => {
  const [x, y] = [i % COLUMNS, Math.floor(i / COLUMNS)];
  const ground = GROUNDS[Math.floor(chance(x * 131 + y * 977 + 3) * GROUNDS.length)]!;
  const others = FIGURES.filter((color) => color !== ground && !(ground === 'surface' && color === 'bg'));
  const figure = others[Math.floor(chance(x * 131 + y * 977 + 400007) * others.length)]!;
  return { x, y, ground, figure, tile: tiles[Math.floor(chance(x * 131 + y * 977 + 900001) * tiles.length)]! };
}).filter(({ x, y }) => !isPanel(x, y));

/** All that has one color is one shape, so that a palette is swapped and not a hundred tiles. */
const gathered = (name: string, colors: readonly string[], drawn: (color: string) => string): Layer[] =>
  colors.map((color) => sketch(`${name}-${color}`, [0, 0, WIDTH, HEIGHT], drawn(color), color));

const HAIR = 0.01;

/** A wall of tiles round a panel with the channel's name, which lies in what every device shows. */
export const channelArtTiles: Recipe = {
  id: 'channel-art-tiles',
  category: 'youtube-channel-art',
  size: [2560, 1440],
  layers: [
    ...gathered('ground', GROUNDS, (color) => cells.filter(({ ground }) => ground === color).map(({ x, y }) => box(x, y, 1 + HAIR, 1 + HAIR)).join('')),
    ...gathered('figures', FIGURES, (color) => cells.filter(({ figure }) => figure === color).map(({ x, y, tile }) => tile(x, y)).join('')),
    { k: 'shape', outline: 'rectangle', id: 'panel', at: [33.33, 33.33, 111.12, 33.34], color: 'bg' },
    { k: 'text', t: 'title', font: 'heading', at: [39, 39.5, 99.8, 13], size: [15, 8], align: 'center', v: 'middle', color: 'ink' },
    { k: 'text', t: 'tagline', font: 'sub', at: [39, 58, 99.8, 3], size: [3.3, 2.4], caps: true, tracking: 0.16, align: 'center', color: 'accentText' },
  ],
};
