import type { Layer, Recipe } from '../../../../build/templates/recipe.js';
import { box, disc, many, poly, starAt, towards } from '../../scenes/kit.js';
import { card, icon, kicker, rule, say } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';

const holes = (x: number, color: string): Layer[] => many(14, (i) => disc(x, 3.6 + i * 7.2, 1.2, color));
/** Lines to fill in on the part that the seller keeps. */
const kept = (x: number, w: number, color: string, on: string): Layer[] => (['ask1', 'ask2', 'ask3'] as const).flatMap((t, i): Layer[] => [say(t, 'sub', [x, 30 + i * 16.6, w, 4], [3.7, 3], color, { on, weight: 600 }), rule(x, 43 + i * 16.6, w, color, 0.4)]);

/** The part to keep on the left, a gift on rays at the right. */
const raffleGift = layoutIn('raffle-gift', 'ticket', ({ w, h }) => ({
  ground: 'accent2/bg/.55',
  layers: [
    ...many(16, (i) => poly([[206, 50], towards(206, 50, 90, i * 22.5 - 5), towards(206, 50, 90, i * 22.5 + 5)].map(([x, y]): readonly [number, number] => [Math.min(w, Math.max(66, x!)), Math.min(h, Math.max(0, y!))]), 'accent2', { opacity: 0.5 })),
    disc(206, 50, 34, 'bg'), { k: 'art', art: 'prize', at: [180, 24, 52, 52], colors: [] },
    box(0, 0, 66, h, 'bg'), kicker('number', [7, 9, 52, 5], [4.6, 3.4], 'accentText', { on: 'bg', weight: 700 }), rule(7, 18, 52, 'accent', 0.8), ...kept(7, 52, 'ink', 'bg'), say('detail', 'body', [7, 82, 52, 8], [3.3, 2.9], 'muted', { on: 'bg', lines: 2, leading: 1.25 }), ...holes(66, 'ink/bg/.3'),
    kicker('tag', [76, 13, 94, 4.6], [4.4, 3.2], 'ink', { on: 'accent2/bg/.55', weight: 700 }), say('title', 'heading', [76, 22, 96, 32], [19, 9], 'ink', { on: 'accent2/bg/.55', lines: 2, v: 'middle' }), say('body', 'body', [76, 59, 92, 12], [4.4, 3.2], 'ink', { on: 'accent2/bg/.55', lines: 2, leading: 1.3 }),
    card(76, 76, 34, 14, 'accent', 3), say('price', 'heading', [78, 76, 30, 14], [9, 5], 'onAccent', { on: 'accent', align: 'center', v: 'middle' }), say('date', 'sub', [115, 76, 58, 14], [4, 3], 'ink', { on: 'accent2/bg/.55', v: 'middle', lines: 2, leading: 1.25, weight: 700 }),
  ],
}));

/** A dark ticket in a double frame, stars at the ends, the part to keep at the right. */
const raffleStars = layoutIn('raffle-stars', 'ticket', ({ w, h }) => ({
  ground: 'ink',
  layers: [
    { k: 'shape', outline: 'rectangle', at: [5, 5, 170, h - 10], radius: 0.06, stroke: { color: 'accent2', width: 1.2 } }, { k: 'shape', outline: 'rectangle', at: [8, 8, 164, h - 16], radius: 0.05, stroke: { color: 'accent', width: 0.6 } },
    ...[24, 156].flatMap((x) => [starAt(x, 50, 12, 'accent', 5, 0.45), starAt(x, 24, 4, 'accent2', 5, 0.45), starAt(x, 76, 4, 'accent2', 5, 0.45)]),
    kicker('tag', [42, 17, 96, 4.6], [4.4, 3.2], 'accent2', { on: 'ink', align: 'center', weight: 700 }), say('title', 'heading', [40, 26, 100, 28], [20, 9], 'bg', { on: 'ink', lines: 2, align: 'center', v: 'middle' }), say('body', 'body', [42, 59, 96, 5], [4.4, 3.2], 'bg', { on: 'ink', align: 'center', v: 'middle' }),
    card(58, 70, 30, 13, 'accent2', 2), say('price', 'heading', [59, 70, 28, 13], [8.4, 5], 'ink', { on: 'accent2', align: 'center', v: 'middle' }), say('date', 'sub', [92, 70, 44, 13], [4, 3], 'accent2', { on: 'ink', v: 'middle', lines: 2, leading: 1.25 }),
    box(180, 0, w - 180, h, 'bg'), ...holes(180, 'ink'), kicker('number', [188, 9, 54, 5], [4.6, 3.4], 'accentText', { on: 'bg', weight: 700 }), rule(188, 18, 54, 'accent', 0.8), ...kept(188, 54, 'ink', 'bg'), say('detail', 'body', [188, 82, 54, 8], [3.3, 2.9], 'muted', { on: 'bg', lines: 2, leading: 1.25 }),
  ],
}));

