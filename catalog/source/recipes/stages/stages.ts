import { box, outlined } from '../scenes/kit.js';
import { panelOf, shown, wording, type Page, type Stage } from './stage.js';

const margin = ({ w, h }: Page): number => Math.min(9, Math.min(w, h) * 0.09);

/** The scene is the whole page; the words stand centered in its sky. */
export const skyCenter: Stage = (scene, page) => {
  const m = margin(page);
  const rest = page.h * (page.h > page.w * 1.3 ? 0.5 : 0.54);
  return {
    ground: scene.sky,
    layers: [
      ...scene.draw({ x: 0, y: rest - page.h * 0.04, w: page.w, h: page.h - rest + page.h * 0.04 }),
      ...wording({ x: m, y: m, w: page.w - 2 * m, h: rest - 2 * m }, page.small, { align: 'center', on: scene.sky, color: scene.words, soft: scene.soft, call: 'none', lines: 2, share: 0.56 }),
    ],
  };
};

/** As the sky, with the words from the left and a call in a pill over the scene's foot. */
export const skyLeft: Stage = (scene, page) => {
  const m = margin(page);
  const rest = page.h * 0.5;
  return {
    ground: scene.sky,
    layers: [
      ...scene.draw({ x: 0, y: rest, w: page.w, h: page.h - rest }),
      ...wording({ x: m, y: m, w: page.w - 2 * m, h: rest - m }, page.small, { on: scene.sky, color: scene.words, soft: scene.soft, call: 'none', caps: true, leading: 0.94, share: 0.6 }),
    ],
  };
};

/** The scene above, the words on paper below. */
export const above: Stage = (scene, page) => {
  const m = margin(page);
  const cut = page.h * (page.h > page.w * 1.2 ? 0.56 : 0.5);
  return {
    ground: 'bg',
    layers: [
      ...shown(scene, { x: 0, y: 0, w: page.w, h: cut }),
      box(0, cut, page.w, page.h - cut, 'bg'),
      ...wording({ x: m, y: cut + m * 0.8, w: page.w - 2 * m, h: page.h - cut - m * 1.8 }, page.small, { on: 'bg', color: 'ink', soft: 'accentText', call: 'plain', lines: 2, share: 0.4 }),
    ],
  };
};

/** The words above on paper, the scene below, framed by the page's margin. */
export const below: Stage = (scene, page) => {
  const m = margin(page);
  const cut = page.h * 0.52;
  return {
    ground: 'bg',
    layers: [
      ...shown(scene, { x: 0, y: cut, w: page.w, h: page.h - cut }),
      box(0, 0, page.w, cut, 'bg'),
      box(0, cut - 0.5, page.w, 1, 'ink'),
      ...wording({ x: m, y: m, w: page.w - 2 * m, h: cut - 1.8 * m }, page.small, { align: 'center', on: 'bg', color: 'ink', soft: 'accentText', call: 'none', lines: 2, share: 0.5 }),
    ],
  };
};

/** The words on the left, the scene on the right half. */
export const right: Stage = (scene, page) => {
  const m = Math.min(margin(page), page.h * 0.12);
  const cut = page.w * (page.w > page.h * 1.7 ? 0.56 : 0.52);
  return {
    ground: 'bg',
    layers: [
      ...shown(scene, { x: cut, y: 0, w: page.w - cut, h: page.h }),
      box(0, 0, cut, page.h, 'bg'),
      ...wording({ x: m, y: m * 1.2, w: cut - 2 * m, h: page.h - 2.4 * m }, page.small, { on: 'bg', color: 'ink', soft: 'accentText', share: 0.46 }),
    ],
  };
};

/** The scene on the left, the words on its own sky to the right. */
export const left: Stage = (scene, page) => {
  const m = Math.min(margin(page), page.h * 0.12);
  const cut = page.w * 0.46;
  return {
    ground: scene.sky,
    layers: [
      ...scene.draw({ x: 0, y: 0, w: cut, h: page.h }),
      ...wording({ x: cut + m, y: m * 1.3, w: page.w - cut - 2 * m, h: page.h - 2.6 * m }, page.small, { on: scene.sky, color: scene.words, soft: scene.soft, call: 'plain', caps: true, leading: 0.96, share: 0.5 }),
    ],
  };
};

/** A scene to the edges of a framed sheet; the words on a label over it. */
export const label: Stage = (scene, page) => {
  const m = margin(page);
  const [lw, lh] = [page.w * 0.76, page.h * 0.44];
  const [lx, ly] = [(page.w - lw) / 2, page.h * 0.1];
  return {
    ground: scene.sky,
    layers: [
      ...scene.draw({ x: 0, y: page.h * 0.44, w: page.w, h: page.h * 0.56 }),
      box(lx + 1.6, ly + 1.6, lw, lh, 'ink', { radius: 0.04 }),
      box(lx, ly, lw, lh, 'bg', { radius: 0.04, stroke: { color: 'ink', width: 0.7 } }),
      ...wording({ x: lx + m * 0.7, y: ly + m * 0.8, w: lw - m * 1.4, h: lh - m * 1.6 }, page.small, { align: 'center', on: 'bg', color: 'ink', soft: 'accentText', call: 'none', lines: 2, share: 0.5 }),
    ],
  };
};

