import type { Layer, Recipe } from '../../../build/templates/recipe.js';
import { box, disc, many, ring } from '../scenes/kit.js';
import { card, kicker, rule, say } from '../sheet.js';
import { layoutIn } from '../stages/stage.js';

/** When, to whom, what, and from whom, as a letter is set. */
const letter = (x: number, y: number, w: number, tall: number): Layer[] => [
  say('date', 'body', [x, y, w, 2.6], [2.2, 1.95], 'muted', { on: 'bg' }),
  say('greeting', 'sub', [x, y + 8, w, 3.2], [2.7, 2.1], 'ink', { on: 'bg', weight: 700 }),
  say('body', 'body', [x, y + 15, w, tall - 15], [2.35, 1.95], 'ink', { on: 'bg', lines: 24, leading: 1.62 }),
];

const signed = (x: number, y: number, w: number, color = 'ink'): Layer[] => [say('closing', 'body', [x, y, w, 2.6], [2.3, 1.95], 'ink', { on: 'bg' }), say('author', 'heading', [x, y + 5, w, 5.6], [5, 3], color, { on: 'bg', v: 'middle' })];

const reach = (x: number, y: number, w: number, step: number, color: string, on: string, more: Parameters<typeof say>[5] = {}): Layer[] =>
  ['phone', 'email', 'place'].map((t, i) => say(t, 'sub', [x, y + i * step, w, 2.6], [2.15, 1.95], color, { on, ...more }));

/** A dark field with the name, a seal of initials over its edge. */
const coverSeal = layoutIn('cover-letter-seal', 'letterhead', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, w, 34, 'ink'), disc(19, 34, 11.4, 'bg'), disc(19, 34, 10, 'accent'),
    say('initials', 'heading', [11, 29, 16, 10], [8, 4], 'onAccent', { on: 'accent', align: 'center', v: 'middle' }),
    say('name', 'heading', [8, 7, 84, 9], [8.6, 5], 'bg', { on: 'ink', v: 'middle' }), say('role', 'sub', [34, 23.4, 58, 3], [2.6, 2.1], 'accent2', { on: 'ink', align: 'right' }),
    ...reach(34, 38.4, 58, 3.8, 'muted', 'bg', { align: 'right' }), ...letter(19, 56, 68, 62), ...signed(19, h - 18, 60, 'accentText'),
  ],
}));

/** A column of color for what is short, the letter beside it. */
const coverColumn = layoutIn('cover-letter-column', 'letterhead', ({ h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, 31, h, 'accent2/bg/.5'), box(0, 0, 31, 44, 'accent2'), disc(15.5, 22, 11, 'bg'), ring(15.5, 22, 9.4, 0.5, 'accent'),
    say('initials', 'heading', [8, 17, 15, 10], [8, 4], 'ink', { on: 'bg', align: 'center', v: 'middle' }),
    ...(['phone', 'email', 'place'] as const).flatMap((t, i): Layer[] => [kicker(`${t}Label`, [6, 53 + i * 13, 22, 2.4], [2, 1.95], 'ink', { on: 'accent2/bg/.5', weight: 700 }), say(t, 'body', [6, 57 + i * 13, 22.4, 5.4], [2.1, 1.95], 'ink', { on: 'accent2/bg/.5', lines: 2, leading: 1.3 })]),
    ...many(3, (i) => box(6, h - 16 + i * 3.4, 19 - i * 5, 0.7, 'accent')),
    say('name', 'heading', [38, 9, 55, 17], [9.6, 5.4], 'ink', { lines: 2 }), say('role', 'sub', [38, 0, 55, 3], [2.7, 2.1], 'accentText', { below: 'name', gap: 4.6 }),
    rule(38, 40, 55, 'accent', 0.5), ...letter(38, 46, 55, 74), ...signed(38, h - 18, 55),
  ],
}));

/** Nothing but type: a name across the page between two rules. */
const coverPlain = layoutIn('cover-letter-plain', 'letterhead', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    rule(10, 10, 80, 'ink', 0.5), say('name', 'heading', [10, 14, 80, 11], [12, 6], 'ink', { align: 'center', v: 'middle' }), kicker('role', [10, 28.4, 80, 2.8], [2.4, 2], 'accentText', { align: 'center', weight: 700 }), rule(10, 35, 80, 'ink', 0.5),
    ...(['phone', 'email', 'place'] as const).map((t, i) => say(t, 'sub', [10 + i * 27, 38.6, 26, 2.6], [2.15, 1.95], 'muted', { align: (['left', 'center', 'right'] as const)[i]! })),
    ...letter(18, 52, 64, 66), ...signed(18, h - 18, 60), disc(w - 12, h - 11, 2.4, 'accent'),
  ],
}));

