import type { Layer, PageRecipe, Recipe } from '../../../../build/templates/recipe.js';
import { box, disc, drawn, many, poly, ring, stroke } from '../../scenes/kit.js';
import { cruiser, phone } from '../../scenes/screens-and-shops/devices-and-flowers.js';
import { jungle } from '../../scenes/works.js';
import { hills } from '../../social-media/drawing.js';
import { card, icon, kicker, say } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';

/** The head of a page of the web: its name, three words to press and a button. */
const nav = (w: number, h: number, on: string, color: string, pill: string, pillWord: string): Layer[] => [
  say('brand', 'heading', [9, h, 40, 6], [5, 3.4], color, { on, v: 'middle' }),
  ...many(3, (i): Layer => say(`link${i + 1}`, 'sub', [w - 98 + i * 21, h, 19, 6], [3, 2.4], color, { on, v: 'middle', align: 'center' })),
  card(w - 33, h - 0.6, 24, 7.2, pill, 3.6), say('cta', 'sub', [w - 31, h - 0.6, 20, 7.2], [2.9, 2.3], pillWord, { on: pill, align: 'center', v: 'middle', weight: 700 }),
];

/** A page that sells an app. */
const appSite = layoutIn('app-site-desktop-wallpaper', 'desktop-wallpaper', ({ w, h }) => ({
  ground: 'accent2/bg/.4',
  layers: [
    ...phone.draw({ x: 96, y: 15, w: 78, h: 74 }), box(0, 83, w, h - 83, 'bg'), ...nav(w, 6, 'accent2/bg/.4', 'ink', 'ink', 'bg'),
    kicker('tag', [9, 24, 84, 3.4], [3, 2.4], 'ink', { on: 'accent2/bg/.4', weight: 700 }), say('title', 'heading', [9, 30, 84, 27], [14, 7], 'ink', { on: 'accent2/bg/.4', lines: 2 }),
    say('detail', 'body', [9, 58.6, 72, 5], [3.6, 2.6], 'ink', { on: 'accent2/bg/.4', v: 'middle' }), card(9, 67, 34, 9.6, 'accent', 4.8), say('press', 'sub', [12, 67, 28, 9.6], [3.5, 2.6], 'onAccent', { on: 'accent', align: 'center', v: 'middle', weight: 700 }),
    ...many(3, (i): Layer[] => [say(`number${i + 1}`, 'heading', [9 + i * 56, 86.4, 20, 8], [6.4, 4], 'accentText', { on: 'bg', v: 'middle' }), say(`fact${i + 1}`, 'sub', [30 + i * 56, 86.4, 30, 8], [3, 2.3], 'ink', { on: 'bg', v: 'middle' })]).flat(),
  ],
}));

/** A shop of plants: leaves crowd the head, four pots on shelves below. */
const plantSite = layoutIn('plant-site-desktop-wallpaper', 'desktop-wallpaper', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, w, 58, 'accent2/bg/.5'), ...jungle.draw({ x: 92, y: 10, w: w - 92, h: 48 }), box(0, 58, w, h - 58, 'bg'), box(0, 0, w, 16, 'bg'), ...nav(w, 5, 'bg', 'ink', 'accent', 'onAccent'),
    say('title', 'heading', [9, 22, 80, 23], [12, 6], 'ink', { on: 'accent2/bg/.5', lines: 2 }), say('detail', 'body', [9, 47.6, 78, 5], [3.5, 2.6], 'ink', { on: 'accent2/bg/.5', v: 'middle' }),
    ...['flat-potted-plant', 'flat-cactus', 'flat-tulip', 'flat-herb'].flatMap((art, i): Layer[] => { const x = 9 + i * 40.6; return [card(x, 63, 38, 31, 'surface', 3), icon(art, x + 11, 65, 16), say(`item${i + 1}`, 'sub', [x + 3, 82.6, 24, 8], [3, 2.3], 'ink', { on: 'surface', v: 'middle', weight: 700 }), say(`price${i + 1}`, 'heading', [x + 25, 82.6, 10, 8], [3.8, 2.6], 'ink', { on: 'surface', v: 'middle', align: 'right' })]; }),
  ],
}));

