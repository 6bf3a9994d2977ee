import type { Layer, PageRecipe, Recipe } from '../../../../build/templates/recipe.js';
import { bubbleTea } from '../../scenes/pastimes/food-and-music.js';
import { cassette, headphones, stew } from '../../scenes/covers/emblems.js';
import * as t from '../../scenes/covers/topics.js';
import { decks, mainStage } from '../../scenes/happenings/music-and-films.js';
import { box, disc, drawn, many, poly, ring, stroke } from '../../scenes/kit.js';
import { guitar } from '../../scenes/pastimes/food-and-music.js';
import { motorHome } from '../../scenes/pastimes/roads-and-waters.js';
import { suitcase } from '../../scenes/partings.js';
import { robot } from '../../scenes/office.js';
import { loaves, plate } from '../../scenes/table.js';
import { islands, vanity } from '../../scenes/trades.js';
import { arcade } from '../../scenes/works.js';
import { rays } from '../../social-media/drawing.js';
import { card, icon, kicker, say } from '../../sheet.js';
import { channelBetween, channelLeft, channelRight } from '../../stages/covers.js';
import { layoutIn, layoutsOf } from '../../stages/stage.js';
import { orbit } from '../../scenes/happenings/music-and-films.js';

/** A thing before rays at the right, three words as large as they will go at the left. */
const thumbRays = (id: string, ground: string, word: string) => layoutIn(id, 'youtube-thumbnail', ({ w, h }) => ({
  ground,
  layers: [
    drawn(0, 0, w, h, rays(w, h, [128, 50], 22, 0), word, { opacity: 0.1 }), disc(128, 52, 40, 'accent2'), ring(128, 52, 44, 1.4, word), icon('hero', 98, 20, 60), { ...icon('side', 146, 62, 26), rotate: 12 },
    box(7, 70, 84, 16, 'ink', { rotate: -2, radius: 0.1 }), say('title', 'heading', [7, 12, 86, 52], [27, 11], word, { on: ground, lines: 3, leading: 0.98, v: 'middle' }), say('tag', 'sub', [10, 70, 78, 16], [6.6, 4.6], 'bg', { on: 'ink', v: 'middle', weight: 700, rotate: -2 }),
  ],
}));

/** Two halves, a thing in each, a band between them with the words. */
const thumbSplit = (id: string, left: string, right: string) => layoutIn(id, 'youtube-thumbnail', ({ w, h }) => ({
  ground: left,
  layers: [
    poly([[w * 0.56, 0], [w, 0], [w, h], [w * 0.44, h]], right), poly([[w * 0.553, 0], [w * 0.567, 0], [w * 0.447, h], [w * 0.433, h]], 'bg'), icon('hero', 16, 6, 52), icon('side', 118, 6, 52),
    box(0, 66, w, h - 66, 'ink'), say('title', 'heading', [8, 68, w - 16, 21], [19, 9], 'bg', { on: 'ink', align: 'center', v: 'middle' }), say('tag', 'sub', [8, 89, w - 16, 6], [5, 3.8], 'accent2', { on: 'ink', align: 'center', v: 'middle', weight: 700 }),
  ],
}));

/** A head of marks in a row over a title on paper, a tab with a number. */
const thumbSheet = (id: string) => layoutIn(id, 'youtube-thumbnail', ({ w, h }) => ({
  ground: 'accent',
  layers: [
    ...many(12, (i) => box(0, i * 9, w, 0.9, 'onAccent', { opacity: 0.16 })), ...many(20, (i) => box(i * 9, 0, 0.9, h, 'onAccent', { opacity: 0.16 })),
    card(11, 13, w - 62, 76, 'ink', 3), card(9, 11, w - 62, 76, 'bg', 3), kicker('tag', [17, 19, 90, 5], [5, 3.8], 'accentText', { on: 'bg', weight: 700 }), say('title', 'heading', [17, 29, w - 80, 50], [22, 9], 'ink', { on: 'bg', lines: 3, leading: 1, v: 'middle' }),
    disc(w - 30, 60, 27, 'accent2'), icon('hero', w - 54, 36, 48), disc(w - 28, 18, 13, 'ink'), say('number', 'heading', [w - 39, 9, 22, 18], [12, 6], 'bg', { on: 'ink', align: 'center', v: 'middle' }),
  ],
}));

/** The end of a film: two windows for the next, a round to follow. */
const endScreen = (id: string, category: string, ground: string, word: string, edge: string) => layoutIn(id, category, ({ w, h }) => ({
  ground,
  layers: [
    ...many(5, (i) => ring(0, 0, 20 + i * 16, 2.4, edge, { opacity: 0.26 })), ...many(5, (i) => ring(w, h, 20 + i * 16, 2.4, edge, { opacity: 0.26 })), { ...icon('mark1', 15, 66, 22), rotate: -10 }, { ...icon('mark2', 42, 72, 16), rotate: 12 },
    say('title', 'heading', [10, 12, 66, 30], [15, 7], word, { on: ground, lines: 2, v: 'middle', leading: 1 }), say('detail', 'body', [10, 46, 62, 10], [3.8, 2.8], word, { on: ground, lines: 2, leading: 1.35 }),
    ...many(2, (i): Layer[] => { const y = 8 + i * 43; return [card(87, y, 62, 36, edge, 2), card(88.4, y + 1.4, 59.2, 33.2, 'ink/bg/.2', 1.4), poly([[113.6, y + 11], [113.6, y + 25], [126, y + 18]], 'bg', { opacity: 0.5 }), say(`next${i + 1}`, 'sub', [88, y + 36.6, 60, 4.6], [3.4, 2.6], word, { on: ground, align: 'center', v: 'middle', weight: 700 })]; }).flat(),
    disc(w - 14.4, 50, 10.6, edge), disc(w - 14.4, 50, 9.2, 'ink/bg/.2'), say('follow', 'sub', [w - 26, 63, 22, 5], [3.2, 2.4], word, { on: ground, align: 'center', v: 'middle', weight: 700 }),
  ],
}));

