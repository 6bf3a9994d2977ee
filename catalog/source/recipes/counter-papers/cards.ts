import type { Layer, Recipe } from '../../../build/templates/recipe.js';
import { box, disc, drawn, many, outlined, ring } from '../scenes/kit.js';
import { icon, kicker, rule, say } from '../sheet.js';
import { layoutIn } from '../stages/stage.js';

const LINE = [4.7, 3.5] as const;

/** A double line about a card, the mark in a ring, everything on its middle. */
const cardPlate = layoutIn('card-plate', 'business-card', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    { k: 'shape', outline: 'rectangle', at: [6, 6, w - 12, h - 12], stroke: { color: 'accent', width: 0.7 } },
    { k: 'shape', outline: 'rectangle', at: [8.4, 8.4, w - 16.8, h - 16.8], stroke: { color: 'ink', width: 0.3 } },
    disc(w / 2, 26, 11, 'surface'), ring(w / 2, 26, 11, 0.5, 'accent'), icon('mark', w / 2 - 6.6, 19.4, 13.2, ['accent', 'ink']),
    say('name', 'heading', [18, 42, w - 36, 13], [13, 7], 'ink', { align: 'center', v: 'middle' }),
    kicker('role', [18, 59, w - 36, 4], [3.9, 3.2], 'accentText', { align: 'center' }),
    rule(w / 2 - 9, 68, 18, 'accent', 0.5),
    say('company', 'body', [18, 72.4, w - 36, 4.4], LINE, 'ink', { align: 'center' }),
    say('phone', 'sub', [18, 81.4, w / 2 - 23, 4], LINE, 'muted', { align: 'right' }), disc(w / 2, 83.2, 0.7, 'accent'),
    say('email', 'sub', [w / 2 + 5, 81.4, w / 2 - 23, 4], LINE, 'muted'),
  ],
}));

const TILE = ['accent', 'surface', 'accent2', 'ink', 'accent2', 'accent', 'ink', 'surface', 'surface', 'ink', 'accent', 'accent2'];
const onTile: Readonly<Record<string, readonly string[]>> = {
  accent: ['accent/onAccent/.4', 'onAccent'], surface: ['accent', 'ink'], accent2: ['accent2/bg/.6', 'ink'], ink: ['accent2', 'bg'],
};

/** The mark of the trade on tiles of all colors, the words beside them. */
const cardTiles = layoutIn('card-tiles', 'business-card', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    ...many(12, (i): Layer[] => {
      const [x, y, color] = [(i % 3) * 24, Math.floor(i / 3) * 25, TILE[i]!];
      return [box(x, y, 24.1, 25.1, color), icon(i % 2 ? 'second' : 'mark', x + 5.5, y + 6, 13, onTile[color])];
    }).flat(),
    kicker('company', [82, 13, w - 91, 4.2], [4.3, 3.4], 'accentText', { weight: 700 }),
    say('name', 'heading', [82, 27, w - 91, 25], [14, 7], 'ink', { lines: 2 }),
    say('role', 'sub', [82, 0, w - 91, 5], [4.8, 3.6], 'muted', { below: 'name', gap: 4.6 }),
    box(82, h - 31, 12, 1.2, 'accent'),
    say('phone', 'body', [82, h - 23, w - 91, 4], LINE, 'ink'), say('email', 'body', [82, h - 15, w - 91, 4], LINE, 'ink'),
  ],
}));

/** A full color, the mark as large as the card allows and half off it, the name across. */
const cardSlab = layoutIn('card-slab', 'business-card', ({ w, h }) => ({
  ground: 'accent',
  layers: [
    disc(w - 30, 36, 58, 'accent/ink/.13'), icon('mark', w - 66, 0, 72, ['accent/ink/.3', 'accent/ink/.55']),
    say('company', 'sub', [10, 11, 84, 4.6], [5, 3.8], 'onAccent', { on: 'accent', weight: 700 }),
    say('name', 'heading', [10, 26, 96, 30], [17, 8], 'onAccent', { on: 'accent', lines: 2, leading: 1 }),
    box(0, h - 28, w, 28, 'ink'), box(0, h - 28, w, 1.4, 'accent2'),
    say('role', 'sub', [10, h - 20, 70, 5], [5, 3.6], 'bg', { on: 'ink', weight: 700 }),
    say('phone', 'sub', [w - 90, h - 21.4, 80, 4], LINE, 'bg', { on: 'ink', align: 'right' }), say('email', 'sub', [w - 90, h - 13, 80, 4], LINE, 'bg', { on: 'ink', align: 'right' }),
  ],
}));

/** A picture that fills the left of a card up to an arc. */
const cardPhoto = layoutIn('card-photo', 'business-card', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    { k: 'photo', photo: 'hero', at: [0, 0, 78, h] },
    drawn(56, 0, w - 56, h, 'M0 0H100V100H0C24 76 24 24 0 0Z', 'bg'), drawn(53.6, 0, 22, h, 'M0 0H9C100 24 100 76 9 100H0C86 76 86 24 0 0Z', 'accent'),
    kicker('company', [86, 13, w - 95, 4.2], [4.2, 3.4], 'accentText', { weight: 700 }),
    say('name', 'heading', [86, 28, w - 95, 24], [13, 7], 'ink', { lines: 2 }),
    say('role', 'sub', [86, 0, w - 95, 5], [4.7, 3.6], 'muted', { below: 'name', gap: 4.6 }),
    say('phone', 'body', [86, h - 23, w - 95, 4], LINE, 'ink'), say('email', 'body', [86, h - 15, w - 95, 4], LINE, 'ink'),
  ],
}));

