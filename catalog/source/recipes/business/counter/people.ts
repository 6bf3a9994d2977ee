import type { Layer, Recipe } from '../../../../build/templates/recipe.js';
import { box, disc, many, outlined, poly, ring, starAt, towards } from '../../scenes/kit.js';
import { card, kicker, rule, say } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';

const portrait = (x: number, y: number, w: number): Layer => ({ k: 'art', art: 'portrait', at: [x, y, w, w * 1.29], colors: ['bg', 'ink'] });

/** A star with somebody in it, rays about it, the name on a ribbon. */
const monthRays = layoutIn('worker-rays', 'poster', ({ w, h }) => ({
  ground: 'accent',
  layers: [
    ...many(16, (i) => poly([[50, 66], towards(50, 66, 120, i * 22.5 - 5), towards(50, 66, 120, i * 22.5 + 5)], 'accent/bg/.08')), starAt(50, 68, 43, 'accent2', 16, 0.88), disc(50, 68, 33, 'bg'), portrait(26.5, 43, 47), ring(50, 68, 34, 2.4, 'ink'), box(14, 97, 72, 14, 'accent'),
    poly([[6, 100], [20, 100], [20, 115], [6, 115], [11, 107.5]], 'ink/accent/.3'), poly([[94, 100], [80, 100], [80, 115], [94, 115], [89, 107.5]], 'ink/accent/.3'), box(13, 96, 74, 15.6, 'ink'), say('name', 'heading', [16, 96, 68, 15.6], [9.6, 5], 'bg', { on: 'ink', align: 'center', v: 'middle' }),
    say('title', 'heading', [7, 7, 86, 24], [15, 7], 'onAccent', { on: 'accent', align: 'center', lines: 2, v: 'middle' }), say('body', 'body', [12, 117, 76, 9], [3.6, 2.7], 'onAccent', { on: 'accent', align: 'center', lines: 2, leading: 1.4 }), say('company', 'sub', [10, h - 10, w - 20, 5], [3.2, 2.4], 'onAccent', { on: 'accent', align: 'center', v: 'middle', weight: 700 }),
  ],
}));

/** Praise for the feed: a portrait in an arch, the words beside it. */
const monthArch = layoutIn('worker-arch', 'instagram-post', ({ w }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, w, 8, 'accent2'), outlined('arch', 74, 58, 46, 84, 'accent'), portrait(53, 45.6, 42), starAt(91, 24, 8, 'accent2', 14, 0.82), starAt(91, 24, 4.4, 'ink', 5, 0.46),
    kicker('tag', [8, 17, 42, 4], [3.2, 2.7], 'accentText', { weight: 700 }), say('title', 'heading', [8, 24, 42, 30], [11, 6.4], 'ink', { lines: 3 }), box(8, 60, 12, 1, 'accent2'), say('name', 'heading', [8, 65, 42, 7], [6.4, 4], 'accentText', { v: 'middle' }), say('body', 'body', [8, 75, 41, 16], [3.3, 2.7], 'ink', { lines: 3, leading: 1.4 }),
  ],
}));

/** A certificate with a medal at its left edge and room for the name. */
const monthMedal = layoutIn('worker-medal', 'certificate', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, 40, h, 'ink'), poly([[11, 52], [19, 52], [17, 88], [11.6, 81], [5, 86]], 'accent'), poly([[29, 52], [21, 52], [23, 88], [28.4, 81], [35, 86]], 'accent'), starAt(20, 44, 16, 'accent2', 18, 0.88), disc(20, 44, 11.6, 'ink'), starAt(20, 44, 8, 'accent2', 5, 0.46), ...many(9, (i) => starAt(((i * 31) % 34) + 3, ((i * 17) % 20) + 4, 0.8, 'accent2', 4, 0.34)),
    kicker('tag', [49, 13, 84, 3], [2.8, 2.1], 'accentText', { weight: 700 }), say('title', 'heading', [49, 19, 84, 20], [12.4, 6], 'ink', { lines: 2, v: 'middle' }), say('to', 'body', [49, 43, 60, 4], [2.7, 2.1], 'muted', { v: 'middle' }), rule(49, 57, 82, 'ink', 0.5), say('body', 'body', [49, 60.4, 82, 9], [2.8, 2.1], 'ink', { lines: 2, leading: 1.45 }),
    ...[0, 1].flatMap((i): Layer[] => [rule(49 + i * 44, 84, 38, 'ink', 0.3), say(`sign${i + 1}`, 'sub', [49 + i * 44, 85.6, 38, 3], [2.4, 2], 'muted')]), box(40, 0, w - 40, 3, 'accent'),
  ],
}));

