import type { Layer, Recipe } from '../../../../build/templates/recipe.js';
import { box, disc, drawn, leaf, many, outlined, oval, poly, ring, starAt, stroke } from '../../scenes/kit.js';
import { card, icon, rule, say, tick } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';
import { bar, checks, field, lines, over, wordsOn } from './parts.js';

/** News pinned to a board by the door of a school. */
const newsPins = layoutIn('news-pins', 'letter-flyer', ({ w, h }) => ({
  ground: 'extra/bg/.35',
  layers: [
    ...many(13, (i) => box(i * 8, 0, 4, h, 'extra/bg/.45')), drawn(0, 0, w, 30, 'M0 0H100V60C90 90 80 90 70 66C60 96 50 96 40 66C30 92 20 92 12 66C8 80 4 80 0 70Z', 'ink'), say('title', 'heading', [7, 4, 66, 11], [9.6, 5], 'bg', { on: 'ink', v: 'middle' }), icon('flat-bus', 79, 3, 14),
    card(6, 31, 52, 45, 'bg', 1.4), disc(32, 31, 1.7, 'accent'), say('tag', 'sub', [10, 35, 44, 3.4], [2.4, 2], 'accentText', { on: 'bg' }), say('lead', 'heading', [10, 40, 44, 10], [5, 3], 'ink', { on: 'bg', lines: 2 }), say('body1', 'body', [10, 53, 44, 20], [2.6, 2], 'ink', { on: 'bg', lines: 5, leading: 1.45 }),
    box(62, 32, 32, 44, 'accent2/bg/.4', { rotate: 1.4 }), disc(78, 32, 1.7, 'ink'), say('head1', 'heading', [65.4, 36, 25, 5], [3.8, 2.4], 'ink', { on: 'accent2/bg/.4', v: 'middle' }), ...many(5, (i): Layer[] => [say(`day${i + 1}`, 'sub', [65.4, 44 + i * 6, 9, 4], [2.4, 1.95], 'ink', { on: 'accent2/bg/.4', v: 'middle', weight: 700 }), say(`meal${i + 1}`, 'body', [74.6, 44 + i * 6, 17, 4], [2.4, 1.95], 'ink', { on: 'accent2/bg/.4', v: 'middle' })]).flat(),
    ...many(3, (i): Layer[] => { const [x, c] = [6 + i * 29.8, ['accent', 'bg', 'accent2'][i]!]; return [box(x, 82, 28.4, 38, c), disc(x + 14.2, 82.6, 1.7, 'ink'), say(`head${i + 2}`, 'heading', [x + 3, 87, 22.4, 5], [3.8, 2.4], wordsOn(c), { on: c, v: 'middle' }), say(`body${i + 2}`, 'body', [x + 3, 94, 22.4, 24], [2.6, 2], wordsOn(c), { on: c, lines: 6, leading: 1.45 })]; }).flat(),
  ],
}));

/** A year's best moments, each in a picture frame with its line. */
const bookMoments = layoutIn('book-moments', 'planner', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    ...([['supper', 7, 8, 54, 40], ['hall', 63, 8, 30, 40], ['field', 7, 64, 30, 34], ['trip', 39, 64, 54, 34]] as const).map(([photo, x, y, pw, ph]): Layer => ({ k: 'photo', photo, at: [x, y, pw, ph] })),
    card(7, 50.5, 86, 11, 'ink', 1), box(7, 50.5, 3, 11, 'accent'), say('title', 'heading', [13, 50.5, 50, 11], [7, 4], 'bg', { on: 'ink', v: 'middle' }), say('tag', 'sub', [62, 50.5, 28, 11], [2.6, 2], 'accent2', { on: 'ink', v: 'middle', align: 'right' }),
    ...many(4, (i): Layer[] => { const [x, y] = [7 + (i % 2) * 44, 102.6 + Math.floor(i / 2) * 15.4]; return [disc(x + 3, y + 3, 3, ['accent', 'accent2', 'extra', 'accent'][i]!), say(`no${i + 1}`, 'heading', [x, y, 6, 6], [3.2, 2.2], i === 0 || i === 3 ? 'onAccent' : 'ink', { on: ['accent', 'accent2', 'extra', 'accent'][i]!, align: 'center', v: 'middle' }), say(`when${i + 1}`, 'sub', [x + 8, y, 33, 3.4], [2.4, 2], 'accentText', { weight: 700 }), say(`what${i + 1}`, 'body', [x + 8, y + 4.4, 33, 8], [2.5, 2], 'ink', { lines: 2, leading: 1.4 })]; }).flat(), box(0, h - 2, w, 2, 'accent'),
  ],
}));

