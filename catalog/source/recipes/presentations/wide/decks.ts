import type { Layer, PageRecipe, Recipe } from '../../../../build/templates/recipe.js';
import { box, disc, many, outlined, poly, ring } from '../../scenes/kit.js';
import { screens } from '../../scenes/trades.js';
import { crane, jungle } from '../../scenes/works.js';
import { chance } from '../../social-media/drawing.js';
import { card, icon, kicker, say } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';
import { agendaRows, agendaSteps, DARK, ending, LIGHT, numberBars, numberWide, pointsBands, pointsCards, type Look } from './inner.js';

const deck = (id: string, pages: readonly PageRecipe[], cover: PageRecipe): Recipe => ({
  ...layoutIn(id, 'presentation-wide', () => ({ ground: cover.ground ?? 'bg', layers: [...cover.layers] })),
  pages,
});

const W = 177.78;

/** A site with its crane across the foot of the cover, the title in its sky. */
const site: Look = { ...LIGHT, corner: 1, sign: (x, y, s) => [box(x, y, s, s * 0.3, 'accent'), box(x, y + s * 0.35, s * 0.65, s * 0.3, 'accent2'), box(x, y + s * 0.7, s * 0.85, s * 0.3, 'ink')] };
const deckSite = deck('deck-site', [agendaRows(site), pointsBands(site), numberWide(site), ending(site)], {
  ground: crane.sky,
  layers: [
    ...crane.draw({ x: 84, y: 8, w: W - 84, h: 92 }),
    say('title', 'heading', [10, 16, 68, 40], [14, 7], crane.words, { on: crane.sky, lines: 3 }),
    say('body', 'body', [10, 0, 62, 10], [3, 2.4], crane.words, { on: crane.sky, lines: 3, leading: 1.4, below: 'title', gap: 5 }),
    say('company', 'sub', [10, 84, 60, 3], 2.6, crane.words, { on: crane.sky, v: 'bottom' }),
  ],
});

/** Screens fill the left half; the words keep to a card that overlaps them. */
const screen: Look = { ...LIGHT, corner: 4, sign: (x, y, s) => [card(x, y, s, s * 0.72, 'accent', s * 0.1), card(x + s * 0.28, y + s * 0.42, s * 0.72, s * 0.5, 'accent2', s * 0.1)] };
const deckScreens = deck('deck-screens', [agendaSteps(screen), pointsCards(screen), numberBars(screen), ending(screen)], {
  ground: screens.sky,
  layers: [
    ...screens.draw({ x: 0, y: 6, w: 92, h: 94 }),
    card(84, 14, 84, 72, 'bg', 4),
    kicker('company', [92, 23, 68, 3], 2.4, 'accentText', { on: 'bg' }),
    say('title', 'heading', [92, 31, 68, 28], [11, 6.4], 'ink', { lines: 3, on: 'bg' }),
    say('body', 'body', [92, 0, 66, 10], [2.8, 2.3], 'muted', { on: 'bg', lines: 3, leading: 1.4, below: 'title', gap: 4.6 }),
    say('date', 'sub', [92, 76, 60, 3], 2.4, 'ink', { on: 'bg', v: 'bottom' }),
  ],
});

/** Leaves all around a label in the middle of the cover. */
const green: Look = { ...LIGHT, corner: 5, sign: (x, y, s) => [outlined('leaf', x + s / 2, y + s / 2, s, s, 'accent'), outlined('leaf', x + s * 0.5, y + s * 0.5, s * 0.5, s * 0.5, 'accent2')] };
const deckJungle = deck('deck-jungle', [agendaRows(green), pointsCards(green), numberWide(green), ending(green)], {
  ground: jungle.sky,
  layers: [
    ...jungle.draw({ x: -6, y: 22, w: 88, h: 78 }),
    ...jungle.draw({ x: 96, y: 22, w: 88, h: 78 }),
    outlined('ellipse', W / 2, 45, 104, 70, 'bg'),
    kicker('company', [W / 2 - 34, 22, 68, 3], 2.4, 'accentText', { on: 'bg', align: 'center' }),
    say('title', 'heading', [W / 2 - 40, 29, 80, 24], [12, 7], 'ink', { on: 'bg', lines: 2, align: 'center', v: 'middle' }),
    say('body', 'body', [W / 2 - 34, 60, 68, 8], [2.8, 2.3], 'ink', { on: 'bg', lines: 2, leading: 1.4, align: 'center' }),
  ],
});

