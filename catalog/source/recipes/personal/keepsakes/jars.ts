import type { Layer, Recipe } from '../../../../build/templates/recipe.js';
import { box, disc, many, outlined, poly, ring, towards } from '../../scenes/kit.js';
import { card, icon, rule, say } from '../../sheet.js';
import { HUE, sheetOf, type Label } from './labels.js';

const hueOf = (i: number, across: number): (typeof HUE)[number] => HUE[(i + Math.floor(i / across)) % 3]!;
const onHue = (hue: string): string => (hue === 'accent' ? 'onAccent' : 'ink');

/** A tall label under a cap of color. */
const capped: Label = (i, x, y, w, h) => { const hue = hueOf(i, 4); return [card(x, y, w, h, 'bg', 2), card(x, y, w, h * 0.4, hue, 2), box(x, y + h * 0.3, w, h * 0.14, hue), disc(x + w / 2, y + h * 0.42, w * 0.27, 'bg'), icon(`picture${i + 1}`, x + w / 2 - w * 0.18, y + h * 0.42 - w * 0.18, w * 0.36), say(`label${i + 1}`, 'heading', [x + 1.6, y + h * 0.66, w - 3.2, h * 0.16], [4.2, 2.1], 'ink', { on: 'bg', align: 'center', v: 'middle' }), say(`note${i + 1}`, 'sub', [x + 1.6, y + h * 0.83, w - 3.2, h * 0.1], [2.3, 2], 'muted', { on: 'bg', align: 'center', v: 'middle' })]; };
/** Six sides, a name in the middle. */
const comb: Label = (i, x, y, w, h) => { const hue = hueOf(i, 3); const [cx, cy, r] = [x + w / 2, y + h / 2, Math.min(w / 1.8, h / 2)]; const six = (k: number): readonly [number, number][] => many(6, (n) => towards(cx, cy, r * k, n * 60) as [number, number]); return [poly(six(1), hue), poly(six(0.9), 'bg'), poly(six(0.84), `${hue}/bg/.78`), icon(`picture${i + 1}`, cx - r * 0.23, cy - r * 0.62, r * 0.46), say(`label${i + 1}`, 'heading', [cx - r * 0.7, cy - r * 0.08, r * 1.4, r * 0.34], [4.6, 2.1], 'ink', { on: `${hue}/bg/.78`, align: 'center', v: 'middle' }), say(`note${i + 1}`, 'sub', [cx - r * 0.5, cy + r * 0.32, r, r * 0.22], [2.2, 2], 'ink', { on: `${hue}/bg/.78`, align: 'center', v: 'middle' })]; };
/** A white strip with a large hand and a small line. */
const strip: Label = (i, x, y, w, h) => [card(x, y, w, h, 'bg', 1.4), box(x + 2.4, y + 2, 0.8, h - 4, hueOf(i, 2)), say(`label${i + 1}`, 'heading', [x + 6, y + h * 0.08, w * 0.53, h * 0.84], [6.6, 3], 'ink', { on: 'bg', v: 'middle' }), say(`note${i + 1}`, 'sub', [x + w * 0.685, y + h * 0.3, w * 0.275, h * 0.4], [2.4, 2], 'muted', { on: 'bg', v: 'middle', align: 'right' })];
/** A plate with cut corners over a field of color. */
const plated: Label = (i, x, y, w, h) => { const hue = hueOf(i, 2); return [card(x, y, w, h, hue, 2.4), outlined('octagon', x + w / 2, y + h / 2, w - 5, h - 5, 'bg'), say(`label${i + 1}`, 'heading', [x + 8, y + h * 0.24, w - 16, h * 0.34], [7, 3], 'ink', { on: 'bg', align: 'center', v: 'middle', caps: true }), rule(x + w / 2 - 7, y + h * 0.62, 14, 'accent', 0.5), say(`note${i + 1}`, 'sub', [x + 8, y + h * 0.66, w - 16, h * 0.16], [2.4, 2], 'muted', { on: 'bg', align: 'center', v: 'middle' })]; };
/** The greeting and a field to write in. */
const hello: Label = (i, x, y, w, h) => { const hue = hueOf(i, 2); return [card(x, y, w, h, hue, 2.6), say(`hello${i + 1}`, 'heading', [x + 3, y + 1.6, w - 6, h * 0.2], [5.4, 3], onHue(hue), { on: hue, align: 'center', v: 'middle', caps: true }), say(`my${i + 1}`, 'sub', [x + 3, y + 1.4 + h * 0.2, w - 6, h * 0.11], [2.6, 2.1], onHue(hue), { on: hue, align: 'center', v: 'middle' }), card(x + 2, y + h * 0.36, w - 4, h * 0.54, 'bg', 1)]; };
/** A child's things: a beast and a name on a strip of color. */
const beast: Label = (i, x, y, w, h) => { const hue = hueOf(i, 2); return [card(x, y, w, h, hue, h * 0.28), disc(x + h * 0.55, y + h / 2, h * 0.4, 'bg'), ring(x + h * 0.55, y + h / 2, h * 0.36, 0.4, hue), icon(`picture${i + 1}`, x + h * 0.28, y + h * 0.23, h * 0.54), say(`label${i + 1}`, 'heading', [x + h * 1.1, y + h * 0.14, w - h * 1.24, h * 0.46], [6.6, 3], onHue(hue), { on: hue, v: 'middle' }), say(`note${i + 1}`, 'sub', [x + h * 1.1, y + h * 0.62, w - h * 1.24, h * 0.22], [2.7, 2.1], onHue(hue), { on: hue, v: 'middle' })]; };
/** A name in the middle of a card, a line of color at its head, the firm at its foot. */
const plain: Label = (i, x, y, w, h) => { const layers: Layer[] = [card(x, y, w, h, 'bg', 1), box(x, y, w, 3.4, hueOf(i, 2)), say(`label${i + 1}`, 'heading', [x + 4, y + h * 0.22, w - 8, h * 0.34], [7.4, 3.2], 'ink', { on: 'bg', align: 'center', v: 'middle' }), say(`note${i + 1}`, 'sub', [x + 4, y + h * 0.58, w - 8, h * 0.14], [2.8, 2.1], 'accentText', { on: 'bg', align: 'center', v: 'middle' }), { ...say('company', 'sub', [x + 4, y + h * 0.82, w - 8, h * 0.1], [2.2, 2], 'muted', { on: 'bg', align: 'center', v: 'middle' }), id: `firm-${i}` }]; return layers; };

/** Labels for jars and names to wear, by the sheet. */
export const jars: readonly Recipe[] = [
  sheetOf('spices-capped', 'letter-flyer', 'accent2/bg/.55', 4, 4, capped), sheetOf('spices-comb', 'planner', 'surface', 3, 4, comb), sheetOf('spices-strip', 'letter-flyer', 'surface', 2, 8, strip), sheetOf('labels-plated', 'planner', 'surface', 2, 6, plated),
  sheetOf('tags-hello', 'letter-flyer', 'surface', 2, 4, hello), sheetOf('tags-beast', 'letter-flyer', 'surface', 2, 7, beast), sheetOf('tags-plain', 'letter-flyer', 'accent2/bg/.5', 2, 4, plain),
];
