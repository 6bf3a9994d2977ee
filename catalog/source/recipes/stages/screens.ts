import type { Layer } from '../../../build/templates/recipe.js';
import { box, drawn, many, poly, ring } from '../scenes/kit.js';
import { card, kicker, say } from '../sheet.js';
import { holed } from './covers.js';
import { panelOf, shown, type Page, type Stage } from './stage.js';

interface Tone {
  readonly on: string;
  readonly color: string;
  readonly soft: string;
  readonly align?: 'left' | 'center';
}

/** The words of a wide strip: a line above, a title in the middle of its height, a few words under it. */
const wide = (x: number, w: number, { h, small: s }: Page, { on, color, soft, align = 'left' }: Tone): Layer[] => [
  kicker('tag', [x, h * 0.14, w, s * 1.2], [s * 1.15, s * 0.85], soft, { on, align, weight: 700 }),
  say('title', 'heading', [x, h * 0.245, w, h * 0.385], [h * 0.28, h * 0.1], color, { on, align, lines: 2, v: 'middle', leading: 1 }),
  say('detail', 'body', [x, h * 0.705, w, s * 4], [s * 1.5, s * 0.95], color, { on, align, lines: 2, leading: 1.32 }),
];

/** A strip in a strong color: the words, and the scene in a round window with a double rim. */
export const porthole: Stage = (scene, page) => {
  const { w, h } = page;
  const [cx, cy, r] = [w - h * 0.66, h * 0.5, h * 0.42];
  return {
    ground: 'accent',
    layers: [
      box(cx - r, cy - r, 2 * r, 2 * r, panelOf(scene)), ...scene.draw({ x: cx - r, y: cy - r * 0.76, w: 2 * r, h: r * 1.66 }),
      holed(page, cx, cy, r, r, 'accent'), ring(cx, cy, r, 2, 'onAccent'), ring(cx, cy, r + 4.4, 0.8, 'onAccent'),
      ...wide(h * 0.14, cx - r - h * 0.3, page, { on: 'accent', color: 'onAccent', soft: 'onAccent' }),
    ],
  };
};

/** A field of ink that ends in a slope, two stripes along it, the scene behind. */
export const slope: Stage = (scene, page) => {
  const { w, h } = page;
  const cut = w * 0.52;
  const stripe = (from: number, width: number, color: string): Layer => poly([[cut + from + h * 0.2, 0], [cut + from + h * 0.2 + width, 0], [cut + from + width - h * 0.06, h], [cut + from - h * 0.06, h]], color);
  return {
    ground: 'ink',
    layers: [
      ...shown(scene, { x: cut, y: 0, w: w - cut, h }), box(0, 0, cut - h * 0.05, h, 'ink'), poly([[0, 0], [cut + h * 0.21, 0], [cut - h * 0.05, h], [0, h]], 'ink'),
      stripe(0, 3, 'accent'), stripe(4.2, 1.4, 'accent2'),
      ...wide(h * 0.14, cut - h * 0.22, page, { on: 'ink', color: 'bg', soft: 'accent2/bg/.5' }),
    ],
  };
};

/** The scene at both sides, a plate with the words between. */
export const between: Stage = (scene, page) => {
  const { w, h } = page;
  const pw = Math.min(w * 0.5, h * 1.5);
  const x = (w - pw) / 2;
  const side = x;
  return {
    ground: scene.sky,
    layers: [
      box(0, 0, w, h, panelOf(scene)), ...scene.draw({ x: 0, y: h * 0.08, w: side, h: h * 0.92 }), ...scene.draw({ x: w - side, y: h * 0.08, w: side, h: h * 0.92 }),
      box(x - 1.8, h * 0.09, pw + 3.6, h * 0.91, 'accent'), box(x, h * 0.09 + 1.8, pw, h * 0.91 - 1.8, 'bg'),
      ...wide(x + h * 0.08, pw - h * 0.16, { ...page, h: h * 1.06 }, { on: 'bg', color: 'ink', soft: 'accentText', align: 'center' }),
    ],
  };
};

