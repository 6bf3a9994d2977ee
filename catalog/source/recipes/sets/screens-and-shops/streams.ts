import type { Layer, Recipe } from '../../../../build/templates/recipe.js';
import { box, disc, drawn, many, outlined, oval, poly, ring, starAt, stroke, towards } from '../../scenes/kit.js';
import { hills, rays } from '../../social-media/drawing.js';
import { card, icon, kicker, say } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';

/** A leader of film that counts down to the name. */
const leader = layoutIn('leader-video-cover', 'video-cover', ({ w, h }) => ({
  ground: 'accent2/bg/.5',
  layers: [
    poly([[w / 2, h / 2], [w / 2, -40], [w + 30, -40], [w + 30, h * 0.3]], 'accent2'), box(0, h / 2 - 0.5, w, 1, 'ink'), box(w / 2 - 0.5, 0, 1, h, 'ink'),
    ring(w / 2, h / 2, 42, 1.6, 'ink'), disc(w / 2, h / 2, 36, 'accent'), ring(w / 2, h / 2, 33, 0.9, 'onAccent'),
    ...[0, w - 15].flatMap((x): Layer[] => [box(x, 0, 15, h, 'ink'), ...many(7, (i) => card(x + 4, 3 + i * 14.2, 7, 8.6, 'accent2/bg/.5', 1.6))]),
    say('title', 'heading', [w / 2 - 29, h / 2 - 15, 58, 26], [20, 9], 'onAccent', { on: 'accent', lines: 2, align: 'center', v: 'middle', leading: 0.98 }),
    say('tag', 'sub', [w / 2 - 22, h / 2 + 15, 44, 5], [4.4, 3.2], 'onAccent', { on: 'accent', align: 'center', v: 'middle', weight: 700 }),
  ],
}));

/** A slate whose arm is about to fall. */
const slate = layoutIn('slate-video-cover', 'video-cover', ({ w, h }) => ({
  ground: 'accent',
  layers: [
    drawn(0, 0, w, h, rays(w, h, [w / 2, h], 28, 0), 'accent/ink/.14'),
    card(27, 38, 126, 70, 'ink/bg/.16', 4), card(25, 36, 126, 70, 'ink', 4),
    ...many(2, (k): Layer[] => {
      const [y, turn] = [[25, 0], [10, -7]][k] as [number, number];
      return [box(25, y, 126, 11, 'bg', { rotate: turn }), ...many(6, (i) => drawn(25 + i * 21 + 3, y + (turn ? (2.5 - i) * 2.56 : 0), 15, 11, k ? 'M40 0H100L60 100H0Z' : 'M0 0H60L100 100H40Z', 'ink', { rotate: turn }))];
    }).flat(), disc(31, 25, 3, 'accent2'),
    kicker('tag', [34, 44, 108, 4.4], [4.2, 3], 'accent2', { on: 'ink', weight: 700 }),
    say('title', 'heading', [34, 52, 108, 22], [23, 10], 'bg', { on: 'ink', v: 'middle' }),
    box(25, 78, 126, 0.9, 'bg'), box(66, 78, 0.9, 22, 'bg'), box(108, 78, 0.9, 22, 'bg'),
    ...(['scene', 'take', 'roll'] as const).map((t, i): Layer => say(t, 'sub', [34 + i * 41.4, 82, 30, 12], [6, 3.8], 'bg', { on: 'ink', v: 'middle', weight: 700 })),
  ],
}));

const hex = (cx: number, cy: number, r: number, color: string): Layer => poly(many(6, (i) => towards(cx, cy, r, i * 60 - 90)), color);

