import type { At, Layer, Recipe } from '../../../../build/templates/recipe.js';
import { arcade } from '../../scenes/works.js';
import { box, disc, drawn, many, oval, outlined, poly, ring, starAt, stroke, traced } from '../../scenes/kit.js';
import { dots, hills, rays } from '../../social-media/drawing.js';
import { card, icon, kicker, say } from '../../sheet.js';
import { thumbnail } from './thumbnail.js';

const ARROW = 'M0 78C8 30 40 4 66 18L72 0L100 46L48 62L55 42C36 34 18 48 0 78Z';
const sheen = (x: number, y: number, w: number, h: number, count: number, color: string): Layer => drawn(x, y, w, h, rays(w, h, [w / 2, h * 0.54], count, 0.2), color);

/** Words on a strip that leans, as if stuck on. */
const stuck = (t: string, [x, y, w, h]: At, color: string, word: string, rotate = -4): Layer[] => [
  box(x + 1.2, y + 1.6, w, h, 'ink', { rotate, radius: 0.08 }), box(x, y, w, h, color, { rotate, radius: 0.08 }),
  say(t, 'heading', [x + 3, y, w - 6, h], [h * 0.82, h * 0.4], word, { on: color, align: 'center', v: 'middle', caps: true, rotate }),
];

const lettering = { caps: true, leading: 0.98, effect: { stroke: { color: 'ink', size: 30 }, shadows: [{ color: 'ink', offset: 14, direction: 60, blur: 0, opacity: 100 }] } } as const;

/** Two rivals on two fields that a bolt parts. */
const versus = thumbnail('versus', ({ w, h }) => ({
  ground: 'accent',
  layers: [
    sheen(0, 0, w * 0.54, h, 18, 'accent/bg/.2'),
    poly([[w * 0.56, 0], [w, 0], [w, h], [w * 0.44, h], [w * 0.52, h * 0.54], [w * 0.46, h * 0.54]], 'bg'),
    poly([[w * 0.585, 0], [w, 0], [w, h], [w * 0.465, h], [w * 0.55, h * 0.5], [w * 0.49, h * 0.5]], 'ink'),
    drawn(w * 0.6, 4, w * 0.4, h * 0.7, dots(13, 13, 0.4), 'ink/extra/.4'),
    disc(43, 40, 33, 'bg'), icon('flat-alien-monster', 14, 11, 58), disc(138, 40, 33, 'accent2'), icon('flat-robot', 109, 11, 58),
    starAt(91, 40, 22, 'ink', 12, 0.72), starAt(91, 40, 19.4, 'accent2', 12, 0.72),
    say('sign', 'heading', [79, 31, 24, 18], [16, 9], 'ink', { on: 'accent2', align: 'center', v: 'middle', caps: true }),
    box(0, 75, w, 25, 'ink'), box(0, 75, w, 1.6, 'accent2'),
    say('title', 'heading', [8, 78.6, 122, 17], [17, 9], 'bg', { on: 'ink', v: 'middle', caps: true }),
    say('tag', 'sub', [133, 78.6, 37, 17], [7, 4.4], 'accent2', { on: 'ink', align: 'right', v: 'middle', weight: 700, lines: 2, leading: 1.1 }),
  ],
}));

/** A pad as large as the page, and three strips over it. */
const finalBoss = thumbnail('big-pad', ({ w, h }) => ({
  ground: 'ink',
  layers: [
    ...arcade.draw({ x: 52, y: -14, w: 132, h: 122 }),
    poly([[0, 0], [64, 0], [42, h], [0, h]], 'accent'), poly([[67, 0], [71, 0], [49, h], [45, h]], 'accent2'),
    drawn(4, 6, 40, 22, dots(10, 5, 0.36), 'accent/ink/.3'),
    ...stuck('line1', [8, 22, 82, 19], 'accent2', 'ink'), ...stuck('line2', [8, 44, 94, 19], 'bg', 'ink'), ...stuck('line3', [12, 66, 74, 19], 'accent2', 'ink'),
    card(w - 46, 7, 38, 11, 'ink', 2), disc(w - 39, 12.5, 2.4, 'accent'), say('tag', 'sub', [w - 34, 7, 24, 11], [5.4, 3.6], 'bg', { on: 'ink', v: 'middle', weight: 700 }),
  ],
}));

