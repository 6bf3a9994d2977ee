import type { Layer, Recipe } from '../../../../build/templates/recipe.js';
import { letter } from '../../business/letter.js';
import { box, disc, many } from '../../scenes/kit.js';
import { card, icon, rule, say } from '../../sheet.js';
import { wordsOn } from '../../personal/pages/parts.js';
import { layoutIn } from '../../stages/stage.js';
import { told } from './bodies.js';
import { corner, frame, paper, plain, wave, type Body } from './heads.js';

const HUE = ['accent', 'accent2', 'extra'] as const;
const written: Body = ({ x, y, w }) => letter({ x: x + 2, y: y + 4, width: w - 4 });

/** A scholar's life in short paragraphs: the name over a rule. */
const vitaRule = layoutIn('vita-rule', 'resume', ({ w, h }) => ({
  ground: 'bg',
  layers: [say('name', 'heading', [9, 8, w - 18, 9], [9, 5], 'ink', { v: 'middle' }), say('role', 'sub', [9, 18.6, w - 18, 3.4], [2.7, 2.1], 'accentText', { v: 'middle', weight: 700 }), rule(9, 24.6, w - 18, 'ink', 0.6), say('contact', 'sub', [9, 26.4, w - 18, 3.2], [2.2, 1.95], 'muted', { v: 'middle' }), ...told(6, { body: 4, lead: 2.3 })({ x: 9, y: 34, w: w - 18, h: h - 41 }, 'bg')],
}));
/** The same with a dark side for what is short. */
const vitaSide = layoutIn('vita-side', 'resume', ({ w, h }) => ({
  ground: 'bg',
  layers: [
    box(0, 0, 33, h, 'ink'), box(33, 0, 1.2, h, 'accent'), say('name', 'heading', [39, 8, w - 46, 16], [9, 5], 'ink', { lines: 2, v: 'middle' }), say('role', 'sub', [39, 26, w - 46, 3.4], [2.6, 2.1], 'accentText', { v: 'middle', weight: 700 }),
    ...many(3, (i): Layer[] => [say(`side${i + 1}`, 'heading', [6, 34 + i * 34, 22, 5], [3.6, 2.4], 'bg', { on: 'ink', v: 'middle' }), box(6, 40 + i * 34, 8, 0.6, 'accent'), say(`list${i + 1}`, 'body', [6, 43 + i * 34, 22.6, 22], [2.15, 1.95], 'bg', { on: 'ink', lines: 6, leading: 1.5 })]).flat(), disc(16.5, 19, 10, 'accent2'), say('initials', 'heading', [9.5, 15, 14, 8], [7, 4], 'ink', { on: 'accent2', align: 'center', v: 'middle' }),
    ...told(5, { body: 4, lead: 2.25 })({ x: 39, y: 36, w: w - 46, h: h - 42 }, 'bg'),
  ],
}));
/** Centered, two columns. */
const vitaTwo = layoutIn('vita-two', 'resume', ({ w, h }) => ({
  ground: 'surface',
  layers: [card(5, 5, w - 10, h - 10, 'bg', 1.4), say('name', 'heading', [10, 10, w - 20, 9], [9, 5], 'ink', { on: 'bg', align: 'center', v: 'middle' }), say('role', 'sub', [10, 20.6, w - 20, 3.4], [2.6, 2.1], 'accentText', { on: 'bg', align: 'center', v: 'middle', weight: 700 }), box(w / 2 - 8, 26, 16, 0.7, 'accent'), say('contact', 'sub', [10, 28.6, w - 20, 3.2], [2.2, 1.95], 'muted', { on: 'bg', align: 'center', v: 'middle' }), ...told(8, { across: 2, body: 5, lead: 2.2 })({ x: 11, y: 37, w: w - 22, h: h - 46 }, 'bg')],
}));

/** Steps down a long page, a picture at each, from side to side. */
const told6 = (id: string, ground: string, line: string): Recipe => layoutIn(id, 'infographic', ({ w, h }) => {
  const [top, rows] = [46, 6];
  const row = (h - top - 16) / rows;
  return {
    ground,
    layers: [
      box(0, 0, w, 36, line), say('title', 'heading', [7, 6, w - 14, 18], [13, 6], wordsOn(line), { on: line, lines: 2, align: 'center', v: 'middle' }), say('tag', 'sub', [7, 26, w - 14, 5], [3.4, 2.5], wordsOn(line), { on: line, align: 'center', v: 'middle' }), box(w / 2 - 0.6, 36, 1.2, h - 48, `${line}/bg/.4`),
      ...many(rows, (i): Layer[] => { const cy = top + (i + 0.5) * row; const left = i % 2 === 0; const hue = HUE[i % 3]!; const x = left ? w / 2 + 10 : 7; return [disc(w / 2, cy, 3, 'ink'), disc(left ? w * 0.25 : w * 0.75, cy, 14, hue), disc(left ? w * 0.25 : w * 0.75, cy, 11.4, 'bg'), icon(`picture${i + 1}`, (left ? w * 0.25 : w * 0.75) - 7.6, cy - 7.6, 15.2), card(x - 2, cy - row * 0.42, w / 2 - 15, row * 0.84, 'bg', 2.4), say(`when${i + 1}`, 'sub', [x + 1, cy - row * 0.36, w / 2 - 21, 4], [3, 2.2], 'accentText', { on: 'bg', v: 'middle', weight: 700 }), say(`head${i + 1}`, 'heading', [x + 1, cy - row * 0.22, w / 2 - 21, 6], [4.4, 2.6], 'ink', { on: 'bg', v: 'middle' }), say(`body${i + 1}`, 'body', [x + 1, cy + row * 0.02, w / 2 - 20, row * 0.36], [2.7, 2.1], 'ink', { on: 'bg', lines: 4, leading: 1.35 })]; }).flat(),
      say('site', 'sub', [7, h - 10, w - 14, 4], [2.8, 2.1], wordsOn(ground), { on: ground, align: 'center', v: 'middle' }),
    ],
  };
});

/** Letters, lives of scholars, and long pages to learn from. */
export const lettered: readonly Recipe[] = [
  paper('thanks-wave', 'letterhead', wave, written), paper('thanks-corner', 'letterhead', corner, written), paper('thanks-frame', 'letterhead', frame, written), paper('thanks-plain', 'letterhead', plain, written),
  vitaRule, vitaSide, vitaTwo, told6('learned-light', 'surface', 'accent'), told6('learned-dark', 'accent2/bg/.6', 'ink'), told6('learned-warm', 'extra/bg/.6', 'accent2'),
];
