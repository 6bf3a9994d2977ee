import type { Layer, Recipe } from '../../../../build/templates/recipe.js';
import { box, disc, drawn, many, poly, ring } from '../../scenes/kit.js';
import { dots, rays } from '../../social-media/drawing.js';
import { card, icon, kicker, rule, say } from '../../sheet.js';
import { layoutIn } from '../../stages/stage.js';

const bubble = (x: number, y: number, w: number, h: number, tail: number): Layer[] => [poly([[tail - 2, y + h - 1], [tail + 3, y + h - 1], [tail + (tail > x + w / 2 ? 2.6 : -1.6), y + h + 5]], 'ink'), card(x - 0.6, y - 0.6, w + 1.2, h + 1.2, 'ink', 4.4), card(x, y, w, h, 'bg', 4), poly([[tail - 1.1, y + h - 1.2], [tail + 2.1, y + h - 1.2], [tail + (tail > x + w / 2 ? 2 : -1), y + h + 3.2]], 'bg')];

const dotted = (x: number, y: number, w: number, h: number, color: string): Layer => drawn(x, y, w, h, dots(Math.floor(w / 5), Math.floor(h / 5), 0.3), color, { opacity: 0.5 });

/** A field of a strip: a ground of dots, one or two who speak, what they say. */
const field = (n: number, x: number, y: number, w: number, h: number, arts: readonly string[]): Layer[] => {
  const tone = ['accent2/bg/.3', 'extra/bg/.4', 'accent/bg/.5', 'accent2'][(n - 1) % 4]!;
  const s = Math.min(w * 0.46, h * 0.56);
  return [
    box(x - 0.7, y - 0.7, w + 1.4, h + 1.4, 'ink'), box(x, y, w, h, tone), dotted(x, y, w, h, 'bg'), box(x, y + h * 0.88, w, h * 0.12, 'ink/bg/.3'),
    ...arts.map((art, i) => icon(art, arts.length === 1 ? x + w / 2 - s / 2 : x + (i ? w * 0.96 - s : w * 0.04), y + h * 0.95 - s, s)),
    ...bubble(x + 3, y + 3, w - 6, h * 0.3, x + w * (arts.length === 1 ? 0.5 : n % 2 ? 0.26 : 0.74)), say(`line${n}`, 'sub', [x + 5, y + 4, w - 10, h * 0.3 - 2], [4.4, 2.5], 'ink', { on: 'bg', align: 'center', v: 'middle', lines: 3, leading: 1.15, weight: 700 }),
  ];
};

const stripTall = layoutIn('strip-four-instagram-post', 'instagram-post', () => ({ ground: 'bg', layers: [say('title', 'heading', [5, 4.6, 64, 8], [7, 4], 'ink', { v: 'middle' }), say('author', 'sub', [69, 4.6, 26, 8], [3, 2.5], 'muted', { v: 'middle', align: 'right' }), ...many(4, (i) => field(i + 1, 5 + (i % 2) * 45.6, 15 + Math.floor(i / 2) * 41, 44.4, 39.6, i === 3 ? ['hero'] : i === 2 ? ['side'] : ['hero', 'side'])).flat()] }));
const stripWide = layoutIn('strip-three-presentation-wide', 'presentation-wide', ({ w }) => ({ ground: 'bg', layers: [say('title', 'heading', [8, 5, 110, 12], [9, 5], 'ink', { v: 'middle' }), say('author', 'sub', [118, 5, 52, 12], [3.2, 2.5], 'muted', { v: 'middle', align: 'right' }), ...many(3, (i) => field(i + 1, 8 + i * ((w - 14) / 3), 20, (w - 22) / 3, 72, i === 1 ? ['side'] : ['hero', 'side'])).flat()] }));
const stripStory = layoutIn('strip-story-instagram-story', 'instagram-story', ({ w, h }) => ({ ground: 'accent', layers: [say('title', 'heading', [8, 16, w - 16, 14], [12, 6], 'onAccent', { on: 'accent', align: 'center', v: 'middle' }), ...many(3, (i) => field(i + 1, 8, 34 + i * 41, w - 16, 39.6, i === 1 ? ['side'] : i === 2 ? ['hero'] : ['hero', 'side'])).flat(), say('author', 'sub', [8, h - 20, w - 16, 5], [3.4, 2.6], 'onAccent', { on: 'accent', align: 'center', v: 'middle' })] }));
const stripPage = layoutIn('strip-page-worksheet', 'worksheet', ({ w, h }) => ({ ground: 'bg', layers: [box(0, 0, w, 20, 'accent'), say('title', 'heading', [6, 4.6, 62, 11], [9, 5], 'onAccent', { on: 'accent', v: 'middle' }), say('author', 'sub', [68, 4.6, 26, 11], [3, 2.4], 'onAccent', { on: 'accent', v: 'middle', align: 'right' }), ...field(1, 6, 25, 88, 34, ['hero', 'side']), ...field(2, 6, 62, 43, 36, ['side']), ...field(3, 51, 62, 43, 36, ['hero']), ...field(4, 6, 101, 88, h - 107, ['hero', 'side'])] }));

