import type { Layer, PageRecipe, Recipe } from '../../../../build/templates/recipe.js';
import { ark } from '../../scenes/happenings/community.js';
import { tabby } from '../../scenes/calendar/children-and-pets.js';
import { unicorn } from '../../scenes/kids.js';
import { tulips, vase } from '../../scenes/feasts.js';
import { laptops, newBag, newShoes, sales, steps, teamRow } from '../../scenes/covers/topics.js';
import { box, disc, drawn, many, outlined, poly, ring, stroke, type Scene } from '../../scenes/kit.js';
import { bar, fruit, loaves } from '../../scenes/table.js';
import { islands, rail, vanity } from '../../scenes/trades.js';
import { stew } from '../../scenes/covers/emblems.js';
import { hills } from '../../social-media/drawing.js';
import { card, icon, kicker, say } from '../../sheet.js';
import { bulletin } from '../../stages/happenings.js';
import { layoutIn, layoutsOf, panelOf, shown } from '../../stages/stage.js';
import { left, right, strip } from '../../stages/stages.js';
import { chapel } from '../../scenes/trades.js';
import { motorHome } from '../../scenes/pastimes/roads-and-waters.js';
import { coverFoot } from '../../stages/covers.js';

const PHOTOS = ['one', 'two', 'three', 'four'] as const;

/** Prints with a white rim, thrown on a table. */
const heap = (id: string, category: string, ground: string, word: string) => layoutIn(id, category, ({ w, h }) => {
  const long = h > w * 1.2;
  const s = w * (long ? 0.43 : 0.355);
  const top = long ? 40 : 18.6;
  const gap = long ? 1.24 : 0.92;
  return {
    ground,
    layers: [
      say('title', 'heading', [8, long ? 19 : 5, w - 16, 12], [long ? 13 : 11, 5.6], word, { on: ground, align: 'center', v: 'middle' }),
      ...PHOTOS.flatMap((photo, i): Layer[] => {
        const [x, y] = [w * (i % 2 ? (long ? 0.51 : 0.53) : long ? 0.06 : 0.1), top + Math.floor(i / 2) * s * gap + (i % 2 ? 3 : 0)];
        const turn = [-4, 3, 3, -4][i]!;
        return [box(x + 1, y + 1.2, s, s * 0.94, 'ink', { opacity: 0.3, rotate: turn }), box(x, y, s, s * 0.94, 'bg', { rotate: turn }), { k: 'photo', photo, at: [x + s * 0.06, y + s * 0.06, s * 0.88, s * 0.7], rotate: turn }];
      }),
      box(w * 0.43, top + s * 0.92 - 2, 14, 4.4, 'accent2', { opacity: 0.8, rotate: -6 }), say('tag', 'sub', [8, h - (long ? 30 : 9), w - 16, 5], [3.4, 2.6], word, { on: ground, align: 'center', v: 'middle', weight: 700 }),
    ],
  };
});

/** Four pictures that meet under a round with the words. */
const meet = (id: string, shape: 'ellipse' | 'heart', field: string, word: string) => layoutIn(id, 'photo-collage', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    ...PHOTOS.map((photo, i): Layer => ({ k: 'photo', photo, at: [3 + (i % 2) * (w / 2 - 2), 3 + Math.floor(i / 2) * (h / 2 - 2), w / 2 - 4, h / 2 - 4] })),
    outlined(shape, w / 2, h / 2, shape === 'heart' ? 58 : 48, shape === 'heart' ? 54 : 48, 'bg'), outlined(shape, w / 2, h / 2, shape === 'heart' ? 54 : 44, shape === 'heart' ? 50 : 44, field),
    say('title', 'heading', [w / 2 - 16, h / 2 - (shape === 'heart' ? 12 : 12), 32, 16], [9.6, 4.6], word, { on: field, align: 'center', v: 'middle', lines: 2, leading: 1 }), say('tag', 'sub', [w / 2 - 14, h / 2 + 6, 28, 5], [3.2, 2.5], word, { on: field, align: 'center', v: 'middle', weight: 700 }),
  ],
}));

/** Pictures and samples of color, pinned to a board. */
const pinned = (id: string, category: string) => layoutIn(id, category, ({ w, h }) => {
  const [cw, ch] = [(w - 22) / 3, (h - 42) / 2];
  return {
    ground: 'accent2/bg/.6',
    layers: [
      say('title', 'heading', [8, 6, w - 16, 13], [11, 5.4], 'ink', { on: 'accent2/bg/.6', v: 'middle' }), kicker('tag', [8, 20.6, w - 16, 3.4], [3, 2.4], 'ink', { on: 'accent2/bg/.6', weight: 700 }),
      { k: 'photo', photo: 'one', at: [8, 28, cw * 1.4, ch] }, { k: 'photo', photo: 'two', at: [8 + cw * 1.4 + 3, 28, cw * 1.6, ch] }, { k: 'photo', photo: 'three', at: [8, 31 + ch, cw, ch] }, { k: 'photo', photo: 'four', at: [11 + cw, 31 + ch, cw, ch] },
      ...['accent', 'accent2', 'extra', 'ink'].map((tone, i) => box(14 + cw * 2, 31 + ch + (i * ch) / 4, cw, ch / 4 - 0.9, tone)), disc(8 + cw * 0.7, 28, 1.6, 'accent'), disc(8 + cw * 2.2, 28, 1.6, 'ink'), disc(8 + cw / 2, 31 + ch, 1.6, 'ink'), disc(11 + cw * 1.5, 31 + ch, 1.6, 'accent'), say('site', 'sub', [8, h - 8.6, w - 16, 4], [2.9, 2.3], 'ink', { on: 'accent2/bg/.6', v: 'middle' }),
    ],
  };
});

