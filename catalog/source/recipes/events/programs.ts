import type { Layer, Recipe } from '../../../build/templates/recipe.js';
import { box, disc, drawn, leaf, many, oval, ring, starAt, stroke, towards, traced } from '../scenes/kit.js';
import { card, kicker, rule, say } from '../sheet.js';
import { layoutIn } from '../stages/stage.js';

/** Notes on the way up five lines that swing across the head of the page. */
const programConcert = layoutIn('program-concert', 'wedding-programme', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, w, 66, 'ink'), disc(78, 18, 26, 'ink/accent/.3'),
    ...many(5, (i) => traced([-2, 6 + i * 3.6, w + 4, 22], 'M0 70C24 10 46 10 62 50C76 84 90 50 100 20', 'accent2', 0.5)),
    ...([[16, 18, 0], [34, 9.4, 1], [56, 18, 0], [70, 27, 1], [88, 16, 0]] as const).flatMap(([x, y, flag]) => [oval(x, y + 8, 2.7, 2, 'bg', { rotate: -20 }), box(x + 1.9, y - 5.4, 0.7, 13, 'bg'), ...(flag ? [drawn(x + 2.4, y - 5.4, 4.4, 7, 'M0 0C20 40 110 40 70 100C84 60 30 60 0 44Z', 'accent')] : [])]),
    kicker('tag', [9, 38, 82, 3.4], [3, 2.3], 'accent2', { on: 'ink', align: 'center', weight: 700 }), say('title', 'heading', [8, 44, 84, 14], [14, 8], 'bg', { on: 'ink', align: 'center', v: 'middle' }),
    ...many(5, (i): Layer[] => [
      say(`who${i + 1}`, 'sub', [10, 75 + i * 14.6, 38, 3.4], [2.9, 2.3], 'accentText', { weight: 700 }),
      say(`piece${i + 1}`, 'heading', [10, 80 + i * 14.6, 80, 4.6], [5, 3.2], 'ink'),
      ...(i < 4 ? [rule(10, 87.4 + i * 14.6, 80)] : []),
    ]).flat(),
    card(10, h - 26.6, 80, 11, 'surface', 2), say('body', 'body', [14, h - 26.6, 72, 11], [2.7, 2.2], 'ink', { on: 'surface', align: 'center', v: 'middle', lines: 2, leading: 1.35 }),
    say('site', 'sub', [10, h - 10.4, 80, 3], [2.4, 2.1], 'muted', { align: 'center' }),
  ],
}));

const SIGNS: readonly ((x: number, y: number) => Layer[])[] = [
  (x, y) => [ring(x - 1.8, y, 2.8, 0.9, 'accent'), ring(x + 1.8, y, 2.8, 0.9, 'ink')],
  (x, y) => [drawn(x - 3.6, y - 5, 3.4, 10, 'M0 0H100L86 40C80 56 60 58 58 60V92H90V100H10V92H42V60C40 58 20 56 14 40Z', 'ink', { rotate: 8 }), drawn(x + 0.4, y - 5, 3.4, 10, 'M0 0H100L86 40C80 56 60 58 58 60V92H90V100H10V92H42V60C40 58 20 56 14 40Z', 'accent', { rotate: -8 })],
  (x, y) => [box(x - 4.4, y - 0.4, 8.8, 0.9, 'ink', { radius: 0.5 }), drawn(x - 3.6, y - 4, 7.2, 3.6, 'M0 100C0 -20 100 -20 100 100Z', 'accent'), disc(x, y - 4.2, 0.8, 'ink')],
  (x, y) => [box(x - 4, y + 0.4, 8, 3.6, 'accent', { radius: 0.14 }), box(x - 2.8, y - 2.6, 5.6, 3, 'ink', { radius: 0.14 }), box(x - 0.3, y - 5, 0.6, 2.4, 'accent')],
  (x, y) => [oval(x - 2.6, y + 3, 1.9, 1.4, 'ink'), oval(x + 3, y + 2, 1.9, 1.4, 'ink'), stroke([x - 1, y + 3], [x - 1, y - 4], 0.7, 'ink'), stroke([x + 4.6, y + 2], [x + 4.6, y - 5], 0.7, 'ink'), stroke([x - 1, y - 3.6], [x + 4.6, y - 4.6], 1.4, 'accent')],
];

/** The hours of a wedding down a line, a sign to each, between two wreaths. */
const programDay = layoutIn('program-day', 'wedding-programme', ({ h }) => ({
  ground: 'bg',
  layers: [
    ...[0, 1].flatMap((end) => many(14, (i): Layer => { const [x, y] = [50 + (i - 6.5) * 8, end ? h + 1 : -1]; return leaf(x, y, 15 + (i % 3) * 4, 7.4, (end ? -90 : 90) + (i - 6.5) * (end ? 4.6 : -4.6), i % 2 ? 'extra/ink/.2' : i % 4 ? 'extra' : 'accent2'); })),
    ...[-1, 1].flatMap((side) => [disc(50 + side * 34, 5, 4.4, 'accent'), ...many(6, (i) => disc(...towards(50 + side * 34, 5, 3.6, i * 60), 2.6, i % 2 ? 'accent' : 'accent/bg/.3')), disc(50 + side * 34, 5, 1.8, 'accent2')]),
    kicker('tag', [10, 29, 80, 3], [2.7, 2.2], 'accentText', { align: 'center', weight: 700 }), say('title', 'heading', [8, 35, 84, 16], [15, 8], 'ink', { align: 'center', v: 'middle' }), say('date', 'body', [10, 54, 80, 3.4], [3, 2.3], 'ink', { align: 'center' }),
    box(49.75, 64, 0.5, 76, 'accent2'),
    ...many(5, (i): Layer[] => {
      const y = 70 + i * 16;
      return [
        disc(50, y, 7.4, 'bg'), ring(50, y, 7.4, 0.5, 'accent2'), ...SIGNS[i]!(50, y),
        say(`time${i + 1}`, 'heading', [8, y - 3, 31, 6], [5.4, 3.4], 'accentText', { align: 'right', v: 'middle' }), say(`what${i + 1}`, 'sub', [61, y - 3, 33, 6], [3.2, 2.4], 'ink', { v: 'middle', lines: 2, leading: 1.25 }),
      ];
    }).flat(),
    starAt(50, 146, 1.6, 'accent'),
  ],
}));

export const programs: readonly Recipe[] = [programConcert, programDay];
