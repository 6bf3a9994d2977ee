import type { Layer, Recipe } from '../../../build/templates/recipe.js';

/** Half a disc that rises from the page's lower edge. */
const hill = (radius: number, color: string): Layer => ({
  k: 'shape',
  outline: 'half',
  at: [83 - radius, 100 - radius, 2 * radius, radius],
  color,
});

/** A saying as large as the page allows, over a rainbow that runs off the corner. */
export const postArcs: Recipe = {
  id: 'post-arcs',
  category: 'instagram-post',
  size: [1080, 1080],
  layers: [
    hill(49, 'accent'),
    hill(40, 'accent2'),
    hill(31, 'extra'),
    hill(22, 'ink'),
    hill(13, 'bg'),
    { k: 'shape', outline: 'ellipse', id: 'sun', at: [8, 76, 16, 16], color: 'accent2' },
    { k: 'text', t: 'title', font: 'heading', at: [8, 9, 84, 37], size: [17, 9], lines: 3, color: 'ink', emphasis: { italic: true, color: 'accentText' } },
    { k: 'line', below: 'title', gap: 5.5, at: [8, 0, 7, 0.9], thickness: 0.5, color: 'accent' },
    { k: 'text', t: 'author', font: 'sub', below: 'title', gap: 10.2, at: [8, 0, 32, 4], size: [3, 2.4], weight: 600, color: 'ink' },
    { k: 'text', t: 'role', font: 'body', below: 'author', gap: 2.4, at: [8, 0, 28, 4], size: [2.5, 2.1], color: 'muted' },
  ],
};