/** A restaurant's page in its window. */
const tableSite = layoutIn('table-site-blog-banner', 'blog-banner', ({ w, h }) => ({
  ground: 'accent',
  layers: [
    disc(14, 92, 46, 'accent/ink/.14'), disc(w - 10, 4, 40, 'accent/ink/.14'),
    card(17, 12, w - 34, h, 'ink', 3), card(17.8, 12.8, w - 35.6, h, 'bg', 2.6), box(17.8, 21, w - 35.6, h - 21, 'bg'), ...many(3, (i) => disc(23 + i * 4.4, 17, 1.4, ['accent', 'accent2', 'ink'][i]!)), card(w / 2 - 34, 14.6, 68, 4.8, 'surface', 2.4),
    { k: 'photo', photo: 'hero', at: [w / 2 - 2, 21, w / 2 - 16, h - 21] }, box(w / 2 - 2, 21, 1, h - 21, 'bg'),
    say('brand', 'heading', [25, 27, 60, 6], [5.4, 3.6], 'accentText', { on: 'bg', v: 'middle' }), say('title', 'heading', [25, 39, 62, 27], [13, 6], 'ink', { on: 'bg', lines: 2 }),
    say('detail', 'body', [25, 68, 60, 6], [3.5, 2.7], 'muted', { on: 'bg', v: 'middle' }), card(25, 80, 38, 10, 'accent', 5), say('cta', 'sub', [28, 80, 32, 10], [3.6, 2.7], 'onAccent', { on: 'accent', align: 'center', v: 'middle', weight: 700 }),
  ],
}));

/** One page at three widths: a screen, a tablet and a phone. */
const threeWidths = layoutIn('three-widths-blog-banner', 'blog-banner', ({ w, h }) => {
  const site = (x: number, y: number, width: number, tall: number): Layer[] => [
    card(x, y, width, tall, 'bg', 1.4), box(x, y + 3.4, width, tall * 0.4, 'accent2'), drawn(x, y + 3.4 + tall * 0.2, width, tall * 0.2, hills([0, 60], [30, 0], [60, 60], [100, 10]), 'extra'), disc(x + width * 0.72, y + 3.4 + tall * 0.14, width * 0.07, 'bg'),
    ...many(3, (i) => box(x + width * (0.06 + i * 0.31), y + tall * 0.58, width * 0.26, tall * 0.2, ['accent', 'extra', 'accent2'][i]!, { radius: 0.08 })), box(x + width * 0.06, y + tall * 0.84, width * 0.6, 1.4, 'ink/bg/.5', { radius: 0.5 }), box(x + width * 0.06, y + tall * 0.9, width * 0.4, 1.4, 'ink/bg/.7', { radius: 0.5 }), box(x + width * 0.06, y + 1.2, width * 0.2, 1.2, 'ink', { radius: 0.5 }),
  ];
  return {
    ground: 'ink',
    layers: [
      disc(w - 48, 56, 58, 'ink/accent/.3'), disc(w - 48, 56, 44, 'ink/accent/.5'),
      card(90, 18, 82, 54, 'ink/bg/.3', 2.6), ...site(92.4, 20.4, 77.2, 46), poly([[122, 72], [140, 72], [143, 84], [119, 84]], 'ink/bg/.3'), card(112, 83, 38, 2.6, 'ink/bg/.4', 1),
      card(150, 44, 34, 46, 'ink/bg/.4', 2.6), ...site(152, 46, 30, 42), card(88, 50, 20, 38, 'ink/bg/.4', 3), ...site(89.6, 52.4, 16.8, 32.6),
      kicker('tag', [9, 14, 70, 4], [3.4, 2.6], 'accent2', { on: 'ink', weight: 700 }), say('title', 'heading', [9, 22, 72, 42], [15, 7], 'bg', { on: 'ink', lines: 3 }), say('detail', 'body', [9, 66, 70, 9], [3.7, 2.8], 'bg', { on: 'ink', lines: 2, leading: 1.35 }), say('site', 'sub', [9, h - 14, 70, 5], [3.9, 2.8], 'accent2', { on: 'ink', v: 'middle', weight: 700 }),
    ],
  };
});

