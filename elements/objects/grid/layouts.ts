import type { OutlineName } from '../outline.js';
import type { GridBox } from './model.js';

/** Where the boxes of a new grid lie. */
export interface GridLayout {
  readonly id: string;
  /** Width over height of a new grid. */
  readonly ratio: number;
  readonly boxes: readonly GridBox[];
}

type Weights = readonly number[];

/** A part of a grid: one box, a box that shows through an outline, or parts beside or below each other with their shares. */
type Part =
  | null
  | OutlineName
  | { readonly across?: boolean; readonly weights: Weights; readonly parts: readonly Part[] };

const box: Part = null;
const share = (across: boolean, weights: Weights, parts: readonly Part[]): Part => ({
  across,
  weights,
  parts,
});
/** Parts side by side; boxes when only shares are given. */
const columns = (weights: Weights, parts: readonly Part[] = weights.map(() => box)): Part =>
  share(true, weights, parts);
/** Parts below each other. */
const rows = (weights: Weights, parts: readonly Part[] = weights.map(() => box)): Part =>
  share(false, weights, parts);
const even = (count: number): Weights => Array.from({ length: count }, () => 1);
const table = (down: number, across: number): Part =>
  rows(
    even(down),
    even(down).map(() => columns(even(across))),
  );

const tidy = (n: number): number => Math.round(n * 1e6) / 1e6;

/** The boxes of a part in its place. */
function boxesOf(part: Part, place: GridBox): GridBox[] {
  if (part === null || typeof part === 'string') {
    const at = { x: tidy(place.x), y: tidy(place.y), width: tidy(place.width), height: tidy(place.height) };
    return [part === null ? at : { ...at, frame: { outline: part } }];
  }
  const { across = false, weights, parts } = part;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let at = 0;
  return parts.flatMap((inner, i) => {
    const from = at / total;
    const size = weights[i]! / total;
    at += weights[i]!;
    return boxesOf(
      inner,
      across
        ? { ...place, x: place.x + from * place.width, width: size * place.width }
        : { ...place, y: place.y + from * place.height, height: size * place.height },
    );
  });
}

/** A table of boxes of one size. */
export const tableBoxes = (down: number, across: number): GridBox[] => boxesOf(table(down, across), WHOLE);

const WHOLE: GridBox = { x: 0, y: 0, width: 1, height: 1 };

/** The golden section. */
const PHI = 1.618;

const PARTS: readonly (readonly [id: string, part: Part, ratio?: number])[] = [
  ['single', box],
  ['2-columns', columns(even(2))],
  ['2-rows', rows(even(2))],
  ['3-columns', columns(even(3)), 1.5],
  ['3-rows', rows(even(3)), 2 / 3],
  ['2-by-2', table(2, 2)],
  ['4-columns', columns(even(4)), 2],
  ['4-rows', rows(even(4)), 0.5],
  ['2-by-3', table(2, 3), 1.5],
  ['3-by-2', table(3, 2), 2 / 3],
  ['3-by-3', table(3, 3)],
  ['2-by-4', table(2, 4), 2],
  ['4-by-4', table(4, 4)],
  ['large-left', columns([2, 1])],
  ['large-right', columns([1, 2])],
  ['large-top', rows([2, 1])],
  ['large-bottom', rows([1, 2])],
  ['left-and-2', columns(even(2), [box, rows(even(2))])],
  ['2-and-right', columns(even(2), [rows(even(2)), box])],
  ['top-and-2', rows(even(2), [box, columns(even(2))])],
  ['2-and-bottom', rows(even(2), [columns(even(2)), box])],
  ['left-and-3', columns([2, 1], [box, rows(even(3))])],
  ['3-and-right', columns([1, 2], [rows(even(3)), box])],
  ['top-and-3', rows([2, 1], [box, columns(even(3))])],
  ['3-and-bottom', rows([1, 2], [columns(even(3)), box])],
  ['staggered', columns(even(2), [rows([3, 2]), rows([2, 3])])],
  ['brick', rows(even(2), [columns([2, 1]), columns([1, 2])])],
  ['3-staggered', columns(even(3), [rows([2, 3]), rows([3, 2]), rows([2, 3])]), 1.2],
  ['banner-middle', rows([1, 1, 1], [columns(even(3)), box, columns(even(3))])],
  ['frame-around', columns([1, 2, 1], [rows(even(2)), box, rows(even(2))]), 1.4],
  ['corner-large', rows([2, 1], [columns([2, 1], [box, rows(even(2))]), columns(even(3))])],
  ['film-strip', rows([1, 3, 1], [columns(even(4)), box, columns(even(4))]), 1.2],
  ['top-and-4', rows([3, 1], [box, columns(even(4))])],
  ['mosaic-8', columns([1, 1, 1], [rows([2, 1, 2]), rows(even(2)), rows([1, 2, 2])]), 1.2],
  [
    'golden-spiral',
    columns([PHI, 1], [box, rows([1, PHI], [box, columns([1, PHI], [rows([PHI, 1]), box])])]),
    PHI,
  ],
  ['circle-trio', columns(even(3), ['ellipse', 'ellipse', 'ellipse']), 3],
  ['arch-trio', columns(even(3), ['arch', 'arch', 'arch']), 1.6],
];

/** The layouts of the Elements panel, from one box to sixteen. */
export const gridLayouts: readonly GridLayout[] = PARTS.map(([id, part, ratio = 1]) => ({
  id,
  ratio,
  boxes: boxesOf(part, WHOLE),
}));
