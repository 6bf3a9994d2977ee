import type { Layer, Recipe } from '../../../../build/templates/recipe.js';
import { box, disc, drawn, many, oval, outlined, poly, ring } from '../../scenes/kit.js';
import { card, icon, rule, say, tick } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';
import { bar, checks, field, grid, lines, over, wordsOn } from './parts.js';

/** A backpack seen from the front: a list on its lid and two in its pockets. */
const packCamp = layoutIn('pack-camp', 'planner', ({ w, h }) => ({
  ground: 'extra/bg/.5',
  layers: [
    drawn(0, 96, w, h - 96, 'M0 26L20 4L34 18L58 0L80 20L100 8V100H0Z', 'extra/ink/.16'), say('title', 'heading', [8, 6, 84, 11], [11, 6], 'ink', { on: 'extra/bg/.5', align: 'center', v: 'middle' }), say('tag', 'sub', [8, 19.6, 84, 3.4], [2.6, 2], 'ink', { on: 'extra/bg/.5', align: 'center' }),
    { k: 'shape', outline: 'rectangle', at: [40, 26, 20, 14], radius: 0.4, stroke: { color: 'ink', width: 2 } }, outlined('pill', 50, 38, 82, 10, 'accent2'), ...[20, 76].map((x) => box(x, 32.4, 4, 11.2, 'ink')), disc(15, 38, 3, 'accent2/ink/.3'),
    card(4, 76, 12, 44, 'accent/ink/.3', 4), card(84, 76, 12, 44, 'accent/ink/.3', 4), card(11, 41, 78, 94, 'accent', 10),
    ...many(2, (i): Layer[] => { const x = 16 + i * 35.6; return [card(x, 46, 32.4, 42, 'bg', 2), say(`head${i + 1}`, 'heading', [x + 3, 48, 26, 5], [3.6, 2.4], 'ink', { on: 'bg', v: 'middle' }), ...checks('item', [x + 3, 56, 27.4], 7, 4.4, { color: 'ink', on: 'bg', from: i * 7 + 1 })]; }).flat(),
    ...[26, 70].map((x) => box(x, 87, 4, 9, 'ink')), card(16, 92, 68, 38, 'accent/ink/.3', 4), box(16, 97, 68, 1, 'accent2'), ...many(2, (i): Layer[] => [card(19 + i * 32, 100, 29.6, 27, 'bg', 2), say(`head${i + 3}`, 'heading', [21.6 + i * 32, 101.6, 24, 4.6], [3.4, 2.4], 'ink', { on: 'bg', v: 'middle' }), ...checks('item', [21.6 + i * 32, 108, 26], 4, 4.4, { color: 'ink', on: 'bg', from: i * 4 + 15 })]).flat(),
  ],
}));

/** A list for a whole family: a row to a thing, a column to a person. */
const packFamily = layoutIn('pack-family', 'letter-flyer', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, w, 29, 'accent2'), disc(86, 12, 7, 'accent'), drawn(0, 20, w, 9, 'M0 40C12 0 20 0 32 40C44 80 54 80 66 40C78 0 88 0 100 40V100H0Z', 'extra'), drawn(0, 24, w, 5, 'M0 40C12 80 20 80 32 40C44 0 54 0 66 40C78 80 88 80 100 40V100H0Z', 'ink'), icon('flat-beach-with-umbrella', 66, 6, 15),
    say('title', 'heading', [7, 5, 58, 10], [9.4, 5], 'ink', { on: 'accent2', v: 'middle' }),
    ...many(4, (i): Layer[] => bar(`who${i + 1}`, 46 + i * 12.2, 33, 11.4, 5.4, ['accent', 'ink', 'accent', 'ink'][i]!, { align: 'center' })).flat(), say('head1', 'sub', [8, 33, 34, 5.4], [2.7, 2], 'accentText', { v: 'middle', weight: 700 }),
    ...many(14, (r): Layer[] => [...(r % 2 ? [] : [card(6, 40 + r * 5.4, 88, 5.4, 'surface', 1)]), say(`item${r + 1}`, 'body', [8.6, 40 + r * 5.4, 36, 5.4], [2.4, 1.95], 'ink', { on: r % 2 ? 'bg' : 'surface', v: 'middle' }), ...many(4, (i) => tick(50.3 + i * 12.2, 41.3 + r * 5.4, 2.8, 'ink'))]).flat(),
    ...field('ask1', [8, 121.4, 84], 24), box(0, h - 2, w, 2, 'accent'),
  ],
}));

