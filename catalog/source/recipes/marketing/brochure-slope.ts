import type { Layer, PageRecipe, Recipe } from '../../../build/templates/recipe.js';
import { sketch } from '../social-media/drawing.js';

/** A sheet folded twice: three panels side by side, u. */
const [PANEL, HEIGHT, MARGIN] = [47.15, 100, 5.5];
const TEXT = PANEL - 2 * MARGIN;
const left = (panel: number): number => panel * PANEL + MARGIN;

const day = (n: number, y: number): Layer[] => [
  { k: 'text', t: `day${n}`, font: 'heading', at: [left(2), y, 10, 3.4], size: [3.6, 2.6], color: 'accent2', on: 'ink' },
  { k: 'text', t: `item${n}`, font: 'body', at: [left(2) + 11, y, TEXT - 11, 6.6], size: [2.35, 2], lines: 2, leading: 1.4, color: 'bg', on: 'ink' },
  { k: 'line', at: [left(2), y + 9.6, TEXT, 0.6], thickness: 0.16, color: 'ink/bg/.35' },
];

/** What lies inside: one picture over two panels, and the days on the third. */
const inside: PageRecipe = {
  layers: [
    { k: 'photo', photo: 'inside', at: [0, 0, 2 * PANEL, 53] },
    sketch('inside-slope', [0, 41, 2 * PANEL, 12.2], 'M0 100L100 0V100Z', 'bg'),
    sketch('inside-stripe', [0, 40, 2 * PANEL, 13.4], 'M0 88L100 0V12L0 100Z', 'accent'),
    { k: 'text', t: 'head', font: 'heading', at: [left(0), 60, TEXT, 15], size: [7, 4.2], lines: 2, color: 'ink' },
    { k: 'text', t: 'intro', font: 'body', below: 'head', gap: 4.2, at: [left(0), 0, TEXT, 18], size: [2.3, 2], lines: 5, color: 'muted' },
    { k: 'text', t: 'point1', font: 'sub', at: [left(1), 60, TEXT, 2.6], size: [2.7, 2.2], color: 'accentText' },
    { k: 'text', t: 'detail1', font: 'body', at: [left(1), 65, TEXT, 9], size: [2.2, 1.95], lines: 3, color: 'muted' },
    { k: 'text', t: 'point2', font: 'sub', at: [left(1), 78.4, TEXT, 2.6], size: [2.7, 2.2], color: 'accentText' },
    { k: 'text', t: 'detail2', font: 'body', at: [left(1), 83.4, TEXT, 9], size: [2.2, 1.95], lines: 3, color: 'muted' },
    { k: 'shape', outline: 'rectangle', id: 'days', at: [2 * PANEL, 0, PANEL, HEIGHT], color: 'ink' },
    { k: 'text', t: 'days', font: 'heading', at: [left(2), 8, TEXT, 13], size: [6.4, 4], lines: 2, color: 'bg', on: 'ink' },
    ...day(1, 27), ...day(2, 40), ...day(3, 53), ...day(4, 66),
    { k: 'shape', outline: 'pill', id: 'button', at: [left(2), 84.5, TEXT, 8.4], color: 'accent2' },
    { k: 'text', t: 'cta', font: 'sub', at: [left(2) + 3, 87, TEXT - 6, 3.4], size: [2.5, 2], weight: 600, align: 'center', v: 'middle', color: 'ink', on: 'accent2' },
  ],
};

/** A travel folder whose pictures are all cut along the same slope: flap, back and cover, then the inside. */
export const brochureSlope: Recipe = {
  id: 'brochure-slope',
  category: 'brochure',
  size: [1123, 794],
  layers: [
    { k: 'shape', outline: 'rectangle', id: 'flap', at: [0, 0, PANEL, HEIGHT], color: 'accent2' },
    { k: 'text', t: 'quote', font: 'heading', at: [left(0), 9, TEXT, 36], size: [5.4, 3.4], lines: 6, leading: 1.16, color: 'ink', on: 'accent2' },
    { k: 'text', t: 'author', font: 'sub', below: 'quote', gap: 3.6, at: [left(0), 0, TEXT, 3], size: [2.2, 1.95], color: 'ink', on: 'accent2' },
    { k: 'photo', photo: 'flap', at: [0, 56, PANEL, 44] },
    sketch('flap-slope', [0, 55.8, PANEL, 7], 'M0 0H100L0 100Z', 'accent2'),
    sketch('back-slope', [PANEL, 0, PANEL, 62.8], 'M0 0H100V88.85L0 100Z', 'surface'),
    { k: 'shape', outline: 'ellipse', id: 'seal', at: [PANEL * 1.5 - 8, 51.3, 16, 16], color: 'ink' },
    { k: 'art', art: 'emblem', at: [PANEL * 1.5 - 4.6, 54.7, 9.2, 9.2], colors: ['accent', 'accent2'] },
    { k: 'text', t: 'name', font: 'heading', at: [left(1), 75.5, TEXT, 3.4], size: [3.6, 2.6], align: 'center', color: 'ink' },
    { k: 'text', t: 'place', font: 'body', at: [left(1), 82, TEXT, 10], size: [2.2, 1.95], lines: 3, leading: 1.55, align: 'center', color: 'muted' },
    { k: 'shape', outline: 'rectangle', id: 'cover', at: [2 * PANEL, 0, PANEL + 0.1, HEIGHT], color: 'ink' },
    { k: 'photo', photo: 'hero', at: [2 * PANEL, 0, PANEL + 0.1, 62] },
    sketch('cover-slope', [2 * PANEL, 55, PANEL + 0.1, 7.2], 'M0 100L100 0V100Z', 'ink'),
    sketch('cover-stripe', [2 * PANEL, 53.2, PANEL + 0.1, 9], 'M0 80L100 0V20L0 100Z', 'accent'),
    { k: 'text', t: 'title', font: 'heading', at: [left(2), 67, TEXT, 19], size: [9.6, 5], lines: 2, color: 'bg', on: 'ink' },
    { k: 'text', t: 'tag', font: 'sub', at: [left(2), 91.6, TEXT, 2.4], size: [2.1, 1.92], caps: true, tracking: 0.12, v: 'bottom', color: 'accent2', on: 'ink' },
  ],
  pages: [inside],
};
