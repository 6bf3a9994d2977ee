import type { Recipe } from '../../../build/templates/recipe.js';
import { along, inked } from '../events/linework.js';
import { pen, type Point } from '../social-media/drawing.js';

const CROSS: Point = [50, 40];
const REACH = 32;
const SHEET = [0, 0, 100, 100] as const;
const { to } = pen(100, 100);

/** An arrow through the crossing: its head up, three feathers at its tail. */
function arrow(angle: number): string {
  const at = (reach: number, aside = 0): string => to(...along(CROSS, angle, reach, aside));
  const head = `M${at(REACH - 5, 3.4)}L${at(REACH)}L${at(REACH - 5, -3.4)}`;
  const feathers = [0, 3.2, 6.4].map((step) => {
    const from = -REACH + step + 1;
    return `M${at(from - 3, 3.2)}L${at(from)}L${at(from - 3, -3.2)}`;
  });
  return `M${at(1 - REACH)}L${at(REACH)}${head}${feathers.join('')}`;
}

/** Two arrows crossed, something in each corner between them, the name beneath. */
export const logoArrows: Recipe = {
  id: 'logo-arrows',
  category: 'logo',
  size: [500, 500],
  layers: [
    inked('arrow-up', SHEET, arrow(-Math.PI / 4), 'ink', 0.9),
    inked('arrow-down', SHEET, arrow((-3 * Math.PI) / 4), 'ink', 0.9),
    { k: 'shape', outline: 'ellipse', id: 'knot', at: [46.4, 36.4, 7.2, 7.2], color: 'bg' },
    { k: 'shape', outline: 'diamond', id: 'gem', at: [48, 38, 4, 4], color: 'accent' },
    { k: 'art', art: 'mark', at: [40.5, 9, 19, 19], colors: ['accent', 'ink'] },
    { k: 'art', art: 'detail', at: [43.5, 54, 13, 13], colors: ['accent', 'ink'] },
    { k: 'text', t: 'since', font: 'sub', at: [14, 38.3, 24, 3.4], size: [4.2, 2.8], caps: true, tracking: 0.14, align: 'center', v: 'middle', color: 'ink' },
    { k: 'text', t: 'year', font: 'sub', at: [62, 38.3, 24, 3.4], size: [4.2, 2.8], caps: true, tracking: 0.14, align: 'center', v: 'middle', color: 'ink' },
    { k: 'text', t: 'name', font: 'heading', at: [8, 75.4, 84, 9], size: [11.6, 6.4], caps: true, tracking: 0.06, align: 'center', v: 'middle', color: 'ink' },
    { k: 'text', t: 'tag', font: 'sub', at: [10, 89.2, 80, 3], size: [3.1, 2.5], caps: true, tracking: 0.16, align: 'center', color: 'accentText' },
  ],
};
