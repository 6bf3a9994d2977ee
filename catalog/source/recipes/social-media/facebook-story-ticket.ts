import type { Recipe } from '../../../build/templates/recipe.js';
import { chance, pen, sketch } from './drawing.js';

const [WIDTH, HEIGHT] = [80, 130];
/** Where the stub is torn off, and how deep the notches are. */
const [TEAR, NOTCH] = [96, 4];
const { to, arc } = pen(WIDTH, HEIGHT);

function outline(): string {
  const teeth = 16;
  const step = WIDTH / teeth;
  const foot = Array.from({ length: teeth }, (_, i) => arc(step / 2, WIDTH - (i + 1) * step, HEIGHT, false)).join('');
  const right = `V${((TEAR - NOTCH) * 100) / HEIGHT}${arc(NOTCH, WIDTH, TEAR + NOTCH, false)}L${to(WIDTH, HEIGHT)}`;
  return `M0 0H100${right}${foot}L${to(0, TEAR + NOTCH)}${arc(NOTCH, 0, TEAR - NOTCH, false)}Z`;
}

const barcode = pen(100, 100);
const bars = (): string =>
  Array.from({ length: 34 }, (_, i) => barcode.box(i * 3, 0, chance(i) > 0.55 ? 2 : 1, 100)).join('');

const stripes = pen(100, 177.78);
const slanted = (): string =>
  Array.from({ length: 8 }, (_, i) => {
    const y = i * 36 - 70;
    return stripes.polygon([[0, y + 36], [100, y], [100, y + 18], [0, y + 54]]);
  }).join('');

/** A ticket stub, as large as a hand would hold it, with the poster of the evening printed on it. */
export const facebookStoryTicket: Recipe = {
  id: 'facebook-story-ticket',
  category: 'facebook-story',
  size: [1080, 1920],
  ground: 'accent',
  layers: [
    sketch('stripes', [0, 0, 100, 177.78], slanted(), 'accent/ink/.1'),
    sketch('ticket', [10, 24, WIDTH, HEIGHT], outline(), 'bg'),
    { k: 'shape', outline: 'rectangle', id: 'picture', at: [16, 30, 68, 44], color: 'ink' },
    { k: 'shape', outline: 'ellipse', id: 'spot', at: [28.5, 30.5, 43, 43], color: 'accent2' },
    { k: 'art', art: 'emblem', at: [35, 37, 30, 30], colors: ['bg', 'ink'] },
    { k: 'text', t: 'tag', font: 'sub', at: [16, 80, 68, 3], size: [2.7, 2.3], caps: true, tracking: 0.16, color: 'accentText', on: 'bg' },
    { k: 'text', t: 'title', font: 'heading', at: [16, 87, 68, 24], size: [14, 8], lines: 2, v: 'middle', color: 'ink', on: 'bg' },
    { k: 'line', at: [17, 119.6, 66, 0.8], thickness: 0.4, pattern: 'dashed', color: 'bg/ink/.4' },
    { k: 'text', t: 'date', font: 'sub', at: [16, 127.5, 36, 4], size: [4, 2.8], weight: 700, color: 'ink', on: 'bg' },
    { k: 'text', t: 'place', font: 'body', at: [16, 134, 36, 4], size: [3, 2.3], color: 'muted', on: 'bg' },
    { k: 'text', t: 'price', font: 'heading', at: [54, 127.5, 30, 9], size: [8, 5], align: 'right', color: 'accentText', on: 'bg' },
    sketch('barcode', [16, 141, 68, 6], bars(), 'ink'),
  ],
};
