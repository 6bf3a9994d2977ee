import type { Layer, Recipe } from '../../../../build/templates/recipe.js';
import { box, disc, drawn, many, poly, ring } from '../../scenes/kit.js';
import { card, icon, kicker, say } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';

const TINTS = ['accent/bg/.6', 'accent2/bg/.5', 'extra/bg/.5', 'accent/bg/.76', 'accent2/bg/.7'];
const HEADS = ['accent', 'accent2', 'extra', 'accent', 'accent2'];
const PICTURES = ['flat-sun', 'flat-books', 'flat-abacus', 'flat-red-apple', 'flat-paintbrush', 'flat-kite'];

/** Days from top to bottom, lessons from left to right, a picture over each hour. */
const pastelWeek = layoutIn('class-schedule-pastel', 'class-schedule', ({ w, h }) => ({
  ground: 'surface',
  layers: [
    disc(-4, 4, 20, 'accent2/bg/.5'), disc(w - 4, h - 2, 24, 'accent/bg/.66'), disc(w - 30, -8, 18, 'extra/bg/.4'),
    icon('flat-rainbow', 8, 4, 17), say('title', 'heading', [29, 6, 74, 11], [10.4, 6], 'ink', { on: 'surface', v: 'middle' }), card(108, 7, 25.4, 9, 'bg', 4.5), say('tag', 'sub', [110, 7, 21.4, 9], [2.5, 2], 'ink', { on: 'bg', v: 'middle', align: 'center', weight: 600 }),
    ...PICTURES.map((art, i) => icon(art, 37.6 + i * 16.6, 20.6, 9)), ...many(6, (i): Layer => say(`time${i + 1}`, 'sub', [34.6 + i * 16.6, 30.4, 15, 3], [2.4, 2], 'ink', { on: 'surface', align: 'center', v: 'middle', weight: 700 })),
    ...many(5, (row): Layer[] => {
      const y = 35.6 + row * 12;
      return [
        card(8, y, w - 16, 10.6, TINTS[row]!, 5.3), card(8, y, 26, 10.6, HEADS[row]!, 5.3), say(`day${row + 1}`, 'heading', [10.4, y, 21.2, 10.6], [3.8, 2.4], HEADS[row] === 'accent' ? 'onAccent' : 'ink', { on: HEADS[row]!, align: 'center', v: 'middle' }),
        ...many(6, (i): Layer => say(`lesson${row * 6 + i + 1}`, 'sub', [35.8 + i * 16.6, y, 14, 10.6], [2.6, 2], 'ink', { on: TINTS[row]!, align: 'center', v: 'middle', weight: 500 })),
      ];
    }).flat(),
  ],
}));

/** From eight to six: what is on, where its bar begins (hours) and how long it is, by day. */
const BARS = [[9, 1.5], [11, 2], [14, 3], [8, 2], [13, 1.5], [9, 1.5], [11, 2], [15, 2.5], [8, 2], [13, 1.5], [10, 3], [14, 2]] as const;
const DAY_OF = [0, 0, 0, 1, 1, 2, 2, 2, 3, 3, 4, 4];
const KIND = [0, 1, 2, 3, 0, 0, 1, 3, 3, 2, 2, 1];
const [START, HOUR] = [29, 10.5];

