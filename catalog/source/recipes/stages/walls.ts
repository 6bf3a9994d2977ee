import type { Layer } from '../../../build/templates/recipe.js';
import { box, disc, drawn, many, outlined, oval, starAt, stroke, towards } from '../scenes/kit.js';
import { icon, say } from '../sheet.js';
import { holed } from './covers.js';
import { panelOf, shown, type Stage } from './stage.js';

/** A room for a call: a window with the scene, a shelf at the other side, a sign on the wall. Who speaks sits in the middle. */
export const roomWindow: Stage = (scene, { w, h }) => {
  const wall = 'accent2/bg/.62';
  const [x, y, ww, wh] = [9, 10, 52, 56];
  return {
    ground: wall,
    layers: [
      ...shown(scene, { x, y, w: ww, h: wh }), box(0, 0, w, y, wall), box(0, 0, x, h, wall), box(x + ww, 0, w, h, wall), box(0, y + wh, w, h - y - wh, wall),
      { k: 'shape', outline: 'rectangle', at: [x, y, ww, wh], stroke: { color: 'bg', width: 2.4 } }, box(x + ww / 2 - 0.7, y, 1.4, wh, 'bg'), box(x - 4, y + wh, ww + 8, 3.4, 'bg'), icon('flat-potted-plant', x + ww - 16, y + wh - 15.6, 16),
      box(0, h - 13, w, 13, 'ink/accent2/.35'), box(0, h - 14.6, w, 1.8, 'bg'),
      ...many(2, (i): Layer[] => [box(120, 50 + i * 22, 48, 2, 'ink'), box(125, 52 + i * 22, 1.6, 4, 'ink'), box(161, 52 + i * 22, 1.6, 4, 'ink')]).flat(),
      ...['accent', 'ink', 'bg', 'extra', 'accent', 'accent2/ink/.3'].map((color, i) => box(124 + i * 4.4, 50 - [15, 13, 16, 12, 14, 16][i]!, 4, [15, 13, 16, 12, 14, 16][i]!, color)), icon('shelf1', 152, 37, 13.4),
      icon('shelf2', 123, 57.4, 15), ...['extra', 'bg', 'accent'].map((color, i) => box(143, 69.2 - i * 2.9, 20 - i * 3, 2.8, color)),
      box(122, 14, 44, 17, 'bg', { radius: 0.12 }), say('title', 'heading', [125, 16, 38, 8], [6.6, 3.4], 'ink', { on: 'bg', align: 'center', v: 'middle' }), say('tag', 'sub', [125, 24.6, 38, 4], [2.9, 2.1], 'accentText', { on: 'bg', align: 'center', v: 'middle' }),
    ],
  };
};

/** The scene at both sides of who speaks, a name over it. */
export const roomSides: Stage = (scene, { w, h }) => ({
  ground: scene.sky,
  layers: [
    ...scene.draw({ x: -2, y: 28, w: 66, h: h - 28 }), ...scene.draw({ x: w - 64, y: 28, w: 66, h: h - 28 }), box(0, h - 0.8, w, 0.8, 'ink', { opacity: 0 }),
    say('title', 'heading', [8, 8, 70, 9], [7, 4], scene.words, { on: scene.sky, v: 'middle' }), say('tag', 'sub', [w - 78, 9, 70, 7], [3.6, 2.6], scene.soft, { on: scene.sky, v: 'middle', align: 'right' }),
  ],
});

/** Two frames on a wall with the scene in each, a lamp between them, a cupboard below. */
export const roomFrames: Stage = (scene, { w, h }) => {
  const wall = 'extra/bg/.62';
  const frames: readonly (readonly [number, number, number, number])[] = [[12, 14, 40, 46], [w - 52, 14, 40, 46]];
  return {
    ground: wall,
    layers: [
      ...frames.flatMap(([x, y, fw, fh]) => [box(x - 3, y - 3, fw + 6, fh + 6, 'ink'), box(x - 1.6, y - 1.6, fw + 3.2, fh + 3.2, 'bg'), ...shown(scene, { x: x + 2.4, y: y + 2.4, w: fw - 4.8, h: fh - 4.8 })]),
      box(w / 2 - 0.3, 0, 0.6, 10, 'ink'), outlined('half', w / 2, 13, 22, 10, 'accent'), oval(w / 2, 18, 4, 1.6, 'accent2'),
      box(0, h - 15, w, 15, 'accent/ink/.3'), box(0, h - 17, w, 2.4, 'ink'), icon('shelf1', 20, h - 37, 21), icon('shelf2', w - 41, h - 37, 21), ...many(7, (i) => box(8 + i * 24, h - 11, 20, 8, 'accent/ink/.45', { radius: 0.1 })),
      say('title', 'heading', [62, 26, w - 124, 9], [8, 4], 'ink', { on: wall, align: 'center', v: 'middle' }), say('tag', 'sub', [66, 36, w - 132, 4], [3.2, 2.3], 'ink', { on: wall, align: 'center', v: 'middle' }),
    ],
  };
};

