import type { Layer, Recipe } from '../../../../build/templates/recipe.js';
import { chance } from '../../social-media/drawing.js';
import { box, disc, drawn, many } from '../../scenes/kit.js';
import { card, icon, kicker, rule, say, tick } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';

const flakes = (w: number, from: number, to: number, count: number, color: string): Layer[] => many(count, (i) => disc(2 + chance(i + 3) * (w - 4), from + chance(i + 41) * (to - from), 0.5 + chance(i) * 0.7, color));
const candy = (w: number, h: number, t: number): Layer[] => [box(0, 0, w, h, '#c8202f'), ...many(Math.ceil((w + h) / 6), (i) => drawn(0, 0, w, h, `M${(i * 6 * 100) / w} 0L${((i * 6 + 3) * 100) / w} 0L0 ${((i * 6 + 3) * 100) / h}L0 ${(i * 6 * 100) / h}Z`, '#ffffff')).slice(1), card(t, t, w - 2 * t, h - 2 * t, 'bg', 3)];

/** A letter to the Pole: its head, blanks to fill and lines to write on. */
const santaLetter = layoutIn('santa-letter', 'letter-flyer', ({ w, h }) => ({
  ground: '#c8202f',
  layers: [
    ...flakes(w, 2, h - 2, 60, '#ffffff'), card(6, 6, w - 12, h - 12, 'bg', 3), icon('flat-santa-claus', 10, 9, 20), icon('flat-christmas-tree', w - 28, 10, 18), say('title', 'heading', [30, 10, w - 60, 13], [9, 5], 'ink', { on: 'bg', align: 'center', v: 'middle' }), say('tag', 'body', [30, 23, w - 60, 4], [2.4, 2], 'muted', { on: 'bg', align: 'center', v: 'middle' }),
    say('ask1', 'sub', [12, 35, 40, 4], [2.8, 2], 'ink', { on: 'bg', v: 'middle' }), rule(36, 38.6, w - 48), say('ask2', 'sub', [12, 43, 40, 4], [2.8, 2], 'ink', { on: 'bg', v: 'middle' }), rule(26, 46.6, 24), say('ask3', 'sub', [53, 43, 20, 4], [2.8, 2], 'ink', { on: 'bg', v: 'middle' }), rule(68, 46.6, w - 80),
    say('head1', 'sub', [12, 52, w - 24, 4], [2.8, 2], 'accentText', { on: 'bg', v: 'middle', weight: 700 }), ...many(4, (i) => rule(12, 63 + i * 7, w - 24)), say('head2', 'sub', [12, 89, w - 24, 4], [2.8, 2], 'accentText', { on: 'bg', v: 'middle', weight: 700 }), ...many(2, (i) => rule(12, 100 + i * 7, w - 24)), say('site', 'sub', [12, 112, 40, 4], [2.8, 2], 'ink', { on: 'bg', v: 'middle' }), rule(30, 115.6, 40), icon('flat-envelope', w - 25, 106, 13),
  ],
}));

/** A letter in a frame of candy cane. */
const caneLetter = layoutIn('cane-letter', 'letter-flyer', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    ...candy(w, h, 5), icon('flat-snowman', w / 2 - 9, 10, 18), say('title', 'heading', [12, 29, w - 24, 12], [10, 5], 'ink', { on: 'bg', align: 'center', v: 'middle' }), say('tag', 'body', [12, 42, w - 24, 4], [2.5, 2], 'muted', { on: 'bg', align: 'center', v: 'middle' }), ...many(8, (i) => rule(13, 57 + i * 7.4, w - 26, '#c8202f')), say('site', 'sub', [13, h - 15, 30, 4], [2.8, 2], 'ink', { on: 'bg', v: 'middle' }), rule(36, h - 11.6, 50), icon('flat-deer', w - 26, h - 24, 15),
  ],
}));

/** Wishes under a tree: something to want, need, wear and read. */
const wishFour = layoutIn('wish-four', 'letter-flyer', ({ w, h }) => ({
  ground: '#1d4a3a',
  layers: [
    ...flakes(w, 27, h - 2, 46, '#ffffff'), say('title', 'heading', [8, 8, w - 16, 12], [10.4, 5], '#ffffff', { on: '#1d4a3a', align: 'center', v: 'middle' }), say('tag', 'body', [8, 21, w - 16, 4], [2.5, 2], '#ffe1b0', { on: '#1d4a3a', align: 'center', v: 'middle' }),
    ...(['wrapped-gift', 'socks', 'coat', 'open-book'] as const).flatMap((name, i): Layer[] => { const [x, y] = [8 + (i % 2) * (w / 2 - 4), 30 + Math.floor(i / 2) * 44]; return [card(x, y, w / 2 - 12, 40, 'bg', 3), icon(`flat-${name}`, x + 3, y + 3, 10), say(`head${i + 1}`, 'heading', [x + 15, y + 3, w / 2 - 30, 10], [4.4, 2.8], 'ink', { on: 'bg', v: 'middle' }), ...many(3, (k) => rule(x + 4, y + 21 + k * 7, w / 2 - 20))]; }), say('site', 'sub', [8, h - 11, w - 16, 4], [2.6, 2], '#ffe1b0', { on: '#1d4a3a', align: 'center', v: 'middle' }),
  ],
}));