/** Three tall windows, each on another room. */
const room: Look = { ...LIGHT, corner: 0, sign: (x, y, s) => [outlined('arch', x + s * 0.36, y + s / 2, s * 0.62, s, 'accent'), outlined('arch', x + s * 0.78, y + s * 0.68, s * 0.36, s * 0.64, 'ink')] };
const deckRooms = deck('deck-rooms', [agendaRows(room), pointsBands(room), numberWide(room, 'accent2/bg/.4', 'ink'), ending(room)], {
  ground: 'bg',
  layers: [
    ...many(3, (i): Layer => ({ k: 'photo', photo: ['hero', 'second', 'third'][i]!, at: [78 + i * 31.4, 18 - i * 5, 28.6, 82 + i * 5], frame: 'arch' })),
    say('company', 'sub', [10, 11, 60, 3], 2.6, 'ink', { weight: 700 }),
    say('title', 'heading', [10, 30, 62, 34], [12.5, 7], 'ink', { lines: 3 }),
    box(10, 70, 14, 0.8, 'accent'),
    say('body', 'body', [10, 75, 58, 12], [2.8, 2.3], 'muted', { lines: 3, leading: 1.45 }),
  ],
});

/** One picture to the edges, the title low in it. */
const peak: Look = { ...DARK, corner: 2, sign: (x, y, s) => [poly([[x, y + s], [x + s * 0.42, y + s * 0.1], [x + s * 0.84, y + s]], 'accent'), poly([[x + s * 0.4, y + s], [x + s * 0.7, y + s * 0.42], [x + s, y + s]], 'accent2')] };
const deckPeaks = deck('deck-peaks', [agendaSteps(peak), pointsBands(peak), numberWide(peak, 'accent2', 'ink'), ending(peak)], {
  ground: 'ink',
  layers: [
    { k: 'background', photo: 'hero' },
    { k: 'shape', outline: 'rectangle', at: [0, 36, W, 64], color: 'ink', fade: { angle: 90, opacity: [0, 0.86, 0.97] } },
    kicker('company', [10, 57, 90, 3], 2.5, 'bg', { on: 'photo' }),
    say('title', 'heading', [10, 65, 110, 22], [16, 8], 'bg', { on: 'photo', lines: 1, v: 'middle' }),
    say('body', 'body', [124, 72, 44, 12], [2.7, 2.3], 'bg', { on: 'photo', lines: 3, leading: 1.4 }),
  ],
});

const TILES: readonly (readonly [color: string, on: string, turn: number])[] = [
  ['accent', 'ink', 0], ['bg', 'accent2', 1], ['ink', 'extra', 2], ['accent2', 'accent', 3], ['extra', 'bg', 1],
  ['ink', 'accent', 3], ['accent', 'bg', 2], ['bg', 'ink', 0], ['accent2', 'extra', 1], ['ink', 'accent2', 2], ['extra', 'accent', 0], ['bg', 'accent2', 3],
];

/** A quilt of quarters over the right of the cover, the quarter's name as large as it. */
const quilt: Look = { ...LIGHT, corner: 0, sign: (x, y, s) => [{ k: 'shape', outline: 'quarter', at: [x, y, s, s], color: 'accent', rotate: 180 }, disc(x + s * 0.72, y + s * 0.26, s * 0.2, 'accent2')] };
const deckQuilt = deck('deck-quilt', [agendaSteps(quilt), pointsCards(quilt), numberBars(quilt), ending(quilt)], {
  ground: 'bg',
  layers: [
    ...TILES.flatMap(([color, on, turn], i): Layer[] => {
      const [x, y] = [77.78 + (i % 4) * 25, Math.floor(i / 4) * 33.34];
      return [
        box(x, y, 25.1, 33.4, on),
        { k: 'shape', outline: i % 5 ? 'quarter' : 'ellipse', at: [x, y + (i % 5 ? 0 : 4.2), 25, i % 5 ? 33.34 : 25], color, ...(turn % 2 || !(i % 5) ? {} : { rotate: turn * 90 }) },
      ];
    }),
    box(0, 0, 77.78, 100, 'bg'),
    say('date', 'heading', [10, 12, 60, 26], [34, 16], 'accentText'),
    say('title', 'heading', [10, 50, 60, 22], [8.4, 5], 'ink', { lines: 3 }),
    say('company', 'sub', [10, 86, 60, 3], 2.6, 'muted', { v: 'bottom' }),
  ],
});