const barcode = (x: number, y: number, w: number, h: number): Layer[] => [box(x, y, w, h, 'bg'), ...many(8, (i) => box(x + 1.6 + i * ((w - 2.6) / 8), y + 1.2, [0.8, 1, 0.8, 0.8][i % 4]!, h - 2.4, 'ink'))];

/** A magazine of fashion: a figure before a field of color, over the foot of the name. */
const fashionCover = layoutIn('fashion-magazine-report-cover', 'report-cover', ({ w, h }) => ({
  ground: 'accent',
  layers: [
    disc(52, 82, 44, 'accent2'), say('title', 'heading', [6, 11, 88, 25], [34, 12], 'onAccent', { on: 'accent', align: 'center', v: 'middle', caps: true }), kicker('tag', [8, 5.4, 84, 3], [2.6, 2.1], 'onAccent', { on: 'accent', align: 'center', weight: 700 }),
    icon('person-bust-fur-jacket', 10, 38, 84), box(0, 121, w, h - 121, 'ink'),
    say('body', 'heading', [8, 124, 62, 8], [7, 4], 'bg', { on: 'ink', v: 'middle' }), say('detail', 'sub', [8, 133, 62, 4], [2.9, 2.2], 'accent2', { on: 'ink', v: 'middle' }), ...barcode(77, 125, 16, 11),
  ],
}));

/** A magazine of food: its name over a picture, and what is inside down one side. */
const foodCover = layoutIn('food-magazine-poster', 'poster', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, w, 37, 'accent'), say('title', 'heading', [6, 9, 88, 24], [34, 12], 'onAccent', { on: 'accent', align: 'center', v: 'middle' }), kicker('tag', [8, 5, 84, 3], [2.6, 2.1], 'onAccent', { on: 'accent', align: 'center', weight: 700 }),
    { k: 'photo', photo: 'hero', at: [0, 37, 64, h - 37] }, box(64, 37, 36, h - 37, 'bg'),
    ...many(3, (i): Layer[] => [say(`number${i + 1}`, 'heading', [69, 44 + i * 23, 26, 8], [9, 5], 'accentText', { on: 'bg', v: 'middle' }), say(`line${i + 1}`, 'sub', [69, 53 + i * 23, 26, 10], [3.2, 2.3], 'ink', { on: 'bg', lines: 2, leading: 1.25, weight: 700 })]).flat(),
    disc(46, 119, 16.4, 'accent2'), ring(46, 119, 14.4, 0.9, 'ink'), say('body', 'heading', [34.4, 110, 23.2, 18], [5.6, 3], 'ink', { on: 'accent2', align: 'center', v: 'middle', lines: 3 }), ...barcode(80, 125, 14, 10),
  ],
}));

/** A quiet magazine of living: a framed picture with much air about it. */
const livingCover = layoutIn('living-magazine-book-cover', 'book-cover', ({ h }) => ({
  ground: 'bg',
  layers: [
    say('title', 'heading', [8, 9, 84, 18], [26, 10], 'ink', { align: 'center', v: 'middle' }), kicker('tag', [8, 30, 40, 3], [2.5, 2.1], 'muted', { weight: 600 }), kicker('price', [52, 30, 40, 3], [2.5, 2.1], 'muted', { align: 'right', weight: 600 }), box(8, 35, 84, 0.9, 'ink'),
    { k: 'photo', photo: 'hero', at: [8, 40, 84, 88] },
    say('body', 'heading', [8, 133, 62, 8], [6.6, 4], 'ink', { v: 'middle' }), say('detail', 'sub', [8, 142.4, 62, 4], [3, 2.2], 'muted', { v: 'middle' }), ...barcode(76, h - 26, 16, 11),
  ],
}));