/** A shield of hexagons with a bolt, and beams that meet behind it. */
const hexIntro = layoutIn('hex-video-cover', 'video-cover', ({ w }) => ({
  ground: 'ink',
  layers: [
    ...many(9, (i) => many(5, (j) => hex(i * 22.6 + (j % 2) * 11.3, j * 25 + 1, 12.2, (i + j) % 3 ? 'ink/accent/.1' : 'ink/accent/.2'))).flat(),
    poly([[0, 30], [62, 40], [62, 43], [0, 36]], 'accent2'), poly([[0, 62], [60, 52], [60, 49], [0, 56]], 'accent'), poly([[w, 30], [w - 62, 40], [w - 62, 43], [w, 36]], 'accent'), poly([[w, 62], [w - 60, 52], [w - 60, 49], [w, 56]], 'accent2'),
    hex(w / 2, 37, 33, 'accent2'), hex(w / 2, 37, 30.6, 'ink'), hex(w / 2, 37, 27.4, 'accent'),
    poly([[w / 2 + 6, 14], [w / 2 - 14, 41], [w / 2 - 2, 41], [w / 2 - 7, 60], [w / 2 + 14, 33], [w / 2 + 2, 33]], 'ink'), poly([[w / 2 + 4, 14], [w / 2 - 16, 40], [w / 2 - 4, 40], [w / 2 - 9, 59], [w / 2 + 12, 32], [w / 2, 32]], 'bg'),
    say('title', 'heading', [14, 72, w - 28, 14], [16, 8], 'bg', { on: 'ink', align: 'center', v: 'middle', caps: true }),
    kicker('tag', [14, 89, w - 28, 4], [4, 2.8], 'accent2', { on: 'ink', align: 'center', weight: 700 }),
  ],
}));

/** Ranges, a road and a small van under a sun that the name is written in. */
const roadIntro = layoutIn('road-4k-frame', '4k-frame', ({ w }) => ({
  ground: 'accent2/bg/.56',
  layers: [
    disc(w / 2, 52, 47, 'accent2'), disc(w / 2, 52, 40, 'accent2/bg/.3'),
    ...[[16, 18, 26], [136, 14, 30], [150, 34, 18]].flatMap(([x, y, s]) => [box(x!, y!, s!, 4, 'bg', { radius: 0.5 }), oval(x! + s! * 0.45, y! + 0.6, s! * 0.22, 4, 'bg')]),
    drawn(0, 54, w, 46, hills([0, 30], [12, 0], [30, 44], [44, 30], [58, 46], [76, 4], [90, 34], [100, 14]), 'extra'), drawn(0, 66, w, 34, hills([0, 44], [24, 10], [48, 46], [78, 4], [100, 40]), 'extra/ink/.34'),
    drawn(0, 78, w, 22, hills([0, 20], [40, 6], [100, 26]), 'ink'), box(0, 88.6, w, 1, 'accent2'), ...many(12, (i) => box(i * 16 + 2, 94, 8, 1.2, 'accent2/bg/.56')),
    card(70, 70, 42, 16, 'accent', 4), card(70, 68.6, 34, 8, 'bg', 3), box(70, 76, 42, 1.6, 'bg'), card(73, 71.4, 8, 6, 'ink', 1.2), card(83, 71.4, 8, 6, 'ink', 1.2), drawn(94, 71.4, 13, 6.4, 'M0 0H60L100 100H0Z', 'ink'), box(76, 66, 22, 2, 'ink', { radius: 0.4 }), card(78, 62.6, 10, 3.6, 'accent2', 0.8), card(88.6, 61.4, 7, 4.8, 'extra/bg/.3', 0.8),
    ...[79, 103].flatMap((x) => [disc(x, 86, 4.6, 'ink'), disc(x, 86, 2, 'bg')]), disc(111, 80, 1.4, 'accent2'),
    kicker('tag', [w / 2 - 34, 20, 68, 4], [3.8, 2.8], 'ink', { on: 'accent2/bg/.3', align: 'center', weight: 700 }),
    say('title', 'heading', [w / 2 - 37, 28, 74, 24], [21, 9], 'ink', { on: 'accent2/bg/.3', lines: 2, align: 'center', v: 'middle', leading: 0.96 }),
  ],
}));

