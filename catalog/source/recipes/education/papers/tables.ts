import type { Layer, Recipe } from '../../../../build/templates/recipe.js';
import { box, disc, many, poly, starAt } from '../../scenes/kit.js';
import { card, icon, rule, say } from '../../sheet.js';
import { wordsOn } from '../../personal/pages/parts.js';
import { layoutIn } from '../../stages/stage.js';
import { asks, within } from './bodies.js';
import { awning, bunting, corner, dark, dotted, paper, plain, starry, wave, type Body } from './heads.js';

const HUE = ['accent', 'accent2', 'extra'] as const;

/** Products of all numbers up to one, the factors on color. */
const products = (last: number): Body => ({ x, y, w, h }) => {
  const cell = Math.min(w / (last + 1), h / (last + 1));
  const [left, top] = [x + (w - cell * (last + 1)) / 2, y + (h - cell * (last + 1)) / 2];
  return many((last + 1) * (last + 1), (i): Layer[] => {
    const [r, c] = [Math.floor(i / (last + 1)), i % (last + 1)];
    const on = r === 0 ? 'accent' : c === 0 ? 'accent2' : r === c ? 'accent2/bg/.5' : (r + c) % 2 ? 'surface' : 'bg';
    return [box(left + c * cell + 0.15, top + r * cell + 0.15, cell - 0.3, cell - 0.3, on), say(`p${i + 1}`, r && c ? 'sub' : 'heading', [left + c * cell + 0.3, top + r * cell, cell - 0.6, cell], [cell * (r && c ? 0.34 : 0.42), 1.95], wordsOn(on), { on, align: 'center', v: 'middle' })];
  }).flat();
};

/** The tables of twelve numbers, a card to each. */
const tables = (across: number, count: number): Body => ({ x, y, w, h }) => {
  const down = Math.ceil(count / across);
  const [cw, ch] = [(w - (across - 1) * 3) / across, (h - (down - 1) * 3) / down];
  return many(count, (i): Layer[] => {
    const [cx, cy] = [x + (i % across) * (cw + 3), y + Math.floor(i / across) * (ch + 3)];
    const hue = HUE[(i + Math.floor(i / across)) % 3]!;
    return [card(cx, cy, cw, ch, `${hue}/bg/.8`, 2), card(cx + 1.4, cy + 1.4, 7.4, 5.4, hue, 1.2), say(`head${i + 1}`, 'heading', [cx + 1.8, cy + 1.4, 6.6, 5.4], [4, 2.4], wordsOn(hue), { on: hue, align: 'center', v: 'middle' }), say(`body${i + 1}`, 'body', [cx + 10.4, cy + 2, cw - 11, ch - 3], [2.5, 1.95], 'ink', { on: `${hue}/bg/.8`, lines: 10, leading: 1.2, weight: 500 })];
  }).flat();
};

/** Where each element stands: column and row of the long form, both from zero. */
const placeOf = (n: number): readonly [column: number, row: number] => {
  if (n === 1) return [0, 0];
  if (n === 2) return [17, 0];
  if (n <= 10) return n < 5 ? [n - 3, 1] : [n + 7, 1];
  if (n <= 18) return n < 13 ? [n - 11, 2] : [n - 1, 2];
  if (n <= 36) return [n - 19, 3];
  if (n <= 54) return [n - 37, 4];
  if (n >= 57 && n <= 71) return [n - 54, 7];
  if (n >= 89 && n <= 103) return [n - 86, 8];
  if (n <= 86) return n < 57 ? [n - 55, 5] : [n - 69, 5];
  return n < 89 ? [n - 87, 6] : [n - 101, 6];
};
const NOBLE = [2, 10, 18, 36, 54, 86, 118];
const hueOf = (n: number): string => {
  const [column, row] = placeOf(n);
  if (row > 6) return row === 7 ? 'accent2/bg/.5' : 'extra/bg/.5';
  if (NOBLE.includes(n)) return 'accent/ink/.5';
  return column < 2 ? 'accent' : column < 12 ? 'accent2' : 'extra';
};