const egg = (cx: number, cy: number, r: number, turn: number): Layer[] => [
  drawn(cx - r * 1.2, cy - r, r * 2.4, r * 2, 'M30 6C52 -8 78 8 88 24C108 38 96 74 78 84C60 104 34 98 22 86C-4 78 -2 44 8 30C10 14 20 10 30 6Z', 'bg', { rotate: turn }), disc(cx, cy, r * 0.46, 'accent2'), disc(cx - r * 0.14, cy - r * 0.14, r * 0.12, 'bg'),
];

/** Eggs in a pan seen from above; a clock of minutes at the words. */
const skillet = thumbnail('skillet', ({ w, h }) => ({
  ground: 'accent',
  layers: [
    ...many(9, (i) => box(w * 0.4 + i * 13, 0, 6.5, h, 'accent/bg/.14')), ...many(8, (i) => box(w * 0.4, i * 13, w * 0.6, 6.5, 'accent/bg/.14')), box(0, 0, w * 0.4, h, 'accent'),
    stroke([150, 66], [190, 104], 15, 'ink/bg/.14'), stroke([156, 72], [196, 110], 10, 'ink'),
    disc(127, 50, 45, 'ink'), disc(127, 50, 40, 'ink/bg/.2'), disc(127, 50, 36, 'ink/bg/.1'),
    ...egg(114, 36, 17, 0), ...egg(143, 50, 17, 70), ...egg(117, 65, 16, 160),
    ...([[101, 50], [134, 27], [136, 76], [151, 34], [98, 62]] as const).map(([x, y], i) => starAt(x, y, 2.6, i % 2 ? 'extra' : 'accent2', 3, 0.7, i * 40)),
    icon('flat-herb', 80, 74, 24), icon('flat-tomato', 82, 2, 22),
    say('title', 'heading', [8, 14, 72, 56], [25, 12], 'bg', { on: 'accent', lines: 3, ...lettering }),
    box(8, 78, 58, 14, 'ink', { radius: 0.2 }), say('tag', 'sub', [11, 78, 52, 14], [7, 4.6], 'accent2', { on: 'ink', align: 'center', v: 'middle', weight: 700 }),
  ],
}));

/** A picture that fills the page, a ring about what matters and an arrow at it. */
const circled = thumbnail('circled', ({ w, h }) => ({
  ground: 'ink',
  mode: 'dark',
  layers: [
    { k: 'background', photo: 'hero' },
    { k: 'shape', outline: 'rectangle', id: 'scrim', at: [0, 0, w * 0.74, h], color: 'bg', fade: { angle: 0, opacity: [1, 0.9, 0] } },
    ring(132, 46, 34, 3, 'accent2'), drawn(72, 56, 32, 24, ARROW, 'accent2', { rotate: -4 }),
    say('title', 'heading', [8, 11, 80, 62], [33, 12], 'ink', { on: 'photo', lines: 2, caps: true, leading: 1 }),
    box(8, 80, 54, 13, 'accent2', { rotate: -2, radius: 0.1 }), say('tag', 'sub', [10, 80, 50, 13], [6.6, 4], 'bg', { on: 'accent2', align: 'center', v: 'middle', weight: 700, rotate: -2 }),
  ],
}));

const print = (x: number, y: number, w: number, photo: string, rotate: number): Layer[] => [
  box(x + 1, y + 1.6, w, w * 1.14, 'ink', { rotate, opacity: 0.35 }), box(x, y, w, w * 1.14, 'bg', { rotate }), { k: 'photo', photo, at: [x + w * 0.06, y + w * 0.06, w * 0.88, w * 0.88], rotate },
];