/** Utensils that ring a bowl, seen from above: a kitchen's opening. */
const tableIntro = layoutIn('table-4k-frame', '4k-frame', ({ w, h }) => ({
  ground: 'accent',
  layers: [
    ...many(11, (i) => box(i * 17, 0, 8.5, h, 'accent/bg/.12')), ...many(6, (i) => box(0, i * 17, w, 8.5, 'accent/bg/.12')),
    ...([['flat-tomato', 8, 8, 26, -12], ['flat-avocado', 16, 64, 28, 10], ['flat-lemon', 142, 66, 26, -8], ['flat-carrot', 146, 8, 27, 14], ['flat-herb', 42, 2, 18, -30], ['flat-shrimp', 120, 82, 17, 12], ['flat-bell-pepper', 118, 2, 17, 10], ['flat-brown-mushroom', 44, 80, 16, -8]] as const).map(([art, x, y, s, rotate]): Layer => ({ ...icon(art, x, y, s), rotate })),
    disc(w / 2 + 1.4, h / 2 + 2, 44, 'accent/ink/.3'), disc(w / 2, h / 2, 44, 'bg'), ring(w / 2, h / 2, 36, 1, 'accent2'),
    kicker('tag', [w / 2 - 24, 29, 48, 4], [3.7, 2.7], 'accentText', { on: 'bg', align: 'center', weight: 700 }),
    say('title', 'heading', [w / 2 - 31, 36, 62, 26], [20, 9], 'ink', { on: 'bg', lines: 2, align: 'center', v: 'middle', leading: 0.98 }),
    say('site', 'sub', [w / 2 - 24, 67, 48, 5], [4.2, 3], 'ink', { on: 'bg', align: 'center', v: 'middle' }),
  ],
}));

/** A window for the camera: a frame with cut corners about a dim field. */
const camera = (x: number, y: number, w: number, h: number, line: string, field: string): Layer[] => [
  poly([[x + 4, y], [x + w, y], [x + w, y + h - 4], [x + w - 4, y + h], [x, y + h], [x, y + 4]], line),
  poly([[x + 5, y + 1.2], [x + w - 1.2, y + 1.2], [x + w - 1.2, y + h - 4.6], [x + w - 4.6, y + h - 1.2], [x + 1.2, y + h - 1.2], [x + 1.2, y + 5]], field),
  disc(x + w / 2, y + h * 0.42, h * 0.15, 'ink/bg/.24'), drawn(x + w / 2 - h * 0.28, y + h * 0.62, h * 0.56, h * 0.38 - 1.3, 'M0 100C2 30 24 0 50 0C76 0 98 30 100 100Z', 'ink/bg/.24'),
];

const alert = (x: number, y: number, w: number, t: string, color: string): Layer[] => [
  card(x, y, w, 9, 'ink/bg/.14', 1.4), box(x, y, 1.6, 9, color), say(`${t}Label`, 'sub', [x + 4.4, y + 1.4, w - 7, 2.6], [2.5, 2], color, { on: 'ink/bg/.14', v: 'middle', weight: 700 }), say(t, 'sub', [x + 4.4, y + 4.4, w - 7, 3.4], [3.2, 2.2], 'bg', { on: 'ink/bg/.14', v: 'middle' }),
];

/** A game's field, the camera in the corner, the last ones along the head and the goal at the foot. */
const hud = layoutIn('hud-4k-frame', '4k-frame', ({ w, h }) => ({
  ground: 'ink',
  layers: [
    box(4, 17, w - 8, h - 21, 'ink/bg/.1'), ...many(11, (i) => box(4 + i * 17, 17, 0.3, h - 21, 'ink/bg/.18')), ...many(5, (i) => box(4, 29 + i * 15, w - 8, 0.3, 'ink/bg/.18')),
    starAt(106, 50, 4.4, 'ink/bg/.3', 4, 0.12), ...alert(4, 4, 44, 'follower', 'accent2'), ...alert(51, 4, 44, 'member', 'accent'), ...alert(98, 4, 44, 'gift', 'accent2'),
    poly([[w - 32, 4], [w - 4, 4], [w - 4, 13], [w - 36, 13]], 'accent'), say('live', 'heading', [w - 30, 4, 22, 9], [5.6, 3.4], 'onAccent', { on: 'accent', align: 'center', v: 'middle', caps: true }),
    ...camera(4, 51, 56, 36, 'accent', 'ink/bg/.12'), poly([[4, 88.6], [60, 88.6], [56, 96], [4, 96]], 'accent'), say('title', 'heading', [8, 88.6, 44, 7.4], [5.4, 3.4], 'onAccent', { on: 'accent', v: 'middle', caps: true }),
    box(66, 90, w - 74, 5, 'ink/bg/.3', { radius: 0.5 }), box(66, 90, (w - 74) * 0.62, 5, 'accent2', { radius: 0.5 }),
    say('goal', 'sub', [66, 83.4, 70, 4.4], [3.4, 2.4], 'bg', { on: 'ink/bg/.1', v: 'middle', weight: 700 }), say('count', 'sub', [w - 48, 83.4, 40, 4.4], [3.4, 2.4], 'bg', { on: 'ink/bg/.1', v: 'middle', align: 'right', weight: 700 }),
  ],
}));

