import type { Layer, PageRecipe, Recipe } from '../../../../build/templates/recipe.js';
import { box, disc, drawn, many, outlined, poly, ring, starAt, stroke } from '../../scenes/kit.js';
import { chip, padlock } from '../../scenes/office.js';
import { card, icon, kicker, say } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';
import { agendaRows, agendaSteps, DARK, ending, LIGHT, numberBars, numberWide, pointsBands, pointsCards, type Look } from './inner.js';
import { galleryPage, picturePage, quotePage, sharesPage, stepsPage, swotPage, teamPage } from './office-pages.js';

const deck = (id: string, pages: readonly PageRecipe[], cover: PageRecipe): Recipe => ({
  ...layoutIn(id, 'presentation-wide', () => ({ ground: cover.ground ?? 'bg', layers: [...cover.layers] })),
  pages,
});

const W = 177.78;

/** Columns that climb to a flag, the title in the room they leave. */
const climb: Look = { ...LIGHT, corner: 1.6, sign: (x, y, s) => many(3, (i) => box(x + i * s * 0.36, y + s * (0.66 - i * 0.33), s * 0.28, s * (0.34 + i * 0.33), i === 2 ? 'accent' : 'ink')) };
const deckClimb = deck('deck-climb', [agendaRows(climb), pointsBands(climb), swotPage(climb), sharesPage(climb), numberBars(climb), stepsPage(climb), ending(climb)], {
  ground: 'bg',
  layers: [
    disc(140, 34, 27, 'accent2/bg/.55'),
    ...many(5, (i): Layer => box(92 + i * 17.2, 84 - i * 13.4, 15.4, 16.2 + i * 13.4, (['ink', 'accent2', 'ink', 'accent2', 'accent'] as const)[i]!)),
    box(167.6, 8, 0.9, 22.6, 'ink'), poly([[166.6, 8], [166.6, 19], [150, 13.5]], 'accent'),
    { k: 'art', art: 'climber', at: [127.5, 17.6, 13, 26.4], colors: ['bg', 'ink'] },
    kicker('company', [10, 12, 70, 3], 2.6, 'accentText'), say('title', 'heading', [10, 30, 76, 32], [13.5, 7], 'ink', { lines: 3 }), say('body', 'body', [10, 0, 66, 10], [3, 2.4], 'muted', { lines: 3, leading: 1.4, below: 'title', gap: 5.4 }), say('date', 'sub', [10, 85, 60, 3], 2.5, 'ink', { v: 'bottom' }),
  ],
});

/** A megaphone that sends rings over the page. */
const loud: Look = { ...LIGHT, corner: 4, sign: (x, y, s) => [poly([[x, y + s * 0.38], [x + s * 0.78, y + s * 0.1], [x + s * 0.78, y + s * 0.9], [x, y + s * 0.62]], 'accent'), outlined('ellipse', x + s * 0.78, y + s / 2, s * 0.24, s * 0.84, 'ink')] };
const deckLoud = deck('deck-loud', [agendaSteps(loud), swotPage(loud), sharesPage(loud), pointsCards(loud), numberWide(loud), stepsPage(loud), ending(loud)], {
  ground: 'accent2',
  layers: [
    ...many(4, (i): Layer => disc(150, 32, 74 - i * 17, i % 2 ? 'accent2' : 'accent2/bg/.35')),
    poly([[103, 53], [149, 16], [158, 66], [108, 71]], 'accent'), outlined('ellipse', 153.5, 41, 13, 51, 'ink', { rotate: -10 }), outlined('ellipse', 154, 41, 6, 27, 'accent2/bg/.35', { rotate: -10 }),
    box(93, 51.4, 20, 21, 'ink', { rotate: -13, radius: 0.2 }), poly([[112, 71], [122, 69.4], [127, 92], [117, 93]], 'ink'),
    ...[[171, 20, -30], [173, 38, -8], [170, 56, 18]].map(([x, y, turn]) => box(x! - 5, y! - 0.9, 10, 1.8, 'ink', { rotate: turn!, radius: 0.5 })),
    kicker('company', [10, 12, 70, 3], 2.6, 'ink', { on: 'accent2' }), say('title', 'heading', [10, 26, 78, 34], [14, 7], 'ink', { on: 'accent2', lines: 3 }), say('body', 'body', [10, 0, 66, 10], [3, 2.4], 'ink', { on: 'accent2', lines: 3, leading: 1.4, below: 'title', gap: 5.4 }), say('date', 'sub', [10, 85, 60, 3], 2.5, 'ink', { on: 'accent2', v: 'bottom' }),
  ],
});