/** A route of dashes past three prints. */
const route = thumbnail('route', ({ w, h }) => ({
  ground: 'accent2',
  layers: [
    disc(w * 0.7, h * 0.9, 78, 'accent2/bg/.34'), sheen(0, 0, w, h, 22, 'accent2/bg/.16'),
    ...print(76, 30, 42, 'one', -7), ...print(134, 8, 40, 'three', 6), ...print(108, 44, 44, 'two', 3),
    icon('flat-airplane', 148, 66, 28),
    say('price', 'heading', [8, 10, 66, 34], [38, 16], 'ink', { on: 'accent2', v: 'middle' }),
    box(6, 47, 60, 16, 'ink', { rotate: -3, radius: 0.1 }), say('title', 'heading', [9, 47, 54, 16], [12, 5.4], 'bg', { on: 'ink', rotate: -3, align: 'center', v: 'middle', caps: true }),
    say('tag', 'sub', [8, 74, 60, 16], [7.4, 4.6], 'ink', { on: 'accent2', lines: 2, weight: 700, v: 'middle', leading: 1.15 }),
  ],
}));

/** The hours of a day in three tall windows. */
const dayInLife = thumbnail('day-in-life', ({ w }) => ({
  ground: 'bg',
  layers: [
    ...(['one', 'two', 'three'] as const).flatMap((photo, i): Layer[] => [
      { k: 'photo', photo, at: [i * 59.26, 0, 59.3, 68] }, card(i * 59.26 + 5, 5, 27, 10, 'ink', 5),
      say(`hour${i + 1}`, 'sub', [i * 59.26 + 6, 5, 25, 10], [5.6, 3.6], 'bg', { on: 'ink', align: 'center', v: 'middle', weight: 700 }),
    ]),
    box(58.2, 0, 2, 68, 'bg'), box(117.5, 0, 2, 68, 'bg'), box(0, 62, w, 38, 'accent'), box(0, 60.6, w, 1.8, 'bg'),
    say('title', 'heading', [8, 67, 128, 17], [17, 8], 'onAccent', { on: 'accent', v: 'middle' }), say('tag', 'sub', [8, 86, 120, 7], [6, 4], 'onAccent', { on: 'accent', v: 'middle' }),
    disc(156, 80, 22, 'bg'), disc(156, 80, 19.4, 'accent2'), icon('flat-hot-beverage', 143, 66, 26),
  ],
}));

/** One picture before and after, and the handle that parts it. */
const slider = thumbnail('before-after', ({ w, h }) => ({
  ground: 'ink',
  layers: [
    { k: 'photo', photo: 'hero', at: [0, 0, w, h] }, box(0, 0, w / 2, h, 'ink/bg/.5', { opacity: 0.62 }),
    box(w / 2 - 0.9, 0, 1.8, h, 'bg'), disc(w / 2, 40, 8.4, 'bg'), poly([[w / 2 - 5.6, 40], [w / 2 - 1.8, 36.4], [w / 2 - 1.8, 43.6]], 'ink'), poly([[w / 2 + 5.6, 40], [w / 2 + 1.8, 36.4], [w / 2 + 1.8, 43.6]], 'ink'),
    box(7, 7, 40, 12, 'ink', { radius: 0.16 }), say('from', 'sub', [9, 7, 36, 12], [6.4, 4], 'bg', { on: 'ink', align: 'center', v: 'middle', weight: 700, caps: true }),
    box(w - 47, 7, 40, 12, 'accent2', { radius: 0.16 }), say('to', 'sub', [w - 45, 7, 36, 12], [6.4, 4], 'ink', { on: 'accent2', align: 'center', v: 'middle', weight: 700, caps: true }),
    poly([[0, 70], [w, 62], [w, h], [0, h]], 'accent'), poly([[0, 68], [w, 60], [w, 62.4], [0, 70.4]], 'bg'),
    say('title', 'heading', [8, 73, w - 16, 20], [20, 9], 'onAccent', { on: 'accent', v: 'middle', caps: true, align: 'center' }),
  ],
}));