/** Talk with the viewers: a wide window, their lines beside it and what is on at the foot. */
const chatting = layoutIn('chatting-twitch-offline-screen', 'twitch-offline-screen', ({ w, h }) => ({
  ground: 'accent',
  layers: [
    ...many(14, (i) => poly([[i * 20 - 30, 0], [i * 20 - 20, 0], [i * 20 - 60, h], [i * 20 - 70, h]], 'accent/ink/.12')),
    card(6, 6, 112, 70, 'bg', 4), card(7.6, 7.6, 108.8, 66.8, 'ink', 3), disc(62, 36, 14, 'ink/bg/.18'), drawn(35, 53, 54, 21.4, 'M0 100C2 30 24 0 50 0C76 0 98 30 100 100Z', 'ink/bg/.18'),
    card(11, 11, 20, 7.4, 'accent2', 3.7), disc(15, 14.7, 1.4, 'ink'), say('live', 'sub', [17.6, 11, 11.4, 7.4], [3.6, 2.6], 'ink', { on: 'accent2', v: 'middle', weight: 700 }),
    card(124, 6, 48, 70, 'bg', 4), card(124, 6, 48, 12, 'ink', 4), box(124, 13, 48, 5, 'ink'), say('chatTitle', 'heading', [128, 7, 40, 10], [5, 3.2], 'bg', { on: 'ink', v: 'middle' }),
    ...many(4, (i): Layer[] => [disc(130.6, 26 + i * 12.6, 3.2, ['accent', 'accent2', 'extra', 'ink'][i]!), say(`who${i + 1}`, 'sub', [136, 22.4 + i * 12.6, 33, 3], [2.8, 2.1], 'ink', { on: 'bg', v: 'middle', weight: 700 }), say(`line${i + 1}`, 'body', [136, 26.2 + i * 12.6, 33, 4], [3, 2.1], 'ink', { on: 'bg', v: 'middle' })]).flat(),
    box(0, 82, w, 18, 'ink'), box(0, 82, w, 1.2, 'accent2'), say('title', 'heading', [8, 85, 96, 11], [9, 5], 'bg', { on: 'ink', v: 'middle' }), say('tag', 'sub', [108, 85, 62, 11], [4.4, 3], 'accent2', { on: 'ink', v: 'middle', align: 'right', weight: 700 }),
  ],
}));

const ear = (x: number, y: number, turn: number): Layer[] => [drawn(x, y, 22, 24, 'M4 100C0 50 16 10 36 2C44 -2 54 -2 62 2C84 14 98 50 96 100Z', 'accent', { rotate: turn }), drawn(x + 5, y + 7, 12, 16, 'M4 100C0 50 16 10 36 2C44 -2 54 -2 62 2C84 14 98 50 96 100Z', 'bg', { rotate: turn })];
const puff = (x: number, y: number, s: number): Layer[] => [box(x, y, s, s * 0.3, 'bg', { radius: 0.5 }), disc(x + s * 0.34, y + s * 0.06, s * 0.2, 'bg'), disc(x + s * 0.62, y + s * 0.08, s * 0.15, 'bg')];

