import type { Layer } from '../../../build/templates/recipe.js';
import { box, drawn, many, ring } from '../scenes/kit.js';
import { kicker, say } from '../sheet.js';
import { panelOf, shown, type Page, type Stage } from './stage.js';

/** A plate over the whole page with an oval hole in it: what of a scene runs past the hole is covered. */
export function holed({ w, h }: Page, cx: number, cy: number, rx: number, ry: number, color: string): Layer {
  const at = (x: number, y: number): string => `${((x * 100) / w).toFixed(2)} ${((y * 100) / h).toFixed(2)}`;
  const [kx, ky] = [rx * 0.5523, ry * 0.5523];
  const oval = `M${at(cx, cy - ry)}C${at(cx - kx, cy - ry)} ${at(cx - rx, cy - ky)} ${at(cx - rx, cy)}C${at(cx - rx, cy + ky)} ${at(cx - kx, cy + ry)} ${at(cx, cy + ry)}C${at(cx + kx, cy + ry)} ${at(cx + rx, cy + ky)} ${at(cx + rx, cy)}C${at(cx + rx, cy - ky)} ${at(cx + kx, cy - ry)} ${at(cx, cy - ry)}Z`;
  return drawn(0, 0, w, h, `M0 0H100V100H0Z${oval}`, color);
}

const tall = ({ w, h }: Page): boolean => h > w * 1.2;

/** A cover: who made it above, the title large in the scene's sky, the scene to the foot. */
export const coverSky: Stage = (scene, page) => {
  const { w, h, small } = page;
  const cut = h * (tall(page) ? 0.46 : 0.48);
  const set = { on: scene.sky, align: 'center' as const };
  return {
    ground: scene.sky,
    layers: [
      ...scene.draw({ x: 0, y: cut, w, h: h - cut }),
      kicker('author', [8, 8, w - 16, small * 1.3], [small * 1.3, small], scene.soft, { ...set, weight: 700 }),
      say('title', 'heading', [7, 9.4 + small * 2.2, w - 14, cut * (tall(page) ? 0.6 : 0.52)], [tall(page) ? 22 : 20, 8], scene.words, { ...set, lines: tall(page) ? 3 : 2, leading: 1 }),
      say('detail', 'body', [12, 0, w - 24, small * 3.4], [small * 1.55, small], scene.words, { ...set, lines: 2, leading: 1.3, below: 'title', gap: small * 2.2 }),
    ],
  };
};

/** The scene above, a field of ink below it with the title, and who made it. */
export const coverFoot: Stage = (scene, page) => {
  const { w, h, small } = page;
  const cut = h * (tall(page) ? 0.6 : 0.58);
  const pad = tall(page) ? 7 : 5;
  return {
    ground: 'ink',
    layers: [
      ...shown(scene, { x: 0, y: 0, w, h: cut }), box(0, cut, w, h - cut, 'ink'), box(0, cut, w, 1.4, 'accent'),
      say('title', 'heading', [8, cut + pad, w - 16, (h - cut) * (tall(page) ? 0.46 : 0.36)], [tall(page) ? 19 : 15, 6], 'bg', { on: 'ink', lines: 2, leading: 1 }),
      say('detail', 'body', [8, 0, w - 16, small * 2.8], [small * 1.5, small], 'bg', { on: 'ink', lines: tall(page) ? 2 : 1, leading: 1.3, below: 'title', gap: small * (tall(page) ? 2 : 1.6) }),
      kicker('author', [8, h - 8 - small * 1.3, w - 16, small * 1.3], [small * 1.3, small], 'accent2', { on: 'ink', weight: 700, v: 'bottom' }),
    ],
  };
};

/** A round window in a field of color, a double rim about it; the title above, who made it below. */
export const coverWindow: Stage = (scene, page) => {
  const { w, h, small } = page;
  const r = tall(page) ? 36 : 29;
  const cy = tall(page) ? h * 0.61 : 58;
  const set = { on: 'accent', align: 'center' as const };
  return {
    ground: 'accent',
    layers: [
      box(w / 2 - r, cy - r, 2 * r, 2 * r, panelOf(scene)), ...scene.draw({ x: w / 2 - r, y: cy - r * 0.8, w: 2 * r, h: r * 1.8 }),
      holed(page, w / 2, cy, r, r, 'accent'), ring(w / 2, cy, r, 1.4, 'onAccent'), ring(w / 2, cy, r + 2.6, 0.9, 'onAccent'),
      { k: 'shape', outline: 'rectangle', at: [4, 4, w - 8, h - 8], stroke: { color: 'onAccent', width: 0.9 } },
      say('title', 'heading', [9, tall(page) ? 12 : 8.6, w - 18, tall(page) ? cy - r - 31 : 15], [tall(page) ? 19 : 13, 6], 'onAccent', { ...set, lines: tall(page) ? 2 : 1, leading: 1, v: 'middle' }),
      ...(tall(page) ? [say('detail', 'body', [12, cy - r - 12.6, w - 24, small * 1.7], [small * 1.55, small * 0.9], 'onAccent', { ...set, v: 'middle' })] : []),
      kicker('author', [9, h - (tall(page) ? 15 : 9.6) , w - 18, small * 1.3], [small * 1.3, small * 0.9], 'onAccent', { ...set, weight: 700, v: 'middle' }),
    ],
  };
};

