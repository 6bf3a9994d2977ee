import type { Layer, Recipe } from '../../../../build/templates/recipe.js';
import { box, disc, leaf, many, outlined, poly, ring, starAt } from '../../scenes/kit.js';
import { card, kicker, rule, say, tick } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';

/** What is to do until a day, in four times of five boxes each, between flowers. */
const plannerCountdown = layoutIn('planner-countdown', 'planner', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    ...[0, 1].flatMap((side) => many(7, (i): Layer => leaf(side ? w + 1 : -1, i * 6.4 - 2, 12 + (i % 3) * 4, 6, side ? 168 - i * 3 : 12 + i * 3, i % 2 ? 'extra' : i % 4 ? 'accent2' : 'extra/ink/.3'))), ...[6, w - 6].flatMap((x) => [disc(x, 8, 3.4, 'accent'), disc(x, 8, 1.4, 'accent2')]),
    kicker('tag', [20, 10, 60, 2.8], 2.4, 'accentText', { align: 'center', weight: 700 }), say('title', 'heading', [20, 16, 60, 12], [12, 7], 'ink', { align: 'center', v: 'middle' }), say('date', 'body', [20, 31, 60, 3], [2.5, 2], 'muted', { align: 'center' }),
    ...many(4, (part): Layer[] => {
      const [x, y] = [8 + (part % 2) * 43.6, 41 + Math.floor(part / 2) * 48];
      const color = ['accent', 'accent2', 'extra', 'ink'][part]!;
      return [
        card(x, y, 40.4, 45, 'surface', 2), card(x, y, 40.4, 8, color, 2), box(x, y + 4, 40.4, 4, color),
        say(`head${part + 1}`, 'sub', [x + 3.4, y, 34, 8], [3, 2.2], part === 0 ? 'onAccent' : part === 3 ? 'bg' : 'ink', { on: color, v: 'middle' }),
        ...many(5, (i): Layer[] => [tick(x + 3.4, y + 12 + i * 6.4, 3.2, 'ink'), say(`item${part * 5 + i + 1}`, 'body', [x + 8.8, y + 11.6 + i * 6.4, 30.4, 4], [2.3, 1.95], 'ink', { on: 'surface', v: 'middle' })]).flat(),
      ];
    }).flat(),
    say('site', 'sub', [8, h - 5.6, w - 16, 2.6], [2.1, 1.95], 'muted', { align: 'center' }),
  ],
}));

/** A long receipt on a plain ground, to be written on the way to the store. */
const plannerReceipt = layoutIn('planner-receipt', 'planner', ({ h }) => ({
  ground: 'accent',
  layers: [
    ...[[0, 14], [84, 40], [-6, 70], [88, 96], [2, 122]].map(([x, y], i) => outlined('ellipse', x! + 8, y!, 16, 16, i % 2 ? 'accent/bg/.14' : 'accent/ink/.12')),
    poly([[16, 8], [84, 8], [84, h - 7], ...many(17, (i): [number, number] => [84 - (i + 0.5) * 4, h - (i % 2 ? 7 : 10)]), [16, h - 7]], 'accent/ink/.3'),
    poly([[14, 6], [82, 6], [82, h - 9], ...many(17, (i): [number, number] => [82 - (i + 0.5) * 4, h - (i % 2 ? 9 : 12)]), [14, h - 9]], 'bg'),
    say('title', 'heading', [18, 11, 60, 12], [13, 7], 'ink', { on: 'bg', align: 'center', v: 'middle' }), say('tag', 'sub', [18, 24.6, 60, 3], [2.5, 2], 'accentText', { on: 'bg', align: 'center' }),
    ...many(22, (i) => box(18 + i * 2.8, 30.4, 1.6, 0.4, 'ink')),
    ...many(4, (part): Layer[] => [
      kicker(`head${part + 1}`, [18, 34.6 + part * 21.6, 60, 2.6], [2.4, 2], 'ink', { on: 'bg', weight: 700 }),
      ...many(6, (i): Layer[] => { const [x, y] = [18 + (i % 2) * 31, 39.6 + part * 21.6 + Math.floor(i / 2) * 6]; return [tick(x, y, 3, 'accent'), rule(x + 5, y + 3, 24)]; }).flat(),
    ]).flat(),
    ...many(30, (i) => box(24 + i * 1.6, h - 19.6, [0.4, 0.9, 0.3, 0.6][i % 4]!, 6, 'ink')),
  ],
}));

