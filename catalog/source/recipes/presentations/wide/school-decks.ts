import type { Layer, PageRecipe, Recipe } from '../../../../build/templates/recipe.js';
import { box, disc, many, outlined, poly, ring } from '../../scenes/kit.js';
import { card, icon, kicker, say } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';
import { agendaRows, agendaSteps, DARK, ending, LIGHT, numberBars, numberWide, pointsBands, pointsCards, type Look } from './inner.js';

const deck = (id: string, pages: readonly PageRecipe[], cover: { readonly ground: string; readonly layers: readonly Layer[] }): Recipe => ({
  ...layoutIn(id, 'presentation-wide', () => ({ ground: cover.ground, layers: [...cover.layers] })),
  pages,
});
const W = 177.78;

/** Columns of a hall of learning on a dark side, the title on paper. */
const hall: Look = { ...LIGHT, corner: 0, sign: (x, y, s) => [poly([[x, y + s * 0.34], [x + s / 2, y], [x + s, y + s * 0.34]], 'accent'), ...many(3, (i) => box(x + s * 0.1 + i * s * 0.32, y + s * 0.42, s * 0.16, s * 0.42, 'ink')), box(x, y + s * 0.88, s, s * 0.12, 'accent')] };
const deckHall = deck('deck-hall', [agendaRows(hall), pointsCards(hall), numberWide(hall), ending(hall)], {
  ground: 'bg',
  layers: [
    box(114, 0, W - 114, 100, 'ink'), poly([[122, 42], [146, 24], [170, 42]], 'accent'), box(124, 44, 44, 4, 'accent2'), ...many(4, (i) => box(126.6 + i * 11.4, 49, 6, 32, 'bg')), box(122, 82, 48, 4, 'accent2'), box(118, 87, 56, 4, 'accent'), disc(146, 35, 3, 'ink'),
    kicker('company', [10, 13, 94, 3], 2.6, 'accentText'), say('title', 'heading', [10, 24, 96, 36], [13, 6.4], 'ink', { lines: 3, v: 'middle' }), box(10, 66, 16, 1, 'accent'), say('body', 'body', [10, 71, 88, 8], [3, 2.4], 'muted', { lines: 2, leading: 1.45 }), say('date', 'sub', [10, 87, 90, 3], 2.6, 'ink', { v: 'middle' }),
  ],
});

/** Threads between points in the dark, as a paper cites another. */
const threads: Look = { ...DARK, corner: 2, sign: (x, y, s) => [disc(x + s * 0.2, y + s * 0.3, s * 0.18, 'accent'), disc(x + s * 0.8, y + s * 0.5, s * 0.18, 'accent2'), disc(x + s * 0.4, y + s * 0.86, s * 0.14, 'bg')] };
const KNOTS = [[120, 16], [148, 10], [166, 34], [134, 40], [112, 56], [154, 62], [168, 84], [130, 82], [142, 26], [122, 68]] as const;
const line = ([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]): Layer => { const length = Math.hypot(bx - ax, by - ay); return box((ax + bx) / 2 - length / 2, (ay + by) / 2 - 0.15, length, 0.3, 'accent2/ink/.4', { rotate: (Math.atan2(by - ay, bx - ax) * 180) / Math.PI }); };
const deckThreads = deck('deck-threads', [agendaSteps(threads), pointsBands(threads), numberBars(threads), ending(threads)], {
  ground: 'ink',
  layers: [
    ...([[0, 1], [1, 8], [8, 3], [3, 2], [2, 5], [5, 6], [3, 4], [4, 9], [9, 7], [7, 5], [0, 8], [3, 5], [6, 7]] as const).map(([a, b]) => line(KNOTS[a]!, KNOTS[b]!)), ...KNOTS.map(([x, y], i) => disc(x, y, [4, 2, 5, 3, 2.4, 6, 2.6, 3.6, 1.8, 1.6][i]!, ['accent', 'bg', 'accent2', 'extra'][i % 4]!)), ring(154, 62, 9, 0.5, 'accent2'), ring(166, 34, 8, 0.4, 'accent'),
    kicker('company', [10, 14, 90, 3], 2.6, 'accent2', { on: 'ink' }), say('title', 'heading', [10, 26, 92, 36], [13, 6.4], 'bg', { on: 'ink', lines: 3, v: 'middle' }), say('body', 'body', [10, 70, 84, 8], [3, 2.4], 'bg', { on: 'ink', lines: 2, leading: 1.45 }), say('date', 'sub', [10, 87, 84, 3], 2.6, 'accent2', { on: 'ink', v: 'middle' }),
  ],
});

