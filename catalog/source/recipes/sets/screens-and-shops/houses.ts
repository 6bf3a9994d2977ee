import type { Layer, Recipe } from '../../../../build/templates/recipe.js';
import { keys } from '../../scenes/houses.js';
import { hatch } from '../../scenes/screens-and-shops/hatch-and-pots.js';
import { street } from '../../scenes/trades.js';
import { box, disc, many, poly, ring, stroke } from '../../scenes/kit.js';
import { card, icon, kicker, say } from '../../sheet.js';
import { courses } from '../../stages/papers.js';
import { layoutIn, layoutsOf, type Page } from '../../stages/stage.js';
import { banded, right, skyLeft } from '../../stages/stages.js';

type Lay = (page: Page) => { readonly ground: string; readonly layers: Layer[] };
const each = (id: string, lay: Lay, ...categories: readonly string[]): Recipe[] => categories.map((category) => layoutIn(`${id}-${category}`, category, lay));

/** Rooms, baths and feet in a row. */
const facts = (x: number, y: number, w: number, size: number, color: string, on: string): Layer[] =>
  (['beds', 'baths', 'area'] as const).flatMap((t, i): Layer[] => [...(i ? [box(x + (w / 3) * i - 1.4, y, 0.8, size * 2.2, color, { opacity: 0.5 })] : []), say(t, 'sub', [x + (w / 3) * i + (i ? 1.6 : 0), y, w / 3 - 4, size * 2.2], [size, size * 0.66], color, { on, v: 'middle', weight: 700 })]);

/** A picture with a yard sign before it. */
const signpost: Lay = ({ w, h }) => {
  const sw = Math.min(46, w * 0.42);
  const x = w - sw - 9;
  return {
    ground: 'bg',
    layers: [
      { k: 'photo', photo: 'hero', at: [0, 0, w, h * 0.66] }, box(0, h * 0.66, w, h * 0.34, 'bg'), box(0, h * 0.66, w, 1.4, 'accent'),
      box(x - 4, h * 0.2, 3.4, h * 0.46, 'ink'), box(x - 8, h * 0.235, sw + 14, 3, 'ink'), ...[0.2, 0.8].map((f) => stroke([x + sw * f, h * 0.26], [x + sw * f, h * 0.33], 0.9, 'ink')),
      card(x, h * 0.32, sw, h * 0.25, 'accent', 1.4), { k: 'shape', outline: 'rectangle', at: [x + 1.6, h * 0.32 + 1.6, sw - 3.2, h * 0.25 - 3.2], stroke: { color: 'onAccent', width: 0.9 } },
      say('title', 'heading', [x + 4, h * 0.34, sw - 8, h * 0.21], [11, 6], 'onAccent', { on: 'accent', align: 'center', v: 'middle', lines: 2, leading: 0.98 }),
      say('price', 'heading', [8, h * 0.71, w * 0.42, h * 0.09], [9.4, 5], 'ink', { v: 'middle' }), say('detail', 'body', [8, h * 0.81, w * 0.5, 4.6], [3.9, 2.7], 'muted', { v: 'middle' }),
      ...facts(8, h * 0.88, w - 16, 3.5, 'ink', 'bg'), say('tag', 'sub', [w * 0.54, h * 0.725, w * 0.46 - 8, h * 0.07], [3.6, 2.6], 'accentText', { on: 'bg', v: 'middle', align: 'right', weight: 700 }),
    ],
  };
};

/** One picture large and two small beside it, the words on a field below. */
const threeRooms: Lay = ({ w, h }) => {
  const top = h * 0.55;
  const cut = w * 0.62;
  return {
    ground: 'ink',
    layers: [
      { k: 'photo', photo: 'one', at: [0, 0, cut - 0.8, top] }, { k: 'photo', photo: 'two', at: [cut + 0.8, 0, w - cut - 0.8, top / 2 - 0.8] }, { k: 'photo', photo: 'three', at: [cut + 0.8, top / 2 + 0.8, w - cut - 0.8, top / 2 - 0.8] },
      box(8, top - 5, 40, 10, 'accent'), say('tag', 'sub', [10, top - 5, 36, 10], [4, 2.8], 'onAccent', { on: 'accent', align: 'center', v: 'middle', weight: 700 }),
      say('title', 'heading', [8, top + 7.6, w - 16, h * 0.13], [14, 7], 'bg', { on: 'ink', v: 'middle' }),
      say('detail', 'body', [8, top + 9 + h * 0.13, w - 16, 6], [4.2, 2.9], 'bg', { on: 'ink', v: 'middle' }), say('site', 'sub', [8, h - 11, w - 16, 4.4], [3.9, 2.8], 'accent2', { on: 'ink', v: 'middle', weight: 700 }),
    ],
  };
};

/** A picture in an arch at the right, the words beside it, a seal on its foot. */
const archway: Lay = ({ w, h }) => {
  const aw = w * 0.44;
  return {
    ground: 'accent2/bg/.5',
    layers: [
      { k: 'shape', outline: 'arch', at: [w - aw - 9.6, 7.4, aw + 3.2, h - 7.4], color: 'bg' }, { k: 'photo', photo: 'hero', at: [w - aw - 8, 9, aw, h - 9], frame: 'arch' },
      disc(w - aw - 8, h * 0.76, 14, 'accent'), ring(w - aw - 8, h * 0.76, 12, 0.9, 'onAccent'), say('price', 'heading', [w - aw - 18.4, h * 0.76 - 8, 20.8, 16], [7.6, 4], 'onAccent', { on: 'accent', align: 'center', v: 'middle' }),
      kicker('tag', [8, 10, w * 0.38, 4], [3.2, 2.5], 'ink', { on: 'accent2/bg/.5', weight: 700 }),
      say('title', 'heading', [8, 18, w * 0.38, h * 0.32], [12.4, 6], 'ink', { on: 'accent2/bg/.5', lines: 3 }), say('detail', 'body', [8, h * 0.57, w * 0.34, 13], [3.7, 2.8], 'ink', { on: 'accent2/bg/.5', lines: 3, leading: 1.4 }),
      say('site', 'sub', [8, h - 12, w * 0.3, 5], [3.4, 2.6], 'ink', { on: 'accent2/bg/.5', v: 'middle', weight: 700 }),
    ],
  };
};

