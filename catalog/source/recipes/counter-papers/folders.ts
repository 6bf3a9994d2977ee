import type { Layer, PageRecipe, Recipe } from '../../../build/templates/recipe.js';
import { box, disc, drawn, many, outlined, poly, ring, type Scene } from '../scenes/kit.js';
import { chapel, classroom, clinic, islands, street, weights } from '../scenes/trades.js';
import { crane } from '../scenes/works.js';
import { playroom } from '../scenes/shopfronts/playroom-and-salon.js';
import { lotus } from '../scenes/moods.js';
import { plate } from '../scenes/table.js';
import { mainStage } from '../scenes/happenings/music-and-films.js';
import { card, icon, kicker, rule, say } from '../sheet.js';
import { layoutIn, panelOf, shown } from '../stages/stage.js';

/** A sheet folded twice. Outside from the left: flap, back, cover. */
const [W, H] = [141.44, 100];
const PANEL = W / 3;
const COVER = 2 * PANEL;
const at = (panel: number): number => panel * PANEL + 6;
const TEXT = PANEL - 12;

/** What stands on the back: who they are and where. */
const back = (y: number, on: string, ink: string, button: string, onButton: string): Layer[] => [
  say('name', 'heading', [at(1), y, TEXT, 9], [5.6, 3.2], ink, { on, align: 'center', v: 'middle', lines: 2 }), say('place', 'body', [at(1), y + 13, TEXT, 12], [2.4, 1.95], ink, { on, lines: 4, align: 'center', leading: 1.5 }),
  card(at(1), y + 32, TEXT, 10, button, 5), say('call', 'heading', [at(1) + 3, y + 32, TEXT - 6, 10], [4.4, 2.6], onButton, { on: button, align: 'center', v: 'middle' }),
];

/** Three things with a few words each. */
const parts = (x: number, y: number, w: number, step: number, on: string, ink: string, soft: string): Layer[] =>
  many(3, (i): Layer[] => [say(`part${i + 1}`, 'sub', [x, y + i * step, w, 3.4], [2.9, 2.1], ink, { on, weight: 700 }), say(`note${i + 1}`, 'body', [x, y + 4.6 + i * step, w, 8], [2.25, 1.95], soft, { on, lines: 3, leading: 1.4 })]).flat();

/** Four lines with a price or a date each. */
const prices = (x: number, y: number, step: number, on: string, ink: string, price: string, line: string): Layer[] =>
  many(4, (i): Layer[] => [say(`item${i + 1}`, 'sub', [x, y + i * step, TEXT - 15, 5], [2.5, 2], ink, { on, v: 'middle' }), say(`price${i + 1}`, 'heading', [x + TEXT - 14.6, y + i * step, 14.6, 5], [3.2, 2.1], price, { on, align: 'right', v: 'middle' }), rule(x, y + 6.2 + i * step, TEXT, line, 0.24)]).flat();

const head = (n: number, x: number, y: number, w: number, ink: string, on: string, size = 6): Layer => say(`head${n}`, 'heading', [x, y, w, 13], [size, 3.4], ink, { on, lines: 2 });

const folder = (id: string, layers: Layer[], inside: PageRecipe): Recipe => ({ ...layoutIn(id, 'brochure', () => ({ ground: 'bg', layers })), pages: [inside] });

const HALF = PANEL / 2;
/** A cover of six squares, with rounds and quarters of rounds in them. */
const blocks: Layer[] = [
  box(COVER, 0, HALF, HALF, 'accent'), drawn(COVER, 0, HALF, HALF, 'M0 0C55 0 100 45 100 100H0Z', 'accent2'), box(COVER + HALF, 0, HALF + 0.1, HALF, 'ink'), disc(COVER + HALF * 1.5, HALF / 2, HALF * 0.36, 'accent'),
  box(COVER, HALF, HALF, HALF, 'accent2/bg/.5'), icon('mark', COVER + 4.8, HALF + 4.8, 14, ['accent', 'ink']), box(COVER + HALF, HALF, HALF + 0.1, HALF, 'accent2'), drawn(COVER + HALF, HALF, HALF + 0.1, HALF, 'M100 0C45 0 0 45 0 100H100Z', 'accent'),
];

