import type { Layer, Recipe } from '../../../../build/templates/recipe.js';
import { box, disc, drawn, many, outlined, poly, ring, starAt, stroke, traced } from '../../scenes/kit.js';
import { card, icon, rule, say } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';
import { bar, checks, field, lines, over, wordsOn } from './parts.js';

const PAINTS = ['accent', 'accent2', 'extra', 'accent2', 'extra', 'accent'] as const;

/** A curve from one point to another that leaves and comes in level. */
const branch = ([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number], width: number, color: string): Layer => {
  const [left, top, w, h] = [Math.min(x1, x2), Math.min(y1, y2), Math.max(0.4, Math.abs(x2 - x1)), Math.max(0.4, Math.abs(y2 - y1))];
  const fx = x1 < x2 ? [0, 100] : [100, 0];
  const fy = y1 < y2 ? [0, 100] : [100, 0];
  return traced([left, top, w, h], `M${fx[0]} ${fy[0]}C50 ${fy[0]} 50 ${fy[1]} ${fx[1]} ${fy[1]}`, color, width);
};

/** A cloud in the middle and six bubbles about it, each with lines for what comes after. */
const mapBubbles = layoutIn('map-bubbles', 'class-schedule', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    ...many(15, (i) => many(10, (j) => disc(5 + i * 9.4, 5 + j * 10, 0.4, 'surface'))).flat(),
    ...many(6, (i) => branch([70.7, 52], [i % 2 ? 101 : 40, [27, 56, 85][Math.floor(i / 2)]!], 1.4, PAINTS[i]!)),
    ...[[-13, 2, 9], [-6, -5, 10], [6, -6, 10.4], [13, 1, 9.4], [5, 7, 9], [-6, 7, 9]].map(([dx, dy, r]) => disc(70.7 + dx!, 52 + dy!, r!, 'ink')), box(57, 46, 27, 13, 'ink'),
    say('head', 'heading', [55, 43, 31.4, 18], [6.6, 3.6], 'bg', { on: 'ink', lines: 2, align: 'center', v: 'middle' }),
    ...many(6, (i): Layer[] => {
      const [x, y, color] = [i % 2 ? 99 : 8, [18, 47, 76][Math.floor(i / 2)]!, PAINTS[i]!];
      return [outlined('pill', x + 17, y + 4.6, 34, 9.2, color), say(`topic${i + 1}`, 'sub', [x + 4, y, 26, 9.2], [3.2, 2.2], wordsOn(color), { on: color, align: 'center', v: 'middle', weight: 700 }), ...many(2, (n): Layer[] => [disc(x + 4, y + 13.4 + n * 4.6, 0.9, color), rule(x + 6.6, y + 14.2 + n * 4.6, 25)]).flat()];
    }).flat(),
    say('title', 'heading', [44, 7, 53.4, 9], [8, 4.6], 'ink', { align: 'center', v: 'middle' }), ...field('ask1', [46, h - 8, w - 92], 12),
  ],
}));

/** One idea in a bulb, its four questions on the rays. */
const mapBulb = layoutIn('map-bulb', 'worksheet', ({ w, h }) => ({
  ground: 'ink',
  layers: [
    ...many(20, (i) => starAt((i * 37) % 97 + 1, (i * 53) % 138 + 2, 0.8 + (i % 3) * 0.4, 'ink/bg/.24')), say('title', 'heading', [7, 6, 86, 11], [11, 6], 'bg', { on: 'ink', align: 'center', v: 'middle' }), ...field('ask1', [7, 25, 50], 10, { color: 'accent2', on: 'ink', line: 'bg/ink/.4' }), ...field('ask2', [62, 25, 31], 9, { color: 'accent2', on: 'ink', line: 'bg/ink/.4' }),
    ...many(4, (i) => branch([50, 76], [i % 2 ? 74 : 26, i < 2 ? 52 : 112], 1.2, 'accent2')), disc(50, 74, 25, 'ink/accent2/.2'), ...many(12, (i) => { const a = (i * Math.PI) / 6; return stroke([50 + 21 * Math.cos(a), 74 + 21 * Math.sin(a)], [50 + 24.4 * Math.cos(a), 74 + 24.4 * Math.sin(a)], 1, 'accent2'); }),
    drawn(34, 57, 32, 38, 'M50 0C80 0 100 20 100 44C100 66 76 72 72 100H28C24 72 0 66 0 44C0 20 20 0 50 0Z', 'accent2'), ...many(3, (i) => box(43.6, 95.4 + i * 2.6, 12.8, 1.9, i % 2 ? 'extra' : 'bg', { radius: 0.5 })), say('head', 'heading', [38, 63, 24, 9], [4, 2.6], 'ink', { on: 'accent2', lines: 2, align: 'center', v: 'middle' }), ...lines(39, 78, 22, 2, 5, 'ink'),
    ...many(4, (i): Layer[] => { const [x, y] = [i % 2 ? 56 : 7, i < 2 ? 30 : 107]; const color = ['accent', 'extra', 'extra', 'accent'][i]!; return [card(x, y, 37, 25, 'bg', 2), ...bar(`topic${i + 1}`, x, y, 37, 6.4, color, { align: 'center' }), ...lines(x + 3, y + 12, 31, 3, 5)]; }).flat(),
    rule(7, h - 5.4, w - 14, 'accent2', 0.5),
  ],
}));