/** A face before rays, words above and below it. */
const memeFace = (id: string, ground: string) => layoutIn(id, 'instagram-post', ({ w, h }) => ({ ground, layers: [drawn(0, 0, w, h, rays(w, h, [50, 52], 22, 0), 'bg', { opacity: 0.16 }), icon('hero', 25, 25, 50), box(0, 0, w, 22, 'bg'), say('top', 'heading', [6, 3, 88, 16], [11, 5.6], 'ink', { on: 'bg', align: 'center', v: 'middle', lines: 2, leading: 1 }), box(0, 80, w, 20, 'bg'), say('bottom', 'heading', [6, 81.6, 88, 14], [11, 5.6], 'ink', { on: 'bg', align: 'center', v: 'middle', lines: 2, leading: 1 })] }));

/** Two lines: what is turned down, and what is liked. */
const memeTwo = layoutIn('choice-meme-instagram-post', 'instagram-post', () => ({ ground: 'bg', layers: [box(0, 0, 46, 50, 'accent2'), box(0, 50, 46, 50, 'extra'), box(0, 49.4, 100, 1.2, 'ink'), box(45.4, 0, 1.2, 100, 'ink'), icon('hero', 6, 8, 34), icon('side', 6, 58, 34), say('top', 'heading', [51, 6, 44, 38], [9, 4.6], 'ink', { align: 'center', v: 'middle', lines: 4, leading: 1.06 }), say('bottom', 'heading', [51, 56, 44, 38], [9, 4.6], 'ink', { align: 'center', v: 'middle', lines: 4, leading: 1.06 })] }));

/** How it was thought, how it is. */
const memeReal = layoutIn('real-meme-instagram-post', 'instagram-post', ({ w }) => ({ ground: 'ink', layers: [...many(2, (i): Layer[] => [card(6 + i * 45, 24, 43, 56, i ? 'accent' : 'accent2', 2), icon(i ? 'side' : 'hero', 10 + i * 45, 34, 35), say(i ? 'right' : 'left', 'sub', [6 + i * 45, 82.4, 43, 6], [4.4, 3], 'bg', { on: 'ink', align: 'center', v: 'middle', weight: 700 })]).flat(), say('title', 'heading', [6, 6, w - 12, 14], [9, 5], 'bg', { on: 'ink', align: 'center', v: 'middle', lines: 2 }), say('author', 'body', [6, 90.6, w - 12, 4], [2.8, 2.4], 'bg', { on: 'ink', align: 'center', v: 'middle' })] }));

const PALETTE = ['accent', 'accent2', 'extra', 'ink', 'surface'];

