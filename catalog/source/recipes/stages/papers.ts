import type { Layer } from '../../../build/templates/recipe.js';
import { box, many } from '../scenes/kit.js';
import { shown, type Stage } from './stage.js';

/** Paper for letters: the scene down the left edge, the sender at the head, a letter as it would be set. */
export const paper: Stage = (scene, { w, h, small }) => ({
  ground: 'bg',
  layers: [
    ...shown(scene, { x: 0, y: 0, w: 16, h }),
    box(16, 0, w - 16, h, 'bg'),
    { k: 'text', t: 'company', font: 'heading', at: [26, 11, w - 36, 6], size: [6.4, 4], color: 'ink' },
    { k: 'text', t: 'tag', font: 'sub', at: [26, 19.5, w - 36, 3], size: [small * 0.86, small * 0.76], color: 'accentText' },
    { k: 'text', t: 'date', font: 'body', at: [26, 34, w - 36, 3], size: [small * 0.86, small * 0.76], color: 'muted' },
    { k: 'text', t: 'title', font: 'sub', at: [26, 43, w - 36, 4], size: [small * 1.1, small * 0.9], weight: 700, color: 'ink' },
    { k: 'text', t: 'body', font: 'body', at: [26, 51, w - 36, 60], size: [small * 0.86, small * 0.76], lines: 16, leading: 1.6, color: 'ink' },
    box(26, h - 15, w - 36, 0.3, 'accent'),
    { k: 'text', t: 'site', font: 'sub', at: [26, h - 11, w - 36, 3], size: [small * 0.8, small * 0.74], v: 'bottom', color: 'muted' },
  ],
});

/** A day by the hour beside what matters, under the scene. */
export const dayplan: Stage = (scene, { w, h, small }) => ({
  ground: 'bg',
  layers: [
    ...shown(scene, { x: 0, y: 0, w, h: 30 }),
    box(0, 30, w, h - 30, 'bg'),
    { k: 'text', t: 'title', font: 'heading', at: [8, 37, w * 0.6, 7], size: [8.4, 5], color: 'ink' },
    { k: 'text', t: 'tag', font: 'sub', at: [w - 38, 38.4, 30, 4], size: [small, small * 0.86], align: 'right', color: 'accentText' },
    ...many(9, (i): Layer[] => [
      { k: 'text', t: `hour${i + 1}`, font: 'sub', at: [8, 53 + i * 8.9, 12, 3], size: [small * 0.92, small * 0.8], weight: 700, color: i % 2 ? 'muted' : 'accentText' },
      { k: 'line', at: [21, 57 + i * 8.9, w * 0.32, 0.8], thickness: 0.25, color: 'muted' },
    ]).flat(),
    box(w * 0.58, 51, w * 0.42 - 8, 34, 'surface', { radius: 0.06 }),
    { k: 'text', t: 'head1', font: 'sub', at: [w * 0.58 + 4, 55, w * 0.42 - 16, 3], size: [small * 1.05, small * 0.86], weight: 700, color: 'ink', on: 'surface' },
    ...many(3, (i): Layer => ({ k: 'line', at: [w * 0.58 + 4, 65 + i * 7, w * 0.42 - 16, 0.8], thickness: 0.25, color: 'muted' })),
    { k: 'text', t: 'head2', font: 'sub', at: [w * 0.58, 91, w * 0.42 - 8, 3], size: [small * 1.05, small * 0.86], weight: 700, color: 'ink' },
    ...many(5, (i): Layer[] => [
      { k: 'shape', outline: 'rectangle', at: [w * 0.58, 99 + i * 7, 3.4, 3.4], radius: 0.2, stroke: { color: 'accent', width: 0.5 } },
      { k: 'line', at: [w * 0.58 + 6, 101.4 + i * 7, w * 0.42 - 14, 0.8], thickness: 0.25, color: 'muted' },
    ]).flat(),
  ],
});

