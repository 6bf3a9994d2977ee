import type { Layer, Recipe } from '../../../build/templates/recipe.js';
import { box, disc, drawn, many, ring } from '../scenes/kit.js';
import { icon, kicker, rule, say } from '../sheet.js';
import { layoutIn } from '../stages/stage.js';

/** A letter in one column: to whom and when, what it says, and who says it. */
const letter = ({ x, y, width }: { readonly x: number; readonly y: number; readonly width: number }): Layer[] => [
  say('client', 'body', [x, y, width * 0.6, 13], [2.5, 2], 'ink', { lines: 4, leading: 1.5 }), say('date', 'body', [x + width * 0.58, y, width * 0.42, 3], [2.5, 2], 'muted', { align: 'right' }),
  say('greeting', 'heading', [x, 0, width, 5], [5, 3], 'ink', { below: 'client', gap: 8 }), say('body', 'body', [x, 0, width, 46], [2.8, 2.1], 'ink', { lines: 16, leading: 1.6, below: 'greeting', gap: 5.6 }),
  say('closing', 'body', [x, 0, width, 3], [2.8, 2.1], 'ink', { below: 'body', gap: 6 }), say('author', 'heading', [x, 0, width, 4.6], [4.4, 2.8], 'ink', { below: 'closing', gap: 5.4 }), say('role', 'body', [x, 0, width, 3], [2.4, 2.15], 'muted', { below: 'author', gap: 2.6 }),
];

const foot = (x: number, y: number, w: number, color: string, on: string, align: 'left' | 'center' = 'left'): Layer => say('site', 'sub', [x, y, w, 2.6], [2.2, 1.95], color, { on, align });

/** The mark in a ring over the name, all on the middle; two lines hold the letter. */
const letterCrown = layoutIn('letter-crown', 'letterhead', ({ h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, 100, 2.4, 'accent'), disc(50, 18, 9, 'surface'), ring(50, 18, 9, 0.4, 'accent'), icon('mark', 44.4, 12.4, 11.2, ['accent', 'ink']),
    say('company', 'heading', [14, 30.6, 72, 7], [7.4, 4], 'ink', { align: 'center', v: 'middle' }), kicker('tag', [14, 39.6, 72, 2.6], [2.2, 1.95], 'accentText', { align: 'center' }),
    rule(14, 45.6, 33, 'ink', 0.25), rule(53, 45.6, 33, 'ink', 0.25), disc(50, 45.7, 0.9, 'accent'),
    ...letter({ x: 16, y: 51.4, width: 68 }), rule(14, h - 12, 72, 'ink', 0.25), foot(14, h - 9, 72, 'muted', 'bg', 'center'),
  ],
}));

/** Quarters of circles in two corners, the mark in the upper one. */
const letterQuarters = layoutIn('letter-quarters', 'letterhead', ({ h }) => ({
  ground: 'bg',
  layers: [
    disc(100, 0, 38, 'accent2/bg/.4'), disc(100, 0, 30, 'accent'), icon('mark', 81, 4.4, 13.6, ['accent/onAccent/.4', 'onAccent']), disc(0, h, 24, 'accent2'), disc(0, h, 15, 'ink'),
    say('company', 'heading', [10, 11, 50, 12], [8, 4], 'ink', { lines: 2 }), say('tag', 'sub', [10, 0, 50, 6], [2.3, 1.95], 'accentText', { lines: 2, leading: 1.4, weight: 600, below: 'company', gap: 3.2 }),
    ...letter({ x: 10, y: 46, width: 70 }), foot(30, h - 9, 60, 'ink', 'bg'),
  ],
}));

/** A dark band with tiles of the mark at its end, a thin band of color at the foot. */
const letterTiles = layoutIn('letter-tiles', 'letterhead', ({ h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, 100, 26, 'ink'), ...many(6, (i): Layer[] => { const [x, y, color] = [61 + (i % 3) * 13, Math.floor(i / 3) * 13, (['accent', 'accent2', 'surface', 'surface', 'accent', 'accent2'] as const)[i]!]; return [box(x, y, 13.05, 13.05, color), icon('mark', x + 3, y + 3, 7, color === 'accent' ? ['accent/onAccent/.4', 'onAccent'] : ['accent', 'ink'])]; }).flat(),
    say('company', 'heading', [10, 7, 47, 8], [6.6, 3.4], 'bg', { on: 'ink', v: 'middle' }), say('tag', 'sub', [10, 17.6, 47, 3], [2.15, 1.95], 'bg', { on: 'ink' }),
    ...letter({ x: 10, y: 40, width: 80 }), box(0, h - 14, 100, 14, 'accent2/bg/.5'), box(0, h - 14, 100, 0.8, 'accent'), foot(10, h - 8.4, 80, 'ink', 'accent2/bg/.5'),
  ],
}));

/** A margin of color at the right with the mark, the name and where they are; the letter beside it. */
const letterMargin = layoutIn('letter-margin', 'letterhead', ({ h }) => ({
  ground: 'bg',
  layers: [
    box(71, 0, 29, h, 'accent'), drawn(71, 0, 29, 16, 'M0 0H100V100L50 62L0 100Z', 'accent/ink/.25'), disc(85.5, 33, 9, 'onAccent'), icon('mark', 79.5, 27, 12, ['accent', 'accent/ink/.6']),
    say('company', 'heading', [75, 49, 20, 18], [4.6, 2.9], 'onAccent', { on: 'accent', lines: 4, align: 'center' }), box(82.5, 70, 6, 0.5, 'onAccent'), say('tag', 'sub', [75, 74, 20, 12], [2.15, 1.95], 'onAccent', { on: 'accent', lines: 4, align: 'center', leading: 1.5 }),
    say('site', 'sub', [74.4, h - 18, 21.2, 12], [2.1, 1.95], 'onAccent', { on: 'accent', lines: 4, align: 'center', leading: 1.5, v: 'bottom' }), ...letter({ x: 9, y: 14, width: 54 }), box(9, h - 10, 54, 0.3, 'accent'), box(9, h - 10.4, 10, 1, 'accent'),
  ],
}));

/** A strip of a picture over the head with the name on a plate that hangs from it. */
const letterStrip = layoutIn('letter-strip', 'letterhead', ({ h }) => ({
  ground: 'bg',
  layers: [
    { k: 'photo', photo: 'hero', at: [0, 0, 100, 25] }, box(10, 15, 58, 20, 'bg'), box(10, 15, 1.2, 20, 'accent'),
    say('company', 'heading', [15, 18.4, 50, 8], [6.8, 3.6], 'ink', { on: 'bg', v: 'middle' }), kicker('tag', [15, 29, 50, 2.6], [2.1, 1.95], 'accentText', { on: 'bg', tracking: 0.08 }),
    ...letter({ x: 15, y: 48, width: 72 }), rule(15, h - 12, 72, 'accent', 0.4), foot(15, h - 9, 72, 'muted', 'bg'),
  ],
}));

export const letters: readonly Recipe[] = [letterCrown, letterQuarters, letterTiles, letterMargin, letterStrip];
