import type { Layer, Recipe } from '../../../../build/templates/recipe.js';
import { box, disc, drawn, many, outlined, poly, ring, starAt, towards } from '../../scenes/kit.js';
import { card, icon, kicker, say } from '../../sheet.js';
import { wordsOn } from '../../personal/pages/parts.js';
import { layoutIn, type Page } from '../../stages/stage.js';

type Poster = (page: Page) => { readonly ground: string; readonly layers: Layer[] };
const HUE = ['accent', 'accent2', 'extra', 'ink'] as const;

/** The words as large as they go, a picture at the foot on a round of color. */
const loud = (ground: string, round: string): Poster => ({ w, h, small: s }) => ({
  ground,
  layers: [
    disc(w * 0.66, h * 1.0, w * 0.54, round), icon('picture', w * 0.4, h * 0.61, Math.min(w * 0.52, h * 0.36)),
    kicker('tag', [8, 8, w - 16, s * 1.2], [s * 1.05, s * 0.8], wordsOn(ground), { on: ground }), say('title', 'heading', [8, 10 + s * 1.6, w - 16, h * 0.33], [28, 8], wordsOn(ground), { on: ground, lines: 3, leading: 1.02 }),
    say('body', 'body', [8, 0, w * 0.78, h * 0.12], [s * 1.25, s * 0.95], wordsOn(ground), { on: ground, lines: 2, leading: 1.4, below: 'title', gap: 6.4 }),
  ],
});

/** What somebody says, in a bubble over them. */
const bubble: Poster = ({ w, h, small: s }) => ({
  ground: 'accent2/bg/.3',
  layers: [
    ...many(7, (i) => box(0, i * (h / 6.5), w, h / 13, 'accent2/bg/.44')), outlined('rectangle', w / 2 + 1.6, h * 0.28 + 1.8, w - 14, h * 0.42, 'ink', { radius: 0.14 }), poly([[w * 0.45, h * 0.47], [w * 0.63, h * 0.47], [w * 0.56, h * 0.57]], 'ink'), outlined('rectangle', w / 2, h * 0.28, w - 14, h * 0.42, 'bg', { radius: 0.14 }), poly([[w * 0.42, h * 0.47], [w * 0.6, h * 0.47], [w * 0.53, h * 0.56]], 'bg'),
    say('title', 'heading', [13, h * 0.1, w - 26, h * 0.28], [17, 7], 'ink', { on: 'bg', align: 'center', v: 'middle', lines: 3, leading: 1.06 }), say('tag', 'sub', [13, h * 0.4, w - 26, h * 0.05], [s * 1.1, s * 0.85], 'accentText', { on: 'bg', align: 'center', v: 'middle' }),
    disc(w / 2, h * 0.75, w * 0.25, 'accent'), icon('picture', w / 2 - w * 0.2, h * 0.75 - w * 0.2, w * 0.4), box(0, h - h * 0.075, w, h * 0.075, 'ink'), say('body', 'sub', [8, h - h * 0.075, w - 16, h * 0.065], [s * 1.05, s * 0.8], 'bg', { on: 'ink', align: 'center', v: 'middle' }),
  ],
});