/** A brand on one board: its name, colors, letters and a pattern. */
const brandBoard = (id: string, category: string, dark: boolean) => layoutIn(id, category, ({ w, h }) => {
  const on = dark ? 'ink' : 'bg';
  const word = dark ? 'bg' : 'ink';
  const [m, g] = [5, 2.4];
  const cw = (w - 2 * m - g) / 2;
  const rh = (h - 2 * m - 2 * g) / 3;
  const at = (c: number, r: number): readonly [number, number] => [m + c * (cw + g), m + r * (rh + g)];
  const [b, c, d, e2] = [at(1, 0), at(0, 1), at(1, 1), at(0, 2)];
  const f = at(1, 2);
  const sr = Math.min(rh * 0.25, cw * 0.16);
  const dd = Math.min(cw / 6.2, rh * 0.42);
  return {
    ground: on,
    layers: [
      card(m, m, cw, rh, 'accent2', 2), icon('mark', m + cw / 2 - rh * 0.17, m + rh * 0.08, rh * 0.34, ['ink', 'ink']), say('title', 'heading', [m + 3, m + rh * 0.45, cw - 6, rh * 0.3], [13, 5], 'ink', { on: 'accent2', align: 'center', v: 'middle' }), kicker('tag', [m + 3, m + rh * 0.8, cw - 6, 3], [2.7, 2], 'ink', { on: 'accent2', align: 'center', weight: 700 }),
      card(b[0], b[1], cw, rh, 'surface', 2), ...many(5, (i) => [disc(b[0] + cw / 2 + (i - 2) * dd * 1.14, b[1] + rh * 0.42, dd * 0.56, 'ink'), disc(b[0] + cw / 2 + (i - 2) * dd * 1.14, b[1] + rh * 0.42, dd * 0.53, PALETTE[i]!)]).flat(), say('colors', 'sub', [b[0] + 3, b[1] + rh * 0.76, cw - 6, 3.4], [2.8, 2.1], 'ink', { on: 'surface', align: 'center', v: 'middle' }),
      card(c[0], c[1], cw, rh, 'accent', 2), say('letters', 'heading', [c[0] + 4, c[1] + rh * 0.08, cw * 0.4, rh * 0.5], [22, 8], 'onAccent', { on: 'accent', v: 'middle' }), say('fontOne', 'heading', [c[0] + 4, c[1] + rh * 0.6, cw - 8, rh * 0.15], [4.6, 2.6], 'onAccent', { on: 'accent', v: 'middle' }), say('fontTwo', 'body', [c[0] + 4, c[1] + rh * 0.79, cw - 8, rh * 0.12], [3.2, 2.2], 'onAccent', { on: 'accent', v: 'middle' }),
      card(d[0], d[1], cw, rh, 'ink/bg/.16', 2), ...many(4, (i) => many(3, (j): Layer => ({ ...icon('mark', d[0] + cw * (0.04 + i * 0.245), d[1] + rh * (0.05 + j * 0.32), Math.min(cw * 0.18, rh * 0.27), [(i + j) % 2 ? 'accent2' : 'bg', (i + j) % 2 ? 'accent2' : 'bg']), rotate: (i + j) % 2 ? 12 : -8 }))).flat(),
      card(e2[0], e2[1], cw, rh, 'extra', 2), say('voiceHead', 'heading', [e2[0] + 4, e2[1] + rh * 0.12, cw - 8, rh * 0.18], [5.4, 3], 'ink', { on: 'extra', v: 'middle' }), say('voice', 'body', [e2[0] + 4, e2[1] + rh * 0.38, cw - 8, rh * 0.5], [3.4, 2.2], 'ink', { on: 'extra', lines: 4, leading: 1.4 }),
      card(f[0], f[1], cw, rh, 'surface', 2), card(f[0] + cw * 0.07, f[1] + rh * 0.24, cw * 0.5, rh * 0.5, 'ink', 1.4), say('card', 'heading', [f[0] + cw * 0.09, f[1] + rh * 0.35, cw * 0.46, rh * 0.28], [5, 2], 'bg', { on: 'ink', align: 'center', v: 'middle' }), disc(f[0] + cw * 0.79, f[1] + rh * 0.49, sr, 'accent'), icon('mark', f[0] + cw * 0.79 - sr * 0.56, f[1] + rh * 0.49 - sr * 0.56, sr * 1.12, ['onAccent', 'onAccent']), ...(dark ? [ring(f[0] + cw * 0.79, f[1] + rh * 0.49, sr * 1.16, 0.9, 'accent')] : []), box(0, h - 0.6, w, 0.6, word, { opacity: 0 }),
    ],
  };
});

