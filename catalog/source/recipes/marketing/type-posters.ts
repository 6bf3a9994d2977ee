import type { Layer, Recipe } from '../../../build/templates/recipe.js';
import { box, disc, many, outlined, poly } from '../scenes/kit.js';
import { kicker, say } from '../sheet.js';
import { layoutIn } from '../stages/stage.js';

/** Four words, each as wide as the page, on bands of their own. */
const typeStack = layoutIn('type-stack', 'poster', ({ w, h }) => {
  const bands = [['accent', 'onAccent'], ['ink', 'bg'], ['accent2', 'ink'], ['bg', 'ink']] as const;
  return {
    ground: 'bg',
    layers: [
      ...bands.flatMap(([on, color], i): Layer[] => [box(0, i * 30.6, w, 30.8, on), say(`word${i + 1}`, 'heading', [5, i * 30.6 + 4.4, w - 10, 22], [60, 12], color, { on, align: 'center', v: 'middle', caps: true })]),
      box(0, 122.4, w, 0.8, 'ink'), say('tag', 'sub', [6, 125, 42, 12], [3.2, 2.2], 'ink', { lines: 2, leading: 1.35, v: 'middle' }), say('site', 'sub', [52, 125, 42, 12], [3.2, 2.2], 'ink', { lines: 2, leading: 1.35, v: 'middle', align: 'right' }), box(0, h - 1, w, 1, 'accent'),
    ],
  };
});

/** One letter as large as the sheet, leaning, and lines that run round it. */
const typeLetter = layoutIn('type-letter', 'tabloid-poster', ({ w, h }) => ({
  ground: 'accent',
  layers: [
    disc(62, 70, 44, 'accent2'), { ...say('letter', 'heading', [10, 26, 80, 92], [112, 56], 'ink', { on: 'accent2', align: 'center', v: 'middle' }), rotate: -9 }, say('title', 'heading', [7, 8, 70, 16], [12, 6], 'onAccent', { on: 'accent', lines: 2, leading: 1 }), box(0, h - 30, w, 30, 'ink'),
    say('body', 'body', [7, h - 25, 50, 18], [3.6, 2.5], 'bg', { on: 'ink', lines: 4, leading: 1.4 }), say('site', 'heading', [60, h - 25, 33, 18], [6, 3.4], 'accent2', { on: 'ink', align: 'right', lines: 3, leading: 1.1 }),
  ],
}));

/** One word said nine times, louder in the middle. */
const typeEcho = layoutIn('type-echo', 'a3-poster', ({ w, h }) => ({
  ground: 'ink',
  layers: [
    ...many(7, (i): Layer => ({ ...say('title', 'heading', [5, 8 + i * 15.6, w - 10, 14], [40, 10], ['ink/bg/.22', 'ink/bg/.5', 'accent2', 'accent', 'accent2', 'ink/bg/.5', 'ink/bg/.22'][i]!, { on: 'ink', align: 'center', v: 'middle', caps: true }), id: `echo-${i + 1}` })),
    box(5, 120, w - 10, 0.6, 'accent'), say('tag', 'sub', [5, 123, 44, 10], [3.4, 2.3], 'bg', { on: 'ink', lines: 2, leading: 1.35 }), say('site', 'sub', [51, 123, 44, 10], [3.4, 2.3], 'accent2', { on: 'ink', lines: 2, leading: 1.35, align: 'right', weight: 700 }), box(0, h - 1.4, w, 1.4, 'accent'),
  ],
}));

/** A grid of four columns, a slanted field, a word up the edge. */
const typeGrid = layoutIn('type-grid', 'poster', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    poly([[30, 36], [w, 20], [w, 108], [30, 124]], 'accent'), poly([[64, 30.4], [w, 24.6], [w, 60], [64, 66]], 'accent2'), outlined('ellipse', 82, 96, 22, 22, 'ink'),
    ...many(3, (i) => say(`note${i + 1}`, 'body', [7 + i * 30, 7, 26, 12], [2.5, 2], 'ink', { lines: 4, leading: 1.4 })), box(7, 4.4, 86, 0.6, 'ink'),
    { ...say('title', 'heading', [18.5 - 55, 78 - 12, 110, 24], [32, 12], 'ink', { v: 'middle' }), rotate: -90 }, say('number', 'heading', [36, 66, 40, 34], [34, 16], 'onAccent', { on: 'accent', v: 'middle' }), kicker('tag', [36, 104, 40, 3], [2.6, 2], 'onAccent', { on: 'accent', weight: 700 }), say('site', 'sub', [34, h - 9, 59, 4], [3, 2.2], 'ink', { align: 'right', v: 'middle', weight: 700 }),
  ],
}));

/** Sheets whose picture is their letters. */
export const typePosters: readonly Recipe[] = [typeStack, typeLetter, typeEcho, typeGrid];