/** An arch with the scene's words in it stands on the scene. */
export const doorway: Stage = (scene, page) => {
  const m = margin(page);
  const [aw, ah] = [page.w * 0.8, page.h * 0.62];
  return {
    ground: scene.sky,
    layers: [
      ...scene.draw({ x: 0, y: page.h * 0.5, w: page.w, h: page.h * 0.5 }),
      outlined('arch', page.w / 2, m + ah / 2, aw, ah, 'bg'),
      { k: 'shape', outline: 'arch', at: [page.w / 2 - aw / 2 + 2.4, m + 2.4, aw - 4.8, ah - 4.8], stroke: { color: 'accent', width: 0.5 } },
      ...wording({ x: page.w / 2 - aw * 0.37, y: m + ah * 0.26, w: aw * 0.74, h: ah * 0.66 }, page.small, { align: 'center', on: 'bg', color: 'ink', soft: 'accentText', call: 'none', lines: 3, share: 0.44 }),
    ],
  };
};

/** A wide strip: words on paper, the scene in a field at the right. */
export const strip: Stage = (scene, page) => {
  const m = page.h * 0.13;
  const cut = page.w - Math.min(page.h * 1.5, page.w * 0.46);
  return {
    ground: 'bg',
    layers: [
      ...shown(scene, { x: cut, y: 0, w: page.w - cut, h: page.h }),
      box(0, 0, cut, page.h, 'bg'),
      ...wording({ x: m, y: m, w: cut - 1.8 * m, h: page.h - 2 * m }, page.small, { on: 'bg', color: 'ink', soft: 'accentText', call: 'none', lines: 2, share: 0.5 }),
    ],
  };
};

/** The scene hangs from the top of its sky; the words stand centered under it. */
export const hang: Stage = (scene, page) => {
  const m = margin(page);
  const cut = page.h * 0.5;
  return {
    ground: scene.sky,
    layers: [
      ...scene.draw({ x: 0, y: 0, w: page.w, h: cut }),
      box(0, cut, page.w, page.h - cut, scene.sky),
      ...wording({ x: m, y: cut + m * 0.6, w: page.w - 2 * m, h: page.h - cut - m * 1.6 }, page.small, { align: 'center', on: scene.sky, color: scene.words, soft: scene.soft, call: 'none', lines: 2, share: 0.5 }),
    ],
  };
};

/** A field light enough for ink in every palette. */
const PALE = 'accent2/bg/.3';

/** A frame of ink about the scene, and a band across its foot with the words set large. */
export const banded: Stage = (scene, page) => {
  const m = margin(page) * 0.6;
  const band = page.h * 0.4;
  return {
    ground: 'ink',
    layers: [
      ...shown(scene, { x: m, y: m, w: page.w - 2 * m, h: page.h - band - m }),
      ...edges(page, m),
      box(m, page.h - band, page.w - 2 * m, band - m, PALE),
      ...wording({ x: m * 2.4, y: page.h - band + m * 1.7, w: page.w - 4.8 * m, h: band - m * 4 }, page.small, { on: PALE, color: 'ink', soft: 'ink', call: 'none', caps: true, lines: 2, leading: 0.96, share: 0.46, gap: 1.7 }),
    ],
  };
};

/** What of a scene runs past the frame is cut off by it. */
const edges = ({ w, h }: Page, m: number) => [box(0, 0, w, m, 'ink'), box(0, h - m, w, m, 'ink'), box(0, 0, m, h, 'ink'), box(w - m, 0, m, h, 'ink')];

/** Large type over the top, a round window with the scene's sky and the scene at the foot, from the right. */
export const corner: Stage = (scene, page) => {
  const m = margin(page);
  const size = Math.min(page.w, page.h * 0.62);
  return {
    ground: PALE,
    layers: [
      outlined('ellipse', page.w - size * 0.42, page.h - size * 0.34, size * 1.08, size * 1.08, panelOf(scene)),
      ...scene.draw({ x: page.w - size * 0.9, y: page.h - size * 0.86, w: size * 0.9, h: size * 0.86 }),
      ...wording({ x: m, y: m, w: page.w - 2 * m, h: page.h * 0.44 - m }, page.small, { on: PALE, color: 'ink', soft: 'ink', call: 'none', caps: true, lines: 2, leading: 0.94, share: 0.6 }),
    ],
  };
};

/** A field of color on the left with the title, the scene in the wider field and a foot of ink with the call. */
export const column: Stage = (scene, page) => {
  const m = margin(page);
  const [cut, foot] = [page.w * 0.4, page.h * 0.14];
  return {
    ground: 'accent',
    layers: [
      ...shown(scene, { x: cut, y: 0, w: page.w - cut, h: page.h - foot }),
      box(0, 0, cut, page.h, 'accent'),
      box(0, page.h - foot, page.w, foot, 'ink'),
      ...wording({ x: m * 0.8, y: m, w: cut - m * 1.4, h: page.h - foot - 2 * m }, page.small, { on: 'accent', color: 'onAccent', soft: 'onAccent', call: 'none', lines: 4, share: 0.55 }),
      { k: 'text', t: 'site', font: 'sub', at: [m * 0.8, page.h - foot, page.w - m * 1.6, foot], size: [page.small * 1.4, page.small], weight: 700, v: 'middle', color: 'bg', on: 'ink' },
    ],
  };
};
