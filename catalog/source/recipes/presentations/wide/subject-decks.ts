import type { Layer, PageRecipe, Recipe } from '../../../../build/templates/recipe.js';
import * as topics from '../../scenes/covers/topics.js';
import { stethoscope } from '../../scenes/greens.js';
import { box, disc, drawn, many, outlined, poly, ring, starAt, stroke, type Scene } from '../../scenes/kit.js';
import { shelf } from '../../scenes/moods.js';
import { vinyl } from '../../scenes/trades.js';
import { card, kicker, say } from '../../sheet.js';
import { layoutIn, panelOf } from '../../stages/stage.js';
import { agendaRows, agendaSteps, DARK, ending, LIGHT, numberBars, numberWide, pointsBands, pointsCards, type Look } from './inner.js';
import { galleryPage, picturePage, quotePage, sharesPage, stepsPage, swotPage } from './office-pages.js';

const [W, H] = [177.78, 100];

const deck = (id: string, pages: readonly PageRecipe[], cover: PageRecipe): Recipe => ({ ...layoutIn(id, 'presentation-wide', () => ({ ground: cover.ground ?? 'bg', layers: [...cover.layers] })), pages });

/** The head of a deck: who speaks, on what, for whom and when. */
const lead = (x: number, w: number, on: string, ink: string, soft: string): Layer[] => [kicker('company', [x, 13, w, 3], [2.6, 2.2], soft, { on, weight: 700 }), say('title', 'heading', [x, 24, w, 38], [14, 7], ink, { on, lines: 3, leading: 1.02 }), say('body', 'body', [x, 0, w * 0.92, 10], [3.1, 2.4], ink, { on, lines: 2, leading: 1.4, below: 'title', gap: 5.6 }), say('date', 'sub', [x, 85, w, 3], [2.5, 2.1], soft, { on, v: 'bottom' })];

/** The scene in a tall round at the right edge. */
const porthole = (scene: Scene): PageRecipe => ({ ground: 'bg', layers: [disc(146, 50, 46, panelOf(scene)), ...scene.draw({ x: 112, y: 16, w: 66, h: 72 }), ring(146, 50, 46, 1.2, 'ink'), box(10, 92, 30, 1.4, 'accent'), ...lead(10, 84, 'bg', 'ink', 'accentText')] });
/** The scene under a band of its sky, the words on ink at the left. */
const shutter = (scene: Scene): PageRecipe => ({ ground: panelOf(scene), layers: [...scene.draw({ x: 92, y: 10, w: W - 94, h: H - 10 }), box(0, 0, 88, H, 'ink'), ...many(5, (i) => box(88, i * 20, 2.4, 12, ['accent', 'accent2', 'extra', 'accent', 'accent2'][i]!)), ...lead(10, 72, 'ink', 'bg', 'accent2')] });
/** The scene on a card at the left of a pale page, shelves of color under both. */
const bench = (scene: Scene): PageRecipe => ({ ground: 'accent2/bg/.55', layers: [card(10, 9, 74, 74, panelOf(scene), 6), ...scene.draw({ x: 14, y: 13, w: 66, h: 66 }), box(0, 93, W, 7, 'accent'), box(0, 92, W, 1, 'ink'), ...lead(92, 74, 'accent2/bg/.55', 'ink', 'ink')] });
/** A picture over the whole page, the words on a slanted field. */
const slant: PageRecipe = { ground: 'ink', layers: [{ k: 'photo', photo: 'hero', at: [60, 0, W - 60, 100] }, poly([[0, 0], [102, 0], [78, 100], [0, 100]], 'ink'), poly([[102, 0], [105, 0], [81, 100], [78, 100]], 'accent'), ...lead(10, 66, 'ink', 'bg', 'accent2')] };
/** A picture in a frame on paper, a stamp at its corner. */
const framed: PageRecipe = { ground: 'accent2/bg/.62', layers: [box(84, 10, W - 94, 80, 'bg'), { k: 'photo', photo: 'hero', at: [87, 13, W - 100, 66] }, disc(W - 14, 80, 11, 'accent'), starAt(W - 14, 80, 7, 'onAccent', 8, 0.5), ...lead(10, 66, 'accent2/bg/.62', 'ink', 'ink')] };