/** The greeting everybody knows: a broad band, a word on it, room to write. */
const helloBand = layoutIn('hello-band', 'name-badge', ({ w, h }) => ({
  ground: 'accent',
  layers: [
    say('title', 'heading', [8, 6, w - 16, 15], [17, 8], 'onAccent', { on: 'accent', align: 'center', v: 'middle', caps: true }), say('tag', 'sub', [8, 21.6, w - 16, 6], [5.4, 3.6], 'onAccent', { on: 'accent', align: 'center', v: 'middle', weight: 600 }),
    card(5, 31, w - 10, h - 42, 'bg', 2), say('name', 'heading', [12, 36, w - 24, h - 52], [30, 12], 'ink', { on: 'bg', align: 'center', v: 'middle' }), say('company', 'sub', [8, h - 9.6, w - 16, 6], [3.6, 2.6], 'onAccent', { on: 'accent', align: 'center', v: 'middle' }),
  ],
}));

/** A tag for staff: a stripe with a sign, the name large, the work under it. */
const staffTag = layoutIn('staff-tag', 'name-badge', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, 42, h, 'ink'), disc(21, 50, 16, 'accent2'), { k: 'art', art: 'sign', at: [10, 39, 22, 22], colors: ['accent', 'ink'] }, outlined('pill', w / 2 + 21, 7, 22, 3.4, 'surface'),
    kicker('company', [51, 20, w - 60, 4], [4, 2.9], 'accentText', { weight: 700 }), say('name', 'heading', [51, 31, w - 60, 24], [24, 9], 'ink', { v: 'middle' }), say('role', 'sub', [51, 60, w - 60, 7], [5.6, 3.6], 'ink', { v: 'middle' }), box(51, 73, 16, 1.2, 'accent2'), say('body', 'body', [51, 79, w - 60, 8], [3.8, 2.8], 'muted', { v: 'middle' }), box(42, h - 3, w - 42, 3, 'accent'),
  ],
}));

/** A round of color behind a first name, for children and parties. */
const nameDots = layoutIn('name-dots', 'name-badge', ({ w, h }) => ({
  ground: 'accent2/bg/.5',
  layers: [
    ...many(14, (i) => disc(((i * 43) % 150) + 2, i % 2 ? ((i * 29) % 16) + 2 : h - ((i * 23) % 16) - 2, 2.4 + (i % 4) * 1.5, ['accent', 'accent2', 'extra', 'bg'][i % 4]!)), card(13, 19, w - 26, h - 38, 'bg', 10), { k: 'shape', outline: 'rectangle', at: [15.4, 21.4, w - 30.8, h - 42.8], radius: 0.16, stroke: { color: 'accent', width: 0.9 } },
    say('title', 'sub', [22, 26, w - 44, 6], [5, 3.4], 'accentText', { on: 'bg', align: 'center', v: 'middle', weight: 700 }), say('name', 'heading', [22, 34, w - 44, 28], [26, 10], 'ink', { on: 'bg', align: 'center', v: 'middle' }), say('role', 'sub', [22, 66, w - 44, 7], [5, 3.4], 'ink', { on: 'bg', align: 'center', v: 'middle' }),
  ],
}));

export const counterPeople: readonly Recipe[] = [monthRays, monthArch, monthMedal, helloBand, staffTag, nameDots];
