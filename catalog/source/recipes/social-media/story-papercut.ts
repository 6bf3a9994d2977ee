import type { Layer, Recipe } from '../../../build/templates/recipe.js';
import { hills, sketch, type Point } from './drawing.js';

const HEIGHT = 177.78;

/** A sheet of cut paper with a pale edge along its cut. */
function sheet(id: string, top: number, color: string, points: readonly Point[]): Layer[] {
  const cut = hills(...points);
  const at = (y: number) => [0, y, 100, HEIGHT - y] as const;
  return [sketch(`${id}-edge`, at(top - 0.9), cut, `${color}/bg/.4`), sketch(id, at(top), cut, color)];
}

/** Hills cut from paper, one behind another, under a low sun; the words above and on the nearest. */
export const storyPapercut: Recipe = {
  id: 'story-papercut',
  category: 'instagram-story',
  size: [1080, 1920],
  layers: [
    { k: 'shape', outline: 'rectangle', id: 'sky', at: [0, 0, 100, HEIGHT], gradient: { angle: 90, colors: ['bg', 'bg', 'accent2/bg/.35', 'accent2'] } },
    { k: 'shape', outline: 'ellipse', id: 'halo', at: [45, 68, 44, 44], color: 'bg', opacity: 0.5 },
    { k: 'shape', outline: 'ellipse', id: 'sun', at: [51, 74, 32, 32], color: 'accent' },
    sketch('far', [0, 90, 100, 87.78], hills([0, 13], [24, 3], [50, 16], [78, 5], [100, 12]), 'extra/bg/.45'),
    sketch('far-2', [0, 100, 100, 77.78], hills([0, 5], [30, 17], [62, 4], [100, 18]), 'extra'),
    ...sheet('middle', 112, 'accent', [[0, 16], [34, 4], [70, 20], [100, 8]]),
    { k: 'art', art: 'emblem', at: [25, 103.6, 18, 18], colors: ['bg', 'ink'] },
    ...sheet('near', 126, 'ink', [[0, 5], [38, 19], [74, 6], [100, 13]]),
    { k: 'text', t: 'tag', font: 'sub', at: [8, 17, 84, 3], size: [3, 2.4], caps: true, tracking: 0.16, color: 'accentText' },
    { k: 'line', at: [8, 23.4, 7, 0.9], thickness: 0.5, color: 'accent' },
    { k: 'text', t: 'title', font: 'heading', at: [8, 30, 84, 42], size: [19, 11], lines: 3, color: 'ink' },
    { k: 'text', t: 'date', font: 'heading', at: [8, 147, 84, 6], size: [8, 5], color: 'bg', on: 'ink' },
    { k: 'text', t: 'place', font: 'sub', at: [8, 157, 84, 9], size: [3.9, 3], lines: 2, leading: 1.4, color: 'bg/ink/.2', on: 'ink' },
  ],
};