/** Fast facts about a teacher in a row of speech bubbles. */
const teacherFacts = layoutIn('teacher-facts', 'letter-flyer', ({ w, h }) => ({
  ground: 'extra/bg/.5',
  layers: [
    card(5, 5, w - 10, 30, 'ink', 3), icon('flat-pencil', 9, 9, 11), say('tag', 'sub', [22, 9, 60, 3.6], [2.7, 2], 'accent2', { on: 'ink' }), say('title', 'heading', [22, 14, 70, 12], [9.6, 5], 'bg', { on: 'ink', v: 'middle' }), say('who', 'sub', [22, 28, 70, 3.6], [2.6, 2], 'bg', { on: 'ink' }),
    ...many(6, (i): Layer[] => {
      const [x, y, c] = [5 + (i % 2) * 46, 39 + Math.floor(i / 2) * 21.4, ['accent', 'bg', 'bg', 'accent2', 'accent', 'bg'][i]!];
      return [card(x, y, 44, 18, c, 3), poly(i % 2 ? [[x + 34, y + 17.6], [x + 40, y + 17.6], [x + 40, y + 21]] : [[x + 4, y + 17.6], [x + 10, y + 17.6], [x + 4, y + 21]], c), say(`ask${i + 1}`, 'sub', [x + 3.4, y + 2.4, 37, 3.4], [2.4, 2], wordsOn(c), { on: c, weight: 700, v: 'middle' }), say(`tell${i + 1}`, 'body', [x + 3.4, y + 6.8, 37, 9.4], [2.7, 2], wordsOn(c), { on: c, lines: 2, leading: 1.4, v: 'middle' })];
    }).flat(),
    card(5, 105, w - 10, h - 110, 'bg', 3), over('head1', 9, 108, 40), say('reach', 'body', [9, 112.6, 40, 9], [2.5, 2], 'ink', { on: 'bg', lines: 2, leading: 1.45 }), over('head2', 53, 108, 38), ...checks('bring', [53, 113, 38], 2, 4.8, { color: 'accentText', on: 'bg' }),
  ],
}));

/** A letter to find among pictures: which of them begin with it? */
const alphabetFind = layoutIn('alphabet-find', 'flash-card', ({ w, h }) => ({
  ground: 'accent2',
  layers: [
    box(0, 0, 56, h, 'ink'), ...many(6, (i) => starAt(6 + (i % 2) * 42, 10 + i * 15, 2.4, 'accent2', 5, 0.46)), disc(28, 42, 23, 'bg'), say('letter', 'heading', [10, 26, 36, 32], [25, 12], 'ink', { on: 'bg', align: 'center', v: 'middle' }), say('tag', 'sub', [6, 72, 44, 16], [5, 3.4], 'bg', { on: 'ink', align: 'center', lines: 2, leading: 1.3, v: 'middle' }),
    ...many(6, (i): Layer[] => { const [x, y] = [61 + (i % 3) * 25.4, 8 + Math.floor(i / 3) * 43]; return [card(x, y, 23.4, 41, 'bg', 3), { k: 'art', art: `picture${i + 1}`, at: [x + 2.7, y + 3, 18, 18], colors: [] }, say(`word${i + 1}`, 'sub', [x + 1, y + 22.4, 21.4, 6], [4.2, 3], 'ink', { on: 'bg', align: 'center', v: 'middle' }), ring(x + 11.7, y + 34, 3.4, 0.6, 'ink')]; }).flat(), box(0, h - 2, w, 2, 'accent'),
  ],
}));

