import type { Layer, Recipe } from '../../../../build/templates/recipe.js';
import { porch } from '../../scenes/calendar/seasons.js';
import { phone } from '../../scenes/screens-and-shops/devices-and-flowers.js';
import * as t from '../../scenes/covers/topics.js';
import { headphones } from '../../scenes/covers/emblems.js';
import { tulips, vase } from '../../scenes/feasts.js';
import { eucalyptus, garland, peonies } from '../../scenes/gatherings/weddings-and-church.js';
import { chandelier, mainStage, stool } from '../../scenes/happenings/music-and-films.js';
import { curtain, sunrise } from '../../scenes/moods.js';
import { megaphone, parcel } from '../../scenes/offers.js';
import { suitcase } from '../../scenes/partings.js';
import { guitar } from '../../scenes/pastimes/food-and-music.js';
import { autumn, christmas, firTree } from '../../scenes/seasons.js';
import { growth } from '../../scenes/services.js';
import { climb } from '../../scenes/shopfronts/practices-and-shops.js';
import { bar } from '../../scenes/table.js';
import { islands, rail } from '../../scenes/trades.js';
import { box, disc, many, ring } from '../../scenes/kit.js';
import { card, icon, kicker, say } from '../../sheet.js';
import { spray } from '../../stages/gatherings.js';
import { oneSheet, wanted } from '../../stages/happenings.js';
import { layoutIn, layoutsOf } from '../../stages/stage.js';
import { above, banded, below, corner, hang, label, right, skyCenter, skyLeft, strip } from '../../stages/stages.js';
import { emblem, plinth } from '../../scenes/covers/emblems.js';

const cat = emblem('cookie-thief', 'extra/bg/.3', 'ink', ['flat-raccoon', 'flat-cookie'], plinth);
const dog = emblem('sock-thief', 'accent2/bg/.3', 'ink', ['flat-dog-face', 'flat-socks'], plinth);

/** A field of sixteen to cross off. */
const bingo = (id: string, category: string, ground: string, word: string) => layoutIn(id, category, ({ w, h }) => {
  const top = h > w * 1.2 ? 46 : 30;
  const cell = (w - 16) / 4;
  const tall = h > w * 1.2 ? (h - top - 30) / 4 : (h - top - 6) / 4;
  return {
    ground,
    layers: [
      kicker('tag', [8, h > w * 1.2 ? 17 : 7, w - 16, 3.6], [3.4, 2.7], word, { on: ground, align: 'center', weight: 700 }), say('title', 'heading', [8, h > w * 1.2 ? 23 : 12, w - 16, 15], [16, 8], word, { on: ground, align: 'center', v: 'middle' }),
      box(8, top, w - 16, tall * 4, 'ink'),
      ...many(16, (i): Layer[] => { const [cx, cy] = [8 + (i % 4) * cell, top + Math.floor(i / 4) * tall]; const on = (i + Math.floor(i / 4)) % 2 ? 'bg' : 'accent2/bg/.5'; return [box(cx + 0.5, cy + 0.5, cell - 1, tall - 1, on), say(`cell${i + 1}`, 'sub', [cx + 1.8, cy + 1.6, cell - 3.6, tall - 3.2], [3.4, 2.5], 'ink', { on, align: 'center', v: 'middle', lines: 4, leading: 1.15 })]; }).flat(),
      ...(h > w * 1.2 ? [say('site', 'sub', [8, h - 22, w - 16, 5], [3.6, 2.8], word, { on: ground, align: 'center', weight: 700 })] : []),
    ],
  };
});

