import type { Layer, PageRecipe, Recipe } from '../../../../build/templates/recipe.js';
import { box, disc, drawn, leaf, many, poly, ring, starAt, towards } from '../../scenes/kit.js';
import { card, icon, rule, say } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';
import { bar, checks, field, lines, over } from './parts.js';

/** A letter, its picture and its word; a card to each letter of the alphabet. */
const alphabetCard = (i: number): PageRecipe => {
  const color = ['accent', 'accent2', 'extra'][i % 3]!;
  return {
    ground: color,
    layers: [
      ...many(12, (k) => disc(...towards(70, 50, 84, k * 30), 12, `${color}/bg/.2`)), card(6, 6, 128, 88, 'bg', 6),
      say(`letter${i + 1}`, 'heading', [13, 14, 56, 46], [44, 20], 'ink', { on: 'bg', v: 'middle', align: 'center' }), disc(98, 40, 26, `${color}/bg/.6`), { k: 'art', art: `picture${i + 1}`, at: [79, 21, 38, 38], colors: [] },
      box(13, 70, 114, 0.5, 'ink/bg/.6'), say(`word${i + 1}`, 'sub', [13, 73, 114, 16], [13, 7], 'ink', { on: 'bg', align: 'center', v: 'middle' }),
    ],
  };
};
const alphabetSet: Recipe = { ...layoutIn('alphabet-cards', 'flash-card', () => alphabetCard(0) as { ground: string; layers: Layer[] }), pages: many(25, (i) => alphabetCard(i + 1)) };

/** A letter to trace between the lines of a copybook. */
const alphabetTrace = layoutIn('alphabet-trace', 'flash-card', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, w, 16, 'accent'), ...many(15, (i) => disc(i * 10, 16, 5, i % 2 ? 'accent' : 'bg')), say('tag', 'sub', [8, 4, 90, 8], [5, 3.4], 'onAccent', { on: 'accent', v: 'middle' }),
    ...[30, 62].map((y) => box(8, y, 78, 0.6, 'extra/ink/.2')), ...many(13, (i) => box(8 + i * 6, 46, 3.4, 0.5, 'accent')), say('letter', 'heading', [10, 24, 74, 44], [40, 20], 'ink', { align: 'center', v: 'middle' }),
    card(92, 24, 40, 44, 'accent2/bg/.5', 5), { k: 'art', art: 'picture', at: [97, 29, 30, 30], colors: [] }, say('word', 'sub', [94, 59, 36, 7], [5.4, 3.6], 'ink', { on: 'accent2/bg/.5', align: 'center', v: 'middle' }),
    ...[74, 92].map((y) => box(8, y, w - 16, 0.6, 'extra/ink/.2')), ...many(21, (i) => box(8 + i * 6, 83, 3.4, 0.5, 'accent')), ...many(4, (i) => say(`try${i + 1}`, 'heading', [12 + i * 30, 75, 26, 16], [13, 8], 'muted', { align: 'center', v: 'middle' })), box(0, h - 2, w, 2, 'accent2'),
  ],
}));

/** One letter as a hill with three things on it that begin with it. */
const alphabetHill = layoutIn('alphabet-hill', 'flash-card', ({ w, h }) => ({
  ground: 'extra/bg/.45',
  layers: [
    disc(122, 18, 12, 'accent2'), ...many(8, (i) => poly([towards(122, 18, 14, i * 45 - 6), towards(122, 18, 19, i * 45), towards(122, 18, 14, i * 45 + 6)], 'accent2')), drawn(0, 56, w, 44, 'M0 40C20 0 40 10 56 30C72 46 84 20 100 10V100H0Z', 'extra/ink/.2'),
    say('letter', 'heading', [8, 8, 62, 40], [38, 18], 'ink', { on: 'extra/bg/.45', v: 'middle' }),
    ...many(3, (i): Layer[] => [card(8 + i * 42.4, 50, 39.4, 42, 'bg', 4), { k: 'art', art: `picture${i + 1}`, at: [16.7 + i * 42.4, 52.6, 22, 22], colors: [] }, say(`word${i + 1}`, 'sub', [10 + i * 42.4, 77, 35.4, 11], [6.2, 3.8], 'ink', { on: 'bg', align: 'center', v: 'middle' })]).flat(), ...many(5, (i) => leaf(4 + i * 34, h, 7, 3, -80 - i * 6, 'extra')),
  ],
}));

