import type { Recipe, ShapeLayer } from '../../../build/templates/recipe.js';
import { pen, sketch } from '../social-media/drawing.js';

const [X, Y] = [54, 50];
const WIDE = 6.4;
const { to, arc } = pen(100, 100);

/** One stripe that comes in from the left, turns a corner and leaves at the top. */
function stripe(i: number, color: string): ShapeLayer {
  const inner = 6 + WIDE * i;
  // the outermost stripe reaches under its neighbor, so that no seam shows
  const outer = inner + WIDE + (i < 4 ? 0.15 : 0);
  const path =
    `M${to(0, Y + inner)}L${to(X, Y + inner)}${arc(inner, X + inner, Y, false)}L${to(X + inner, 0)}` +
    `L${to(X + outer, 0)}L${to(X + outer, Y)}${arc(outer, X, Y + outer)}L${to(0, Y + outer)}Z`;
  return sketch(`stripe-${i + 1}`, [0, 0, 100, 100], path, color);
}

/** Five stripes of the seventies round the corner of a page, the show's name in their bend. */
export const podcastRibbon: Recipe = {
  id: 'podcast-ribbon',
  category: 'podcast-cover',
  size: [1400, 1400],
  layers: [
    ...['ink', 'accent', 'accent2', 'extra', 'ink/extra/.45'].map((color, i) => stripe(i, color)),
    { k: 'text', t: 'tag', font: 'sub', at: [8, 8, 46, 3.4], size: [2.9, 2.3], caps: true, tracking: 0.16, color: 'accentText' },
    { k: 'text', t: 'title', font: 'heading', at: [8, 16, 48, 36], size: [17.5, 9], lines: 3, v: 'middle', color: 'ink' },
    { k: 'text', t: 'author', font: 'sub', at: [8, 91.5, 64, 3.6], size: [3.3, 2.5], color: 'ink' },
    { k: 'text', t: 'day', font: 'sub', at: [72, 91.5, 20, 3.6], size: [3.3, 2.5], align: 'right', color: 'accentText' },
  ],
};