const [W, PANEL] = [141.44, 141.44 / 3];
const at = (panel: number): number => panel * PANEL + 6;
const TEXT = PANEL - 12;

/** The days of a voyage on the inside, a port in each field. */
const ports: PageRecipe = {
  ground: 'bg',
  layers: [
    box(0, 0, W, 27, 'ink'), say('sentence', 'heading', [8, 6, 90, 15], [9, 5], 'bg', { on: 'ink', v: 'middle' }), say('length', 'sub', [100, 6, W - 108, 15], [3.4, 2.4], 'accent2', { on: 'ink', align: 'right', v: 'middle', weight: 700 }),
    stroke([14, 39], [W - 14, 39], 0.9, 'accent2'),
    ...['flat-anchor', 'flat-camera', 'flat-fork-and-knife', 'flat-sun', 'flat-musical-note', 'flat-house'].flatMap((art, i): Layer[] => { const x = 6 + i * 21.8; return [disc(x + 10, 39, 7, 'accent2/bg/.5'), icon(art, x + 6, 35, 8), card(x, 50, 20.4, 40, 'surface', 2), say(`day${i + 1}`, 'heading', [x + 2, 53, 16.4, 5], [3.8, 2.6], 'accentText', { on: 'surface', v: 'middle' }), say(`port${i + 1}`, 'sub', [x + 2, 60, 16.4, 4], [3, 2], 'ink', { on: 'surface', v: 'middle', weight: 700 }), say(`text${i + 1}`, 'body', [x + 2, 67, 16.4, 20], [2.4, 1.95], 'ink', { on: 'surface', lines: 6, leading: 1.4 })]; }),
  ],
};

/** A sea over all three panels, the ship on the first that is seen. */
const cruiseFold: Recipe = {
  ...layoutIn('cruise-brochure', 'brochure', ({ w, h }) => ({
    ground: 'accent2/bg/.5',
    layers: [
      drawn(0, 62, PANEL * 2, 16.4, hills([0, 50], [26, 0], [56, 80], [80, 20], [100, 90]), 'extra'), box(0, 77.9, PANEL * 2, h - 77.9, 'extra/ink/.3'), ...cruiser.draw({ x: PANEL * 2, y: 46, w: PANEL, h: 41 }), box(0, 87, w, 13, 'extra/ink/.44'), box(PANEL, 0, PANEL, h, 'bg'), box(0, 0, PANEL, h, 'accent'),
      say('question', 'heading', [at(0), 11, TEXT, 27], [9, 5], 'onAccent', { on: 'accent', lines: 3 }), ...many(4, (i): Layer[] => [disc(at(0) + 1.6, 49 + i * 11, 1.6, 'onAccent'), say(`fact${i + 1}`, 'sub', [at(0) + 6, 45 + i * 11, TEXT - 6, 8], [3, 2.2], 'onAccent', { on: 'accent', v: 'middle', lines: 2, leading: 1.2 })]).flat(),
      icon('flat-anchor', at(1) + TEXT / 2 - 8, 14, 16), say('name', 'heading', [at(1), 37, TEXT, 8], [5.4, 3.2], 'ink', { on: 'bg', align: 'center', v: 'middle' }), say('place', 'body', [at(1), 47, TEXT, 16], [2.7, 2.1], 'ink', { on: 'bg', align: 'center', lines: 4, leading: 1.5 }), card(at(1), 74, TEXT, 13, 'ink', 2), say('call', 'sub', [at(1) + 2, 74, TEXT - 4, 13], [3.4, 2.4], 'bg', { on: 'ink', align: 'center', v: 'middle', weight: 700 }),
      kicker('tag', [at(2), 11, TEXT, 3], [2.6, 2.1], 'ink', { on: 'accent2/bg/.5', weight: 700 }), say('title', 'heading', [at(2), 17, TEXT, 24], [10.6, 5], 'ink', { on: 'accent2/bg/.5', lines: 3 }),
    ],
  })),
  pages: [ports],
};