/** Two columns: what one thinks, and what one may say instead. */
const swaps: Poster = ({ w, h, small: s }) => {
  const [top, rows] = [h * 0.27, 5];
  const row = (h - top - 8) / rows;
  const half = (w - 18) / 2;
  return {
    ground: 'bg',
    layers: [
      box(0, 0, w, top - 10, 'accent'), disc(w - 16, (top - 10) / 2, 11, 'accent2'), icon('picture', w - 23.5, (top - 10) / 2 - 7.5, 15), say('title', 'heading', [8, 6, w - 42, top - 24], [13, 6], 'onAccent', { on: 'accent', lines: 2, v: 'middle' }), say('tag', 'sub', [8, top - 17, w - 42, 4], [s, s * 0.8], 'onAccent', { on: 'accent', v: 'middle' }),
      ...(['head1', 'head2'] as const).map((t, i) => say(t, 'sub', [8 + i * (half + 4), top - 7.4, half - 2, 5], [s * 1.1, s * 0.85], i ? 'accentText' : 'muted', { weight: 700, v: 'middle' })),
      ...many(rows, (i): Layer[] => { const y = top + i * row; return [card(7, y, half, row - 3, 'ink/bg/.9', 2.4), card(11 + half, y, half, row - 3, 'accent2/bg/.4', 2.4), poly([[8.4 + half, y + row / 2 - 4.4], [8.4 + half, y + row / 2 + 1.4], [12.6 + half, y + row / 2 - 1.5]], 'accent'), say(`not${i + 1}`, 'body', [10.4, y, half - 6, row - 3], [s * 1.2, s * 0.85], 'ink', { on: 'ink/bg/.9', v: 'middle', lines: 2, leading: 1.25 }), say(`but${i + 1}`, 'sub', [15.4 + half, y, half - 8, row - 3], [s * 1.2, s * 0.85], 'ink', { on: 'accent2/bg/.4', v: 'middle', lines: 2, leading: 1.25 })]; }).flat(),
    ],
  };
};

/** Six cards, a picture and a few words on each. */
const cards: Poster = ({ w, h, small: s }) => {
  const top = h * 0.2;
  const [cw, ch] = [(w - 20) / 2, (h - top - 16) / 3];
  return {
    ground: 'accent2/bg/.62',
    layers: [
      say('title', 'heading', [8, 7, w - 16, top - 16], [15, 7], 'ink', { on: 'accent2/bg/.62', align: 'center', v: 'middle' }), say('tag', 'sub', [8, top - 7, w - 16, 4], [s, s * 0.8], 'ink', { on: 'accent2/bg/.62', align: 'center', v: 'middle' }),
      ...many(6, (i): Layer[] => { const [x, y] = [8 + (i % 2) * (cw + 4), top + Math.floor(i / 2) * (ch + 4)]; const hue = HUE[i % 3]!; const r = Math.min(cw, ch) * 0.24; return [card(x, y, cw, ch, 'bg', 3), card(x, y, cw, 2.4, hue, 1.2), disc(x + cw / 2, y + ch * 0.3, r, `${hue}/bg/.62`), icon(`picture${i + 1}`, x + cw / 2 - r * 0.7, y + ch * 0.3 - r * 0.7, r * 1.4), say(`head${i + 1}`, 'heading', [x + 3, y + ch * 0.56, cw - 6, ch * 0.14], [5, 2.8], 'ink', { on: 'bg', align: 'center', v: 'middle' }), say(`body${i + 1}`, 'body', [x + 3.4, y + ch * 0.73, cw - 6.8, ch * 0.22], [s, s * 0.74], 'muted', { on: 'bg', align: 'center', lines: 2, leading: 1.3 })]; }).flat(),
    ],
  };
};

/** Stripes of color, a line of words on each. */
const stripes = (count: number): Poster => ({ w, h, small: s }) => {
  const row = (h * 0.84) / count;
  return {
    ground: 'bg',
    layers: [
      ...many(count, (i): Layer[] => { const hue = HUE[i % 4]!; return [box(0, i * row, w, row + 0.2, hue), say(`line${i + 1}`, 'heading', [8, i * row + row * 0.12, w - (i === count - 1 ? w * 0.47 : 16), row * 0.76], [Math.min(row * 0.7, 20), 6], wordsOn(hue), { on: hue, v: 'middle' })]; }).flat(),
      disc(w - w * 0.2, h * 0.84, w * 0.17, 'bg'), icon('picture', w - w * 0.2 - w * 0.12, h * 0.84 - w * 0.12, w * 0.24), say('tag', 'sub', [8, h * 0.87, w * 0.56, s * 1.3], [s * 1.2, s * 0.85], 'ink', { v: 'middle' }), say('body', 'body', [8, h * 0.91, w * 0.56, s * 1.3], [s, s * 0.8], 'muted', { v: 'middle' }),
    ],
  };
};

