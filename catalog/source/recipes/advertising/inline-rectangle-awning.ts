import type { Layer, Recipe } from '../../../build/templates/recipe.js';
import { pen, sketch } from '../social-media/drawing.js';

const [WIDTH, STRIPES, TOP, DEPTH] = [120, 10, 17, 12];
const stripe = WIDTH / STRIPES;
const { to, arc } = pen(WIDTH, 40);

/** Every other stripe of the cloth, each ending in a scallop. */
const stripes = (first: number): string =>
  Array.from({ length: STRIPES / 2 }, (_, i) => {
    const x = (2 * i + first) * stripe;
    return `M${to(x, 0)}L${to(x + stripe, 0)}L${to(x + stripe, DEPTH)}${arc(stripe / 2, x, DEPTH)}Z`;
  }).join('');

const cloth = (id: string, first: number, y: number, color: string): Layer => sketch(id, [0, y, WIDTH, 40], stripes(first), color);

/** A shop with its name over a striped awning, the offer in its window and a door to press. */
export const inlineRectangleAwning: Recipe = {
  id: 'inline-rectangle-awning',
  category: 'google-inline-rectangle',
  size: [300, 250],
  layers: [
    cloth('shade-1', 0, TOP + 2.6, 'ink/bg/.84'),
    cloth('shade-2', 1, TOP + 2.6, 'ink/bg/.84'),
    { k: 'shape', outline: 'rectangle', id: 'sign', at: [0, 0, WIDTH, TOP], color: 'ink' },
    cloth('awning-1', 0, TOP, 'accent'),
    cloth('awning-2', 1, TOP, 'accent2'),
    { k: 'text', t: 'company', font: 'sub', at: [10, 2, 100, 13], size: [7.6, 5.6], weight: 600, align: 'center', v: 'middle', color: 'bg', on: 'ink' },
    { k: 'text', t: 'title', font: 'heading', at: [8, 43, 104, 26], size: [14.4, 9], lines: 2, align: 'center', v: 'middle', color: 'ink' },
    { k: 'shape', outline: 'pill', id: 'button', at: [30, 78, 60, 14.6], color: 'ink' },
    { k: 'text', t: 'cta', font: 'sub', at: [35, 78, 50, 14.6], size: [6.2, 4.7], weight: 600, align: 'center', v: 'middle', color: 'bg', on: 'ink' },
  ],
};
