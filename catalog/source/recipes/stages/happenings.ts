import type { Layer } from '../../../build/templates/recipe.js';
import { box, disc, drawn, many } from '../scenes/kit.js';
import { shown, type Stage } from './stage.js';

/** Who plays: the name of the days, the greatest act large, the others in rows under it, the stage at the foot. */
export const lineup: Stage = (scene, { w, h, small }) => {
  const set = { align: 'center' as const, on: scene.sky };
  const row = (t: string, y: number, size: number): Layer => ({ k: 'text', t, font: 'sub', at: [6, y, w - 12, size * 1.2], size: [size, small * 0.9], caps: true, tracking: 0.02, color: scene.words, ...set });
  const top = h * 0.062;
  const foot = h * 0.6;
  return {
    ground: scene.sky,
    layers: [
      ...scene.draw({ x: 0, y: foot, w, h: h - foot }),
      { k: 'text', t: 'tag', font: 'sub', at: [8, top, w - 16, small * 1.3], size: [small * 1.3, small], caps: true, tracking: 0.14, color: scene.soft, ...set },
      { k: 'text', t: 'title', font: 'heading', at: [6, top + small * 2.6, w - 12, h * 0.16], size: [19, 9], lines: 2, caps: true, leading: 0.98, color: scene.soft, ...set },
      box(w * 0.2, h * 0.292, w * 0.6, 0.5, 'accent'),
      row('name', h * 0.315, Math.min(10, h * 0.055)), row('head1', h * 0.382, Math.min(6.2, h * 0.04)), row('head2', h * 0.434, Math.min(5, h * 0.032)), row('head3', h * 0.478, Math.min(4.1, h * 0.027)),
      { k: 'text', t: 'site', font: 'sub', at: [8, h * 0.535, w - 16, small * 1.3], size: [small * 1.25, small * 0.95], weight: 700, color: scene.soft, ...set },
    ],
  };
};

/** A film's sheet: a line above, the picture, the title in large letters, those who made it, when it opens. */
export const oneSheet: Stage = (scene, { w, h, small }) => {
  const cut = h * 0.69;
  const set = { align: 'center' as const };
  return {
    ground: scene.sky,
    layers: [
      ...scene.draw({ x: 0, y: h * 0.16, w, h: cut - h * 0.16 }),
      box(0, cut, w, h - cut, 'ink'),
      { k: 'text', t: 'tag', font: 'body', at: [12, h * 0.055, w - 24, small * 3.4], size: [small * 1.5, small], lines: 2, leading: 1.3, color: scene.words, on: scene.sky, ...set },
      { k: 'text', t: 'title', font: 'heading', at: [6, cut + 1.6, w - 12, h * 0.13], size: [20, 9], lines: 2, caps: true, tracking: 0.03, leading: 0.98, v: 'middle', color: 'accent2', on: 'ink', ...set },
      { k: 'text', t: 'detail', font: 'sub', at: [8, h * 0.85, w - 16, small * 3.6], size: [small * 0.9, small * 0.82], lines: 3, caps: true, tracking: 0.04, leading: 1.34, color: 'bg', on: 'ink', ...set },
      { k: 'text', t: 'site', font: 'sub', at: [10, h - small * 2.6 - 2, w - 20, small * 1.4], size: [small * 1.4, small], weight: 700, caps: true, tracking: 0.1, v: 'bottom', color: 'accent2', on: 'ink', ...set },
    ],
  };
};

const TORN = 'M2 1L14 0L20 2L38 0L46 1L60 0L78 1.6L84 0L98 1L100 10L98.6 18L100 34L99 46L100 62L98.4 72L100 88L99 99L86 100L80 98.6L60 100L44 99L28 100L22 98.8L8 100L1 99L0 86L1.6 76L0 58L1 44L0 26L1.4 14L0 8Z';

/** A bill on a board: WANTED, a portrait in a frame, a name and the reward. */
export const wanted: Stage = (scene, { w, h, small }) => {
  const [px, py, pw, ph] = [6, 6, w - 12, h - 12];
  const paper = 'accent2/bg/.52';
  const set = { align: 'center' as const, on: paper, color: 'ink' };
  const [fy, fh] = [h * 0.275, h * 0.37];
  const fw = Math.min(pw * 0.72, fh * 1.15);
  return {
    ground: 'ink/accent/.3',
    layers: [
      ...many(6, (i) => box((w / 6) * i, 0, 0.7, h, 'ink')),
      drawn(px + 1, py + 1.4, pw, ph, TORN, 'ink', { opacity: 0.5 }), drawn(px, py, pw, ph, TORN, paper),
      ...[[px + 4, py + 4], [px + pw - 4, py + 4], [px + 4, py + ph - 4], [px + pw - 4, py + ph - 4]].map(([a, b]) => disc(a!, b!, 1.1, 'ink')),
      { k: 'text', t: 'title', font: 'heading', at: [px + 7, h * 0.085, pw - 14, h * 0.115], size: [24, 10], caps: true, tracking: 0.06, v: 'middle', ...set },
      { k: 'text', t: 'tag', font: 'sub', at: [px + 8, h * 0.218, pw - 16, small * 1.5], size: [small * 1.6, small], caps: true, tracking: 0.12, ...set },
      box(w / 2 - fw / 2 - 1.2, fy - 1.2, fw + 2.4, fh + 2.4, 'ink'), ...shown(scene, { x: w / 2 - fw / 2, y: fy, w: fw, h: fh }),
      { k: 'text', t: 'name', font: 'heading', at: [px + 8, fy + fh + h * 0.019, pw - 16, h * 0.056], size: [10, 5], caps: true, v: 'middle', ...set },
      { k: 'text', t: 'detail', font: 'body', at: [px + 10, fy + fh + h * 0.091, pw - 20, small * 3], size: [small * 1.3, small * 0.95], lines: 2, leading: 1.3, ...set },
      box(w * 0.2, h * 0.822, w * 0.6, 0.5, 'ink'),
      { k: 'text', t: 'price', font: 'heading', at: [px + 8, h * 0.834, pw - 16, h * 0.056], size: [10, 5], caps: true, v: 'middle', ...set },
      { k: 'text', t: 'site', font: 'sub', at: [px + 8, h - 9 - small * 1.9, pw - 16, small * 1.2], size: [small * 1.05, small * 0.9], v: 'bottom', ...set },
    ],
  };
};

