import type { Layer, Recipe } from '../../../../build/templates/recipe.js';
import { box, disc, many, outlined, poly, starAt } from '../../scenes/kit.js';
import { card, icon, kicker, rule, say } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';

/** A page of news: the name over everything, one picture, a lead story and three short ones. */
const newsPicture = layoutIn('newsletter-picture', 'letter-flyer', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, w, 2.4, 'accent'), say('title', 'heading', [7, 7.4, w - 14, 12], [14, 7], 'ink', { v: 'middle' }), rule(7, 22, w - 14, 'ink', 0.5), say('tag', 'sub', [7, 23.4, 50, 3], [2.2, 2], 'muted'), say('date', 'sub', [57, 23.4, 36, 3], [2.2, 2], 'muted', { align: 'right' }), rule(7, 27.8, w - 14, 'ink', 0.3),
    { k: 'photo', photo: 'hero', at: [7, 31, 54, 37] }, say('lead', 'heading', [7, 71.4, 54, 10], [5.6, 3.6], 'ink', { lines: 2 }), say('leadText', 'body', [7, 0, 54, 24], [2.3, 2], 'ink', { lines: 7, leading: 1.5, below: 'lead', gap: 3 }),
    card(65, 31, 28, 46, 'accent2/bg/.6', 1.6), kicker('datesHead', [68, 34.4, 22, 3], [2.1, 2], 'ink', { on: 'accent2/bg/.6', weight: 700 }), ...many(4, (i): Layer[] => [say(`day${i + 1}`, 'heading', [68, 40 + i * 9, 22, 3], [3, 2.3], 'ink', { on: 'accent2/bg/.6' }), say(`event${i + 1}`, 'body', [68, 43.6 + i * 9, 22.6, 3], [2.1, 2], 'ink', { on: 'accent2/bg/.6' })]).flat(),
    card(65, 80, 28, 27, 'ink', 1.6), say('quote', 'heading', [68, 83, 22.6, 15], [3.3, 2.3], 'bg', { on: 'ink', lines: 4, leading: 1.15 }), say('author', 'body', [68, 100.6, 22, 3], [2.1, 2], 'bg', { on: 'ink' }),
    ...many(2, (i): Layer[] => [rule(7 + i * 28, 109.4 - 1.4, 26, 'accent', 0.6), say(`head${i + 1}`, 'sub', [7 + i * 28, 110, 26, 3], [2.6, 2.1], 'ink', { weight: 700 }), say(`text${i + 1}`, 'body', [7 + i * 28, 114, 26, 8], [2.1, 2], 'ink', { lines: 3, leading: 1.35 })]).flat(),
    say('site', 'sub', [65, 110, 28, 8], [2.2, 2], 'accentText', { lines: 3, leading: 1.4, weight: 700 }), box(0, h - 1.6, w, 1.6, 'accent'),
  ],
}));

/** News in blocks of color, each with its sign. */
const newsBlocks = layoutIn('newsletter-blocks', 'proposal', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, w, 40, 'accent2'), outlined('half', 84, 31, 24, 18, 'accent'), ...many(7, (i) => box(84 - 0.5 + Math.cos(((i + 7) * Math.PI) / 6.9) * 17, 40 + Math.sin(((i + 7) * Math.PI) / 6.9) * 17 - 2, 1, 4, 'accent', { rotate: i * 26 - 78, radius: 0.5 })),
    say('tag', 'sub', [8, 9, 60, 3], [2.4, 2], 'ink', { on: 'accent2' }), say('title', 'heading', [8, 15, 62, 18], [11, 6], 'ink', { on: 'accent2', lines: 2, v: 'middle' }),
    say('greeting', 'heading', [8, 47, 84, 5], [4.4, 3], 'ink'), say('body', 'body', [8, 53.6, 84, 8], [2.4, 2], 'ink', { lines: 2, leading: 1.5 }),
    ...many(4, (i): Layer[] => { const [x, y] = [8 + (i % 2) * 43, 66 + (i > 1 ? 29 : 0)]; const [on, ink] = i % 3 === 0 ? (['accent2/bg/.62', 'ink'] as const) : (['surface', 'ink'] as const); return [card(x, y, 41, 27, on, 2), disc(x + 7.4, y + 7.4, 4.6, 'accent'), icon(`sign${i + 1}`, x + 4.4, y + 4.4, 6, ['accent/onAccent/.3', 'onAccent']), say(`head${i + 1}`, 'heading', [x + 14, y + 4, 25, 7], [3.3, 2.3], ink, { on, v: 'middle', lines: 2 }), say(`text${i + 1}`, 'body', [x + 3.4, y + 14, 34.6, 11], [2.15, 1.95], ink, { on, lines: 4, leading: 1.4 })]; }).flat(),
    box(0, h - 15, w, 15, 'ink'), say('site', 'sub', [8, h - 15, 50, 15], [2.5, 2], 'bg', { on: 'ink', v: 'middle' }), say('author', 'body', [60, h - 15, 32, 15], [2.3, 2], 'accent2', { on: 'ink', v: 'middle', align: 'right' }),
  ],
}));

