import type { Layer } from '../../../build/templates/recipe.js';
import { box, disc, many, ring } from '../scenes/kit.js';
import { shown, wording, type Stage } from './stage.js';

/** A strip a line high: the title, the scene in a field, the call in a pill at the end. */
export const ribbon: Stage = (scene, { w, h, small }) => {
  const m = h * 0.18;
  const [field, call] = [h * 1.5, Math.min(small * 8.5, w * 0.24)];
  return {
    ground: 'bg',
    layers: [
      ...shown(scene, { x: 0, y: 0, w: field, h }),
      box(field, 0, w - field, h, 'bg'),
      { k: 'text', t: 'title', font: 'heading', at: [field + m, m, w - field - call - 3 * m, h - 2 * m], size: [h * 0.42, small], lines: 2, v: 'middle', color: 'ink' },
      { k: 'shape', outline: 'pill', at: [w - call - m, h * 0.24, call, h * 0.52], color: 'accent' },
      { k: 'text', t: 'cta', font: 'sub', at: [w - call - m * 0.6, h * 0.24, call - m * 0.8, h * 0.52], size: [small * 1.3, small * 0.94], weight: 700, align: 'center', v: 'middle', color: 'onAccent', on: 'accent' },
    ],
  };
};

/** A telephone's banner: two lines of title, the scene at the right. */
export const pocket: Stage = (scene, { w, h, small }) => ({
  ground: scene.sky,
  layers: [
    ...scene.draw({ x: w - h * 1.24, y: 0, w: h * 1.24, h }),
    { k: 'text', t: 'title', font: 'heading', at: [h * 0.14, h * 0.14, w - h * 1.5, h * 0.44], size: [h * 0.3, small], lines: 2, v: 'middle', color: scene.words, on: scene.sky },
    { k: 'text', t: 'site', font: 'sub', at: [h * 0.14, h * 0.68, w - h * 1.5, h * 0.18], size: [small * 1.1, small * 0.96], weight: 700, v: 'bottom', color: scene.soft, on: scene.sky },
  ],
});

/** A tall strip or a small rectangle: the scene below, a title and a call above, no small type. */
export const brief: Stage = (scene, { w, h, small }) => {
  const m = 7;
  const cut = h > w * 1.5 ? h * 0.56 : h * 0.5;
  return {
    ground: 'bg',
    layers: [
      ...shown(scene, { x: 0, y: cut, w, h: h - cut }),
      box(0, 0, w, cut, 'bg'),
      ...wording({ x: m, y: m, w: w - 2 * m, h: cut - 2 * m }, small, { on: 'bg', color: 'ink', soft: 'accentText', tag: false, body: false, lines: h > w * 1.5 ? 4 : 2, share: h > w * 1.5 ? 0.64 : 0.5 }),
    ],
  };
};

/** A voucher: the scene in a stub torn off along dots, what it is worth beside it. */
export const voucher: Stage = (scene, { w, h, small }) => {
  const cut = w * 0.4;
  const bites = many(9, (i) => disc(cut, (h * (i + 0.5)) / 9, h * 0.018, 'bg'));
  return {
    ground: 'bg',
    layers: [
      ...shown(scene, { x: 0, y: 0, w: cut, h }),
      box(cut, 0, w - cut, h, 'bg'),
      ...bites,
      { k: 'shape', outline: 'rectangle', at: [cut + 6, 6, w - cut - 12, h - 12], stroke: { color: 'accent', width: 0.6 }, radius: 0.04 },
      { k: 'text', t: 'tag', font: 'sub', at: [cut + 14, 14, w - cut - 28, small], size: [small * 1.1, small * 0.9], caps: true, tracking: 0.14, align: 'center', color: 'accentText' },
      { k: 'text', t: 'title', font: 'heading', at: [cut + 14, 25, w - cut - 28, 30], size: [30, 12], lines: 1, align: 'center', v: 'middle', color: 'ink' },
      { k: 'text', t: 'detail', font: 'body', at: [cut + 14, 60, w - cut - 28, 12], size: [small * 1.3, small * 0.95], lines: 2, align: 'center', color: 'ink' },
      { k: 'shape', outline: 'pill', at: [cut + (w - cut) / 2 - small * 6.5, h - 24, small * 13, small * 2.7], color: 'accent' },
      { k: 'text', t: 'cta', font: 'sub', at: [cut + (w - cut) / 2 - small * 6, h - 24, small * 12, small * 2.7], size: [small * 1.15, small * 0.9], weight: 700, align: 'center', v: 'middle', color: 'onAccent', on: 'accent' },
    ],
  };
};