const brochureBlocks = folder('brochure-blocks', [
  box(0, 0, PANEL, H, 'accent'), drawn(0, H - PANEL, PANEL, PANEL, 'M0 0C55 0 100 45 100 100H0Z', 'accent/ink/.2'), drawn(0, H - HALF, HALF, HALF, 'M0 0C55 0 100 45 100 100H0Z', 'accent2'),
  say('question', 'heading', [at(0), 10, TEXT, 26], [7.6, 4], 'onAccent', { on: 'accent', lines: 3 }), say('detail', 'body', [at(0), 0, TEXT, 14], [2.5, 2], 'onAccent', { on: 'accent', lines: 4, leading: 1.5, below: 'question', gap: 5 }),
  disc(PANEL * 1.5, 26, 10, 'accent2/bg/.5'), icon('mark', PANEL * 1.5 - 6.4, 19.6, 12.8, ['accent', 'ink']), ...back(43, 'bg', 'ink', 'ink', 'bg'),
  ...blocks, box(COVER, PANEL, PANEL + 0.1, H - PANEL, 'bg'), kicker('tag', [at(2), 54.6, TEXT, 3], [2.4, 1.95], 'accentText', { weight: 700 }), say('title', 'heading', [at(2), 61, TEXT, 28], [9.6, 4.6], 'ink', { lines: 3 }), box(COVER, H - 3, PANEL + 0.1, 3, 'accent'),
], {
  layers: [
    box(PANEL, 0, PANEL, H, 'ink'), drawn(0, H - HALF, HALF, HALF, 'M0 0C55 0 100 45 100 100H0Z', 'accent'), disc(HALF * 1.5, H - HALF / 2, HALF * 0.36, 'accent2'),
    head(1, at(0), 10, TEXT, 'ink', 'bg', 7), say('text', 'body', [at(0), 0, TEXT, 22], [2.5, 2], 'muted', { lines: 7, leading: 1.5, below: 'head1', gap: 5 }),
    head(2, at(1), 10, TEXT, 'bg', 'ink'), box(at(1), 25, 9, 0.9, 'accent'), ...parts(at(1), 32, TEXT, 19, 'ink', 'accent2', 'bg'),
    head(3, at(2), 10, TEXT, 'ink', 'bg'), box(at(2), 25, 9, 0.9, 'accent'), ...prices(at(2), 31, 9, 'bg', 'ink', 'accentText', 'ink/bg/.75'), box(COVER + 0.1, 74, PANEL, 26, 'accent2/bg/.5'), say('offer', 'heading', [at(2), 78, TEXT, 16], [3.8, 2.5], 'ink', { on: 'accent2/bg/.5', lines: 3, v: 'middle', leading: 1.2 }),
  ],
});

/** Two pictures: one in a window on the cover, one down a panel inside. */
const brochureView = folder('brochure-view', [
  box(0, 0, PANEL, H, 'surface'), say('question', 'heading', [at(0), 12, TEXT, 28], [7.4, 4], 'ink', { on: 'surface', lines: 4 }), box(at(0), 8, 10, 0.9, 'accent'), say('detail', 'body', [at(0), 0, TEXT, 14], [2.5, 2], 'ink', { on: 'surface', lines: 4, leading: 1.5, below: 'question', gap: 5 }),
  { k: 'photo', photo: 'inside', at: [6, 66, TEXT, 26] },
  box(PANEL, 0, PANEL, H, 'ink'), { k: 'shape', outline: 'rectangle', at: [PANEL + 4, 4, PANEL - 8, H - 8], stroke: { color: 'accent2', width: 0.4 } }, ...back(34, 'ink', 'bg', 'accent', 'onAccent'),
  { k: 'photo', photo: 'hero', at: [COVER, 0, PANEL + 0.1, H] }, box(COVER + 5, 56, PANEL - 10, 38, 'bg'), box(COVER + 5, 56, PANEL - 10, 1.2, 'accent'), kicker('tag', [COVER + 9, 61.6, PANEL - 18, 3], [2.2, 1.95], 'accentText', { on: 'bg', weight: 700 }), say('title', 'heading', [COVER + 9, 67.6, PANEL - 18, 23], [7.8, 4], 'ink', { on: 'bg', lines: 3 }),
], {
  layers: [
    { k: 'photo', photo: 'hero', at: [0, 0, PANEL, H] }, box(5, 70, PANEL - 10, 25, 'accent'), say('offer', 'heading', [9, 73, PANEL - 18, 19], [4, 2.5], 'onAccent', { on: 'accent', lines: 4, v: 'middle', leading: 1.2 }),
    head(1, at(1), 10, TEXT, 'ink', 'bg', 6.6), say('text', 'body', [at(1), 0, TEXT, 16], [2.4, 2], 'muted', { lines: 5, leading: 1.5, below: 'head1', gap: 4.4 }), rule(at(1), 45.6, TEXT, 'accent', 0.4), kicker('head2', [at(1), 49, TEXT, 3], [2.3, 1.95], 'accentText', { weight: 700 }), ...parts(at(1), 55, TEXT, 13.6, 'bg', 'ink', 'muted').filter((_, i) => i < 6),
    { k: 'photo', photo: 'inside', at: [COVER, 0, PANEL + 0.1, 42] }, box(COVER, 42, PANEL + 0.1, 58, 'surface'), head(3, at(2), 48, TEXT, 'ink', 'surface', 5.2), ...prices(at(2), 61, 8.6, 'surface', 'ink', 'ink', 'ink/surface/.7'),
  ],
});

