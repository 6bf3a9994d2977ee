import type { Layer, Recipe } from '../../../../build/templates/recipe.js';
import { box, disc, drawn, many, poly, starAt, towards } from '../../scenes/kit.js';
import { card, icon, rule, say } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';
import { over, wordsOn } from './parts.js';

const HUES = ['accent', 'accent2', 'extra', 'accent', 'accent2', 'extra'] as const;

/** Six rules on six pencils. */
const rulesPencils = layoutIn('rules-pencils', 'poster', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    ...many(24, (i) => disc(4 + (i % 12) * 8.4, i < 12 ? 3 : h - 3, 1.4, HUES[i % 3]!)), say('title', 'heading', [8, 9, w - 16, 15], [14, 8], 'ink', { align: 'center', v: 'middle' }), say('tag', 'sub', [8, 25.6, w - 16, 3.6], [2.9, 2.2], 'accentText', { align: 'center' }),
    ...many(6, (i): Layer[] => { const [y, color] = [34 + i * 16.8, HUES[i]!]; return [card(5, y, 12, 13.6, 'ink', 3), box(11, y, 5, 13.6, 'surface'), box(12.6, y, 0.8, 13.6, 'ink'), box(16, y, 64, 13.6, color), box(16, y + 10.2, 64, 3.4, `${color}/ink/.16`), poly([[80, y], [95, y + 6.8], [80, y + 13.6]], 'accent2/bg/.6'), poly([[90, y + 4.53], [95, y + 6.8], [90, y + 9.07]], 'ink'), say(`rule${i + 1}`, 'heading', [20, y, 57, 10.6], [5.2, 3], wordsOn(color), { on: color, v: 'middle' })]; }).flat(),
  ],
}));

/** Rules in the cells of a hive, a bee to each other one. */
const rulesHive = layoutIn('rules-hive', 'a3-poster', ({ w, h }) => {
  const cell = (x: number, y: number, r: number): [number, number][] => many(6, (k) => { const [px, py] = towards(x, y, r, 30 + k * 60); return [px, py]; });
  return {
    ground: 'accent2/bg/.5',
    layers: [
      ...many(40, (i) => poly(cell((i % 8) * 14 + (Math.floor(i / 8) % 2) * 7, 2 + Math.floor(i / 8) * 34, 5), 'accent2/bg/.36')), card(8, 7, w - 16, 24, 'ink', 3), say('title', 'heading', [12, 9, 60, 20], [10, 6], 'bg', { on: 'ink', lines: 2, v: 'middle' }), icon('flat-honeybee', 72, 9, 18),
      ...([[30, 51], [70, 51], [50, 85.4], [10, 85.4], [90, 85.4], [30, 119.8], [70, 119.8]] as const).flatMap(([x, y], i): Layer[] => (i === 3 || i === 4 ? [poly(cell(x, y, 21.6), 'accent2'), icon('flat-honeybee', i === 3 ? 6 : 82, y - 6, 12)] : [poly(cell(x, y, 21.6), 'accent'), poly(cell(x, y, 19.6), 'bg'), say(`rule${i < 3 ? i + 1 : i - 1}`, 'heading', [x - 14, y - 9, 28, 11], [6, 3.4], 'ink', { on: 'bg', align: 'center', v: 'middle', lines: 2 }), say(`note${i < 3 ? i + 1 : i - 1}`, 'body', [x - 14, y + 3.4, 28, 7], [2.5, 2.1], 'muted', { on: 'bg', align: 'center', lines: 2, leading: 1.3 })])), box(0, h - 1.4, w, 1.4, 'ink'),
    ],
  };
});

/** A sheet torn from a notebook, with hands up at its foot. */
const rulesNote = layoutIn('rules-note', 'letter-flyer', ({ h }) => ({
  ground: 'accent',
  layers: [
    ...many(12, (i) => starAt((i * 41) % 100, (i * 67) % 128, 2, 'accent/bg/.2', 5, 0.44)), card(9.4, 7.6, 83, 114, 'accent/ink/.24', 1), box(8, 6, 83, 114, 'bg'), ...many(13, (i) => box(8, 33 + i * 6.6, 83, 0.3, 'extra/bg/.3')), box(20, 6, 0.4, 114, 'accent'), ...many(9, (i) => disc(13.6, 14 + i * 12, 1.8, 'accent')),
    say('title', 'heading', [24, 11, 63, 14], [11, 6], 'ink', { on: 'bg', v: 'middle' }), ...many(6, (i): Layer[] => [disc(28, 36.3 + i * 13.2, 3.8, HUES[i]!), say(`no${i + 1}`, 'heading', [25, 33 + i * 13.2, 6, 6.6], [4, 2.6], wordsOn(HUES[i]!), { on: HUES[i]!, align: 'center', v: 'middle' }), say(`rule${i + 1}`, 'sub', [34.6, 33 + i * 13.2, 53, 6.6], [3.6, 2.4], 'ink', { on: 'bg', v: 'middle' })]).flat(),
    ...[[20, 12, 0], [36, 16, 1], [52, 11, 2], [68, 15, 1], [82, 12, 0]].flatMap(([x, tall, c]): Layer[] => [box(x! - 2.6, h - tall! + 4, 5.2, tall!, HUES[c!]!, { radius: 0.3 }), card(x! - 2.6, h - tall! - 1, 5.2, 6, 'accent2/ink/.3', 2), ...many(4, (k) => box(x! - 2.6 + k * 1.35, h - tall! - 4.4 + (k % 3 ? 0 : 0.9), 1.1, 5, 'accent2/ink/.3', { radius: 0.5 }))]),
  ],
}));