/** All elements, in a wide page's eighteen columns. */
const elements = (id: string, category: string, ground: string, words: string): Recipe =>
  layoutIn(id, category, ({ w, h }) => {
    const cell = Math.min((w - 12) / 18, (h - 22) / 9.4);
    const [x, y] = [(w - cell * 18) / 2, (h - cell * 9.4) / 2 + 5];
    return {
      ground,
      layers: [
        say('title', 'heading', [x + cell * 2.4, y - 9, cell * 9.4, 10], [9, 4], words, { on: ground, v: 'middle' }), say('tag', 'sub', [x + cell * 2.4, y + 3, cell * 9.4, 4], [2.6, 2], words, { on: ground, v: 'middle' }),
        ...many(118, (i): Layer[] => {
          const [c, r] = placeOf(i + 1);
          const [px, py] = [x + c * cell, y + (r > 6 ? r + 0.4 : r) * cell];
          const on = hueOf(i + 1);
          return [card(px + 0.25, py + 0.25, cell - 0.5, cell - 0.5, on, 0.7), say(`n${i + 1}`, 'body', [px + 0.7, py + 0.8, cell - 1.4, 2], [2.1, 2], wordsOn(on.split('/')[0] === on ? on : 'bg'), { on }), say(`e${i + 1}`, 'heading', [px + 0.5, py + cell * 0.36, cell - 1, cell * 0.56], [cell * 0.4, 2], wordsOn(on.split('/')[0] === on ? on : 'bg'), { on, align: 'center', v: 'middle' })];
        }).flat(),
      ],
    };
  });

/** The first twenty elements with their names. */
const firstElements = layoutIn('elements-twenty', 'poster', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    say('title', 'heading', [7, 6, w - 34, 12], [12, 6], 'ink', { v: 'middle' }), say('tag', 'sub', [7, 19.4, w - 34, 4], [2.8, 2.1], 'muted', { v: 'middle' }), icon('picture', w - 25, 5, 18),
    ...many(20, (i): Layer[] => { const [cw, ch] = [(w - 14) / 4, (h - 34) / 5]; const [x, y] = [7 + (i % 4) * cw, 28 + Math.floor(i / 4) * ch]; const on = HUE[(i + Math.floor(i / 4)) % 3]!; return [card(x + 0.8, y + 0.8, cw - 1.6, ch - 1.6, on, 2), say(`n${i + 1}`, 'sub', [x + 2.6, y + 2.4, 10, 3], [2.6, 2], wordsOn(on), { on, weight: 700 }), say(`e${i + 1}`, 'heading', [x + 2, y + 5, cw - 4, ch * 0.46], [10, 5], wordsOn(on), { on, align: 'center', v: 'middle' }), say(`name${i + 1}`, 'sub', [x + 1.6, y + ch - 6, cw - 3.2, 3.6], [2.7, 1.95], wordsOn(on), { on, align: 'center', v: 'middle' })]; }).flat(),
  ],
}));

/** One letter after the other, each with lines for the words that begin with it. */
const letters: Body = ({ x, y, w, h }) => {
  const [cw, ch] = [(w - 9) / 4, (h - 18) / 7];
  return many(26, (i): Layer[] => { const [cx, cy] = [x + (i % 4) * (cw + 3), y + Math.floor(i / 4) * (ch + 3)]; const hue = HUE[(i + Math.floor(i / 4)) % 3]!; return [card(cx, cy, cw, ch, `${hue}/bg/.82`, 2), card(cx, cy, 7, 6, hue, 1.6), say(`letter${i + 1}`, 'heading', [cx + 0.6, cy, 5.8, 6], [4, 2.6], wordsOn(hue), { on: hue, align: 'center', v: 'middle' }), ...many(2, (k) => rule(cx + 2, cy + ch * 0.66 + k * ch * 0.24, cw - 4, 'ink/bg/.5'))]; }).flat();
};

