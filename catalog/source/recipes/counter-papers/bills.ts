import type { Layer, Recipe } from '../../../build/templates/recipe.js';
import { box, disc, many } from '../scenes/kit.js';
import { card, icon, kicker, rule, say } from '../sheet.js';
import { layoutIn } from '../stages/stage.js';

const small = [2.4, 2] as const;
const label = (t: string, x: number, y: number, w: number, color = 'accentText', on = 'bg', align: 'left' | 'right' = 'left'): Layer => kicker(t, [x, y, w, 2.6], [2.3, 2.15], color, { on, align, weight: 700 });

/** One line of work: what, how many, how much. */
const row = (n: number, x: number, y: number, w: number, on = 'bg'): Layer[] => [
  say(`item${n}`, 'body', [x, y, w - 33, 3], small, 'ink', { on }), say(`quantity${n}`, 'body', [x + w - 32, y, 12, 3], small, on === 'bg' ? 'muted' : 'ink', { on, align: 'right' }), say(`amount${n}`, 'sub', [x + w - 18, y, 18, 3], small, 'ink', { on, align: 'right' }),
];

/** A dark column with all that is told once, the lines of work beside it. */
const billColumn = layoutIn('bill-column', 'invoice', ({ h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, 31, h, 'ink'), disc(15.5, 20, 9.4, 'accent'), icon('mark', 9.5, 14, 12, ['accent/onAccent/.4', 'onAccent']), say('company', 'heading', [5, 35, 22, 12], [4.4, 2.8], 'bg', { on: 'ink', lines: 3 }),
    label('toLabel', 5, 58, 22, 'accent2', 'ink'), say('client', 'body', [5, 62.6, 22, 12], [2.2, 1.95], 'bg', { on: 'ink', lines: 4, leading: 1.5 }), label('numberLabel', 5, 82, 22, 'accent2', 'ink'), say('number', 'body', [5, 86.6, 22, 3], small, 'bg', { on: 'ink' }), label('dateLabel', 5, 96, 22, 'accent2', 'ink'), say('date', 'body', [5, 100.6, 22, 3], small, 'bg', { on: 'ink' }),
    say('title', 'heading', [39, 13, 52, 14], [15, 8], 'ink', { v: 'middle' }), box(39, 32, 12, 1, 'accent'),
    label('itemLabel', 39, 46, 24), label('quantityLabel', 61, 46, 12, 'accentText', 'bg', 'right'), label('amountLabel', 74, 46, 17, 'accentText', 'bg', 'right'), rule(39, 50.6, 52, 'ink', 0.5),
    ...many(5, (i): Layer[] => [...row(i + 1, 39, 54.6 + i * 9, 52), rule(39, 60 + i * 9, 52, 'ink/bg/.78', 0.2)]).flat(),
    card(39, 103, 52, 13, 'accent', 1.4), say('totalLabel', 'sub', [43, 103, 16, 13], [2.8, 2.2], 'onAccent', { on: 'accent', v: 'middle', weight: 700 }), say('total', 'heading', [58, 103, 29, 13], [6.6, 3.8], 'onAccent', { on: 'accent', v: 'middle', align: 'right' }),
    say('body', 'body', [39, 122, 52, 7], [2.3, 1.95], 'muted', { lines: 2, leading: 1.45 }), say('email', 'sub', [39, 132.6, 52, 3], [2.2, 1.95], 'ink', { weight: 600 }),
  ],
}));