/** A plan that branches from left to right. */
const mapPlan = layoutIn('map-plan', 'presentation-wide', ({ w, h }) => ({
  ground: 'surface',
  layers: [
    ...many(4, (i) => branch([44, 54], [64, [20, 42, 66, 88][i]!], 1.4, PAINTS[i]!)), ...many(4, (i) => many(3, (n) => branch([100, [20, 42, 66, 88][i]!], [114, [20, 42, 66, 88][i]! + (n - 1) * 6.6], 0.8, PAINTS[i]!))).flat(),
    disc(27, 54, 21, 'ink/surface/.8'), disc(27, 54, 18.6, 'ink'), icon('flat-bread', 20.4, 40, 13), say('head', 'heading', [13, 54, 28, 10], [5, 3.2], 'bg', { on: 'ink', lines: 2, align: 'center', v: 'middle' }),
    ...many(4, (i): Layer[] => {
      const y = [20, 42, 66, 88][i]!;
      return [card(64, y - 6, 37, 12, PAINTS[i]!, 6), say(`topic${i + 1}`, 'sub', [67, y - 6, 31, 12], [4.2, 3], wordsOn(PAINTS[i]!), { on: PAINTS[i]!, align: 'center', v: 'middle', weight: 700 }), ...many(3, (n): Layer[] => [card(114, y + (n - 1) * 6.6 - 2.8, 56, 5.6, 'bg', 2.6), disc(117.6, y + (n - 1) * 6.6, 0.9, PAINTS[i]!), say(`leaf${i * 3 + n + 1}`, 'body', [120.4, y + (n - 1) * 6.6 - 2.8, 47, 5.6], [3, 2.4], 'ink', { on: 'bg', v: 'middle' })]).flat()];
    }).flat(),
    say('title', 'heading', [8, 8, 46, 16], [8, 5], 'ink', { on: 'surface', lines: 2 }), rule(8, h - 6, w * 0.2, 'accent', 0.8),
  ],
}));

/** A stem with leaves down a tall page: what there is to know, by turns left and right. */
const mapStem = layoutIn('map-stem', 'infographic', ({ w, h }) => ({
  ground: 'accent2/bg/.6',
  layers: [
    say('tag', 'sub', [8, 12, w - 16, 4.4], [3.6, 2.8], 'ink', { on: 'accent2/bg/.6', align: 'center', caps: true, tracking: 0.12 }), say('title', 'heading', [8, 19, w - 16, 26], [15, 8], 'ink', { on: 'accent2/bg/.6', align: 'center', lines: 2 }),
    traced([46, 52, 8, h - 76], 'M50 0C0 20 100 30 50 50C0 70 100 80 50 100', 'extra/ink/.3', 2), drawn(34, h - 27, 32, 22, 'M0 0H100L84 100H16Z', 'accent'), box(31, h - 30, 38, 6, 'accent/ink/.24', { radius: 0.2 }),
    ...many(6, (i): Layer[] => {
      const [x, y, color] = [i % 2 ? 56 : 6, 54 + i * 27, ['accent', 'extra', 'ink'][i % 3]!];
      return [drawn(i % 2 ? 50 : 36, y + 6, 14, 9, i % 2 ? 'M0 100C20 20 60 -10 100 0C100 60 60 110 0 100Z' : 'M100 100C80 20 40 -10 0 0C0 60 40 110 100 100Z', 'extra/ink/.24'), card(x, y, 38, 25, 'bg', 3), card(x, y, 38, 8, color, 3), box(x, y + 4, 38, 4, color), say(`topic${i + 1}`, 'sub', [x + 3, y, 32, 8], [3.8, 2.8], wordsOn(color), { on: color, v: 'middle', weight: 700 }), say(`note${i + 1}`, 'body', [x + 3, y + 10, 32, 13], [3.2, 2.7], 'ink', { on: 'bg', lines: 3, leading: 1.35, v: 'middle' })];
    }).flat(),
    say('head', 'heading', [36, h - 21, 28, 12], [5, 3.2], 'onAccent', { on: 'accent', lines: 2, align: 'center', v: 'middle' }),
  ],
}));

