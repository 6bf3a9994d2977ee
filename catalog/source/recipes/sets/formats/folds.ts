import type { Layer, PageRecipe, Recipe } from '../../../../build/templates/recipe.js';
import { hills } from '../../social-media/drawing.js';
import { tooth } from '../../scenes/moods.js';
import { box, disc, drawn, many, poly, stroke, type Region } from '../../scenes/kit.js';
import { card, icon, kicker, rule, say } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';

/** A sheet of three panels: flap, back and cover outside, three columns inside. */
const [W, H] = [141.44, 100];
const PANEL = W / 3;
const at = (panel: number, inset = 6): number => panel * PANEL + inset;
const TEXT = PANEL - 12;

/** A whole tooth's life in six drawers. */
const TREATMENTS = ['flat-toothbrush', 'flat-sparkles', 'flat-shield', 'flat-baby', 'flat-magnifying-glass-tilted-right', 'flat-ambulance'];
const toothInside: PageRecipe = {
  ground: 'surface',
  layers: [
    box(0, 0, W, 30, 'accent'), disc(W - 20, 2, 34, 'accent/bg/.16'), disc(W - 8, 26, 14, 'accent2'), box(0, 30, W, 12, 'surface'),
    say('sentence', 'heading', [8, 6, 92, 18], [9, 5], 'onAccent', { on: 'accent', lines: 2, v: 'middle' }),
    ...TREATMENTS.flatMap((art, i): Layer[] => {
      const [x, y] = [8 + (i % 3) * 42.4, 36 + Math.floor(i / 3) * 30.4];
      return [card(x, y, 40.4, 28, 'bg', 2.4), card(x + 3, y + 3, 10, 10, 'accent2/bg/.5', 2), icon(art, x + 4.4, y + 4.4, 7.2), say(`head${i + 1}`, 'heading', [x + 15.6, y + 3, 22, 10], [3.9, 2.6], 'ink', { v: 'middle', lines: 2 }), say(`text${i + 1}`, 'body', [x + 3, y + 16, 34.4, 10], [2.3, 1.95], 'muted', { lines: 3, leading: 1.4 })];
    }),
  ],
};

/** A round of light that runs over all three panels, and a tooth in the last. */
const toothFold: Recipe = {
  ...layoutIn('tooth-brochure', 'brochure', () => ({
    ground: 'bg',
    layers: [
      box(0, 0, PANEL, H, 'extra/bg/.5'), box(2 * PANEL, 0, PANEL + 0.1, H, 'accent'), drawn(2 * PANEL, 40, PANEL + 0.1, 60, hills([0, 30], [50, 0], [100, 24]), 'extra/bg/.5'),
      ...tooth.draw({ x: 2 * PANEL, y: 47, w: PANEL, h: 53 }),
      kicker('tag', [at(2), 9, TEXT, 3], [2.6, 2.1], 'onAccent', { on: 'accent', weight: 700 }), say('title', 'heading', [at(2), 15, TEXT, 22], [10.4, 5], 'onAccent', { on: 'accent', lines: 3 }),
      say('question', 'heading', [at(0), 10, TEXT, 28], [7.8, 4.6], 'ink', { on: 'extra/bg/.5', lines: 4 }), ...[0, 1, 2, 3].flatMap((i): Layer[] => [disc(at(0) + 2.6, 48.6 + i * 11.4, 2.6, 'accent'), stroke([at(0) + 1.5, 48.6 + i * 11.4], [at(0) + 2.4, 49.7 + i * 11.4], 0.6, 'bg'), stroke([at(0) + 2.4, 49.7 + i * 11.4], [at(0) + 4, 47.4 + i * 11.4], 0.6, 'bg'), say(`promise${i + 1}`, 'sub', [at(0) + 8, 44.6 + i * 11.4, TEXT - 8, 8], [2.9, 2.1], 'ink', { on: 'extra/bg/.5', lines: 2, v: 'middle', leading: 1.26, weight: 600 })]),
      icon('flat-toothbrush', at(1) + TEXT / 2 - 9, 11, 18), say('name', 'heading', [at(1), 36, TEXT, 8], [5.4, 3.4], 'ink', { align: 'center', v: 'middle' }), say('place', 'body', [at(1), 46, TEXT, 14], [2.5, 2], 'ink', { lines: 4, align: 'center', leading: 1.5 }),
      card(at(1), 66, TEXT, 26, 'accent2', 3), ...[1, 2, 3].flatMap((i): Layer[] => [say(`day${i}`, 'sub', [at(1) + 3.4, 69.6 + (i - 1) * 6.6, 14, 5], [2.5, 2], 'ink', { on: 'accent2', v: 'middle', weight: 700 }), say(`hour${i}`, 'sub', [at(1) + 17, 69.6 + (i - 1) * 6.6, TEXT - 20.4, 5], [2.5, 2], 'ink', { on: 'accent2', v: 'middle', align: 'right' })]),
    ],
  })),
  pages: [toothInside],
};