/** A branch of polaroids, one to each of a family. */
const treePolaroids = layoutIn('tree-polaroids', 'planner', ({ w, h }) => ({
  ground: 'surface',
  layers: [
    say('title', 'heading', [8, 6, 84, 12], [12, 6], 'ink', { on: 'surface', align: 'center', v: 'middle' }), say('tag', 'sub', [8, 22.4, 84, 3.4], [2.6, 2], 'ink', { on: 'surface', align: 'center' }),
    ...[34, 70, 106].flatMap((y, row): Layer[] => [drawn(-2, y - 6, w + 4, 10, row % 2 ? 'M0 20C30 100 60 0 100 70V84C60 20 30 110 0 36Z' : 'M0 70C30 0 60 100 100 20V36C60 110 30 20 0 84Z', 'ink/accent2/.3'), ...many(9, (i) => leaf(4 + i * 11.6, y - 1, 7, 3.4, i % 2 ? -60 : -120, i % 3 ? 'extra' : 'extra/ink/.2'))]),
    ...([[6, 40, 0], [28.6, 40, 1], [51.2, 40, 2], [73.8, 40, 3], [22, 76, 4], [57, 76, 5], [39, 112, 6]] as const).flatMap(([x, y, i]): Layer[] => [stroke([x + 10.4, y - 6], [x + 10.4, y], 0.5, 'ink'), card(x, y, 20.8, 25.4, 'bg', 0.6), box(x + 1.8, y + 1.8, 17.2, 16, ['accent/bg/.5', 'accent2/bg/.4', 'extra/bg/.4'][i % 3]!), disc(x + 10.4, y + 7.4, 2.8, 'bg'), drawn(x + 5, y + 11.2, 10.8, 6.6, 'M0 100C0 20 24 0 50 0C76 0 100 20 100 100Z', 'bg'), say(`who${i + 1}`, 'sub', [x + 1, y + 18.8, 18.8, 5], [2.5, 1.95], 'ink', { on: 'bg', align: 'center', v: 'middle' })]),
    ...many(2, (i) => [over(`head${i + 1}`, i ? 66 : 8, 116, 26, 'surface', 'ink'), ...lines(i ? 66 : 8, 124, 26, 3, 5)]).flat(), box(0, h - 1.6, w, 1.6, 'accent'),
  ],
}));

/** A month of what to post, twenty-eight ideas on a wide page. */
const postsIdeas = layoutIn('posts-ideas', 'presentation-wide', ({ h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, 46, h, 'accent'), disc(8, 92, 22, 'accent/ink/.14'), { k: 'shape', outline: 'speech', at: [9, 56, 22, 15], color: 'bg' }, outlined('heart', 20, 62, 7, 6, 'accent2'), { k: 'shape', outline: 'speech', at: [22, 70, 15, 11], color: 'ink' }, say('title', 'heading', [7, 9, 34, 28], [9, 4.6], 'onAccent', { on: 'accent', lines: 3 }), say('tag', 'sub', [7, 42, 34, 10], [3.3, 2.6], 'onAccent', { on: 'accent', lines: 2, leading: 1.35 }),
    ...many(7, (i) => say(`d${i + 1}`, 'sub', [50 + i * 17.6, 6, 16.4, 6], [3, 2.6], 'ink', { align: 'center', v: 'middle', weight: 700 })), ...many(28, (i): Layer[] => { const [x, y, c] = [50 + (i % 7) * 17.6, 14 + Math.floor(i / 7) * 20.4, ['surface', 'accent2/bg/.4', 'accent/bg/.74'][(i + Math.floor(i / 7)) % 3]!]; return [card(x, y, 16.4, 19, c, 1.4), say(`post${i + 1}`, 'body', [x + 1.4, y + 1.6, 13.6, 12.6], [2.75, 2.3], 'ink', { on: c, lines: 3, leading: 1.25, v: 'middle' }), tick(x + 12.4, y + 14.6, 2.6, 'ink')]; }).flat(),
  ],
}));