/** A telephone's wall: the clock has the top, a few words stand under it, the scene has the foot. */
export const lockQuote: Stage = (scene, { w, h }) => ({
  ground: scene.sky,
  layers: [
    ...many(16, (i) => starAt((((i + 1) * 0.618) % 1) * w, 4 + (((i + 1) * 0.271) % 1) * h * 0.42, i % 3 ? 0.8 : 1.5, scene.words, 4, 0.34)), box(10, 58, w - 20, 36, scene.sky),
    ...scene.draw({ x: 0, y: h * 0.54, w, h: h * 0.46 }),
    say('title', 'heading', [12, 60, w - 24, 24], [13, 6], scene.words, { on: scene.sky, align: 'center', v: 'middle', lines: 2, leading: 1.02 }), say('tag', 'sub', [14, 86.4, w - 28, 5], [3.6, 2.8], scene.soft, { on: scene.sky, align: 'center', v: 'middle' }),
  ],
});

/** An arch in a plain wall with the scene in it, rims about it. */
export const lockArch: Stage = (scene, { w, h }) => {
  const [ax, ay, aw, ah] = [16, 62, w - 32, h - 86];
  const at = (x: number, y: number): string => `${((x * 100) / w).toFixed(2)} ${((y * 100) / h).toFixed(2)}`;
  const r = aw / 2;
  const k = r * 0.5523;
  const plate = `M0 0H100V100H0ZM${at(ax + aw, ay + ah)}L${at(ax + aw, ay + r)}C${at(ax + aw, ay + r - k)} ${at(ax + r + k, ay)} ${at(ax + r, ay)}C${at(ax + r - k, ay)} ${at(ax, ay + r - k)} ${at(ax, ay + r)}L${at(ax, ay + ah)}Z`;
  const wall = 'accent2/bg/.45';
  return {
    ground: wall,
    layers: [
      box(ax, ay, aw, ah, panelOf(scene)), ...scene.draw({ x: ax, y: ay + ah * 0.36, w: aw, h: ah * 0.64 }), drawn(0, 0, w, h, plate, wall),
      { k: 'shape', outline: 'arch', at: [ax - 4, ay - 4, aw + 8, ah + 4], stroke: { color: 'accent', width: 1 } }, { k: 'shape', outline: 'arch', at: [ax - 8, ay - 8, aw + 16, ah + 8], stroke: { color: 'accent', width: 0.6 } },
      box(0, ay + ah, w, h - ay - ah, 'accent'), ...many(9, (i) => disc(6 + i * 11, ay + ah + 12, 1.6, 'onAccent', { opacity: 0.5 })),
    ],
  };
};

/** A round moon of a window, the scene in it, rings of dots about. */
export const lockMoon: Stage = (scene, page) => {
  const { w, h } = page;
  const [cy, r] = [h * 0.62, 38];
  return {
    ground: 'ink',
    layers: [
      box(w / 2 - r, cy - r, 2 * r, 2 * r, panelOf(scene)), ...scene.draw({ x: w / 2 - r, y: cy - r * 0.7, w: 2 * r, h: r * 1.7 }), holed(page, w / 2, cy, r, r, 'ink'),
      ...many(40, (i) => disc(w / 2 + Math.cos((i * Math.PI) / 20) * (r + 4), cy + Math.sin((i * Math.PI) / 20) * (r + 4), i % 5 ? 0.5 : 1, 'accent2')),
      ...many(18, (i) => starAt((((i + 1) * 0.618) % 1) * w, 4 + (((i + 1) * 0.371) % 1) * (h * 0.32), i % 3 ? 0.8 : 1.7, 'accent2', 4, 0.34)),
      say('title', 'heading', [10, h - 30, w - 20, 9], [8.4, 4.4], 'bg', { on: 'ink', align: 'center', v: 'middle' }),
    ],
  };
};

/** A desk's wall: words at the left, the scene at the right to the foot. Icons of files find room at the left. */
export const deskQuote: Stage = (scene, { w, h }) => ({
  ground: scene.sky,
  layers: [
    ...scene.draw({ x: 84, y: 12, w: w - 88, h: h - 12 }), box(0, 0, 84, h, scene.sky), say('title', 'heading', [14, 26, 70, 34], [14, 7], scene.words, { on: scene.sky, lines: 3, leading: 1.02 }),
    say('tag', 'sub', [14, 0, 62, 6], [3.4, 2.6], scene.soft, { on: scene.sky, lines: 2, leading: 1.35, below: 'title', gap: 5.6 }),
  ],
});