const pine = (x: number, foot: number, s: number, color: string): Layer[] => [0, 1, 2].map((i) => poly([[x - s * (0.34 - i * 0.07), foot - s * i * 0.28], [x + s * (0.34 - i * 0.07), foot - s * i * 0.28], [x, foot - s * (0.52 + i * 0.26)]], color));

/** Hills of pines in a panel as wide as one likes. */
const woods = ({ x, y, w, h }: Region, colors: readonly [string, string, string]): Layer[] => [
  drawn(x, y, w, h, hills([0, 30], [16, 6], [34, 34], [54, 8], [76, 32], [100, 4]), colors[0]),
  ...many(17, (i) => pine(x + (w * (i + 0.4)) / 17, y + h * (0.52 + 0.08 * Math.sin(i * 1.7)), h * (0.34 + (i % 3) * 0.07), colors[1])).flat(),
  drawn(x, y + h * 0.42, w, h * 0.58, hills([0, 14], [30, 34], [60, 8], [100, 26]), colors[1]), drawn(x, y + h * 0.66, w, h * 0.34, hills([0, 40], [40, 6], [70, 36], [100, 10]), colors[2]),
];

const campInside: PageRecipe = {
  ground: 'accent2/bg/.5',
  layers: [
    disc(118, 16, 17, 'accent2'), say('sentence', 'heading', [8, 8, 84, 18], [11, 6], 'ink', { on: 'accent2/bg/.5', lines: 2, v: 'middle' }),
    ...woods({ x: 0, y: 64, w: W, h: 36 }, ['extra/bg/.3', 'extra/ink/.4', 'ink']),
    ...['flat-sunrise', 'flat-canoe', 'flat-sandwich', 'flat-bow-and-arrow', 'flat-guitar', 'flat-full-moon'].flatMap((art, i): Layer[] => {
      const [x, y] = [8 + i * 21.2, 34 + (i % 2) * 5];
      return [card(x, y, 19.4, 34, 'bg', 2.6), icon(art, x + 4.2, y + 3, 11), say(`time${i + 1}`, 'heading', [x + 2, y + 16.6, 15.4, 4], [3.8, 2.6], 'accent', { on: 'bg', align: 'center', v: 'middle' }), say(`what${i + 1}`, 'sub', [x + 1.6, y + 22.4, 16.2, 9.6], [2.5, 2], 'ink', { lines: 3, align: 'center', leading: 1.28, weight: 600 })];
    }),
    say('price', 'heading', [8, 89, 84, 7], [5.4, 3.4], 'bg', { on: 'ink', v: 'middle' }), say('cta', 'sub', [94, 89, W - 102, 7], [3, 2.2], 'accent2', { on: 'ink', v: 'middle', align: 'right', weight: 700 }),
  ],
};

/** One night over three panels: a tent that glows, pines, and all the stars. */
const campFold: Recipe = {
  ...layoutIn('camp-brochure', 'brochure', () => ({
    ground: 'ink',
    layers: [
      ...many(90, (i) => [(((i + 1) * 0.618) % 1) * W, (((i + 1) * 0.377) % 1) * 58] as const).filter(([x, y]) => y < 7 || (y > 50 && y < 58) || x % PANEL < 4 || x % PANEL > 43 || (x > PANEL && x < 2 * PANEL && y < 27)).map(([x, y], i) => disc(x, y, i % 6 ? 0.3 : 0.7, i % 5 ? 'bg' : 'accent2')), disc(70.7, 16, 8.6, 'accent2'), disc(74, 13.6, 7.4, 'ink'),
      ...woods({ x: 0, y: 50, w: W, h: 50 }, ['ink/extra/.34', 'ink/extra/.6', 'extra/ink/.7']),
      poly([[96, 90], [118, 54], [140, 90]], 'accent'), poly([[96, 90], [118, 54], [110, 90]], 'accent/ink/.3'), poly([[112, 90], [119.4, 62], [127, 90]], 'accent2'), poly([[119.4, 62], [119.4, 90], [116.4, 90]], 'accent2/bg/.5'), stroke([118, 54], [116, 50], 0.8, 'bg'),
      ...[[22, 84], [26, 84]].map(([x, y], i) => stroke([x! - 5 + i * 2, y! + (i ? 0 : 3)], [x! + 5, y! + (i ? 3 : 0)], 1.6, 'accent/ink/.5')), drawn(19, 69, 10, 15, 'M50 0C60 24 100 46 96 74C92 94 72 100 50 100C28 100 8 94 4 74C2 56 28 50 50 0Z', 'accent'), drawn(21.6, 75, 5, 9, 'M50 0C60 24 100 46 96 74C92 94 72 100 50 100C28 100 8 94 4 74C2 56 28 50 50 0Z', 'accent2'),
      kicker('tag', [at(2), 9, TEXT, 3], [2.6, 2.1], 'accent2', { on: 'ink', weight: 700 }), say('title', 'heading', [at(2), 15, TEXT, 28], [13, 6], 'bg', { on: 'ink', lines: 3 }),
      say('question', 'heading', [at(0), 9, TEXT, 24], [7.4, 4.4], 'bg', { on: 'ink', lines: 4 }), say('detail', 'body', [at(0), 39, TEXT, 10], [2.5, 2], 'bg', { on: 'ink', lines: 3, leading: 1.4 }),
      say('name', 'heading', [at(1), 29, TEXT, 6], [5, 3.2], 'bg', { on: 'ink', align: 'center', v: 'middle' }), say('place', 'body', [at(1), 38, TEXT, 12], [2.4, 2], 'bg', { on: 'ink', lines: 3, align: 'center', leading: 1.44 }),
    ],
  })),
  pages: [campInside],
};

