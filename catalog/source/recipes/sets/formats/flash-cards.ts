import type { Layer, PageRecipe, Recipe } from '../../../../build/templates/recipe.js';
import { box, disc, drawn, many, ring, starAt, towards } from '../../scenes/kit.js';
import { card, kicker, rule, say } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';

/** A letter as tall as the card, who begins with it, and lines to write it on. */
const letterCard = layoutIn('letter-flash-card', 'flash-card', ({ w, h }) => ({
  ground: 'extra',
  layers: [
    drawn(0, 0, w, h, 'M56 0H100V100H64C48 84 66 66 58 46C52 30 52 14 56 0Z', 'accent2'),
    ...([[79, 10, 3], [133, 12, 4.4], [134, 58, 2.6], [79, 54, 2.2], [126, 5, 1.8]] as const).map(([x, y, r], i) => (i % 2 ? disc(x, y, r, 'bg') : starAt(x, y, r * 1.4, 'bg', 5, 0.46))),
    { k: 'art', art: 'animal', at: [80, 7, 52, 52], colors: [] },
    say('letter', 'heading', [9, 9, 60, 48], [66, 30], 'ink', { on: 'extra', v: 'middle' }),
    card(7, 65, w - 14, 28, 'bg', 5), rule(13, 87, w - 26, 'accent', 0.5), rule(13, 71.4, w - 26, 'extra', 0.5), { k: 'line', id: 'guide', at: [13, 78.6, w - 26, 1], thickness: 0.4, pattern: 'dashed', color: 'ink/bg/.6' },
    say('title', 'heading', [14, 71.6, 66, 15.4], [21, 10], 'ink', { on: 'bg', v: 'bottom' }), say('trace', 'heading', [82, 71.6, 45, 15.4], [21, 10], 'ink/bg/.42', { on: 'bg', v: 'bottom', align: 'right' }),
  ],
}));

const [ROWS, COLUMNS] = [7, 8];

/** What comes out, on the back. */
const timesBack: PageRecipe = {
  ground: 'accent',
  layers: [
    ...many(ROWS * COLUMNS, (i) => disc(10.4 + (i % COLUMNS) * 17, 9 + Math.floor(i / COLUMNS) * 13.7, 4.6, 'accent/ink/.14')),
    disc(70, 46, 36, 'bg'), say('answer', 'heading', [42, 30, 56, 32], [44, 20], 'ink', { on: 'bg', align: 'center', v: 'middle' }),
    card(37, 76, 66, 14, 'ink', 7), say('trick', 'sub', [41, 76, 58, 14], [4.6, 2.8], 'bg', { on: 'ink', align: 'center', v: 'middle', weight: 600 }),
  ],
};

/** A sum, and as many counters as it makes: seven rows of eight. */
const timesCard: Recipe = {
  ...layoutIn('times-flash-card', 'flash-card', ({ w, h }) => ({
    ground: 'bg',
    layers: [
      box(0, 0, 52, h, 'ink'), ...many(4, (i) => disc(6 + i * 8, 92, 1.9, ['accent', 'accent2', 'extra', 'bg'][i]!)),
      say('factor1', 'heading', [6, 8, 40, 30], [44, 20], 'bg', { on: 'ink', align: 'center', v: 'middle' }), disc(26, 46, 7.6, 'accent2'), say('sign', 'heading', [19, 39, 14, 14], [17, 8], 'ink', { on: 'accent2', align: 'center', v: 'middle' }),
      say('factor2', 'heading', [6, 54, 40, 30], [44, 20], 'bg', { on: 'ink', align: 'center', v: 'middle' }),
      ...many(ROWS * COLUMNS, (i) => {
        const [column, row] = [i % COLUMNS, Math.floor(i / COLUMNS)];
        return starAt(60.6 + column * 10.2, 12.6 + row * 10.3, 4.8, row < 5 ? (column < 5 ? 'accent' : 'accent2') : 'extra', 5, 0.52);
      }),
      say('title', 'sub', [57, 84.6, w - 63, 7], [5, 3.2], 'ink', { v: 'middle', weight: 700 }),
    ],
  })),
  pages: [timesBack],
};

/** How many circle on each shell of the element. */
const SHELLS = [2, 8, 18, 32, 18, 1];

/** A tile of the table, and the atom with all that circles it. */
const elementCard = layoutIn('element-flash-card', 'flash-card', () => ({
  ground: 'ink',
  layers: [
    ...SHELLS.flatMap((count, i): Layer[] => {
      const r = 11.4 + i * 6.3;
      return [ring(97, 50, r, 0.4, 'ink/bg/.34'), ...many(count, (k) => { const [x, y] = towards(97, 50, r, (k * 360) / count + i * 17 - 220); return disc(x, y, i === 5 ? 2.3 : 1.25, i === 5 ? 'accent' : i % 2 ? 'accent2' : 'bg'); })];
    }),
    disc(97, 50, 6.6, 'accent'),
    card(8, 8, 48, 60, 'accent', 3.4), say('number', 'heading', [13, 13, 26, 8], [9, 5], 'onAccent', { on: 'accent' }),
    say('symbol', 'heading', [12, 24, 40, 24], [34, 16], 'onAccent', { on: 'accent', v: 'middle' }), say('title', 'heading', [13, 51, 38, 6], [7, 4], 'onAccent', { on: 'accent' }), say('mass', 'sub', [13, 60, 38, 4], [3.8, 2.6], 'onAccent', { on: 'accent', weight: 600 }),
    kicker('tag', [8, 74, 46, 3], [2.9, 2.2], 'accent2', { on: 'ink', weight: 700 }), say('detail', 'body', [8, 80, 46, 13], [3.3, 2.4], 'bg', { on: 'ink', lines: 3, leading: 1.34 }),
  ],
}));

export const flashCards: readonly Recipe[] = [letterCard, timesCard, elementCard];
