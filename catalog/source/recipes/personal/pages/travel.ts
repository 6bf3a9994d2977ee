import type { Layer, Recipe } from '../../../../build/templates/recipe.js';
import { box, disc, drawn, many, oval, poly, ring, traced } from '../../scenes/kit.js';
import { card, icon, rule, say } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';
import { bar, checks, field, lines, over, wordsOn } from './parts.js';

const cloud = (x: number, y: number, s: number, color: string): Layer[] => [oval(x, y, s, s * 0.52, color), disc(x - s * 0.5, y - s * 0.16, s * 0.48, color), disc(x + s * 0.3, y - s * 0.36, s * 0.6, color)];

/** From pin to pin, in hundredths of the box between them. */
const ROAD = 'M100 0C100 14 0 11 0 25C0 39 100 36 100 50C100 64 0 61 0 75C0 89 100 86 100 100';

/** Five days along a road that winds down the page. */
const tripRoute = layoutIn('trip-route', 'planner', ({ w, h }) => ({
  ground: 'extra/bg/.55',
  layers: [
    ...cloud(84, 12, 9, 'bg'), ...cloud(62, 6, 5, 'bg'), drawn(0, 112, w, h - 112, 'M0 30C20 -4 44 18 60 34C74 46 88 20 100 6V100H0Z', 'extra/ink/.14'),
    say('title', 'heading', [8, 7, 62, 11], [11, 6], 'ink', { on: 'extra/bg/.55', v: 'middle' }), ...field('ask1', [8, 27, 45], 12, { color: 'ink', on: 'extra/bg/.55', line: 'ink' }), ...field('ask2', [57, 27, 35], 10, { color: 'ink', on: 'extra/bg/.55', line: 'ink' }),
    traced([29, 41, 42, 78.4], ROAD, 'ink/extra/.3', 6), traced([29, 41, 42, 78.4], ROAD, 'bg', 0.7),
    ...many(5, (i): Layer[] => {
      const [x, y, color] = [i % 2 ? 38 : 8, 33 + i * 19.6, ['accent', 'accent2', 'ink', 'accent', 'accent2'][i]!];
      const pin = i % 2 ? x - 9 : x + 63;
      return [
        card(x, y, 54, 17.4, 'bg', 2), disc(pin, y + 8, 6.6, color), disc(pin, y + 8, 5.2, 'bg'), say(`no${i + 1}`, 'heading', [pin - 4, y + 4.4, 8, 7.2], [5, 3], 'ink', { on: 'bg', align: 'center', v: 'middle' }),
        ...many(3, (n): Layer[] => [say(`part${n + 1 + i * 3}`, 'sub', [x + 3, y + 1.6 + n * 5, 14, 3.4], [2.1, 1.95], 'accentText', { on: 'bg', v: 'middle', weight: 700 }), rule(x + 17, y + 4.8 + n * 5, 34)]).flat(),
      ];
    }).flat(),
    say('site', 'sub', [8, h - 8.4, w - 16, 3], [2.2, 1.95], 'ink', { on: 'extra/bg/.55', align: 'center' }),
  ],
}));

/** A boarding pass to fill in, the days of the trip under it. */
const tripPass = layoutIn('trip-pass', 'planner', ({ w, h }) => ({
  ground: 'ink',
  layers: [
    ...many(3, (i) => ring(96, 2, 22 + i * 12, 0.5, 'ink/bg/.16')), say('title', 'heading', [8, 6, 66, 11], [10, 6], 'bg', { on: 'ink', v: 'middle' }), icon('flat-airplane', 80, 5, 13),
    card(6, 22, w - 12, 40, 'bg', 2.4), card(6, 22, w - 12, 8, 'accent', 2.4), box(6, 26, w - 12, 4, 'accent'), say('tag', 'sub', [10, 22, 40, 8], [2.7, 2], 'onAccent', { on: 'accent', v: 'middle', weight: 700 }), disc(70, 22, 2.4, 'ink'), disc(70, 62, 2.4, 'ink'), ...many(9, (i) => box(69.8, 32 + i * 3.2, 0.4, 1.6, 'ink/bg/.4')),
    say('place1', 'heading', [10, 33, 21, 8], [6.4, 4], 'ink', { on: 'bg', v: 'middle' }), traced([33, 33.6, 12, 5], 'M0 100C30 -30 70 -30 100 100', 'accent', 0.6), disc(33, 38.6, 0.9, 'accent'), disc(45, 38.6, 0.9, 'accent'), say('place2', 'heading', [48, 33, 19, 8], [6.4, 4], 'ink', { on: 'bg', v: 'middle' }),
    ...many(3, (i): Layer[] => [over(`ask${i + 1}`, 10 + i * 19.4, 44.6, 17), rule(10 + i * 19.4, 56, 16)]).flat(), ...many(2, (i): Layer[] => [over(`ask${i + 4}`, 74, 33 + i * 11.6, 17), rule(74, 42.6 + i * 11.6, 16)]).flat(),
    ...many(30, (i) => box(74 + i * 0.54, 56.6, [0.3, 0.2, 0.4, 0.24][i % 4]!, 3, 'ink')),
    card(6, 67, w - 12, h - 88, 'bg', 2.4), ...many(3, (i): Layer[] => bar(`col${i + 1}`, 24 + i * 22.8, 69.6, 22, 5.6, ['accent2', 'extra', 'accent2'][i]!, { align: 'center' })).flat(),
    ...many(5, (r): Layer[] => [
      say(`day${r + 1}`, 'heading', [9, 76.6 + r * 8.6, 13, 8.6], [3.2, 2.2], 'accentText', { on: 'bg', v: 'middle' }), ...(r < 4 ? [box(9, 85.05 + r * 8.6, w - 18, 0.3, 'ink/bg/.7')] : []), ...many(3, (i) => rule(25.4 + i * 22.8, 82.4 + r * 8.6, 19.2)),
    ]).flat(),
    over('head1', 8, h - 17.4, 40, 'ink', 'accent2'), ...many(3, (i): Layer[] => [rule(8 + i * 29, h - 7, 26, 'bg/ink/.4')]).flat(),
  ],
}));