/** A star of the month on rays, with a line for the name. */
const monthStar = layoutIn('month-star', 'certificate', ({ w, h }) => ({
  ground: 'accent2/bg/.5',
  layers: [
    ...many(12, (i) => poly([[70.7, 40], towards(70.7, 40, 120, i * 30 - 7), towards(70.7, 40, 120, i * 30 + 7)], 'accent2/bg/.3')), card(7, 7, w - 14, h - 14, 'bg', 3), { k: 'shape', outline: 'rectangle', at: [9.4, 9.4, w - 18.8, h - 18.8], radius: 0.02, stroke: { color: 'accent', width: 0.7 } },
    poly([[60, 24], [67, 24], [66, 42], [61.6, 38.4], [57, 42]], 'extra'), poly([[81.4, 24], [74.4, 24], [75.4, 42], [79.8, 38.4], [84.4, 42]], 'extra'), starAt(70.7, 20, 15, 'accent', 5, 0.52), starAt(70.7, 20, 11, 'accent2', 5, 0.52), ...[[18, 18], [123, 18], [18, 82], [123, 82]].map(([x, y]) => starAt(x!, y!, 3.4, 'accent2', 5, 0.46)),
    say('title', 'heading', [14, 43, w - 28, 11], [10.4, 6], 'ink', { align: 'center', v: 'middle' }), say('tag', 'sub', [20, 56, w - 40, 4], [3, 2.2], 'accentText', { align: 'center', v: 'middle' }), rule(36, 68, w - 72, 'ink', 0.4), say('body', 'body', [26, 70.6, w - 52, 4.6], [2.7, 2.1], 'ink', { align: 'center', v: 'middle' }), ...many(2, (i): Layer[] => [rule(26 + i * 54, 84, 36, 'ink', 0.3), say(`sign${i + 1}`, 'sub', [26 + i * 54, 85.2, 36, 3], [2.2, 1.95], 'muted', { align: 'center' })]).flat(),
  ],
}));

/** The pupil of the month beside a stack of books and a trophy. */
const monthTrophy = layoutIn('month-trophy', 'certificate', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    drawn(0, 0, 56, h, 'M0 0H74C100 30 60 50 84 74C92 84 90 92 86 100H0Z', 'accent'), ...many(12, (i) => box((i * 29) % 45 + 2, (i * 17) % 31 + 2, 1.2, 2.6, i % 2 ? 'accent2' : 'bg', { rotate: (i * 53) % 90 })), card(7, 82, 34, 8, 'ink', 1), box(10, 83.6, 1.6, 4.8, 'accent2'), card(10, 74, 29, 8, 'accent2', 1), box(34, 75.6, 1.6, 4.8, 'ink'), card(8, 66, 31, 8, 'extra', 1), icon('flat-trophy', 8.6, 33, 33),
    over('tag', 60, 14, 74), say('title', 'heading', [60, 19, 74, 24], [12.4, 6], 'ink', { lines: 2, v: 'middle' }), say('to', 'body', [60, 47, 60, 4], [2.8, 2.1], 'muted', { v: 'middle' }), rule(60, 59, 72, 'ink', 0.5), say('body', 'body', [60, 62, 72, 10], [2.8, 2.1], 'ink', { lines: 2, leading: 1.45 }), ...many(2, (i): Layer[] => [rule(60 + i * 38, 84, 34, 'ink', 0.3), say(`sign${i + 1}`, 'sub', [60 + i * 38, 85.4, 34, 3], [2.2, 1.95], 'muted', {})]).flat(), box(w - 3, 0, 3, h, 'accent2'),
  ],
}));

