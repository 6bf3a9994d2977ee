import type { Layer } from '../../../build/templates/recipe.js';
import { box, disc, many } from '../scenes/kit.js';
import { golden, sheet } from '../scenes/gatherings/gold-foil.js';
import { panelOf, shown, type Stage } from './stage.js';

/** A ticket: the scene at the left, what is on beside it, and a stub with the seat to tear off. */
export const admit: Stage = (scene, { w, h }) => {
  const [cut, tear] = [h * 0.98, w - 50];
  const on = 'bg';
  return {
    ground: 'bg',
    layers: [
      ...shown(scene, { x: 0, y: 0, w: cut, h }), box(cut, 0, w - cut, h, 'bg'), box(cut, 0, 1.4, h, 'accent'), box(tear, 0, w - tear, h, 'ink'), ...many(12, (i) => disc(tear, 4 + i * 8.4, 1.5, 'bg')),
      { k: 'text', t: 'tag', font: 'sub', at: [cut + 8, 13, tear - cut - 15, 4.4], size: [4.6, 3.2], caps: true, tracking: 0.16, color: 'accentText', on },
      { k: 'text', t: 'title', font: 'heading', at: [cut + 8, 22, tear - cut - 15, 42], size: [22, 9], lines: 2, v: 'middle', color: 'ink', on },
      box(cut + 8, 69, 18, 0.8, 'accent'),
      { k: 'text', t: 'date', font: 'sub', at: [cut + 8, 75, tear - cut - 15, 5], size: [5, 3.4], weight: 700, color: 'ink', on },
      { k: 'text', t: 'place', font: 'body', at: [cut + 8, 83.4, tear - cut - 15, 5], size: [4.4, 3.2], color: 'ink', on },
      { k: 'text', t: 'name', font: 'sub', at: [tear + 6, 12, 38, 5], size: [4.4, 3], caps: true, tracking: 0.1, align: 'center', color: 'accent2', on: 'ink' },
      { k: 'text', t: 'price', font: 'heading', at: [tear + 5, 26, 40, 30], size: [22, 9], align: 'center', v: 'middle', color: 'bg', on: 'ink' },
      box(tear + 14, 63, 22, 0.5, 'accent2'),
      { k: 'text', t: 'number', font: 'sub', at: [tear + 5, 70, 40, 6], size: [5.4, 3.4], align: 'center', v: 'middle', color: 'accent2', on: 'ink' },
      { k: 'text', t: 'detail', font: 'body', at: [tear + 5, 81, 40, 4], size: [3.6, 3], align: 'center', color: 'bg', on: 'ink' },
    ],
  };
};

/** A table's number, large, in what grows about the edges. */
export const seated: Stage = (scene, { w, h, small }) => ({
  ground: scene.sky,
  layers: [
    ...scene.draw({ x: 0, y: 0, w, h }),
    { k: 'text', t: 'tag', font: 'sub', at: [w * 0.2, h * 0.33, w * 0.6, small * 1.6], size: [small * 1.7, small], caps: true, tracking: 0.24, align: 'center', color: scene.soft, on: scene.sky },
    { k: 'text', t: 'title', font: 'heading', at: [w * 0.2, h * 0.385, w * 0.6, h * 0.22], size: [Math.min(h * 0.22, w * 0.34), 12], align: 'center', v: 'middle', color: scene.words, on: scene.sky },
    box(w * 0.42, h * 0.635, w * 0.16, 0.5, scene.soft),
    { k: 'text', t: 'detail', font: 'body', at: [w * 0.2, h * 0.665, w * 0.6, small * 1.4], size: [small * 1.3, small * 0.95], align: 'center', color: scene.words, on: scene.sky },
  ],
});

/** A life told in a few lines: the scene above, a name and two dates, two paragraphs, and where to come. */
export const obituary: Stage = (scene, { w, h, small }) => {
  const top = h * 0.31;
  return {
    ground: 'bg',
    layers: [
      box(0, 0, w, h * 0.27, panelOf(scene)), ...scene.draw({ x: 0, y: h * 0.015, w, h: h * 0.255 }), box(0, h * 0.27, w, h * 0.73, 'bg'), golden(sheet(0, h * 0.27, w, 0.8)),
      { k: 'text', t: 'tag', font: 'sub', at: [10, top, w - 20, small], size: [small * 1.05, small * 0.86], caps: true, tracking: 0.16, align: 'center', color: 'accentText' },
      { k: 'text', t: 'title', font: 'heading', at: [9, top + small * 2, w - 18, 10], size: [9.4, 5.4], align: 'center', v: 'middle', color: 'ink' },
      { k: 'text', t: 'date', font: 'sub', at: [10, top + small * 2 + 12, w - 20, small * 1.2], size: [small * 1.1, small * 0.9], align: 'center', color: 'muted' },
      { k: 'text', t: 'body', font: 'body', at: [11, top + small * 2 + 20, w - 22, h - top - small * 2 - 45], size: [small * 1.12, small * 0.86], lines: 14, leading: 1.55, color: 'ink' },
      box(11, h - 22.4, w - 22, 15, 'accent2/bg/.7', { radius: 0.12 }),
      { k: 'text', t: 'head1', font: 'sub', at: [14, h - 20, w - 28, small * 1.2], size: [small * 1.1, small * 0.86], weight: 700, align: 'center', color: 'ink', on: 'accent2/bg/.7' },
      { k: 'text', t: 'site', font: 'body', at: [14, h - 14.4, w - 28, small * 1.3], size: [small * 1.05, small * 0.84], align: 'center', color: 'ink', on: 'accent2/bg/.7' },
    ],
  };
};

/** A tag for a parcel: a hole, the scene, and lines for who gives it to whom. */
export const giftTag: Stage = (scene, { w, h, small }) => ({
  ground: scene.sky,
  layers: [
    ...scene.draw({ x: 0, y: 16, w, h: h * 0.62 - 16 }), disc(w / 2, 11, 5.6, 'bg'), disc(w / 2, 11, 3, 'ink'),
    box(0, h * 0.62, w, h * 0.38, 'bg'), box(0, h * 0.62, w, 1.2, 'accent'),
    { k: 'text', t: 'title', font: 'heading', at: [9, h * 0.65, w - 18, 11], size: [12, 7], align: 'center', v: 'middle', color: 'ink', on: 'bg' },
    ...(['to', 'from'] as const).flatMap((t, i): Layer[] => [
      { k: 'text', t, font: 'sub', at: [10, h * 0.77 + i * 13.4, 20, 6], size: [small * 1.5, small], weight: 700, v: 'bottom', color: 'accentText', on: 'bg' },
      box(30, h * 0.77 + i * 13.4 + 5.6, w - 40, 0.5, 'ink/bg/.5'),
    ]),
  ],
});
