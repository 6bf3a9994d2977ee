import type { Layer, PhotoLayer, Recipe } from '../../../../build/templates/recipe.js';
import { box, disc, many, poly, ring, starAt, towards } from '../../scenes/kit.js';
import { card, icon, kicker, say } from '../../sheet.js';
import { wordsOn } from '../pages/parts.js';
import { layoutIn, type Page } from '../../stages/stage.js';

type Cover = (page: Page) => { readonly ground: string; readonly layers: Layer[] };
const photo = (slot: string, x: number, y: number, w: number, h: number, more: Partial<PhotoLayer> = {}): Layer => ({ k: 'photo', photo: slot, at: [x, y, w, h], ...more });

/** A label on a picture that fills the cover. */
const label: Cover = ({ w, h, small: s }) => {
  const [x, y, lw, lh] = [w * 0.13, h * 0.17, w * 0.74, h * 0.34];
  return {
    ground: 'bg',
    layers: [{ k: 'background', photo: 'hero' }, box(x, y, lw, lh, 'bg'), { k: 'shape', outline: 'rectangle', at: [x + 2.4, y + 2.4, lw - 4.8, lh - 4.8], stroke: { color: 'accent', width: 0.5 } }, kicker('tag', [x + 6, y + 8, lw - 12, s * 1.2], [s, s * 0.8], 'accentText', { on: 'bg', align: 'center' }), say('title', 'heading', [x + 6, y + 9 + s * 1.6, lw - 12, lh - 24 - s * 3], [15, 7], 'ink', { on: 'bg', align: 'center', v: 'middle', lines: 3, leading: 1.04 }), say('body', 'sub', [x + 6, y + lh - 8 - s * 1.2, lw - 12, s * 1.3], [s, s * 0.8], 'ink', { on: 'bg', align: 'center', v: 'middle' })],
  };
};
/** A picture over a field of color with the title. */
const band: Cover = ({ w, h, small: s }) => ({
  ground: 'accent',
  layers: [photo('hero', 0, 0, w, h * 0.6), box(0, h * 0.6, w, 2, 'accent2'), kicker('tag', [8, h * 0.6 + 8, w - 16, s * 1.2], [s, s * 0.8], 'onAccent', { on: 'accent' }), say('title', 'heading', [8, h * 0.6 + 10 + s * 1.4, w - 16, h * 0.21], [17, 8], 'onAccent', { on: 'accent', lines: 2, v: 'middle', leading: 1.02 }), say('body', 'sub', [8, h - 9 - s * 1.2, w - 16, s * 1.3], [s * 1.05, s * 0.8], 'onAccent', { on: 'accent', v: 'middle' })],
});
/** A picture in an arch, the title under it. */
const arch: Cover = ({ w, h, small: s }) => ({
  ground: 'surface',
  layers: [{ k: 'shape', outline: 'rectangle', at: [4.4, 4.4, w - 8.8, h - 8.8], stroke: { color: 'accent', width: 0.6 } }, photo('hero', w * 0.17, h * 0.09, w * 0.66, h * 0.52, { frame: 'arch' }), say('title', 'heading', [9, h * 0.635, w - 18, h * 0.165], [13.4, 6], 'ink', { on: 'surface', align: 'center', v: 'middle', lines: 2, leading: 1.04 }), kicker('tag', [9, h * 0.84, w - 18, s * 1.2], [s, s * 0.8], 'ink', { on: 'surface', align: 'center' }), say('body', 'sub', [9, h * 0.88, w - 18, s * 1.4], [s * 1.05, s * 0.8], 'ink', { on: 'surface', align: 'center', v: 'middle' })],
});
/** Cloth with a round on it and a spine. */
const cloth = (ground: string): Cover => ({ w, h, small: s }) => ({
  ground,
  layers: [box(0, 0, 9, h, `${ground}/ink/.28`), { k: 'shape', outline: 'rectangle', at: [15, 6, w - 21, h - 12], stroke: { color: wordsOn(ground), width: 0.5 } }, { k: 'shape', outline: 'rectangle', at: [16.6, 7.6, w - 24.2, h - 15.2], stroke: { color: wordsOn(ground), width: 0.2 } }, disc(w / 2 + 4.5, h * 0.34, 23, 'bg'), ring(w / 2 + 4.5, h * 0.34, 21, 0.5, 'accent'), icon('picture', w / 2 - 8.5, h * 0.34 - 13, 26), say('title', 'heading', [21, h * 0.53, w - 33, h * 0.2], [14, 7], wordsOn(ground), { on: ground, align: 'center', v: 'middle', lines: 3, leading: 1.04 }), box(w / 2 - 3.5, h * 0.75, 16, 0.5, wordsOn(ground)), kicker('tag', [21, h * 0.775, w - 33, s * 1.2], [s, s * 0.8], wordsOn(ground), { on: ground, align: 'center' }), say('body', 'sub', [21, h * 0.86, w - 33, s * 1.4], [s, s * 0.8], wordsOn(ground), { on: ground, align: 'center', v: 'middle' })],
});
/** A tablecloth with a label, and what is cooked about it. */
const table: Cover = ({ w, h, small: s }) => ({
  ground: 'bg',
  layers: [...many(11, (i) => box(i * 10, 0, 5, h, 'accent', { opacity: 0.4 })), ...many(17, (i) => box(0, i * 10, w, 5, 'accent', { opacity: 0.4 })), card(11, h * 0.28, w - 22, h * 0.44, 'bg', 6), { k: 'shape', outline: 'rectangle', at: [14, h * 0.28 + 3, w - 28, h * 0.44 - 6], radius: 0.05, stroke: { color: 'accent', width: 0.5 } }, disc(w / 2, h * 0.26, 17, 'bg'), icon('picture', w / 2 - 12, h * 0.26 - 12, 24), kicker('tag', [18, h * 0.385, w - 36, s * 1.2], [s, s * 0.8], 'accentText', { on: 'bg', align: 'center' }), say('title', 'heading', [18, h * 0.42, w - 36, h * 0.18], [14, 7], 'ink', { on: 'bg', align: 'center', v: 'middle', lines: 3, leading: 1.04 }), say('body', 'sub', [18, h * 0.63, w - 36, s * 1.4], [s * 1.05, s * 0.8], 'ink', { on: 'bg', align: 'center', v: 'middle' }), ...(['second', 'third', 'fourth', 'fifth'] as const).map((slot, i) => icon(slot, i % 2 ? w - 29 : 9, i < 2 ? 9 : h - 29, 20))],
});
/** A year in large figures under rays, for those who leave school. */
const year: Cover = ({ w, h, small: s }) => ({
  ground: 'ink',
  layers: [...many(16, (i) => poly([[w / 2, h * 0.4], towards(w / 2, h * 0.4, h, (i * 360) / 16 - 5.6), towards(w / 2, h * 0.4, h, (i * 360) / 16 + 5.6)], 'ink/accent/.3')), starAt(w / 2, h * 0.38, 40, 'accent', 20, 0.88), disc(w / 2, h * 0.38, 32, 'bg'), ring(w / 2, h * 0.38, 30, 0.6, 'accent'), icon('picture', w / 2 - 19, h * 0.38 - 19, 38), box(0, h * 0.66, w, h * 0.2, 'accent2'), say('title', 'heading', [7, h * 0.67, w - 14, h * 0.18], [30, 12], 'ink', { on: 'accent2', align: 'center', v: 'middle' }), kicker('tag', [8, 9, w - 16, s * 1.4], [s * 1.2, s * 0.8], 'bg', { on: 'ink', align: 'center' }), say('body', 'sub', [8, h * 0.9, w - 16, s * 1.4], [s * 1.1, s * 0.8], 'bg', { on: 'ink', align: 'center', v: 'middle' })],
});
/** Four pictures about the title. */
const four: Cover = ({ w, h, small: s }) => ({
  ground: 'bg',
  layers: [photo('hero', 5, 5, w * 0.55, h * 0.3), photo('second', w * 0.55 + 8, 5, w * 0.45 - 13, h * 0.3), photo('third', 5, h * 0.7 - 5, w * 0.4, h * 0.3), photo('fourth', w * 0.4 + 8, h * 0.7 - 5, w * 0.6 - 13, h * 0.3), kicker('tag', [8, h * 0.4, w - 16, s * 1.2], [s, s * 0.8], 'accentText', { align: 'center' }), say('title', 'heading', [8, h * 0.43, w - 16, h * 0.14], [18, 8], 'ink', { align: 'center', v: 'middle', lines: 2, leading: 1.02 }), box(w / 2 - 8, h * 0.59, 16, 0.6, 'accent'), say('body', 'sub', [8, h * 0.61, w - 16, s * 1.4], [s, s * 0.8], 'muted', { align: 'center', v: 'middle' })],
});