/** A dish in steps: the picture, what goes in, what is done. */
const dishPage = (id: string, category: string, scene: Scene) => layoutIn(id, category, ({ w, h }) => {
  const cut = h * 0.36;
  const step = (h - cut - 34) / 3;
  return {
    ground: 'bg',
    layers: [
      ...shown(scene, { x: 0, y: 0, w, h: cut }), box(0, cut, w, h - cut, 'bg'), ...many(13, (i) => disc(i * (w / 12), cut, w / 24, 'bg')),
      kicker('tag', [8, cut + 5, w - 16, 3.4], [3.2, 2.5], 'accentText', { weight: 700 }), say('title', 'heading', [8, cut + 10, w - 16, 10], [9.4, 5], 'ink', { v: 'middle' }),
      card(8, cut + 24, 34, h - cut - 32, 'accent2/bg/.4', 3), say('inHead', 'sub', [12, cut + 27.6, 27, 4], [3.6, 2.7], 'ink', { on: 'accent2/bg/.4', weight: 700, v: 'middle' }), say('items', 'body', [12, cut + 34, 27, h - cut - 45], [3.5, 2.5], 'ink', { on: 'accent2/bg/.4', lines: 8, leading: 1.5 }),
      ...many(3, (i): Layer[] => { const y = cut + 25 + i * step; return [disc(51, y + 4.6, 4.4, 'accent'), say(`number${i + 1}`, 'heading', [47, y + 0.6, 8, 8], [5, 3.4], 'onAccent', { on: 'accent', align: 'center', v: 'middle' }), say(`text${i + 1}`, 'body', [59, y + 1.4, w - 67, step - 2], [3.5, 2.5], 'ink', { lines: 4, leading: 1.3 })]; }).flat(),
    ],
  };
});

/** A set of pages to be swiped through at work: a head, three points, a last word. */
const swipe = (id: string, scene: Scene, ground: string, word: string): Recipe => {
  const on = panelOf(scene);
  const page = (i: number): PageRecipe => ({
    ground: i === 0 ? on : i === 4 ? ground : 'bg',
    layers: i === 0
      ? [...scene.draw({ x: 0, y: 50, w: 100, h: 50 }), kicker('tag', [8, 8, 84, 4], [3.4, 2.7], scene.soft, { on, weight: 700 }), say('title', 'heading', [8, 15, 84, 32], [14, 7], scene.words, { on, lines: 3, leading: 1 })]
      : i === 4
        ? [...many(4, (k) => ring(100, 100, 24 + k * 14, 2, word, { opacity: 0.2 })), say('last', 'heading', [8, 14, 84, 36], [15, 7], word, { on: ground, lines: 3, leading: 1 }), card(8, 66, 52, 13, word, 6.5), say('cta', 'sub', [11, 66, 46, 13], [4.6, 3.2], ground, { on: word, align: 'center', v: 'middle', weight: 700 })]
        : [box(0, 0, 100, 34, ground), say(`number${i}`, 'heading', [8, 7, 40, 22], [24, 12], word, { on: ground, v: 'middle' }), stroke([78, 17], [92, 17], 0.9, word), poly([[92, 14.4], [92, 19.6], [96, 17]], word), say(`head${i}`, 'heading', [8, 43, 84, 18], [10.6, 6], 'ink', { lines: 2, leading: 1.02 }), say(`text${i}`, 'body', [8, 67, 82, 22], [4.8, 3.2], 'ink', { lines: 4, leading: 1.35 })],
  });
  return { ...layoutIn(id, 'instagram-post', () => ({ ground: 'bg', layers: [] })), ...page(0), pages: many(4, (i) => page(i + 1)) };
};