/** Titles under a stream, a page each. */
const panels = (id: string, ground: string, word: string, tone: string): Recipe => {
  const page = (i: number): PageRecipe => ({
    ground,
    layers: [
      box(0, 0, 100, 100, tone), poly([[0, 0], [92, 0], [112, 100], [0, 100]], tone), ...many(4, (k) => stroke([190 + k * 34, -10], [160 + k * 34, 110], 6, word, { opacity: 0.14 })),
      icon(`mark${i + 1}`, 18, 20, 60), say(`word${i + 1}`, 'heading', [122, 20, 180, 60], [40, 20], word, { on: ground, v: 'middle' }),
    ],
  });
  return { ...layoutIn(id, 'mobile-banner', () => ({ ground, layers: [] })), ...page(0), pages: many(4, (i) => page(i + 1)) };
};

/** What a stream shows before it begins and while nobody is there. */
const waiting = (id: string, ground: string, word: string) => layoutIn(id, 'twitch-offline-screen', ({ w, h }) => ({
  ground,
  layers: [
    ...many(30, (i) => disc((((i + 1) * 0.618) % 1) * w, (((i + 1) * 0.271) % 1) * h, i % 4 ? 0.7 : 1.3, word, { opacity: 0.4 })), drawn(0, 74, w, 26.3, 'M0 40C14 4 30 4 44 34C58 64 70 10 84 24C92 32 96 44 100 36V100H0Z', 'accent2'), drawn(0, 84, w, 16.3, 'M0 20C22 70 36 0 56 30C74 60 88 10 100 40V100H0Z', 'extra'),
    icon('hero', w / 2 - 15, 8, 30), say('title', 'heading', [14, 40, w - 28, 18], [18, 8], word, { on: ground, align: 'center', v: 'middle' }), say('tag', 'sub', [20, 60, w - 40, 6], [4.4, 3.2], word, { on: ground, align: 'center', v: 'middle', weight: 700 }), say('site', 'sub', [20, 90, w - 40, 5], [3.6, 2.7], 'ink', { on: 'extra', align: 'center', v: 'middle', weight: 700 }),
  ],
}));

/** Heads of channels, thumbnails, ends of films, and what stands about a stream. */
export const creators: readonly Recipe[] = [
  ...layoutsOf(mainStage, { 'youtube-channel-art': channelLeft }), ...layoutsOf(guitar, { 'youtube-channel-art': channelRight }), ...layoutsOf(decks, { 'youtube-channel-art': channelBetween }), ...layoutsOf(cassette, { 'youtube-channel-art': channelRight }),
  ...layoutsOf(arcade, { 'youtube-channel-art': channelLeft }), ...layoutsOf(robot, { 'youtube-channel-art': channelBetween }), ...layoutsOf(orbit, { 'youtube-channel-art': channelRight }),
  ...layoutsOf(t.globe, { 'youtube-channel-art': channelLeft }), ...layoutsOf(suitcase, { 'youtube-channel-art': channelBetween }), ...layoutsOf(islands, { 'youtube-channel-art': channelRight }), ...layoutsOf(motorHome, { 'youtube-channel-art': channelLeft }),
  ...layoutsOf(plate, { 'youtube-channel-art': channelBetween }), ...layoutsOf(loaves, { 'youtube-channel-art': channelRight }), ...layoutsOf(stew, { 'youtube-channel-art': channelLeft }),
  ...layoutsOf(vanity, { 'youtube-channel-art': channelRight }), ...layoutsOf(t.lipstick, { 'youtube-channel-art': channelBetween }), ...layoutsOf(t.cameraDay, { 'youtube-channel-art': channelLeft }), ...layoutsOf(bubbleTea, { 'youtube-channel-art': channelBetween }), ...layoutsOf(headphones, { 'youtube-channel-art': channelBetween }),
  thumbRays('rays-youtube-thumbnail', 'accent', 'onAccent'), thumbRays('rays-night-youtube-thumbnail', 'ink', 'bg'), thumbSplit('halves-youtube-thumbnail', 'accent', 'accent2'), thumbSplit('halves-pale-youtube-thumbnail', 'extra', 'accent2/bg/.4'), thumbSheet('sheet-youtube-thumbnail'),
  endScreen('ends-4k-frame', '4k-frame', 'ink', 'bg', 'accent'), endScreen('ends-video-cover', 'video-cover', 'accent', 'onAccent', 'bg'), endScreen('ends-pale-video-cover', 'video-cover', 'accent2/bg/.5', 'ink', 'accent'),
  panels('panels-mobile-banner', 'ink', 'bg', 'accent'), panels('panels-pale-mobile-banner', 'accent2/bg/.4', 'ink', 'accent'), panels('panels-loud-mobile-banner', 'accent', 'onAccent', 'ink'),
  waiting('hills-twitch-offline-screen', 'ink', 'bg'), waiting('hills-loud-twitch-offline-screen', 'accent', 'onAccent'),
];