/** Advice in five steps under a picture: what to do first, second and so on. */
export const tips: Stage = (scene, { w, h, small }) => {
  const cut = h * 0.28;
  const step = (h - cut - 26 - small * 2.4) / 5;
  const top = cut + 22.5;
  return {
    ground: 'bg',
    layers: [
      ...shown(scene, { x: 0, y: 0, w, h: cut }), box(0, cut, w, h - cut, 'bg'), box(0, cut, w, 1, 'ink'),
      { k: 'text', t: 'tag', font: 'sub', at: [8, cut + 5.4, w - 16, small * 1.2], size: [small * 1.15, small * 0.92], caps: true, tracking: 0.14, color: 'accentText' },
      { k: 'text', t: 'title', font: 'heading', at: [8, cut + 10.4, w - 16, 11], size: [9.4, 6], color: 'ink' },
      ...many(5, (i): Layer[] => [
        disc(8 + 4.4, top + step * i + 4.6, 4.4, 'accent'),
        { k: 'text', t: `number${i + 1}`, font: 'heading', at: [8, top + step * i + 0.2, 8.8, 8.8], size: [5, 3.6], align: 'center', v: 'middle', color: 'onAccent', on: 'accent' },
        { k: 'text', t: `head${i + 1}`, font: 'sub', at: [21, top + step * i, w - 29, 4], size: [small * 1.4, small], weight: 700, color: 'ink' },
        { k: 'text', t: `text${i + 1}`, font: 'body', at: [21, top + step * i + small * 1.9, w - 29, small * 2.6], size: [small * 1.06, small * 0.9], lines: 2, leading: 1.3, color: 'ink' },
      ]).flat(),
      { k: 'text', t: 'site', font: 'sub', at: [8, h - 4.6 - small * 1.3, w - 16, small * 1.3], size: [small * 1.15, small * 0.92], weight: 700, v: 'bottom', color: 'accentText' },
    ],
  };
};

/** A Sunday's leaflet: the church and the day beside the picture, the order of worship, what is on this week. */
export const bulletin: Stage = (scene, { w, h, small }) => {
  const cut = h * 0.28;
  const half = w * 0.56;
  const step = (h - cut - 24) / 7.2;
  const line = { size: [small * 1.08, small * 0.84] as const };
  return {
    ground: 'bg',
    layers: [
      ...shown(scene, { x: w * 0.5, y: 0, w: w * 0.5, h: cut }), box(0, 0, w * 0.5, cut, 'ink'), box(0, cut, w, h - cut, 'bg'),
      { k: 'text', t: 'tag', font: 'sub', at: [8, 9, w * 0.5 - 14, small * 1.2], size: [small * 1.05, small * 0.84], caps: true, tracking: 0.1, color: 'accent2', on: 'ink' },
      { k: 'text', t: 'title', font: 'heading', at: [8, 14, w * 0.5 - 13, cut - 24.5], size: [9.4, 4.6], lines: 2, color: 'bg', on: 'ink' },
      { k: 'text', t: 'date', font: 'sub', at: [8, cut - 8, w * 0.5 - 14, 3.6], size: [small * 1.1, small * 0.84], v: 'bottom', color: 'bg', on: 'ink' },
      { k: 'text', t: 'head1', font: 'sub', at: [8, cut + 8, half - 12, 4], size: [small * 1.3, small], weight: 700, color: 'accentText' },
      ...many(7, (i): Layer[] => [
        { k: 'text', t: `item${i + 1}`, font: 'sub', at: [8, cut + 15 + step * i, half - 14, 3.6], ...line, weight: 700, color: 'ink' },
        { k: 'text', t: `text${i + 1}`, font: 'body', at: [8, cut + 15 + step * i + small * 1.7, half - 14, 3.6], size: [small, small * 0.82], color: 'muted' },
      ]).flat(),
      box(half, cut + 6, w - half - 6, h - cut - 13, 'accent2/bg/.7', { radius: 0.03 }),
      { k: 'text', t: 'head2', font: 'sub', at: [half + 4, cut + 11, w - half - 14, 4], size: [small * 1.3, small], weight: 700, color: 'ink', on: 'accent2/bg/.7' },
      { k: 'text', t: 'body', font: 'body', at: [half + 4, cut + 18.6, w - half - 14, h - cut - 33], ...line, lines: 14, leading: 1.45, color: 'ink', on: 'accent2/bg/.7' },
      { k: 'text', t: 'site', font: 'sub', at: [half + 4, h - 16, w - half - 14, 3.6], size: [small, small * 0.8], weight: 700, v: 'bottom', color: 'ink', on: 'accent2/bg/.7' },
    ],
  };
};