/** A place's name at the edge of a picture that is still to be taken: the middle is left for a face. */
const geofilter = (id: string, art: boolean) => layoutIn(id, 'snapchat-ad', ({ w, h }) => ({
  ground: 'ink/bg/.8',
  layers: [
    { k: 'photo', photo: 'hero', at: [0, 0, w, h] }, drawn(0, h - 46, w, 46.2, hills([0, 40], [22, 8], [46, 44], [70, 4], [100, 34]), 'accent2'), drawn(0, h - 32, w, 32.2, hills([0, 6], [30, 42], [62, 4], [100, 40]), 'accent'), box(0, h - 25, w, 25, 'accent'), ...(art ? PHOTOS.slice(0, 3).map((_, i): Layer => ({ ...icon(`mark${i + 1}`, [4, 76, 70][i]!, [9, 12, h - 66][i]!, 20), rotate: [-12, 10, 8][i]! })) : [box(4, 4, w - 8, h - 8, 'ink', { opacity: 0 }), { k: 'shape', outline: 'rectangle', at: [4, 4, w - 8, h - 8], stroke: { color: 'accent', width: 1.2 } } as const]),
    say('title', 'heading', [8, h - 24, w - 16, 12], [14, 7], 'onAccent', { on: 'accent', align: 'center', v: 'middle' }), say('tag', 'sub', [8, h - 11.4, w - 16, 5], [4, 3], 'onAccent', { on: 'accent', align: 'center', v: 'middle', weight: 700 }),
  ],
}));

/** Shapes on the wall of a telephone: nothing to read. */
const wall = (id: string, scene: Scene) => layoutIn(id, 'phone-wallpaper', ({ w, h }) => ({ ground: scene.sky, layers: [...many(14, (i) => disc((((i + 1) * 0.618) % 1) * w, 10 + (((i + 1) * 0.271) % 1) * h * 0.5, i % 3 ? 1.2 : 2.2, 'bg', { opacity: 0.6 })), ...scene.draw({ x: 0, y: h * 0.5, w, h: h * 0.5 })] }));
const motifs = (id: string, ground: string) => layoutIn(id, 'phone-wallpaper', ({ w, h }) => ({ ground, layers: many(28, (i): Layer => ({ ...icon(`mark${(i % 3) + 1}`, (i % 4) * 26 - 4 + (Math.floor(i / 4) % 2) * 6, Math.floor(i / 4) * 26 + 2, 15), rotate: (i % 5) * 14 - 28 })).concat([box(0, h - 0.9, w, 0.9, ground)]) }));

/** Collages, boards, dishes to save, pages to swipe, filters, wallpapers and heads of mail. */
export const collagesAndFeeds: readonly Recipe[] = [
  heap('heap-photo-collage', 'photo-collage', 'accent', 'onAccent'), heap('heap-pale-photo-collage', 'photo-collage', 'accent2/bg/.5', 'ink'), heap('heap-instagram-story', 'instagram-story', 'extra/bg/.5', 'ink'), meet('meet-photo-collage', 'ellipse', 'accent', 'onAccent'), meet('hearts-photo-collage', 'heart', 'accent', 'onAccent'), pinned('pinned-photo-collage', 'photo-collage'), pinned('pinned-presentation-wide', 'presentation-wide'), pinned('pinned-pinterest-pin', 'pinterest-pin'),
  dishPage('dish-stew-instagram-portrait', 'instagram-portrait', stew), dishPage('dish-loaf-instagram-portrait', 'instagram-portrait', loaves), dishPage('dish-fruit-pinterest-pin', 'pinterest-pin', fruit), dishPage('dish-stew-pinterest-pin', 'pinterest-pin', stew), dishPage('dish-bar-pinterest-pin', 'pinterest-pin', bar), dishPage('dish-loaf-pinterest-pin', 'pinterest-pin', loaves),
  swipe('swipe-steps-instagram-post', steps, 'accent', 'onAccent'), swipe('swipe-team-instagram-post', teamRow, 'ink', 'bg'), swipe('swipe-laptops-instagram-post', laptops, 'accent', 'onAccent'), swipe('swipe-sales-instagram-post', sales, 'accent2', 'ink'),
  geofilter('filter-snapchat-ad', true), geofilter('filter-frame-snapchat-ad', false),
  wall('tabby-wall-phone-wallpaper', tabby), wall('unicorn-wall-phone-wallpaper', unicorn), wall('tulip-wall-phone-wallpaper', tulips), motifs('motifs-phone-wallpaper', 'accent2/bg/.4'), motifs('motifs-night-phone-wallpaper', 'ink'),
  ...layoutsOf({ ...rail, id: 'mail-rail' }, { 'email-header': strip }), ...layoutsOf(newShoes, { 'email-header': right }), ...layoutsOf(newBag, { 'email-header': left }), ...layoutsOf({ ...vanity, id: 'mail-vanity' }, { 'email-header': strip }),
  ...layoutsOf({ ...chapel, id: 'news-chapel' }, { 'letter-flyer': bulletin }), ...layoutsOf({ ...ark, id: 'news-ark' }, { 'letter-flyer': bulletin }), ...layoutsOf({ ...vase, id: 'news-vase' }, { 'letter-flyer': bulletin }),
  ...layoutsOf({ ...islands, id: 'issue-islands' }, { poster: coverFoot }), ...layoutsOf({ ...motorHome, id: 'issue-van' }, { poster: coverFoot }), ...layoutsOf({ ...stew, id: 'issue-stew' }, { poster: coverFoot }), ...layoutsOf({ ...loaves, id: 'issue-bread' }, { 'report-cover': coverFoot }),
];