/** How it was at the left, how it is at the right, a round between them. */
const beforeAfter = (id: string, category: string) => layoutIn(id, category, ({ w, h }) => {
  const foot = h * 0.26;
  const field = h - foot;
  const s = Math.min(w * 0.36, field * 0.5);
  return {
    ground: 'bg',
    layers: [
      box(0, 0, w / 2, field, 'ink/bg/.3'), box(w / 2, 0, w / 2, field, 'accent2'), ...many(5, (i) => ring(w * 0.75, field * 0.54, s * (0.5 + i * 0.14), 0.9, 'bg', { opacity: 0.5 })).slice(0, 3),
      icon('before', w / 4 - s / 2, field * 0.56 - s / 2, s), icon('after', w * 0.75 - s / 2, field * 0.56 - s / 2, s),
      card(8, 7, 30, 9, 'bg', 4.5), say('from', 'sub', [10, 7, 26, 9], [4.2, 2.8], 'ink', { on: 'bg', align: 'center', v: 'middle', weight: 700 }), card(w - 38, 7, 30, 9, 'ink', 4.5), say('to', 'sub', [w - 36, 7, 26, 9], [4.2, 2.8], 'bg', { on: 'ink', align: 'center', v: 'middle', weight: 700 }),
      box(w / 2 - 0.6, 0, 1.2, field, 'bg'), disc(w / 2, field * 0.56, 6, 'bg'), say('arrow', 'heading', [w / 2 - 5, field * 0.56 - 5, 10, 10], [6, 4], 'accentText', { on: 'bg', align: 'center', v: 'middle' }),
      box(0, field, w, foot, 'accent'), say('title', 'heading', [8, field + foot * 0.16, w - 16, foot * 0.4], [11, 5.6], 'onAccent', { on: 'accent', align: 'center', v: 'middle' }), say('detail', 'body', [8, field + foot * 0.64, w - 16, foot * 0.2], [4, 2.8], 'onAccent', { on: 'accent', align: 'center', v: 'middle' }),
    ],
  };
});

/** A number as large as it will go, for the days that are left. */
const days = layoutIn('days-left-instagram-story', 'instagram-story', ({ w, h }) => ({
  ground: 'accent',
  layers: [
    ...many(7, (i) => ring(w / 2, h * 0.47, 20 + i * 12, 2, 'accent/ink/.14')), disc(w / 2, h * 0.47, 40, 'bg'), ring(w / 2, h * 0.47, 36.6, 0.9, 'accent'),
    kicker('tag', [8, 24, w - 16, 5], [4.4, 3.2], 'onAccent', { on: 'accent', align: 'center', weight: 700 }), say('number', 'heading', [16, h * 0.47 - 26, w - 32, 38], [46, 20], 'ink', { on: 'bg', align: 'center', v: 'middle' }), say('unit', 'sub', [20, h * 0.47 + 15, w - 40, 7], [5.6, 3.8], 'accentText', { on: 'bg', align: 'center', v: 'middle', weight: 700 }),
    say('title', 'heading', [8, h * 0.74, w - 16, 20], [11, 6], 'onAccent', { on: 'accent', align: 'center', lines: 2 }), say('detail', 'body', [12, h * 0.74 + 25, w - 24, 6], [4, 3], 'onAccent', { on: 'accent', align: 'center' }),
  ],
}));

/** Four tiles of a clock that runs down. */
const flip = layoutIn('flip-clock-instagram-story', 'instagram-story', ({ w, h }) => ({
  ground: 'ink',
  layers: [
    kicker('tag', [8, 26, w - 16, 5], [4.4, 3.2], 'accent2', { on: 'ink', align: 'center', weight: 700 }), say('title', 'heading', [8, 35, w - 16, 26], [15, 7], 'bg', { on: 'ink', align: 'center', lines: 2, v: 'middle' }),
    ...(['days', 'hours', 'minutes', 'seconds'] as const).flatMap((t2, i): Layer[] => { const [x, y] = [9 + (i % 2) * 42, 70 + Math.floor(i / 2) * 44]; return [card(x, y, 40, 33, 'accent2', 3), say(t2, 'heading', [x + 3, y + 3, 34, 27], [24, 12], 'ink', { on: 'accent2', align: 'center', v: 'middle' }), say(`${t2}Label`, 'sub', [x, y + 35, 40, 4.4], [3.8, 2.8], 'bg', { on: 'ink', align: 'center', weight: 700 })]; }),
    card(26, h - 24, w - 52, 10, 'accent', 5), say('cta', 'sub', [29, h - 24, w - 58, 10], [4, 3], 'onAccent', { on: 'accent', align: 'center', v: 'middle', weight: 700 }),
  ],
}));

