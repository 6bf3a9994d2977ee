import type { Layer, Recipe } from '../../../../build/templates/recipe.js';
import { box, disc, many, outlined, poly } from '../../scenes/kit.js';
import { card, icon, kicker, rule, say, tick } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';

/** One slip: who paid what, for what and how, and a line to sign. */
const slip = (y: number): Layer[] => [
  card(6, y, 88, 60, 'bg', 2, 'ink'), card(6, y, 24, 60, 'accent', 2), icon('sign', 12, y + 8, 12, ['accent/onAccent/.4', 'onAccent']),
  say('title', 'heading', [8.4, y + 24, 19.2, 12], [5, 3], 'onAccent', { on: 'accent', lines: 2, align: 'center', v: 'middle' }), say('company', 'body', [8.4, y + 46, 19.2, 8], [2.15, 2.02], 'onAccent', { on: 'accent', lines: 3, leading: 1.3, align: 'center' }),
  ...(['number', 'date'] as const).flatMap((t, i): Layer[] => [say(t, 'sub', [34 + i * 28, y + 5, 9, 3], [2.1, 1.95], 'ink', { on: 'bg', weight: 700 }), rule(43.4 + i * 28, y + 8, 17, 'muted')]),
  ...(['from', 'amount', 'for'] as const).flatMap((t, i): Layer[] => [say(t, 'sub', [34, y + 14 + i * 8, 18, 3], [2.1, 1.95], 'ink', { on: 'bg', weight: 700 }), rule(53, y + 17 + i * 8, i === 1 ? 18 : 37.4, 'muted')]),
  card(73, y + 19.4, 17.4, 6, 'accent2/bg/.6', 0.8), say('sum', 'heading', [74.6, y + 19.4, 5, 6], [3, 2.3], 'ink', { on: 'accent2/bg/.6', v: 'middle' }),
  ...many(3, (i): Layer[] => [tick(34 + i * 19, y + 38, 3, 'accent'), say(`pay${i + 1}`, 'body', [38.6 + i * 19, y + 38, 13, 3], [2.1, 1.95], 'ink', { on: 'bg' })]).flat(),
  ...(['left', 'signed'] as const).flatMap((t, i): Layer[] => [rule(34 + i * 29, y + 51.4, 27, 'ink'), say(t, 'body', [34 + i * 29, y + 53, 27, 3], [2.15, 2.02], 'muted', { on: 'bg' })]),
];

/** Two slips on a sheet, a line to cut along between them. */
const receiptSlips = layoutIn('receipt-slips', 'invoice', ({ w, h }) => ({
  ground: 'surface',
  layers: [...slip(6.4), ...many(20, (i) => box(3 + i * (w / 20.6), h / 2 - 0.2, 2.6, 0.4, 'muted')), ...slip(h - 66.4)],
}));