/** A book open in the middle: what it is on the left, what I think on the right. */
const reportOpen = layoutIn('report-open', 'worksheet', ({ w, h }) => ({
  ground: 'accent2/bg/.45',
  layers: [
    ...many(9, (i) => box(i * 12, 0, 6, h, 'accent2/bg/.52')), say('title', 'heading', [7, 6, 66, 11], [11, 6], 'ink', { on: 'accent2/bg/.45', v: 'middle' }), icon('flat-books', 77, 4, 16), ...field('ask1', [7, 25, 50], 10, { color: 'ink', on: 'accent2/bg/.45', line: 'ink' }), ...field('ask2', [61, 25, 32], 9, { color: 'ink', on: 'accent2/bg/.45', line: 'ink' }),
    card(4, 30, 92, 76, 'accent', 2), box(6, 32, 88, 71, 'accent/bg/.6'), box(7, 31, 42.4, 71, 'bg'), box(50.6, 31, 42.4, 71, 'bg'), drawn(44, 31, 5.6, 71, 'M100 0V100C80 96 20 96 0 100V0C20 -2 80 -2 100 0Z', 'surface'), drawn(50.4, 31, 5.6, 71, 'M0 0V100C20 96 80 96 100 100V0C80 -2 20 -2 0 0Z', 'surface'), poly([[84, 31], [89, 31], [89, 43], [86.5, 40], [84, 43]], 'accent'),
    ...many(2, (i): Layer[] => [over(`head${i + 1}`, 10, 35 + i * 11, 32, 'bg', 'accentText'), rule(10, 43.4 + i * 11, 32)]).flat(), over('head3', 10, 58, 32), ...lines(10, 66, 32, 7, 5.2), over('head4', 58, 35, 25), ...lines(58, 46, 31, 4, 5.2), over('head5', 58, 68, 31), ...lines(58, 76, 31, 5, 5.2),
    card(4, 110, 60, 25, 'bg', 2), over('head6', 8, 113, 50), ...lines(8, 121, 52, 3, 5.2), card(67, 110, 29, 25, 'ink', 2), over('head7', 70, 113, 24, 'ink', 'accent2'), ...many(5, (i) => starAt(72.6 + i * 4.6, 123.6, 2.2, 'accent2', 5, 0.46)), oval(81.5, 130, 9, 0.4, 'accent2'), rule(0, h - 0.4, w, 'accent', 0.4),
  ],
}));

/** A kitchen, a bath, a bedroom: a day of moving out, room by room with a spray bottle at the side. */
const cleanSpring = layoutIn('clean-spring', 'planner', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, 30, h, 'accent2'), ...many(7, (i) => disc(6 + (i % 3) * 9, 12 + i * 5, 1 + (i % 3), 'accent2/bg/.5')), drawn(6, 66, 20, 64, 'M24 24C24 14 40 16 40 8H30V0H78L84 8H68C70 16 78 14 78 24C96 28 100 36 100 46V94C100 98 96 100 90 100H10C4 100 0 98 0 94V46C0 36 8 28 24 24Z', 'accent'), poly([[21.6, 66], [27, 64], [27, 70], [22.8, 71]], 'ink'), card(8.4, 100, 15.2, 18, 'bg', 2), leaf(12, 114, 10, 5, -50, 'extra'), ...[[24, 58, 1.2], [27, 52, 0.9], [21, 50, 1.4]].map(([x, y, r]) => disc(x!, y!, r!, 'bg')),
    say('title', 'heading', [34, 7, 60, 17], [10, 5.4], 'ink', { lines: 2 }), say('tag', 'sub', [34, 28, 60, 3.4], [2.6, 2], 'accentText', {}),
    ...many(4, (part): Layer[] => { const y = 34 + part * 25.6; return [card(34, y, 60, 24, 'surface', 2), ...bar(`head${part + 1}`, 34, y, 22, 5.4, ['accent', 'ink', 'accent', 'ink'][part]!), ...many(2, (c) => checks('item', [37 + c * 28.6, y + 8.4, 27], 3, 4.8, { color: 'accentText', on: 'surface', from: part * 6 + c * 3 + 1 })).flat()]; }).flat(), rule(34, h - 4.4, w - 40, 'accent', 0.4),
  ],
}));

export const extras: readonly Recipe[] = [newsPins, bookMoments, teacherFacts, alphabetFind, treePolaroids, postsIdeas, reportOpen, cleanSpring];