/** A round of color out of the corner with the mark, every second line on a field. */
const billRound = layoutIn('bill-round', 'invoice', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    disc(90, 6, 34, 'accent2/bg/.5'), disc(94, 2, 27, 'accent'), icon('mark', 79, 5, 15, ['accent/onAccent/.4', 'onAccent']), say('title', 'heading', [9, 11, 50, 13], [14, 8], 'ink', { v: 'middle' }), say('company', 'sub', [9, 28, 50, 3], [2.6, 2], 'accentText', { weight: 700 }),
    label('toLabel', 9, 43, 34), say('client', 'body', [9, 47.6, 40, 10], small, 'ink', { lines: 3, leading: 1.45 }), label('numberLabel', 54, 43, 16), say('number', 'body', [54, 47.6, 16, 3], small, 'ink'), label('dateLabel', 71, 43, 20, 'accentText', 'bg', 'right'), say('date', 'body', [69, 47.6, 22, 3], small, 'ink', { align: 'right' }),
    card(9, 62, 82, 8, 'ink', 4), kicker('itemLabel', [14, 62, 34, 8], [2.3, 2.15], 'bg', { on: 'ink', v: 'middle' }), kicker('quantityLabel', [50, 62, 18, 8], [2.3, 2.15], 'bg', { on: 'ink', v: 'middle', align: 'right' }), kicker('amountLabel', [70, 62, 16, 8], [2.3, 2.15], 'bg', { on: 'ink', v: 'middle', align: 'right' }),
    ...many(5, (i): Layer[] => [...(i % 2 ? [card(9, 72 + i * 7.6, 82, 7.6, 'accent2/bg/.72', 1.4)] : []), ...row(i + 1, 14, 74.6 + i * 7.6, 72, i % 2 ? 'accent2/bg/.72' : 'bg')]).flat(),
    rule(9, 113, 82, 'ink', 0.5), say('totalLabel', 'sub', [50, 117, 16, 8], [2.8, 2.2], 'ink', { v: 'middle', weight: 700 }), say('total', 'heading', [64, 117, 27, 8], [7, 4], 'accentText', { v: 'middle', align: 'right' }),
    say('body', 'body', [9, 117.4, 37, 10], [2.3, 1.95], 'muted', { lines: 3, leading: 1.45 }), box(0, h - 7, w, 7, 'accent'), say('email', 'sub', [9, 128.6, 82, 3], [2.2, 1.95], 'ink', { weight: 600, align: 'right' }),
  ],
}));

/** A strip of a picture at the head, the title on a plate that hangs from it. */
const billStrip = layoutIn('bill-strip', 'invoice', ({ h }) => ({
  ground: 'bg',
  layers: [
    { k: 'photo', photo: 'hero', at: [0, 0, 100, 30] }, box(9, 17, 50, 25, 'bg'), { k: 'shape', outline: 'rectangle', at: [10.4, 18.4, 47.2, 22.2], stroke: { color: 'accent', width: 0.4 } }, say('title', 'heading', [14, 21.6, 40, 10], [10, 6], 'ink', { on: 'bg', v: 'middle' }), say('company', 'sub', [14, 34.6, 40, 3], [2.4, 1.95], 'accentText', { on: 'bg', weight: 700 }),
    label('numberLabel', 66, 36, 14), say('number', 'body', [66, 40.4, 14, 3], small, 'ink'), label('dateLabel', 78, 36, 13, 'accentText', 'bg', 'right'), say('date', 'body', [75, 40.4, 16, 3], small, 'ink', { align: 'right' }), label('toLabel', 9, 49, 34), say('client', 'body', [9, 53.4, 44, 10], small, 'ink', { lines: 3, leading: 1.45 }),
    rule(9, 67, 82, 'ink', 0.5), label('itemLabel', 9, 70, 34), label('quantityLabel', 53, 70, 20, 'accentText', 'bg', 'right'), label('amountLabel', 75, 70, 16, 'accentText', 'bg', 'right'), rule(9, 74.6, 82, 'ink', 0.2),
    ...many(5, (i): Layer[] => [...row(i + 1, 9, 78.4 + i * 7.2, 82), rule(9, 83 + i * 7.2, 82, 'ink/bg/.8', 0.2)]).flat(),
    box(52, 117, 39, 12, 'accent2/bg/.4'), say('totalLabel', 'sub', [56, 117, 12, 12], [2.7, 2.1], 'ink', { on: 'accent2/bg/.4', v: 'middle', weight: 700 }), say('total', 'heading', [66, 117, 22, 12], [6, 3.4], 'ink', { on: 'accent2/bg/.4', v: 'middle', align: 'right' }),
    say('body', 'body', [9, 117.6, 39, 10], [2.3, 1.95], 'muted', { lines: 3, leading: 1.45 }), say('email', 'sub', [9, h - 8.4, 82, 3], [2.2, 1.95], 'ink', { weight: 600 }),
  ],
}));

export const bills: readonly Recipe[] = [billColumn, billRound, billStrip];