/** Wishes in pictures, with a word on a card to each. */
const vision = (id: string, category: string, kind: 'grid' | 'pins' | 'arches'): Recipe => layoutIn(id, category, ({ w, h, small: s }) => {
  const note = (t: string, x: number, y: number, nw: number, nh: number, hue: string): Layer[] => [card(x, y, nw, nh, hue, 1.2), say(t, 'heading', [x + 2, y + 1, nw - 4, nh - 2], [6, 2.6], wordsOn(hue), { on: hue, align: 'center', v: 'middle', lines: 2, leading: 1.1 })];
  const slots = ['hero', 'second', 'third', 'fourth', 'fifth'] as const;
  if (kind === 'grid') {
    const [cw, ch] = [(w - 22) / 3, (h - 22) / 3];
    const at = (i: number): readonly [number, number] => [8 + (i % 3) * (cw + 3), 8 + Math.floor(i / 3) * (ch + 3)];
    return { ground: 'bg', layers: [...[0, 2, 3, 7, 8].map((i, k) => photo(slots[k]!, ...at(i), cw, ch)), ...[1, 5, 6].flatMap((i, k) => note(`word${k + 1}`, ...at(i), cw, ch, ['accent2', 'accent', 'extra'][k]!)), card(...at(4), cw, ch, 'ink', 1.2), say('title', 'heading', [at(4)[0] + 3, at(4)[1] + 4, cw - 6, ch * 0.56], [10, 4], 'bg', { on: 'ink', align: 'center', v: 'middle', lines: 2 }), say('tag', 'sub', [at(4)[0] + 3, at(4)[1] + ch * 0.7, cw - 6, 5], [s, s * 0.74], 'accent2', { on: 'ink', align: 'center', v: 'middle' })] };
  }
  if (kind === 'pins') return {
    ground: 'extra/bg/.4',
    layers: [...many(60, (i) => disc((i * 37) % w, (i * 23.3) % h, 0.5, 'extra')), ...([[0.05, 0.07, 0.27, 0.36, -3], [0.68, 0.06, 0.27, 0.34, 3], [0.06, 0.56, 0.24, 0.37, 2], [0.37, 0.6, 0.26, 0.34, -2], [0.69, 0.54, 0.26, 0.38, 2]] as const).flatMap(([x, y, pw, ph, turn], i): Layer[] => [box(w * x - 1.4, h * y - 1.4, w * pw + 2.8, h * ph + 2.8, 'bg', { rotate: turn }), photo(slots[i]!, w * x, h * y, w * pw, h * ph, { rotate: turn }), disc(w * (x + pw / 2), h * y - 0.4, 1.5, 'accent')]), say('title', 'heading', [w * 0.35, h * 0.1, w * 0.3, h * 0.26], [13, 5], 'ink', { on: 'extra/bg/.4', align: 'center', v: 'middle', lines: 2 }), say('tag', 'sub', [w * 0.35, h * 0.39, w * 0.3, 5], [s, s * 0.8], 'ink', { on: 'extra/bg/.4', align: 'center', v: 'middle' }), ...note('word1', w * 0.06, h * 0.465, w * 0.2, h * 0.07, 'accent'), ...note('word2', w * 0.4, h * 0.49, w * 0.2, h * 0.08, 'accent2'), ...note('word3', w * 0.74, h * 0.435, w * 0.18, h * 0.08, 'bg')],
  };
  return {
    ground: 'bg',
    layers: [say('title', 'heading', [8, 6, w - 16, h * 0.1], [12, 5], 'ink', { align: 'center', v: 'middle' }), say('tag', 'sub', [8, h * 0.1 + 9, w - 16, 4], [s, s * 0.8], 'muted', { align: 'center', v: 'middle' }), ...many(5, (i): Layer[] => { const pw = (w - 16 - 4 * 3) / 5; const x = 8 + i * (pw + 3); const drop = i % 2 ? 6 : 0; return [photo(slots[i]!, x, h * 0.27 + drop, pw, h * 0.48, { frame: 'arch' }), say(`word${i + 1}`, 'heading', [x, h * 0.78 + drop, pw, h * 0.06], [5, 2.6], 'ink', { align: 'center', v: 'middle' })]; }).flat(), box(w / 2 - 10, h - 6, 20, 0.6, 'accent')],
  };
});

