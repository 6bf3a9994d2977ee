import type { Layer, Recipe } from '../../../../build/templates/recipe.js';
import { box, disc, drawn, leaf, many, outlined, poly, ring, starAt, stroke } from '../../scenes/kit.js';
import { card, icon, rule, say, tick } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';
import { bar, checks, field, lines, over, wordsOn } from './parts.js';

/** A page of a legal pad: boxes to tick and lines. */
const todoPad = layoutIn('todo-pad', 'planner', ({ h }) => ({
  ground: 'extra',
  layers: [
    disc(6, 10, 16, 'extra/bg/.2'), disc(96, 128, 22, 'extra/bg/.2'),
    card(9.4, 7.4, 83, h - 13, 'extra/ink/.3', 1), card(8, 6, 83, h - 13, 'accent2/bg/.55', 1), card(8, 6, 83, 22, 'accent', 1), box(8, 22, 83, 6, 'accent'), ...many(22, (i) => box(10 + i * 3.6, 27, 1.8, 0.4, 'onAccent')),
    say('title', 'heading', [14, 9, 70, 14], [14, 8], 'onAccent', { on: 'accent', v: 'middle' }), box(19.8, 28, 0.4, h - 35, 'accent'),
    ...many(18, (i): Layer[] => [rule(8, 36.6 + i * 5.4, 83, 'ink/accent2/.55'), outlined('ellipse', 14, 34 + i * 5.4, 2.9, 2.9, 'bg', { stroke: { color: 'ink', width: 0.4 } })]).flat(),
    stroke([80, 104], [97, 122], 3.4, 'ink'), stroke([81.6, 102.4], [84.4, 105.4], 3.4, 'accent'), poly([[95, 122.4], [98.2, 119.4], [99, 124]], 'bg'),
  ],
}));

/** What must be done, what could wait, who to call: a day sorted into parts. */
const todoSort = layoutIn('todo-sort', 'planner', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    drawn(0, 0, w, 34, 'M0 0H100V70C84 100 66 66 50 76C32 88 16 108 0 78Z', 'accent2'), icon('flat-hot-beverage', 77, 5, 15), say('title', 'heading', [8, 7, 64, 12], [12, 7], 'ink', { on: 'accent2', v: 'middle' }),
    ...many(7, (i): Layer[] => [ring(10.6 + i * 7, 38.6, 2.9, 0.4, 'ink'), say(`day${i + 1}`, 'sub', [8 + i * 7, 36.8, 5.2, 3.6], [2.3, 1.95], 'ink', { align: 'center', v: 'middle', weight: 700 })]).flat(), ...field('ask1', [62, 40.2, 30], 9),
    card(8, 46, 84, 26, 'accent', 2.4), say('head1', 'heading', [12, 48, 60, 6], [4.4, 3], 'onAccent', { on: 'accent', v: 'middle' }), ...many(3, (i): Layer[] => [disc(14.4, 58.4 + i * 5.2, 1.9, 'bg'), say(`no${i + 1}`, 'sub', [12.4, 56.6 + i * 5.2, 4, 3.6], [2.2, 1.95], 'ink', { on: 'bg', align: 'center', v: 'middle', weight: 700 }), rule(18.6, 60 + i * 5.2, 69, 'onAccent')]).flat(),
    card(8, 75, 50, 58, 'surface', 2.4), over('head2', 12, 78.6, 42, 'surface'), ...checks(undefined, [12, 84.4, 42], 9, 5.3, { color: 'accentText', on: 'surface' }),
    card(61, 75, 31, 27.6, 'accent2/bg/.5', 2.4), over('head3', 64.4, 78.6, 25, 'accent2/bg/.5', 'ink'), ...lines(64.4, 87.4, 24.4, 3, 5.3), card(61, 105.4, 31, 27.6, 'extra/bg/.5', 2.4), over('head4', 64.4, 109, 25, 'extra/bg/.5', 'ink'), ...many(8, (i) => outlined('ellipse', 66.8 + (i % 4) * 6.4, 117.6 + Math.floor(i / 4) * 8, 4, 5, 'bg', { stroke: { color: 'ink', width: 0.4 } })), rule(8, h - 4.6, 84, 'accent', 0.6),
  ],
}));

/** Seven days as notes on a wall, each held by a strip of tape. */
const weekNotes = layoutIn('week-notes', 'planner', () => ({
  ground: 'surface',
  layers: [
    say('title', 'heading', [8, 7, 56, 12], [12, 7], 'ink', { on: 'surface', v: 'middle' }), ...field('ask1', [66, 17, 26], 11, { color: 'ink', on: 'surface', line: 'ink/bg/.4' }),
    ...many(8, (i): Layer[] => {
      const [x, y, color] = [7 + (i % 2) * 44, 25 + Math.floor(i / 2) * 27.8, ['accent2/bg/.35', 'accent/bg/.6', 'extra/bg/.4', 'bg'][(i + Math.floor(i / 2)) % 4]!];
      return [box(x + 0.7, y + 0.8, 42, 25, 'ink/surface/.72'), box(x, y, 42, 25, color), box(x + 15, y - 1.4, 12, 3, i % 2 ? 'accent' : 'ink', { rotate: i % 3 ? -3 : 2, opacity: 0.8 }), say(`day${i + 1}`, 'heading', [x + 3, y + 2.6, 34, 4.4], [3.8, 2.6], 'ink', { on: color, v: 'middle' }), ...lines(x + 3, y + 11, 36, 3, 5, 'ink/bg/.4')];
    }).flat(),
  ],
}));

