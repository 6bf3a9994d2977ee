import type { Layer, Recipe } from '../../../build/templates/recipe.js';
import { pen, sketch, type Point } from '../social-media/drawing.js';
import { letter } from './letter.js';

const [HEIGHT, TEETH] = [141.44, 26];
const { polygon } = pen(22, HEIGHT);

/** A strip of cloth whose right edge pinking shears have cut. */
const strip = (width: number, depth: number): string => {
  const tooth = HEIGHT / TEETH;
  const edge = Array.from({ length: TEETH }, (_, i): Point[] => [
    [width - depth, i * tooth],
    [width, (i + 0.5) * tooth],
  ]).flat();
  return polygon([[0, 0], ...edge, [width - depth, HEIGHT], [0, HEIGHT]]);
};

const [FROM, WIDTH] = [33, 58];

const contact = (t: string, x: number, width: number, align: 'left' | 'right' = 'left'): Layer => ({
  ...{ k: 'text', t, font: 'sub', at: [x, 129.6, width, 2], size: [2.1, 2], align, color: 'accentText' },
});

/** A strip of cloth down the left with the firm's name along it, tailor's stitches beside the cut. */
export const letterheadPinking: Recipe = {
  id: 'letterhead-pinking',
  category: 'letterhead',
  size: [794, 1123],
  layers: [
    sketch('strip', [0, 0, 22, HEIGHT], strip(22, 2.6), 'accent'),
    { k: 'line', id: 'stitches', at: [16.6 - HEIGHT / 2, HEIGHT / 2, HEIGHT, 1], thickness: 0.3, pattern: 'dashed', color: 'onAccent', rotate: 90 },
    { k: 'text', t: 'company', font: 'heading', at: [8.4 - 62, HEIGHT / 2 - 5, 124, 10], size: [12, 7], align: 'center', v: 'middle', color: 'onAccent', on: 'accent', rotate: -90 },
    { k: 'text', t: 'tag', font: 'sub', at: [FROM, 10, WIDTH, 2], size: [2.2, 1.95], weight: 600, color: 'accentText' },
    ...letter({ x: FROM, y: 26, width: WIDTH }),
    { k: 'line', id: 'foot', at: [FROM, 124.4, WIDTH, 0.6], thickness: 0.2, color: 'ink' },
    contact('email', FROM, 34),
    contact('phone', FROM + 32, 26, 'right'),
  ],
};
