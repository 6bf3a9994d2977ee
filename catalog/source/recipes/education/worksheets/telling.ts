import type { Layer } from '../../../../build/templates/recipe.js';
import { box, disc, many, starAt } from '../../scenes/kit.js';
import { card, icon, rule, say } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';
import { pupil } from './counting.js';

const bubble = (x: number, y: number, w: number, h: number): Layer => ({
  ...{ k: 'shape', outline: 'speech', at: [x, y, w, h], color: 'bg' },
  stroke: { color: 'ink', width: 0.5 },
});

/** Frames of a comic: x, y, width, height, ground. */
const FRAMES: readonly (readonly [number, number, number, number, string])[] = [
  [6, 34, 52, 32, 'accent2'], [60, 34, 34, 32, 'extra'], [6, 68, 34, 36, 'accent'],
  [42, 68, 52, 36, 'accent2/bg/.5'], [6, 106, 88, 29, 'surface'],
];

/** A page of a comic to draw: five frames, the speech bubbles waiting. */
export const worksheetComic = layoutIn('worksheet-comic', 'worksheet', () => ({
  ground: 'bg',
  layers: [
    starAt(84, 13, 11, 'accent2', 14, 0.72),
    starAt(84, 13, 7.8, 'accent', 14, 0.76),
    say('pow', 'heading', [78, 10, 12, 6], [4, 2.4], 'onAccent', { on: 'accent', align: 'center', v: 'middle' }),
    say('title', 'heading', [8, 9, 62, 10], [12, 7], 'ink', { caps: true }),
    ...pupil(26),
    ...FRAMES.flatMap(([x, y, w, h, color]): Layer[] => [box(x, y, w, h, 'ink'), box(x + 0.7, y + 0.7, w - 1.4, h - 1.4, color)]),
    bubble(9, 37, 24, 13), bubble(64, 37, 26, 11), bubble(9, 71, 22, 11), bubble(64, 72, 26, 12), bubble(60, 109, 30, 12),
    card(9, 58, 22, 5.6, 'bg', 0.6, 'ink'),
    say('cap1', 'sub', [10.4, 58, 19, 5.6], 2.3, 'ink', { v: 'middle' }),
    card(45, 95, 26, 5.6, 'bg', 0.6, 'ink'),
    say('cap2', 'sub', [46.4, 95, 23, 5.6], 2.3, 'ink', { v: 'middle' }),
    card(9, 126.6, 22, 5.6, 'bg', 0.6, 'ink'),
    say('cap3', 'sub', [10.4, 126.6, 19, 5.6], 2.3, 'ink', { v: 'middle' }),
  ],
}));

/** Heights and colors of the books, tops up to the shelf's. */
const SPINES: readonly (readonly [number, string])[] = [
  [34, 'accent'], [29, 'bg'], [36, 'ink'], [31, 'extra'], [27, 'extra'], [31, 'ink'], [28, 'bg'], [30, 'accent'],
];

/** Eight books on two shelves: a spine to color for each one read, lines under it for what it was. */
export const worksheetShelf = layoutIn('worksheet-shelf', 'worksheet', ({ w }) => ({
  ground: 'accent2/bg/.62',
  layers: [
    say('title', 'heading', [8, 9, 84, 9], [11, 7], 'ink', { on: 'accent2/bg/.62', align: 'center' }),
    say('body', 'body', [12, 22, 76, 3], 2.6, 'ink', { on: 'accent2/bg/.62', align: 'center' }),
    ...many(2, (shelf): Layer[] => [
      ...many(4, (i): Layer[] => {
        const [tall, color] = SPINES[shelf * 4 + i]!;
        const [x, foot] = [10 + i * 20.4, 64 + shelf * 49];
        return [
          card(x, foot - tall, 17, tall, color, 1),
          box(x, foot - tall + 4, 17, 1, color === 'ink' ? 'accent' : 'ink'),
          box(x, foot - 6, 17, 1, color === 'ink' ? 'accent' : 'ink'),
          ...many(5, (s) => starAt(x + 2.5 + s * 3, foot + 14, 1.3, 'accent', 5, 0.42)),
        ];
      }).flat(),
      box(5, 64 + shelf * 49, w - 10, 2.6, 'ink'),
      ...many(4, (i): Layer[] => [
        say(`book${shelf * 4 + i + 1}`, 'sub', [10 + i * 20.4, 69 + shelf * 49, 17, 2.6], 2.1, 'ink', { on: 'accent2/bg/.62' }),
        rule(10 + i * 20.4, 74.6 + shelf * 49, 17, 'ink'),
      ]).flat(),
    ]).flat(),
    ...pupil(132.6, 'ink', 'accent2/bg/.62', 'ink'),
  ],
}));

const COLUMNS = ['accent', 'accent2', 'extra'];
const SIGNS = ['duotone-brain', 'duotone-magnifying-glass', 'duotone-graduation-cap'];

/** What we know, what we wonder, what we learned: three tall pockets with a sign on each. */
export const worksheetWonder = layoutIn('worksheet-wonder', 'worksheet', () => ({
  ground: 'bg',
  layers: [
    ...pupil(9),
    say('title', 'heading', [8, 18, 84, 12], [12, 7], 'ink', { align: 'center' }),
    say('body', 'body', [14, 34, 72, 3], 2.6, 'muted', { align: 'center' }),
    ...COLUMNS.flatMap((color, i): Layer[] => {
      const x = 7 + i * 29.4;
      return [
        { k: 'shape', outline: 'arch', at: [x, 44, 27.2, 91], color },
        card(x + 2, 80, 23.2, 53, 'bg', 1.6),
        disc(x + 13.6, 57.4, 9, 'bg'),
        icon(SIGNS[i]!, x + 7.6, 51.4, 12, ['bg', 'ink']),
        say(`head${i + 1}`, 'heading', [x + 2, 69.6, 23.2, 7], [4.6, 3], color === 'accent' ? 'onAccent' : 'ink', { on: color, align: 'center', v: 'middle' }),
        ...many(7, (n) => rule(x + 4.4, 87.6 + n * 6.6, 18.4)),
      ];
    }),
  ],
}));