/** A week in five bars and a short weekend, its top three and a row of glasses to count. */
const weekSpread = layoutIn('week-spread', 'class-schedule', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, 34, h, 'ink'), ...[[4, 96, 26, -70], [14, 99, 30, -84], [26, 98, 26, -104], [32, 97, 20, -130]].map(([x, y, l, a], i) => leaf(x!, y!, l!, 8, a!, i % 2 ? 'extra' : 'accent2')),
    say('title', 'heading', [5, 8, 25, 18], [8, 4.6], 'bg', { on: 'ink', lines: 2, v: 'middle' }), rule(5, 36, 24, 'bg/ink/.4'), say('ask1', 'sub', [5, 37, 24, 3], [2.2, 1.95], 'accent2', { on: 'ink' }),
    over('head1', 5, 45, 24, 'ink', 'accent2'), ...many(3, (i): Layer[] => [starAt(6.4, 53.2 + i * 5.4, 1.4, 'accent', 5, 0.46), rule(9.6, 54.6 + i * 5.4, 19.4, 'bg/ink/.4')]).flat(),
    ...many(5, (i): Layer[] => {
      const [x, color] = [38.6 + i * 19.9, ['accent', 'accent2', 'extra', 'accent2', 'accent'][i]!];
      return [card(x, 8, 18.6, 56, 'surface', 1.6), ...bar(`day${i + 1}`, x, 8, 18.6, 7, color, { align: 'center' }), ...lines(x + 2, 22, 14.6, 8, 5)];
    }).flat(),
    ...many(2, (i): Layer[] => [card(38.6 + i * 35.2, 67.4, 33.6, 25.6, 'surface', 1.6), ...bar(`day${i + 6}`, 38.6 + i * 35.2, 67.4, 33.6, 6, 'ink', {}), ...lines(40.8 + i * 35.2, 79, 29.2, 3, 5)]).flat(),
    card(109, 67.4, w - 113.4, 25.6, 'accent2/bg/.6', 1.6), over('head2', 111.4, 70, 24, 'accent2/bg/.6', 'ink'), ...checks(undefined, [111.4, 75, 23.6], 4, 4.4, { color: 'ink' }),
  ],
}));

/** A week by the hour on a sheet of squares, a sun that climbs beside it. */
const weekHours = layoutIn('week-hours', 'letter-flyer', ({ w }) => ({
  ground: 'accent2/bg/.72',
  layers: [
    disc(10, 12, 15, 'accent'), ...many(12, (i): Layer => { const a = (i * Math.PI) / 6; return stroke([10 + 17.6 * Math.cos(a), 12 + 17.6 * Math.sin(a)], [10 + 22 * Math.cos(a), 12 + 22 * Math.sin(a)], 1.1, 'accent'); }),
    say('title', 'heading', [36, 6, 58, 11], [11, 6], 'ink', { on: 'accent2/bg/.72', v: 'middle', align: 'right' }), ...field('ask1', [60, 23, 34], 12, { color: 'ink', on: 'accent2/bg/.72', line: 'ink' }),
    card(5, 37, w - 10, 87, 'bg', 2), ...many(7, (i): Layer[] => [box(16 + i * 11.2, 37, 0.3, 87, 'ink/bg/.6'), say(`day${i + 1}`, 'sub', [16.4 + i * 11.2, 38, 10.6, 5], [2.4, 1.95], i > 4 ? 'accentText' : 'ink', { on: 'bg', align: 'center', v: 'middle', weight: 700 })]).flat(),
    ...many(14, (r): Layer[] => [box(5, 44 + r * 5.7, w - 10, 0.3, 'ink/bg/.6'), say(`hour${r + 1}`, 'body', [6, 44.2 + r * 5.7, 9, 5.4], [2.1, 1.95], 'muted', { on: 'bg', align: 'center', v: 'middle' })]).flat(),
  ],
}));