/** Large letters on a label that lies over the scene, stripes of the label's edge above and below it. */
export const coverLabel: Stage = (scene, page) => {
  const { w, h, small } = page;
  const top = tall(page) ? h * 0.09 : 9;
  const lh = tall(page) ? h * 0.36 : 40;
  const set = { on: 'bg', align: 'center' as const };
  const drop = top + lh;
  return {
    ground: scene.sky,
    layers: [
      ...scene.draw({ x: 0, y: drop - 2, w, h: h - drop + 2 }),
      box(8, top, w - 16, lh, 'bg'), ...many(2, (i) => box(8, top + 2.4 + i * (lh - 5.7), w - 16, 0.9, 'accent')),
      kicker('author', [12, top + 6, w - 24, small * 1.3], [small * 1.2, small * 0.9], 'accentText', { ...set, weight: 700 }),
      say('title', 'heading', [12, top + 7 + small * 1.6, w - 24, lh - 16 - small * 3.4], [tall(page) ? 17 : 15, 6.5], 'ink', { ...set, lines: tall(page) ? 3 : 2, leading: 1, v: 'middle' }),
      say('detail', 'body', [12, top + lh - 6.6 - small * 1.4, w - 24, small * 1.6], [small * 1.35, small * 0.9], 'ink', { ...set, v: 'middle' }),
    ],
  };
};

/** A column of color at the left with the title, the scene at the right. */
export const coverSplit: Stage = (scene, { w, h, small }) => {
  const cut = w * 0.5;
  return {
    ground: 'accent2/bg/.4',
    layers: [
      ...shown(scene, { x: cut, y: 0, w: w - cut, h }), box(0, 0, cut, h, 'accent2/bg/.4'), box(cut - 1, 0, 1, h, 'ink'),
      kicker('author', [7, 8, cut - 13, small * 1.3], [small * 1.2, small * 0.9], 'ink', { on: 'accent2/bg/.4', weight: 700 }),
      say('title', 'heading', [7, 17, cut - 13, h * 0.5], [17, 6.4], 'ink', { on: 'accent2/bg/.4', lines: 4, leading: 1 }),
      say('detail', 'body', [7, h - 22, cut - 13, 14], [small * 1.3, small * 0.95], 'ink', { on: 'accent2/bg/.4', lines: 3, leading: 1.3, v: 'bottom' }),
    ],
  };
};

/** The head of a channel of films: what a telephone shows is a band, a pattern of rings above and below it. */
const channelBand = (w: number, h: number): Layer[] => [
  ...many(8, (i) => [ring(12 + i * 22, 12, 9, 2.4, 'bg', { opacity: 0.16 }), ring(12 + i * 22, 12, 3.6, 2.4, 'bg', { opacity: 0.16 }), ring(23 + i * 22, h - 12, 9, 2.4, 'bg', { opacity: 0.16 }), ring(23 + i * 22, h - 12, 3.6, 2.4, 'bg', { opacity: 0.16 })]).flat(),
  box(0, 30.6, w, 1.4, 'bg'), box(0, 68, w, 1.4, 'bg'),
];

/** The scene in the middle of the band, the name at its right. */
export const channelRight: Stage = (scene, { w, h }) => ({
  ground: 'ink',
  layers: [
    box(0, 32, w, 36, panelOf(scene)), ...scene.draw({ x: 38, y: 34, w: 40, h: 34 }), box(0, 0, w, 32, 'ink'), box(0, 68, w, 32, 'ink'), ...channelBand(w, h),
    say('title', 'heading', [82, 38.4, 58, 15], [13, 6], scene.words, { on: panelOf(scene), v: 'middle', lines: 2, leading: 1 }), say('tag', 'sub', [82, 56, 58, 4.4], [3.7, 2.8], scene.soft, { on: panelOf(scene), weight: 700 }),
  ],
});

/** The name on a plate in the middle, the scene at both sides of it to the foot. */
export const channelBetween: Stage = (scene, { w, h }) => ({
  ground: scene.sky,
  layers: [
    ...scene.draw({ x: -2, y: 20, w: 60, h: 80 }), ...scene.draw({ x: w - 58, y: 20, w: 60, h: 80 }), ...many(3, (i) => box(0, 4 + i * 4.6, w, 1.6, 'bg', { opacity: 0.3 })),
    box(38.6, 35.4, 104, 32, 'ink', { opacity: 0.3 }), box(37, 34, 104, 32, 'bg'), { k: 'shape', outline: 'rectangle', at: [38.8, 35.8, 100.4, 28.4], stroke: { color: 'accent', width: 0.9 } },
    say('title', 'heading', [42, 38.6, 94, 14], [13, 6.4], 'ink', { on: 'bg', align: 'center', v: 'middle' }), say('tag', 'sub', [42, 55.6, 94, 5], [3.8, 2.8], 'accentText', { on: 'bg', align: 'center', v: 'middle', weight: 700 }), box(0, h - 1, w, 1, 'ink', { opacity: 0 }),
  ],
});

/** The scene large at the right, the name in its sky. */
export const channelLeft: Stage = (scene, { w, h }) => ({
  ground: scene.sky,
  layers: [
    ...scene.draw({ x: 100, y: 24, w: w - 100, h: h - 24 }), box(0, 0, 100, h, scene.sky), box(0, h - 12, 100, 12, 'accent'), box(0, 0, w, 7, 'accent'), ...many(6, (i) => box(5 + i * 5.4, h - 8, 3, 4, 'onAccent', { radius: 0.5 })),
    say('title', 'heading', [39, 37, 59, 17], [14, 6.4], scene.words, { on: scene.sky, v: 'middle', lines: 2, leading: 1 }), say('tag', 'sub', [39, 57.4, 59, 4.4], [3.7, 2.8], scene.soft, { on: scene.sky, weight: 700 }),
  ],
});
