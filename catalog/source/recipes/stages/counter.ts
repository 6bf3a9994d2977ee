import type { Layer } from '../../../build/templates/recipe.js';
import { box, disc, drawn, many, ring, starAt } from '../scenes/kit.js';
import { panelOf, shown, type Stage } from './stage.js';

/** A card for the next visit: the scene down the left, lines for the day and the hour, where to call. */
export const appointment: Stage = (scene, { w, h, small }) => {
  const cut = w * 0.34;
  const [x, width] = [cut + 10, w - cut - 20];
  const line = (t: string, left: number, y: number, wide: number): Layer[] => [
    { k: 'text', t, font: 'sub', at: [left, y, wide, 4], size: [small * 1.05, small * 0.85], color: 'muted' },
    box(left, y + 14.6, wide, 0.5, 'ink'),
  ];
  return {
    ground: 'bg',
    layers: [
      ...shown(scene, { x: 0, y: 0, w: cut, h }),
      box(cut, 0, w - cut, h, 'bg'), box(cut, 0, 1, h, 'ink'),
      { k: 'text', t: 'title', font: 'heading', at: [x, 9, width, 11], size: [12, 7], v: 'middle', color: 'ink' },
      ...line('nameLabel', x, 27, width), ...line('dayLabel', x, 47, width * 0.56), ...line('timeLabel', x + width * 0.62, 47, width * 0.38),
      box(cut + 1, h - 27, w - cut - 1, 27, 'accent'),
      { k: 'text', t: 'company', font: 'heading', at: [x, h - 23, width * 0.56, 9], size: [7.4, 4.4], v: 'middle', color: 'onAccent', on: 'accent' },
      { k: 'text', t: 'phone', font: 'sub', at: [x + width * 0.58, h - 23, width * 0.42, 9], size: [small * 1.4, small], weight: 700, align: 'right', v: 'middle', color: 'onAccent', on: 'accent' },
      { k: 'text', t: 'detail', font: 'body', at: [x, h - 11.6, width, 5], size: [small * 1.05, small * 0.85], v: 'middle', color: 'onAccent', on: 'accent' },
    ],
  };
};

const HOLE = (r: number): string => `M0 0H100V100H0Z M50 ${50 - r}C${50 - r * 0.5523} ${50 - r} ${50 - r} ${50 - r * 0.5523} ${50 - r} 50C${50 - r} ${50 + r * 0.5523} ${50 - r * 0.5523} ${50 + r} 50 ${50 + r}C${50 + r * 0.5523} ${50 + r} ${50 + r} ${50 + r * 0.5523} ${50 + r} 50C${50 + r} ${50 - r * 0.5523} ${50 + r * 0.5523} ${50 - r} 50 ${50 - r}Z`;

/** A round label to stick on: the scene in its upper half, the name on a band, the kind under it. */
export const roundLabel: Stage = (scene) => ({
  ground: 'surface',
  layers: [
    disc(50, 50, 46, panelOf(scene)),
    ...scene.draw({ x: 3, y: 15, w: 94, h: 38.4 }),
    box(2, 53, 96, 22, 'ink'), box(2, 75, 96, 24, 'bg'),
    drawn(0, 0, 100, 100, HOLE(46), 'surface'), ring(50, 50, 46, 1.8, 'accent'), ring(50, 50, 43.6, 0.5, 'accent'),
    { k: 'text', t: 'title', font: 'heading', at: [12, 55, 76, 18], size: [12.5, 6], align: 'center', v: 'middle', color: 'bg', on: 'ink' },
    { k: 'text', t: 'tag', font: 'sub', at: [24, 78.6, 52, 4], size: [3.8, 2.9], caps: true, tracking: 0.12, align: 'center', v: 'middle', color: 'accentText', on: 'bg' },
    { k: 'text', t: 'detail', font: 'body', at: [32, 84.6, 36, 4], size: [3.4, 2.7], align: 'center', v: 'middle', color: 'ink', on: 'bg' },
  ],
});