/** Words on cards, so many across. */
const words = (across: number, count: number): Body => ({ x, y, w, h }) => {
  const down = Math.ceil(count / across);
  const [cw, ch] = [(w - (across - 1) * 3) / across, (h - (down - 1) * 3) / down];
  return many(count, (i): Layer[] => { const [cx, cy] = [x + (i % across) * (cw + 3), y + Math.floor(i / across) * (ch + 3)]; const hue = HUE[(i + Math.floor(i / across)) % 3]!; return [card(cx, cy, cw, ch, 'bg', 2, hue), card(cx, cy, 1.8, ch, hue, 0.8), say(`word${i + 1}`, 'heading', [cx + 3.4, cy, cw - 5, ch], [Math.min(6, ch * 0.44), 2.4], 'ink', { on: 'bg', align: 'center', v: 'middle' })]; }).flat();
};

/** Rows between the lines of a copybook, a model in each. */
const copybook = (rows: number, models: number): Body => ({ x, y, w, h }) => {
  const row = h / rows;
  return many(rows, (r): Layer[] => {
    const [top, tall] = [y + r * row + row * 0.1, row * 0.7];
    return [
      box(x, top, w, 0.3, 'extra/ink/.2'), ...many(Math.floor(w / 3), (i) => box(x + i * 3, top + tall / 2, 1.6, 0.26, 'accent')), box(x, top + tall, w, 0.4, 'ink'),
      ...many(models, (i) => say(`try${r * models + i + 1}`, 'heading', [x + 1 + i * ((w - 2) / (models === 1 ? 1 : models + 1)), top + tall * 0.08, models === 1 ? w - 2 : (w - 2) / (models + 1), tall * 0.84], [tall * 0.8, 3], i ? 'muted' : 'ink', { v: 'middle', align: models === 1 ? 'left' : 'center' })),
    ];
  }).flat();
};

/** Ways to trace from a picture on the left to one on the right. */
const ways: Body = ({ x, y, w, h }) => {
  const row = h / 5;
  return many(5, (r): Layer[] => {
    const [mid, from, to] = [y + (r + 0.5) * row, x + 17, x + w - 17];
    const dots = 26;
    const wavy = (k: number): number => [0, Math.abs((k % 8) - 4) * 1.6 - 3.2, Math.sin((k / dots) * Math.PI * 4) * 5, Math.abs((k % 13) - 6) * 1.3 - 3.9, -Math.abs(Math.sin((k / dots) * Math.PI * 3)) * 8 + 4][r]!;
    return [icon(`start${r + 1}`, x, mid - 7, 14), icon(`end${r + 1}`, x + w - 14, mid - 7, 14), ...many(dots + 1, (k) => disc(from + ((to - from) * k) / dots, mid + wavy(k), 0.75, k === 0 ? 'accent' : 'ink'))];
  }).flat();
};

/** Numbers to trace with as many things as they say. */
const numbers: Body = ({ x, y, w, h }) => {
  const [cw, ch] = [(w - 4) / 2, (h - 12) / 5];
  return many(10, (i): Layer[] => { const [cx, cy] = [x + (i % 2) * (cw + 4), y + Math.floor(i / 2) * (ch + 3)]; const hue = HUE[i % 3]!; return [card(cx, cy, cw, ch, `${hue}/bg/.82`, 2.4), say(`n${i + 1}`, 'heading', [cx + 2, cy, 14, ch], [ch * 0.62, 5], 'ink', { on: `${hue}/bg/.82`, align: 'center', v: 'middle' }), ...many(i + 1, (k) => starAt(cx + 20 + (k % 5) * 4.3, cy + ch * 0.28 + (i > 4 ? 0 : ch * 0.08) + Math.floor(k / 5) * 4.8, 1.9, hue, 5, 0.5)), rule(cx + 18, cy + ch * 0.84, cw - 21, 'ink', 0.4)]; }).flat();
};

