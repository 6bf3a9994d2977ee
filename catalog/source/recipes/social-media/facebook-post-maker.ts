import type { Recipe } from '../../../build/templates/recipe.js';
import { person, skins } from './people.js';

/** Someone in an apron, so near that the page cuts them off, with a round badge of their trade; the words stand left. */
export const facebookPostMaker: Recipe = {
  id: 'facebook-post-maker',
  category: 'facebook-post',
  size: [940, 788],
  ground: 'accent',
  layers: [
    { k: 'shape', outline: 'ellipse', id: 'halo', at: [57, 10, 76, 76], color: 'accent2' },
    ...person('maker', 93, 27, 33, { hair: 'short', beard: true, glasses: true, apron: true, skin: skins.tan, hairColor: 'ink', shirt: 'bg', apronColor: 'ink' }),
    { k: 'shape', outline: 'ellipse', id: 'badge', at: [58, 8, 21, 21], color: 'bg' },
    { k: 'art', art: 'emblem', at: [62.2, 12.2, 12.6, 12.6], colors: ['accent2', 'ink'] },
    { k: 'text', t: 'tag', font: 'sub', at: [8, 11, 46, 3], size: [3, 2.4], caps: true, tracking: 0.14, color: 'onAccent', on: 'accent' },
    { k: 'text', t: 'title', font: 'heading', at: [8, 20, 47, 37], size: [13.4, 7], lines: 3, color: 'onAccent', on: 'accent' },
    { k: 'text', t: 'body', font: 'body', below: 'title', gap: 5.6, at: [8, 0, 42, 16], size: [3, 2.5], lines: 4, color: 'onAccent', on: 'accent' },
    { k: 'shape', outline: 'pill', id: 'button', at: [8, 81.5, 42, 10.5], color: 'onAccent' },
    { k: 'text', t: 'cta', font: 'sub', at: [11, 84.7, 36, 4], size: [3.3, 2.4], weight: 600, align: 'center', v: 'middle', color: 'accent', on: 'onAccent' },
  ],
};
