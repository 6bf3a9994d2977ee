import type { Layer, Recipe } from '../../../../build/templates/recipe.js';
import { box, disc, many, poly } from '../../scenes/kit.js';
import { card, icon, rule, say } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';
import { bar, block, checks, field, lines, over, wordsOn } from './parts.js';

/** A pencil that lies along the page: its point to the right. */
const pencil = (x: number, y: number, w: number, h: number): Layer[] => [
  box(x, y, h * 0.9, h, 'accent', { radius: 0.3 }), box(x + h * 0.7, y, h * 0.5, h, 'surface'),
  box(x + h * 1.2, y, w - h * 2.4, h, 'accent2'), box(x + h * 1.2, y + h * 0.36, w - h * 2.4, h * 0.28, 'accent2/ink/.18'),
  poly([[x + w - h * 1.2, y], [x + w, y + h / 2], [x + w - h * 1.2, y + h]], 'bg'), poly([[x + w - h * 0.42, y + h * 0.325], [x + w, y + h / 2], [x + w - h * 0.42, y + h * 0.675]], 'ink'),
];

/** One lesson on a page: what for, with what, and its four parts. */
const lessonPage = layoutIn('lesson-page', 'planner', ({ w }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, w, 24, 'accent'), ...many(13, (i) => disc(i * 8.34, 24, 4.2, 'accent')),
    icon('flat-red-apple', 76, 4, 18), say('title', 'heading', [7, 6, 66, 11], [12, 7], 'onAccent', { on: 'accent', v: 'middle' }), say('tag', 'sub', [7, 18, 60, 3.4], [2.5, 2], 'onAccent', { on: 'accent', v: 'middle' }),
    ...field('ask1', [7, 36, 41], 11), ...field('ask2', [52, 36, 41], 11), ...field('ask3', [7, 42.4, 41], 11), ...field('ask4', [52, 42.4, 41], 11),
    ...block('head1', [7, 47, 53, 22], 'accent2', 3), ...bar('head2', 63, 47, 30, 6.4, 'ink'), ...checks('item', [64, 56, 28], 4, 3.9, { color: 'accentText' }),
    ...many(4, (i): Layer[] => {
      const [x, y] = [7 + (i % 2) * 43.75, 73 + Math.floor(i / 2) * 27];
      return [...block(`part${i + 1}`, [x, y, 42.25, 24.6], ['extra', 'accent', 'accent', 'extra'][i]!, 4), say(`min${i + 1}`, 'body', [x + 27, y, 13.2, 6.4], [2.2, 1.95], wordsOn(['extra', 'accent', 'accent', 'extra'][i]!), { on: ['extra', 'accent', 'accent', 'extra'][i]!, v: 'middle', align: 'right' })];
    }).flat(),
    over('head3', 7, 128, 30), ...lines(28, 130.2, 65, 1, 5), rule(7, 135.4, w - 14),
  ],
}));

/** A week of lessons: a column to a day, a row to a subject, a pencil over it all. */
const lessonWeek = layoutIn('lesson-week', 'class-schedule', ({ w, h }) => {
  const day = (w - 12 - 19) / 5;
  return {
    ground: 'accent2/bg/.7',
    layers: [
      say('title', 'heading', [6, 5, 62, 9], [9, 5.4], 'ink', { on: 'accent2/bg/.7', v: 'middle' }), ...field('ask1', [72, 11.6, 31], 10, { color: 'ink', on: 'accent2/bg/.7', line: 'ink' }), ...field('ask2', [106, 11.6, w - 112], 10, { color: 'ink', on: 'accent2/bg/.7', line: 'ink' }),
      ...pencil(6, 16.4, w - 12, 3.4),
      card(6, 22.6, w - 12, h - 27.6, 'bg', 1.6),
      ...many(5, (i): Layer[] => bar(`day${i + 1}`, 25.6 + i * day, 23.4, day - 1.2, 6, i % 2 ? 'ink' : 'accent', { align: 'center' })).flat(),
      ...many(5, (r): Layer[] => [
        box(6, 30.4 + r * 12.8, 18.6, 12.8, r % 2 ? 'extra/bg/.6' : 'extra/bg/.35'), say(`subject${r + 1}`, 'sub', [7.6, 30.4 + r * 12.8, 15.8, 12.8], [2.6, 2], 'ink', { on: r % 2 ? 'extra/bg/.6' : 'extra/bg/.35', v: 'middle', weight: 700 }),
        ...many(5, (i) => lines(26.6 + i * day, 34 + r * 12.8, day - 3.2, 3, 3.4)).flat(),
      ]).flat(),
      ...many(4, (r) => box(6, 43.05 + r * 12.8, w - 12, 0.3, 'ink/bg/.3')),
    ],
  };
});

const STEPS = ['accent', 'accent2', 'extra', 'accent', 'ink'];

