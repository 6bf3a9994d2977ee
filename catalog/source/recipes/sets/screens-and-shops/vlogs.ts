import type { Layer, Recipe } from '../../../../build/templates/recipe.js';
import { box, disc, drawn, many, oval, poly, ring, stroke } from '../../scenes/kit.js';
import { hills } from '../../social-media/drawing.js';
import { card, icon, say } from '../../sheet.js';
import { thumbnail } from './thumbnail.js';

/** What a camera sees, with its marks at the corners. */
const viewfinder = thumbnail('viewfinder', ({ w, h }) => ({
  ground: 'ink',
  layers: [
    { k: 'photo', photo: 'hero', at: [0, 0, w, h] },
    ...[0, 1].flatMap((i) => [0, 1].flatMap((k): Layer[] => { const [x, y] = [i ? w - 9 : 7.4, k ? h - 9 : 7.4]; return [box(i ? w - 23 : 7.4, y, 15.6, 1.6, 'bg'), box(x, k ? h - 23 : 7.4, 1.6, 15.6, 'bg')]; })),
    card(13, 13, 30, 12, 'ink', 2), disc(20, 19, 2.8, 'accent'), say('rec', 'sub', [25, 13, 16, 12], [6, 4], 'bg', { on: 'ink', v: 'middle', weight: 700, caps: true }),
    card(w - 43, 13, 30, 12, 'ink', 2), say('time', 'sub', [w - 41, 13, 26, 12], [6, 4], 'bg', { on: 'ink', v: 'middle', align: 'center', weight: 700 }),
    ring(w / 2, 38, 9, 1, 'bg'), box(w / 2 - 0.5, 33, 1, 10, 'bg'), box(w / 2 - 5, 37.5, 10, 1, 'bg'),
    box(13, 58, w - 26, 28, 'accent'), poly([[13, 58], [22, 58], [18, 86], [13, 86]], 'accent2'),
    say('title', 'heading', [28, 60, w - 48, 17], [20, 9], 'onAccent', { on: 'accent', v: 'middle', caps: true }), say('tag', 'sub', [28, 77, w - 48, 6], [5, 3.6], 'onAccent', { on: 'accent', v: 'middle', weight: 700 }),
  ],
}));

/** A room on the larger side of a slope, its rent on a tag. */
const tour = thumbnail('tour', ({ w, h }) => ({
  ground: 'accent',
  layers: [
    { k: 'photo', photo: 'hero', at: [62, 0, w - 62, h] },
    poly([[0, 0], [92, 0], [66, h], [0, h]], 'ink'), poly([[0, 0], [88, 0], [62, h], [0, h]], 'accent'),
    ...many(4, (i) => stroke([-4, 92 - i * 7], [30, 112 - i * 7], 1.4, 'accent/ink/.2')),
    say('title', 'heading', [8, 12, 62, 54], [25, 11], 'onAccent', { on: 'accent', lines: 3, leading: 0.98 }), icon('flat-house', 8, 69, 22),
    disc(148, 68, 23, 'ink'), disc(148, 68, 21, 'accent2'), ring(148, 68, 18.6, 0.9, 'ink'), say('price', 'heading', [131, 57, 34, 14], [13, 7], 'ink', { on: 'accent2', align: 'center', v: 'middle' }), say('tag', 'sub', [133, 72, 30, 6], [4.6, 3.2], 'ink', { on: 'accent2', align: 'center', v: 'middle', weight: 700 }),
  ],
}));

/** Three lines of viewers in bubbles, and one who laughs at them. */
const comments = thumbnail('comments', ({ w, h }) => ({
  ground: 'accent2',
  layers: [
    disc(w - 40, h, 74, 'accent'), disc(w - 40, h, 60, 'accent/bg/.24'),
    ...many(3, (i): Layer[] => { const [x, y] = [[8, 16, 8][i]!, 8 + i * 20]; return [card(x + 1, y + 1.4, 92, 16.4, 'ink', 6), card(x, y, 92, 16.4, 'bg', 6), poly([[x + 80, y + 14], [x + 90, y + 14], [x + 94, y + 22]], 'bg'), disc(x + 9, y + 8.2, 5.4, ['accent', 'extra', 'ink'][i]!), say(`line${i + 1}`, 'sub', [x + 18, y, 70, 16.4], [5.8, 3.6], 'ink', { on: 'bg', v: 'middle', weight: 700 })]; }).flat(),
    icon('flat-face-with-tears-of-joy', 106, 20, 66),
    box(7.2, 73.6, 106, 20, 'ink', { rotate: -2 }), box(6, 72, 106, 20, 'accent', { rotate: -2 }), say('title', 'heading', [10, 72, 98, 20], [15, 8], 'onAccent', { on: 'accent', align: 'center', v: 'middle', rotate: -2 }),
  ],
}));

/** Lanes that run to the hills, and a runner on the first. */
const track = thumbnail('track', ({ w, h }) => ({
  ground: 'accent2/bg/.5',
  layers: [
    disc(134, 34, 28, 'accent2'), drawn(0, 36, w, 30, hills([0, 60], [20, 10], [44, 70], [66, 20], [84, 60], [100, 20]), 'extra'), box(0, 56, w, 44, 'accent'),
    ...[[-90, 100], [-20, 116], [50, 132], [120, 148], [190, 164], [262, 180]].map(([from, to]) => poly([[to!, 56], [to! + 0.9, 56], [from! + 5, h], [from!, h]], 'bg')), box(0, 54.6, w, 1.8, 'bg'),
    oval(131, 91, 27, 3.4, 'accent/ink/.36'), icon('flat-woman-running', 98, 14, 80), ...many(3, (i) => stroke([178, 46 + i * 12], [168 + i * 3, 46 + i * 12], 1.4, 'bg')),
    card(6, 10, 92, 34, 'ink', 3), say('title', 'heading', [12, 12, 80, 30], [25, 11], 'bg', { on: 'ink', v: 'middle', caps: true }),
    card(6, 48, 66, 13, 'accent2', 2), say('tag', 'sub', [10, 48, 58, 13], [6.2, 4], 'ink', { on: 'accent2', v: 'middle', weight: 700 }),
  ],
}));

/** One face after another, as it dawns on them. */
const dawning = thumbnail('dawning', ({ w, h }) => ({
  ground: 'ink',
  layers: [
    ...['flat-neutral-face', 'flat-thinking-face', 'flat-astonished-face', 'flat-exploding-head'].flatMap((art, i): Layer[] => {
      const [x, color] = [i * 44.6, ['accent2/bg/.5', 'accent2', 'extra', 'accent'][i]!];
      return [poly([[x + (i ? 4 : 0), 0], [x + 48, 0], [x + 40.4, 70], [x - (i ? 3.6 : 0), 70]], color), icon(art, x + 5.4 - (i === 3 ? 2 : 0), 15 - i * 1.6, 33 + i * 2), say(`time${i + 1}`, 'sub', [x + 6, 57.6, 30, 6], [5, 3.4], 'ink', { on: color, align: 'center', v: 'middle', weight: 700 })];
    }),
    box(0, 68, w, 2.2, 'bg'), say('title', 'heading', [8, 74, 116, 20], [19, 9], 'bg', { on: 'ink', v: 'middle', caps: true }),
    box(130, 77, 40, 14, 'accent2', { radius: 0.2 }), say('tag', 'sub', [132, 77, 36, 14], [6.4, 4], 'ink', { on: 'accent2', align: 'center', v: 'middle', weight: 700 }), box(0, h - 1, w, 1, 'accent'),
  ],
}));

export const vlogs: readonly Recipe[] = [dawning, viewfinder, tour, comments, track];
