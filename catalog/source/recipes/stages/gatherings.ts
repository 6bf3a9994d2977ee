import type { Layer } from '../../../build/templates/recipe.js';
import { box, many } from '../scenes/kit.js';
import { arch, bitten, FOIL, golden, hole, round, shaped, sheet, type Seg } from '../scenes/gatherings/gold-foil.js';
import { panelOf, wording, type Page, type Stage } from './stage.js';

const tall = ({ w, h }: Page): boolean => h > w;

/** A line of gold between an outline and the same a little further in. */
const rim = (outer: readonly Seg[], inner: readonly Seg[], cx: number): Layer => golden([...outer, ...hole(inner, cx)]);
const bittenRim = ({ w, h }: Page, inset: number, width: number, corner: number): Layer =>
  rim(bitten(inset, inset, w - 2 * inset, h - 2 * inset, corner), bitten(inset + width, inset + width, w - 2 * (inset + width), h - 2 * (inset + width), corner), w / 2);
const squareRim = ({ w, h }: Page, inset: number, width: number): Layer =>
  rim(sheet(inset, inset, w - 2 * inset, h - 2 * inset), sheet(inset + width, inset + width, w - 2 * (inset + width), h - 2 * (inset + width)), w / 2);

/** The middle of the page, for words within what grows along its edges. */
const middle = (page: Page): { x: number; y: number; w: number; h: number } =>
  tall(page)
    ? { x: page.w * 0.15, y: page.h * 0.33, w: page.w * 0.7, h: page.h * 0.4 }
    : { x: page.w * 0.25, y: page.h * 0.2, w: page.w * 0.5, h: page.h * 0.6 };

/** A frame of gold that the scene grows over from the corners; the words within. */
export const spray: Stage = (scene, page) => ({
  ground: scene.sky,
  layers: [
    squareRim(page, 5, 0.8),
    ...scene.draw({ x: 0, y: 0, w: page.w, h: page.h }),
    ...wording(middle(page), page.small, { align: 'center', on: scene.sky, color: scene.words, soft: scene.soft, call: 'plain', lines: 2, share: 0.4, gap: 2.3 }),
  ],
});

/** As a spray, without a frame, and the words a little larger. */
export const meadow: Stage = (scene, page) => ({
  ground: scene.sky,
  layers: [
    ...scene.draw({ x: 0, y: 0, w: page.w, h: page.h }),
    ...wording({ ...middle(page), x: page.w * (tall(page) ? 0.12 : 0.2), w: page.w * (tall(page) ? 0.76 : 0.6) }, page.small * 1.08, { align: 'center', on: scene.sky, color: scene.words, soft: scene.soft, call: 'plain', lines: 2, share: 0.46, gap: 2.4 }),
  ],
});

/** The scene in a window with a round head and a rim of gold, the words below. */
export const niche: Stage = (scene, page) => {
  const { w, h } = page;
  const [aw, ah] = [w * 0.68, h * 0.53];
  const [ax, ay] = [(w - aw) / 2, 8];
  return {
    ground: 'bg',
    layers: [
      box(ax, ay, aw, ah, panelOf(scene)),
      ...scene.draw({ x: ax, y: ay + ah * 0.12, w: aw, h: ah * 0.88 }),
      shaped([...sheet(0, 0, w, h), ...hole(arch(ax, ay, aw, ah), w / 2)], 'bg'),
      rim(arch(ax - 2.4, ay - 2.4, aw + 4.8, ah + 4.8), arch(ax - 1.5, ay - 1.5, aw + 3, ah + 3), w / 2),
      ...wording({ x: 9, y: ay + ah + 8, w: w - 18, h: h - ay - ah - 17 }, page.small, { align: 'center', on: 'bg', color: 'ink', soft: 'accentText', call: 'plain', lines: 2, share: 0.42, gap: 2.4 }),
    ],
  };
};