/** Six frames of a film that lies across the page, lines under each. */
const boardFilm = layoutIn('board-film', 'class-schedule', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    icon('flat-clapper-board', 6, 4, 13), say('title', 'heading', [22, 5, 52, 10], [9, 5], 'ink', { v: 'middle' }), ...field('ask1', [78, 13, 34], 10), ...field('ask2', [115, 13, w - 121], 8),
    ...many(2, (row): Layer[] => [
      box(0, 19 + row * 40, w, 27, 'ink'), ...many(24, (i) => [20.4, 42.6].map((y) => card(1.4 + i * 6, y + row * 40, 3.2, 2.2, 'bg', 0.6))).flat(),
      ...many(3, (i): Layer[] => { const x = 6 + i * 44; return [box(x, 23.6 + row * 40, 41, 18, 'bg'), disc(x + 3.8, 27.2 + row * 40, 2.4, row ? 'accent2' : 'accent'), say(`no${row * 3 + i + 1}`, 'sub', [x + 1.4, 25.2 + row * 40, 4.8, 4], [2.5, 2], row ? 'ink' : 'onAccent', { on: row ? 'accent2' : 'accent', align: 'center', v: 'middle', weight: 700 }), ...lines(x, 50.4 + row * 40, 41, 2, 4.4)]; }).flat(),
    ]).flat(),
    box(0, h - 2, w, 2, 'accent'),
  ],
}));

/** Shots one under the other: the picture on the left, what is seen and heard on the right. */
const boardShots = layoutIn('board-shots', 'planner', ({ w, h }) => ({
  ground: 'accent2/bg/.66',
  layers: [
    box(0, 0, w, 26, 'ink'), poly([[0, 20], [w, 20], [w, 26], [0, 26]], 'bg'), ...many(9, (i) => poly([[i * 13 - 4, 20], [i * 13 + 3, 20], [i * 13 - 1, 26], [i * 13 - 8, 26]], 'ink')), say('title', 'heading', [7, 5, 56, 11], [11, 6], 'bg', { on: 'ink', v: 'middle' }), ...field('ask1', [66, 13.6, 27], 9, { color: 'accent2', on: 'ink', line: 'bg/ink/.4' }),
    ...many(4, (i): Layer[] => { const y = 31 + i * 26.4; return [card(6, y, w - 12, 24.4, 'bg', 1.6), box(9, y + 3, 33, 18.4, 'surface'), ...[[9, y + 3, 1, 1], [42, y + 3, -1, 1], [9, y + 21.4, 1, -1], [42, y + 21.4, -1, -1]].flatMap(([x, cy, dx, dy]) => [box(Math.min(x!, x! + 5 * dx!), cy! - 0.3, 5, 0.6, 'accent'), box(x! - 0.3, Math.min(cy!, cy! + 5 * dy!), 0.6, 5, 'accent')]), ring(25.5, y + 12.2, 2, 0.4, 'accent'), ...many(4, (n) => field(`row${i * 4 + n + 1}`, [46, y + 6 + n * 4.9, 44], 12, { color: 'accentText', on: 'bg' })).flat()]; }).flat(),
    say('site', 'sub', [7, h - 5.8, w - 14, 1.6], [2, 1.95], 'ink', { on: 'accent2/bg/.66', v: 'bottom', align: 'center' }),
  ],
}));