/** Nothing but the scene's own sky: the words at the left, the scene large at the right, a strip of color below. */
export const horizon: Stage = (scene, page) => {
  const { w, h } = page;
  const from = w * 0.5;
  return {
    ground: scene.sky,
    layers: [
      ...scene.draw({ x: from, y: h * 0.06, w: w - from, h: h * 0.94 }), box(0, 0, from, h, scene.sky), box(0, h * 0.94, from, h * 0.06, 'accent'),
      ...wide(h * 0.14, from - h * 0.26, { ...page, h: h * 0.96 }, { on: scene.sky, color: scene.words, soft: scene.soft }),
    ],
  };
};

/** The scene on a card with round corners at the left, the words on a pale field, dots in its corner. */
export const tray: Stage = (scene, page) => {
  const { w, h } = page;
  const cw = Math.min(h * 1.16, w * 0.42);
  // a scene whose own sky is this pale color would not stand out
  const ground = scene.sky.startsWith('accent2') ? 'extra/bg/.5' : 'accent2/bg/.42';
  const x = h * 0.1;
  const plate = `M0 0H100V100H0Z ${rounded(x, h * 0.1, cw, h * 0.8, 5, page)}`;
  return {
    ground,
    layers: [
      box(x, h * 0.1, cw, h * 0.8, panelOf(scene)), ...scene.draw({ x, y: h * 0.15, w: cw, h: h * 0.75 }), drawn(0, 0, w, h, plate, ground),
      ...many(8, (i) => card(w - 8 - (i % 4) * 5, 4.6 + Math.floor(i / 4) * 5, 1.8, 1.8, 'accent', 0.9)),
      ...wide(x + cw + h * 0.13, w - x - cw - h * 0.3, page, { on: ground, color: 'ink', soft: 'ink' }),
    ],
  };
};

/** A box with round corners as a hole in a plate over the page. */
function rounded(x: number, y: number, w: number, h: number, r: number, page: Page): string {
  const at = (px: number, py: number): string => `${((px * 100) / page.w).toFixed(2)} ${((py * 100) / page.h).toFixed(2)}`;
  const [right, foot] = [x + w, y + h];
  return `M${at(x + r, y)}Q${at(x, y)} ${at(x, y + r)}L${at(x, foot - r)}Q${at(x, foot)} ${at(x + r, foot)}L${at(right - r, foot)}Q${at(right, foot)} ${at(right, foot - r)}L${at(right, y + r)}Q${at(right, y)} ${at(right - r, y)}Z`;
}

/** A label of one line on a slab. */
const slab = (x: number, y: number, w: number, h: number, color: string, word: string): Layer[] => [
  box(x, y, w, h, color), kicker('tag', [x + 3, y, w - 6, h], [h * 0.52, h * 0.3], word, { on: color, align: 'center', v: 'middle', weight: 700, tracking: 0.06 }),
];

/** A film's picture: three lines as large as they will go, the scene in a great window that runs off the page. */
export const thumbPunch: Stage = (scene, page) => {
  const { w, h } = page;
  const [cx, cy, r] = [w - h * 0.5, h * 0.52, h * 0.45];
  return {
    ground: 'accent',
    layers: [
      box(cx - r, cy - r, 2 * r, 2 * r, panelOf(scene)), ...scene.draw({ x: cx - r, y: cy - r * 0.78, w: 2 * r, h: r * 1.7 }),
      holed(page, cx, cy, r, r, 'accent'), ring(cx, cy, r, 4, 'bg'), ring(cx, cy, r + 4, 1.6, 'ink'),
      ...slab(0, 9, w * 0.4, 11, 'ink', 'bg'),
      say('title', 'heading', [7, 25, cx - r - 16, 66], [32, 9], 'onAccent', { on: 'accent', lines: 3, caps: true, v: 'middle', leading: 0.98 }),
    ],
  };
};

/** The scene over the whole width, a title in one or two lines on a band of ink at the foot. */
export const thumbFoot: Stage = (scene, { w, h }) => ({
  ground: 'ink',
  layers: [
    ...shown(scene, { x: 0, y: 0, w, h: h * 0.62 }), box(0, h * 0.62, w, h * 0.38, 'ink'), box(0, h * 0.62, w, 2.4, 'accent'),
    ...slab(7, h * 0.62 - 6, w * 0.36, 12, 'accent', 'onAccent'),
    say('title', 'heading', [7, h * 0.62 + 8, w - 14, h * 0.38 - 12], [30, 9], 'bg', { on: 'ink', lines: 2, caps: true, v: 'middle', leading: 0.98 }),
  ],
});

