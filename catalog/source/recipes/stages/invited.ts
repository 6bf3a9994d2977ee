import type { Layer } from '../../../build/templates/recipe.js';
import { box, disc, many, poly, ring, starAt, towards } from '../scenes/kit.js';
import { icon, kicker, say } from '../sheet.js';
import { holed } from './covers.js';
import { panelOf, type Page, type Stage } from './stage.js';

const CENTERED = { align: 'center' as const };

/** Who invites, whose party it is, what there is and where: centered lines that fill a region. */
function lines({ x, y, w, h }: { x: number; y: number; w: number; h: number }, { small }: Page, on: string, color: string, soft: string, caps = false): Layer[] {
  const set = { ...CENTERED, on };
  const low = h < 56;
  return [
    kicker('tag', [x, y, w, small * 1.2], [small * 1.25, small * 0.95], soft, set),
    say('title', 'heading', [x, y + small * (low ? 2.2 : 2.5), w, h * (low ? 0.37 : 0.42)], [Math.min(h * 0.34, 17), 6.5], color, { ...set, lines: 2, leading: 1, caps }),
    say('detail', 'body', [x + w * 0.03, 0, w * 0.94, small * 6], [small * 1.5, small], color, { ...set, lines: low ? 2 : 3, leading: 1.36, below: 'title', gap: small * (low ? 1.4 : 1.9) }),
    say('site', 'sub', [x, y + h - small * 1.5, w, small * 1.5], [small * 1.35, small * 0.95], soft, { ...set, weight: 700, v: 'bottom' }),
  ];
}

/** A thing on a round of color. */
const badge = (art: string, x: number, y: number): Layer[] => [disc(x, y, 11, 'accent2/bg/.6'), icon(`flat-${art}`, x - 7.6, y - 7.6, 15.2)];

/** Things of the party side by side all around the page, as stickers are put on; the words on paper in the middle. */
export const ringed = (...art: readonly string[]): Stage => (scene, page) => {
  const { w, h } = page;
  const [m, side] = [11.5, 17];
  const rows = Math.round((h - 2 * m) / 19.4);
  const at: (readonly [number, number])[] = [
    ...many(5, (i) => [m + (i * (w - 2 * m)) / 4, m] as const), ...many(rows - 1, (i) => [w - m, m + ((i + 1) * (h - 2 * m)) / rows] as const),
    ...many(5, (i) => [w - m - (i * (w - 2 * m)) / 4, h - m] as const), ...many(rows - 1, (i) => [m, h - m - ((i + 1) * (h - 2 * m)) / rows] as const),
  ];
  const inset = 22.5;
  return {
    ground: scene.sky,
    layers: [
      ...at.flatMap(([x, y], i): Layer[] => {
        const [nx, ny] = at[(i + 1) % at.length]!;
        const [px, py] = [(x + nx) / 2, (y + ny) / 2];
        return i % 2 ? [disc(px, py, 0.9, 'accent')] : [starAt(px, py, 1.5, 'accent2', 4, 0.4)];
      }),
      ...at.map(([x, y], i): Layer => ({ ...icon(`flat-${art[i % art.length]!}`, x - side / 2, y - side / 2, side), rotate: [-7, 5, 0, 8, -4][i % 5]! })),
      box(inset + 0.9, inset + 1.2, w - 2 * inset, h - 2 * inset, 'ink', { radius: 0.09, opacity: 0.16 }),
      box(inset, inset, w - 2 * inset, h - 2 * inset, 'bg', { radius: 0.09 }),
      { k: 'shape', outline: 'rectangle', at: [inset + 2.2, inset + 2.2, w - 2 * inset - 4.4, h - 2 * inset - 4.4], radius: 0.07, stroke: { color: 'accent', width: 0.6 } },
      ...badge(art[0]!, w / 2, inset + 16),
      ...lines({ x: inset + 5, y: inset + 30, w: w - 2 * inset - 10, h: h - 2 * inset - 37 }, page, 'bg', 'ink', 'accentText'),
    ],
  };
};