/** Three prizes in rounds along the foot, the part to keep on the left in color. */
const rafflePrizes = layoutIn('raffle-prizes', 'ticket', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, 64, h, 'accent'), kicker('number', [7, 9, 50, 5], [4.6, 3.4], 'onAccent', { on: 'accent', weight: 700 }), rule(7, 18, 50, 'onAccent', 0.6), ...kept(7, 50, 'onAccent', 'accent'), say('detail', 'body', [7, 82, 50, 8], [3.3, 2.9], 'onAccent', { on: 'accent', lines: 2, leading: 1.25 }), ...holes(64, 'bg'),
    box(64, 0, w - 64, 12, 'ink'), ...many(12, (i) => box(70 + i * 15.4, 0, 7.7, 12, 'accent2')), kicker('tag', [74, 18, 100, 4.6], [4.2, 3.2], 'accentText', { weight: 700 }), say('title', 'heading', [74, 25, 112, 18], [16, 8], 'ink', { v: 'middle' }),
    card(196, 20, 44, 22, 'accent2', 3), say('price', 'heading', [198, 20, 40, 14], [10, 5], 'ink', { on: 'accent2', align: 'center', v: 'middle' }), say('date', 'sub', [198, 33, 40, 7], [3.4, 2.8], 'ink', { on: 'accent2', align: 'center', v: 'middle' }),
    ...many(3, (i): Layer[] => [disc(86 + i * 56, 68, 14, 'accent2/bg/.5'), { k: 'art', art: `prize${i + 1}`, at: [77 + i * 56, 59, 18, 18], colors: [] }, say(`head${i + 1}`, 'sub', [102 + i * 56, 58, 36, 5], [3.8, 2.9], 'accentText', { weight: 700, v: 'middle' }), say(`item${i + 1}`, 'body', [102 + i * 56, 64, 36, 12], [3.8, 2.9], 'ink', { lines: 2, leading: 1.25 })]).flat(), box(64, h - 12, w - 64, 12, 'ink'), say('site', 'sub', [74, h - 11, w - 84, 6.4], [3.5, 2.9], 'bg', { on: 'ink', v: 'middle' }),
  ],
}));

/** A fat roll ticket: bitten sides, a number at both ends. */
const raffleRoll = layoutIn('raffle-roll', 'ticket', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, w, h, 'accent2'), ...[0, w].flatMap((x) => many(6, (i) => disc(x, 8.4 + i * 16.7, 4.6, 'bg'))), { k: 'shape', outline: 'rectangle', at: [12, 7, w - 24, h - 14], stroke: { color: 'ink', width: 1 } }, { k: 'shape', outline: 'rectangle', at: [14.4, 9.4, w - 28.8, h - 18.8], stroke: { color: 'ink', width: 0.5 } },
    ...[26, w - 26].map((x, i) => say(i ? 'number2' : 'number', 'heading', [x - 40, 42, 80, 16], [13, 8], 'ink', { on: 'accent2', align: 'center', v: 'middle', rotate: i ? 90 : -90 })), ...[40, w - 40].map((x) => box(x - 0.3, 12, 0.6, h - 24, 'ink')), ...[52, w - 52].map((x) => icon('flat-star', x - 5, 16, 10)),
    kicker('tag', [62, 17, w - 124, 5], [4.8, 3.4], 'ink', { on: 'accent2', align: 'center', weight: 700 }), say('title', 'heading', [46, 27, w - 92, 30], [26, 11], 'ink', { on: 'accent2', align: 'center', v: 'middle', caps: true }), box(46, 62, w - 92, 12, 'ink'), say('body', 'sub', [48, 62, w - 96, 12], [5, 3.4], 'accent2', { on: 'ink', align: 'center', v: 'middle', weight: 700 }), say('detail', 'body', [46, 78, w - 92, 9], [3.7, 3], 'ink', { on: 'accent2', align: 'center', v: 'middle' }),
  ],
}));

export const raffles: readonly Recipe[] = [raffleGift, raffleStars, rafflePrizes, raffleRoll];