/** A slope of paper with the title, the scene behind, a frame of color about both. */
export const thumbSlope: Stage = (scene, { w, h }) => ({
  ground: 'bg',
  layers: [
    ...shown(scene, { x: w * 0.48, y: 0, w: w * 0.52, h }), box(0, 0, w * 0.47, h, 'bg'), poly([[0, 0], [w * 0.6, 0], [w * 0.46, h], [0, h]], 'bg'), poly([[w * 0.6, 0], [w * 0.62, 0], [w * 0.48, h], [w * 0.46, h]], 'accent'),
    { k: 'shape', outline: 'rectangle', at: [1.5, 1.5, w - 3, h - 3], stroke: { color: 'accent', width: 3 } },
    ...slab(8, 11, w * 0.36, 11, 'accent', 'onAccent'),
    say('title', 'heading', [8, 27, w * 0.42, 62], [30, 8.4], 'ink', { on: 'bg', lines: 3, caps: true, v: 'middle', leading: 0.98 }),
  ],
});

/** A tall page: the scene in a round window low on a strong color, the words large above it. */
export const spyglass: Stage = (scene, page) => {
  const { w, h, small: s } = page;
  const r = Math.min(w * 0.42, h * 0.237);
  const cy = h - r - h * 0.07;
  const set = { on: 'accent', align: 'center' as const };
  const top = h * 0.08;
  return {
    ground: 'accent',
    layers: [
      box(w / 2 - r, cy - r, 2 * r, 2 * r, panelOf(scene)), ...scene.draw({ x: w / 2 - r, y: cy - r * 0.78, w: 2 * r, h: r * 1.72 }),
      holed(page, w / 2, cy, r, r, 'accent'), ring(w / 2, cy, r, 1.6, 'onAccent'), ring(w / 2, cy, r + 3, 0.7, 'onAccent'),
      kicker('tag', [9, top, w - 18, s * 1.2], [s * 1.25, s * 0.9], 'onAccent', { ...set, weight: 700 }),
      say('title', 'heading', [8, top + s * 3, w - 16, (cy - r - top) * 0.5], [20, 8], 'onAccent', { ...set, lines: 2, leading: 1 }),
      say('detail', 'body', [11, 0, w - 22, s * 4.4], [s * 1.45, s], 'onAccent', { ...set, below: 'title', gap: s * 1.8, lines: 3, leading: 1.34 }),
    ],
  };
};

/** A tall page: a ticket of paper with bitten sides over the scene's foot, the scene above it in its own sky. */
export const docket: Stage = (scene, page) => {
  const { w, h, small: s } = page;
  const cut = h * 0.5;
  const tall = h * 0.4;
  const set = { on: 'bg', align: 'center' as const };
  return {
    ground: scene.sky,
    layers: [
      ...scene.draw({ x: 0, y: h * 0.09, w, h: cut - h * 0.05 }), box(0, cut + h * 0.03, w, h * 0.47, 'ink'),
      box(8, cut, w - 16, tall, 'bg'), ...many(2, (i): Layer => ({ k: 'shape', outline: 'ellipse', at: [i ? w - 12 : 4, cut + tall * 0.62, 8, 8], color: 'ink' })),
      ...many(12, (i) => box(15 + i * ((w - 32) / 12), cut + tall * 0.62 + 3.6, 3, 0.8, 'accent')),
      kicker('tag', [13, cut + 7, w - 26, s * 1.2], [s * 1.15, s * 0.86], 'accentText', { ...set, weight: 700 }),
      say('title', 'heading', [13, cut + 8 + s * 2, w - 26, tall * 0.6 - s * 2 - 10], [17, 7], 'ink', { ...set, lines: 2, v: 'middle', leading: 1 }),
      say('detail', 'body', [14, cut + tall * 0.62 + 9, w - 28, tall * 0.38 - 13], [s * 1.3, s * 0.95], 'ink', { ...set, lines: 2, v: 'middle', leading: 1.34 }),
    ],
  };
};
