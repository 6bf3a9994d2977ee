import type { Layer } from '../../../build/templates/recipe.js';
import { box, disc, many, ring } from '../scenes/kit.js';
import { panelOf, shown, type Stage } from './stage.js';

const DISH = { size: [3.3, 2.5] as const };

/** What is offered in one list of eight; beside it the name over the scene, both in its color. */
export const carte: Stage = (scene, { w, h, small }) => {
  const cut = w * 0.44;
  const [x, width] = [cut + 7, w - cut - 15];
  const row = (i: number): number => 20 + i * 13.2 + (i > 3 ? 14 : 0);
  const set = { on: panelOf(scene) } as const;
  return {
    ground: 'bg',
    layers: [
      box(0, 0, cut, h, panelOf(scene)), ...scene.draw({ x: 0, y: h * 0.5, w: cut, h: h * 0.5 }),
      box(cut, 0, w - cut, h, 'bg'), box(cut, 0, 0.9, h, 'ink'),
      { k: 'text', t: 'title', font: 'heading', at: [8, 12, cut - 14, 40], size: [11.5, 6], lines: 3, color: scene.words, ...set },
      { k: 'text', t: 'tag', font: 'sub', below: 'title', gap: 4, at: [8, 0, cut - 14, 8], size: [small * 1.05, small * 0.86], lines: 2, leading: 1.35, color: scene.soft, ...set },
      ...[0, 1].map((n): Layer => ({ k: 'text', t: `section${n + 1}`, font: 'heading', at: [x, row(n * 4) - 8.6, width, 4.6], size: [5.2, 3.6], color: 'accentText' })),
      ...many(8, (i): Layer[] => [
        { k: 'text', t: `dish${i + 1}`, font: 'sub', at: [x, row(i), width - 12, 3], ...DISH, weight: 700, color: 'ink' },
        { k: 'text', t: `price${i + 1}`, font: 'sub', at: [x + width - 11, row(i), 11, 3], ...DISH, align: 'right', color: 'accentText' },
        { k: 'text', t: `note${i + 1}`, font: 'body', at: [x, row(i) + 4.6, width - 6, 3], size: [small * 0.86, small * 0.74], color: 'muted' },
      ]).flat(),
    ],
  };
};

/** What is offered in two columns on the scene's own color, the scene at the foot. */
export const slate: Stage = (scene, { w, h, small }) => {
  const cut = h * 0.68;
  const set = { on: scene.sky } as const;
  return {
    ground: scene.sky,
    layers: [
      ...scene.draw({ x: 0, y: cut, w, h: h - cut }),
      { k: 'text', t: 'tag', font: 'sub', at: [9, 9, w - 18, 3], size: [small, small * 0.86], caps: true, tracking: 0.16, color: scene.soft, ...set },
      { k: 'text', t: 'title', font: 'heading', at: [9, 14, w - 18, 12], size: [12.5, 7], color: scene.words, ...set },
      ...[0, 1].flatMap((column): Layer[] => {
        const x = column ? w / 2 + 4 : 9;
        const width = w / 2 - 13;
        return [
          { k: 'text', t: `section${column + 1}`, font: 'heading', at: [x, 33, width, 4.4], size: [5, 3.6], color: scene.soft, ...set },
          box(x, 40, width, 0.5, scene.words),
          ...many(4, (i): Layer[] => {
            const y = 44 + i * 12.2;
            const n = column * 4 + i + 1;
            return [
              { k: 'text', t: `dish${n}`, font: 'sub', at: [x, y, width - 10, 3], ...DISH, weight: 700, color: scene.words, ...set },
              { k: 'text', t: `price${n}`, font: 'sub', at: [x + width - 9, y, 9, 3], ...DISH, align: 'right', color: scene.words, ...set },
              { k: 'text', t: `note${n}`, font: 'body', at: [x, y + 4.4, width - 4, 3], size: [small * 0.86, small * 0.74], color: scene.words, ...set },
            ];
          }).flat(),
        ];
      }),
    ],
  };
};

/** What is offered in eight rows on a card of paper that lies on the scene's own color, the scene under it. */
export const listed: Stage = (scene, { w, h, small }) => {
  const [x, width] = [17, w - 34];
  const row = (i: number): number => 39 + i * 7.4;
  return {
    ground: scene.sky,
    layers: [
      ...scene.draw({ x: 0, y: h * 0.72, w, h: h * 0.28 }),
      box(10.6, 10.6, w - 20, h * 0.66, 'ink', { radius: 0.03 }), box(9, 9, w - 18, h * 0.66, 'bg', { radius: 0.03, stroke: { color: 'ink', width: 0.6 } }),
      { k: 'text', t: 'tag', font: 'sub', at: [x, 15, width, 3], size: [small, small * 0.86], caps: true, tracking: 0.16, align: 'center', color: 'accentText', on: 'bg' },
      { k: 'text', t: 'title', font: 'heading', at: [x, 20, width, 12], size: [11, 6], align: 'center', v: 'middle', color: 'ink', on: 'bg' },
      ...many(8, (i): Layer[] => [
        { k: 'text', t: `dish${i + 1}`, font: 'sub', at: [x, row(i), width * 0.34, 3], ...DISH, weight: 700, color: 'ink', on: 'bg' },
        { k: 'text', t: `note${i + 1}`, font: 'body', at: [x + width * 0.36, row(i) + 0.3, width * 0.48, 3], size: [small * 0.9, small * 0.74], color: 'muted', on: 'bg' },
        { k: 'text', t: `price${i + 1}`, font: 'sub', at: [x + width * 0.85, row(i), width * 0.15, 3], ...DISH, align: 'right', color: 'accentText', on: 'bg' },
        ...(i < 7 ? [box(x, row(i) + 5, width, 0.3, 'ink/bg/.72')] : []),
      ]).flat(),
    ],
  };
};