/** A story in three acts, a curtain over each. */
const boardActs = layoutIn('board-acts', 'worksheet', ({ w }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, w, 22, 'accent'), ...many(10, (i) => [drawn(i * 10, 20, 10, 6, 'M0 0H100C100 60 80 100 50 100C20 100 0 60 0 0Z', i % 2 ? 'accent' : 'accent/ink/.2'), ...(i % 2 ? [] : [box(i * 10, 0, 10, 22, 'accent/ink/.2')])]).flat(), card(20, 4, 60, 13, 'ink', 2), say('title', 'heading', [22, 4, 56, 13], [8, 4.6], 'accent2', { on: 'ink', align: 'center', v: 'middle' }), ...field('ask1', [8, 34, 44], 10), ...field('ask2', [58, 34, 34], 8),
    ...many(3, (i): Layer[] => {
      const [y, color] = [39 + i * 32.6, ['accent2', 'extra', 'accent'][i]!];
      return [card(8, y, 44, 30, 'bg', 1.6, 'ink'), poly([[8, y], [52, y], [46, y + 3], [38, y + 1.6], [30, y + 3.4], [22, y + 1.6], [14, y + 3]], color), poly([[8, y], [15, y], [11, y + 20], [8, y + 22]], color), poly([[52, y], [45, y], [49, y + 20], [52, y + 22]], color), ...bar(`act${i + 1}`, 56, y, 36, 6.4, color), say(`note${i + 1}`, 'body', [56, y + 8, 36, 3.4], [2.2, 1.95], 'muted', {}), ...lines(56, y + 17, 36, 3, 5.4)];
    }).flat(),
  ],
}));

/** A week of posts: a row to a day, what, where and when. */
const postsWeek = layoutIn('posts-week', 'planner', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, w, 30, 'accent'), ...([[74, 6, 20, 11, 'bg'], [82, 14, 14, 9, 'accent2'], [70, 18, 11, 7, 'ink']] as const).map(([x, y, bw, bh, c]): Layer => ({ k: 'shape', outline: 'speech', at: [x, y, bw, bh], color: c })), outlined('heart', 84, 11, 6, 5, 'accent'), say('title', 'heading', [7, 6, 60, 15], [9, 5], 'onAccent', { on: 'accent', lines: 2 }), say('tag', 'sub', [7, 24, 60, 3.4], [2.4, 2], 'onAccent', { on: 'accent', v: 'middle' }),
    ...many(4, (i) => over(`col${i + 1}`, [20.5, 51, 68, 82][i]!, 34.6, [28, 15, 13, 11][i]!)).flat(),
    ...many(7, (i): Layer[] => {
      const [y, color] = [39 + i * 12.4, ['accent', 'accent2', 'extra'][i % 3]!];
      return [card(6, y, w - 12, 11, 'surface', 1.6), card(6, y, 12, 11, color, 1.6), say(`day${i + 1}`, 'heading', [6.6, y, 10.8, 11], [3.4, 2.2], wordsOn(color), { on: color, align: 'center', v: 'middle' }), say(`idea${i + 1}`, 'body', [20.5, y + 1, 28, 9], [2.3, 1.95], 'ink', { on: 'surface', lines: 2, leading: 1.3, v: 'middle' }), say(`kind${i + 1}`, 'body', [51, y, 15, 11], [2.3, 1.95], 'ink', { on: 'surface', v: 'middle' }), rule(68, y + 7.2, 11), outlined('rectangle', 86, y + 5.5, 3.4, 3.4, 'bg', { radius: 0.2, stroke: { color: 'ink', width: 0.4 } })];
    }).flat(),
    over('head1', 7, 127.4, 20), ...lines(24, 129.8, 69, 1, 5), rule(7, h - 5.6, w - 14),
  ],
}));

