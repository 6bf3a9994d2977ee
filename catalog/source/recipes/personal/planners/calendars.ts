import type { Layer } from '../../../../build/templates/recipe.js';
import { box, disc, many } from '../../scenes/kit.js';
import { islands } from '../../scenes/trades.js';
import { card, icon, kicker, rule, say } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';

const [CELL, ROW] = [12.2, 13];

/** A month that starts on a Tuesday and has thirty days, under an archipelago, with room for notes. */
export const plannerMonth = layoutIn('planner-month', 'planner', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, w, 44, islands.sky),
    ...islands.draw({ x: 0, y: 12, w, h: 32 }),
    box(0, 44, w, h - 44, 'bg'),
    say('title', 'heading', [7.3, 7.5, 56, 11], [13, 8], islands.words, { on: islands.sky }),
    say('year', 'sub', [68, 8.6, 24.7, 4.4], 4.4, islands.words, { on: islands.sky, align: 'right' }),
    ...many(7, (i): Layer[] => [
      card(7.3 + i * CELL, 50, CELL - 0.8, 5.4, i % 6 ? 'ink' : 'accent', 1.4),
      kicker(`d${i + 1}`, [7.7 + i * CELL, 50, CELL - 1.6, 5.4], 2.1, i % 6 ? 'bg' : 'onAccent', { on: i % 6 ? 'ink' : 'accent', align: 'center', v: 'middle', tracking: 0.06, weight: 700 }),
    ]).flat(),
    ...many(35, (i): Layer[] => {
      const [x, y, day] = [7.3 + (i % 7) * CELL, 56.4 + Math.floor(i / 7) * ROW, i - 1];
      const out = day < 1 || day > 30;
      return [
        card(x, y, CELL - 0.8, ROW - 0.8, out ? 'bg' : i % 7 % 6 ? 'surface' : 'accent2/bg/.5', 1.4, out ? 'surface' : undefined),
        ...(out ? [] : [say(`day${day}`, 'heading', [x + 1.4, y + 1.7, 6, 2.6], 2.7, 'ink', { on: i % 7 % 6 ? 'surface' : 'accent2/bg/.5' })]),
      ];
    }).flat(),
    kicker('head1', [7.3, 126.2, 30, 2.2], 2.1, 'accentText', { weight: 700 }),
    ...many(2, (i) => rule(7.3, 131.6 + i * 4.6, 51)),
    kicker('head2', [64, 126.2, 30, 2.2], 2.1, 'accentText', { weight: 700 }),
    ...many(2, (i) => rule(64, 131.6 + i * 4.6, 28.7)),
  ],
}));

const MONTHS = ['accent', 'accent2', 'ink', 'extra'];

/** Twelve months as tabbed notes, the quarters in colors of their own. */
export const plannerYear = layoutIn('planner-year', 'planner', ({ w }) => ({
  ground: 'ink',
  layers: [
    disc(86, 11, 30, 'accent'),
    disc(86, 11, 20, 'accent2'),
    disc(86, 11, 10, 'bg'),
    say('title', 'heading', [7, 10, 58, 15], [19, 11], 'bg', { on: 'ink' }),
    say('tag', 'body', [7, 30.6, 52, 3], 2.7, 'bg', { on: 'ink' }),
    ...many(12, (i): Layer[] => {
      const [x, y] = [7 + (i % 3) * 29.2, 40 + Math.floor(i / 3) * 23];
      const color = MONTHS[Math.floor(i / 3)]!;
      const on = color === 'ink' ? 'ink/bg/.2' : color;
      return [
        card(x, y + 4, 27.2, 17.4, 'bg', 1.6),
        card(x, y, 15, 6.6, on, 1.6),
        say(`month${i + 1}`, 'sub', [x + 1.4, y, 12.4, 6.4], 2.5, color === 'accent' ? 'onAccent' : color === 'ink' ? 'bg' : 'ink', { on, v: 'middle', weight: 700 }),
        ...many(3, (n) => rule(x + 2, y + 11 + n * 3.6, 23.2, 'ink/bg/.7')),
      ];
    }).flat(),
    say('site', 'sub', [7, 134.4, w - 14, 2.4], 2.2, 'bg', { on: 'ink' }),
  ],
}));

/** Seven days of meals as rows under a heap of vegetables, a shopping list down the right. */
export const plannerMeals = layoutIn('planner-meals', 'planner', ({ h }) => ({
  ground: 'accent2/bg/.55',
  layers: [
    ...['carrot', 'tomato', 'broccoli', 'eggplant', 'avocado', 'bell-pepper'].map((name, i) => icon(`flat-${name}`, 5 + i * 15.6, 4 + (i % 2) * 3, 13.4)),
    card(5, 21, 90, h - 26, 'bg', 3),
    say('title', 'heading', [10, 27, 56, 8], [9.4, 6], 'ink'),
    say('tag', 'sub', [66, 29.4, 24, 3], 2.4, 'accentText', { align: 'right' }),
    ...many(3, (i) => kicker(`meal${i + 1}`, [22.5 + i * 14.6, 42, 13, 2.2], [2.2, 2.1], 'muted', { tracking: 0.06 })),
    ...many(7, (i): Layer[] => [
      disc(14, 52.4 + i * 12.1, 4.2, i % 2 ? 'accent2' : 'accent'),
      say(`d${i + 1}`, 'sub', [10, 50.4 + i * 12.1, 8, 4], 2.2, i % 2 ? 'ink' : 'onAccent', { on: i % 2 ? 'accent2' : 'accent', align: 'center', v: 'middle', weight: 700 }),
      ...many(3, (n) => card(22 + n * 14.6, 47.4 + i * 12.1, 13.4, 10, 'surface', 1.2)),
    ]).flat(),
    box(69.4, 42, 0.3, 88, 'ink/bg/.7'),
    kicker('head1', [73, 42, 18, 2.2], 2, 'accentText', { weight: 700 }),
    ...many(13, (i): Layer[] => [
      { k: 'shape', outline: 'ellipse', at: [73, 47.6 + i * 6.4, 2.6, 2.6], stroke: { color: 'accent', width: 0.4 } },
      rule(77.6, 50 + i * 6.4, 13.4),
    ]).flat(),
  ],
}));