/** A week of chores for small hands: a star for every one that is done. */
const plannerStars = layoutIn('planner-stars', 'planner', ({ w, h }) => ({
  ground: 'ink',
  layers: [
    ...many(9, (i) => starAt(7 + i * 10.6, 4 + (i % 3) * 1.2, i % 3 ? 0.7 : 1.4, i % 2 ? 'accent2' : 'bg', 5, 0.42)), ...([[72, 24, 1.6], [94, 26, 1.2], [95, 10, 0.8], [73, 10, 0.8]] as const).map(([x, y, r]) => starAt(x, y, r, 'bg', 5, 0.42)),
    disc(84, 17, 9, 'accent2'), disc(80, 14.6, 7.6, 'ink'), say('title', 'heading', [8, 9, 62, 12], [12, 7], 'bg', { on: 'ink', v: 'middle' }), say('tag', 'sub', [8, 23, 62, 3], [2.6, 2.1], 'accent2', { on: 'ink' }),
    card(5, 31, w - 10, h - 52, 'bg', 3), ...many(7, (i) => say(`d${i + 1}`, 'sub', [39.6 + i * 7.6, 34, 7, 4], [2.4, 2], 'accentText', { on: 'bg', align: 'center', v: 'middle', weight: 700 })),
    ...many(8, (row): Layer[] => {
      const y = 40 + row * 9.8;
      return [...(row % 2 ? [] : [card(8, y, w - 16, 9, 'surface', 2)]), say(`chore${row + 1}`, 'sub', [11, y, 28, 9], [2.5, 2], 'ink', { on: row % 2 ? 'bg' : 'surface', v: 'middle' }), ...many(7, (i): Layer => ({ ...starAt(43.1 + i * 7.6, y + 4.7, 3.1, row % 2 ? 'surface' : 'bg', 5, 0.5), ...{ stroke: { color: ['accent', 'extra', 'accent2'][row % 3]!, width: 0.5 } } }))];
    }).flat(),
    card(5, h - 17, w - 10, 12, 'accent', 3), say('head1', 'heading', [10, h - 17, 46, 12], [3.8, 2.6], 'onAccent', { on: 'accent', v: 'middle' }), box(58, h - 8.6, 33, 0.4, 'onAccent'),
  ],
}));

/** A month of habits as rows of rings. */
const plannerRows = layoutIn('planner-rows', 'planner', ({ w, h }) => ({
  ground: 'accent2/bg/.55',
  layers: [
    disc(94, 4, 26, 'accent2'), disc(94, 4, 17, 'accent'), say('title', 'heading', [7, 9, 52, 18], [12, 7], 'ink', { on: 'accent2/bg/.55', lines: 2 }), say('tag', 'sub', [7, 31, 60, 3], [2.5, 2], 'ink', { on: 'accent2/bg/.55' }),
    ...many(6, (row): Layer[] => {
      const y = 38 + row * 15.8;
      const color = ['accent', 'extra', 'ink'][row % 3]!;
      return [card(6, y, w - 12, 14.6, 'bg', 2.4), say(`habit${row + 1}`, 'sub', [10, y + 2, 60, 3.4], [2.7, 2.1], 'ink', { on: 'bg', weight: 700, v: 'middle' }), ...many(31, (i) => (i % 7 === 6 ? disc(12 + (i % 16) * 5.1, y + 8.4 + Math.floor(i / 16) * 3.6, 1.2, `${color}/bg/.6`) : ring(12 + (i % 16) * 5.1, y + 8.4 + Math.floor(i / 16) * 3.6, 1.2, 0.4, color)))];
    }).flat(),
    say('body', 'body', [7, h - 7.4, w - 14, 3], [2.3, 1.95], 'ink', { on: 'accent2/bg/.55', v: 'middle' }),
  ],
}));

/** Rooms of a house, a list in each. */
const plannerRooms = layoutIn('planner-rooms', 'planner', ({ w, h }) => ({
  ground: 'extra/bg/.6',
  layers: [
    poly([[4, 33], [50, 5], [96, 33]], 'accent'), box(74, 8, 8, 16, 'accent/ink/.3'), disc(50, 23, 4.6, 'bg'), outlined('heart', 50, 23.3, 5, 4.4, 'accent'), box(7, 33, 86, 100.4, 'ink'), box(2, 32, 96, 1.6, 'ink'),
    say('title', 'heading', [12, 36, 76, 9], [8, 5], 'bg', { on: 'ink', align: 'center', v: 'middle' }),
    ...many(4, (room): Layer[] => {
      const [x, y] = [9 + (room % 2) * 41.6, 48 + Math.floor(room / 2) * 42.2];
      const tint = ['accent2/bg/.5', 'bg', 'bg', 'accent2/bg/.5'][room]!;
      return [
        box(x, y, 40.4, 41, tint), say(`head${room + 1}`, 'heading', [x + 3, y + 3, 34, 5], [4.4, 2.8], 'ink', { on: tint, v: 'middle' }),
        ...many(6, (i): Layer[] => [tick(x + 3, y + 11 + i * 4.9, 2.6, 'accent'), say(`item${room * 6 + i + 1}`, 'body', [x + 7.6, y + 10.4 + i * 4.9, 31, 3.8], [2.25, 1.95], 'ink', { on: tint, v: 'middle' })]).flat(),
      ];
    }).flat(),
    say('site', 'sub', [10, h - 7, w - 20, 2.8], [2.2, 1.95], 'ink', { on: 'extra/bg/.6', align: 'center', v: 'middle' }),
  ],
}));

export const lists: readonly Recipe[] = [plannerCountdown, plannerReceipt, plannerStars, plannerRows, plannerRooms];