const arrows: Look = { ...LIGHT, corner: 2.4, sign: (x, y, s) => [poly([[x, y + s * 0.7], [x + s * 0.4, y + s * 0.3], [x + s * 0.55, y + s * 0.45], [x + s * 0.8, y + s * 0.2], [x + s * 0.68, y + s * 0.08], [x + s, y], [x + s * 0.94, y + s * 0.34], [x + s * 0.86, y + s * 0.26], [x + s * 0.55, y + s * 0.6], [x + s * 0.4, y + s * 0.45], [x + s * 0.1, y + s * 0.78]], 'accent'), box(x, y + s * 0.9, s, s * 0.1, 'ink')] };
const steps: Look = { ...LIGHT, corner: 4, sign: (x, y, s) => many(3, (i) => box(x + i * s * 0.33, y + s * (0.66 - i * 0.33), s * 0.34, s * (0.34 + i * 0.33), ['accent2', 'accent', 'ink'][i]!)) };
const record: Look = { ...DARK, corner: 8, sign: (x, y, s) => [disc(x + s / 2, y + s / 2, s / 2, 'bg'), ring(x + s / 2, y + s / 2, s * 0.36, s * 0.03, 'ink'), disc(x + s / 2, y + s / 2, s * 0.18, 'accent'), disc(x + s / 2, y + s / 2, s * 0.04, 'ink')] };
const warming: Look = { ...LIGHT, corner: 1, sign: (x, y, s) => many(6, (i) => box(x + (i * s) / 6, y, s / 6, s, ['extra/bg/.5', 'extra', 'accent2/bg/.4', 'accent2', 'accent/bg/.3', 'accent'][i]!)) };
const pulse: Look = { ...LIGHT, corner: 5, sign: (x, y, s) => [drawn(x, y, s, s, 'M50 100C10 70 0 50 0 30C0 10 14 0 28 0C38 0 46 6 50 16C54 6 62 0 72 0C86 0 100 10 100 30C100 50 90 70 50 100Z', 'accent')] };
const spine: Look = { ...LIGHT, corner: 0.6, panel: 'accent2/bg/.66', sign: (x, y, s) => [box(x, y + s * 0.1, s * 0.24, s * 0.9, 'accent'), box(x + s * 0.28, y, s * 0.2, s, 'ink'), box(x + s * 0.56, y + s * 0.2, s * 0.2, s * 0.8, 'accent2', { rotate: 8 })] };
const quarters: Look = { ...DARK, corner: 2, sign: (x, y, s) => many(4, (i) => outlined('rectangle', x + s * (i % 2 ? 0.77 : 0.23), y + s * (i > 1 ? 0.77 : 0.23), s * 0.44, s * 0.44, i === 1 ? 'accent' : i === 2 ? 'accent2' : 'ink/bg/.3')) };
const column: Look = { ...LIGHT, corner: 0, panel: 'accent2/bg/.7', sign: (x, y, s) => [box(x, y, s, s * 0.14, 'ink'), ...many(3, (i) => box(x + s * (0.12 + i * 0.3), y + s * 0.2, s * 0.16, s * 0.6, 'accent')), box(x, y + s * 0.86, s, s * 0.14, 'ink')] };
const flask: Look = { ...LIGHT, corner: 6, sign: (x, y, s) => [poly([[x + s * 0.36, y], [x + s * 0.64, y], [x + s * 0.64, y + s * 0.36], [x + s, y + s], [x, y + s], [x + s * 0.36, y + s * 0.36]], 'accent2'), poly([[x + s * 0.24, y + s * 0.56], [x + s * 0.76, y + s * 0.56], [x + s, y + s], [x, y + s]], 'accent')] };

/** Numbers of a year as a disc in four, for a quarter's meeting. */
const discs: PageRecipe = { ground: 'ink', layers: [...many(4, (i) => ring(140, 50, 14 + i * 9, 3.4, ['accent', 'accent2', 'ink/bg/.4', 'ink/bg/.22'][i]!)), stroke([140, 50], [174, 26], 1.2, 'bg'), disc(140, 50, 4, 'bg'), card(10, 91, 24, 1.4, 'accent', 0.7), ...lead(10, 76, 'ink', 'bg', 'accent2')] };

/** Decks of seven pages and more by what they are about. */
export const subjectDecks: readonly Recipe[] = [
  deck('deck-pipeline', [agendaRows(arrows), pointsCards(arrows), sharesPage(arrows), numberBars(arrows), stepsPage(arrows), quotePage(arrows), ending(arrows)], porthole(topics.sales)),
  deck('deck-onboard', [agendaSteps(steps), pointsBands(steps), stepsPage(steps), numberWide(steps), quotePage(steps), ending(steps)], shutter(topics.trainer)),
  deck('deck-record', [agendaRows(record), stepsPage(record), numberWide(record), pointsCards(record), quotePage(record, 'ink/bg/.1', 'bg'), ending(record)], shutter(vinyl)),
  deck('deck-warming', [agendaSteps(warming), picturePage(warming), numberBars(warming), sharesPage(warming), pointsCards(warming), quotePage(warming, 'ink', 'bg'), ending(warming)], slant),
  deck('deck-pulse', [agendaRows(pulse), pointsCards(pulse), numberWide(pulse), sharesPage(pulse), stepsPage(pulse), quotePage(pulse), ending(pulse)], porthole(stethoscope)),
  deck('deck-spine', [agendaSteps(spine), quotePage(spine), pointsBands(spine), galleryPage(spine), stepsPage(spine), ending(spine)], shutter(shelf)),
  deck('deck-quarters', [agendaRows(quarters), numberBars(quarters), sharesPage(quarters), pointsBands(quarters), swotPage(quarters), stepsPage(quarters), ending(quarters)], discs),
  deck('deck-column', [agendaRows(column), stepsPage(column), quotePage(column, 'accent', 'onAccent'), numberWide(column, 'ink', 'bg'), galleryPage(column), ending(column)], framed),
  deck('deck-flask', [agendaSteps(flask), pointsCards(flask), numberBars(flask), stepsPage(flask), quotePage(flask), ending(flask)], bench(topics.microscope)),
];
