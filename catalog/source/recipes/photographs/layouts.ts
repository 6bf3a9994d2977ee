import type { Layer, PhotoLayer } from '../../../build/templates/recipe.js';
import { box, disc } from '../scenes/kit.js';
import { card, kicker, rule, say } from '../sheet.js';
import type { Page } from '../stages/stage.js';

/** How a picture and words share a page. */
export type Layout = (page: Page) => { readonly ground: string; readonly layers: Layer[]; readonly mode?: 'dark' };

const hero = (x: number, y: number, w: number, h: number, more: Partial<PhotoLayer> = {}): Layer => ({
  ...{ k: 'photo', photo: 'hero', at: [x, y, w, h] },
  ...more,
});

/** A field of a color that fades out, for words over a picture: the angle leads from its full side to its clear one. */
const scrim = (x: number, y: number, w: number, h: number, angle: number, opacity: readonly [number, number, number], color = 'bg'): Layer => ({
  ...{ k: 'shape', outline: 'rectangle', id: 'scrim', at: [x, y, w, h], color },
  fade: { angle, opacity },
});

/** A magazine's cover: the name across the top, what is inside over the foot of a picture that fills the page. */
export const magazine: Layout = ({ w, h, small: s }) => ({
  ground: 'bg',
  mode: 'dark',
  layers: [
    { k: 'background', photo: 'hero' },
    scrim(0, 0, w, h * 0.42, 90, [0.86, 0.62, 0]),
    scrim(0, h * 0.48, w, h * 0.52, 270, [0.95, 0.82, 0]),
    kicker('tag', [8, 7, w - 16, s * 1.1], [s, s * 0.8], 'ink', { on: 'photo', align: 'center' }),
    say('title', 'heading', [8, 7 + s * 2.4, w - 16, 24], [34, 12], 'ink', { on: 'photo', align: 'center', caps: true }),
    say('body', 'heading', [8, h - 12 - s * 2 - 20, w * 0.62, 20], [9.5, 5], 'ink', { on: 'photo', lines: 3, v: 'bottom', leading: 1.08 }),
    rule(8, h - 10 - s * 1.3, w - 16, 'ink', 0.3),
    say('site', 'sub', [8, h - 8 - s * 0.9, w - 16, s * 1.1], [s, s * 0.8], 'ink', { on: 'photo', v: 'middle' }),
  ],
});

/** A card of words that hangs over the lower edge of a picture. */
export const hung: Layout = ({ w, h, small: s }) => {
  const top = h * 0.54;
  const width = w * 0.8;
  const x = (w - width) / 2;
  const tall = h - top - w * 0.08;
  return {
    ground: 'accent',
    layers: [
      hero(0, 0, w, h * 0.72),
      card(x, top, width, tall, 'bg', 0),
      box(w / 2 - 6, top, 12, 1.4, 'accent2'),
      kicker('tag', [x + 6, top + 6, width - 12, s * 1.1], [s, s * 0.8], 'accentText', { on: 'bg', align: 'center' }),
      say('title', 'heading', [x + 6, top + 8 + s * 1.2, width - 12, tall - 22 - s * 4.4], [15, 7], 'ink', { on: 'bg', align: 'center', v: 'middle', lines: 2 }),
      say('body', 'body', [x + 8, top + tall - 9 - s * 3.6, width - 16, s * 2.6], [s * 1.1, s * 0.82], 'muted', { on: 'bg', align: 'center', lines: 2, leading: 1.4, v: 'middle' }),
      say('site', 'sub', [x + 6, top + tall - 4 - s * 1.2, width - 12, s * 1.2], [s * 1.05, s * 0.8], 'ink', { on: 'bg', align: 'center', weight: 700, v: 'bottom' }),
    ],
  };
};

/** A picture on one side, words on the other, and a square of color where they meet. */
const beside =
  (left: boolean): Layout =>
  ({ w, h, small: s }) => {
    const half = w * 0.46;
    const x = left ? half + 8 : 8;
    const width = w - half - 16;
    return {
      ground: 'bg',
      layers: [
        hero(left ? 0 : w - half, 0, half, h),
        box(left ? half - 7 : w - half - 7, h - 14, 14, 14, 'accent'),
        kicker('tag', [x, 11, width, s * 1.1], [s, s * 0.8], 'accentText'),
        say('title', 'heading', [x, h * 0.22, width, h * 0.38], [15, 6], 'ink', { lines: 3, v: 'middle', leading: 1.04 }),
        say('body', 'body', [x, h * 0.66, width - (left ? 4 : 10), s * 4], [s * 1.15, s * 0.82], 'muted', { lines: 3, leading: 1.4 }),
        say('site', 'sub', [x + (left ? 4 : 0), h - 9 - s * 1.2, width - 14, s * 1.2], [s * 1.05, s * 0.8], 'ink', { weight: 700, v: 'bottom' }),
      ],
    };
  };
