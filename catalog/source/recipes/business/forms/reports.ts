import type { Layer, Recipe } from '../../../../build/templates/recipe.js';
import { box, disc, many, outlined, poly, ring, stroke } from '../../scenes/kit.js';
import { card, icon, kicker, rule, say } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';

/** What was spent, line by line, with the day and what for. */
const expenseLines = layoutIn('expense-lines', 'invoice', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    say('title', 'heading', [9, 9, 62, 11], [11, 6], 'ink', { v: 'middle' }), say('company', 'sub', [9, 23, 60, 3], [2.5, 2], 'muted'), disc(84, 17, 9, 'accent'), icon('sign', 78, 11, 12, ['accent/onAccent/.4', 'onAccent']), box(9, 30, 82, 0.8, 'ink'),
    ...many(4, (i): Layer[] => { const [x, y] = [9 + (i % 2) * 42, 35 + (i > 1 ? 10 : 0)]; return [kicker(`key${i + 1}`, [x, y, 38, 2.6], [2.1, 1.95], 'accentText', { weight: 700 }), say(`fact${i + 1}`, 'body', [x, y + 4, 38, 3], [2.6, 2], 'ink')]; }).flat(),
    card(9, 57, 82, 7, 'ink', 1), ...(['date', 'what', 'kind', 'sum'] as const).map((t, i) => kicker(`${t}Label`, [[12, 28, 58, 74][i]!, 57, [14, 28, 18, 14][i]!, 7], [2.1, 1.95], 'bg', { on: 'ink', v: 'middle', weight: 700, align: i === 3 ? 'right' : 'left' })),
    ...many(8, (i): Layer[] => { const y = 65 + i * 6.2; const on = i % 2 ? 'surface' : 'bg'; return [...(i % 2 ? [box(9, y, 82, 6.2, 'surface')] : []), ...(['date', 'what', 'kind', 'sum'] as const).map((t, k) => say(`${t}${i + 1}`, k === 3 ? 'sub' : 'body', [[12, 28, 58, 74][k]!, y, [15, 29, 17, 14][k]!, 6.2], [2.4, 1.95], k === 2 ? 'muted' : 'ink', { on, v: 'middle', align: k === 3 ? 'right' : 'left' }))]; }).flat(),
    ...many(2, (i): Layer[] => [say(`sumLabel${i + 1}`, 'body', [52, 117 + i * 4.6, 20, 3], [2.4, 1.95], 'muted', { align: 'right', v: 'middle' }), say(`part${i + 1}`, 'sub', [74, 117 + i * 4.6, 14, 3], [2.4, 1.95], 'ink', { align: 'right', v: 'middle' })]).flat(),
    card(52, 127, 39, 8, 'accent', 1), say('totalLabel', 'sub', [55, 127, 18, 8], [2.6, 2.1], 'onAccent', { on: 'accent', v: 'middle', weight: 700 }), say('total', 'heading', [70, 127, 18, 8], [4.4, 2.8], 'onAccent', { on: 'accent', v: 'middle', align: 'right' }),
    ...[0, 1].flatMap((i): Layer[] => [rule(9, 123.6 + i * 10, 36, 'ink', 0.3), say(`sign${i + 1}`, 'body', [9, 124.6 + i * 10, 36, 3], [2.1, 1.95], 'muted')]), box(0, h - 1.6, w, 1.6, 'accent2'),
  ],
}));