/** A slope of color through all panels, the mark at home on it. */
const brochureRidge = folder('brochure-ridge', [
  box(0, 0, COVER, H, 'accent2/bg/.62'), poly([[0, 72], [COVER, 50], [COVER, H], [0, H]], 'accent'), poly([[0, 84], [COVER, 62], [COVER, H], [0, H]], 'ink'),
  say('question', 'heading', [at(0), 10, TEXT, 28], [7.6, 4], 'ink', { on: 'accent2/bg/.62', lines: 3 }), say('detail', 'body', [at(0), 0, TEXT, 14], [2.5, 2], 'ink', { on: 'accent2/bg/.62', lines: 4, leading: 1.5, below: 'question', gap: 5 }),
  say('name', 'heading', [at(1), 12, TEXT, 9], [5.4, 3.2], 'ink', { on: 'accent2/bg/.62', lines: 2, align: 'center', v: 'middle' }), say('place', 'body', [at(1), 26, TEXT, 12], [2.4, 1.95], 'ink', { on: 'accent2/bg/.62', lines: 4, align: 'center', leading: 1.5 }), say('call', 'heading', [at(1), 82, TEXT, 10], [6, 3.2], 'bg', { on: 'ink', align: 'center', v: 'middle' }),
  box(COVER, 0, PANEL + 0.1, H, 'ink'), poly([[COVER, 0], [W, 0], [W, 34], [COVER, 50]], 'accent'), poly([[COVER, 50], [W, 34], [W, 40], [COVER, 56]], 'accent2'), disc(COVER + 17, 21, 12, 'onAccent'), icon('mark', COVER + 9, 13, 16, ['accent', 'accent/ink/.6']),
  kicker('tag', [at(2), 61, TEXT, 3], [2.3, 1.95], 'accent2', { on: 'ink', weight: 700 }), say('title', 'heading', [at(2), 67, TEXT, 26], [9, 4.4], 'bg', { on: 'ink', lines: 3 }),
], {
  layers: [
    poly([[0, 0], [W, 0], [W, 20], [0, 36]], 'ink'), poly([[0, 36], [W, 20], [W, 23], [0, 39]], 'accent'), head(1, at(0), 9, COVER - 30, 'bg', 'ink', 8.4), icon('mark', W - 22, 3.4, 12, ['accent2', 'bg']),
    say('text', 'body', [at(0), 47, TEXT, 26], [2.6, 2], 'ink', { lines: 8, leading: 1.5 }), card(at(0), 76, TEXT, 17, 'accent2/bg/.5', 2), say('offer', 'heading', [at(0) + 3, 77.6, TEXT - 6, 14], [3.5, 2.4], 'ink', { on: 'accent2/bg/.5', lines: 3, v: 'middle', leading: 1.2 }),
    kicker('head2', [at(1), 44, TEXT, 3], [2.5, 2], 'accentText', { weight: 700 }), ...parts(at(1), 50.6, TEXT, 14.6, 'bg', 'ink', 'muted'), kicker('head3', [at(2), 44, TEXT, 3], [2.5, 2], 'accentText', { weight: 700 }), ...prices(at(2), 49.6, 10.6, 'bg', 'ink', 'accentText', 'ink/bg/.75'),
  ],
});