/** A picture to all edges and a slip of paper that lies on it. */
const cardSlip = layoutIn('card-slip', 'business-card', ({ w, h }) => ({
  ground: 'ink',
  layers: [
    { k: 'photo', photo: 'hero', at: [0, 0, w, h] },
    box(16, 16, w - 32, h - 32, 'bg', { radius: 0.03 }), { k: 'shape', outline: 'rectangle', at: [19, 19, w - 38, h - 38], stroke: { color: 'accent', width: 0.45 } },
    say('name', 'heading', [26, 27, w - 52, 14], [14, 7], 'ink', { on: 'bg', align: 'center', v: 'middle' }),
    kicker('role', [26, 45, w - 52, 4.2], [4, 3.3], 'accentText', { on: 'bg', align: 'center' }),
    say('company', 'body', [26, 56.6, w - 52, 4], LINE, 'ink', { on: 'bg', align: 'center' }),
    say('phone', 'sub', [26, 70.4, 52, 4], LINE, 'muted', { on: 'bg' }), say('email', 'sub', [w - 96, 70.4, 70, 4], LINE, 'muted', { on: 'bg', align: 'right' }),
    rule(26, 65.6, w - 52, 'ink/bg/.7', 0.3),
  ],
}));

/** A card like a form that is already filled in: a label and a line for each fact. */
const cardLedger = layoutIn('card-ledger', 'business-card', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, 12, h, 'accent'), icon('mark', w - 29, 10, 19, ['accent2', 'ink']),
    say('name', 'heading', [22, 11, w - 58, 14], [13.4, 7], 'ink', { v: 'middle' }),
    ...(['role', 'company', 'phone', 'email'] as const).flatMap((t, i): Layer[] => [
      rule(22, 34 + i * 14.4, w - 32, 'ink', i ? 0.3 : 0.9),
      kicker(`${t}Label`, [22, 39.4 + i * 14.4, 34, 4], [3.6, 3], 'accentText', { weight: 700 }),
      say(t, 'sub', [58, 38.8 + i * 14.4, w - 68, 4.6], [4.8, 3.6], 'ink'),
    ]),
  ],
}));

/** The mark under an arch, as in a niche. */
const cardNiche = layoutIn('card-niche', 'business-card', ({ w, h }) => ({
  ground: 'accent2/bg/.62',
  layers: [
    outlined('arch', 38, 56, 50, 90, 'accent'), { k: 'shape', outline: 'arch', at: [17, 15, 42, 90], stroke: { color: 'onAccent', width: 0.5 } },
    disc(38, 46, 17, 'onAccent'), icon('mark', 26.4, 34.4, 23.2, ['accent', 'accent/ink/.6']), box(13, 84, 50, 16, 'ink'), ...many(5, (i) => disc(18 + i * 10, 84, 5, 'ink')),
    kicker('company', [76, 15, w - 85, 4.2], [4.2, 3.4], 'ink', { on: 'accent2/bg/.62', weight: 700 }),
    say('name', 'heading', [76, 29, w - 85, 26], [14, 7], 'ink', { on: 'accent2/bg/.62', lines: 2 }),
    say('role', 'sub', [76, 0, w - 85, 5], [4.8, 3.6], 'ink', { on: 'accent2/bg/.62', below: 'name', gap: 4.6 }),
    rule(76, h - 29, w - 85, 'ink', 0.35),
    say('phone', 'body', [76, h - 22.6, w - 85, 4], LINE, 'ink', { on: 'accent2/bg/.62' }), say('email', 'body', [76, h - 14.6, w - 85, 4], LINE, 'ink', { on: 'accent2/bg/.62' }),
  ],
}));

/** A dark card: rings that spread from its corner like sound, the name in light letters. */
const cardSound = layoutIn('card-sound', 'business-card', ({ w, h }) => ({
  ground: 'ink',
  layers: [
    ...many(5, (i) => disc(w - 14, h - 10, 74 - i * 14, ['ink/accent/.28', 'accent', 'ink', 'accent2', 'ink'][i]!)), icon('mark', w - 24, h - 20, 20, ['accent', 'bg']),
    say('name', 'heading', [10, 11, 104, 15], [15, 8], 'bg', { on: 'ink' }), kicker('role', [10, 31, 88, 4.2], [4.1, 3.3], 'accent2', { on: 'ink', weight: 700 }),
    say('company', 'sub', [10, h - 31, 78, 4.4], [4.4, 3.5], 'bg', { on: 'ink', weight: 700 }), say('phone', 'body', [10, h - 22.4, 78, 4], LINE, 'bg', { on: 'ink' }), say('email', 'body', [10, h - 14.4, 78, 4], LINE, 'bg', { on: 'ink' }),
  ],
}));

export const cards: readonly Recipe[] = [cardPlate, cardTiles, cardSlab, cardPhoto, cardSlip, cardLedger, cardNiche, cardSound];