/** A month of posts in boxes, each in the color of its kind. */
const postsMonth = layoutIn('posts-month', 'class-schedule', ({ w }) => ({
  ground: 'ink',
  layers: [
    say('title', 'heading', [6, 5, 74, 9], [8, 4.6], 'bg', { on: 'ink', v: 'middle' }), ...many(4, (i): Layer[] => [card(82 + i * 14.4, 7.4, 3, 3, ['accent', 'accent2', 'extra', 'bg'][i]!, 0.8), say(`kind${i + 1}`, 'sub', [86 + i * 14.4, 6, 10.4, 5.8], [2.3, 1.95], 'bg', { on: 'ink', v: 'middle' })]).flat(),
    ...many(7, (i) => over(`d${i + 1}`, 6 + i * 18.5, 17.4, 17.4, 'ink', 'accent2', { align: 'center', tracking: 0.06 })),
    ...many(35, (i): Layer[] => {
      const [x, y] = [6 + (i % 7) * 18.5, 22 + Math.floor(i / 7) * 14.8];
      const color = ['extra', 'bg', 'accent', 'bg', 'accent2', 'bg', 'bg', 'bg', 'accent', 'bg', 'extra', 'bg', 'accent2', 'bg'][i % 14]!;
      return [card(x, y, 17.4, 13.8, color, 1.2), say(`day${i + 1}`, 'heading', [x + 1.4, y + 1.3, 6, 2.6], [2.4, 2], wordsOn(color), { on: color }), ...(color === 'bg' ? [] : [say(`post${i + 1}`, 'body', [x + 1.4, y + 5, 14.8, 8], [2.15, 1.95], wordsOn(color), { on: color, lines: 3, leading: 1.2, v: 'middle' })])];
    }).flat(),
    rule(6, 97.4, w - 12, 'accent2', 0.4),
  ],
}));

/** A feed of nine pictures on a telephone, to plan before they are posted. */
const postsPhone = layoutIn('posts-phone', 'letter-flyer', ({ h }) => ({
  ground: 'accent2/bg/.5',
  layers: [
    disc(20, 104, 34, 'accent'), disc(46, 14, 16, 'extra'), card(6, 8, 48, h - 18, 'ink', 6), card(8, 10, 44, h - 22, 'bg', 4.6), outlined('pill', 30, 13, 12, 2.2, 'ink'), disc(16.4, 24, 5.4, 'accent'), disc(16.4, 24, 4.4, 'bg'), icon('flat-camera', 13.2, 20.8, 6.4), say('head', 'sub', [24, 20, 26, 4], [2.7, 2], 'ink', { on: 'bg', v: 'middle', weight: 700 }), rule(24, 27.6, 24),
    ...many(9, (i): Layer[] => { const [x, y, color] = [10 + (i % 3) * 13.6, 34 + Math.floor(i / 3) * 22.6, ['surface', 'accent2/bg/.3', 'accent/bg/.6'][(i + Math.floor(i / 3)) % 3]!]; return [box(x, y, 12.8, 16, color), say(`no${i + 1}`, 'heading', [x + 1.2, y + 1.4, 6, 3], [2.8, 2], 'ink', { on: color }), rule(x + 0.4, y + 19.6, 12)]; }).flat(), ...many(4, (i) => (i === 1 ? outlined('heart', 20.6, 107.4, 4, 3.6, 'accent') : disc(12.4 + i * 11.8, 107.4, 1.8, i === 3 ? 'accent2' : 'ink'))), outlined('pill', 30, h - 14.4, 14, 1, 'ink'),
    say('title', 'heading', [58, 9, 37, 22], [8.4, 4], 'ink', { on: 'accent2/bg/.5', lines: 3 }), ...field('ask1', [58, 42, 36], 10, { color: 'ink', on: 'accent2/bg/.5', line: 'ink' }),
    ...many(3, (i): Layer[] => { const y = 47 + i * 24.6; return [card(58, y, 36, 23, 'bg', 1.6), ...bar(`head${i + 1}`, 58, y, 36, 5.6, ['accent', 'ink', 'extra'][i]!), ...(i === 2 ? checks('item', [60.6, y + 8, 31], 3, 4.6, { color: 'ink', on: 'bg' }) : lines(60.6, y + 11, 30.8, 3, 4.6))]; }).flat(),
  ],
}));

export const ideas: readonly Recipe[] = [mapBubbles, mapBulb, mapPlan, mapStem, boardFilm, boardShots, boardActs, postsWeek, postsMonth, postsPhone];