/** Quarters and discs as building blocks in the corner; a card of contacts at the foot. */
const coverBlocks = layoutIn('cover-letter-blocks', 'letterhead', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    ...([[88, 0, 'accent', 'quarter', 180], [76, 0, 'accent2', 'ellipse', 0], [64, 0, 'extra', 'quarter', 90], [88, 12, 'extra', 'ellipse', 0], [76, 12, 'ink', 'quarter', 270], [88, 24, 'accent2', 'quarter', 0]] as const).map(([x, y, color, outline, rotate]): Layer => ({ k: 'shape', outline, at: [x, y, 12, 12], color, rotate })),
    say('name', 'heading', [9, 10, 52, 18], [10, 5.6], 'ink', { lines: 2 }), say('role', 'sub', [9, 0, 52, 3], [2.7, 2.1], 'accentText', { below: 'name', gap: 4.6 }),
    ...letter(9, 44, 74, 68), ...signed(9, h - 31, 60, 'accentText'),
    card(6, h - 14, w - 12, 9, 'ink', 2), ...(['phone', 'email', 'place'] as const).map((t, i) => say(t, 'sub', [10 + i * 27.6, h - 14, 25.6, 9], [2.15, 1.95], 'bg', { on: 'ink', v: 'middle', align: (['left', 'center', 'right'] as const)[i]! })),
  ],
}));

/** What is to be talked about, by the minute, under a word as wide as the page. */
const memoAgenda = layoutIn('memo-agenda', 'memo', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, w, 37, 'accent2'), say('tag', 'heading', [7, 8, 62, 20], [27, 12], 'ink', { on: 'accent2', v: 'middle' }),
    disc(83, 18.4, 11.4, 'bg'), ring(83, 18.4, 11.4, 0.9, 'ink'), ...many(12, (i) => disc(83 + 8.6 * Math.cos((i * Math.PI) / 6), 18.4 + 8.6 * Math.sin((i * Math.PI) / 6), i % 3 ? 0.5 : 0.9, 'ink')), box(82.5, 11, 1, 7.9, 'ink', { radius: 0.5 }), box(83, 17.9, 5.6, 1, 'accent', { radius: 0.5 }), disc(83, 18.4, 1.2, 'accent'),
    say('title', 'heading', [8, 44, 84, 8], [7, 4.4], 'ink', { v: 'middle' }),
    ...(['to', 'from', 'date'] as const).flatMap((t, i): Layer[] => [kicker(`${t}Label`, [8 + i * 29, 56, 26, 2.4], [2, 1.95], 'accentText', { weight: 700 }), say(t, 'body', [8 + i * 29, 60, 26, 3], [2.4, 1.95], 'ink')]),
    rule(8, 67, 84, 'ink', 0.5),
    ...many(5, (i): Layer[] => {
      const y = 70 + i * 10.4;
      return [...(i % 2 ? [] : [card(8, y, 84, 9.4, 'surface', 1.4)]), say(`time${i + 1}`, 'heading', [11, y, 13, 9.4], [3.4, 2.4], 'accentText', { on: i % 2 ? 'bg' : 'surface', v: 'middle' }), say(`item${i + 1}`, 'sub', [26, y, 46, 9.4], [2.6, 2.1], 'ink', { on: i % 2 ? 'bg' : 'surface', v: 'middle', weight: 600 }), say(`who${i + 1}`, 'body', [70, y, 19, 9.4], [2.3, 1.95], 'ink', { on: i % 2 ? 'bg' : 'surface', v: 'middle', align: 'right' })];
    }).flat(),
    say('body', 'body', [8, h - 16, 84, 7], [2.4, 1.95], 'ink', { lines: 2, leading: 1.5 }), say('site', 'sub', [8, h - 7.4, 84, 2.6], [2.1, 1.95], 'muted'),
  ],
}));

export const coverLetters: readonly Recipe[] = [coverSeal, coverColumn, coverPlain, coverBlocks, memoAgenda];