/** A tag with a hole: the scene under it, the price in the middle. */
export const hangtag: Stage = (scene, { w, h, small }) => ({
  ground: 'bg',
  layers: [
    ...shown(scene, { x: 0, y: h * 0.56, w, h: h * 0.44 }),
    box(0, 0, w, h * 0.56, 'bg'),
    disc(w / 2, 13, 6.4, 'accent'), disc(w / 2, 13, 3.4, 'bg'),
    { k: 'text', t: 'tag', font: 'sub', at: [9, 27, w - 18, small], size: [small * 1.3, small], caps: true, tracking: 0.14, align: 'center', color: 'accentText' },
    { k: 'text', t: 'price', font: 'heading', at: [9, 36, w - 18, 24], size: [26, 10], lines: 1, align: 'center', v: 'middle', color: 'ink' },
    { k: 'text', t: 'detail', font: 'body', at: [12, 66, w - 24, 10], size: [small * 1.4, small], lines: 2, align: 'center', color: 'ink' },
  ],
});

/** A badge: a band of the scene, a greeting, a name as large as it will go. */
export const nametag: Stage = (scene, { w, h, small }) => ({
  ground: 'bg',
  layers: [
    ...shown(scene, { x: 0, y: 0, w, h: h * 0.36 }),
    box(0, h * 0.36, w, h * 0.64, 'bg'),
    box(0, h * 0.36, w, 1.4, 'ink'),
    { k: 'shape', outline: 'pill', at: [w / 2 - 12, 5, 24, 5], color: 'bg' },
    { k: 'text', t: 'title', font: 'heading', at: [10, h * 0.46, w - 20, 20], size: [20, 9], align: 'center', v: 'middle', color: 'ink' },
    { k: 'text', t: 'role', font: 'sub', at: [10, h * 0.7, w - 20, 6], size: [small * 1.7, small * 1.1], align: 'center', color: 'accentText' },
    { k: 'text', t: 'tag', font: 'sub', at: [10, h - 13, w - 20, 4], size: [small * 1.1, small * 0.9], caps: true, tracking: 0.14, align: 'center', v: 'bottom', color: 'muted' },
  ],
});

/** A folded card for the table: a name under the scene's band, set in the heading's face. */
export const seat: Stage = (scene, { w, h, small }) => ({
  ground: 'bg',
  layers: [
    ...shown(scene, { x: 7, y: 7, w: w * 0.3, h: h - 14 }),
    box(0, 0, w, 7, 'bg'), box(0, h - 7, w, 7, 'bg'), box(0, 0, 7, h, 'bg'), box(7 + w * 0.3, 0, w * 0.7 - 7, h, 'bg'),
    { k: 'text', t: 'tag', font: 'sub', at: [w * 0.38 + 6, 16, w * 0.52, small], size: [small * 1.1, small * 0.9], caps: true, tracking: 0.16, color: 'accentText' },
    { k: 'text', t: 'title', font: 'heading', at: [w * 0.38 + 6, 30, w * 0.5, 34], size: [18, 8], lines: 2, v: 'middle', color: 'ink' },
    box(w * 0.38 + 6, 72, 14, 0.7, 'accent'),
    { k: 'text', t: 'place', font: 'body', at: [w * 0.38 + 6, 79, w * 0.52, 6], size: [small * 1.25, small * 0.95], color: 'ink' },
  ],
});

/** An icon: a rounded field of the scene's sky with nothing but the scene and one letter or two. */
export const emblem: Stage = (scene, { w, h }) => ({
  ground: scene.sky,
  layers: [...scene.draw({ x: 6, y: 6, w: w - 12, h: h - 12 })],
});

/** A card to learn with: the scene, the word under it, and how it is said. */
export const flash: Stage = (scene, { w, h, small }) => ({
  ground: 'accent2',
  layers: [
    box(5, 5, w - 10, h - 10, 'bg', { radius: 0.06 }),
    ...shown(scene, { x: 10, y: 10, w: w * 0.46, h: h - 20 }),
    box(10 + w * 0.46, 10, w * 0.54 - 16, h - 20, 'bg'), box(5.6, 8, 4.5, h - 16, 'bg'), box(8, 5.6, w * 0.48, 4.5, 'bg'), box(8, h - 10, w * 0.48, 4.4, 'bg'),
    { k: 'text', t: 'tag', font: 'sub', at: [w * 0.46 + 16, 18, w * 0.54 - 30, small], size: [small * 1.2, small * 0.95], caps: true, tracking: 0.14, color: 'accentText' },
    { k: 'text', t: 'title', font: 'heading', at: [w * 0.46 + 16, 32, w * 0.54 - 30, 30], size: [17, 6], lines: 2, v: 'middle', color: 'ink' },
    { k: 'text', t: 'detail', font: 'body', at: [w * 0.46 + 16, 70, w * 0.54 - 30, 12], size: [small * 1.4, small], lines: 2, color: 'ink' },
  ],
});