const estateInside: PageRecipe = {
  ground: 'bg',
  layers: [
    { k: 'photo', photo: 'view3', at: [0, 0, PANEL, 58] }, { k: 'photo', photo: 'view4', at: [PANEL, 42, PANEL, 58] }, { k: 'photo', photo: 'view5', at: [2 * PANEL, 0, PANEL + 0.1, 58] }, box(PANEL, 0, PANEL, 42, 'ink'),
    ...[[0, 58, 'bg', 'ink', 'accentText'], [1, 0, 'ink', 'bg', 'accent2'], [2, 58, 'bg', 'ink', 'accentText']].flatMap(([panel, y, on, words, soft], i): Layer[] => [
      kicker(`order${i + 1}`, [at(Number(panel)), Number(y) + 8, TEXT, 3], [2.5, 2.1], String(soft), { on: String(on), weight: 700 }), say(`head${i + 1}`, 'heading', [at(Number(panel)), Number(y) + 13.6, TEXT, 9], [6.4, 4], String(words), { on: String(on), v: 'middle' }), say(`text${i + 1}`, 'body', [at(Number(panel)), Number(y) + 25, TEXT, 12], [2.4, 2], String(words), { on: String(on), lines: 3, leading: 1.42 }),
    ]),
  ],
};

/** Rooms in pictures, a roof cut out of the cover. */
const estateFold: Recipe = {
  ...layoutIn('estate-brochure', 'brochure', () => ({
    ground: 'bg',
    layers: [
      { k: 'photo', photo: 'view1', at: [0, 0, PANEL, H] }, card(6, 57, PANEL - 12, 36, 'bg', 1), say('question', 'heading', [9.4, 61, TEXT - 6.8, 17], [5.4, 3.4], 'ink', { lines: 3 }), say('detail', 'body', [9.4, 82, TEXT - 6.8, 8], [2.3, 1.95], 'muted', { lines: 2, leading: 1.4 }),
      box(PANEL, 0, PANEL, H, 'accent'), poly([[at(1) + TEXT / 2, 12], [at(1) + TEXT / 2 + 11, 22], [at(1) + TEXT / 2 + 11, 36], [at(1) + TEXT / 2 - 11, 36], [at(1) + TEXT / 2 - 11, 22]], 'bg'), { k: 'shape', outline: 'arch', at: [at(1) + TEXT / 2 - 3.4, 24, 6.8, 12], color: 'accent' },
      say('name', 'heading', [at(1), 43, TEXT, 8], [5.6, 3.4], 'onAccent', { on: 'accent', align: 'center', v: 'middle' }), rule(at(1) + TEXT / 2 - 6, 54, 12, 'onAccent', 0.5), say('place', 'body', [at(1), 59, TEXT, 16], [2.5, 2], 'onAccent', { on: 'accent', lines: 4, align: 'center', leading: 1.5 }), say('site', 'sub', [at(1), 88, TEXT, 4], [2.7, 2], 'onAccent', { on: 'accent', align: 'center', v: 'middle', weight: 700 }),
      { k: 'photo', photo: 'view2', at: [2 * PANEL, 36, PANEL + 0.1, 64] }, poly([[2 * PANEL, 0], [W, 0], [W, 58], [2.5 * PANEL, 40], [2 * PANEL, 58]], 'ink'),
      kicker('tag', [at(2), 8, TEXT, 3], [2.5, 2.1], 'accent2', { on: 'ink', weight: 700 }), say('title', 'heading', [at(2), 13.6, TEXT, 22], [10, 5.4], 'bg', { on: 'ink', lines: 2 }),
    ],
  })),
  pages: [estateInside],
};

export const folds: readonly Recipe[] = [toothFold, campFold, estateFold];