/** A ribbon across a page of school things. */
const monthRibbon = layoutIn('month-ribbon', 'certificate', ({ w, h }) => ({
  ground: 'ink',
  layers: [
    ...['pencil', 'red-apple', 'open-book', 'straight-ruler', 'globe-showing-americas', 'scissors', 'crayon', 'paintbrush', 'test-tube', 'trumpet'].map((name, i) => icon(`flat-${name}`, 5 + (i % 5) * 29.4, i < 5 ? 4 : h - 16, 12)), card(12, 20, w - 24, h - 40, 'bg', 3),
    poly([[4, 31], [18, 31], [18, 46], [4, 46], [9, 38.5]], 'accent/ink/.3'), poly([[w - 4, 31], [w - 18, 31], [w - 18, 46], [w - 4, 46], [w - 9, 38.5]], 'accent/ink/.3'), box(10, 28, w - 20, 15, 'accent'), say('title', 'heading', [14, 28, w - 28, 15], [9.6, 5.4], 'onAccent', { on: 'accent', align: 'center', v: 'middle' }),
    say('tag', 'sub', [24, 46.4, w - 48, 4], [2.8, 2.1], 'ink', { on: 'bg', align: 'center', v: 'middle' }), rule(34, 60, w - 68, 'ink', 0.4), say('body', 'body', [24, 62, w - 48, 4], [2.6, 2.1], 'ink', { on: 'bg', align: 'center', v: 'middle' }), ...many(2, (i): Layer[] => [rule(26 + i * 54, 74, 36, 'ink', 0.3), say(`sign${i + 1}`, 'sub', [26 + i * 54, 75, 36, 3], [2.5, 2.2], 'muted', { on: 'bg', align: 'center' })]).flat(),
  ],
}));

/** A book taken apart like a burger: a layer to each question. */
const reportBurger = layoutIn('report-burger', 'worksheet', ({ w }) => ({
  ground: 'extra/bg/.55',
  layers: [
    say('title', 'heading', [8, 6, 84, 10], [10, 6], 'ink', { on: 'extra/bg/.55', align: 'center', v: 'middle' }), ...field('ask1', [8, 24, 50], 10, { color: 'ink', on: 'extra/bg/.55', line: 'ink' }), ...field('ask2', [62, 24, 30], 9, { color: 'ink', on: 'extra/bg/.55', line: 'ink' }),
    drawn(8, 29, 84, 27, 'M0 100C0 -34 100 -34 100 100Z', 'accent2/ink/.14'), ...[[28, 36], [40, 32.6], [52, 35], [64, 33], [74, 38]].map(([x, y]) => disc(x!, y!, 0.9, 'bg')), say('head1', 'heading', [22, 39, 56, 5], [3.8, 2.6], 'ink', { on: 'accent2/ink/.14', align: 'center', v: 'middle' }), ...lines(22, 51, 56, 1, 4, 'ink'),
    drawn(5, 57, 90, 19, 'M2 0H98C104 40 96 60 98 84C90 110 82 84 74 92C66 108 58 86 50 92C42 108 34 86 26 92C18 106 10 90 2 88C4 60 -4 40 2 0Z', 'extra/ink/.16'), say('head2', 'heading', [14, 58.6, 40, 5], [3.6, 2.4], 'ink', { on: 'extra/ink/.16', v: 'middle' }), ...lines(14, 67.6, 72, 2, 4.6, 'ink'),
    card(7, 77, 86, 16, 'accent', 4), say('head3', 'heading', [14, 78.4, 60, 5], [3.6, 2.4], 'onAccent', { on: 'accent', v: 'middle' }), ...lines(14, 86.4, 72, 2, 4.2, 'onAccent'), poly([[5, 94], [95, 94], [95, 101], [80, 108], [66, 101], [5, 101]], 'accent2'), say('head4', 'heading', [10, 94.4, 28, 6.4], [3.4, 2.2], 'ink', { on: 'accent2', v: 'middle' }), rule(38, 98.6, 52, 'ink'),
    card(6, 103, 58, 17, 'bg', 3), say('head5', 'heading', [11, 104.6, 48, 5], [3.4, 2.2], 'ink', { on: 'bg', v: 'middle' }), ...lines(11, 113, 48, 2, 4.2), drawn(8, 121, 84, 15, 'M0 0H100V30C100 80 92 100 80 100H20C8 100 0 80 0 30Z', 'accent2/ink/.14'), say('head6', 'heading', [14, 123, 32, 9], [3.4, 2.2], 'ink', { on: 'accent2/ink/.14', v: 'middle' }), ...many(5, (i) => starAt(52 + i * 8, 127.6, 3, 'bg', 5, 0.46)), rule(0, 139, w, 'extra/ink/.2', 0.6),
  ],
}));