export const pictureLeft = beside(true);
export const pictureRight = beside(false);

/** A picture seen through a tall arch on a field of color, words below. */
export const arched: Layout = ({ w, h, small: s }) => {
  const width = Math.min(w * 0.62, h * 0.5);
  const tall = h * 0.56;
  const x = (w - width) / 2;
  const top = h * 0.64 + 3;
  return {
    ground: 'surface',
    layers: [
      disc(x + 1, h * 0.2, w * 0.15, 'accent2'),
      hero(x, h * 0.08, width, tall, { frame: 'arch' }),
      say('title', 'heading', [8, top, w - 16, h * 0.15], [14, 6.5], 'ink', { on: 'surface', align: 'center', lines: 2, v: 'middle' }),
      kicker('tag', [8, h * 0.845, w - 16, s * 1.1], [s, s * 0.8], 'ink', { on: 'surface', align: 'center' }),
      say('body', 'body', [10, h * 0.88 + s * 0.4, w - 20, s * 1.4], [s, s * 0.78], 'ink', { on: 'surface', align: 'center', v: 'middle' }),
    ],
  };
};

/** A band of picture between a very large title and the facts. */
export const banded: Layout = ({ w, h, small: s }) => {
  const top = h * 0.34;
  const tall = h * 0.42;
  const column = (w - 16) / 2;
  return {
    ground: 'bg',
    layers: [
      kicker('tag', [8, 7, w - 16, s * 1.1], [s, s * 0.8], 'accentText'),
      say('title', 'heading', [8, 8 + s * 1.4, w - 16, top - 12 - s * 1.4], [24, 8], 'ink', { lines: 2, v: 'middle', leading: 0.98 }),
      hero(0, top, w, tall),
      box(w - 8 - 20, top + tall - 9, 20, 18, 'accent'),
      say('price', 'heading', [w - 26, top + tall - 6, 16, 12], [8, 4], 'onAccent', { on: 'accent', align: 'center', v: 'middle' }),
      say('body', 'body', [8, top + tall + 5, column + 8, h - top - tall - 13], [s * 1.1, s * 0.8], 'muted', { lines: 4, leading: 1.4 }),
      say('site', 'sub', [8 + column + 10, h - 8 - s * 1.2, column - 10, s * 1.2], [s, s * 0.78], 'ink', { weight: 700, align: 'right', v: 'bottom' }),
    ],
  };
};

/** A picture with round corners on a strong color, and a round badge with a number on its corner. */
export const badged: Layout = ({ w, h, small: s }) => {
  const tall = h * 0.58;
  const r = Math.min(17, w * 0.17);
  return {
    ground: 'ink',
    layers: [
      hero(7, 7, w - 14, tall),
      disc(w - 7 - r, 7 + tall - r * 0.3, r, 'accent'),
      say('price', 'heading', [w - 7 - r * 1.8, 7 + tall - r * 0.85, r * 1.6, r * 0.9], [r * 0.62, r * 0.3], 'onAccent', { on: 'accent', align: 'center', v: 'middle' }),
      say('note', 'sub', [w - 7 - r * 1.6, 7 + tall + r * 0.12, r * 1.2, s], [s * 0.95, s * 0.66], 'onAccent', { on: 'accent', align: 'center', v: 'middle' }),
      say('title', 'heading', [8, tall + 12 + r * 0.2, w - 16 - r * 1.9, h - tall - 22 - s * 1.6 - r * 0.2], [17, 7], 'bg', { on: 'ink', lines: 2, v: 'top' }),
      say('body', 'sub', [8, h - 8 - s * 1.2, w * 0.58, s * 1.2], [s * 1.05, s * 0.8], 'bg/ink/.2', { on: 'ink', v: 'bottom' }),
      say('site', 'sub', [w * 0.62, h - 8 - s * 1.2, w * 0.38 - 8, s * 1.2], [s, s * 0.78], 'bg', { on: 'ink', align: 'right', weight: 700, v: 'bottom' }),
    ],
  };
};