/** Rays behind a round with the picture, the title on a ribbon under it. */
const burst = (ground: string, ray: string): Poster => ({ w, h, small: s }) => ({
  ground,
  layers: [
    ...many(14, (i) => poly([[w / 2, h * 0.4], towards(w / 2, h * 0.4, h, (i * 360) / 14 - 6.4), towards(w / 2, h * 0.4, h, (i * 360) / 14 + 6.4)], ray)), disc(w / 2, h * 0.38, w * 0.31, 'bg'), ring(w / 2, h * 0.38, w * 0.29, 0.7, 'accent'), icon('picture', w / 2 - w * 0.19, h * 0.38 - w * 0.19, w * 0.38),
    card(w * 0.1, 7, w * 0.8, s * 2.6, 'bg', 2), kicker('tag', [w * 0.12, 7, w * 0.76, s * 2.6], [s * 1.1, s * 0.8], 'ink', { on: 'bg', align: 'center', v: 'middle' }),
    poly([[0, h * 0.635], [w * 0.08, h * 0.615], [w * 0.08, h * 0.8], [0, h * 0.82], [w * 0.035, h * 0.72]], 'ink/accent/.3'), poly([[w, h * 0.635], [w * 0.92, h * 0.615], [w * 0.92, h * 0.8], [w, h * 0.82], [w * 0.965, h * 0.72]], 'ink/accent/.3'), box(w * 0.06, h * 0.6, w * 0.88, h * 0.19, 'ink'), say('title', 'heading', [w * 0.1, h * 0.61, w * 0.8, h * 0.17], [15, 6.4], 'bg', { on: 'ink', align: 'center', v: 'middle', lines: 2 }),
    card(w * 0.1, h * 0.84, w * 0.8, h * 0.1, 'bg', 3), say('body', 'sub', [w * 0.13, h * 0.845, w * 0.74, h * 0.09], [s * 1.25, s * 0.85], 'ink', { on: 'bg', align: 'center', v: 'middle', lines: 2, leading: 1.3 }),
  ],
});

/** A name to vote for under stars. */
const ballot: Poster = ({ w, h, small: s }) => ({
  ground: 'ink',
  layers: [
    box(0, 0, w, h * 0.1, 'accent'), ...many(7, (i) => starAt(w * (0.08 + i * 0.14), h * 0.05, 2.6, i % 2 ? 'accent2' : 'bg', 5, 0.46)), kicker('tag', [8, h * 0.135, w - 16, s * 1.3], [s * 1.2, s * 0.85], 'accent2', { on: 'ink', align: 'center' }), say('title', 'heading', [7, h * 0.18, w - 14, h * 0.3], [34, 12], 'bg', { on: 'ink', align: 'center', v: 'middle', lines: 2, leading: 0.98 }),
    drawn(0, h * 0.5, w, h * 0.5, 'M0 14C30 0 70 0 100 14V100H0Z', 'accent'), disc(w / 2, h * 0.66, w * 0.19, 'bg'), icon('picture', w / 2 - w * 0.14, h * 0.66 - w * 0.14, w * 0.28), ...[0.17, 0.83].flatMap((x): Layer[] => [starAt(w * x, h * 0.66, 6, 'accent2', 5, 0.46), starAt(w * x, h * 0.76, 3, 'bg', 5, 0.46), starAt(w * x, h * 0.58, 3, 'bg', 5, 0.46)]), say('body', 'sub', [8, h * 0.83, w - 16, h * 0.1], [s * 1.5, s], 'onAccent', { on: 'accent', align: 'center', v: 'middle', lines: 2, leading: 1.3 }),
  ],
});