/** A teacher in a round frame, who she is and how to reach her. */
const teacherHello = layoutIn('teacher-hello', 'letter-flyer', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    drawn(0, 0, w, 46, 'M0 0H100V76C80 104 58 74 40 84C24 92 12 100 0 86Z', 'accent2'), ...many(10, (i) => disc(...towards(78, 25, 17.4, i * 36), 2.2, HUES[i % 3]!)), disc(78, 25, 15.6, 'bg'), disc(78, 25, 14, 'extra/bg/.4'), icon('flat-woman-teacher', 67.5, 14, 21),
    say('tag', 'sub', [8, 8, 46, 3.6], [2.8, 2.1], 'ink', { on: 'accent2', caps: true, tracking: 0.12 }), say('title', 'heading', [8, 13, 47, 20], [10, 5.6], 'ink', { on: 'accent2', lines: 2, v: 'middle' }),
    say('body', 'body', [8, 50, 84, 18], [2.9, 2.2], 'ink', { lines: 5, leading: 1.45 }),
    ...many(4, (i): Layer[] => { const x = 8 + i * 21.4; return [card(x, 72, 19.8, 22, 'surface', 2), icon(`flat-${['green-apple', 'books', 'cat', 'kite'][i]!}`, x + 5.4, 73.6, 9), say(`like${i + 1}`, 'sub', [x + 1, 83.6, 17.8, 3.4], [2.3, 1.95], 'accentText', { on: 'surface', align: 'center', v: 'middle', weight: 700 }), say(`what${i + 1}`, 'body', [x + 1, 87.4, 17.8, 4.4], [2.4, 1.95], 'ink', { on: 'surface', align: 'center', v: 'middle' })]; }).flat(),
    card(8, 98, 41, 24, 'accent', 2), say('head1', 'heading', [11, 100, 35, 5], [3.6, 2.4], 'onAccent', { on: 'accent', v: 'middle' }), ...many(3, (i) => say(`reach${i + 1}`, 'body', [11, 106.6 + i * 4.6, 36, 3.8], [2.4, 1.95], 'onAccent', { on: 'accent', v: 'middle' })), card(51, 98, 41, 24, 'extra/bg/.5', 2), say('head2', 'heading', [54, 100, 35, 5], [3.6, 2.4], 'ink', { on: 'extra/bg/.5', v: 'middle' }), ...many(3, (i) => say(`date${i + 1}`, 'body', [54, 106.6 + i * 4.6, 36, 3.8], [2.4, 1.95], 'ink', { on: 'extra/bg/.5', v: 'middle' })), box(0, h - 2.4, w, 2.4, 'accent2'),
  ],
}));

/** A letter home in a frame of crayons. */
const teacherLetter = layoutIn('teacher-letter', 'letter-flyer', ({ w, h }) => ({
  ground: 'accent2/bg/.5',
  layers: [
    ...many(16, (i): Layer[] => many(2, (end): Layer[] => { const x = i * 6.4 - 1; const y = end ? h - 9 + (i % 3) * 1.4 : 9 - (i % 3) * 1.4; const c = ['accent', 'extra', 'ink', 'accent2'][i % 4]!; return [box(x, end ? y : -2, 5.2, end ? 16 : y + 2, c), poly(end ? [[x, y], [x + 1.6, y - 3.4], [x + 3.6, y - 3.4], [x + 5.2, y]] : [[x, y], [x + 1.6, y + 3.4], [x + 3.6, y + 3.4], [x + 5.2, y]], `${c}/ink/.3`)]; }).flat()).flat(),
    card(7, 15, w - 14, h - 30, 'bg', 2), icon('flat-red-apple', 75, 19, 13), say('title', 'heading', [13, 20, 58, 12], [9, 5], 'ink', { on: 'bg', v: 'middle' }), say('date', 'sub', [13, 33.4, 50, 3.4], [2.5, 2], 'accentText', { on: 'bg' }),
    say('hello', 'heading', [13, 41, 60, 5], [4, 2.8], 'ink', { on: 'bg', v: 'middle' }), ...many(3, (i) => say(`body${i + 1}`, 'body', [13, 49.4 + i * 16.6, 74, 14.6], [2.7, 2.1], 'ink', { on: 'bg', lines: 4, leading: 1.45 })), say('bye', 'body', [13, 99, 40, 3.4], [2.6, 2], 'ink', { on: 'bg' }), say('sign', 'heading', [13, 103, 44, 7], [5.4, 3], 'accentText', { on: 'bg', v: 'middle' }), say('reach', 'sub', [53, 105.4, 34, 3.4], [2.3, 1.95], 'muted', { on: 'bg', align: 'right', v: 'middle' }),
  ],
}));