/** The scene in an oval with a rim of gold, beside the words on a page that lies, above them on one that stands. */
export const cameo: Stage = (scene, page) => {
  const { w, h } = page;
  const up = tall(page);
  const [rx, ry] = up ? [w * 0.33, h * 0.25] : [w * 0.2, h * 0.39];
  const [cx, cy] = up ? [w / 2, h * 0.31] : [w * 0.27, h / 2];
  const words = up ? { x: 11, y: h * 0.61, w: w - 22, h: h * 0.31 } : { x: w * 0.53, y: h * 0.2, w: w * 0.39, h: h * 0.6 };
  return {
    ground: 'bg',
    layers: [
      box(cx - rx, cy - ry, rx * 2, ry * 2, panelOf(scene)),
      ...scene.draw({ x: cx - rx, y: cy - ry + ry * 0.16, w: rx * 2, h: ry * 1.84 }),
      shaped([...sheet(0, 0, w, h), ...hole(round(cx, cy, rx, ry), cx).map(([c, ...p]): Seg => [c, ...p])], 'bg'),
      rim(round(cx, cy, rx + 2.4, ry + 2.4), round(cx, cy, rx + 1.5, ry + 1.5), cx),
      squareRim(page, 4, 0.7),
      ...wording(words, page.small, { align: 'center', on: 'bg', color: 'ink', soft: 'accentText', call: 'plain', lines: 2, share: up ? 0.44 : 0.46, gap: 2.4 }),
    ],
  };
};

/** A double frame of gold with bitten corners; the scene stands in its head, the words under it. */
export const gilded: Stage = (scene, page) => {
  const { w, h } = page;
  const up = tall(page);
  const field = up ? { x: w * 0.2, y: h * 0.1, w: w * 0.6, h: h * 0.36 } : { x: 13, y: h * 0.16, w: w * 0.34, h: h * 0.68 };
  const words = up ? { x: 15, y: h * 0.51, w: w - 30, h: h * 0.39 } : { x: w * 0.45, y: h * 0.2, w: w * 0.45, h: h * 0.6 };
  return {
    ground: scene.sky,
    layers: [
      bittenRim(page, 4.5, 1.1, 7),
      bittenRim(page, 7, 0.7, 7),
      ...scene.draw(field),
      ...wording(words, page.small, { align: 'center', on: scene.sky, color: scene.words, soft: scene.soft, call: 'plain', lines: 2, share: 0.46, gap: 2.4 }),
    ],
  };
};

/** A number of gold as large as it will go, the words under it, the scene about both. */
export const numeral: Stage = (scene, page) => {
  const { w, h } = page;
  const up = tall(page);
  return {
    ground: scene.sky,
    layers: [
      ...scene.draw({ x: 0, y: 0, w, h }),
      { k: 'text', t: 'number', font: 'heading', at: up ? [w * 0.15, h * 0.155, w * 0.7, h * 0.28] : [w * 0.08, h * 0.2, w * 0.36, h * 0.6], size: [up ? w * 0.42 : h * 0.6, 12], align: 'center', v: 'middle', color: scene.soft, on: scene.sky, gradient: scene.sky === 'ink' ? FOIL : { angle: 40, colors: ['#8a6114', '#b98a34', '#8f671b', '#a97a25'] } },
      ...wording(up ? { x: 15, y: h * 0.46, w: w - 30, h: h * 0.29 } : { x: w * 0.46, y: h * 0.22, w: w * 0.42, h: h * 0.56 }, page.small, { align: 'center', on: scene.sky, color: scene.words, soft: scene.soft, call: 'plain', lines: 2, share: 0.42, gap: 2.3 }),
    ],
  };
};

/** A card to answer on: the scene along the head, a line for the name, a box for yes and one for no. */
export const reply: Stage = (scene, page) => {
  const { w, h, small } = page;
  const up = tall(page);
  const top = up ? h * 0.36 : 0;
  const [x, width] = up ? [13, w - 26] : [w * 0.45, w * 0.47];
  const step = (h - top) / 10;
  const at = (n: number): number => top + step * n;
  const choice = (n: number, t: string): Layer[] => [
    { k: 'shape', outline: 'rectangle', at: [x, at(n), small * 1.5, small * 1.5], radius: 0.2, stroke: { color: 'accent', width: 0.6 } },
    { k: 'text', t, font: 'body', at: [x + small * 2.6, at(n), width - small * 2.6, small * 1.5], size: [small * 1.25, small * 0.95], v: 'middle', color: 'ink' },
  ];
  return {
    ground: 'bg',
    layers: [
      ...(up ? [box(0, 0, w, h * 0.32, scene.sky), ...scene.draw({ x: 0, y: 0, w, h: h * 0.32 }), box(0, h * 0.32, w, h * 0.68, 'bg')] : [box(0, 0, w * 0.37, h, scene.sky), ...scene.draw({ x: 0, y: 0, w: w * 0.37, h }), box(w * 0.37, 0, w * 0.63, h, 'bg')]),
      up ? golden(sheet(0, h * 0.32, w, 0.9)) : golden(sheet(w * 0.37, 0, 0.9, h)),
      { k: 'text', t: 'tag', font: 'sub', at: [x, at(up ? 0.1 : 1), width, small], size: [small * 1.1, small * 0.9], caps: true, tracking: 0.14, align: 'center', color: 'accentText' },
      { k: 'text', t: 'title', font: 'heading', at: [x, at(up ? 0.85 : 1.7), width, step * 1.5], size: [step * (up ? 1.5 : 1.3), 6], align: 'center', v: 'middle', color: 'ink' },
      { k: 'text', t: 'toLabel', font: 'heading', at: [x, at(3.4), 8, step * 0.8], size: [step * 0.75, 4], v: 'bottom', color: 'ink' },
      { k: 'line', at: [x + 9, at(4.2) - 0.4, width - 9, 0.8], thickness: 0.35, color: 'muted' },
      ...choice(5, 'item1'), ...choice(6.1, 'item2'),
      { k: 'text', t: 'detail', font: 'body', at: [x, at(7.7), width, small * 1.6], size: [small * 1.2, small * 0.9], color: 'muted' },
      { k: 'line', at: [x, at(9) - 0.4, width, 0.8], thickness: 0.35, color: 'muted' },
    ],
  };
};