/** A card of ten circles to stamp, the tenth of them the prize. */
export const stamps: Stage = (scene, { w, h, small }) => {
  const cut = w * 0.27;
  const [x, step] = [cut + 9, (w - cut - 18) / 5];
  const r = step * 0.4;
  const middle = (i: number): readonly [number, number] => [x + step * ((i % 5) + 0.5), h - 9 - r - (i < 5 ? step * 0.95 : 0)];
  return {
    ground: 'bg',
    layers: [
      ...shown(scene, { x: 0, y: 0, w: cut, h }),
      box(cut, 0, w - cut, h, 'bg'), box(cut, 0, 1, h, 'ink'),
      { k: 'text', t: 'title', font: 'heading', at: [x, 10, w - cut - 18, 15], size: [15, 8], color: 'ink' },
      { k: 'text', t: 'detail', font: 'body', at: [x, 30, w - cut - 18, 5], size: [small * 1.2, small * 0.9], color: 'muted' },
      ...many(9, (i) => ring(...middle(i), r, 0.9, i % 2 ? 'accent' : 'ink')),
      ...many(9, (i): Layer => ({ k: 'text', t: `number${i + 1}`, font: 'heading', at: [middle(i)[0] - r * 0.6, middle(i)[1] - r * 0.5, r * 1.2, r], size: [r * 0.8, r * 0.5], align: 'center', v: 'middle', color: 'muted' })),
      disc(...middle(9), r * 1.1, 'accent'),
      { k: 'text', t: 'cta', font: 'sub', at: [middle(9)[0] - r * 0.9, middle(9)[1] - r * 0.5, r * 1.8, r], size: [small * 1.3, small * 0.8], weight: 700, align: 'center', v: 'middle', color: 'onAccent', on: 'accent' },
    ],
  };
};

/** A jar's label: a double frame, the name in the middle, the scene in a window over it. */
export const jarLabel: Stage = (scene, { w, h, small }) => {
  const cut = h * 0.5;
  return {
    ground: 'bg',
    layers: [
      box(8, 8, w - 16, cut - 8, panelOf(scene)), ...scene.draw({ x: 8, y: 12, w: w - 16, h: cut - 12 }),
      box(0, 0, w, 8, 'bg'), box(0, 0, 8, h, 'bg'), box(w - 8, 0, 8, h, 'bg'), box(0, cut, w, h - cut, 'bg'),
      box(8, cut, w - 16, 1, 'ink'),
      { k: 'shape', outline: 'rectangle', at: [8, 8, w - 16, h - 16], stroke: { color: 'ink', width: 1 } },
      { k: 'shape', outline: 'rectangle', at: [4, 4, w - 8, h - 8], stroke: { color: 'accent', width: 0.8 } },
      { k: 'text', t: 'tag', font: 'sub', at: [14, cut + 5, w - 28, 3], size: [small * 1.15, small * 0.9], caps: true, tracking: 0.16, align: 'center', color: 'accentText' },
      { k: 'text', t: 'title', font: 'heading', at: [14, cut + 11, w - 28, h - cut - 36], size: [13, 7], lines: h > w * 1.2 ? 2 : 1, align: 'center', v: 'middle', color: 'ink' },
      { k: 'text', t: 'detail', font: 'body', at: [14, h - 23, w - 28, 4], size: [small * 1.2, small * 0.9], align: 'center', color: 'ink' },
      { k: 'text', t: 'site', font: 'sub', at: [14, h - 17, w - 28, 4], size: [small * 1.05, small * 0.85], align: 'center', color: 'muted' },
    ],
  };
};

/** A dark card of business: the scene in a framed window at the left, all words in light type beside it. */
export const nightCard: Stage = (scene, { w, h, small }) => {
  const size = h - 20;
  const x = size + 19;
  const width = w - x - 9;
  const line = { size: [small * 1.05, small * 0.85] as const, color: 'bg', on: 'ink' };
  return {
    ground: 'ink',
    layers: [
      ...shown(scene, { x: 10, y: 10, w: size, h: size }),
      box(0, 0, w, 10, 'ink'), box(0, h - 10, w, 10, 'ink'), box(0, 0, 10, h, 'ink'), box(10 + size, 0, w - size - 10, h, 'ink'),
      { k: 'shape', outline: 'rectangle', at: [10, 10, size, size], stroke: { color: 'accent2', width: 1 } },
      { k: 'text', t: 'company', font: 'sub', at: [x, 12, width, 4], size: [small * 1.05, small * 0.84], caps: true, tracking: 0.14, color: 'ink/bg/.76', on: 'ink' },
      { k: 'text', t: 'name', font: 'heading', at: [x, 25, width, 22], size: [12, 6], lines: 2, color: 'bg', on: 'ink' },
      { k: 'text', t: 'role', font: 'sub', below: 'name', gap: 4, at: [x, 0, width, 4], size: [small * 1.15, small * 0.9], color: 'ink/bg/.76', on: 'ink' },
      { k: 'text', t: 'phone', font: 'body', at: [x, h - 23, width, 4], v: 'bottom', ...line },
      { k: 'text', t: 'email', font: 'body', at: [x, h - 16, width, 4], v: 'bottom', ...line },
    ],
  };
};