/** The scene in an arch on the cover, and across the foot of all three panels inside. */
const panorama = (scene: Scene, id: string): Recipe => {
  const sky = panelOf(scene);
  return folder(id, [
    outlined('arch', COVER + PANEL / 2, 36, PANEL - 10, 62, sky), ...scene.draw({ x: COVER + 5, y: 30, w: PANEL - 10, h: 37 }), drawn(COVER, 0, PANEL + 0.1, 72, ARCH, 'bg'), { k: 'shape', outline: 'arch', at: [COVER + 3.6, 3.6, PANEL - 7.2, 64.8], stroke: { color: 'accent', width: 0.6 } }, box(COVER, 67, PANEL + 0.1, 33, 'bg'), box(COVER + 3.3, 67, PANEL - 6.6, 1, 'accent'),
    box(PANEL, 0, PANEL, H, 'bg'), box(0, 0, PANEL, H, 'ink'), say('question', 'heading', [at(0), 10, TEXT, 30], [8, 4], 'bg', { on: 'ink', lines: 4 }), say('detail', 'body', [at(0), 0, TEXT, 16], [2.5, 2], 'bg', { on: 'ink', lines: 5, leading: 1.5, below: 'question', gap: 5 }), ...many(7, (i) => disc(at(0) + 1.4 + i * 5.5, 90, 1.4, i % 2 ? 'accent2' : 'accent')),
    icon('mark', PANEL * 1.5 - 8, 15, 16, ['accent2', 'ink']), ...back(38, 'bg', 'ink', 'accent', 'onAccent'),
    kicker('tag', [at(2) - 2, 71.4, TEXT + 4, 2.8], [2.2, 1.95], 'accentText', { align: 'center', weight: 700 }), say('title', 'heading', [at(2) - 2, 76, TEXT + 4, 18], [7.6, 4], 'ink', { lines: 2, align: 'center', v: 'middle' }),
  ], {
    layers: [
      ...shown(scene, { x: 0, y: 60, w: W, h: 40 }), box(0, 0, W, 60, 'bg'), box(0, 59.4, W, 1.2, 'ink'),
      head(1, at(0), 9, TEXT, 'ink', 'bg', 6), say('text', 'body', [at(0), 0, TEXT, 22], [2.35, 1.95], 'muted', { lines: 7, leading: 1.48, below: 'head1', gap: 4.4 }),
      head(2, at(1), 9, TEXT, 'ink', 'bg', 5.2), ...parts(at(1), 20.4, TEXT, 12.8, 'bg', 'accentText', 'muted'), head(3, at(2), 9, TEXT, 'ink', 'bg', 5.2), ...prices(at(2), 19, 9.2, 'bg', 'ink', 'accentText', 'ink/bg/.75'),
      card(at(0) - 1, 68, TEXT, 24, 'bg', 2.4), say('offer', 'heading', [at(0) + 2.4, 70, TEXT - 6.8, 20], [4, 2.5], 'ink', { on: 'bg', lines: 4, v: 'middle', leading: 1.22 }), disc(COVER + PANEL / 2, 80, 12, 'bg'), ring(COVER + PANEL / 2, 80, 10.4, 0.5, 'accent'), icon('mark', COVER + PANEL / 2 - 6.4, 73.6, 12.8, ['accent2', 'ink']),
    ],
  });
};

/** A panel with an arch cut out of it, of percents. */
const ARCH = 'M0 0H100V100H0Z M10.6 96H89.4V34.7C89.4 19 71.7 6.9 50 6.9C28.3 6.9 10.6 19 10.6 34.7Z';

export const folders: readonly Recipe[] = [
  brochureBlocks, brochureView, brochureRidge,
  panorama(crane, 'crane-brochure'), panorama(street, 'street-brochure'), panorama(chapel, 'chapel-brochure'), panorama(classroom, 'classroom-brochure'), panorama(playroom, 'playroom-brochure'),
  panorama(weights, 'weights-brochure'), panorama(islands, 'islands-brochure'), panorama(lotus, 'lotus-brochure'), panorama(plate, 'plate-brochure'), panorama(mainStage, 'stage-brochure'), panorama(clinic, 'ward-brochure'),
];