/** Who the teacher is, in notes around a board. */
const teacherBoard = layoutIn('teacher-board', 'letter-flyer', ({ w, h }) => ({
  ground: 'accent2/ink/.16',
  layers: [
    ...many(60, (i) => disc((i * 37) % 100, (i * 53) % 130, 0.5, 'accent2/ink/.3')), box(0, 0, w, 2.4, 'ink'), box(0, h - 2.4, w, 2.4, 'ink'), box(0, 0, 2.4, h, 'ink'), box(w - 2.4, 0, 2.4, h, 'ink'), card(20, 8, 60, 16, 'accent', 1.4), disc(24, 10.4, 1, 'bg'), disc(76, 10.4, 1, 'bg'), say('title', 'heading', [23, 9, 54, 14], [8, 4.6], 'onAccent', { on: 'accent', align: 'center', v: 'middle' }),
    box(9, 31, 32, 38, 'bg', { rotate: -3 }), box(12, 34, 26, 25, 'extra/bg/.3', { rotate: -3 }), icon('flat-man-teacher', 15, 36, 21), say('name', 'heading', [11, 60.6, 28, 6], [4, 2.4], 'ink', { on: 'bg', align: 'center', v: 'middle' }), disc(24, 31, 1.6, 'accent'),
    box(46, 30, 46, 40, 'bg'), box(61, 28.4, 14, 3.4, 'extra'), over('head1', 49.4, 35, 38), say('body', 'body', [49.4, 39.6, 39.6, 28], [2.6, 2], 'ink', { on: 'bg', lines: 7, leading: 1.45 }),
    ...many(3, (i): Layer[] => { const [x, c] = [8 + i * 28.6, ['accent/bg/.66', 'bg', 'extra/bg/.5'][i]!]; return [box(x, 76, 26.8, 26, c), disc(x + 13.4, 76.6, 1.6, 'ink'), say(`ask${i + 1}`, 'sub', [x + 2, 80, 22.8, 3.6], [2.5, 2], 'ink', { on: c, align: 'center', weight: 700, v: 'middle' }), say(`tell${i + 1}`, 'body', [x + 2, 85, 22.8, 15], [2.5, 2], 'ink', { on: c, align: 'center', lines: 4, leading: 1.4, v: 'middle' })]; }).flat(),
    card(8, 107, 84, 14.6, 'ink', 1.4), say('reach', 'sub', [12, 107, 76, 14.6], [2.8, 2], 'bg', { on: 'ink', align: 'center', v: 'middle', lines: 2, leading: 1.4 }),
  ],
}));

/** A portrait to paste a picture over. */
const portrait = (x: number, y: number, s: number, on: string, of: string): Layer[] => [box(x, y, s, s * 1.16, on), disc(x + s / 2, y + s * 0.46, s * 0.22, of), drawn(x + s * 0.14, y + s * 0.74, s * 0.72, s * 0.42, 'M0 100C0 30 22 0 50 0C78 0 100 30 100 100Z', of)];

/** A class in four rows of portraits. */
const bookFaces = layoutIn('book-faces', 'letter-flyer', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, w, 22, 'ink'), poly([[0, 22], [34, 22], [20, 0], [0, 0]], 'accent'), poly([[w, 22], [80, 22], [94, 0], [w, 0]], 'accent2'), say('title', 'heading', [28, 4, 52, 10], [8, 4.6], 'bg', { on: 'ink', align: 'center', v: 'middle' }), say('tag', 'sub', [30, 15, 46, 3.6], [2.5, 2], 'bg', { on: 'ink', align: 'center', v: 'middle' }),
    ...many(16, (i): Layer[] => { const [x, y] = [8 + (i % 4) * 21.6, 27 + Math.floor(i / 4) * 25]; return [...portrait(x, y, 17, ['accent2/bg/.55', 'accent/bg/.7', 'surface'][(i + Math.floor(i / 4)) % 3]!, ['ink/bg/.4', 'accent/ink/.2', 'extra/ink/.3'][(i + Math.floor(i / 4)) % 3]!), say(`name${i + 1}`, 'sub', [x - 1.4, y + 20.4, 19.8, 3], [2.1, 1.95], 'ink', { align: 'center', v: 'middle' })]; }).flat(), box(0, h - 1.6, w, 1.6, 'accent'),
  ],
}));