const section = (n: number, x: number, y: number, w: number, tall: number): Layer[] => [box(x, y, w, 0.7, 'accent'), say(`head${n}`, 'heading', [x, y + 2.6, w, 4], [3, 2.2], 'ink'), say(`text${n}`, 'body', [x, y + 8, w, tall], [2.5, 1.92], 'ink', { lines: 9, leading: 1.45 })];

/** A study on a wall: what was asked in large type, three columns, a chart in the middle. */
const research = layoutIn('research-columns', 'pitch-board', ({ w }) => {
  const [a, b, c] = [6, 48, 91];
  const tall = [9, 13, 18, 24, 20];
  return {
    ground: 'bg',
    layers: [
      box(0, 0, w, 22, 'ink'), box(0, 22, w, 1.2, 'accent'), say('title', 'heading', [6, 5, 96, 9], [5.4, 3.4], 'bg', { on: 'ink', v: 'middle' }), say('author', 'body', [6, 15.4, 96, 3], [2.2, 1.95], 'accent2', { on: 'ink' }), icon('sign', w - 22, 4, 14, ['accent2', 'bg']),
      ...section(1, a, 29, 36, 24), ...section(2, a, 63, 36, 24),
      card(b - 2, 29, 41, 40, 'surface', 1.4), say('chartTitle', 'sub', [b + 1, 32, 35, 3], [2.2, 1.95], 'ink', { on: 'surface', weight: 700 }), ...tall.flatMap((t, i): Layer[] => [box(b + 2 + i * 7, 63 - t, 5, t, i === 3 ? 'accent' : 'accent2'), say(`bar${i + 1}`, 'body', [b + 1 + i * 7, 64.4, 7, 2.6], [2.05, 1.95], 'ink', { on: 'surface', align: 'center' })]),
      card(b - 2, 72, 41, 22, 'accent', 1.4), say('number', 'heading', [b + 1, 74.6, 35, 9], [9, 5], 'onAccent', { on: 'accent', v: 'middle' }), say('numberText', 'body', [b + 1, 85.4, 35, 6], [2.1, 1.95], 'onAccent', { on: 'accent', lines: 2, leading: 1.35 }),
      ...section(3, c, 29, 36, 24), ...section(4, c, 63, 36, 15), say('source', 'body', [c, 89, 36, 5], [2.05, 1.95], 'muted', { lines: 2, leading: 1.35 }),
    ],
  };
});

/** A poster with one finding as large as the page takes, the rest below it. */
const finding = layoutIn('research-finding', 'a3-poster', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, w, 62, 'accent2'), disc(86, 10, 9, 'accent'), icon('sign', 80.4, 4.4, 11.2, ['accent/onAccent/.4', 'onAccent']),
    kicker('tag', [8, 9, 56, 3], [2.2, 1.95], 'ink', { on: 'accent2' }), say('title', 'heading', [8, 16, 66, 34], [9, 5], 'ink', { on: 'accent2', lines: 3 }), say('author', 'sub', [8, 54, 84, 3], [2.2, 1.95], 'ink', { on: 'accent2' }),
    ...section(1, 8, 69, 40, 18), ...section(2, 52, 69, 40, 18),
    card(8, 97, 84, 24, 'ink', 1.6), ...many(3, (i): Layer[] => [say(`number${i + 1}`, 'heading', [12 + i * 27, 101, 24, 8], [7.4, 4.4], 'accent2', { on: 'ink', v: 'middle' }), say(`label${i + 1}`, 'body', [12 + i * 27, 111, 23, 7], [2.05, 1.92], 'bg', { on: 'ink', lines: 2, leading: 1.35 })]).flat(),
    ...section(3, 8, 126, 84, 6).slice(0, 2), say('text3', 'body', [32, 128.6, 60, 6], [2.05, 1.92], 'ink', { lines: 2, leading: 1.4 }), say('source', 'body', [8, h - 6.4, 84, 2], [2.05, 1.95], 'muted'),
  ],
}));