/** A question at the top and the way to an answer under it. */
const method: Body = ({ x, y, w, h }) => {
  const [row, hues] = [h / 6, ['accent', 'accent2', 'extra', 'accent', 'accent2', 'extra'] as const];
  return many(6, (i): Layer[] => { const top = y + i * row; const hue = hues[i]!; return [card(x, top, w, row - 3, `${hue}/bg/.84`, 2), disc(x + 8, top + (row - 3) / 2, 5.4, hue), say(`n${i + 1}`, 'heading', [x + 4, top, 8, row - 3], [5, 3], wordsOn(hue), { on: hue, align: 'center', v: 'middle' }), say(`head${i + 1}`, 'sub', [x + 17, top + 1.4, w - 20, 4.4], [3, 2], 'ink', { on: `${hue}/bg/.84`, v: 'middle', weight: 700 }), ...many(2, (k) => rule(x + 17, top + row * 0.56 + k * row * 0.22, w - 21, 'ink/bg/.5')), ...(i < 5 ? [poly([[x + 6, top + row - 2.4], [x + 10, top + row - 2.4], [x + 8, top + row - 0.4]], 'ink')] : [])]; }).flat();
};

/** Four pictures of a life, lines to say what they are. */
const stages: Body = ({ x, y, w, h }) => {
  const [cw, ch] = [(w - 6) / 2, (h - 6) / 2];
  return many(4, (i): Layer[] => { const [cx, cy] = [x + (i % 2) * (cw + 6), y + Math.floor(i / 2) * (ch + 6)]; const hue = HUE[i % 3]!; return [card(cx, cy, cw, ch, `${hue}/bg/.8`, 3), disc(cx + 6, cy + 6, 4, hue), say(`n${i + 1}`, 'heading', [cx + 3, cy + 3, 6, 6], [4, 2.4], wordsOn(hue), { on: hue, align: 'center', v: 'middle' }), icon(`picture${i + 1}`, cx + cw / 2 - 10, cy + ch * 0.2, 20), ...many(2, (k) => rule(cx + 5, cy + ch - 12 + k * 7, cw - 10, 'ink', 0.4))]; }).flat();
};

/** Tables and copybooks. */
export const tableSheets: readonly Recipe[] = [
  paper('products-dark', 'poster', dark, products(12)), paper('products-stars', 'worksheet', starry, products(10)), paper('tables-cards', 'poster', bunting, tables(3, 9)), paper('tables-wide', 'class-schedule', plain, within(0, 0, products(10))), paper('tables-two', 'letter-flyer', wave, tables(3, 9)),
  elements('elements-dark', 'presentation-wide', 'ink', 'bg'), elements('elements-paper', 'class-schedule', 'bg', 'ink'), elements('elements-board', 'pitch-board', 'surface', 'ink'), firstElements,
  paper('wall-letters', 'poster', awning, letters), paper('wall-words', 'letter-flyer', dotted, words(3, 24)), paper('wall-theme', 'poster', wave, words(2, 14)), paper('wall-spell', 'worksheet', starry, words(2, 16)),
  paper('copy-letters', 'worksheet', bunting, asks([0.6], [10]), within(9, 0, copybook(6, 5))), paper('copy-name', 'worksheet', wave, copybook(7, 1)), paper('copy-cursive', 'worksheet', plain, asks([0.6], [10]), within(9, 0, copybook(7, 4))), paper('copy-sentence', 'worksheet', corner, asks([0.6], [10]), within(9, 0, copybook(6, 1))),
  paper('trace-ways', 'worksheet', dotted, ways), paper('trace-numbers', 'worksheet', awning, asks([0.6], [10]), within(7, 0, numbers)),
  paper('science-method', 'worksheet', dark, asks([0.6, 0.4], [10, 10]), within(7, 0, method)), paper('science-life', 'worksheet', wave, asks([0.6, 0.4], [10, 10]), within(8, 0, stages)),
];