/** Fractions of pizzas, a box under each. */
const mathPizza = layoutIn('math-pizza', 'worksheet', ({ w }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, w, 26, 'accent2'), ...many(10, (i) => poly([[i * 10, 26], [i * 10 + 10, 26], [i * 10 + 5, 31]], 'accent2')), icon('flat-pizza', 76, 4, 18), say('title', 'heading', [8, 6, 66, 13], [11, 6], 'ink', { on: 'accent2', v: 'middle' }), ...field('ask1', [8, 40, 48], 10), ...field('ask2', [62, 40, 30], 9), say('body', 'body', [8, 44, 84, 3.6], [2.6, 2.1], 'ink', { v: 'middle' }),
    ...([[2, 1], [4, 3], [3, 2], [6, 1], [8, 5], [4, 1], [6, 4], [8, 3], [3, 1]] as const).flatMap(([parts, filled], i): Layer[] => {
      const [x, y] = [22 + (i % 3) * 28, 63 + Math.floor(i / 3) * 29.4];
      const at = (r: number, share: number): string => `${(50 + r * Math.sin(share * 2 * Math.PI)).toFixed(2)} ${(50 - r * Math.cos(share * 2 * Math.PI)).toFixed(2)}`;
      return [disc(x, y, 11, 'accent2/ink/.3'), disc(x, y, 9.6, 'surface'), ...many(filled, (k) => drawn(x - 9.6, y - 9.6, 19.2, 19.2, `M50 50L${at(50, k / parts)}A50 50 0 0 1 ${at(50, (k + 1) / parts)}Z`, 'accent')), ...many(parts, (k) => { const [px, py] = towards(x, y, 9.6, -90 + (k * 360) / parts); return poly([[x - 0.3, y], [x + 0.3, y], [px + 0.3, py], [px - 0.3, py + 0.3]], 'bg'); }), ...many(filled, (k) => disc(...towards(x, y, 6, -90 + ((k + 0.5) * 360) / parts), 1.2, 'accent2')), rule(x - 4, y + 14.6, 8, 'ink', 0.5)];
    }),
  ],
}));

/** The news of a school: a lead story, days to keep and what is for lunch. */
const newsApple = layoutIn('news-apple', 'letter-flyer', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, w, 27, 'accent'), ...many(6, (i) => ring(92, 2, 8 + i * 6, 1, 'accent/bg/.2')), icon('flat-school', 76, 5, 17), say('title', 'heading', [7, 5, 66, 11], [9.6, 5], 'onAccent', { on: 'accent', v: 'middle' }), say('tag', 'sub', [7, 18.6, 66, 3.6], [2.6, 2.1], 'onAccent', { on: 'accent', v: 'middle' }),
    say('lead', 'heading', [7, 32, 55, 12], [6, 3.6], 'ink', { lines: 2 }), say('body1', 'body', [7, 47, 55, 30], [2.75, 2], 'ink', { lines: 7, leading: 1.45 }), card(66, 32, 27, 47, 'accent2/bg/.5', 2), say('head1', 'heading', [69, 34.4, 21, 5], [3.6, 2.2], 'ink', { on: 'accent2/bg/.5', v: 'middle' }), ...many(4, (i): Layer[] => [say(`day${i + 1}`, 'sub', [69, 42 + i * 9, 22, 3], [2.2, 1.95], 'ink', { on: 'accent2/bg/.5', weight: 700 }), say(`what${i + 1}`, 'body', [69, 45.4 + i * 9, 22, 3], [2.2, 1.95], 'ink', { on: 'accent2/bg/.5' })]).flat(),
    ...many(2, (i): Layer[] => [card(7 + i * 43.6, 83, 42.4, 24, i ? 'surface' : 'extra/bg/.5', 2), say(`head${i + 2}`, 'heading', [10 + i * 43.6, 85, 36, 5], [3.6, 2.2], 'ink', { on: i ? 'surface' : 'extra/bg/.5', v: 'middle' }), say(`body${i + 2}`, 'body', [10 + i * 43.6, 91.6, 36.4, 14], [2.6, 1.95], 'ink', { on: i ? 'surface' : 'extra/bg/.5', lines: 4, leading: 1.4 })]).flat(),
    card(7, 110, 86, 11, 'ink', 2), say('site', 'sub', [10, 110, 80, 11], [2.5, 2], 'bg', { on: 'ink', align: 'center', v: 'middle' }), box(0, h - 2.4, w, 2.4, 'accent2'),
  ],
}));

const HUE = ['accent', 'extra', 'accent2'] as const;