/** A field to ask in, over a picture in signs. */
const askBox = (id: string, ground: string, word: string) => layoutIn(id, 'instagram-story', ({ h }) => ({
  ground,
  layers: [
    ...many(3, (i): Layer => ({ ...icon(`mark${i + 1}`, [4, 69, 60][i]!, [24, 20, 134][i]!, [24, 25, 26][i]!), rotate: [-12, 14, -8][i]! })),
    card(11.2, h * 0.36 + 1.6, 80, 48, 'ink', 5), card(10, h * 0.36, 80, 48, 'bg', 5), card(10, h * 0.36, 80, 24, 'accent', 5), box(10, h * 0.36 + 14, 80, 10, 'accent'), say('title', 'heading', [14, h * 0.36 + 3, 72, 18], [8.4, 5], 'onAccent', { on: 'accent', align: 'center', v: 'middle', lines: 2 }), card(15, h * 0.36 + 29, 70, 13, 'ink/bg/.88', 3), say('hint', 'body', [18, h * 0.36 + 29, 64, 13], [4, 3], 'ink', { on: 'ink/bg/.88', align: 'center', v: 'middle' }),
    say('detail', 'sub', [10, h * 0.36 + 56, 80, 12], [4.6, 3.2], word, { on: ground, align: 'center', lines: 2, leading: 1.3, weight: 700 }),
  ],
}));

/** That there is something new, in a frame like the one it stands in. */
const fresh = (id: string, ground: string, word: string) => layoutIn(id, 'instagram-story', ({ w, h }) => ({
  ground,
  layers: [
    ...many(6, (i) => box(-20 + i * 30, h * 0.1 + i * 4, 12, 3, word, { opacity: 0.24, rotate: -24, radius: 0.5 })),
    say('title', 'heading', [8, 22, w - 16, 22], [19, 9], word, { on: ground, align: 'center', v: 'middle' }),
    card(15.4, 54.4, 72, 84, 'ink', 3), card(14, 53, 72, 84, 'bg', 3), disc(21, 60, 3.6, 'accent'), say('name', 'sub', [27, 56.4, 50, 7.2], [3.6, 2.8], 'ink', { on: 'bg', v: 'middle', weight: 700 }), box(14, 67, 72, 54, 'accent2/bg/.4'), ring(50, 94, 24, 1.4, 'accent'), icon('picture', 32, 76, 36), icon('flat-red-heart', 18, 124, 7), icon('flat-left-speech-bubble', 28, 124, 7), say('line', 'body', [38, 124, 44, 7], [3.4, 2.7], 'ink', { on: 'bg', v: 'middle' }),
    say('detail', 'sub', [12, 146, w - 24, 5], [4.4, 3], word, { on: ground, align: 'center', weight: 700 }),
  ],
}));

