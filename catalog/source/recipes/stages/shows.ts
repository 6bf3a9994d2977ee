import { box, disc, many } from '../scenes/kit.js';
import { kicker, say } from '../sheet.js';
import { panelOf, shown, type Stage } from './stage.js';

/** A field of color with a scalloped edge hangs over the scene; the title in it from the left. */
export const showScallop: Stage = (scene, { w, h, small }) => {
  const tall = h > w * 1.2;
  const cut = h * (tall ? 0.46 : 0.45);
  const r = w / 18;
  return {
    ground: panelOf(scene),
    layers: [
      ...scene.draw({ x: 0, y: cut + r * 0.4, w, h: h - cut - r * 0.4 }), box(0, 0, w, cut, 'accent'), ...many(9, (i) => disc(r + i * 2 * r, cut, r, 'accent')),
      kicker('author', [8, 8, w - 16, small * 1.3], [small * 1.25, small * 0.9], 'onAccent', { on: 'accent', weight: 700 }),
      say('title', 'heading', [8, 9 + small * 2, w - 16, cut - 14 - small * 4], [tall ? 21 : 17, 7], 'onAccent', { on: 'accent', lines: tall ? 3 : 2, leading: 1, v: 'middle' }),
      say('detail', 'body', [8, cut - 2 - small * 1.6, w - 16, small * 1.7], [small * (tall ? 1.7 : 1.4), small * 0.9], 'onAccent', { on: 'accent', v: 'middle' }),
    ],
  };
};

/** A print with a broad white foot: the scene above, the words below. */
export const showPrint: Stage = (scene, { w, h, small }) => {
  const tall = h > w * 1.2;
  const cut = h * (tall ? 0.62 : 0.64);
  const m = 6;
  return {
    ground: 'bg',
    layers: [
      ...shown(scene, { x: m, y: m, w: w - 2 * m, h: cut - m }), box(0, 0, w, m, 'bg'), box(0, 0, m, h, 'bg'), box(w - m, 0, m, h, 'bg'), box(0, cut, w, h - cut, 'bg'),
      { k: 'shape', outline: 'rectangle', at: [m, m, w - 2 * m, cut - m], stroke: { color: 'ink', width: 0.8 } },
      say('title', 'heading', [m, cut + 4, w - 2 * m, (h - cut) * (tall ? 0.44 : 0.36)], [tall ? 18 : 13, 6], 'ink', { on: 'bg', lines: tall ? 2 : 1, leading: 1, v: 'middle' }),
      say('detail', 'body', [m, cut + 5 + (h - cut) * (tall ? 0.46 : 0.37), w - 2 * m, small * 1.7], [small * (tall ? 1.65 : 1.4), small * 0.9], 'ink', { on: 'bg', v: 'middle' }),
      box(m, h - m - small * (tall ? 1.9 : 0.8), 10, 0.9, 'accent'), kicker('author', [m + 13, h - m - small * (tall ? 2.4 : 1.3), w - 2 * m - 13, small * 1.3], [small * 1.15, small * 0.9], 'accentText', { on: 'bg', weight: 700, v: 'middle' }),
    ],
  };
};

/** The title stands up a dark side; the scene has the rest, who made it over its foot. */
export const showSide: Stage = (scene, { w, h, small }) => {
  const side = 25;
  const foot = h - small * 5.8;
  return {
    ground: 'ink',
    layers: [
      ...shown(scene, { x: side, y: 0, w: w - side, h: foot }), box(side, foot, w - side, h - foot, 'ink'), box(0, 0, side, h, 'ink'), box(side - 0.6, 0, 1.2, h, 'accent'),
      // turned about the middle of its box
      say('title', 'heading', [side / 2 - (h - 14) / 2, h / 2 - 10, h - 14, 20], [19, 8], 'bg', { on: 'ink', rotate: -90, v: 'middle' }),
      kicker('author', [side + 5, foot + small * 0.9, w - side - 11, small * 1.3], [small * 1.2, small * 0.9], 'accent2', { on: 'ink', weight: 700, v: 'middle' }),
      say('detail', 'body', [side + 5, foot + small * 2.5, w - side - 11, small * 1.5], [small * 1.3, small * 0.9], 'bg', { on: 'ink', v: 'middle' }),
    ],
  };
};

/** A ticket in the scene's own sky: words at the left, the scene before the stub. */
export const admitSky: Stage = (scene, { w, h }) => {
  const tear = w - 46;
  return {
    ground: scene.sky,
    layers: [
      ...scene.draw({ x: tear - 84, y: 8, w: 84, h: h - 8 }), box(0, 0, tear - 84, h, scene.sky), box(tear, 0, w - tear, h, 'accent'), ...many(12, (i) => disc(tear, 4 + i * 8.4, 1.5, 'bg')),
      kicker('tag', [10, 14, tear - 98, 4.6], [4.6, 3.2], scene.soft, { on: scene.sky, weight: 700 }), say('title', 'heading', [10, 24, tear - 96, 38], [22, 9], scene.words, { on: scene.sky, lines: 2, v: 'middle', leading: 1 }),
      box(10, 68, 20, 1, scene.words), say('date', 'sub', [10, 74, tear - 96, 5.4], [5, 3.4], scene.words, { on: scene.sky, weight: 700 }), say('place', 'body', [10, 83, tear - 96, 5], [4.4, 3.2], scene.words, { on: scene.sky }),
      kicker('name', [tear + 5, 13, 36, 5], [4.4, 3], 'onAccent', { on: 'accent', align: 'center' }), say('price', 'heading', [tear + 4, 27, 38, 28], [20, 8], 'onAccent', { on: 'accent', align: 'center', v: 'middle' }), box(tear + 13, 62, 20, 0.6, 'onAccent'),
      say('number', 'sub', [tear + 4, 69, 38, 6], [5.4, 3.4], 'onAccent', { on: 'accent', align: 'center', v: 'middle' }), say('detail', 'body', [tear + 4, 81, 38, 4.6], [3.6, 3], 'onAccent', { on: 'accent', align: 'center', v: 'middle' }),
    ],
  };
};