/** News for the press: who, when, a head, the story, whom to ask. */
const pressRelease = (id: string, top: 'bar' | 'side') => layoutIn(id, 'letterhead', ({ w, h }) => {
  const x = top === 'side' ? 34 : 10;
  const y = top === 'side' ? 12 : 36;
  return {
    ground: 'bg',
    layers: [
      ...(top === 'side' ? [box(0, 0, 26, h, 'accent'), icon('mark', 6, 10, 14, ['onAccent', 'onAccent']), say('company', 'heading', [4.6, 28, 17, 14], [4.6, 2.6], 'onAccent', { on: 'accent', align: 'center', lines: 3, leading: 1.1 })] : [box(0, 0, w, 27, 'ink'), icon('mark', 10, 6.6, 13, ['accent2', 'accent2']), say('company', 'heading', [27, 6.6, 63, 13], [7, 4], 'bg', { on: 'ink', v: 'middle' })]),
      kicker('tag', [x, y, w - x - 10, 3], [2.6, 2.1], 'accentText', { weight: 700 }), say('title', 'heading', [x, y + 6, w - x - 10, 17], [8, 4.4], 'ink', { lines: 2, leading: 1.04 }), say('detail', 'sub', [x, 0, w - x - 10, 8], [3.1, 2.4], 'muted', { lines: 2, leading: 1.3, below: 'title', gap: 3 }),
      rule(x, y + 33, w - x - 10), say('body', 'body', [x, y + 37, w - x - 10, h - y - 37 - 32], [2.6, 2.1], 'ink', { lines: 24, leading: 1.5 }),
      card(x, h - 29, w - x - 10, 19, 'surface', 2), say('head', 'sub', [x + 4, h - 26.4, 50, 3.4], [2.8, 2.2], 'ink', { on: 'surface', weight: 700, v: 'middle' }), say('contact', 'body', [x + 4, h - 21.4, w - x - 18, 9], [2.6, 2.1], 'ink', { on: 'surface', lines: 2, leading: 1.45 }),
    ],
  };
});

/** What is done, and what it costs. */
const rates = (id: string, dark: boolean) => layoutIn(id, 'proposal', ({ w, h }) => {
  const on = dark ? 'ink' : 'bg';
  const word = dark ? 'bg' : 'ink';
  return {
    ground: on,
    layers: [
      box(0, 0, w, 48, 'accent2'), disc(76, 26, 20, 'accent'), icon('hero', 58, 7, 36), kicker('tag', [9, 10, 46, 3], [2.7, 2.1], 'ink', { on: 'accent2', weight: 700 }), say('title', 'heading', [9, 16, 46, 19], [9, 5], 'ink', { on: 'accent2', lines: 2, leading: 1.02 }), say('detail', 'body', [9, 38, 46, 6], [2.7, 2.1], 'ink', { on: 'accent2', lines: 2, leading: 1.3 }),
      ...many(3, (i): Layer[] => [card(9 + i * 28, 53, 26, 16, dark ? 'ink/bg/.14' : 'surface', 2), say(`number${i + 1}`, 'heading', [10 + i * 28, 55, 24, 7], [6.4, 3.6], dark ? 'accent2' : 'accentText', { on: dark ? 'ink/bg/.14' : 'surface', align: 'center', v: 'middle' }), say(`fact${i + 1}`, 'sub', [10 + i * 28, 62.6, 24, 4], [2.5, 2], word, { on: dark ? 'ink/bg/.14' : 'surface', align: 'center', v: 'middle' })]).flat(),
      ...many(6, (i): Layer[] => { const y = 75 + i * 9; return [say(`item${i + 1}`, 'sub', [9, y, 56, 4], [3.3, 2.4], word, { on, v: 'middle', weight: 700 }), say(`text${i + 1}`, 'body', [9, y + 4.2, 60, 3], [2.4, 2], word, { on, v: 'middle' }), say(`price${i + 1}`, 'heading', [70, y + 0.6, 21, 6], [4.6, 3], dark ? 'accent2' : 'accentText', { on, align: 'right', v: 'middle' }), box(9, y + 8, 82, 0.3, word, { opacity: 0.3 })]; }).flat(),
      say('site', 'sub', [9, h - 10.6, 82, 4], [2.8, 2.2], word, { on, v: 'middle', weight: 700 }),
    ],
  };
});