/** A skyline in a wide window, the name on a field that overlaps it. */
const house: Look = { ...LIGHT, corner: 0, sign: (x, y, s) => [box(x, y + s * 0.4, s * 0.3, s * 0.6, 'ink'), box(x + s * 0.35, y, s * 0.3, s, 'accent'), box(x + s * 0.7, y + s * 0.24, s * 0.3, s * 0.76, 'accent2')] };
const deckHouse = deck('deck-house', [agendaRows(house), stepsPage(house), teamPage(house), pointsCards(house), numberWide(house, 'ink', 'bg'), picturePage(house), ending(house)], {
  ground: 'bg',
  layers: [
    { k: 'photo', photo: 'hero', at: [62, 0, W - 62, 100] },
    box(10, 16, 84, 68, 'ink'), box(10, 16, 84, 2, 'accent'), box(94, 72, 28, 12, 'accent'),
    kicker('company', [18, 26, 68, 3], 2.5, 'accent2', { on: 'ink' }), say('title', 'heading', [18, 34, 68, 24], [11, 6.4], 'bg', { on: 'ink', lines: 2 }), say('body', 'body', [18, 0, 64, 10], [2.9, 2.3], 'bg', { on: 'ink', lines: 3, leading: 1.45, below: 'title', gap: 5 }), say('date', 'sub', [96, 72, 24, 12], [2.8, 2.2], 'onAccent', { on: 'accent', align: 'center', v: 'middle' }),
  ],
});

const BEAT = 'M0 50H30L36 30L44 92L54 4L62 66L67 50H100';

/** A heart's line across the page into a cross. */
const ward: Look = { ...LIGHT, corner: 3, sign: (x, y, s) => [box(x + s * 0.34, y, s * 0.32, s, 'accent', { radius: 0.2 }), box(x, y + s * 0.34, s, s * 0.32, 'accent', { radius: 0.2 })] };
const deckWard = deck('deck-ward', [agendaRows(ward), pointsCards(ward), numberBars(ward), stepsPage(ward), teamPage(ward), quotePage(ward), ending(ward)], {
  ground: 'bg',
  layers: [
    box(0, 0, 3, 100, 'accent'),
    disc(136, 44, 35, 'accent2/bg/.6'), box(126, 20, 20, 48, 'accent', { radius: 0.12 }), box(112, 34, 48, 20, 'accent', { radius: 0.12 }),
    { k: 'shape', outline: 'rectangle', at: [92, 28, W - 92, 34], path: BEAT, stroke: { color: 'ink', width: 1.3 } },
    { k: 'art', art: 'person1', at: [142, 58, 28, 42], colors: ['bg', 'ink'] },
    say('company', 'sub', [12, 12, 70, 3], 2.6, 'accentText', { weight: 700 }), say('title', 'heading', [12, 30, 78, 32], [12.5, 6.6], 'ink', { lines: 3 }), say('body', 'body', [12, 0, 70, 10], [3, 2.4], 'muted', { lines: 3, leading: 1.45, below: 'title', gap: 5.4 }), say('date', 'sub', [12, 85, 70, 3], 2.5, 'ink', { v: 'bottom' }),
  ],
});

const dark = (t: 'title' | 'wide'): Layer[] => [
  kicker('company', [10, 12, 70, 3], 2.5, 'accent2', { on: 'ink' }), say('title', 'heading', [10, 28, t === 'wide' ? 84 : 76, 34], [14, 7], 'bg', { on: 'ink', lines: 3 }), say('body', 'body', [10, 0, 68, 10], [3, 2.4], 'bg', { on: 'ink', lines: 3, leading: 1.45, below: 'title', gap: 5.4 }), say('date', 'sub', [10, 85, 60, 3], 2.5, 'accent2', { on: 'ink', v: 'bottom' }),
];