/** A list with boxes to tick, Santa at its head. */
const wishList = layoutIn('wish-list', 'letter-flyer', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, w, 30, '#c8202f'), ...many(10, (i) => disc((i + 0.5) * (w / 10), 30, w / 20, '#ffffff')), box(0, 30, w, 0.4, 'bg'), ...flakes(w, 1, 6, 14, '#ffffff'), icon('flat-santa-claus', 8, 5, 21), kicker('tag', [33, 6.4, 58, 3], [2.6, 2], '#ffe1b0', { on: '#c8202f', weight: 700 }), say('title', 'heading', [33, 10.4, 58, 12], [9.4, 5], '#ffffff', { on: '#c8202f', v: 'middle' }),
    ...many(10, (i): Layer[] => [tick(10, 42 + i * 7.4, 3.4, i % 2 ? '#2f7d4f' : '#c8202f'), rule(17, 45.6 + i * 7.4, w - 27)]).flat(), say('site', 'sub', [10, h - 10, w - 40, 4], [2.6, 2], 'muted', { v: 'middle' }), icon('flat-wrapped-gift', w - 22, h - 17, 13),
  ],
}));

/** What a secret giver should know: favorites on eight lines. */
const secretForm = layoutIn('secret-form', 'letter-flyer', ({ w, h }) => ({
  ground: '#c8202f',
  layers: [
    ...candy(w, h, 4), icon('flat-wrapped-gift', 9, 9, 16), say('title', 'heading', [28, 9, w - 38, 10], [8.6, 5], 'ink', { on: 'bg', v: 'middle' }), say('tag', 'body', [28, 19.4, w - 38, 4], [2.4, 2], 'muted', { on: 'bg', v: 'middle' }),
    ...many(8, (i): Layer[] => [card(9, 31 + i * 10.6, w - 18, 9, i % 2 ? '#e5f0e8' : '#fbe4e2', 2), say(`ask${i + 1}`, 'sub', [12, 31 + i * 10.6, 34, 9], [2.6, 2], '#2a1414', { on: i % 2 ? '#e5f0e8' : '#fbe4e2', v: 'middle', weight: 600 }), rule(47, 37.6 + i * 10.6, w - 60, '#8a7a74')]).flat(), say('site', 'sub', [9, h - 11.4, w - 18, 3.4], [2.4, 2], 'accentText', { on: 'bg', align: 'center', v: 'middle' }),
  ],
}));

/** A month of thirty days under a lantern and a moon: a field to each day. */
const fastingMonth = (id: string, dark: boolean): Recipe => layoutIn(id, 'planner', ({ w, h }) => {
  const [ground, paper, ink] = dark ? ['ink', 'ink/bg/.16', 'bg'] : ['accent2/bg/.62', 'bg', 'ink'];
  const [cw, ch] = [(w - 14) / 5, (h - 46) / 6];
  return {
    ground,
    layers: [
      disc(w - 20, 17, 9, 'accent2'), disc(w - 16.4, 14.6, 8, ground), ...many(9, (i) => disc(8 + chance(i) * (w - 40), 3 + chance(i + 5) * 4, 0.5, 'accent2')), icon('flat-mosque', 7, 8, 20), kicker('tag', [30, 9, 46, 3], [2.5, 2], dark ? 'accent2' : 'accentText', { on: ground, weight: 700 }), say('title', 'heading', [30, 13.4, 46, 12], [9.4, 5], ink, { on: ground, v: 'middle' }),
      ...many(30, (i): Layer[] => { const [x, y] = [7 + (i % 5) * cw, 33 + Math.floor(i / 5) * ch]; return [card(x + 0.7, y + 0.7, cw - 1.4, ch - 1.4, paper, 1.6), say(`n${i + 1}`, 'heading', [x + 2, y + 1.8, 8, 5], [4, 2.6], dark ? 'accent2' : 'accentText', { on: paper, v: 'middle' }), ...(['ask1', 'ask2'] as const).flatMap((t, k): Layer[] => [say(`${t}${i + 1}`, 'body', [x + 2, y + ch - 8.4 + k * 3.6, 8, 3], [2.1, 2], ink, { on: paper, v: 'middle' }), rule(x + 9.6, y + ch - 5.8 + k * 3.6, cw - 12, dark ? 'accent2' : 'ink/bg/.5', 0.2)])]; }).flat(),
      say('site', 'sub', [7, h - 10, w - 14, 4], [2.4, 2], ink, { on: ground, align: 'center', v: 'middle' }),
    ],
  };
});

export const santa: readonly Recipe[] = [santaLetter, caneLetter, wishFour, wishList, secretForm, fastingMonth('ramadan-month', true), fastingMonth('ramadan-days', false)];
