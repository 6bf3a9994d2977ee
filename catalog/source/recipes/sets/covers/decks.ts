import type { Layer, PageRecipe, Recipe } from '../../../../build/templates/recipe.js';
import { stovepipe } from '../../scenes/calendar/national-days.js';
import { beachBook } from '../../scenes/calendar/seasons.js';
import { dealMakers, skyscrapers } from '../../scenes/covers/emblems.js';
import * as t from '../../scenes/covers/topics.js';
import { hardHat } from '../../scenes/crews/roofs-and-transport.js';
import { experiment } from '../../scenes/happenings/community.js';
import { orbit } from '../../scenes/happenings/music-and-films.js';
import { planet } from '../../scenes/heritage/causes.js';
import { keys } from '../../scenes/houses.js';
import { box, disc, many, outlined, ring, type Scene } from '../../scenes/kit.js';
import { shelf } from '../../scenes/moods.js';
import { parcel } from '../../scenes/offers.js';
import { suitcase } from '../../scenes/partings.js';
import { guitar, piano } from '../../scenes/pastimes/food-and-music.js';
import { talking } from '../../scenes/pastimes/roads-and-waters.js';
import { islands, street, vinyl } from '../../scenes/trades.js';
import { lens } from '../../scenes/works.js';
import { card, kicker, say } from '../../sheet.js';
import { layoutIn, panelOf, shown } from '../../stages/stage.js';

const [W, H] = [177.78, 100];

export type Way = (scene: Scene) => { readonly ground: string; readonly layers: Layer[] };

/** The title on paper, the scene in the right half. */
export const half: Way = (scene) => ({
  ground: 'bg',
  layers: [
    ...shown(scene, { x: 92, y: 0, w: W - 92, h: H }), box(0, 0, 92, H, 'bg'), box(92, 0, 1, H, 'ink'),
    kicker('company', [10, 12, 72, 3], [2.8, 2.3], 'accentText', { weight: 700 }), say('title', 'heading', [10, 26, 74, 38], [14, 7], 'ink', { lines: 3, leading: 1 }), say('body', 'body', [10, 0, 68, 10], [3.3, 2.6], 'muted', { lines: 2, leading: 1.4, below: 'title', gap: 5.6 }), box(10, 88, 16, 1.4, 'accent'),
  ],
});

/** The title in the scene's own sky, the scene at the right. */
export const sky: Way = (scene) => ({
  ground: scene.sky,
  layers: [
    ...scene.draw({ x: 94, y: 12, w: W - 94, h: H - 12 }), box(0, 0, 94, H, scene.sky),
    box(10, 12, 0.9, 76, scene.words), say('title', 'heading', [18, 14, 76, 44], [16, 8], scene.words, { on: scene.sky, lines: 3, leading: 1 }), say('body', 'body', [18, 0, 66, 10], [3.5, 2.7], scene.words, { on: scene.sky, lines: 2, leading: 1.4, below: 'title', gap: 6 }), kicker('company', [18, 84, 66, 3], [2.8, 2.3], scene.soft, { on: scene.sky, weight: 700 }),
  ],
});

/** The scene over the whole width, a card with the title that lies over its foot. */
export const wide: Way = (scene) => ({
  ground: panelOf(scene),
  layers: [
    ...scene.draw({ x: 70, y: 6, w: W - 80, h: H - 6 }), box(0, 0, 9, H, 'accent'), card(20, 18, 82, 64, 'ink', 3), card(18, 16, 82, 64, 'bg', 3),
    kicker('company', [26, 24, 66, 3], [2.7, 2.2], 'accentText', { on: 'bg', weight: 700 }), say('title', 'heading', [26, 32, 66, 28], [12, 6], 'ink', { on: 'bg', lines: 3, leading: 1 }), say('body', 'body', [26, 0, 62, 10], [3.1, 2.4], 'ink', { on: 'bg', lines: 2, leading: 1.4, below: 'title', gap: 5 }),
  ],
});

const foot = (i: number, on: string, color: string): Layer[] => [say('company', 'sub', [10, 91, 80, 3], [2.3, 2], color, { on, v: 'middle' }), ...many(4, (k) => disc(W - 22 + k * 4, 92.5, k === i ? 1.2 : 0.8, color))];

/** Three points, each a column under a bar of color. */
export const columns: PageRecipe = {
  ground: 'bg',
  layers: [
    say('pointsTitle', 'heading', [10, 12, 150, 11], [9.4, 5], 'ink', { v: 'middle' }),
    ...many(3, (i): Layer[] => { const x = 10 + i * 53; const tone = ['accent', 'accent2', 'ink'][i]!; const word = ['onAccent', 'ink', 'bg'][i]!; return [card(x, 32, 50, 50, tone, 3), say(`no${i + 1}`, 'heading', [x + 5, 37, 20, 9], [9, 6], word, { on: tone }), say(`head${i + 1}`, 'heading', [x + 5, 50, 40, 6], [5.2, 3], word, { on: tone, v: 'middle' }), say(`text${i + 1}`, 'body', [x + 5, 60, 40, 17], [3, 2.3], word, { on: tone, lines: 4, leading: 1.4 })]; }).flat(),
    ...foot(1, 'bg', 'muted'),
  ],
};

