import type { Layer, Recipe } from '../../../../build/templates/recipe.js';
import { box, disc, drawn, many, poly, ring, starAt, stroke, towards } from '../../scenes/kit.js';
import { icon, kicker, say } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';

const logo = (id: string, ground: string, layers: readonly Layer[]): Recipe => layoutIn(id, 'logo', () => ({ ground, layers: [...layers] }));

/** A seal with a toothed edge, a band over it with the name. */
const seal = (id: string, ground: string, field: string, word: string, line: string) => logo(id, ground, [
  ...many(40, (i) => disc(...towards(50, 50, 40, i * 9), 3.2, field)), disc(50, 50, 40.4, field), ring(50, 50, 37.4, 0.9, line), ring(50, 50, 35, 0.9, line),
  icon('mark', 38, 18, 24), ...[-1, 1].map((k) => starAt(50 + k * 20, 31, 2.4, line, 5, 0.46)),
  poly([[4, 46], [14, 46], [14, 66], [4, 66], [8, 56]], 'ink/accent/.2'), poly([[96, 46], [86, 46], [86, 66], [96, 66], [92, 56]], 'ink/accent/.2'), box(10, 44, 80, 19, 'accent'), box(10, 46, 80, 0.9, 'onAccent'), box(10, 60.2, 80, 0.9, 'onAccent'),
  say('name', 'heading', [13, 47.6, 74, 12], [11, 6], 'onAccent', { on: 'accent', align: 'center', v: 'middle' }), kicker('tag', [26, 67, 48, 4], [3.6, 2.8], word, { on: field, align: 'center' }), say('year', 'sub', [32, 75, 36, 5], [4.4, 3.2], word, { on: field, align: 'center', v: 'middle', weight: 700 }),
]);

/** A label with bitten corners, rules and a year at both sides. */
const plate = (id: string, ground: string, word: string, soft: string) => logo(id, ground, [
  drawn(6, 16, 88, 68, 'M8 0H92C92 6 95 10 100 10V90C95 90 92 94 92 100H8C8 94 5 90 0 90V10C5 10 8 6 8 0Z', word), drawn(7.4, 17.4, 85.2, 65.2, 'M8 0H92C92 6 95 10 100 10V90C95 90 92 94 92 100H8C8 94 5 90 0 90V10C5 10 8 6 8 0Z', ground),
  icon('mark', 41, 21, 18), ...[0, 1].flatMap((i): Layer[] => [box(i ? 63 : 14, 29.6, 23, 0.9, soft), box(i ? 63 : 14, 32, 23, 0.9, soft)]),
  say('name', 'heading', [12, 43, 76, 18], [15, 7], word, { on: ground, align: 'center', v: 'middle' }), kicker('tag', [18, 64, 64, 4], [3.8, 3], word, { on: ground, align: 'center' }), say('year', 'sub', [32, 72, 36, 6], [4.6, 3.4], soft, { on: ground, align: 'center', v: 'middle', weight: 700 }), ...[-1, 1].map((k) => starAt(50 + k * 22, 75, 2, soft, 5, 0.46)),
]);

const SHIELD = 'M50 0C66 8 84 10 100 8V52C100 76 78 92 50 100C22 92 0 76 0 52V8C16 10 34 8 50 0Z';

/** A beast in a shield, its name on a bar that is set askew. */
const mascot = (id: string, ground: string, field: string) => logo(id, ground, [
  drawn(19, 5, 62, 70, SHIELD, ground === 'ink' ? 'bg' : 'ink'), drawn(21.6, 8, 56.8, 64, SHIELD, field), drawn(26, 13, 48, 54, SHIELD, 'ink', { opacity: 0.22 }), icon('mark', 29, 16, 42),
  poly([[6, 66], [96, 62], [94, 84], [4, 88]], ground === 'ink' ? 'bg' : 'ink'), poly([[8.4, 68], [93.4, 64.4], [91.6, 81.8], [6.6, 85.6]], 'accent'), say('name', 'heading', [11, 66.6, 78, 17], [14, 7], 'onAccent', { on: 'accent', align: 'center', v: 'middle', caps: true, rotate: -2.5 }),
  kicker('tag', [14, 90, 72, 4], [3.8, 3], ground === 'ink' ? 'bg' : 'ink', { on: ground, align: 'center', weight: 700 }),
]);