/** A trip's cost in six fields, each with its sign, the sum beside them. */
const expenseTrip = layoutIn('expense-trip', 'proposal', ({ w, h }) => ({
  ground: 'surface',
  layers: [
    box(0, 0, w, 47, 'ink'), kicker('tag', [9, 10, 60, 3], [2.6, 2.1], 'accent2', { on: 'ink', weight: 700 }), say('title', 'heading', [9, 15.4, 58, 17], [10.4, 5.4], 'bg', { on: 'ink', lines: 2 }), say('body', 'body', [9, 36, 54, 6], [2.4, 2], 'bg', { on: 'ink', lines: 2, leading: 1.4 }), disc(82, 19, 12, 'accent'), icon('sign', 73.6, 10.6, 16.8, ['accent/onAccent/.4', 'onAccent']),
    ...many(6, (i): Layer[] => { const [x, y] = [9 + (i % 2) * 42, 54 + Math.floor(i / 2) * 19]; return [card(x, y, 40, 17, 'bg', 2), disc(x + 8.5, y + 8.5, 5.4, i % 3 === 1 ? 'accent2' : 'accent'), icon(`icon${i + 1}`, x + 5, y + 5, 7, i % 3 === 1 ? ['accent2/ink/.3', 'ink'] : ['accent/onAccent/.4', 'onAccent']), say(`kind${i + 1}`, 'sub', [x + 16.6, y + 3.6, 21, 3], [2.4, 2], 'muted', { on: 'bg', v: 'middle' }), say(`sum${i + 1}`, 'heading', [x + 16.6, y + 8, 21, 5.6], [5, 3], 'ink', { on: 'bg', v: 'middle' })]; }).flat(),
    card(9, 112, 82, 13, 'accent', 2), say('totalLabel', 'sub', [14, 112, 40, 13], [3.2, 2.3], 'onAccent', { on: 'accent', v: 'middle', weight: 700 }), say('total', 'heading', [50, 112, 36, 13], [8, 4.4], 'onAccent', { on: 'accent', v: 'middle', align: 'right' }), ...[0, 1].flatMap((i): Layer[] => [rule(9 + i * 44, 133.6, 38, 'ink', 0.3), say(`sign${i + 1}`, 'body', [9 + i * 44, 135, 38, 3], [2.1, 1.95], 'ink', { on: 'surface' })]), box(0, h - 1.2, w, 1.2, 'ink'),
  ],
}));

/** Seven days across, what it went on down: to be filled in by hand. */
const expenseWeek = layoutIn('expense-week', 'planner', ({ w, h }) => ({
  ground: 'accent2/bg/.55',
  layers: [
    say('title', 'heading', [8, 9, 66, 12], [12, 6], 'ink', { on: 'accent2/bg/.55', v: 'middle' }), say('body', 'sub', [8, 24, 70, 3], [2.5, 2], 'ink', { on: 'accent2/bg/.55' }), icon('sign', 77, 8, 15, ['accent', 'ink']), card(8, 32, 84, 11, 'bg', 1.6), ...['name', 'week'].flatMap((t, i): Layer[] => [say(t, 'sub', [11 + i * 45, 32, 14, 11], [2.3, 1.95], 'ink', { on: 'bg', v: 'middle', weight: 700 }), rule(25 + i * 45, 39, 19, 'ink', 0.28)]),
    card(8, 47, 84, 80, 'bg', 1.6), card(8, 47, 84, 9, 'accent', 1.6), box(8, 52, 84, 4, 'accent'), ...many(9, (i) => say(`head${i + 1}`, 'sub', [i ? 32 + (i - 1) * 7.4 : 11, 47, i ? 7.4 : 20, 9], [2.2, 1.95], 'onAccent', { on: 'accent', v: 'middle', align: i ? 'center' : 'left', weight: 700 })),
    ...many(8, (i): Layer[] => [...(i % 2 ? [box(8, 56 + i * 7.8, 84, 7.8, 'surface')] : []), say(`kind${i + 1}`, 'body', [11, 56 + i * 7.8, 20, 7.8], [2.3, 1.95], 'ink', { on: i % 2 ? 'surface' : 'bg', v: 'middle' })]).flat(), ...many(8, (i) => box(32 + i * 7.4, 56, 0.22, 71, 'ink/bg/.66')), box(8, 118.4, 84, 0.5, 'ink'), say('totalLabel', 'sub', [11, 118.8, 20, 8], [2.5, 2], 'ink', { on: 'bg', v: 'middle', weight: 700 }),
    ...[0, 1].flatMap((i): Layer[] => [rule(8 + i * 46, 134.6, 38, 'ink', 0.3), say(`sign${i + 1}`, 'body', [8 + i * 46, 135.8, 38, 3], [2.1, 1.95], 'ink', { on: 'accent2/bg/.55' })]), box(0, 0, w, 2, 'accent'), box(0, h - 0.6, w, 0.6, 'accent'),
  ],
}));

const TALL = [12, 15, 13, 19, 18, 23, 21, 26, 24, 29, 27, 34];
const rows = (y: number, on: string, ink: string, soft: string): Layer[] => many(4, (i): Layer[] => [say(`item${i + 1}`, 'body', [9, y + i * 7, 30, 5], [2.5, 2], ink, { on, v: 'middle' }), card(41, y + 1.2 + i * 7, 36, 2.6, soft, 1.3), card(41, y + 1.2 + i * 7, [34, 26, 19, 11][i]!, 2.6, i % 2 ? 'accent2' : 'accent', 1.3), say(`value${i + 1}`, 'sub', [79, y + i * 7, 12, 5], [2.5, 2], ink, { on, v: 'middle', align: 'right', weight: 700 })]).flat();