/** The scene in a round window with a scalloped rim, light that runs from it to the edges, the words on the color below. */
export const medal: Stage = (scene, page) => {
  const { w, h } = page;
  const up = h > w;
  const [cx, cy, r] = up ? [w / 2, h * 0.29, 33.5] : [w * 0.29, h / 2, 36];
  return {
    ground: 'accent',
    layers: [
      box(cx - r, cy - r, 2 * r, 2 * r, panelOf(scene)), ...scene.draw({ x: cx - r, y: cy - r * 0.86, w: 2 * r, h: r * 1.8 }),
      holed(page, cx, cy, r, r, 'accent'),
      ...many(20, (i) => poly([towards(cx, cy, r + 2, i * 18), towards(cx, cy, h + w * 0.3, i * 18), towards(cx, cy, h + w * 0.3, i * 18 + 9), towards(cx, cy, r + 2, i * 18 + 9)], 'bg', { opacity: 0.08 })),
      ...many(30, (i) => disc(...towards(cx, cy, r + 1.6, i * 12), 3.4, 'accent2')), ring(cx, cy, r, 2.6, 'bg'),
      ...lines(up ? { x: 9, y: cy + r + 9, w: w - 18, h: h - cy - r - 16 } : { x: cx + r + 11, y: 22, w: w - cx - r - 20, h: 57 }, page, 'accent', 'onAccent', 'onAccent'),
    ],
  };
};

/** A dark board with bulbs all around, as over the door of a cinema; the scene under the words. */
export const marquee: Stage = (scene, page) => {
  const { w, h } = page;
  const [mx, my] = [6.5, 6.5];
  const cut = h * 0.6;
  const [across, down] = [9, Math.round((9 * (h - 2 * my)) / (w - 2 * mx))];
  const bulbs = [...many(across + 1, (i) => [[mx + (i * (w - 2 * mx)) / across, my], [mx + (i * (w - 2 * mx)) / across, h - my]]).flat(), ...many(down - 1, (i) => [[mx, my + ((i + 1) * (h - 2 * my)) / down], [w - mx, my + ((i + 1) * (h - 2 * my)) / down]]).flat()];
  return {
    ground: 'ink',
    layers: [
      box(mx + 5, cut, w - 2 * mx - 10, h - cut - my - 5, panelOf(scene)), ...scene.draw({ x: mx + 5, y: cut + 2, w: w - 2 * mx - 10, h: h - cut - my - 7 }),
      ...many(4, (i) => [box(0, 0, w, my + 5, 'ink'), box(0, h - my - 5, w, my + 5, 'ink'), box(0, 0, mx + 5, h, 'ink'), box(w - mx - 5, 0, mx + 5, h, 'ink')][i]!),
      { k: 'shape', outline: 'rectangle', at: [mx + 5, my + 5, w - 2 * mx - 10, h - 2 * my - 10], stroke: { color: 'accent', width: 1 } },
      ...bulbs.flatMap(([x, y], i) => [disc(x!, y!, 2.9, i % 2 ? 'accent' : 'accent2', { opacity: 0.3 }), disc(x!, y!, 1.7, i % 2 ? 'accent' : 'accent2')]),
      ...lines({ x: mx + 10, y: my + 13, w: w - 2 * mx - 20, h: cut - my - 18 }, page, 'ink', 'bg', 'accent2', true),
    ],
  };
};

/** The years as large as the page, on light from behind; a band of color with the words, things of the party in a row between. */
export const ageBlock = (...art: readonly string[]): Stage => (_, page) => {
  const { w, h, small } = page;
  const cut = h * 0.58;
  const set = { ...CENTERED, on: 'bg' };
  return {
    ground: 'bg',
    layers: [
      box(0, 0, w, cut, 'accent'), ...many(16, (i) => poly([[w / 2, cut], towards(w / 2, cut, h, 180 + i * 11.25), towards(w / 2, cut, h, 185.6 + i * 11.25)], 'bg', { opacity: 0.1 })),
      say('number', 'heading', [5, 14, w - 10, cut * 0.5], [w * 0.58, 20], 'onAccent', { ...CENTERED, on: 'accent', v: 'middle' }),
      box(0, cut, w, h - cut, 'bg'), box(0, cut, w, 1.6, 'accent2'),
      ...art.map((name, i): Layer => icon(`flat-${name}`, (w / art.length) * (i + 0.5) - 8.5, cut - (i % 2 ? 15.4 : 17), 17)),
      kicker('tag', [8, 6, w - 16, small * 1.3], [small * 1.35, small], 'onAccent', { ...CENTERED, on: 'accent', weight: 700 }),
      say('title', 'heading', [8, cut + 7, w - 16, (h - cut) * 0.36], [15, 7], 'ink', { ...set, lines: 1, v: 'middle' }),
      say('detail', 'body', [10, 0, w - 20, small * 4.4], [small * 1.5, small], 'ink', { ...set, lines: 2, leading: 1.36, below: 'title', gap: small * 1.4 }),
      say('site', 'sub', [8, h - 8 - small * 1.5, w - 16, small * 1.5], [small * 1.4, small], 'accentText', { ...set, weight: 700, v: 'bottom' }),
    ],
  };
};