/** A sketch in a ring that was drawn by hand. */
const sketched = (id: string, ground: string, word: string) => logo(id, ground, [
  { k: 'shape', outline: 'rectangle', at: [18, 6, 64, 58], path: 'M52 3C22 1 2 22 3 52C4 82 26 99 54 97C84 95 99 74 97 46C95 20 76 2 44 6', stroke: { color: word, width: 1.2 } },
  { k: 'shape', outline: 'rectangle', at: [20, 8, 60, 54], path: 'M48 2C18 6 0 28 4 56C8 84 34 100 60 96C88 92 100 66 96 42C92 18 72 0 50 4', stroke: { color: 'accent', width: 0.9 } },
  icon('mark', 31, 17, 38), say('name', 'heading', [7, 68, 86, 15], [15, 8], word, { on: ground, align: 'center', v: 'middle' }), { k: 'shape', outline: 'rectangle', at: [28, 84, 44, 2.4], path: 'M0 60C20 0 36 100 54 40C70 0 84 90 100 30', stroke: { color: 'accent', width: 0.9 } }, kicker('tag', [14, 89, 72, 4], [3.6, 2.9], word, { on: ground, align: 'center' }),
]);

/** A wash of water color with a letter on it. */
const washed = (id: string, way: number) => logo(id, 'bg', [
  { k: 'photo', photo: 'hero', at: way ? [10, 26, 80, 34] : [21, 6, 58, 58], frame: 'ellipse' }, ...(way ? [] : [{ k: 'text', t: 'initial', font: 'heading', at: [26, 12, 48, 46], size: [40, 20], align: 'center', v: 'middle', color: 'ink', on: 'bg' } as const]),
  say('name', 'heading', way ? [6, 31, 88, 24] : [7, 69, 86, 14], way ? [22, 8] : [13, 7], 'ink', { on: 'bg', align: 'center', v: 'middle' }), kicker('tag', [14, way ? 66 : 88, 72, 4], [3.7, 2.9], 'ink', { on: 'bg', align: 'center' }), ...(way ? [stroke([36, 76], [64, 76], 0.9, 'accent')] : []),
]);

/** A name that is laid over pictures: a hand's writing and a thin rule. */
const watermark = (id: string, ground: string, word: string, way: number) => logo(id, ground, way
  ? [ring(50, 44, 30, 0.9, word), ring(50, 44, 27.6, 0.9, word), icon('mark', 41, 23, 18, [word, word]), box(8, 43, 84, 17, ground), say('name', 'heading', [9, 43, 82, 16], [18, 8], word, { on: ground, align: 'center', v: 'middle' }), kicker('tag', [14, 80, 72, 4], [3.8, 3], word, { on: ground, align: 'center' })]
  : [say('name', 'heading', [8, 30, 84, 24], [24, 10], word, { on: ground, align: 'center', v: 'middle' }), stroke([14, 61], [40, 61], 0.9, word), stroke([60, 61], [86, 61], 0.9, word), icon('mark', 45, 56, 10, [word, word]), kicker('tag', [12, 70, 76, 4], [4, 3], word, { on: ground, align: 'center' })]);

/** Logos by the way they are drawn. */
export const nameMarks: readonly Recipe[] = [
  seal('seal-logo', 'bg', 'accent2/bg/.4', 'ink', 'ink'), seal('seal-night-logo', 'ink', 'accent2', 'ink', 'ink'), plate('label-logo', 'bg', 'ink', 'accentText'), plate('label-night-logo', 'ink', 'bg', 'accent2'),
  mascot('mascot-logo', 'bg', 'accent2'), mascot('mascot-night-logo', 'ink', 'accent2'), sketched('sketched-logo', 'bg', 'ink'), washed('washed-logo', 0), washed('washed-name-logo', 1),
  watermark('watermark-logo', 'bg', 'ink', 0), watermark('watermark-round-logo', 'bg', 'ink', 1), watermark('watermark-night-logo', 'ink', 'bg', 0), watermark('watermark-round-night-logo', 'ink', 'bg', 1),
];