/** A picture inside a wide margin, the title set large across its lower edge on a bar of color. */
export const barred: Layout = ({ w, h, small: s }) => {
  const bar = h * 0.2;
  return {
    ground: 'bg',
    layers: [
      hero(8, 8 + s * 2.6, w - 16, h - 22 - s * 5.4),
      kicker('tag', [8, 8, w * 0.5, s * 1.1], [s, s * 0.8], 'ink'),
      say('site', 'sub', [w * 0.52, 8, w * 0.48 - 8, s * 1.1], [s, s * 0.8], 'ink', { align: 'right' }),
      box(0, h * 0.62, w * 0.84, bar, 'accent'),
      say('title', 'heading', [8, h * 0.62 + 2, w * 0.84 - 14, bar - 4], [bar * 0.72, 5.5], 'onAccent', { on: 'accent', v: 'middle', lines: 1 }),
      say('body', 'body', [8, h - 6 - s * 2.6, w - 16, s * 2.6], [s * 1.05, s * 0.8], 'muted', { lines: 2, leading: 1.35, v: 'bottom' }),
    ],
  };
};

/** A picture that fills the page, and a column of color with the words down one side. */
export const pillar: Layout = ({ w, h, small: s }) => {
  const width = Math.max(w * 0.4, 36);
  // a tall column of color would be empty below its words
  const foot = h > 120 ? h * 0.54 : h * 0.86;
  return {
    ground: 'ink',
    layers: [
      { k: 'background', photo: 'hero' },
      box(w - width - 6, 0, width, foot, 'bg'),
      box(w - width - 6, foot - 2, width, 2, 'accent'),
      kicker('tag', [w - width, 10, width - 12, s * 1.1], [s, s * 0.78], 'accentText', { on: 'bg' }),
      say('title', 'heading', [w - width, 14 + s * 1.2, width - 12, foot * 0.42], [13, 5], 'ink', { on: 'bg', lines: 3, leading: 1.03 }),
      say('body', 'body', [w - width, 0, width - 12, foot * 0.26], [s * 1.08, s * 0.78], 'muted', { on: 'bg', below: 'title', gap: 4, lines: 5, leading: 1.4 }),
      say('site', 'sub', [w - width, foot - 7 - s * 1.2, width - 12, s * 1.2], [s, s * 0.74], 'ink', { on: 'bg', weight: 700, v: 'bottom' }),
    ],
  };
};

/** One large picture and two small ones beside it, the words on a field below. */
export const trio: Layout = ({ w, h, small: s }) => {
  const tall = h * 0.56;
  const side = w * 0.34;
  const gap = 1.2;
  return {
    ground: 'bg',
    layers: [
      hero(0, 0, w - side - gap, tall),
      { k: 'photo', photo: 'second', at: [w - side, 0, side, (tall - gap) / 2] },
      { k: 'photo', photo: 'picture', at: [w - side, (tall + gap) / 2, side, (tall - gap) / 2] },
      box(0, tall + gap, w * 0.3, h - tall - gap, 'accent'),
      say('price', 'heading', [4, tall + gap + 5, w * 0.3 - 8, h * 0.16], [11, 4.4], 'onAccent', { on: 'accent', lines: 2, v: 'top', leading: 1.05 }),
      say('note', 'sub', [5, h - 7 - s * 2.4, w * 0.3 - 9, s * 2.4], [s, s * 0.76], 'onAccent', { on: 'accent', lines: 2, v: 'bottom', leading: 1.25 }),
      kicker('tag', [w * 0.3 + 5, tall + gap + 6, w * 0.7 - 12, s * 1.1], [s, s * 0.78], 'accentText'),
      say('title', 'heading', [w * 0.3 + 5, tall + gap + 8 + s * 1.2, w * 0.7 - 12, h - tall - 26 - s * 4.6], [12, 5], 'ink', { lines: 2, v: 'top', leading: 1.04 }),
      say('body', 'body', [w * 0.3 + 5, h - 10 - s * 4, w * 0.7 - 12, s * 2.7], [s * 1.05, s * 0.78], 'muted', { lines: 2, leading: 1.35, v: 'top' }),
      say('site', 'sub', [w * 0.3 + 5, h - 7 - s * 1.1, w * 0.7 - 12, s * 1.1], [s, s * 0.78], 'ink', { weight: 700, v: 'bottom' }),
    ],
  };
};

/** A wide picture with the words on a scrim at its left: covers and banners. */
export const banner: Layout = ({ w, h, small: s }) => ({
  ground: 'bg',
  mode: 'dark',
  layers: [
    { k: 'background', photo: 'hero' },
    scrim(0, 0, w * 0.8, h, 0, [0.95, 0.84, 0]),
    box(8, h * 0.2, 1, h * 0.6, 'accent'),
    kicker('tag', [13, h * 0.2, w * 0.5, s * 1.1], [s, s * 0.76], 'ink', { on: 'photo' }),
    say('title', 'heading', [13, h * 0.2 + s * 1.9, w * 0.46, h * 0.6 - s * 4.4], [22, 9], 'ink', { on: 'photo', lines: 2, v: 'middle', leading: 1.02 }),
    say('body', 'sub', [13, h * 0.8 - s * 1.2, w * 0.5, s * 1.2], [s * 1.1, s * 0.76], 'ink', { on: 'photo', v: 'bottom' }),
  ],
});

