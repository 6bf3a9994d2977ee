import type { Layer, Recipe } from '../../../build/templates/recipe.js';

const HEIGHT = 141.44;
/** The strip the name climbs, and the column of dishes beside it. */
const [RAIL, LEFT, RIGHT] = [25, 33, 92];
const PLATE = { x: 79, y: 129, r: 25 };
const ROW = 9.6;

/** A dish and what is in it, the price at the end of its line. */
const dish = (n: number, y: number): Layer[] => [
  { k: 'text', t: `dish${n}`, font: 'sub', at: [LEFT, y, 47, 2.8], size: [2.9, 2.3], weight: 700, color: 'ink' },
  { k: 'text', t: `price${n}`, font: 'heading', at: [RIGHT - 12, y, 12, 2.8], size: [3.5, 2.6], align: 'right', color: 'accentText' },
  { k: 'text', t: `detail${n}`, font: 'body', at: [LEFT, y + 3.9, 47, 2.6], size: [2.2, 1.95], color: 'muted' },
];
const dishes = (from: number, count: number, y: number): Layer[] =>
  Array.from({ length: count }, (_, i) => dish(from + i, y + i * ROW)).flat();

const head = (t: string, y: number): Layer[] => [
  { k: 'text', t, font: 'heading', at: [LEFT, y, RIGHT - LEFT, 5], size: [6.6, 4.4], color: 'ink' },
  { k: 'shape', outline: 'rectangle', id: `${t}-rule`, at: [LEFT, y + 8, RIGHT - LEFT, 0.5], color: 'ink' },
];

const ring = (id: string, r: number, look: Partial<Layer>): Layer =>
  ({ k: 'shape', outline: 'ellipse', id, at: [PLATE.x - r, PLATE.y - r, 2 * r, 2 * r], ...look }) as Layer;

/** The name climbs the page's edge, and a plate is already half on the table. */
export const menuRail: Recipe = {
  id: 'menu-rail',
  category: 'menu',
  size: [794, 1123],
  layers: [
    { k: 'shape', outline: 'rectangle', id: 'rail', at: [0, 0, RAIL, HEIGHT], color: 'accent' },
    { k: 'text', t: 'title', font: 'heading', at: [RAIL / 2 - 62, HEIGHT / 2 - 8, 124, 16], size: [22, 12], align: 'center', v: 'middle', rotate: -90, color: 'onAccent', on: 'accent' },
    { k: 'text', t: 'tag', font: 'sub', at: [LEFT, 9, RIGHT - LEFT, 2.4], size: [2.2, 1.95], caps: true, tracking: 0.14, color: 'accentText' },
    ...head('section1', 19), ...dishes(1, 4, 32),
    ...head('section2', 74), ...dishes(5, 2, 87),
    ring('plate', PLATE.r, { color: 'accent2' }),
    ring('plate-well', PLATE.r * 0.72, { color: 'bg' }),
    ring('plate-line', PLATE.r * 0.87, { stroke: { color: 'accent2/ink/.3', width: 0.4 } }),
    { k: 'art', art: 'emblem', at: [PLATE.x - 12, PLATE.y - 12, 24, 24], colors: ['accent', 'ink'] },
    { k: 'text', t: 'place', font: 'body', at: [LEFT, 122, 18, 11], size: [2.2, 1.95], lines: 4, leading: 1.5, v: 'bottom', color: 'ink' },
  ],
};