/** A carry-on seen from above, open: a shelf to each kind of thing. */
const packCabin = layoutIn('pack-cabin', 'planner', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, 40, h, 'ink'), say('title', 'heading', [5, 8, 31, 26], [8.4, 4.6], 'bg', { on: 'ink', lines: 3 }), say('tag', 'body', [5, 40, 30, 8], [2.4, 2], 'accent2', { on: 'ink', lines: 2, leading: 1.4 }),
    ...many(4, (i): Layer[] => [over(`ask${i + 1}`, 5, 54 + i * 11, 28, 'ink', 'accent2'), rule(5, 62.4 + i * 11, 30, 'bg/ink/.4')]).flat(),
    { k: 'shape', outline: 'rectangle', at: [13, 98, 14, 18], radius: 0.2, stroke: { color: 'bg', width: 1 } }, card(8, 108, 24, 27, 'accent', 3), ...many(4, (i) => box(11.4 + i * 5.4, 110, 1, 23, 'accent/ink/.26')), disc(12, 136, 1.6, 'bg'), disc(28, 136, 1.6, 'bg'), outlined('pill', 23, 116, 9, 4, 'accent2', { rotate: -12 }),
    ...many(5, (part): Layer[] => {
      const y = 8 + part * 25.8;
      const color = ['accent', 'accent2', 'extra', 'accent', 'accent2'][part]!;
      return [card(44, y, w - 50, 23.6, 'surface', 2), card(44, y, 2, 23.6, color, 1), say(`head${part + 1}`, 'heading', [49, y + 2, 40, 4.4], [3.6, 2.4], 'ink', { on: 'surface', v: 'middle' }), ...many(2, (c) => checks('item', [49 + c * 22.4, y + 8.6, 21.6], 3, 4.6, { color: 'ink', on: 'surface', from: part * 6 + c * 3 + 1 })).flat()];
    }).flat(),
  ],
}));

/** A log of sets: exercise, weight and repeats, a plate of a barbell above. */
const gymLog = layoutIn('gym-log', 'planner', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, w, 34, 'ink'), box(40, 14.6, 70, 2.4, 'extra'), ...([[58, 5, 20], [64, 3, 24], [71, 7, 16]] as const).map(([x, y, tall], i) => card(x, y + 0.8, 5, tall, ['accent', 'accent2', 'accent'][i]!, 1.4)),
    poly([[0, 0], [58, 0], [46, 34], [0, 34]], 'ink'), say('title', 'heading', [7, 7, 41, 14], [15, 7], 'bg', { on: 'ink', v: 'middle', caps: true }), say('tag', 'sub', [7, 25, 40, 3.6], [2.6, 2], 'accent2', { on: 'ink' }),
    ...field('ask1', [7, 43, 27], 9), ...field('ask2', [37, 43, 27], 13), ...field('ask3', [67, 43, 26], 13),
    box(7, 48, 86, 6.6, 'accent'), ...many(5, (i) => say(`col${i + 1}`, 'sub', [[9, 41, 54.2, 67.4, 80.6][i]!, 48, [30, 11.4, 11.4, 11.4, 11.4][i]!, 6.6], [2.4, 1.95], 'onAccent', { on: 'accent', v: 'middle', weight: 700, align: i ? 'center' : 'left' })),
    ...many(10, (r) => (r % 2 ? box(7, 54.6 + r * 6.6, 86, 6.6, 'surface') : [])).flat(), ...grid(7, 54.6, [33, 13.25, 13.25, 13.25, 13.25], 10, 6.6),
    over('head1', 7, 126, 20), ...many(5, (i) => disc(10 + i * 7.4, 133.4, 2.6, i < 2 ? 'accent2' : i < 4 ? 'accent2/accent/.5' : 'accent')), ...many(5, (i) => say(`mark${i + 1}`, 'sub', [8 + i * 7.4, 131.4, 4, 4], [2.2, 1.95], 'ink', { on: 'accent2', align: 'center', v: 'middle', weight: 700 })), over('head2', 52, 126, 40), ...lines(52, 133, 41, 1, 4), rule(52, h - 4.2, 41),
  ],
}));