/** Three points under each other, a line between, the head of the page at the left on ink. */
export const rows: PageRecipe = {
  ground: 'bg',
  layers: [
    box(0, 0, 58, H, 'ink'), ...many(3, (i) => ring(58, 100, 18 + i * 12, 1.4, 'ink/bg/.2')), box(58, 0, 60, H, 'bg'), say('pointsTitle', 'heading', [10, 14, 42, 40], [10, 5], 'bg', { on: 'ink', lines: 4, leading: 1.04 }),
    ...many(3, (i): Layer[] => { const y = 12 + i * 27; return [disc(73, y + 9, 7, ['accent', 'accent2', 'extra'][i]!), say(`no${i + 1}`, 'heading', [66, y + 2, 14, 14], [7, 4.4], ['onAccent', 'ink', 'ink'][i]!, { on: ['accent', 'accent2', 'extra'][i]!, align: 'center', v: 'middle' }), say(`head${i + 1}`, 'heading', [86, y + 0.6, 80, 6], [5.6, 3.4], 'ink', { v: 'middle' }), say(`text${i + 1}`, 'body', [86, y + 9.4, 76, 9], [3.1, 2.4], 'muted', { lines: 2, leading: 1.4 }), ...(i < 2 ? [box(66, y + 23.4, W - 76, 0.4, 'ink/bg/.6')] : [])]; }).flat(),
  ],
};

/** One sentence over a field of color, and who says so. */
export const sentence: PageRecipe = {
  ground: 'accent',
  layers: [
    outlined('ellipse', 160, 8, 96, 96, 'accent/ink/.14'), box(10, 14, 24, 1.6, 'onAccent'),
    say('sentence', 'heading', [10, 22, 150, 46], [15, 7], 'onAccent', { on: 'accent', lines: 3, leading: 1.04, v: 'middle' }), say('source', 'sub', [10, 76, 120, 5], [3.4, 2.6], 'onAccent', { on: 'accent', weight: 700, v: 'middle' }),
    ...foot(2, 'accent', 'onAccent'),
  ],
};

/** The end, the scene again in a round. */
export const last = (scene: Scene): PageRecipe => ({
  ground: 'bg',
  layers: [
    box(104, 0, W - 104, H, panelOf(scene)), ...scene.draw({ x: 106, y: 8, w: W - 108, h: H - 8 }), box(0, 0, 104, H, 'bg'), box(104, 0, 1, H, 'ink'),
    say('closing', 'heading', [10, 22, 86, 28], [14, 7], 'ink', { lines: 2, leading: 1 }), say('closingText', 'body', [10, 0, 76, 10], [3.4, 2.6], 'muted', { lines: 2, leading: 1.4, below: 'closing', gap: 6 }), say('email', 'sub', [10, 82, 80, 4], [3.2, 2.5], 'accentText', { weight: 700, v: 'middle' }),
  ],
});

const deck = (scene: Scene, way: Way, points: PageRecipe): Recipe => {
  const cover = way(scene);
  return { ...layoutIn(`talk-${scene.id}`, 'presentation-wide', () => cover), pages: [points, sentence, last(scene)] };
};

/** Talks by what they are about: a cover, three points, one sentence, an end. */
export const talks: readonly Recipe[] = [
  deck(t.temple, half, rows), deck(stovepipe, sky, columns), deck(t.microscope, sky, columns), deck(experiment, half, rows), deck(orbit, wide, columns),
  deck(t.sales, sky, columns), deck(dealMakers, half, rows), deck(parcel, wide, columns), deck(skyscrapers, half, columns),
  deck(t.globe, sky, rows), deck(suitcase, wide, columns), deck(islands, half, columns), deck(t.houseKeys, wide, rows), deck(street, half, columns), deck(keys, sky, rows),
  deck(t.trainer, half, columns), deck(hardHat, sky, rows), deck(t.teamRow, wide, rows), deck(t.scholar, sky, columns), deck(t.books, half, rows), deck(t.laptops, wide, columns),
  deck(t.meltingPlanet, half, columns), deck(planet, sky, rows), deck(beachBook, wide, rows), deck(shelf, half, columns), deck(vinyl, sky, rows), deck(guitar, wide, columns), deck(piano, half, rows),
  deck(talking, sky, columns), deck(t.abacus, half, columns), deck(t.teamDuo, sky, columns), deck(t.teamNight, half, rows), deck(t.oneself, half, columns), deck(t.oneselfCoach, sky, rows), deck(t.oneselfPainter, wide, columns), deck(lens, sky, columns), deck(t.cameraDay, half, rows),
];