/** A month or a year of selling on a page: three numbers, twelve columns, what sold best. */
const salesPage = layoutIn('sales-page', 'proposal', ({ h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, 4, h, 'accent'), kicker('tag', [9, 10, 60, 3], [2.5, 2], 'accentText', { weight: 700 }), say('title', 'heading', [9, 15, 66, 12], [11, 5.6], 'ink', { v: 'middle' }), icon('sign', 77, 9, 15, ['accent2', 'ink']),
    ...many(3, (i): Layer[] => { const x = 9 + i * 28; const tone = ['accent', 'surface', 'accent2/bg/.5'][i]!; const word = i ? 'ink' : 'onAccent'; return [card(x, 34, 26, 21, tone, 1.6), say(`number${i + 1}`, 'heading', [x + 3, 37, 20, 8], [7, 3.6], word, { on: tone, v: 'middle' }), say(`label${i + 1}`, 'sub', [x + 3, 47, 20, 5], [2.3, 1.95], word, { on: tone, lines: 2, leading: 1.25 })]; }).flat(),
    say('chart', 'heading', [9, 60, 60, 5], [4, 2.8], 'ink', { v: 'middle' }), ...[0, 1, 2].map((i) => rule(9, 71 + i * 12, 82, 'ink/bg/.8', 0.22)), ...many(12, (i) => card(10 + i * 6.84, 101 - TALL[i]! * 0.9, 4.8, TALL[i]! * 0.9, i === 11 ? 'accent' : i % 2 ? 'accent2' : 'extra', 0.8)), box(9, 101, 82, 0.4, 'ink'), ...many(12, (i) => say(`month${i + 1}`, 'sub', [9.2 + i * 6.84, 102.4, 6.4, 3], [2.1, 1.95], 'muted', { align: 'center', v: 'middle' })),
    say('list', 'heading', [9, 108.6, 60, 4], [3.4, 2.4], 'ink', { v: 'middle' }), ...rows(113, 'bg', 'ink', 'surface'), 
  ],
}));

const LINE = [0, 8, 5, 14, 12, 22, 19, 30] as const;

/** The same at night: a line that climbs over a dark page. */
const salesNight = layoutIn('sales-night', 'proposal', ({ w, h }) => {
  const at = (i: number): [number, number] => [9 + (i * 82) / 7, 90 - LINE[i]! * 1.1];
  return {
    ground: 'ink',
    layers: [
      say('title', 'heading', [9, 10, 62, 18], [13, 6], 'bg', { on: 'ink', lines: 2, v: 'middle' }), kicker('tag', [9, 32, 60, 3], [2.5, 2], 'accent2', { on: 'ink', weight: 700 }), ring(82, 19, 10, 2.6, 'ink/bg/.24'), ring(82, 19, 10, 0.5, 'accent2'), icon('sign', 76, 13, 12, ['accent', 'bg']),
      say('number1', 'heading', [9, 38, 50, 13], [14, 7], 'accent2', { on: 'ink', v: 'middle' }), say('label1', 'sub', [60, 40, 31, 9], [2.6, 2], 'bg', { on: 'ink', lines: 2, leading: 1.3, v: 'middle' }),
      ...[0, 1, 2, 3].map((i) => box(9, 54 + i * 12, 82, 0.25, 'ink/bg/.2')), poly([[9, 90], ...many(8, at), [91, 90]], 'accent', { opacity: 0.3 }), ...many(7, (i) => stroke(at(i), at(i + 1), 1, 'accent')), ...many(8, (i) => disc(...at(i), i === 7 ? 2.2 : 1.2, i === 7 ? 'accent2' : 'bg')), ...many(8, (i) => say(`month${i + 1}`, 'sub', [4.6 + (i * 82) / 7, 92, 9, 3], [2.2, 1.95], 'bg', { on: 'ink', align: 'center', v: 'middle' })),
      box(9, 99, 82, 0.4, 'accent2'), say('list', 'heading', [9, 102, 60, 4], [3.6, 2.6], 'bg', { on: 'ink', v: 'middle' }), ...rows(107.4, 'ink', 'bg', 'ink/bg/.2'), outlined('rectangle', w / 2, h - 1, w, 2, 'accent'),
    ],
  };
});