/** People in a row on a colored floor, the title over their heads. */
const people: Look = { ...LIGHT, corner: 6, sign: (x, y, s) => [disc(x + s * 0.5, y + s * 0.26, s * 0.24, 'accent'), outlined('half', x + s * 0.5, y + s * 0.78, s * 0.9, s * 0.44, 'accent2')] };
const deckPeople = deck('deck-people', [agendaRows(people), pointsCards(people), numberWide(people, 'accent2', 'ink'), ending(people)], {
  ground: 'accent2/bg/.5',
  layers: [
    box(0, 84, W, 16, 'accent'),
    ...many(6, (i): Layer[] => [
      disc(22 + i * 26.8, 66, 14, ['accent', 'bg', 'extra'][i % 3]!),
      { k: 'art', art: `person${i + 1}`, at: [10 + i * 26.8, 45, 24, 48], colors: ['bg', 'ink'] },
    ]).flat(),
    say('title', 'heading', [10, 10, W - 20, 22], [17, 8], 'ink', { on: 'accent2/bg/.5', align: 'center', v: 'middle' }),
    say('body', 'body', [44, 35, W - 88, 4], [3, 2.4], 'ink', { on: 'accent2/bg/.5', align: 'center' }),
    say('company', 'sub', [10, 93.4, 70, 2.6], 2.4, 'onAccent', { on: 'accent' }),
    say('date', 'sub', [W - 80, 93.4, 70, 2.6], 2.4, 'onAccent', { on: 'accent', align: 'right' }),
  ],
});

/** A page torn from a spiral notebook, things of the lesson pinned about the title. */
const lesson: Look = { ...LIGHT, corner: 3, sign: (x, y, s) => [icon('duotone-book-open-text', x, y, s, ['accent2', 'ink'])] };
const deckLesson = deck('deck-lesson', [agendaSteps(lesson), pointsCards(lesson), numberWide(lesson), ending(lesson)], {
  ground: 'accent',
  layers: [
    card(14, 9, W - 24, 82, 'bg', 3),
    ...many(11, (i): Layer[] => [box(24, 24 + i * 6, W - 40, 0.2, 'accent2/bg/.3')]).flat(),
    box(32, 9, 0.4, 82, 'accent'),
    ...many(9, (i): Layer[] => [disc(21, 15.4 + i * 8.7, 1.7, 'accent'), card(8, 14.6 + i * 8.7, 14, 1.6, 'ink', 0.8)]).flat(),
    { k: 'art', art: 'thing1', at: [126, 17, 26, 26], colors: [], rotate: 8 },
    { k: 'art', art: 'thing2', at: [134, 52, 28, 28], colors: [], rotate: -7 },
    { k: 'art', art: 'thing3', at: [108, 60, 18, 18], colors: [], rotate: 4 },
    kicker('company', [40, 18, 70, 3], 2.6, 'accentText', { on: 'bg' }),
    say('title', 'heading', [40, 28, 78, 28], [14, 8], 'ink', { on: 'bg', lines: 2, v: 'middle' }),
    say('body', 'body', [40, 65, 62, 10], [3, 2.4], 'ink', { on: 'bg', lines: 3, leading: 1.45 }),
  ],
});

/** Rings and sparks on the dark, the title through the middle of them. */
const orbit: Look = { ...DARK, corner: 2, sign: (x, y, s) => [ring(x + s / 2, y + s / 2, s * 0.46, s * 0.08, 'accent'), disc(x + s / 2, y + s / 2, s * 0.2, 'accent2')] };
const deckOrbit = deck('deck-orbit', [agendaRows(orbit), pointsCards(orbit), numberBars(orbit), ending(orbit)], {
  ground: 'ink',
  layers: [
    ...many(5, (i): Layer => ring(W / 2, 50, 22 + i * 13, 0.5, i % 2 ? 'accent2/ink/.4' : 'accent/ink/.3')),
    ...many(40, (i): Layer => disc(chance(i + 11) * W, chance(i + 77) * 100, 0.25 + chance(i) * 0.5, 'bg')),
    disc(W / 2 - 48, 50, 9, 'accent'), disc(W / 2 + 35, 50, 6, 'accent2'), disc(W / 2 + 7, 2, 4, 'extra'), disc(W / 2 - 16, 96, 5, 'accent2'),
    box(0, 38, W, 24, 'ink'),
    box(0, 37.6, W, 0.4, 'accent'), box(0, 62, W, 0.4, 'accent'),
    say('title', 'heading', [10, 41, W - 20, 18], [17, 8], 'bg', { on: 'ink', align: 'center', v: 'middle' }),
    kicker('company', [10, 8, 60, 3], 2.5, 'accent2', { on: 'ink' }),
    say('date', 'sub', [W - 70, 8, 60, 3], 2.5, 'bg', { on: 'ink', align: 'right' }),
  ],
});

export const wideDecks: readonly Recipe[] = [deckSite, deckScreens, deckJungle, deckRooms, deckPeaks, deckQuilt, deckPeople, deckLesson, deckOrbit];