/** Three steps of a lesson on keys, and a cursor on the last. */
const steps = thumbnail('three-steps', ({ w }) => ({
  ground: 'bg',
  layers: [
    disc(w - 10, 6, 40, 'accent2/bg/.5'), disc(20, 98, 34, 'accent2/bg/.5'),
    kicker('tag', [8, 10, 110, 5], [5, 3.6], 'accentText', { weight: 700 }),
    say('title', 'heading', [8, 18.6, w - 16, 20], [21, 10], 'ink', { v: 'middle' }),
    ...many(3, (i): Layer[] => {
      const [x, color] = [8 + i * 55.4, ['accent', 'accent2', 'ink'][i]!];
      const word = ['onAccent', 'ink', 'bg'][i]!;
      return [
        card(x, 47.4, 51, 43, 'ink', 6), card(x, 44.4, 51, 43, color, 6),
        say(`number${i + 1}`, 'heading', [x + 5, 48, 24, 22], [22, 12], word, { on: color, v: 'middle' }), say(`step${i + 1}`, 'sub', [x + 5, 71, 41, 13], [6.2, 4.2], word, { on: color, lines: 2, leading: 1.15, v: 'middle', weight: 700 }),
        icon(['flat-open-book', 'flat-wrench', 'flat-sparkles'][i]!, x + 31, 48, 15),
      ];
    }).flat(),
    drawn(160, 78, 13, 18, 'M0 0L100 66L58 68L80 98L60 100L40 72L8 96Z', 'bg'), traced([160, 78, 13, 18], 'M0 0L100 66L58 68L80 98L60 100L40 72L8 96Z', 'ink', 1.2),
  ],
}));

/** A film in its player, and a face that has just seen it. */
const shock = thumbnail('shock', ({ w, h }) => ({
  ground: 'accent',
  layers: [
    sheen(0, 0, w, h, 26, 'accent/bg/.18'),
    card(6, 12, 92, 58, 'ink', 3), card(8.4, 14.4, 87.2, 46, 'accent2', 2), drawn(8.4, 34, 87.2, 26.4, hills([0, 60], [24, 10], [46, 56], [74, 0], [100, 44]), 'accent2/ink/.2'),
    starAt(52, 37, 21, 'bg', 14, 0.74), disc(52, 37, 12.6, 'ink'), poly([[48, 30.6], [48, 43.4], [59, 37]], 'bg'),
    box(11, 64.4, 72, 2, 'ink/bg/.4', { radius: 0.5 }), box(11, 64.4, 46, 2, 'accent', { radius: 0.5 }), disc(57, 65.4, 2.4, 'bg'),
    disc(138, 44, 43, 'ink'), disc(138, 44, 40.6, 'bg'), icon('flat-face-screaming-in-fear', 100.5, 6.5, 75),
    ...stuck('title', [5, 71, 122, 22], 'bg', 'ink', -2), box(132, 82, 40, 12, 'ink', { radius: 0.2 }), say('tag', 'sub', [134, 82, 36, 12], [6, 4], 'bg', { on: 'ink', align: 'center', v: 'middle', weight: 700 }),
  ],
}));