/** A quarter on a page: its number in a ring of four, what was done, what slipped, what is next. */
const quarterPage = layoutIn('quarter-page', 'proposal', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, w, 50, 'accent2/bg/.4'), ...([0, 1, 2, 3] as const).map((i) => outlined('rectangle', [76, 86, 86, 76][i]!, [15, 15, 25, 25][i]!, 9, 9, i === 1 ? 'accent' : 'ink/bg/.5')), say('letter', 'heading', [72, 32, 18, 12], [11, 6], 'ink', { on: 'accent2/bg/.4', align: 'center', v: 'middle' }),
    kicker('tag', [9, 10, 56, 3], [2.5, 2], 'ink', { on: 'accent2/bg/.4', weight: 700 }), say('title', 'heading', [9, 15, 56, 20], [11.4, 5.6], 'ink', { on: 'accent2/bg/.4', lines: 2 }), say('body', 'body', [9, 38, 56, 8], [2.5, 2], 'ink', { on: 'accent2/bg/.4', lines: 2, leading: 1.45 }),
    ...many(4, (i): Layer[] => { const y = 55 + i * 8; return [say(`goal${i + 1}`, 'sub', [9, y, 44, 5], [2.6, 2], 'ink', { v: 'middle', weight: 600 }), card(54, y + 0.8, 28, 3.4, 'surface', 1.7), card(54, y + 0.8, [28, 24, 18, 11][i]!, 3.4, i === 0 ? 'accent' : i === 3 ? 'extra' : 'accent2', 1.7), say(`share${i + 1}`, 'heading', [83, y, 9, 5], [2.8, 2], 'ink', { v: 'middle', align: 'right' })]; }).flat(),
    ...many(3, (i): Layer[] => { const x = 9 + i * 28; const tone = ['ink', 'accent', 'accent2'][i]!; const word = ['bg', 'onAccent', 'ink'][i]!; return [card(x, 90, 26, 41, 'surface', 1.6), card(x, 90, 26, 9, tone, 1.6), box(x, 95, 26, 4, tone), say(`head${i + 1}`, 'heading', [x + 3, 90, 20, 9], [3.6, 2.4], word, { on: tone, v: 'middle' }), say(`text${i + 1}`, 'body', [x + 3, 102, 20.4, 27], [2.4, 1.95], 'ink', { on: 'surface', lines: 8, leading: 1.42 })]; }).flat(), say('company', 'sub', [9, h - 7, 82, 3], [2.2, 1.95], 'muted', { v: 'middle' }),
  ],
}));

/** The cover of a quarter: a disc in four parts, one of them pulled out. */
const quarterCover = layoutIn('quarter-cover', 'report-cover', ({ w, h }) => ({
  ground: 'ink',
  layers: [
    ...([[0, 0, 'accent'], [1, 0, 'accent2'], [1, 1, 'extra'], [0, 1, 'bg']] as const).map(([a, b, color], i): Layer => ({ k: 'shape', outline: 'rectangle', path: ['M100 100V0C45 0 0 45 0 100Z', 'M0 100V0C55 0 100 45 100 100Z', 'M0 0V100C55 100 100 55 100 0Z', 'M100 0V100C45 100 0 55 0 0Z'][i]!, at: [18 + a * 33 + (i === 1 ? 4 : 0), 16 + b * 33 - (i === 1 ? 4 : 0), 31, 31], color })),
    say('letter', 'heading', [54, 24, 26, 14], [12, 7], 'ink', { on: 'accent2', align: 'center', v: 'middle' }), say('title', 'heading', [9, 88, 82, 26], [15, 7], 'bg', { on: 'ink', lines: 2, leading: 1 }), box(9, 117.6, 14, 1.2, 'accent'), say('company', 'sub', [9, 122, 60, 4], [3, 2.3], 'accent2', { on: 'ink', v: 'middle', weight: 700 }), say('date', 'sub', [9, 128, 82, 4], [2.6, 2.1], 'bg', { on: 'ink', v: 'middle' }), box(0, h - 2, w, 2, 'accent'),
  ],
}));

/** What was spent, what was sold, how the quarter went. */
export const reports: readonly Recipe[] = [expenseLines, expenseTrip, expenseWeek, salesPage, salesNight, quarterPage, quarterCover];