/** Twelve small jars of a month: a dot inside for every day that it was done. */
const habitGarden = layoutIn('habit-garden', 'class-schedule', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, w, 21, 'extra/bg/.5'), ...many(16, (i): Layer[] => [stroke([4 + i * 9, 21], [4 + i * 9, 14 - (i % 3) * 2], 0.6, 'extra/ink/.4'), ...(i > 9 ? [disc(4 + i * 9, 12.6 - (i % 3) * 2, 2.4, i % 2 ? 'accent' : 'accent2'), disc(4 + i * 9, 12.6 - (i % 3) * 2, 0.9, 'bg')] : [])]).flat().filter((_, i) => i > 9),
    say('title', 'heading', [6, 5, 66, 10], [9, 5.4], 'ink', { on: 'extra/bg/.5', v: 'middle' }),
    say('ask1', 'sub', [6, 24, 20, 5], [2.6, 2], 'accentText', { v: 'middle', weight: 700 }), ...many(31, (i) => say(`n${i + 1}`, 'sub', [37.4 + i * 3.16, 24, 3.16, 5], [2.1, 1.95], 'ink', { align: 'center', v: 'middle', tracking: -0.04 })),
    ...many(10, (r): Layer[] => [
      ...(r % 2 ? [] : [card(5, 29.4 + r * 6.3, w - 10, 6.3, 'surface', 1)]), say(`habit${r + 1}`, 'sub', [7, 29.4 + r * 6.3, 29, 6.3], [2.4, 1.95], 'ink', { on: r % 2 ? 'bg' : 'surface', v: 'middle' }),
      ...many(31, (i): Layer => ({ k: 'shape', outline: 'rectangle', at: [37.7 + i * 3.16, 31.1 + r * 6.3, 2.5, 2.9], radius: 0.3, color: r % 2 ? 'surface' : 'bg', stroke: { color: ['accent', 'extra/ink/.3', 'accent2/ink/.2'][r % 3]!, width: 0.34 } })),
    ]).flat(),
    rule(6, h - 3.4, w - 12, 'accent', 0.4),
  ],
}));

/** Rooms in columns and how often: every day, each week, once a month. */
const cleanOften = layoutIn('clean-often', 'planner', () => ({
  ground: 'accent2/bg/.62',
  layers: [
    ...[[8, 8, 5], [19, 4, 3], [90, 30, 6], [95, 19, 3.4], [4, 24, 2.6], [82, 4, 2.4]].flatMap(([x, y, r]) => [disc(x!, y!, r!, 'bg'), disc(x! - r! * 0.3, y! - r! * 0.3, r! * 0.3, 'accent2')]),
    icon('flat-broom', 74, 6, 20), say('title', 'heading', [8, 11, 62, 12], [10.6, 6], 'ink', { on: 'accent2/bg/.62', v: 'middle' }), say('tag', 'sub', [8, 28, 60, 3.4], [2.5, 2], 'ink', { on: 'accent2/bg/.62' }),
    ...many(4, (part): Layer[] => {
      const [x, y, color] = [6 + (part % 2) * 44.6, 34 + Math.floor(part / 2) * 51, ['accent', 'ink', 'extra', 'accent'][part]!];
      return [card(x, y, 43.4, 48.6, 'bg', 2.4), outlined('pill', x + 14, y + 5.6, 22, 6.2, color), say(`head${part + 1}`, 'sub', [x + 4, y + 2.5, 20, 6.2], [2.8, 2], wordsOn(color), { on: color, align: 'center', v: 'middle', weight: 700 }), ...checks('item', [x + 4, y + 12.4, 36], 8, 4.4, { color: 'accentText', on: 'bg', from: part * 8 + 1 })];
    }).flat(),
  ],
}));

/** A week of chores: a row to a job, a box to a day, a bucket at the foot. */
const cleanWeek = layoutIn('clean-week', 'letter-flyer', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, w, 30, 'accent'), ...many(24, (i): Layer => box((i % 12) * 8.4, Math.floor(i / 12) * 15, 7.9, 14.5, (i + Math.floor(i / 12)) % 3 ? 'accent/bg/.1' : 'accent/ink/.1')), card(8, 5, 60, 20, 'bg', 2), say('title', 'heading', [11, 7, 54, 16], [8, 4.4], 'ink', { lines: 2, v: 'middle' }), icon('flat-soap', 74, 7, 17),
    ...many(7, (i) => say(`day${i + 1}`, 'sub', [45 + i * 7, 33, 6.4, 5], [2.4, 1.95], 'accentText', { align: 'center', v: 'middle', weight: 700 })),
    ...many(12, (r): Layer[] => [...(r % 2 ? [] : [card(6, 38.6 + r * 6, 88, 6, 'surface', 1)]), say(`item${r + 1}`, 'body', [9, 38.6 + r * 6, 35, 6], [2.4, 1.95], 'ink', { on: r % 2 ? 'bg' : 'surface', v: 'middle' }), ...many(7, (i) => tick(46.7 + i * 7, 40.1 + r * 6, 3, 'accentText'))]).flat(),
    over('head1', 8, 114.4, 40), ...lines(8, 121, 84, 1, 5), ...many(20, (i) => disc(i * 5.2 + 0.5, h, 2.6, i % 2 ? 'accent2' : 'accent2/bg/.4')),
  ],
}));

export const weeks: readonly Recipe[] = [todoPad, todoSort, weekNotes, weekSpread, weekHours, habitGarden, cleanOften, cleanWeek];
