import type { Recipe } from '../../../build/templates/recipe.js';
import { hills, sketch } from './drawing.js';
import { person, skins } from './people.js';

const WIDTH = 119.29;

/** Three people side by side along the foot of the page, the words centered over their heads. */
export const facebookPostCrew: Recipe = {
  id: 'facebook-post-crew',
  category: 'facebook-post',
  size: [940, 788],
  layers: [
    sketch('hill', [0, 52, WIDTH, 48], hills([0, 60], [30, 12], [62, 30], [100, 0]), 'accent2'),
    ...person('left', 25, 62, 15, { hair: 'bun', skin: skins.brown, hairColor: 'ink', shirt: 'extra' }),
    ...person('right', 94.3, 62, 15, { hair: 'short', beard: true, skin: skins.light, hairColor: 'accent/ink/.45', shirt: 'bg' }),
    ...person('middle', 59.6, 58, 17, { hair: 'curls', skin: skins.dark, hairColor: '#241511', shirt: 'accent' }),
    { k: 'art', art: 'emblem', at: [54.6, 7, 10, 10], colors: ['accent', 'ink'] },
    { k: 'text', t: 'title', font: 'heading', at: [10, 21, WIDTH - 20, 10], size: [12, 6], align: 'center', v: 'middle', color: 'ink' },
    { k: 'text', t: 'body', font: 'body', at: [22, 35.4, WIDTH - 44, 8], size: [3, 2.5], lines: 2, align: 'center', color: 'muted' },
    { k: 'shape', outline: 'pill', id: 'button', at: [38.6, 86, 42, 9.4], color: 'ink' },
    { k: 'text', t: 'cta', font: 'sub', at: [41.6, 88.7, 36, 4], size: [3.2, 2.4], weight: 600, align: 'center', v: 'middle', color: 'bg', on: 'ink' },
  ],
};