/** Lines to write on, numbered, under a head with the scene. */
export const exercise: Stage = (scene, { w, small }) => ({
  ground: 'bg',
  layers: [
    ...shown(scene, { x: w * 0.62, y: 0, w: w * 0.38, h: 34 }),
    box(w * 0.62, 34, w * 0.38, 8, 'bg'), box(0, 0, w * 0.62, 42, 'bg'),
    { k: 'text', t: 'tag', font: 'sub', at: [8, 9, w * 0.5, small], size: [small, small * 0.9], caps: true, tracking: 0.14, color: 'accentText' },
    { k: 'text', t: 'title', font: 'heading', at: [8, 15.5, w * 0.5, 16], size: [9.5, 5], lines: 2, color: 'ink' },
    { k: 'text', t: 'body', font: 'body', at: [8, 38, w - 16, 5], size: [small * 1.1, small * 0.9], lines: 2, color: 'muted' },
    ...many(6, (i): Layer[] => {
      const y = 50 + i * 14.4;
      const side = i % 2 ? 'accent2' : 'accent';
      return [
        disc(11.4, y + 3.4, 3.4, side),
        { k: 'text', t: `number${i + 1}`, font: 'heading', at: [8, y, 6.8, 6.8], size: [4, 3], align: 'center', v: 'middle', color: i % 2 ? 'ink' : 'onAccent', on: side },
        { k: 'text', t: `task${i + 1}`, font: 'sub', at: [19, y, w - 27, 6.8], size: [small * 1.15, small * 0.9], v: 'middle', color: 'ink' },
        { k: 'line', at: [19, y + 10.4, w - 27, 0.8], thickness: 0.25, color: 'muted' },
      ];
    }).flat(),
  ],
});

/** A note to colleagues: a band, who and what, and room for the text. */
export const note: Stage = (scene, { w, h, small }) => ({
  ground: 'bg',
  layers: [
    ...shown(scene, { x: 0, y: 0, w, h: 28 }),
    box(0, 28, w, h - 28, 'bg'),
    { k: 'text', t: 'tag', font: 'sub', at: [9, 36, w - 18, small], size: [small, small * 0.9], caps: true, tracking: 0.16, color: 'accentText' },
    { k: 'text', t: 'title', font: 'heading', at: [9, 43, w - 18, 12], size: [8.4, 5], lines: 2, color: 'ink' },
    ...(['to', 'from', 'date'] as const).flatMap((t, i): Layer[] => [
      { k: 'text', t: `${t}Label`, font: 'sub', at: [9, 61 + i * 5.6, 12, 3], size: [small * 0.9, small * 0.8], weight: 700, color: 'muted' },
      { k: 'text', t, font: 'body', at: [23, 61 + i * 5.6, w - 32, 3], size: [small * 0.9, small * 0.8], color: 'ink' },
    ]),
    box(9, 79, w - 18, 0.4, 'accent'),
    { k: 'text', t: 'body', font: 'body', at: [9, 85, w - 18, 40], size: [small * 0.95, small * 0.8], lines: 12, leading: 1.55, color: 'ink' },
    { k: 'text', t: 'site', font: 'sub', at: [9, h - 9, w - 18, 3], size: [small * 0.9, small * 0.8], v: 'bottom', color: 'accentText' },
  ],
});

/** A card of business: name and trade, how to be reached, and the scene as a mark. */
export const visiting: Stage = (scene, { w, h, small }) => ({
  ground: 'bg',
  layers: [
    ...shown(scene, { x: w * 0.62, y: 0, w: w * 0.38, h }),
    box(0, 0, w * 0.62, h, 'bg'),
    { k: 'text', t: 'company', font: 'sub', at: [9, 12, w * 0.48, 4], size: [small * 1.1, small * 0.9], caps: true, tracking: 0.14, color: 'accentText' },
    { k: 'text', t: 'name', font: 'heading', at: [9, 30, w * 0.5, 22], size: [11.5, 6.5], lines: 2, color: 'ink' },
    { k: 'text', t: 'role', font: 'sub', below: 'name', gap: 5, at: [9, 0, w * 0.5, 4], size: [small * 1.15, small * 0.9], color: 'muted' },
    { k: 'text', t: 'phone', font: 'body', at: [9, h - 21, w * 0.5, 4], size: [small * 1.05, small * 0.85], v: 'bottom', color: 'ink' },
    { k: 'text', t: 'email', font: 'body', at: [9, h - 14, w * 0.5, 4], size: [small * 1.05, small * 0.85], v: 'bottom', color: 'ink' },
  ],
});

/** Initials in a disc on the scene, as a monogram. */
export const initials: Stage = (scene, { w, h }) => ({
  ground: 'bg',
  layers: [
    ...shown(scene, { x: 0, y: 0, w, h }),
    disc(w / 2, h / 2, 31, 'bg'),
    ring(w / 2, h / 2, 27.6, 0.9, 'accent'),
    { k: 'text', t: 'initials', font: 'heading', at: [w / 2 - 20, h / 2 - 14, 40, 28], size: [28, 14], align: 'center', v: 'middle', color: 'ink' },
  ],
});
