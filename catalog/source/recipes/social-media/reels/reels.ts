import type { Layer, Recipe } from '../../../../build/templates/recipe.js';
import { box, disc, drawn, many, outlined, poly, ring, starAt } from '../../scenes/kit.js';
import { rays } from '../drawing.js';
import { card, icon, kicker, say } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';

const reel = (id: string, ground: string, layers: (w: number, h: number) => Layer[]): Recipe =>
  layoutIn(`reel-${id}`, 'instagram-reel-cover', ({ w, h }) => ({ ground, layers: layers(w, h) }));

/** A number that fills the cover, what there are so many of across it. */
const reelNumber = reel('number', 'accent', (w, h) => [
  box(0, h * 0.72, w, h * 0.28, 'ink'),
  say('number', 'heading', [4, 30, w - 8, 92], [128, 60], 'onAccent/accent/.25', { on: 'accent', align: 'center', v: 'middle' }),
  say('title', 'heading', [8, h * 0.745, w - 16, 18], [15, 8], 'bg', { on: 'ink', lines: 2 }),
  say('tag', 'sub', [8, 158, w - 16, 3.4], [3.4, 2.8], 'accent2', { on: 'ink', weight: 700 }),
]);

/** A phone held up with the film's picture on it, rays behind. */
const reelPhone = reel('phone', 'accent2', (w, h) => [
  drawn(0, 0, w, h, rays(w, h, [w / 2, h * 0.56], 18), 'accent2/bg/.4'),
  say('title', 'heading', [9, 26, w - 18, 26], [17, 9], 'ink', { lines: 2, align: 'center', v: 'middle', on: 'accent2' }),
  card(23, 62, 54, 94, 'ink', 7),
  card(25.6, 64.6, 48.8, 88.8, 'bg', 5),
  { k: 'photo', photo: 'hero', at: [27, 72, 46, 66] },
  disc(50, 105, 9, 'accent'),
  poly([[47.4, 100], [47.4, 110], [55, 105]], 'onAccent'),
  card(42, 66.4, 16, 2.8, 'ink', 1.4),
  say('tag', 'sub', [28, 142, 44, 4], [3.4, 2.8], 'ink', { align: 'center', v: 'middle', weight: 700, on: 'bg' }),
]);

/** Before above, after below, torn apart by a slanted seam. */
const reelVersus = reel('versus', 'extra', (w, h) => [
  poly([[0, h * 0.56], [w, h * 0.44], [w, h], [0, h]], 'ink'),
  disc(30, 52, 17, 'extra/bg/.4'),
  { k: 'art', art: 'before', at: [18, 40, 24, 24], colors: ['bg', 'ink'] },
  disc(70, 126, 17, 'accent'),
  { k: 'art', art: 'after', at: [58, 114, 24, 24], colors: ['accent', 'onAccent'] },
  say('one', 'heading', [50, 44, 42, 16], [11, 6], 'ink', { on: 'extra', v: 'middle', lines: 2 }),
  say('two', 'heading', [8, 118, 44, 16], [11, 6], 'bg', { on: 'ink', v: 'middle', lines: 2 }),
  { ...box(14, h / 2 - 7.5, 72, 15, 'accent2'), rotate: -6.8 },
  say('title', 'heading', [17, h / 2 - 6, 66, 12], [8.6, 5], 'ink', { on: 'accent2', align: 'center', v: 'middle', rotate: -6.8 }),
  kicker('tag', [8, 28, 84, 3.4], 3.2, 'ink', { on: 'extra' }),
]);

/** Stickers about a saying on squared paper. */
const reelStickers = reel('stickers', 'bg', (w, h) => [
  ...many(11, (i) => box(i * 10, 0, 0.25, h, 'accent2/bg/.5')),
  ...many(18, (i) => box(0, i * 10, w, 0.25, 'accent2/bg/.5')),
  ...[[7, 26, 28, -10], [66, 30, 26, 9], [10, 126, 24, 7], [62, 122, 32, -6]].map(([x, y, side, rotate], i): Layer => ({
    ...{ k: 'art', art: `sticker${i + 1}`, at: [x!, y!, side!, side!], rotate: rotate!, colors: ['accent', 'accent2', 'ink', 'extra'] },
  })),
  { ...card(9, 62, 82, 46, 'ink', 3), rotate: -3 },
  { ...card(8, 60, 82, 46, 'accent', 3), rotate: -3 },
  say('title', 'heading', [14, 66, 70, 26], [15, 8], 'onAccent', { on: 'accent', lines: 2, align: 'center', v: 'middle', rotate: -3 }),
  say('tag', 'sub', [18, 96, 62, 3.8], [3.6, 2.8], 'onAccent', { on: 'accent', align: 'center', weight: 700, rotate: -3 }),
]);