/** A dish: the scene, what goes in, and how it is made. */
export const method: Stage = (scene, { w, h, small }) => ({
  ground: 'bg',
  layers: [
    ...shown(scene, { x: 0, y: 0, w: w * 0.34, h }),
    box(w * 0.34, 0, w * 0.66, h, 'bg'),
    { k: 'text', t: 'tag', font: 'sub', at: [w * 0.34 + 8, 10, w * 0.58, 3], size: [small, small * 0.86], caps: true, tracking: 0.14, color: 'accentText' },
    { k: 'text', t: 'title', font: 'heading', at: [w * 0.34 + 8, 16.5, w * 0.66 - 16, 9], size: [9.6, 6], color: 'ink' },
    box(w * 0.34 + 8, 31, w * 0.58, 0.4, 'accent'),
    ...many(6, (i): Layer => ({ k: 'text', t: `item${i + 1}`, font: 'sub', at: [w * 0.34 + 8, 37 + i * 8.4, w * 0.22, 6], size: [small * 0.92, small * 0.8], lines: 2, color: 'ink' })),
    ...many(3, (i): Layer[] => [
      { k: 'text', t: `number${i + 1}`, font: 'heading', at: [w * 0.6 + 6, 36.4 + i * 17.6, 8, 6], size: [7, 5], color: 'accentText' },
      { k: 'text', t: `step${i + 1}`, font: 'body', at: [w * 0.6 + 15, 37 + i * 17.6, w * 0.4 - 23, 14], size: [small * 0.92, small * 0.78], lines: 4, leading: 1.4, color: 'ink' },
    ]).flat(),
  ],
});

/** A prize: the scene along the top, the name as large as it will go, two lines to sign. */
export const award: Stage = (scene, { w, h, small }) => ({
  ground: 'bg',
  layers: [
    ...shown(scene, { x: 0, y: 0, w, h: 27 }),
    box(0, 27, w, h - 27, 'bg'),
    { k: 'shape', outline: 'rectangle', at: [5, 31, w - 10, h - 36], stroke: { color: 'accent', width: 0.6 } },
    { k: 'text', t: 'tag', font: 'sub', at: [12, 37, w - 24, 3], size: [small * 1.05, small * 0.86], caps: true, tracking: 0.2, align: 'center', color: 'accentText' },
    { k: 'text', t: 'title', font: 'heading', at: [12, 44, w - 24, 14], size: [14, 8], align: 'center', v: 'middle', color: 'ink' },
    { k: 'text', t: 'body', font: 'body', at: [w * 0.2, 63, w * 0.6, 9], size: [small * 1.1, small * 0.86], lines: 2, leading: 1.45, align: 'center', color: 'ink' },
    ...(['date', 'author'] as const).flatMap((t, i): Layer[] => [
      { k: 'line', at: [i ? w - 18 - w * 0.28 : 18, 83, w * 0.28, 0.8], thickness: 0.3, color: 'ink' },
      { k: 'text', t, font: 'sub', at: [i ? w - 18 - w * 0.28 : 18, 86, w * 0.28, 3], size: [small, small * 0.8], align: 'center', color: 'muted' },
    ]),
  ],
});

/** What is served, in two courses of four, under the scene. */
export const courses: Stage = (scene, { w, h, small }) => ({
  ground: 'bg',
  layers: [
    ...shown(scene, { x: 0, y: 0, w, h: h * 0.3 }),
    box(0, h * 0.3, w, h * 0.7, 'bg'),
    { k: 'text', t: 'tag', font: 'sub', at: [9, h * 0.3 + 6, w - 18, 3], size: [small, small * 0.86], caps: true, tracking: 0.16, align: 'center', color: 'accentText' },
    { k: 'text', t: 'title', font: 'heading', at: [9, h * 0.3 + 11.5, w - 18, 9], size: [10, 6], align: 'center', color: 'ink' },
    ...[0, 1].flatMap((column): Layer[] => {
      const x = column ? w / 2 + 4 : 9;
      const width = w / 2 - 13;
      return [
        { k: 'text', t: `section${column + 1}`, font: 'heading', at: [x, h * 0.3 + 29, width, 4], size: [5, 3.6], color: 'accentText' },
        ...many(4, (i): Layer[] => {
          const y = h * 0.3 + 37.5 + i * 14;
          const n = column * 4 + i + 1;
          return [
            { k: 'text', t: `dish${n}`, font: 'sub', at: [x, y, width - 10, 3], size: [small * 1.05, small * 0.86], weight: 700, color: 'ink' },
            { k: 'text', t: `price${n}`, font: 'sub', at: [x + width - 9, y, 9, 3], size: [small * 1.05, small * 0.86], align: 'right', color: 'accentText' },
            { k: 'text', t: `note${n}`, font: 'body', at: [x, y + 4.6, width - 6, 5.4], size: [small * 0.86, small * 0.74], lines: 2, leading: 1.3, color: 'muted' },
          ];
        }).flat(),
      ];
    }),
  ],
});