/** The years in bulbs on a dark board, the words on paper under it. */
export const bulbAge: Stage = (scene, page) => {
  const { w, h, small } = page;
  const [bx, by, bw, bh] = [14, 17, w - 28, h * 0.36];
  const n = 13;
  const m = Math.round((n * bh) / bw);
  const bulbs = [...many(n + 1, (i) => [[bx + (i * bw) / n, by], [bx + (i * bw) / n, by + bh]]).flat(), ...many(m - 1, (i) => [[bx, by + ((i + 1) * bh) / m], [bx + bw, by + ((i + 1) * bh) / m]]).flat()];
  const on = scene.sky;
  return {
    ground: on,
    layers: [
      ...scene.draw({ x: 0, y: 0, w, h }),
      box(bx - 4.4, by - 4.4, bw + 8.8, bh + 8.8, 'ink', { radius: 0.06 }), { k: 'shape', outline: 'rectangle', at: [bx + 3.4, by + 3.4, bw - 6.8, bh - 6.8], radius: 0.05, stroke: { color: 'accent', width: 0.9 } },
      ...bulbs.flatMap(([x, y]) => [disc(x!, y!, 2.5, 'accent2', { opacity: 0.28 }), disc(x!, y!, 1.4, 'accent2')]),
      say('number', 'heading', [bx + 6, by + 5, bw - 12, bh - 10], [bh * 0.9, 20], 'bg', { ...CENTERED, on: 'ink', v: 'middle' }),
      kicker('tag', [10, by + bh + 13, w - 20, small * 1.3], [small * 1.35, small], scene.soft, { ...CENTERED, on }),
      say('title', 'heading', [13, by + bh + 20, w - 26, 16], [14, 7], scene.words, { ...CENTERED, on, lines: 1, v: 'middle' }),
      say('detail', 'body', [18, 0, w - 36, small * 4.4], [small * 1.45, small], scene.words, { ...CENTERED, on, lines: 2, leading: 1.36, below: 'title', gap: small * 1.3 }),
      say('site', 'sub', [24, h - 22, w - 48, small * 1.5], [small * 1.3, small * 0.95], scene.soft, { ...CENTERED, on, weight: 700, v: 'bottom' }),
    ],
  };
};

/** Stripes of an awning hang over the scene; the words on paper under it. */
export const awning: Stage = (scene, page) => {
  const { w, h } = page;
  const cut = h * 0.56;
  const [count, drop] = [9, 15];
  const step = w / count;
  return {
    ground: 'bg',
    layers: [
      box(0, 0, w, cut, panelOf(scene)), ...scene.draw({ x: 0, y: drop, w, h: cut - drop }), box(0, cut, w, h - cut, 'bg'), box(0, cut, w, 1.6, 'ink'),
      ...many(count, (i) => disc(step * (i + 0.5), drop, step / 2, i % 2 ? 'bg' : 'accent')), ...many(count, (i) => box(step * i, 0, step + 0.1, drop, i % 2 ? 'bg' : 'accent')), box(0, 0, w, 2.4, 'ink'),
      ...lines({ x: 9, y: cut + 8, w: w - 18, h: h - cut - 16 }, page, 'bg', 'ink', 'accentText'),
    ],
  };
};

/** The scene as wide as the page, a pennant of paper with the words that hangs down over it. */
export const pennant: Stage = (scene, page) => {
  const { w, h } = page;
  const [x, end, tip] = [13, h * 0.545, h * 0.6];
  return {
    ground: scene.sky,
    layers: [
      ...scene.draw({ x: 0, y: h * 0.53, w, h: h * 0.47 }),
      poly([[x + 1.2, 0], [w - x + 1.2, 0], [w - x + 1.2, end + 1.4], [w / 2 + 1.2, tip + 1.4], [x + 1.2, end + 1.4]], 'ink', { opacity: 0.18 }),
      poly([[x, 0], [w - x, 0], [w - x, end], [w / 2, tip], [x, end]], 'bg'),
      poly([[x, end - 3], [w / 2, tip - 3], [w - x, end - 3], [w - x, end - 5.4], [w / 2, tip - 5.4], [x, end - 5.4]], 'accent'), box(x, 0, w - 2 * x, 4, 'accent'),
      ...lines({ x: x + 5, y: 11, w: w - 2 * x - 10, h: end - 18.6 }, page, 'bg', 'ink', 'accentText'),
    ],
  };
};
