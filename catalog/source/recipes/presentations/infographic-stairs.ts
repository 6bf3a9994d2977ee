import type { Layer } from '../../../build/templates/recipe.js';
import { box, disc, many, poly, ring } from '../scenes/kit.js';
import { icon, kicker, say } from '../sheet.js';
import { layoutIn } from '../stages/stage.js';

const STEPS = [['accent', 'onAccent'], ['accent2', 'ink'], ['extra', 'ink'], ['accent2/bg/.4', 'ink'], ['ink', 'bg']] as const;
const [TOP, STEP] = [60, 35];

/** A process in five fields; each points into the next, and its number stands in turns on the left and on the right. */
export const infographicStairs = layoutIn('infographic-stairs', 'infographic', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    disc(88, 12, 22, 'accent2'), ring(88, 12, 27, 0.8, 'ink'), disc(74, 30, 5, 'accent'),
    kicker('tag', [8, 10, 56, 3.4], [3, 2.4], 'accentText', { weight: 700 }), say('title', 'heading', [8, 17, 60, 28], [14, 8], 'ink', { lines: 3 }),
    ...many(5, (n): Layer[] => {
      const i = 4 - n;
      const y = TOP + i * STEP;
      const [color, ink] = STEPS[i]!;
      const left = i % 2 === 0;
      return [
        poly([[0, y], [w, y], [w, y + STEP], ...(i < 4 ? ([[58, y + STEP], [50, y + STEP + 7], [42, y + STEP]] as const) : []), [0, y + STEP]], color),
        disc(left ? 20 : 80, y + STEP / 2 + 3, 11.4, 'bg'), icon(`sign${i + 1}`, left ? 12.4 : 72.4, y + STEP / 2 - 4.6, 15.2, ['accent2/bg/.5', 'ink']),
        say(`number${i + 1}`, 'heading', [left ? 38 : 8, y + 9, 10, 7], [7, 5], ink, { on: color, v: 'middle' }), say(`step${i + 1}`, 'heading', [left ? 49 : 19, y + 9, 44, 7], [5.6, 3.6], ink, { on: color, v: 'middle' }),
        say(`text${i + 1}`, 'body', [left ? 38 : 8, y + 19.4, 54, 12], [3.2, 2.5], ink, { on: color, lines: 3, leading: 1.4 }),
      ];
    }).flat(),
    box(0, TOP - 0.4, w, 0.8, 'ink'), say('site', 'sub', [8, h - 10, 84, 4], [3, 2.4], 'muted', { align: 'center', v: 'middle' }),
  ],
}));