/** A trailer on the whole page, the one who watches it in a window of its own. */
const watching = thumbnail('watching', ({ w, h }) => ({
  ground: 'ink',
  mode: 'dark',
  layers: [
    { k: 'background', photo: 'hero' }, { k: 'shape', outline: 'rectangle', id: 'scrim', at: [0, h * 0.42, w, h * 0.58], color: 'bg', fade: { angle: 270, opacity: [1, 0.86, 0] } },
    card(116, 9, 54, 54, 'accent2', 5), card(118, 11, 50, 50, 'accent', 4), icon('flat-star-struck', 122, 15, 42),
    icon('flat-fire', 150, 46, 26),
    say('title', 'heading', [8, 46, 104, 46], [27, 11], 'ink', { on: 'photo', lines: 2, caps: true, v: 'bottom', leading: 1 }),
    box(116, 78, 54, 14, 'accent2', { radius: 0.16 }), say('tag', 'sub', [118, 78, 50, 14], [6.8, 4.2], 'bg', { on: 'accent2', align: 'center', v: 'middle', weight: 700 }),
  ],
}));

/** Thirty days on a sheet, ticked until today, and an arm. */
const thirtyDays = thumbnail('thirty-days', ({ w, h }) => ({
  ground: 'accent2',
  layers: [
    poly([[0, 0], [92, 0], [70, h], [0, h]], 'ink'), sheen(70, 0, w - 70, h, 20, 'accent2/bg/.3'), poly([[0, 0], [92, 0], [70, h], [0, h]], 'ink'), poly([[92, 0], [96, 0], [74, h], [70, h]], 'accent'),
    disc(143, 44, 35, 'bg'), icon('flat-flexed-biceps', 112, 9, 66),
    ...many(30, (i): Layer => card(82 + (i % 15) * 6, 83 + Math.floor(i / 15) * 6.2, 5, 5, i < 22 ? 'accent' : 'bg', 1)),
    say('number', 'heading', [8, 8, 64, 46], [52, 30], 'accent2', { on: 'ink', v: 'middle' }),
    say('title', 'heading', [8, 56, 62, 25], [13.4, 8], 'bg', { on: 'ink', lines: 2, caps: true, v: 'middle' }),
    say('tag', 'sub', [8, 84, 54, 8], [6, 4], 'accent2', { on: 'ink', v: 'middle', weight: 700 }),
  ],
}));

/** A kettlebell in a burst, seconds on a clock beside it. */
const interval = thumbnail('interval', ({ h }) => ({
  ground: 'accent',
  layers: [
    ...many(8, (i) => poly([[i * 30 - 20, 0], [i * 30 - 6, 0], [i * 30 - 46, h], [i * 30 - 60, h]], 'accent/ink/.1')),
    starAt(134, 50, 54, 'accent2', 22, 0.86), oval(134, 90, 30, 4, 'accent2/ink/.3'),
    traced([119, 12, 30, 36], 'M4 100C-6 40 10 4 50 4C90 4 106 40 96 100', 'ink', 7), disc(134, 62, 28, 'ink'), disc(134, 62, 15, 'ink/bg/.2'), drawn(112, 46, 12, 26, 'M100 0C20 20 -10 60 20 100C20 60 50 26 100 0Z', 'bg', { opacity: 0.5 }), box(120, 86, 28, 4.6, 'ink', { radius: 0.3 }),
    say('weight', 'heading', [124, 54, 20, 16], [13, 7], 'bg', { on: 'ink/bg/.2', align: 'center', v: 'middle' }),
    say('title', 'heading', [8, 12, 76, 54], [25, 11], 'onAccent', { on: 'accent', lines: 3, caps: true, leading: 0.98 }),
    outlined('pill', 36, 84, 56, 15, 'ink'), disc(15.4, 84, 5, 'accent2'), stroke([15.4, 84], [15.4, 80.6], 1.1, 'ink'), stroke([15.4, 84], [17.8, 85.4], 1.1, 'ink'), say('tag', 'sub', [22, 76.5, 38, 15], [6.4, 4], 'bg', { on: 'ink', v: 'middle', weight: 700 }),
  ],
}));