/** A soft sky with clouds; the camera's window has ears and whiskers. */
const catCam = layoutIn('cat-cam-4k-frame', '4k-frame', ({ w }) => ({
  ground: 'accent2/bg/.5',
  layers: [
    ...many(20, (i) => starAt(((i * 0.618) % 1) * w, 4 + ((i * 0.37) % 1) * 90, i % 3 ? 1.2 : 2.4, i % 2 ? 'bg' : 'accent/bg/.4', 4, 0.34)),
    drawn(0, 84, w, 16, hills([0, 40], [16, 0], [34, 50], [52, 6], [70, 46], [88, 0], [100, 36]), 'accent2'), ...puff(2, 12, 24), ...puff(150, 6, 22), ...puff(70, 88, 20),
    ...ear(13, 7, -14), ...ear(81, 7, 14), card(8, 19, 100, 62, 'accent', 12), card(11, 22, 94, 56, 'bg', 10), card(12.4, 23.4, 91.2, 53.2, 'ink/bg/.86', 9), oval(58, 45, 11, 11, 'accent2/bg/.34'), drawn(36, 58, 44, 18.6, 'M0 100C2 30 24 0 50 0C76 0 98 30 100 100Z', 'accent2/bg/.34'),
    ...[-1, 1].flatMap((side) => [0, 1].map((i) => stroke([58 + side * 52, 56 + i * 7], [58 + side * 60, 54 + i * 11], 1, 'ink'))), outlined('heart', 58, 81, 9, 8, 'bg'), outlined('heart', 58, 81, 6.6, 5.8, 'accent'),
    card(118, 26, 52, 17, 'bg', 5), say('followerLabel', 'sub', [123, 29, 42, 4], [3.2, 2.2], 'accentText', { on: 'bg', v: 'middle', weight: 700 }), say('follower', 'heading', [123, 33.6, 42, 7], [5.6, 3.2], 'ink', { on: 'bg', v: 'middle' }),
    card(118, 47, 52, 17, 'bg', 5), say('memberLabel', 'sub', [123, 50, 42, 4], [3.2, 2.2], 'accentText', { on: 'bg', v: 'middle', weight: 700 }), say('member', 'heading', [123, 54.6, 42, 7], [5.6, 3.2], 'ink', { on: 'bg', v: 'middle' }),
    card(118, 68, 52, 15, 'ink', 7.5), say('title', 'heading', [122, 68, 44, 15], [7, 3.8], 'bg', { on: 'ink', align: 'center', v: 'middle' }),
  ],
}));

/** Away for a moment: the camera's window sleeps under a moon, the lines of the last ones run under it. */
const cabin = layoutIn('night-cabin-twitch-offline-screen', 'twitch-offline-screen', ({ w }) => ({
  ground: 'ink',
  layers: [
    ...many(34, (i) => starAt(((i * 0.618) % 1) * w, ((i * 0.37) % 1) * 62, i % 5 ? 0.6 : 1.5, 'bg', 4, 0.4)), disc(146, 22, 12, 'accent2'), disc(141, 19, 11, 'ink'),
    drawn(0, 48, w, 52, hills([0, 40], [20, 6], [44, 46], [70, 0], [100, 36]), 'ink/extra/.36'), ...many(13, (i): Layer[] => [0, 1, 2].map((k) => poly([[i * 15 - 6 + k * 1.4, 82 - k * 7 - (i % 3) * 3], [i * 15 + 8 - k * 1.4, 82 - k * 7 - (i % 3) * 3], [i * 15 + 1, 68 - k * 7 - (i % 3) * 3]], 'ink/extra/.2'))).flat(),
    card(56, 12, 66, 46, 'accent', 4), card(57.6, 13.6, 62.8, 42.8, 'ink/bg/.1', 3), disc(89, 31, 9, 'ink/bg/.24'), drawn(71, 42, 36, 14.4, 'M0 100C2 30 24 0 50 0C76 0 98 30 100 100Z', 'ink/bg/.24'),
    box(0, 80, w, 20, 'ink'), box(0, 79, w, 1.2, 'accent'), say('title', 'heading', [8, 61, w - 16, 13], [13, 7], 'bg', { on: 'ink/extra/.36', align: 'center', v: 'middle' }),
    ...(['follower', 'member', 'gift'] as const).flatMap((t, i): Layer[] => [...(i ? [box(i * 56 + 4, 84, 0.5, 11, 'ink/bg/.3')] : []), say(`${t}Label`, 'sub', [10 + i * 56, 84, 46, 4], [3.2, 2.3], 'accent2', { on: 'ink', v: 'middle', weight: 700 }), say(t, 'heading', [10 + i * 56, 88.6, 46, 6], [5, 3.2], 'bg', { on: 'ink', v: 'middle' })]),
  ],
}));

export const streams: readonly Recipe[] = [leader, slate, hexIntro, roadIntro, tableIntro, hud, chatting, catCam, cabin];