const shore: PageRecipe = {
  ground: 'accent2/bg/.6',
  layers: [
    { k: 'photo', photo: 'deck', at: [0, 0, PANEL, 100] }, say('heading', 'heading', [at(1), 10, PANEL + TEXT, 16], [10, 5], 'ink', { on: 'accent2/bg/.6', v: 'middle' }),
    ...many(3, (i): Layer[] => { const y = 31 + i * 20.4; return [card(at(1), y, W - PANEL - 12, 17.4, 'bg', 3), disc(at(1) + 9, y + 8.7, 6, 'accent2'), icon(['flat-bed', 'flat-fork-and-knife', 'flat-compass'][i]!, at(1) + 5, y + 4.7, 8), say(`part${i + 1}`, 'heading', [at(1) + 19, y + 2.6, 60, 5], [4.4, 3], 'ink', { on: 'bg', v: 'middle' }), say(`more${i + 1}`, 'body', [at(1) + 19, y + 8.4, 60, 6], [2.7, 2.1], 'muted', { on: 'bg', v: 'middle' })]; }).flat(),
  ],
};

/** A sea at evening over two panels, a wheel for the name, the prices of cabins on the flap. */
const cabinFold: Recipe = {
  ...layoutIn('cabin-brochure', 'brochure', ({ h }) => ({
    ground: 'ink',
    layers: [
      { k: 'photo', photo: 'hero', at: [PANEL * 2, 0, PANEL + 0.1, 58] }, box(PANEL * 2, 57.4, PANEL + 0.1, h - 57.4, 'accent'), ...many(7, (i) => disc(PANEL * 2 + 3.4 + i * 6.74, 57.6, 3.4, 'accent')),
      kicker('tag', [at(2), 66, TEXT, 3], [2.6, 2.1], 'onAccent', { on: 'accent', weight: 700 }), say('title', 'heading', [at(2), 71.6, TEXT, 20], [10, 5], 'onAccent', { on: 'accent', lines: 2 }),
      box(0, 0, PANEL, h, 'bg'), say('question', 'heading', [at(0), 11, TEXT, 14], [8, 4.6], 'ink', { on: 'bg', lines: 2 }),
      ...many(4, (i): Layer[] => [say(`cabin${i + 1}`, 'sub', [at(0), 37 + i * 12, TEXT - 13, 5], [3.4, 2.4], 'ink', { on: 'bg', v: 'middle', weight: 700 }), say(`price${i + 1}`, 'heading', [at(0) + TEXT - 12, 37 + i * 12, 12, 5], [4, 2.6], 'accentText', { on: 'bg', v: 'middle', align: 'right' }), box(at(0), 44.6 + i * 12, TEXT, 0.8, 'accent2')]).flat(),
      ring(PANEL * 1.5, 30, 12, 2.2, 'accent2'), ring(PANEL * 1.5, 30, 5, 1.6, 'accent2'), ...many(8, (i) => stroke([PANEL * 1.5 + 5 * Math.cos((i * Math.PI) / 4), 30 + 5 * Math.sin((i * Math.PI) / 4)], [PANEL * 1.5 + 16.4 * Math.cos((i * Math.PI) / 4), 30 + 16.4 * Math.sin((i * Math.PI) / 4)], 1.6, 'accent2')),
      say('name', 'heading', [at(1), 53, TEXT, 8], [5.6, 3.2], 'bg', { on: 'ink', align: 'center', v: 'middle' }), say('place', 'body', [at(1), 63, TEXT, 13], [2.7, 2.1], 'bg', { on: 'ink', align: 'center', lines: 3, leading: 1.5 }), say('call', 'sub', [at(1), 83, TEXT, 6], [3.8, 2.6], 'accent2', { on: 'ink', align: 'center', v: 'middle', weight: 700 }),
    ],
  })),
  pages: [shore],
};

export const covers: readonly Recipe[] = [appSite, plantSite, tableSite, threeWidths, fashionCover, foodCover, livingCover, cruiseFold, cabinFold];
