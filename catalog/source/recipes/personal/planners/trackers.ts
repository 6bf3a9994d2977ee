import type { Layer } from '../../../../build/templates/recipe.js';
import { box, disc, drawn, many, poly, stroke, towards } from '../../scenes/kit.js';
import { pen } from '../../social-media/drawing.js';
import { card, icon, kicker, rule, say, tick } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';

const DAYS = 31;
const WHEEL = 76;
const HABITS = ['accent', 'accent2', 'extra', 'ink', 'accent'];
/** How much paper is in a habit's color: the fifth has the first's, much stronger. */
const pale = (i: number): string => `${HABITS[i]!}/bg/${i === 4 ? 0.2 : 0.6 - (i % 2) * 0.12}`;

/** A day's part of a habit's ring, in hundredths of the wheel's box; days start at the top, with a gap left for the names. */
function petal(day: number, inner: number, outer: number): string {
  const { to } = pen(100, 100);
  const [from, until] = [day + 0.06, day + 0.94].map((at) => -60 + (at * 300) / DAYS) as [number, number];
  const at = (r: number, angle: number): string => to(...towards(50, 50, r, angle));
  return `M${at(inner, from)}L${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, until)}L${at(inner, until)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;
}

/** A month of five habits as a wheel to color in. */
export const plannerHabits = layoutIn('planner-habits', 'planner', ({ w }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, w, 27, 'ink'),
    say('title', 'heading', [8, 8.6, 60, 10], [11, 7], 'bg', { on: 'ink' }),
    say('tag', 'sub', [66, 12, 26, 3], 2.5, 'accent2', { on: 'ink', align: 'right' }),
    ...HABITS.map((_, ringOf) => {
      const outer = 43 - ringOf * 6;
      const d = many(DAYS, (day) => petal(day, outer - 5.4, outer)).join('');
      return drawn(w / 2 - WHEEL / 2, 34, WHEEL, WHEEL, d, pale(ringOf));
    }),
    ...many(DAYS, (day): Layer => {
      const [x, y] = towards(w / 2, 34 + WHEEL / 2, WHEEL * 0.462, -60 + ((day + 0.5) * 300) / DAYS);
      return say(`day${day + 1}`, 'sub', [x - 2, y - 1.2, 4, 2.4], [2.4, 2.2], 'muted', { align: 'center', v: 'middle' });
    }),
    say('month', 'heading', [w / 2 - 7.4, 34 + WHEEL / 2 - 4, 14.8, 8], [6, 3], 'ink', { align: 'center', v: 'middle' }),
    ...HABITS.map((_, i) => card(8 + (i % 2) * 43, 114.6 + Math.floor(i / 2) * 8, 4.4, 4.4, pale(i), 1)),
    ...HABITS.map((_, i) => say(`habit${i + 1}`, 'sub', [15 + (i % 2) * 43, 114.6 + Math.floor(i / 2) * 8, 34, 4.4], 2.5, 'ink', { v: 'middle' })),
    say('head1', 'sub', [58, 130.6, 15, 4.4], 2.3, 'accentText', { v: 'middle', weight: 700 }),
    rule(74, 134, 18),
  ],
}));

const money = (x: number, y: number, width: number, head: string, rows: number, color: string): Layer[] => [
  card(x, y, width, 6.4, color, 1.4),
  say(head, 'sub', [x + 3, y, width - 6, 6.4], 2.4, color === 'accent' ? 'onAccent' : color === 'ink' ? 'bg' : 'ink', { on: color, v: 'middle', weight: 700 }),
  ...many(rows, (i): Layer[] => [
    ...(i % 2 ? [] : [box(x, y + 7.4 + i * 6.2, width, 6.2, 'surface')]),
    say(`${head}${i + 1}`, 'body', [x + 3, y + 7.4 + i * 6.2, width * 0.5, 6.2], 2.2, 'ink', { v: 'middle', on: i % 2 ? 'bg' : 'surface' }),
    rule(x + width * 0.62, y + 12.1 + i * 6.2, width * 0.33),
  ]).flat(),
];

/** What comes in, what goes out and what stays, with a jar to fill. */
export const plannerBudget = layoutIn('planner-budget', 'planner', () => ({
  ground: 'bg',
  layers: [
    say('title', 'heading', [8, 9, 62, 17], [12, 7], 'ink', { lines: 2 }),
    say('tag', 'sub', [8, 30, 50, 3], 2.4, 'accentText'),
    disc(82, 19, 12, 'accent2'),
    icon('duotone-piggy-bank', 73, 10, 18, ['bg', 'ink']),
    ...money(8, 40, 51, 'in', 3, 'ink'),
    ...money(8, 70, 51, 'out', 9, 'accent'),
    // a jar with marks up its side
    card(65, 40, 27, 78, 'surface', 4, 'ink'),
    box(68.5, 36, 20, 6, 'ink', { radius: 0.2 }),
    ...many(10, (i): Layer => rule(65, 49.6 + i * 6.8, i % 2 ? 5 : 9, 'ink', 0.4)),
    card(66.2, 95, 24.6, 21.8, 'accent2/bg/.3', 3),
    say('head1', 'heading', [69, 101, 19, 10], [4.4, 2.6], 'ink', { on: 'accent2/bg/.3', align: 'center', v: 'middle', lines: 2 }),
    say('goal', 'sub', [65, 122, 27, 3], 2.3, 'muted', { align: 'center' }),
    rule(65, 131, 27),
  ],
}));

/** A summit to reach by five camps, each with what it takes. */
export const plannerGoals = layoutIn('planner-goals', 'planner', ({ h }) => ({
  ground: 'accent2/bg/.5',
  layers: [
    disc(76, 33, 13, 'accent'),
    poly([[0, 92], [22, 60], [34, 72], [62, 36], [100, 84], [100, h], [0, h]], 'extra/ink/.25'),
    poly([[62, 36], [71, 47.5], [65, 50], [60, 46.4], [54, 49.6], [53, 47.6]], 'bg'),
    poly([[0, 108], [30, 84], [58, 98], [100, 76], [100, h], [0, h]], 'ink'),
    stroke([62, 21], [62, 37], 0.7, 'ink'),
    poly([[62, 21], [72, 24], [62, 27.4]], 'accent'),
    say('title', 'heading', [8, 9, 44, 17], [12, 7], 'ink', { lines: 2, on: 'accent2/bg/.5' }),
    say('tag', 'body', [8, 31, 36, 6], 2.4, 'ink', { lines: 2, leading: 1.4, on: 'accent2/bg/.5' }),
    ...many(5, (i): Layer[] => {
      const [x, y] = [i % 2 ? 34 : 8, 56 + i * 15.2];
      return [
        card(x, y, 58, 13, 'bg', 2),
        disc(x + 6.6, y + 6.5, 3.8, i % 2 ? 'accent2' : 'accent'),
        say(`no${i + 1}`, 'heading', [x + 3, y + 3, 7.2, 7], 3.8, i % 2 ? 'ink' : 'onAccent', { on: i % 2 ? 'accent2' : 'accent', align: 'center', v: 'middle' }),
        say(`step${i + 1}`, 'sub', [x + 13, y + 2.7, 42, 2.4], 2.2, 'ink', { weight: 700 }),
        rule(x + 13, y + 10.2, 42),
      ];
    }).flat(),
    say('site', 'sub', [8, 134.4, 84, 2.4], 2.2, 'bg', { on: 'ink' }),
  ],
}));

/** Six days of training as tickets on a dark sheet, each with its sets. */
export const plannerWorkout = layoutIn('planner-workout', 'planner', ({ w }) => ({
  ground: 'ink',
  layers: [
    poly([[0, 0], [w, 0], [w, 24], [0, 40]], 'accent'),
    say('title', 'heading', [8, 9, 62, 16], [17, 9], 'onAccent', { on: 'accent', caps: true }),
    icon('duotone-barbell', 72, 6, 20, ['onAccent/accent/.4', 'onAccent']),
    say('tag', 'sub', [8, 42.6, 60, 3], 2.5, 'bg', { on: 'ink' }),
    ...many(6, (i): Layer[] => {
      const [x, y] = [8 + (i % 2) * 43.4, 50 + Math.floor(i / 2) * 28.4];
      return [
        card(x, y, 40.6, 26, 'ink/bg/.1', 1.8),
        box(x, y, 1.4, 26, i % 2 ? 'accent2' : 'accent'),
        say(`d${i + 1}`, 'heading', [x + 4.4, y + 3, 22, 4], 3.7, 'bg', { on: 'ink/bg/.1', caps: true }),
        say(`focus${i + 1}`, 'body', [x + 20, y + 3.6, 18, 3], 2.1, 'accent2', { on: 'ink/bg/.1', align: 'right' }),
        ...many(3, (n): Layer[] => [
          rule(x + 4.4, y + 14.2 + n * 4.2, 18, 'bg/ink/.55'),
          ...many(3, (s): Layer => ({ k: 'shape', outline: 'ellipse', at: [x + 26 + s * 4, y + 11.6 + n * 4.2, 2.8, 2.8], stroke: { color: 'accent2', width: 0.35 } })),
        ]).flat(),
      ];
    }).flat(),
    kicker('head1', [8, 134.6, 22, 2.4], 2.1, 'accent2', { on: 'ink' }),
    rule(32, 136.6, 60, 'bg/ink/.4'),
  ],
}));

/** A suitcase that stands open on the page: four lists of what goes in. */
export const plannerPacking = layoutIn('planner-packing', 'planner', () => ({
  ground: 'bg',
  layers: [
    disc(50, 26, 18, 'accent2/bg/.4'),
    say('title', 'heading', [10, 10, 80, 11], [13, 8], 'ink', { align: 'center' }),
    say('tag', 'sub', [20, 26, 60, 3], 2.5, 'ink', { align: 'center' }),
    // handle, case, clasps and feet
    { k: 'shape', outline: 'rectangle', at: [36, 37, 28, 14], radius: 0.3, stroke: { color: 'ink', width: 1.8 } },
    card(7, 44, 86, 88, 'accent', 5),
    box(7, 84.6, 86, 1.2, 'ink'),
    card(26, 81.8, 6, 7, 'accent2', 1), card(68, 81.8, 6, 7, 'accent2', 1),
    card(14, 132, 9, 3.4, 'ink', 1), card(77, 132, 9, 3.4, 'ink', 1),
    ...many(4, (i): Layer[] => {
      const [x, y] = [11 + (i % 2) * 40, 48 + Math.floor(i / 2) * 43];
      return [
        card(x, y, 38, 33, 'bg', 2),
        say(`head${i + 1}`, 'heading', [x + 3.4, y + 3.6, 30, 3.4], 3.2, 'ink'),
        ...many(5, (n): Layer[] => [
          tick(x + 3.4, y + 9.6 + n * 4.5, 2.4, 'accentText'),
          say(`item${i * 5 + n + 1}`, 'body', [x + 8, y + 9.4 + n * 4.5, 27, 2.8], 2.2, 'ink', { v: 'middle' }),
        ]).flat(),
      ];
    }).flat(),
  ],
}));