/** A class's week for the families: what is learned, the words to spell and what to bring. */
const newsWeek = layoutIn('news-week', 'letter-flyer', ({ w, h }) => ({
  ground: 'accent2/bg/.55',
  layers: [
    card(5, 5, w - 10, 24, 'bg', 3), ...many(3, (i) => box(9 + i * 3.4, 9.4 + (i % 2) * 6.6, 6.4, 6.4, HUE[i]!, { radius: 0.2 })), icon('flat-owl', 76, 7, 18), say('title', 'heading', [24, 8, 50, 10], [8, 4.6], 'ink', { on: 'bg', v: 'middle' }), say('tag', 'sub', [24, 20, 50, 3.6], [2.4, 2], 'accentText', { on: 'bg', v: 'middle' }),
    ...many(4, (i): Layer[] => { const [x, y, c] = [5 + (i % 2) * 30.6, 33 + Math.floor(i / 2) * 29.6, HUE[i % 3]!]; return [card(x, y, 29.2, 28, 'bg', 2), ...bar(`head${i + 1}`, x, y, 29.2, 6.2, c), say(`body${i + 1}`, 'body', [x + 2.6, y + 8.4, 24, 18], [2.6, 1.95], 'ink', { on: 'bg', lines: 5, leading: 1.42 })]; }).flat(),
    card(66.2, 33, 28.8, 57.6, 'ink', 2), say('head5', 'heading', [69, 35.4, 23, 5], [3.6, 2.2], 'bg', { on: 'ink', v: 'middle' }), ...many(8, (i) => say(`spell${i + 1}`, 'sub', [69, 43.4 + i * 5.7, 23, 4.4], [2.6, 2], 'accent2', { on: 'ink', v: 'middle' })),
    card(5, 94, w - 10, 29, 'bg', 2), over('head6', 9, 97, 40), ...checks('bring', [9, 102.4, 38], 4, 4.8, { color: 'accentText', on: 'bg' }), over('head7', 52, 97, 40), ...lines(52, 106, 39, 3, 5.4), rule(5, h - 3, w - 10, 'ink', 0.4),
  ],
}));

/** A paper of three columns, as the ones that are sold in the street. */
const newsPaper = layoutIn('news-paper', 'letter-flyer', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    rule(6, 6, w - 12, 'ink', 0.8), say('title', 'heading', [6, 8, w - 12, 13], [13, 6], 'ink', { align: 'center', v: 'middle' }), rule(6, 22.6, w - 12, 'ink', 0.4), say('tag', 'sub', [6, 23.4, 40, 3.8], [2.2, 1.95], 'ink', { v: 'middle' }), say('date', 'sub', [54, 23.4, 40, 3.8], [2.2, 1.95], 'ink', { v: 'middle', align: 'right' }), rule(6, 27.6, w - 12, 'ink', 0.4),
    say('lead', 'heading', [6, 31, w - 12, 9], [8, 4.6], 'ink', { align: 'center', v: 'middle' }), box(6, 43, 57, 34, 'accent2'), disc(47, 53, 6, 'accent'), drawn(6, 60, 57, 17, 'M0 50C20 0 40 20 60 40C76 54 88 20 100 10V100H0Z', 'extra'), card(18, 56, 26, 18, 'bg', 0.6), poly([[16, 57], [31, 48], [46, 57]], 'ink'), ...many(3, (i) => box(21 + i * 7.4, 60, 4.6, 5, 'extra/ink/.2')), box(28.6, 67, 4.8, 7, 'accent'), say('body1', 'body', [67, 43, 27, 34], [2.3, 1.95], 'ink', { lines: 11, leading: 1.42 }),
    ...many(3, (i): Layer[] => [...(i ? [box(5 + i * 30.2, 82, 0.3, 33, 'ink/bg/.5')] : []), say(`head${i + 1}`, 'heading', [6 + i * 30.4, 81, 27, 8], [4, 2.6], 'ink', { lines: 2 }), say(`body${i + 2}`, 'body', [6 + i * 30.4, 92, 27, 23], [2.75, 1.95], 'ink', { lines: 7, leading: 1.42 })]).flat(), box(6, h - 11, w - 12, 6, 'ink'), say('site', 'sub', [8, h - 11, w - 16, 6], [2.3, 1.95], 'bg', { on: 'ink', align: 'center', v: 'middle' }),
  ],
}));

export const cards: readonly Recipe[] = [alphabetSet, alphabetTrace, alphabetHill, monthStar, monthTrophy, monthRibbon, reportBurger, mathPizza, newsApple, newsWeek, newsPaper];