/** Notes stuck on a wall, one for each of the group. */
const notes: Look = { ...LIGHT, corner: 1, sign: (x, y, s) => [box(x, y, s * 0.8, s * 0.8, 'accent2', { rotate: -6 }), box(x + s * 0.3, y + s * 0.3, s * 0.7, s * 0.7, 'accent', { rotate: 5 })] };
const deckNotes = deck('deck-notes', [agendaSteps(notes), pointsCards(notes), numberWide(notes), ending(notes)], {
  ground: 'surface',
  layers: [
    ...many(4, (i): Layer[] => { const [x, y, turn] = ([[104, 12, -5], [140, 16, 4], [108, 54, 3], [142, 56, -4]] as const)[i]!; const hue = ['accent2', 'accent', 'extra', 'accent2'][i]!; return [box(x + 1, y + 1.4, 31, 32, 'ink', { rotate: turn, opacity: 0.16 }), box(x, y, 31, 32, hue, { rotate: turn }), icon(`person${i + 1}`, x + 7, y + 6, 17), box(x + 9, y - 2.4, 13, 4, 'bg', { rotate: turn * 2, opacity: 0.75 })]; }).flat(),
    kicker('company', [10, 14, 84, 3], 2.6, 'ink', { on: 'surface' }), say('title', 'heading', [10, 24, 86, 38], [15, 7], 'ink', { on: 'surface', lines: 3, v: 'middle' }), box(10, 68, 20, 1.2, 'accent'), say('body', 'body', [10, 73, 82, 8], [3, 2.4], 'ink', { on: 'surface', lines: 2, leading: 1.45 }), say('date', 'sub', [10, 88, 82, 3], 2.5, 'ink', { on: 'surface', v: 'middle' }),
  ],
});

/** A poster board in three folds on a table. */
const board: Look = { ...LIGHT, corner: 3, sign: (x, y, s) => [card(x, y, s, s * 0.7, 'accent', s * 0.08), box(x + s * 0.3, y, s * 0.4, s * 0.7, 'accent2')] };
const deckBoard = deck('deck-board', [agendaRows(board), pointsBands(board), numberBars(board), ending(board)], {
  ground: 'accent2/bg/.4',
  layers: [
    box(0, 84, W, 16, 'accent'), box(0, 84, W, 2, 'ink/accent/.4'), poly([[14, 12], [50, 18], [50, 84], [14, 90]], 'extra/bg/.3'), poly([[W - 14, 12], [W - 50, 18], [W - 50, 84], [W - 14, 90]], 'extra/bg/.3'), box(50, 14, W - 100, 72, 'bg'), outlined('rectangle', 32, 36, 22, 16, 'bg'), icon('thing1', 25, 30, 14), outlined('rectangle', 32, 62, 22, 18, 'bg'), icon('thing2', 24, 54, 16), outlined('rectangle', W - 32, 36, 22, 16, 'bg'), icon('thing3', W - 39, 29, 14), ...many(4, (i) => box(W - 43, 54 + i * 5, 22 - (i % 2) * 6, 1.4, 'bg')),
    kicker('company', [56, 22, W - 112, 3], 2.5, 'accentText', { on: 'bg', align: 'center' }), say('title', 'heading', [56, 29, W - 112, 30], [13, 6.4], 'ink', { on: 'bg', lines: 3, align: 'center', v: 'middle' }), say('body', 'body', [58, 65, W - 116, 8], [2.8, 2.3], 'muted', { on: 'bg', lines: 2, leading: 1.4, align: 'center' }), say('date', 'sub', [10, 91, W - 20, 3.4], 2.6, 'onAccent', { on: 'accent', align: 'center', v: 'middle' }),
  ],
});

/** Decks that are given at school and at college. */
export const schoolDecks: readonly Recipe[] = [deckHall, deckThreads, deckNotes, deckBoard];