/** One picture to the edges, a ribbon of color across its foot with the title. */
const reelPhoto = reel('photo', 'ink', (w, h) => [
  { k: 'background', photo: 'hero' },
  box(0, h * 0.62, w, 41, 'accent'),
  poly([[0, h * 0.62 + 41], [10, h * 0.62 + 41], [10, h * 0.62 + 47]], 'accent/ink/.5'),
  disc(82, h * 0.62, 11, 'accent2'),
  icon('duotone-timer', 75.6, h * 0.62 - 6.4, 12.8, ['accent2', 'ink']),
  kicker('tag', [8, h * 0.62 + 8, 62, 3.2], 3.2, 'onAccent', { on: 'accent' }),
  say('title', 'heading', [8, h * 0.62 + 15, w - 16, 21], [14, 7], 'onAccent', { on: 'accent', lines: 2 }),
]);

/** A speech balloon over a portrait: somebody answers. */
const reelAnswer = reel('answer', 'accent2/bg/.5', (_, h) => [
  outlined('ellipse', 50, h - 22, 104, 104, 'accent'),
  { k: 'art', art: 'person', at: [17, h - 82, 66, 82], colors: ['bg', 'ink'] },
  { k: 'shape', outline: 'speech', at: [10, 26, 80, 62], color: 'bg', stroke: { color: 'ink', width: 0.9 } },
  kicker('tag', [17, 33, 66, 3.2], 3.1, 'accentText', { on: 'bg' }),
  say('title', 'heading', [17, 41, 66, 28], [13, 7], 'ink', { on: 'bg', lines: 3, v: 'middle' }),
]);

/** Discs that overlap like a drawn tune, the title down the left. */
const reelBeat = reel('beat', 'ink', () => [
  ...[[78, 52, 26, 'accent'], [48, 82, 34, 'accent2'], [80, 128, 26, 'extra']].flatMap(([x, y, r, color]): Layer[] => [
    disc(x as number, y as number, r as number, color as string),
    ring(x as number, y as number, (r as number) * 0.72, 0.5, 'ink'), ring(x as number, y as number, (r as number) * 0.5, 0.5, 'ink'),
    disc(x as number, y as number, (r as number) * 0.16, 'ink'),
  ]),
  box(0, 108, 70, 44, 'bg'),
  say('title', 'heading', [8, 114, 58, 25], [12, 6], 'ink', { on: 'bg', lines: 3 }),
  say('tag', 'sub', [8, 143, 58, 3.4], [3.3, 2.8], 'accentText', { on: 'bg', weight: 700 }),
  kicker('part', [8, 27, 50, 3.2], [2.9, 2.8], 'bg', { on: 'ink' }),
]);

/** A list of three on torn notes, a pin in each. */
const reelList = reel('list', 'accent', () => [
  starAt(83, 33, 16, 'accent2', 16, 0.78),
  say('count', 'heading', [73, 28, 20, 10], [9, 6], 'ink', { on: 'accent2', align: 'center', v: 'middle' }),
  say('title', 'heading', [8, 27, 56, 28], [12.6, 7], 'onAccent', { on: 'accent', lines: 3 }),
  ...many(3, (i): Layer[] => {
    const [x, y, turn] = [i === 1 ? 14 : 8, 66 + i * 32, i === 1 ? 2 : -2];
    return [
      { ...card(x, y, 78, 27, 'bg', 1), rotate: turn },
      disc(x + 39, y + 2, 2.4, 'ink'),
      { ...say(`item${i + 1}`, 'heading', [x + 8, y + 8, 62, 12], [7.4, 4.4], 'ink', { on: 'bg', v: 'middle', align: 'center' }), rotate: turn },
    ];
  }).flat(),
]);

export const reels: readonly Recipe[] = [reelNumber, reelPhone, reelVersus, reelStickers, reelPhoto, reelAnswer, reelBeat, reelList];