/** A class by the minute, down a thread with a bulb on top. */
const lessonClock = layoutIn('lesson-clock', 'planner', ({ h }) => ({
  ground: 'surface',
  layers: [
    disc(86, 16, 21, 'accent2'), disc(86, 16, 14.5, 'accent2/bg/.5'), icon('flat-alarm-clock', 76.5, 6, 19),
    say('title', 'heading', [8, 8, 56, 16], [11, 6], 'ink', { on: 'surface', lines: 2, v: 'middle' }), say('tag', 'sub', [8, 27, 52, 3.4], [2.5, 2], 'ink', { on: 'surface' }),
    ...field('ask1', [8, 40, 40], 14, { color: 'ink', on: 'surface', line: 'ink/bg/.4' }), ...field('ask2', [52, 40, 40], 10, { color: 'ink', on: 'surface', line: 'ink/bg/.4' }),
    box(18.6, 48, 0.8, 76, 'ink/bg/.4'),
    ...many(5, (i): Layer[] => {
      const y = 46 + i * 15.8;
      return [
        disc(19, y + 7, 6.6, STEPS[i]!), say(`min${i + 1}`, 'heading', [13.4, y + 3.4, 11.2, 7.2], [3.2, 2], wordsOn(STEPS[i]!), { on: STEPS[i]!, align: 'center', v: 'middle' }),
        card(30, y, 62, 14, 'bg', 2), say(`part${i + 1}`, 'sub', [33, y + 1.6, 56, 3], [2.5, 2], 'ink', { weight: 700 }), ...lines(33, y + 8, 56, 2, 4),
      ];
    }).flat(),
    say('head1', 'sub', [8, h - 14.4, 26, 3.4], [2.4, 2], 'ink', { on: 'surface', v: 'middle', weight: 700 }), ...many(4, (i): Layer[] => [disc(38 + i * 14.4, h - 12.7, 1.6, STEPS[i]!), say(`mark${i + 1}`, 'body', [40.6 + i * 14.4, h - 14.4, 11.4, 3.4], [2.2, 1.95], 'ink', { on: 'surface', v: 'middle' })]).flat(),
    rule(8, h - 7, 84, 'ink/bg/.4'),
  ],
}));

/** A board in its frame, the three ways of doing pinned under it. */
const lessonBoard = layoutIn('lesson-board', 'letter-flyer', ({ w }) => ({
  ground: 'accent2/bg/.55',
  layers: [
    card(6, 6, w - 12, 42, 'accent2/ink/.35', 1.4), card(8, 8, w - 16, 38, 'ink', 0.6), box(10, 46.6, w - 20, 2.4, 'accent2/ink/.5'), box(18, 45.6, 7, 1.2, 'bg'), box(28, 45.6, 5, 1.2, 'accent'), card(72, 44, 11, 2.8, 'extra', 0.6),
    say('title', 'heading', [13, 11.6, 60, 10], [10, 6], 'bg', { on: 'ink', v: 'middle' }), icon('flat-abacus', 76, 11, 12),
    ...field('ask1', [13, 30.6, 35], 11, { color: 'accent2', on: 'ink', line: 'bg/ink/.4' }), ...field('ask2', [52, 30.6, 35], 11, { color: 'accent2', on: 'ink', line: 'bg/ink/.4' }), ...field('ask3', [13, 38.4, 74], 20, { color: 'accent2', on: 'ink', line: 'bg/ink/.4' }),
    ...many(3, (i): Layer[] => {
      const [x, color] = [6 + i * 29.7, ['accent', 'extra', 'ink'][i]!];
      return [
        card(x, 54, 28.6, 42, 'bg', 1.2), box(x, 55, 28.6, 6.4, color), card(x, 54, 28.6, 4, color, 1.2), disc(x + 14.3, 54, 1.6, 'accent2/ink/.35'), disc(x + 13.9, 53.6, 0.6, 'bg'),
        say(`part${i + 1}`, 'heading', [x + 2, 55.4, 24.6, 6], [3.8, 2.6], wordsOn(color), { on: color, v: 'middle', align: 'center' }), say(`note${i + 1}`, 'body', [x + 2.4, 63, 23.8, 5.6], [2.15, 1.95], 'muted', { lines: 2, leading: 1.3, v: 'middle' }), ...lines(x + 2.4, 73.6, 23.8, 5, 4.6),
      ];
    }).flat(),
    card(6, 99.6, 43.4, 24.6, 'bg', 1.2), over('head1', 9, 102.4, 36), ...checks(undefined, [9, 107.6, 37.4], 4, 4),
    card(50.9, 99.6, 43.1, 24.6, 'bg', 1.2), over('head2', 53.9, 102.4, 36), say('note4', 'body', [53.9, 106.6, 37, 3], [2.15, 1.95], 'muted', {}), ...lines(53.9, 113.4, 37.1, 3, 4),
  ],
}));

export const lessons: readonly Recipe[] = [lessonPage, lessonWeek, lessonClock, lessonBoard];