/** A book or a record: a square picture low on the page, the title above it, the name at the foot. */
export const sleeve: Layout = ({ w, h, small: s }) => {
  const side = w - 24;
  const tall = Math.min(side * 1.1, h * (h > 120 ? 0.56 : 0.46));
  const top = h - tall - 12 - s * 2.6;
  return {
    ground: 'accent',
    layers: [
      say('title', 'heading', [12, 11, w - 24, top - 17 - s * 2.2], [22, 6.5], 'onAccent', { on: 'accent', lines: 3, v: 'top', leading: 1 }),
      say('tag', 'sub', [12, top - 4 - s * 1.2, w - 24, s * 1.2], [s * 1.1, s * 0.8], 'onAccent', { on: 'accent', v: 'bottom' }),
      box(12 + 2.4, top + 2.4, side, tall, 'ink'),
      hero(12, top, side, tall),
      kicker('site', [12, h - 6 - s * 1.2, w - 24, s * 1.2], [s * 1.1, s * 0.8], 'onAccent', { on: 'accent', v: 'bottom' }),
    ],
  };
};

/** A wide strip: a field of strong color with the words, the picture beside it. */
export const field: Layout = ({ w, h, small: s }) => {
  const cut = w * 0.47;
  const width = cut - h * 0.26;
  return {
    ground: 'accent',
    layers: [
      hero(cut, 0, w - cut, h), box(0, 0, cut, h, 'accent'), box(cut - 1.4, h * 0.14, 2.8, h * 0.72, 'accent2'),
      kicker('tag', [h * 0.13, h * 0.15, width, s * 1.2], [s * 1.1, s * 0.84], 'onAccent', { on: 'accent', weight: 700 }),
      say('title', 'heading', [h * 0.13, h * 0.245, width, h * 0.385], [h * 0.27, h * 0.1], 'onAccent', { on: 'accent', lines: 2, v: 'middle', leading: 1 }),
      say('body', 'body', [h * 0.13, h * 0.705, width, s * 3.8], [s * 1.4, s * 0.92], 'onAccent', { on: 'accent', lines: 2, leading: 1.32 }),
    ],
  };
};

/** A film's picture: the photograph fills it, a very large title on a band at the foot, a label over its edge. */
export const shout: Layout = ({ w, h }) => ({
  ground: 'ink',
  layers: [
    hero(0, 0, w, h * 0.66), box(0, h * 0.62, w, h * 0.38, 'accent'), box(0, h - 3, w, 3, 'ink'),
    box(7, h * 0.62 - 7, w * 0.38, 13, 'ink'), kicker('tag', [10, h * 0.62 - 7, w * 0.38 - 6, 13], [6.4, 4], 'bg', { on: 'ink', align: 'center', v: 'middle', weight: 700, tracking: 0.06 }),
    say('title', 'heading', [7, h * 0.62 + 8, w - 14, h * 0.38 - 13], [30, 9], 'onAccent', { on: 'accent', lines: 2, caps: true, v: 'middle', leading: 0.98 }),
  ],
});

/** A tall page: the picture to the edges of its upper part, a sheet of paper with the words that rises over it. */
export const risen: Layout = ({ w, h, small: s }) => {
  const cut = h * (h > 160 ? 0.57 : 0.5);
  return {
    ground: 'bg',
    layers: [
      hero(0, 0, w, cut + 6), box(0, cut, w * 0.82, h - cut, 'bg'), box(w * 0.82, cut + 6, w * 0.18, h - cut - 6, 'accent'), box(0, cut, 3, h - cut, 'accent'),
      kicker('tag', [10, cut + 9, w * 0.68, s * 1.2], [s * 1.1, s * 0.86], 'accentText', { on: 'bg', weight: 700 }),
      say('title', 'heading', [10, cut + 10 + s * 2, w * 0.68, h * 0.17], [17, 7], 'ink', { on: 'bg', lines: 3, leading: 1 }),
      say('body', 'body', [10, 0, w * 0.66, s * 6], [s * 1.4, s * 0.92], 'ink', { on: 'bg', below: 'title', gap: 5, lines: 4, leading: 1.36 }),
      say('site', 'sub', [10, h - 11 - s * 1.2, w * 0.66, s * 1.2], [s * 1.15, s * 0.86], 'ink', { on: 'bg', weight: 700, v: 'bottom' }),
    ],
  };
};