/** A chip that lights up the right half. */
const spark: Look = { ...DARK, corner: 2.4, sign: (x, y, s) => [starAt(x + s * 0.44, y + s * 0.54, s * 0.46, 'accent', 4, 0.3), starAt(x + s * 0.86, y + s * 0.16, s * 0.16, 'accent2', 4, 0.3)] };
const deckSpark = deck('deck-spark', [agendaSteps(spark), pointsCards(spark), numberWide(spark), stepsPage(spark), sharesPage(spark), quotePage(spark, 'ink/bg/.1', 'bg'), ending(spark)], {
  ground: 'ink',
  layers: [...chip.draw({ x: 84, y: 2, w: 90, h: 96 }), ...dark('title')],
});

/** A shield before bits; the deck's pages keep to the dark. */
const vault: Look = { ...DARK, corner: 1, sign: (x, y, s) => [drawn(x, y, s * 0.86, s, 'M50 0C62 9 80 14 100 14V52C100 78 76 93 50 100C24 93 0 78 0 52V14C20 14 38 9 50 0Z', 'accent')] };
const deckVault = deck('deck-vault', [agendaRows(vault), pointsBands(vault), numberBars(vault), stepsPage(vault), quotePage(vault, 'accent', 'onAccent'), ending(vault)], {
  ground: 'ink',
  layers: [...padlock.draw({ x: 98, y: 0, w: W - 98, h: 100 }), box(86, 0, 12, 100, 'ink'), ...dark('title')],
});

/** White, one picture, and lines as thin as a plan's. */
const plan: Look = { ...LIGHT, corner: 0, sign: (x, y, s) => [ring(x + s / 2, y + s / 2, s * 0.46, s * 0.07, 'ink'), box(x + s * 0.46, y, s * 0.08, s * 0.5, 'accent')] };
const deckPlan = deck('deck-plan', [agendaRows(plan), picturePage(plan), galleryPage(plan), numberWide(plan, 'surface', 'ink'), quotePage(plan, 'bg', 'ink'), ending(plan)], {
  ground: 'bg',
  layers: [
    { k: 'photo', photo: 'hero', at: [84, 12, W - 94, 76] },
    box(10, 12, 60, 0.4, 'ink'), box(10, 88, 60, 0.4, 'ink'), stroke([10, 88], [70, 88], 0.4, 'ink'),
    say('company', 'sub', [10, 17, 60, 3], 2.5, 'ink'), say('title', 'heading', [10, 34, 66, 26], [13, 7], 'ink', { lines: 2 }), say('body', 'body', [10, 0, 54, 10], [2.9, 2.3], 'muted', { lines: 3, leading: 1.5, below: 'title', gap: 6 }), say('date', 'sub', [10, 80, 60, 3], 2.4, 'muted', { v: 'bottom' }),
  ],
});

/** A picture in a tall arch between two circles, everything centered and pale. */
const calm: Look = { ...LIGHT, corner: 5, panel: 'accent2/bg/.66', sign: (x, y, s) => [outlined('arch', x + s * 0.5, y + s * 0.5, s * 0.66, s, 'accent2'), disc(x + s * 0.5, y + s * 0.36, s * 0.16, 'bg')] };
const deckCalm = deck('deck-calm', [agendaSteps(calm), picturePage(calm), quotePage(calm, 'accent2/bg/.66'), pointsBands(calm), galleryPage(calm), ending(calm)], {
  ground: 'accent2/bg/.66',
  layers: [
    disc(W - 30, 26, 20, 'accent2/bg/.3'), disc(W - 66, 92, 30, 'accent2/bg/.45'),
    { k: 'photo', photo: 'hero', at: [104, 14, 52, 86], frame: 'arch' }, { k: 'shape', outline: 'arch', at: [101, 10, 58, 94], stroke: { color: 'ink', width: 0.4 } },
    say('company', 'sub', [12, 14, 70, 3], 2.5, 'ink', { on: 'accent2/bg/.66' }), say('title', 'heading', [12, 32, 82, 28], [14.5, 8], 'ink', { on: 'accent2/bg/.66', lines: 2 }), say('body', 'body', [12, 0, 66, 10], [3, 2.4], 'ink', { on: 'accent2/bg/.66', lines: 3, leading: 1.5, below: 'title', gap: 6 }),
    card(12, 82, 14, 0.8, 'ink', 0.4), icon('shape-sticker-sparkles', 30, 79.6, 5, ['accent']),
  ],
});

export const officeDecks: readonly Recipe[] = [deckClimb, deckLoud, deckHouse, deckWard, deckSpark, deckVault, deckPlan, deckCalm];