/** Four courses under one another, centered, between what grows in the corners. */
export const banquet: Stage = (scene, page) => {
  const { w, h, small } = page;
  const [top, step] = [h * 0.36, h * 0.108];
  return {
    ground: scene.sky,
    layers: [
      squareRim(page, 4.5, 0.7),
      ...scene.draw({ x: 0, y: 0, w, h }),
      { k: 'text', t: 'tag', font: 'sub', at: [20, h * 0.225, w - 40, small], size: [small, small * 0.84], caps: true, tracking: 0.16, align: 'center', color: scene.soft, on: scene.sky },
      { k: 'text', t: 'title', font: 'heading', at: [20, h * 0.255, w - 40, 12], size: [13, 7], align: 'center', v: 'middle', color: scene.words, on: scene.sky },
      ...many(4, (i): Layer[] => [
        { k: 'text', t: `section${i + 1}`, font: 'sub', at: [20, top + i * step, w - 40, small], size: [small * 0.92, small * 0.8], caps: true, tracking: 0.18, align: 'center', color: scene.soft, on: scene.sky },
        { k: 'text', t: `dish${i + 1}`, font: 'heading', at: [14, top + i * step + small * 1.45, w - 28, 5], size: [4.8, 3.4], align: 'center', color: scene.words, on: scene.sky },
        { k: 'text', t: `note${i + 1}`, font: 'body', at: [18, top + i * step + small * 1.5 + 5.6, w - 36, 3], size: [small * 0.92, small * 0.78], align: 'center', color: scene.words, on: scene.sky },
      ]).flat(),
    ],
  };
};

/** What happens at a service, line by line, under a name and two dates. */
export const order: Stage = (scene, page) => {
  const { w, h, small } = page;
  const top = h * 0.36;
  return {
    ground: 'bg',
    layers: [
      box(0, 0, w, h * 0.3, panelOf(scene)),
      ...scene.draw({ x: 0, y: h * 0.025, w, h: h * 0.275 }),
      box(0, h * 0.3, w, h * 0.7, 'bg'),
      golden(sheet(0, h * 0.3, w, 0.8)),
      { k: 'text', t: 'tag', font: 'sub', at: [10, top - 2, w - 20, small], size: [small * 1.05, small * 0.86], caps: true, tracking: 0.16, align: 'center', color: 'accentText' },
      { k: 'text', t: 'title', font: 'heading', at: [10, top + 3.6, w - 20, 11], size: [10.5, 6], align: 'center', v: 'middle', color: 'ink' },
      { k: 'text', t: 'date', font: 'sub', at: [10, top + 17, w - 20, small], size: [small * 1.1, small * 0.86], align: 'center', color: 'muted' },
      ...many(6, (i): Layer[] => [
        { k: 'text', t: `item${i + 1}`, font: 'sub', at: [12, top + 27 + i * ((h - top - 40) / 6), w * 0.4, 3], size: [small * 1.05, small * 0.84], weight: 700, color: 'ink' },
        { k: 'text', t: `note${i + 1}`, font: 'body', at: [w * 0.5, top + 27 + i * ((h - top - 40) / 6), w * 0.5 - 12, 3], size: [small * 1.05, small * 0.8], align: 'right', color: 'muted' },
      ]).flat(),
      { k: 'text', t: 'site', font: 'body', at: [10, h - 11, w - 20, 3], size: [small * 0.95, small * 0.8], v: 'bottom', align: 'center', color: 'muted' },
    ],
  };
};