/** A long slip of paper with a torn foot on a field of color. */
const receiptRoll = layoutIn('receipt-roll', 'invoice', ({ w, h }) => ({
  ground: 'accent2',
  layers: [
    disc(8, 20, 26, 'accent2/bg/.35'), disc(94, 118, 30, 'accent2/bg/.35'),
    box(20, 0, w - 40, 122, 'bg'), poly([[20, 121.8], ...many(13, (i): [number, number] => [20 + i * 5, i % 2 ? 129 : 122]), [w - 20, 121.8]], 'bg'),
    icon('sign', 43.5, 7, 13, ['accent', 'ink']), say('company', 'heading', [25, 23, 50, 7], [6.4, 4], 'ink', { on: 'bg', align: 'center', v: 'middle' }), say('place', 'body', [25, 32, 50, 6], [2.2, 1.95], 'muted', { on: 'bg', align: 'center', lines: 2, leading: 1.4 }),
    box(25, 41, 50, 7, 'ink'), say('title', 'sub', [27, 41, 46, 7], [2.8, 2.1], 'bg', { on: 'ink', align: 'center', v: 'middle', caps: true, tracking: 0.2 }),
    say('number', 'body', [25, 51.6, 24, 3], [2.2, 1.95], 'ink', { on: 'bg' }), say('date', 'body', [51, 51.6, 24, 3], [2.2, 1.95], 'ink', { on: 'bg', align: 'right' }),
    ...many(5, (i): Layer[] => [say(`item${i + 1}`, 'body', [25, 60 + i * 6, 34, 3], [2.4, 1.95], 'ink', { on: 'bg' }), say(`price${i + 1}`, 'sub', [61, 60 + i * 6, 14, 3], [2.4, 1.95], 'ink', { on: 'bg', align: 'right' })]).flat(),
    ...[57.6, 89.6].flatMap((y) => many(17, (i) => box(25 + i * 3, y, 1.7, 0.35, 'muted'))),
    say('subLabel', 'body', [25, 92.6, 30, 3], [2.3, 1.95], 'muted', { on: 'bg' }), say('sub', 'body', [57, 92.6, 18, 3], [2.3, 1.95], 'ink', { on: 'bg', align: 'right' }), say('taxLabel', 'body', [25, 97.6, 30, 3], [2.3, 1.95], 'muted', { on: 'bg' }), say('tax', 'body', [57, 97.6, 18, 3], [2.3, 1.95], 'ink', { on: 'bg', align: 'right' }),
    say('totalLabel', 'heading', [25, 103.6, 26, 5], [4.6, 3], 'ink', { on: 'bg', v: 'middle' }), say('total', 'heading', [51, 103.6, 24, 5], [4.6, 3], 'accentText', { on: 'bg', align: 'right', v: 'middle' }),
    say('body', 'body', [25, 113, 50, 3], [2.3, 1.95], 'ink', { on: 'bg', align: 'center' }), say('site', 'sub', [20, h - 8.6, 60, 3], [2.3, 2], 'ink', { on: 'accent2', align: 'center' }),
  ],
}));

/** Thanks first, then the facts that the tax office wants, in a frame. */
const receiptThanks = layoutIn('receipt-thanks', 'invoice', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, w, 44, 'accent'), outlined('heart', 79, 24, 25, 23, 'accent/onAccent/.25'), outlined('heart', 86, 31, 13, 12, 'onAccent'),
    kicker('tag', [9, 10, 56, 3], [2.4, 2], 'onAccent', { on: 'accent' }), say('title', 'heading', [9, 16, 56, 20], [12, 6], 'onAccent', { on: 'accent', lines: 2, v: 'middle' }),
    say('body', 'body', [9, 51, 82, 14], [2.6, 2], 'ink', { lines: 4, leading: 1.55 }),
    card(9, 70, 82, 40, 'surface', 2),
    ...many(4, (i): Layer[] => [say(`label${i + 1}`, 'body', [14, 74.4 + i * 6.6, 30, 3], [2.3, 1.95], 'muted', { on: 'surface' }), say(`value${i + 1}`, 'sub', [46, 74.4 + i * 6.6, 40, 3], [2.4, 1.95], 'ink', { on: 'surface', align: 'right', weight: 600 }), rule(14, 78.8 + i * 6.6, 72, 'ink/bg/.76', 0.24)]).flat(),
    say('totalLabel', 'heading', [14, 101.6, 34, 6], [4, 2.6], 'ink', { on: 'surface', v: 'middle' }), say('total', 'heading', [52, 101.6, 34, 6], [5.4, 3.4], 'accentText', { on: 'surface', align: 'right', v: 'middle' }),
    say('note', 'body', [9, 113.4, 82, 10], [2.2, 2], 'muted', { lines: 3, leading: 1.45 }), rule(9, 129.4, 34, 'ink'), say('author', 'sub', [9, 131, 40, 3], [2.2, 1.95], 'ink'), say('site', 'body', [54, 131, 37, 3], [2.2, 1.95], 'muted', { align: 'right' }), box(0, h - 2, w, 2, 'accent2'),
  ],
}));

export const receipts: readonly Recipe[] = [receiptSlips, receiptRoll, receiptThanks];