/** A week away as seven tags of luggage on a cord. */
const tripTags = layoutIn('trip-tags', 'class-schedule', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, w, 30, 'accent2'), ...many(4, (i) => drawn(i * 36 - 6, 21, 44, 10, 'M0 100C20 0 80 0 100 100Z', i % 2 ? 'accent2/ink/.14' : 'accent2/bg/.3')), disc(124, 13, 8, 'accent'),
    say('title', 'heading', [7, 5, 74, 10], [9.6, 6], 'ink', { on: 'accent2', v: 'middle' }), say('tag', 'sub', [7, 16.4, 74, 3.4], [2.7, 2], 'ink', { on: 'accent2', v: 'middle' }), icon('flat-luggage', 102, 6, 15),
    box(0, 36.5, w, 0.6, 'ink'),
    ...many(7, (i): Layer[] => {
      const [x, color] = [6 + i * 18.6, ['accent', 'ink', 'extra'][i % 3]!];
      return [
        poly([[x, 40], [x + 4, 34.4], [x + 13.4, 34.4], [x + 17.4, 40], [x + 17.4, h - 17], [x, h - 17]], color), disc(x + 8.7, 37, 1.5, 'bg'), disc(x + 8.7, 37, 0.7, 'ink'),
        say(`day${i + 1}`, 'heading', [x + 1.4, 40, 14.6, 6], [4, 2.6], wordsOn(color), { on: color, align: 'center', v: 'middle' }), card(x + 1.4, 47, 14.6, h - 65.6, 'bg', 1),
        ...many(3, (n): Layer[] => [say(`what${i * 3 + n + 1}`, 'body', [x + 2.4, 48 + n * 11, 12.8, 9.6], [2.1, 1.95], 'ink', { lines: 3, leading: 1.25, v: 'middle' }), ...(n < 2 ? [box(x + 2.4, 58.2 + n * 11, 12.6, 0.3, 'ink/bg/.7')] : [])]).flat(),
      ];
    }).flat(),
    ...many(3, (i) => field(`ask${i + 1}`, [7 + i * 43.6, h - 7, 40], [12, 14, 17][i]!)).flat(),
  ],
}));

const TILE = 10;

/** A city break by the hour between rows of painted tiles. */
const tripTiles = layoutIn('trip-tiles', 'letter-flyer', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    ...many(20, (i): Layer[] => {
      const [x, y] = [(i % 10) * TILE, Math.floor(i / 10) * TILE];
      const odd = (i + Math.floor(i / 10)) % 2;
      return [box(x, y, TILE, TILE, odd ? 'accent' : 'surface'), ...(odd ? [disc(x + 5, y + 5, 3.4, 'accent2'), disc(x + 5, y + 5, 1.6, 'bg')] : [poly([[x + 5, y + 1], [x + 9, y + 5], [x + 5, y + 9], [x + 1, y + 5]], 'ink'), disc(x + 5, y + 5, 1.5, 'accent2')])];
    }).flat(),
    say('tag', 'sub', [8, 24.6, 84, 3], [2.5, 2], 'accentText', { caps: true, tracking: 0.14, align: 'center' }), say('title', 'heading', [8, 29.6, 84, 9], [9.6, 6], 'ink', { align: 'center', v: 'middle' }),
    ...many(3, (d): Layer[] => {
      const x = 6 + d * 30;
      return [
        card(x, 43, 28, 56, d % 2 ? 'accent2/bg/.6' : 'surface', 2), ...bar(`day${d + 1}`, x, 43, 28, 7, d % 2 ? 'ink' : 'accent', { align: 'center' }),
        ...many(4, (n): Layer[] => [
          say(`time${d * 4 + n + 1}`, 'sub', [x + 2.6, 53 + n * 11.6, 22, 2.8], [2.1, 1.95], 'ink', { on: d % 2 ? 'accent2/bg/.6' : 'surface', weight: 700 }), say(`what${d * 4 + n + 1}`, 'body', [x + 2.6, 56.4 + n * 11.6, 23.4, 6], [2.1, 1.95], 'ink', { on: d % 2 ? 'accent2/bg/.6' : 'surface', lines: 2, leading: 1.3 }),
        ]).flat(),
      ];
    }).flat(),
    over('head1', 7, 103, 40), ...lines(7, 110.6, 40, 2, 5), over('head2', 53, 103, 40), ...checks('item', [53, 107.4, 40], 2, 4.6),
    box(0, h - 10, w, 10, 'accent'), ...many(10, (i) => (i % 2 ? poly([[i * 10 + 5, h - 9], [i * 10 + 9, h - 5], [i * 10 + 5, h - 1], [i * 10 + 1, h - 5]], 'accent2') : disc(i * 10 + 5, h - 5, 3.2, 'bg'))),
  ],
}));

export const travel: readonly Recipe[] = [tripRoute, tripPass, tripTags, tripTiles];