/** A bare room over the same one furnished, and the words between. */
const halves: Lay = ({ w, h }) => ({
  ground: 'bg',
  layers: [
    { k: 'photo', photo: 'before', at: [0, 0, w / 2 - 0.8, h * 0.62] }, { k: 'photo', photo: 'after', at: [w / 2 + 0.8, 0, w / 2 - 0.8, h * 0.62] },
    disc(w / 2, h * 0.31, 8, 'bg'), poly([[w / 2 - 3, h * 0.31 - 4], [w / 2 + 4.4, h * 0.31], [w / 2 - 3, h * 0.31 + 4]], 'accent'),
    ...(['from', 'to'] as const).flatMap((t, i): Layer[] => [card((w / 2) * i + 6, 6, 24, 8, i ? 'accent' : 'ink', 4), say(t, 'sub', [(w / 2) * i + 8, 6, 20, 8], [3.8, 2.6], i ? 'onAccent' : 'bg', { on: i ? 'accent' : 'ink', align: 'center', v: 'middle', weight: 700 })]),
    say('title', 'heading', [8, h * 0.66, w - 16, h * 0.14], [13, 6.5], 'ink', { align: 'center', v: 'middle' }), say('detail', 'body', [8, h * 0.81, w - 16, 6], [4, 2.8], 'muted', { align: 'center', v: 'middle' }),
    say('site', 'sub', [8, h - 11, w - 16, 5], [3.8, 2.7], 'accentText', { align: 'center', v: 'middle', weight: 700 }),
  ],
});

/** The team in a row, and a place that is still free. */
const teamGap = layoutIn('team-gap-instagram-post', 'instagram-post', ({ w }) => ({
  ground: 'accent2',
  layers: [
    kicker('tag', [8, 9, 84, 4], [3.6, 2.8], 'ink', { on: 'accent2', weight: 700 }), say('title', 'heading', [8, 16, 84, 17], [17, 8], 'ink', { on: 'accent2', v: 'middle' }),
    ...['person-bust-geek', 'person-bust-turtleneck'].flatMap((art, i): Layer[] => [disc(22 + i * 28, 56, 13, i ? 'bg' : 'accent'), icon(art, 7.6 + i * 28, 43, 29)]),
    disc(78, 56, 14, 'ink'), { k: 'shape', outline: 'ellipse', at: [66.4, 44.4, 23.2, 23.2], stroke: { color: 'accent2', width: 0.9 } }, say('you', 'heading', [67, 48, 22, 16], [10, 6], 'bg', { on: 'ink', align: 'center', v: 'middle' }),
    box(0, 76, w, 24, 'ink'), say('detail', 'body', [8, 79, 84, 6], [4.4, 3], 'bg', { on: 'ink', v: 'middle' }), say('site', 'sub', [8, 88, 84, 5], [4, 2.9], 'accent2', { on: 'ink', v: 'middle', weight: 700 }),
  ],
}));

/** The places that are open, a line each, as on a board of departures. */
const openings = layoutIn('openings-instagram-post', 'instagram-post', ({ w }) => ({
  ground: 'accent',
  layers: [
    ...many(4, (i) => ring(94, 6, 16 + i * 9, 2, 'accent/ink/.16')),
    say('title', 'heading', [8, 10, 62, 28], [15, 7], 'onAccent', { on: 'accent', lines: 2, leading: 0.98 }), icon('flat-megaphone', 73, 12, 19),
    ...many(3, (i): Layer[] => { const y = 43 + i * 14.4; return [card(8, y, 84, 12, 'bg', 3), disc(15, y + 6, 3, ['accent', 'accent2', 'ink'][i]!), say(`role${i + 1}`, 'sub', [21, y, 42, 12], [4.7, 3.2], 'ink', { on: 'bg', v: 'middle', weight: 700 }), say(`hours${i + 1}`, 'body', [63, y, 25, 12], [3.6, 2.7], 'muted', { on: 'bg', v: 'middle', align: 'right' })]; }).flat(),
    say('site', 'sub', [8, 88.4, w - 16, 5], [4.2, 3], 'onAccent', { on: 'accent', v: 'middle', weight: 700 }),
  ],
}));

export const houses: readonly Recipe[] = [
  ...each('signpost', signpost, 'instagram-post', 'postcard'),
  ...each('three-rooms', threeRooms, 'instagram-post', 'postcard', 'flyer'),
  ...each('archway', archway, 'instagram-post', 'facebook-post'),
  ...each('halves', halves, 'instagram-post', 'postcard'),
  ...layoutsOf({ ...street, id: 'listed' }, { 'instagram-post': banded, postcard: skyLeft }),
  ...layoutsOf(keys, { postcard: right }),
  ...layoutsOf(hatch, { menu: courses, 'letter-flyer': skyLeft }),
  teamGap, openings,
];