/** A label that runs about a package: a field with the name over a band of the scene, facts at the foot. */
export const wrapLabel: Stage = (scene, { w, h, small }) => ({
  ground: 'accent',
  layers: [
    ...shown(scene, { x: 0, y: h * 0.4, w, h: h * 0.38 }),
    box(0, 0, w, h * 0.4, 'accent'), box(0, h * 0.4 - 0.6, w, 1.2, 'ink'), box(0, h * 0.78 - 0.6, w, h * 0.22 + 0.7, 'ink'),
    { k: 'text', t: 'tag', font: 'sub', at: [9, 10, w - 18, 4], size: [small * 1.3, small], caps: true, tracking: 0.16, align: 'center', color: 'onAccent', on: 'accent' },
    { k: 'text', t: 'title', font: 'heading', at: [8, 18, w - 16, h * 0.4 - 24], size: [17, 8], lines: 2, align: 'center', v: 'middle', color: 'onAccent', on: 'accent' },
    { k: 'text', t: 'price', font: 'heading', at: [8, h * 0.78 + 5, w - 16, 8], size: [7, 4], align: 'center', v: 'middle', color: 'bg', on: 'ink' },
    { k: 'text', t: 'detail', font: 'body', at: [9, h - 14, w - 18, 6], size: [small * 1.25, small], align: 'center', v: 'middle', color: 'bg', on: 'ink' },
  ],
});

/** A print for the chest of a shirt: the scene in a round between two lines of large type, on the shirt's dark cloth. */
export const shirtRound: Stage = (scene) => ({
  ground: 'ink',
  layers: [
    disc(50, 50, 25, panelOf(scene)), ...scene.draw({ x: 27, y: 29, w: 46, h: 45 }), drawn(12, 12, 76, 76, HOLE(32), 'ink'), ring(50, 50, 26, 1.2, 'accent2'),
    { k: 'text', t: 'title', font: 'heading', at: [7, 7, 86, 14], size: [16, 8], caps: true, align: 'center', v: 'middle', color: 'bg' },
    { k: 'text', t: 'place', font: 'heading', at: [8, 79.5, 84, 8], size: [8.4, 5], caps: true, align: 'center', v: 'middle', color: 'accent2' },
    { k: 'text', t: 'tag', font: 'sub', at: [14, 90.4, 72, 4], size: [3.5, 2.8], caps: true, tracking: 0.2, align: 'center', v: 'middle', color: 'bg' },
    ...[-1, 1].flatMap((k): Layer[] => [starAt(50 + k * 34, 50, 3.4, 'accent2', 5, 0.42), ...[-1, 1].map((n) => box(50 + k * 38 - 3, 50 + n * 7 - 0.4, 6, 0.8, 'accent2'))]),
  ],
});

/** A print for a light shirt: letters that stand on a block of the scene, stripes that run out under it. */
export const shirtBlock: Stage = (scene) => ({
  ground: 'bg',
  layers: [
    ...shown(scene, { x: 18, y: 29, w: 64, h: 42 }), box(0, 20, 100, 9, 'bg'), box(0, 29, 18, 42, 'bg'), box(82, 29, 18, 42, 'bg'), box(0, 71, 100, 29, 'bg'),
    { k: 'text', t: 'title', font: 'heading', at: [9, 9, 82, 17.6], size: [19, 9], caps: true, align: 'center', v: 'bottom', color: 'ink' },
    ...many(3, (i) => box(18, 72.2 + i * 2.4, 64, 1.5 - i * 0.4, ['accent', 'accent2', 'ink'][i]!)),
    { k: 'text', t: 'place', font: 'heading', at: [10, 80.6, 80, 8], size: [8.4, 5], caps: true, align: 'center', v: 'middle', color: 'accentText' },
    { k: 'text', t: 'tag', font: 'sub', at: [14, 90.6, 72, 4], size: [3.5, 2.8], caps: true, tracking: 0.2, align: 'center', v: 'middle', color: 'ink' },
  ],
});