/** Rows of ranks with those who stand in them. */
const tierList = thumbnail('tier-list', ({ w }) => ({
  ground: 'ink',
  layers: [
    ...[['flat-dragon', 'flat-alien-monster', 'flat-robot'], ['flat-ghost', 'flat-octopus', 'flat-shark', 'flat-t-rex'], ['flat-spider', 'flat-alien'], ['flat-snail', 'flat-hamster', 'flat-snake']].flatMap((row, i): Layer[] => {
      const color = ['accent', 'accent2', 'extra', 'bg'][i]!;
      return [box(0, i * 18.4, w, 17.4, 'ink/bg/.14'), box(0, i * 18.4, 24, 17.4, color), say(`tier${i + 1}`, 'heading', [6, i * 18.4 + (i ? 0 : 2), 12, i ? 17.4 : 14], [12, 7], 'ink', { on: color, align: 'center', v: 'middle' }), ...row.map((art, k) => icon(art, 29 + k * 18 + (i % 2) * 3, i * 18.4 + 1.4, 14.6))];
    }),
    disc(144, 38, 33, 'accent2'), disc(144, 38, 30, 'bg'), icon('flat-angry-face', 119, 13, 50),
    ...stuck('title', [6, 74, 118, 21], 'accent', 'ink', -2), box(129, 80, 43, 13, 'bg', { radius: 0.2 }), say('tag', 'sub', [131, 80, 39, 13], [5.4, 3.6], 'ink', { on: 'bg', align: 'center', v: 'middle', weight: 700 }),
  ],
}));

/** A land of blocks with a deep cut in it, hearts of a life along the head. */
const blockWorld = thumbnail('block-world', ({ h }) => ({
  ground: 'extra/bg/.4',
  layers: [
    box(146, 8, 22, 22, 'accent2'), ...[[12, 44, 30], [96, 12, 28], [118, 38, 20]].flatMap(([x, y, s]) => [box(x!, y!, s!, 5, 'bg'), box(x! + 5, y! - 5, s! - 12, 5, 'bg')]),
    ...many(18, (i): Layer[] => { const top = [60, 60, 70, 70, 70, 60, 60, 50, 50, 50, 60, 70, 70, 60, 60, 50, 50, 60][i]!; return [box(i * 10, top, 10.1, h - top, 'accent/ink/.6'), box(i * 10, top, 10.1, 10, 'extra/ink/.34'), box(i * 10, top, 10.1, 3.4, 'extra'), ...many(2, (k) => box(i * 10 + ((i * 3 + k * 5) % 7), top + 14 + k * 12 + (i % 3) * 3, 3, 3, 'accent/ink/.74'))]; }).flat(),
    box(128, 38, 8, 22, 'accent/ink/.6'), box(114, 14, 36, 10, 'extra/ink/.34'), box(108, 22, 48, 14, 'extra/ink/.24'), box(114, 14, 10, 6, 'extra'), box(136, 24, 10, 6, 'extra'),
    box(70, 24, 26, 26, 'ink'), box(72, 26, 22, 22, 'accent2'), box(76, 33, 4, 5, 'ink'), box(86, 33, 4, 5, 'ink'), box(79, 42, 8, 2.6, 'ink'), box(72, 26, 22, 5, 'accent/ink/.5'),
    ...many(5, (i) => outlined('heart', 14 + i * 11, 13, 9.4, 8.6, 'ink')), ...many(5, (i) => outlined('heart', 14 + i * 11, 13, 7, 6.2, i < 1 ? 'accent' : 'bg')),
    ...stuck('title', [6, 72, 116, 22], 'accent', 'ink', -2), box(130, 80, 42, 13, 'ink', { radius: 0.16 }), say('tag', 'sub', [132, 80, 38, 13], [6.4, 4], 'bg', { on: 'ink', align: 'center', v: 'middle', weight: 700 }),
  ],
}));

export const thumbs: readonly Recipe[] = [tierList, blockWorld, versus, finalBoss, skillet, circled, route, dayInLife, slider, steps, shock, watching, thirtyDays, interval];