/** Layouts of what is told, asked and shown in posts, stories and on posters. */
export const postSets: readonly Recipe[] = [
  ...layoutsOf(t.candlesticks, { 'instagram-post': skyCenter, 'instagram-story': banded, 'facebook-post': below, 'instagram-portrait': skyLeft }),
  ...layoutsOf(growth, { 'square-picture': banded }), ...layoutsOf(t.piggy, { 'instagram-post': skyLeft, 'instagram-story': above, 'instagram-portrait': corner }),
  ...layoutsOf(t.newShoes, { 'instagram-post': below, 'instagram-story': skyCenter }), ...layoutsOf(t.newBag, { 'instagram-post': banded }), ...layoutsOf({ ...rail, id: 'fresh-rail' }, { 'instagram-post': label }),
  ...layoutsOf(t.wondering, { 'instagram-post': skyLeft, 'facebook-post': right }), ...layoutsOf(t.questionMail, { 'instagram-post': skyCenter, 'instagram-portrait': below }),
  ...layoutsOf(t.oneself, { 'instagram-post': right }), ...layoutsOf(t.oneselfPainter, { 'instagram-post': above }), ...layoutsOf(t.oneselfCoach, { 'instagram-portrait': skyCenter }),
  ...layoutsOf(t.teamRow, { 'instagram-post': skyCenter, 'linkedin-post': below }), ...layoutsOf(t.teamDuo, { 'instagram-post': banded }), ...layoutsOf(t.teamNight, { 'facebook-post': skyCenter, 'instagram-story': skyLeft }),
  ...layoutsOf(t.clapper, { 'instagram-story': skyCenter, 'instagram-post': banded }), ...layoutsOf(t.onSet, { 'instagram-story': above }), ...layoutsOf(t.cameraDay, { 'instagram-story': skyLeft, 'instagram-post': below }),
  ...layoutsOf(t.shutSign, { 'instagram-post': skyCenter, 'facebook-post': right, 'instagram-story': above, poster: below }),
  ...layoutsOf({ ...firTree, id: 'hours-fir' }, { 'instagram-post': right, 'instagram-story': banded }), ...layoutsOf({ ...christmas, id: 'hours-night' }, { 'facebook-post': label }),
  ...layoutsOf({ ...curtain, id: 'soon-curtain' }, { 'instagram-post': hang }), ...layoutsOf(t.hourglass, { 'instagram-post': banded, 'facebook-post': below }), ...layoutsOf({ ...parcel, id: 'soon-parcel' }, { 'instagram-post': corner }),
  ...layoutsOf({ ...tulips, id: 'grateful-tulips' }, { 'instagram-post': banded, 'instagram-story': skyCenter }), ...layoutsOf({ ...vase, id: 'grateful-vase' }, { 'instagram-post': right, 'facebook-post': below }),
  ...layoutsOf({ ...garland, id: 'date-garland' }, { 'instagram-story': above }), ...layoutsOf({ ...peonies, id: 'date-peonies' }, { 'instagram-story': spray }), ...layoutsOf({ ...eucalyptus, id: 'date-leaves' }, { 'instagram-story': banded }), ...layoutsOf({ ...chandelier, id: 'date-chandelier' }, { 'instagram-story': hang }),
  ...layoutsOf({ ...autumn, id: 'fall-leaves' }, { 'facebook-cover': strip }), ...layoutsOf({ ...porch, id: 'fall-porch' }, { 'facebook-cover': right }),
  ...layoutsOf({ ...islands, id: 'trip-islands' }, { 'instagram-story': skyLeft, 'instagram-reel-cover': above }), ...layoutsOf({ ...suitcase, id: 'trip-case' }, { 'instagram-story': banded, 'instagram-reel-cover': skyCenter }),
  ...layoutsOf(headphones, { 'instagram-story': skyLeft }), ...layoutsOf({ ...stool, id: 'song-stool' }, { 'instagram-story': above }),
  ...layoutsOf(t.filmReel, { poster: skyCenter, 'a3-poster': above }), ...layoutsOf(t.projector, { poster: banded, 'tabloid-poster': label }),
  ...layoutsOf(t.sax, { poster: skyLeft, 'a3-poster': banded }), ...layoutsOf(t.trumpet, { poster: label }),
  ...layoutsOf({ ...climb, id: 'poster-climb' }, { poster: skyCenter }), ...layoutsOf({ ...sunrise, id: 'poster-sun' }, { poster: skyLeft }), ...layoutsOf(t.steps, { poster: above, 'a3-poster': skyLeft }),
  ...layoutsOf(t.quietShapes, { poster: below, 'tabloid-poster': skyLeft }), ...layoutsOf(t.oneSun, { poster: skyCenter, 'a3-poster': label }),
  ...layoutsOf(t.gadgets, { poster: skyCenter }), ...layoutsOf(t.laptops, { 'tabloid-poster': banded }),
  ...layoutsOf({ ...guitar, id: 'gig-guitar' }, { poster: banded }), ...layoutsOf({ ...mainStage, id: 'gig-stage' }, { 'tabloid-poster': skyCenter }), ...layoutsOf({ ...bar, id: 'late-bar' }, { poster: oneSheet }),
  ...layoutsOf(cat, { poster: wanted }), ...layoutsOf(dog, { 'tabloid-poster': wanted }),
  ...layoutsOf({ ...phone, id: 'status-phone' }, { 'instagram-story': below }), ...layoutsOf({ ...megaphone, id: 'status-horn' }, { 'instagram-story': label }),
  bingo('self-care-bingo-instagram-story', 'instagram-story', 'accent', 'onAccent'), bingo('night-bingo-instagram-story', 'instagram-story', 'ink', 'bg'), bingo('square-bingo-instagram-post', 'instagram-post', 'accent', 'onAccent'), bingo('paper-bingo-instagram-post', 'instagram-post', 'extra/bg/.5', 'ink'),
  beforeAfter('before-after-instagram-post', 'instagram-post'), beforeAfter('before-after-instagram-story', 'instagram-story'), beforeAfter('before-after-facebook-post', 'facebook-post'),
  days, flip, askBox('ask-box-instagram-story', 'accent2', 'ink'), askBox('ask-night-instagram-story', 'ink', 'bg'), fresh('fresh-post-instagram-story', 'accent', 'onAccent'), fresh('fresh-night-instagram-story', 'ink', 'bg'), fresh('fresh-pale-instagram-story', 'extra/bg/.4', 'ink'),
];