/** An animal before a moon or in an arch, a word under it: for the wall over a small bed. */
const nursery = (kind: 'moon' | 'arch' | 'hill'): Poster => ({ w, h, small: s }) => {
  const side = w * 0.5;
  const ground = kind === 'moon' ? 'ink' : kind === 'arch' ? 'bg' : 'extra/bg/.55';
  const words = kind === 'moon' ? 'bg' : 'ink';
  return {
    ground,
    layers: [
      ...(kind === 'moon' ? [disc(w / 2, h * 0.4, w * 0.36, 'accent2'), disc(w * 0.38, h * 0.34, w * 0.05, 'accent2/bg/.3'), disc(w * 0.66, h * 0.3, w * 0.035, 'accent2/bg/.3'), ...many(16, (i) => starAt(6 + ((i * 41) % (w - 12)), 6 + ((i * 29) % (h * 0.76)), 0.9 + (i % 3) * 0.5, 'bg', 4, 0.4))] : []),
      ...(kind === 'arch' ? [{ k: 'shape', outline: 'arch', at: [w * 0.14, h * 0.09, w * 0.72, h * 0.62], color: 'accent2/bg/.45' } as const, { k: 'shape', outline: 'arch', at: [w * 0.2, h * 0.14, w * 0.6, h * 0.57], color: 'accent2/bg/.7' } as const, ...[[0.09, 0.2], [0.91, 0.3], [0.07, 0.55], [0.93, 0.6]].map(([x, y]) => starAt(w * x!, h * y!, 2, 'accent', 4, 0.4))] : []),
      ...(kind === 'hill' ? [disc(w * 0.76, h * 0.17, w * 0.11, 'accent2'), ...[[0.2, 0.16], [0.5, 0.1]].flatMap(([x, y]): Layer[] => [disc(w * x!, h * y!, 6, 'bg'), disc(w * x! + 7, h * y! + 1, 4.6, 'bg'), disc(w * x! - 7, h * y! + 1.6, 4, 'bg')]), drawn(0, h * 0.5, w, h * 0.24, 'M0 60C20 10 40 0 60 30C76 52 88 20 100 10V100H0Z', 'accent/bg/.5'), box(0, h * 0.73, w, h * 0.27, 'bg')] : []),
      ...(kind === 'moon' ? [drawn(0, h * 0.62, w, h * 0.38, 'M0 20C24 0 40 0 56 12C72 24 86 10 100 4V100H0Z', 'accent')] : []),
      icon('picture', (w - side) / 2, h * (kind === 'arch' ? 0.35 : 0.32), side), say('title', 'heading', [9, h * 0.77, w - 18, h * 0.11], [13, 6], kind === 'moon' ? 'onAccent' : words, { on: kind === 'moon' ? 'accent' : kind === 'hill' ? 'bg' : ground, align: 'center', v: 'middle' }), say('tag', 'sub', [9, h * 0.895, w - 18, s * 1.4], [s * 1.15, s * 0.85], kind === 'moon' ? 'onAccent' : 'muted', { on: kind === 'moon' ? 'accent' : 'bg', align: 'center', v: 'middle' }),
    ],
  };
};

const both = (id: string, poster: Poster, formats: readonly string[]): Recipe[] => formats.map((format) => layoutIn(`${id}-${format}`, format, poster));

export const sayings: readonly Recipe[] = [
  ...both('loud-accent', loud('accent', 'accent2'), ['poster', 'flyer', 'letter-flyer']), ...both('loud-dark', loud('ink', 'accent'), ['poster', 'flyer', 'letter-flyer']), ...both('loud-paper', loud('bg', 'accent2/bg/.3'), ['letter-flyer', 'flyer']),
  ...both('bubble', bubble, ['poster', 'letter-flyer', 'flyer']), ...both('swaps', swaps, ['poster', 'letter-flyer']), ...both('idea-cards', cards, ['poster', 'letter-flyer', 'a3-poster']), ...both('stripes-four', stripes(4), ['poster', 'letter-flyer']), ...both('stripes-five', stripes(5), ['poster']),
  ...both('burst', burst('accent2', 'accent2/bg/.4'), ['poster', 'flyer', 'letter-flyer', 'instagram-portrait']), ...both('burst-accent', burst('accent', 'accent/bg/.2'), ['poster', 'flyer']), ...both('polling', ballot, ['poster', 'flyer', 'letter-flyer']),
  ...both('nursery-moon', nursery('moon'), ['poster']), ...both('nursery-arch', nursery('arch'), ['poster', 'a3-poster']), ...both('nursery-hill', nursery('hill'), ['poster']),
];
