import type { At, Layer, PageRecipe, Recipe } from '../../../build/templates/recipe.js';
import { along } from '../events/linework.js';
import { pen, sketch, type Point } from '../social-media/drawing.js';

/** A sheet folded twice: three panels side by side, u. */
const [WIDTH, HEIGHT, MARGIN] = [141.44, 100, 5.5];
const PANEL = WIDTH / 3;
const TEXT = PANEL - 2 * MARGIN;
const left = (panel: number): number => panel * PANEL + MARGIN;
const UP = -Math.PI / 2;

/** What scissors can do in a piece of paper so many u wide and high. */
function scissors(width: number, height: number) {
  const { to, arc } = pen(width, height);
  const at = (point: Point): string => to(...point);

  /** One lobe of a leaf: thin where it grows, round at its end. */
  function lobe(base: Point, angle: number, length: number, r: number): string {
    const by = (reach: number, aside: number): string => at(along(base, angle, reach, aside));
    const out = `C${by(length * 0.3, r * 0.5)} ${by(length * 0.55, r)} ${by(length - r, r)}`;
    const head = arc(r, ...along(base, angle, length - r, -r), false);
    return `M${at(base)}${out}${head}C${by(length * 0.55, -r)} ${by(length * 0.3, -r * 0.5)} ${at(base)}Z`;
  }

  /** Seaweed: lobes in pairs along a stem, and one at its head. */
  function weed(foot: Point, angle: number, tall: number, pairs: number, reach = tall * 0.42): string {
    const lobes = Array.from({ length: pairs }, (_, i) => {
      const grown = 0.06 + (0.72 * i) / Math.max(1, pairs - 1);
      const base = along(foot, angle, tall * grown);
      const length = reach * (1 - 0.32 * (i / pairs));
      return [1, -1].map((side) => lobe(base, angle + side * (0.95 - 0.2 * grown), length, length * 0.17)).join('');
    });
    return lobe(foot, angle, tall, tall * 0.075) + lobes.join('');
  }

  /** A sun, or a flower. */
  const sun = (count: number): string =>
    Array.from({ length: count }, (_, i) => {
      const angle = UP + (2 * Math.PI * i) / count;
      return lobe([width / 2, height / 2], angle, width / 2, width * 0.085);
    }).join('');

  return { weed, sun };
}

type Cut = (paper: ReturnType<typeof scissors>, width: number, height: number) => string;

const cut = (id: string, at: At, color: string, drawing: Cut): Layer =>
  sketch(id, at, drawing(scissors(at[2], at[3]), at[2], at[3]), color);
/** Upright in its paper, from the middle of its foot. */
const upright = (pairs: number, reach?: number): Cut => (paper, w, h) => paper.weed([w / 2, h], UP, h, pairs, reach);
const flower = (count: number): Cut => (paper) => paper.sun(count);

const block = (id: string, x: number, y: number, w: number, h: number, color: string): Layer => ({
  k: 'shape',
  outline: 'rectangle',
  ...{ id, at: [x, y, w, h] as const, color },
});

const HALF = PANEL / 2;
const COVER = 2 * PANEL;

/** One of three columns: a cut-out, what it is called and what it is. */
const column = (n: 1 | 2 | 3, width: number, color: string, drawing: Cut): Layer[] => [
  cut(`cut-${n}`, [left(n - 1), 44, width, 17.4], color, drawing),
  { k: 'text', t: `head${n}`, font: 'heading', at: [left(n - 1), 66.5, TEXT, 4], size: [4.2, 2.9], color: 'ink' },
  { k: 'text', t: `text${n}`, font: 'body', at: [left(n - 1), 73.4, TEXT, 13], size: [2.2, 1.95], lines: 4, color: 'muted' },
  { k: 'line', at: [left(n - 1), 88.6, TEXT, 0.6], thickness: 0.2, color: 'bg/ink/.35' },
  { k: 'text', t: `price${n}`, font: 'sub', at: [left(n - 1), 91.6, TEXT, 2.4], size: [2.3, 2], color: 'accentText' },
];

/** What lies inside: one sentence over all three panels, and a column on each. */
const inside: PageRecipe = {
  layers: [
    block('band', 0, 0, WIDTH, 38, 'ink'),
    { k: 'text', t: 'sentence', font: 'heading', at: [left(0), 8, WIDTH - 2 * MARGIN - 36, 22], size: [10.6, 6], lines: 2, v: 'middle', color: 'bg', on: 'ink' },
    cut('band-cut', [WIDTH - 36, 8, 24, 30], 'accent', upright(4)),
    cut('band-cut-2', [WIDTH - 15.5, 21, 13, 17], 'accent2', upright(3)),
    ...column(1, 13, 'accent', upright(3)),
    ...column(2, 17.4, 'extra', flower(9)),
    ...column(3, 21, 'accent2/ink/.12', (paper, _, h) => paper.weed([0, h * 0.86], -0.42, 21, 4, 7.8)),
  ],
};

/** Paper cut-outs on blocks of color, as in a painter's last studio: flap, back and cover, then the inside. */
export const brochureCutouts: Recipe = {
  id: 'brochure-cutouts',
  category: 'brochure',
  size: [1123, 794],
  layers: [
    block('flap', 0, 0, PANEL, HEIGHT, 'accent'),
    cut('flap-cut', [2, 46, PANEL - 4, 54], 'bg', (paper, w, h) => paper.weed([w / 2, h + 6], UP, h + 4, 5, 23)),
    { k: 'text', t: 'question', font: 'heading', at: [left(0), 9, TEXT, 26], size: [7.4, 4.6], lines: 3, color: 'onAccent', on: 'accent' },
    block('stamp', PANEL * 1.5 - 9, 38, 18, 18, 'accent2'),
    cut('stamp-cut', [PANEL * 1.5 - 7, 40, 14, 14], 'ink', flower(8)),
    { k: 'text', t: 'name', font: 'heading', at: [left(1), 64, TEXT, 4], size: [4, 2.8], align: 'center', color: 'ink' },
    { k: 'text', t: 'place', font: 'body', at: [left(1), 72, TEXT, 15], size: [2.2, 1.95], lines: 4, leading: 1.6, align: 'center', color: 'muted' },
    block('cover-1', COVER, 0, HALF, 30, 'accent2'),
    block('cover-2', COVER + HALF, 0, HALF + 0.1, 30, 'ink'),
    block('cover-3', COVER, 70, HALF, 30, 'extra'),
    block('cover-4', COVER + HALF, 70, HALF + 0.1, 30, 'accent'),
    block('cover-title', COVER, 30, PANEL + 0.1, 40, 'bg'),
    cut('cover-cut-1', [COVER + 2, 2.6, HALF - 4, 25], 'ink', upright(4, 9.5)),
    cut('cover-cut-2', [COVER + HALF + 1.6, 4.8, 20.4, 20.4], 'accent', flower(9)),
    cut('cover-cut-3', [COVER + 1.6, 74.8, 20.4, 20.4], 'bg', flower(6)),
    cut('cover-cut-4', [COVER + HALF + 2, 72.6, HALF - 4, 25], 'bg', upright(4, 9.5)),
    { k: 'text', t: 'title', font: 'heading', at: [left(2), 36.5, TEXT, 20], size: [9.6, 5], lines: 2, v: 'middle', color: 'ink', on: 'bg' },
    { k: 'text', t: 'tag', font: 'sub', at: [left(2), 61, TEXT, 2.4], size: [2.2, 1.95], color: 'accentText', on: 'bg' },
  ],
  pages: [inside],
};
