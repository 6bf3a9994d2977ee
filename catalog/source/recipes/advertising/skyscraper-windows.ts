import type { Recipe } from '../../../build/templates/recipe.js';
import { pen, sketch, type Point } from '../social-media/drawing.js';

const [LEFT, TOP, WIDTH, HEIGHT] = [18, 138, 64, 186];
const STREET = TOP + HEIGHT;
const [COLUMNS, ROWS] = [4, 7];
const { box } = pen(WIDTH, HEIGHT);

const place = ([column, row]: Point): Point => [6 + column * 14, 14 + row * 20];
const windows = (cells: readonly Point[]): string =>
  cells.map((cell) => box(...place(cell), 10, 13)).join('');

const LIT: Point = [2, 3];
const DIM: readonly Point[] = [[0, 1], [3, 5], [1, 6]];
const dark = Array.from({ length: COLUMNS * ROWS }, (_, i): Point => [i % COLUMNS, Math.floor(i / COLUMNS)]).filter(
  (cell) => ![LIT, ...DIM].some(([x, y]) => x === cell[0] && y === cell[1]),
);
const stars = [[8, 12], [22, 30], [40, 8], [9, 58], [92, 52], [90, 98], [52, 26]].map(([x, y]) => pen(100, 100).circle(x!, y!, 0.8)).join('');
const [litX, litY] = place(LIT);

/** A town house at night: all have gone to bed but one, and a cat sits in that window. */
export const skyscraperWindows: Recipe = {
  id: 'skyscraper-windows',
  category: 'skyscraper',
  size: [160, 600],
  mode: 'dark',
  layers: [
    sketch('stars', [0, 100, 100, 100], stars, 'ink/bg/.3'),
    { k: 'shape', outline: 'ellipse', id: 'moon', at: [64, 108, 22, 22], color: 'accent2' },
    { k: 'shape', outline: 'ellipse', id: 'moon-shade', at: [58, 104, 22, 22], color: 'bg' },
    { k: 'shape', outline: 'rectangle', id: 'neighbor', at: [0, 196, 24, 128], color: 'bg/ink/.1' },
    { k: 'shape', outline: 'rectangle', id: 'neighbor-2', at: [78, 224, 22, 100], color: 'bg/ink/.1' },
    { k: 'shape', outline: 'rectangle', id: 'house', at: [LEFT, TOP, WIDTH, HEIGHT], color: 'bg/ink/.22' },
    { k: 'shape', outline: 'rectangle', id: 'cornice', at: [LEFT - 3, TOP, WIDTH + 6, 5], color: 'bg/ink/.34' },
    { k: 'shape', outline: 'arch', id: 'door', at: [43, STREET - 24, 14, 24], color: 'accent/bg/.62' },
    { k: 'shape', outline: 'rectangle', id: 'street', at: [0, STREET, 100, 2], color: 'bg/ink/.34' },
    sketch('windows', [LEFT, TOP, WIDTH, HEIGHT], windows(dark), 'bg'),
    sketch('windows-dim', [LEFT, TOP, WIDTH, HEIGHT], windows(DIM), 'accent/bg/.62'),
    { k: 'shape', outline: 'ellipse', id: 'glow', at: [LEFT + litX - 9, TOP + litY - 7.5, 28, 28], color: 'accent', opacity: 0.22 },
    sketch('window-lit', [LEFT, TOP, WIDTH, HEIGHT], windows([LIT]), 'accent'),
    { k: 'shape', outline: 'ellipse', id: 'cat', at: [LEFT + litX + 2.6, TOP + litY + 7, 5, 6.6], color: 'bg' },
    { k: 'shape', outline: 'ellipse', id: 'cat-head', at: [LEFT + litX + 3.2, TOP + litY + 4, 3.8, 3.8], color: 'bg' },
    { k: 'shape', outline: 'triangle', id: 'cat-ear-1', at: [LEFT + litX + 3.2, TOP + litY + 2.9, 1.6, 2], color: 'bg' },
    { k: 'shape', outline: 'triangle', id: 'cat-ear-2', at: [LEFT + litX + 5.4, TOP + litY + 2.9, 1.6, 2], color: 'bg' },
    { k: 'text', t: 'company', font: 'sub', at: [9, 14, 82, 7], size: [8.4, 7.3], weight: 600, color: 'accentText' },
    { k: 'text', t: 'title', font: 'heading', at: [9, 32, 82, 66], size: [24, 14], lines: 4, color: 'ink' },
    { k: 'shape', outline: 'pill', id: 'button', at: [9, 338, 82, 26], color: 'accent' },
    { k: 'text', t: 'cta', font: 'sub', at: [14, 338, 72, 26], size: [9.6, 7.4], weight: 600, align: 'center', v: 'middle', color: 'onAccent', on: 'accent' },
  ],
};
