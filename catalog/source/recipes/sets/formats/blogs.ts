import type { Layer, Recipe } from '../../../../build/templates/recipe.js';
import { box, disc, leaf, drawn, many, oval, poly, ring, stroke, towards, traced } from '../../scenes/kit.js';
import { card, kicker, rule, say } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';

/** A nest on a branch, its bird above, and a saying. */
const nestGraphic = layoutIn('nest-tumblr-graphic', 'tumblr-graphic', () => ({
  ground: 'accent2/bg/.5',
  layers: [
    disc(50, 104, 44, 'bg'),
    traced([-6, 112, 116, 30], 'M0 100C20 80 30 60 52 58C72 56 84 30 100 0', 'ink', 3.4), traced([62, 86, 26, 40], 'M0 100C40 80 70 50 100 0', 'ink', 2),
    ...([[82, 100, 20, -30], [88, 88, 20, -70], [92, 104, 18, 20], [76, 94, 16, -130], [14, 138, 22, 150], [6, 130, 16, 220], [26, 134, 16, 40], [97, 114, 16, 70]] as const).map(([x, y, length, angle], i) => leaf(x, y, length, length * 0.46, angle, i % 2 ? 'extra' : 'extra/ink/.3')),
    ...[38, 48.6, 59].map((x, i) => oval(x, 113 - (i === 1 ? 2 : 0), 6.6, 8.4, i === 1 ? 'accent2/bg/.3' : 'accent2')),
    drawn(24, 114, 50, 22, 'M0 0C20 18 80 18 100 0C104 60 84 100 50 100C16 100 -4 60 0 0Z', 'accent/ink/.36'),
    ...many(9, (i) => traced([23 + (i % 3) * 3, 115 + i * 1.9, 50 - (i % 3) * 5 - i * 1.4, 6], i % 2 ? 'M0 0C30 120 70 100 100 10' : 'M0 20C30 90 70 130 100 0', i % 3 ? 'accent2' : 'ink', 0.9)),
    drawn(21, 84, 30, 26, 'M4 46C0 18 22 0 44 6C58 10 64 24 78 28L100 22L92 42C84 74 62 100 36 92C24 100 12 98 4 92C14 84 10 66 4 46Z', 'accent'), drawn(33, 92, 15, 12, 'M0 20C30 0 70 10 100 0C96 60 60 100 30 90C10 80 0 50 0 20Z', 'accent/ink/.3'), poly([[22.4, 93], [16.6, 96.6], [23, 98.6]], 'ink'), disc(27.4, 92.4, 1.3, 'ink'),
    kicker('tag', [10, 11, 80, 3], [2.8, 2.3], 'ink', { on: 'accent2/bg/.5', align: 'center', weight: 700 }),
    say('title', 'heading', [8, 18, 84, 40], [17, 8], 'ink', { on: 'accent2/bg/.5', lines: 4, align: 'center', v: 'middle' }),
  ],
}));

/** Pictures of one mood in a mosaic, the colors that are in them on chips. */
const moodGraphic = layoutIn('mood-tumblr-graphic', 'tumblr-graphic', () => ({
  ground: 'bg',
  layers: [
    { k: 'photo', photo: 'view1', at: [0, 0, 58, 62] }, { k: 'photo', photo: 'view2', at: [60, 0, 40, 38] }, { k: 'photo', photo: 'view3', at: [60, 40, 40, 46] }, { k: 'photo', photo: 'view4', at: [0, 88, 44, 62] }, { k: 'photo', photo: 'view5', at: [46, 122, 54, 28] },
    box(0, 64, 58, 22, 'accent'), say('title', 'heading', [5, 66, 48, 18], [13, 6], 'onAccent', { on: 'accent', lines: 2, v: 'middle' }),
    box(46, 88, 54, 32, 'ink'), say('tag', 'sub', [51, 93, 44, 10], [3.3, 2.4], 'bg', { on: 'ink', lines: 2, leading: 1.3 }),
    ...['accent', 'accent2', 'extra', 'surface'].map((color, i) => disc(56 + i * 11.2, 111.6, 4.6, color)),
  ],
}));

const screw = (x: number, y: number): Layer[] => [disc(x, y, 1.3, 'ink'), stroke([x - 0.8, y - 0.5], [x + 0.8, y + 0.5], 0.3, 'bg')];

/** A cassette with the name written on it, and the songs. */
const tapeGraphic = layoutIn('tape-tumblr-graphic', 'tumblr-graphic', () => ({
  ground: 'accent',
  layers: [
    ...many(5, (i) => ring(50, 44, 44 + i * 9, 3, 'accent/ink/.14')), box(0, 75, 100, 75, 'accent'),
    card(9, 17, 84, 55, 'ink', 4), card(7, 14, 84, 55, 'accent2', 4), ...screw(10.4, 17.4), ...screw(87.6, 17.4), ...screw(10.4, 65.6), ...screw(87.6, 65.6),
    card(13, 19, 72, 36, 'bg', 2), box(13, 36, 72, 5, 'accent'), box(13, 42.4, 72, 3, 'extra'), box(13, 46.8, 72, 1.6, 'ink'),
    { k: 'shape', outline: 'pill', at: [26, 35, 46, 16], color: 'ink' }, ...[35, 63].flatMap((x): Layer[] => [disc(x, 43, 6, 'bg'), ...many(6, (k) => { const [px, py] = towards(x, 43, 4.4, k * 60); return disc(px, py, 1, 'ink'); }), disc(x, 43, 2.4, 'ink')]), box(43, 39.4, 12, 7.2, 'accent2/ink/.5'),
    poly([[24, 69], [28, 58.4], [70, 58.4], [74, 69]], 'accent2/ink/.24'), ...[33, 42, 56, 65].map((x) => disc(x, 64, 1.5, 'ink')),
    say('title', 'heading', [16, 21, 66, 11], [9.4, 4.6], 'ink', { on: 'bg', align: 'center', v: 'middle' }),
    kicker('tag', [9, 80, 82, 3], [3.2, 2.4], 'onAccent', { on: 'accent', weight: 700 }),
    ...many(6, (i): Layer[] => [say(`number${i + 1}`, 'heading', [9, 87.6 + i * 9, 9, 6], [4.4, 3], 'onAccent', { on: 'accent', v: 'middle' }), say(`song${i + 1}`, 'sub', [19, 87.6 + i * 9, 56, 6], [4, 2.8], 'onAccent', { on: 'accent', v: 'middle', weight: 600 }), say(`time${i + 1}`, 'sub', [76, 87.6 + i * 9, 15, 6], [3.4, 2.4], 'onAccent', { on: 'accent', v: 'middle', align: 'right' }), ...(i < 5 ? [rule(9, 95 + i * 9, 82, 'onAccent/accent/.5', 0.3)] : [])]).flat(),
  ],
}));

export const blogs: readonly Recipe[] = [nestGraphic, moodGraphic, tapeGraphic];