/** Six weeks of running round a track, a lane to a week. */
const runTrack = layoutIn('run-track', 'letter-flyer', ({ w, h }) => ({
  ground: 'accent2/bg/.5',
  layers: [
    ...many(3, (i): Layer => ({ k: 'shape', outline: 'pill', at: [54 + i * 5, -14 + i * 5, 66 - i * 10, 46 - i * 10], color: ['accent', 'accent/bg/.2', 'extra/bg/.2'][i]! })), say('title', 'heading', [7, 7, 44, 18], [11, 5.6], 'ink', { on: 'accent2/bg/.5', lines: 2, v: 'middle' }), say('tag', 'sub', [7, 28.4, 44, 3.4], [2.5, 2], 'ink', { on: 'accent2/bg/.5' }), icon('flat-woman-running', 72, 8, 20),
    card(5, 37, w - 10, 74, 'bg', 2), ...many(7, (i) => say(`day${i + 1}`, 'sub', [22 + i * 10.2, 39, 9.4, 5], [2.4, 1.95], 'ink', { on: 'bg', align: 'center', v: 'middle', weight: 700 })),
    ...many(6, (r): Layer[] => [
      { k: 'shape', outline: 'pill', at: [7.4, 45.4 + r * 10.8, 85, 9.6], color: r % 2 ? 'surface' : 'accent/bg/.72' }, say(`week${r + 1}`, 'heading', [10.4, 45.4 + r * 10.8, 12, 9.6], [3, 2.2], 'ink', { on: r % 2 ? 'surface' : 'accent/bg/.72', v: 'middle' }),
      ...many(7, (i): Layer[] => { const plan = [1, 0, 1, 0, 1, 2, 0][i]!; return [disc(26.7 + i * 9.9, 50.2 + r * 10.8, 3.9, plan === 2 ? 'accent' : 'bg'), say(`run${r * 7 + i + 1}`, 'sub', [22.9 + i * 9.9, 48.2 + r * 10.8, 7.6, 4], [2.2, 1.95], plan === 2 ? 'onAccent' : 'ink', { on: plan === 2 ? 'accent' : 'bg', align: 'center', v: 'middle' })]; }).flat(),
    ]).flat(),
    say('body', 'body', [7, 113.6, 86, 3.4], [2.4, 2], 'ink', { on: 'accent2/bg/.5', v: 'middle' }), ...field('ask1', [7, h - 6, 52], 18, { color: 'ink', on: 'accent2/bg/.5', line: 'ink' }), ...field('ask2', [63, h - 6, 30], 12, { color: 'ink', on: 'accent2/bg/.5', line: 'ink' }),
  ],
}));

/** A week of moving on seven mats, rolled up at one end. */
const moveMats = layoutIn('move-mats', 'class-schedule', ({ h }) => ({
  ground: 'bg',
  layers: [
    oval(120, 4, 44, 26, 'surface'), icon('flat-woman-in-lotus-position', 112, 2.6, 21), say('title', 'heading', [7, 5, 80, 10], [9.6, 5.6], 'ink', { v: 'middle' }), say('tag', 'sub', [7, 17, 80, 3.4], [2.6, 2], 'accentText', {}),
    ...many(7, (i): Layer[] => {
      const [x, color] = [7 + i * 18.4, ['accent', 'accent2', 'extra'][i % 3]!];
      return [
        card(x, 30, 17, h - 44, `${color}/bg/.6`, 1.4), outlined('pill', x + 8.5, 29.9, 18.4, 7, color), disc(x + 1.9, 29.9, 2.2, `${color}/ink/.24`), disc(x + 1.9, 29.9, 1, color), say(`day${i + 1}`, 'sub', [x + 5, 26.4, 11, 7], [2.8, 2], wordsOn(color), { on: color, v: 'middle', weight: 700, align: 'center' }),
        say(`plan${i + 1}`, 'heading', [x + 1.8, 36, 13.6, 8], [3, 2], 'ink', { on: `${color}/bg/.6`, lines: 2, v: 'middle', leading: 1.15 }), ...lines(x + 1.8, 51, 13.4, 5, 5, 'ink/bg/.4'), ...many(3, (n) => ring(x + 4 + n * 4.5, 80.4, 1.7, 0.4, 'ink')),
      ];
    }).flat(),
    ...field('ask1', [7, h - 6, 60], 24), ...field('ask2', [73, h - 6, 61], 20),
  ],
}));

export const gear: readonly Recipe[] = [packCamp, packFamily, packCabin, gymLog, runTrack, moveMats];
