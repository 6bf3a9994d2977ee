import type { At, Layer, Recipe } from '../../../build/templates/recipe.js';
import { clipped, pen, sketch, type Point } from '../social-media/drawing.js';

const [WIDTH, HEIGHT] = [233.33, 100];
const SHEET: At = [0, 0, WIDTH, HEIGHT];
/** Where the wrapping paper begins, and the knot of its ribbon. */
const [FOLD, RIBBON] = [152, 11];
const KNOT: Point = [197, 46];
const { to, polygon } = pen(WIDTH, HEIGHT);

/** Slanted stripes on the wrapping paper, cut off at its edges. */
const stripes = (): string =>
  Array.from({ length: 14 }, (_, i) => FOLD - HEIGHT + i * 14)
    .map((x): Point[] => [[x, 0], [x + 7, 0], [x + 7 + HEIGHT, HEIGHT], [x + HEIGHT, HEIGHT]])
    .map((band) => clipped(clipped(band, FOLD, true), WIDTH, false))
    .filter((band) => band.length > 2)
    .map(polygon)
    .join('');

/** A curve through points told from the knot, mirrored by the side. */
const from = (side: number) => (x: number, y: number): string => to(KNOT[0] + side * x, KNOT[1] + y);

const loop = (side: number): string => {
  const at = from(side);
  return `M${at(0, 2)}C${at(6, -14)} ${at(22, -26)} ${at(30, -19)}C${at(37, -12)} ${at(27, 7)} ${at(0, 2)}Z`;
};
const inside = (side: number): string => {
  const at = from(side);
  return `M${at(4, 0)}C${at(11, -10)} ${at(21, -16)} ${at(25, -12)}C${at(28, -7)} ${at(19, 2)} ${at(4, 0)}Z`;
};
const tail = (side: number): string => {
  const at = from(side);
  return `M${at(1, 0)}C${at(7, 8)} ${at(10, 18)} ${at(14, 33)}L${at(20, 27.5)}L${at(26, 29)}C${at(21, 15)} ${at(14, 6)} ${at(4, -1)}Z`;
};

/** A paper label on a string, its far end cut to a point. */
const label: Layer[] = [
  { k: 'line', at: [150, 53.4, 42, 0.8], thickness: 0.5, color: 'ink', rotate: -18 },
  sketch('label', [121, 51, 46, 28], 'M0 0H82L100 26V74L82 100H0Z', 'ink'),
  { k: 'shape', outline: 'ellipse', id: 'hole', at: [159.6, 63, 4, 4], color: 'accent' },
  { k: 'text', t: 'price', font: 'heading', at: [124, 55, 31, 20], size: [17, 8], align: 'center', v: 'middle', color: 'bg', on: 'ink' },
];

/** A line to write on, with what belongs there under it. */
const field = (t: string, x: number, width: number): Layer[] => [
  { k: 'line', at: [x, 79, width, 0.8], thickness: 0.35, color: 'ink' },
  { k: 'text', t, font: 'sub', at: [x, 82.6, width, 3], size: [3.2, 2.7], color: 'muted' },
];

/** A parcel in striped paper with a bow: half of the present shows before it is opened. */
export const giftCertificateParcel: Recipe = {
  id: 'gift-certificate-parcel',
  category: 'gift-certificate',
  size: [1050, 450],
  layers: [
    { k: 'shape', outline: 'rectangle', id: 'paper', at: [FOLD, 0, WIDTH - FOLD, HEIGHT], color: 'accent' },
    sketch('stripes', SHEET, stripes(), 'accent/bg/.16'),
    { k: 'shape', outline: 'rectangle', id: 'ribbon-down', at: [KNOT[0] - RIBBON / 2, 0, RIBBON, HEIGHT], color: 'accent2' },
    { k: 'shape', outline: 'rectangle', id: 'ribbon-across', at: [FOLD, KNOT[1] - RIBBON / 2, WIDTH - FOLD, RIBBON], color: 'accent2' },
    sketch('tails', SHEET, tail(1) + tail(-1), 'accent2/ink/.2'),
    sketch('loops', SHEET, loop(1) + loop(-1), 'accent2/bg/.22'),
    sketch('folds', SHEET, inside(1) + inside(-1), 'accent2/ink/.38'),
    { k: 'shape', outline: 'rectangle', id: 'knot', at: [KNOT[0] - 6, KNOT[1] - 6, 12, 14], color: 'accent2/bg/.4', radius: 0.34 },
    ...label,
    { k: 'text', t: 'tag', font: 'sub', at: [12, 13, 110, 3.4], size: [3.5, 2.9], caps: true, tracking: 0.16, color: 'accentText' },
    { k: 'text', t: 'title', font: 'heading', at: [12, 23, 104, 42], size: [20, 11], lines: 2, v: 'middle', color: 'ink' },
    ...field('name', 12, 48),
    ...field('author', 68, 48),
    { k: 'text', t: 'body', font: 'body', at: [12, 91, 130, 3], size: [3, 2.6], color: 'muted' },
  ],
};