/** Pictures of one hand's work, a name over them. */
const portfolio = (id: string, category: string, way: number) => layoutIn(id, category, ({ w, h }) => {
  const wide = w > h;
  return way
    ? { ground: 'ink', layers: [...(wide ? [{ k: 'photo', photo: 'one', at: [w * 0.42, 0, w * 0.29 - 0.8, h] }, { k: 'photo', photo: 'two', at: [w * 0.71, 0, w * 0.29, h / 2 - 0.4] }, { k: 'photo', photo: 'three', at: [w * 0.71, h / 2 + 0.4, w * 0.29, h / 2 - 0.4] }] as const : [{ k: 'photo', photo: 'one', at: [0, 0, w, h * 0.42] }, { k: 'photo', photo: 'two', at: [0, h * 0.42 + 0.8, w / 2 - 0.4, h * 0.24] }, { k: 'photo', photo: 'three', at: [w / 2 + 0.4, h * 0.42 + 0.8, w / 2 - 0.4, h * 0.24] }] as const), kicker('tag', [9, wide ? 14 : h * 0.71, w * 0.4 - 14 + (wide ? 0 : 42), 3], [2.8, 2.2], 'accent2', { on: 'ink', weight: 700 }), say('title', 'heading', [9, wide ? 24 : h * 0.75, wide ? w * 0.42 - 16 : w - 18, wide ? 38 : h * 0.13], [15, 6], 'bg', { on: 'ink', lines: wide ? 3 : 2, leading: 1 }), say('site', 'sub', [9, h - 12, wide ? w * 0.42 - 16 : w - 18, 4], [3, 2.3], 'bg', { on: 'ink', v: 'middle' })] }
    : { ground: 'bg', layers: [say('title', 'heading', [9, 9, wide ? w * 0.55 : w - 18, wide ? 16 : 22], [wide ? 15 : 11.5, 6], 'ink', { v: 'middle', lines: wide ? 1 : 2, leading: 1 }), kicker('tag', [9, wide ? 26 : 33, w - 18, 3], [2.8, 2.2], 'accentText', { weight: 700 }), ...(['one', 'two', 'three'] as const).map((photo, i): Layer => wide ? { k: 'photo', photo, at: [9 + i * ((w - 16) / 3), 34, (w - 24) / 3, 52] } : { k: 'photo', photo, at: i ? [9 + (i - 1) * 41.6, 96, 40.4, h - 112] : [9, 41, 82, 53] }), say('site', 'sub', [9, h - 10.6, w - 18, 4], [3, 2.3], 'muted', { v: 'middle' })] };
});

/** Strips, jokes, boards of brands, and papers of those who sell what they make. */
export const comicsAndBoards: readonly Recipe[] = [
  stripTall, stripWide, stripStory, stripPage, memeFace('face-meme-instagram-post', 'accent'), memeFace('face-night-meme-instagram-post', 'accent2'), memeTwo, memeReal,
  brandBoard('brand-board-pitch-board', 'pitch-board', false), brandBoard('brand-night-presentation-wide', 'presentation-wide', true), brandBoard('brand-square-instagram-post', 'instagram-post', false), brandBoard('brand-page-proposal', 'proposal', true), brandBoard('brand-pin-pinterest-pin', 'pinterest-pin', false),
  pressRelease('press-letterhead', 'bar'), pressRelease('press-side-letterhead', 'side'), rates('rates-proposal', false), rates('rates-night-proposal', true),
  portfolio('works-report-cover', 'report-cover', 1), portfolio('works-presentation-wide', 'presentation-wide', 1), portfolio('works-row-presentation-wide', 'presentation-wide', 0), portfolio('works-page-proposal', 'proposal', 0), portfolio('works-instagram-portrait', 'instagram-portrait', 0),
];