/** Three fields to keep files in, each with a head; the scene in a strip at the right. */
export const deskFields: Stage = (scene, { w, h }) => ({
  ground: 'accent2/bg/.55',
  layers: [
    ...shown(scene, { x: w - 56, y: 0, w: 56, h }), box(0, 0, w - 56, h, 'accent2/bg/.55'), box(w - 57, 0, 1, h, 'ink'),
    say('title', 'heading', [8, 7, 70, 9], [7.6, 4.4], 'ink', { on: 'accent2/bg/.55', v: 'middle' }), say('tag', 'sub', [70, 8, 44, 7], [3, 2.3], 'ink', { on: 'accent2/bg/.55', v: 'middle', align: 'right' }),
    ...many(4, (i): Layer[] => {
      const [x, y, fw, fh] = [8 + (i % 2) * 54, 20 + Math.floor(i / 2) * 38, 51, 35];
      const tone = ['accent', 'ink', 'extra', 'accent'][i]!;
      return [box(x, y, fw, fh, 'bg', { radius: 0.06 }), box(x, y, fw, 7.6, tone, { radius: 0.2 }), box(x, y + 4, fw, 3.6, tone), say(`head${i + 1}`, 'sub', [x + 3, y, fw - 6, 7.6], [3.2, 2.4], { accent: 'onAccent', ink: 'bg', extra: 'ink' }[tone]!, { on: tone, v: 'middle', weight: 700 })];
    }).flat(),
  ],
});

/** The scene in the middle of a wide plain wall, a line over it. */
export const deskMiddle: Stage = (scene, { w, h }) => ({
  ground: scene.sky,
  layers: [
    ...scene.draw({ x: w / 2 - 52, y: 30, w: 104, h: h - 30 }), say('title', 'heading', [30, 10, w - 60, 12], [9, 4.6], scene.words, { on: scene.sky, align: 'center', v: 'middle' }), say('tag', 'sub', [40, 22.6, w - 80, 4], [3, 2.3], scene.soft, { on: scene.sky, align: 'center', v: 'middle' }),
    box(0, h - 0.6, w, 0.6, 'ink', { opacity: 0 }),
  ],
});

/** The head of a channel: one scene over the band a telephone shows, rays from it, stripes under it, the name in the middle. */
export const channelOver: Stage = (scene, { w, h }) => ({
  ground: scene.sky,
  layers: [
    ...many(13, (i) => stroke([w / 2, 30], towards(w / 2, 30, 130, 180 + i * 15), 2.4, scene.words, { opacity: 0.12 })), ...many(6, (i) => disc(w / 2 + [-74, -52, -33, 33, 52, 74][i]!, [16, 22, 12, 12, 22, 16][i]!, [5, 3, 2, 2, 3, 5][i]!, i % 2 ? 'accent' : 'bg', { opacity: 0.7 })),
    ...scene.draw({ x: w / 2 - 24, y: -1, w: 48, h: 40 }),
    box(0, 36, w, 31, 'ink'), box(0, 36, w, 1.2, 'accent'), box(0, 65.8, w, 1.2, 'accent'), box(0, 67, w, h - 67, 'accent'), ...many(13, (i) => box(i * 14.4 - 4, 67, 7, h - 67, 'onAccent', { opacity: 0.14 })),
    say('title', 'heading', [38, 39.4, w - 76, 15], [15, 7], 'bg', { on: 'ink', align: 'center', v: 'middle' }), say('tag', 'sub', [40, 56.6, w - 80, 5], [4, 3], 'accent2', { on: 'ink', align: 'center', v: 'middle', weight: 700 }),
  ],
});

/** The name over a checkered half, the scene large at both ends of the page's foot. */
export const channelUnder: Stage = (scene, { w, h }) => ({
  ground: 'accent2/bg/.5',
  layers: [
    ...many(26, (i) => box((i % 13) * 14.2, Math.floor(i / 13) * 14.2, 7.1, 7.1, 'accent', { opacity: 0.5 })), ...many(26, (i) => box((i % 13) * 14.2 + 7.1, Math.floor(i / 13) * 14.2 + 7.1, 7.1, 7.1, 'accent', { opacity: 0.5 })),
    box(0, 30, w, h - 30, panelOf(scene)), ...scene.draw({ x: 0, y: 42, w: 40, h: h - 42 }), ...scene.draw({ x: w - 40, y: 42, w: 40, h: h - 42 }), box(0, 28.4, w, 3.2, 'ink'), box(40, 31.6, w - 80, 38, panelOf(scene)),
    say('title', 'heading', [42, 36, w - 84, 18], [18, 7], scene.words, { on: panelOf(scene), align: 'center', v: 'middle' }), say('tag', 'sub', [42, 57, w - 84, 5], [4, 3], scene.soft, { on: panelOf(scene), align: 'center', v: 'middle', weight: 700 }), box(40, 82, w - 80, 1.2, scene.words), box(60, 86, w - 120, 1.2, scene.words),
  ],
});