/** Pictures stuck on a page at angles, with tape, small drawings and what one wants to remember. */
const scrap = (id: string, category: string, ground: string, count: 2 | 3): Recipe => layoutIn(id, category, ({ w, h, small: s }) => {
  const spots = count === 2 ? ([[0.08, 0.2, 0.5, 0.4, -4], [0.44, 0.54, 0.46, 0.32, 4]] as const) : ([[0.07, 0.19, 0.42, 0.34, -4], [0.52, 0.24, 0.4, 0.28, 4], [0.1, 0.58, 0.5, 0.32, 2]] as const);
  return {
    ground,
    layers: [
      ...many(8, (i) => box(0, h * (0.04 + i * 0.125), w, h * 0.05, `${ground}/bg/.3`)), ...spots.flatMap(([x, y, pw, ph, turn], i): Layer[] => [box(w * x - 2.4 + 0.8, h * y - 2.4 + 1, w * pw + 4.8, h * ph + 9, 'ink', { rotate: turn, opacity: 0.18 }), box(w * x - 2.4, h * y - 2.4, w * pw + 4.8, h * ph + 9, 'bg', { rotate: turn }), photo((['hero', 'second', 'third'] as const)[i]!, w * x, h * y, w * pw, h * ph, { rotate: turn }), box(w * (x + pw / 2) - 8, h * y - 5, 16, 4.6, 'accent2', { rotate: turn * 2.4, opacity: 0.85 })]),
      card(8, 6, w * 0.62, h * 0.1, 'bg', 1), say('title', 'heading', [11, 6, w * 0.62 - 6, h * 0.1], [10, 5], 'ink', { on: 'bg', v: 'middle' }), icon('picture', w - 26, 6, 18), ...(count === 2 ? [card(8, h * 0.7, w * 0.3, h * 0.2, 'bg', 1), say('body', 'body', [10.4, h * 0.71, w * 0.3 - 5, h * 0.18], [s * 1.1, s * 0.8], 'ink', { on: 'bg', lines: 5, leading: 1.4, v: 'middle' }), icon('third', w - 24, h * 0.2, 16)] : [card(w * 0.66, h * 0.64, w * 0.27, h * 0.2, 'bg', 1), say('body', 'body', [w * 0.66 + 2.4, h * 0.65, w * 0.27 - 5, h * 0.18], [s * 1.1, s * 0.8], 'ink', { on: 'bg', lines: 5, leading: 1.4, v: 'middle' })]),
      card(w - 46, h - 12, 40, 6, 'ink', 3), say('tag', 'sub', [w - 44, h - 12, 36, 6], [s, s * 0.78], 'bg', { on: 'ink', align: 'center', v: 'middle' }),
    ],
  };
});

const books = (id: string, cover: Cover, formats: readonly string[] = ['book-cover']): Recipe[] => formats.map((format) => layoutIn(formats.length > 1 ? `${id}-${format}` : id, format, cover));

export const keepsakeCovers: readonly Recipe[] = [
  ...books('bound-label', label), ...books('bound-band', band), ...books('bound-arch', arch), ...books('bound-cloth', cloth('accent')), ...books('bound-dark', cloth('ink')), ...books('bound-pale', cloth('accent2')), ...books('bound-table', table), ...books('bound-year', year), ...books('bound-four', four), ...books('folder', cloth('extra'), ['report-cover']), ...books('folder-year', year, ['report-cover']), ...books('folder-arch', arch, ['report-cover']),
  vision('vision-grid', 'photo-collage', 'grid'), vision('vision-pins', 'presentation-wide', 'pins'), vision('vision-arches', 'class-schedule', 'arches'), vision('vision-board', 'pitch-board', 'pins'),
  scrap('scrap-two', 'letter-flyer', 'accent2', 2), scrap('scrap-square', 'photo-collage', 'extra', 3), scrap('scrap-three', 'letter-flyer', 'accent', 3), scrap('scrap-pale', 'photo-collage', 'accent2', 2),
];