/** Thanks in a frame with laurels about a star. */
const laurels = layoutIn('certificate-laurels', 'certificate', ({ w, h }) => {
  const leafs = (side: 1 | -1): Layer[] => many(7, (i) => { const t = ((i * 19 + 12) * Math.PI) / 180; return outlined('leaf', w / 2 + side * Math.sin(t) * 13, 24 + Math.cos(t) * 12, 6, 3.4, i % 2 ? 'accent2' : 'accent', { rotate: side === 1 ? -(i * 19) - 20 : i * 19 + 200 }); });
  return {
    ground: 'ink',
    layers: [
      box(4, 4, w - 8, h - 8, 'bg'), { k: 'shape', outline: 'rectangle', at: [7, 7, w - 14, h - 14], stroke: { color: 'accent2', width: 0.8 } },
      ...[[7, 7], [w - 7, 7], [7, h - 7], [w - 7, h - 7]].flatMap(([x, y]): Layer[] => [disc(x!, y!, 4, 'bg'), starAt(x!, y!, 3, 'accent', 4, 0.4)]),
      ...leafs(1), ...leafs(-1), starAt(w / 2, 23, 7, 'ink', 5, 0.45),
      kicker('tag', [20, 41, w - 40, 3], [2.8, 2.2], 'accentText', { align: 'center', on: 'bg' }), say('title', 'heading', [16, 46.4, w - 32, 14], [13, 7], 'ink', { align: 'center', v: 'middle', on: 'bg' }), say('body', 'body', [26, 63.4, w - 52, 9], [2.9, 2.3], 'ink', { align: 'center', lines: 2, leading: 1.5, on: 'bg' }),
      ...(['date', 'author'] as const).flatMap((t, i): Layer[] => [rule(i ? w - 60 : 22, 83, 38, 'ink'), say(t, 'sub', [i ? w - 60 : 22, 85, 38, 3], [2.5, 2], 'muted', { align: 'center', on: 'bg' })]),
    ],
  };
});

/** A field of confetti at the left, thanks beside it in large type. */
const confetti = layoutIn('certificate-confetti', 'certificate', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, 44, h, 'accent'), ...many(30, (i): Layer => { const [x, y] = [3 + ((i * 37) % 40), 3 + ((i * 61) % 94)]; return i % 3 ? box(x, y, 2.6, 1.2, i % 2 ? 'accent2' : 'onAccent', { rotate: (i * 47) % 180 }) : disc(x, y, 0.9, 'accent2'); }),
    disc(44, 50, 20, 'bg'), starAt(44, 50, 17.4, 'accent2', 18, 0.86), disc(44, 50, 12.6, 'ink'), icon('sign', 36, 42, 16, ['accent2', 'bg']), poly([[34, 63], [42, 66], [40, 84], [36, 79], [30, 82]], 'ink'), poly([[54, 63], [46, 66], [48, 84], [52, 79], [58, 82]], 'ink'),
    kicker('tag', [70, 15, w - 78, 3], [2.7, 2.1], 'accentText'), say('title', 'heading', [70, 23, w - 78, 26], [12.6, 7], 'ink', { lines: 2 }), say('body', 'body', [70, 0, w - 80, 14], [2.9, 2.3], 'ink', { lines: 4, leading: 1.5, below: 'title', gap: 6 }),
    ...(['date', 'author'] as const).flatMap((t, i): Layer[] => [rule(70 + i * 33, 85, 29, 'ink'), say(t, 'sub', [70 + i * 33, 87, 29, 3], [2.4, 2], 'muted')]),
  ],
}));

export const news: readonly Recipe[] = [newsPicture, newsBlocks, research, finding, laurels, confetti];