/** Most likely to: eight rosettes and who won them. */
const bookAwards = layoutIn('book-awards', 'planner', ({ w }) => ({
  ground: 'accent2/bg/.62',
  layers: [
    box(0, 0, w, 27, 'accent'), ...many(14, (i) => starAt(4 + i * 7.2, i % 2 ? 3.6 : 24, 1.4, 'accent/bg/.3', 5, 0.44)), say('title', 'heading', [8, 6, 84, 11], [11, 6], 'onAccent', { on: 'accent', align: 'center', v: 'middle' }), say('tag', 'sub', [8, 18.6, 84, 3.4], [2.6, 2], 'onAccent', { on: 'accent', align: 'center', v: 'middle' }),
    ...many(8, (i): Layer[] => { const [x, y, c] = [7 + (i % 2) * 44, 31 + Math.floor(i / 2) * 26, HUES[i % 3]!]; return [card(x, y, 42, 24, 'bg', 2), poly([[x + 5, y + 13], [x + 9, y + 13], [x + 8, y + 22], [x + 6, y + 20.4], [x + 4, y + 22]], `${c}/ink/.2`), poly([[x + 9, y + 13], [x + 13, y + 13], [x + 14, y + 22], [x + 12, y + 20.4], [x + 10, y + 22]], `${c}/ink/.2`), starAt(x + 9, y + 9.4, 7, c, 14, 0.84), disc(x + 9, y + 9.4, 4.4, 'bg'), starAt(x + 9, y + 9.4, 3, c, 5, 0.44), say(`most${i + 1}`, 'heading', [x + 18.4, y + 2.4, 22, 9], [3.3, 2.2], 'ink', { on: 'bg', lines: 2, v: 'middle', leading: 1.15 }), rule(x + 18.4, y + 16, 21), rule(x + 18.4, y + 21, 21)]; }).flat(),
  ],
}));

/** A page for one graduate: a large frame, the words of those at home. */
const bookTribute = layoutIn('book-tribute', 'letter-flyer', ({ w, h }) => ({
  ground: 'ink',
  layers: [
    ...many(46, (i) => box((i * 41) % 99, (i * 59) % 127, 0.9, 2, ['accent', 'accent2', 'extra'][i % 3]!, { rotate: (i * 47) % 90 })), card(8, 8, w - 16, h - 16, 'bg', 2), ...portrait(14, 14, 40, 'extra/bg/.4', 'ink/extra/.2'), { k: 'shape', outline: 'rectangle', at: [14, 14, 40, 46.4], stroke: { color: 'accent', width: 1 } }, poly([[34, 18], [48, 23], [34, 28], [20, 23]], 'ink'), box(27, 25, 14, 5, 'ink'), box(46.4, 23, 0.6, 7, 'accent2'), disc(46.7, 30.4, 1.1, 'accent2'),
    over('tag', 58, 16, 30), say('title', 'heading', [58, 21, 30, 24], [8.6, 4.4], 'ink', { on: 'bg', lines: 3 }), say('date', 'sub', [58, 54, 30, 4], [2.6, 2], 'muted', { on: 'bg', v: 'bottom' }),
    say('body', 'body', [14, 66, 72, 22], [3, 2.2], 'ink', { on: 'bg', lines: 5, leading: 1.45 }), say('sign', 'heading', [14, 88, 72, 6], [4.4, 2.8], 'accentText', { on: 'bg', v: 'middle' }), ...many(3, (i): Layer[] => { const c = ['accent2/bg/.5', 'accent/bg/.66', 'extra/bg/.5'][i]!; return [box(14 + i * 24.4, 98, 23, 18, c), icon(`flat-${['soccer-ball', 'guitar', 'books'][i]!}`, 20.4 + i * 24.4, 99, 10), say(`was${i + 1}`, 'sub', [15 + i * 24.4, 110, 21, 4.4], [2.3, 1.95], 'ink', { on: c, align: 'center', v: 'middle' })]; }).flat(),
  ],
}));

export const school: readonly Recipe[] = [rulesPencils, rulesHive, rulesNote, teacherHello, teacherLetter, teacherBoard, bookFaces, bookAwards, bookTribute];