/** A term by the hour: a bar for every class, as long as it takes. */
const termBars = layoutIn('class-schedule-bars', 'class-schedule', ({ w }) => ({
  ground: 'ink',
  layers: [
    ring(128, 8, 26, 5, 'ink/accent/.5'), ring(128, 8, 14, 5, 'ink/accent2/.6'), disc(128, 8, 5, 'accent2'),
    say('title', 'heading', [8, 8, 84, 13], [13, 7], 'bg', { on: 'ink', v: 'middle' }), kicker('tag', [8, 25.6, 80, 3], [2.6, 2], 'bg', { on: 'ink', weight: 700 }),
    ...many(5, (i) => card(8, 41 + i * 10.9, w - 16, 9.7, 'ink/bg/.1', 2)),
    ...many(11, (i) => box(START + i * HOUR - 0.1, 39, 0.2, 55.4, 'ink/bg/.24')),
    ...many(10, (i): Layer => say(`hour${i + 1}`, 'sub', [START + i * HOUR + 0.8, 34, 9, 3], [2.3, 1.95], 'bg', { on: 'ink', v: 'middle' })),
    ...many(5, (i): Layer => say(`day${i + 1}`, 'heading', [11, 41 + i * 10.9, 16, 9.7], [4.4, 2.6], 'bg', { on: 'ink/bg/.1', v: 'middle' })),
    ...BARS.flatMap(([from, long], i): Layer[] => {
      const color = ['accent', 'accent2', 'bg', 'extra'][KIND[i]!]!;
      const [x, y, width] = [START + (from - 8) * HOUR + 0.5, 41.8 + DAY_OF[i]! * 10.9, long * HOUR - 1];
      const ink = color === 'accent' ? 'onAccent' : 'ink';
      return [card(x, y, width, 8.1, color, 1.8), say(`class${i + 1}`, 'sub', [x + 1.6, y + 1.7, width - 3.2, 2.4], [2.5, 1.95], ink, { on: color, weight: 700 }), say(`room${i + 1}`, 'body', [x + 1.6, y + 5, width - 3.2, 2.2], [2.1, 1.9], ink, { on: color })];
    }),
  ],
}));

/** A club's week: what one comes for at a slant, and the hours as on a board in the hall. */
const clubWeek = layoutIn('class-schedule-club', 'class-schedule', ({ w, h }) => ({
  ground: 'ink',
  layers: [
    poly([[0, 0], [62, 0], [44, h], [0, h]], 'accent'), ...many(3, (i) => poly([[65 + i * 4, 0], [66.8 + i * 4, 0], [48.8 + i * 4, h], [47 + i * 4, h]], i === 1 ? 'accent2' : 'accent')),
    drawn(5, 66, 40, 24, 'M0 38H5V24H14V10H26V44H74V10H86V24H95V38H100V62H95V76H86V90H74V56H26V90H14V76H5V62H0Z', 'ink'),
    say('tag', 'sub', [7, 8, 48, 4], [3, 2.2], 'onAccent', { on: 'accent', weight: 700, caps: true, tracking: 0.1 }), say('title', 'heading', [7, 16, 45, 42], [20, 9], 'onAccent', { on: 'accent', lines: 3, caps: true, leading: 0.96 }),
    ...many(7, (i): Layer[] => {
      const y = 7 + i * 12.4;
      const x = 75 - (y + 5) * 0.18;
      return [
        box(x, y, w - x - 7, 11, i % 2 ? 'ink/bg/.08' : 'ink/bg/.16'), box(x, y, 13, 11, i === 5 ? 'accent' : 'accent2'), say(`day${i + 1}`, 'heading', [x + 1, y, 11, 11], [5, 3], i === 5 ? 'onAccent' : 'ink', { on: i === 5 ? 'accent' : 'accent2', align: 'center', v: 'middle', caps: true }),
        ...[1, 2].flatMap((n): Layer[] => {
          const at = x + 15.6 + (n - 1) * ((w - 9 - x - 15.6) / 2);
          const on = i % 2 ? 'ink/bg/.08' : 'ink/bg/.16';
          return [say(`class${i * 2 + n}`, 'sub', [at, y + 2, 24, 3.4], [3.7, 2.2], 'bg', { on, weight: 700 }), say(`hour${i * 2 + n}`, 'body', [at, y + 6.8, 24, 2.8], [2.9, 1.95], 'accent2', { on })];
        }),
      ];
    }).flat(),
    say('site', 'sub', [7, 93, 40, 3], [2.4, 2], 'onAccent', { on: 'accent', v: 'middle', weight: 600 }),
  ],
}));

export const timetables: readonly Recipe[] = [pastelWeek, termBars, clubWeek];
