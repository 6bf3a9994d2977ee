import type { Layer, Recipe } from '../../../build/templates/recipe.js';
import { pen, sketch } from '../social-media/drawing.js';

const [PICTURE, HEIGHT, TEETH] = [92, 100, 11];
const TOOTH = HEIGHT / TEETH;
/** The paper's edge over the picture, perforated as a stamp's. */
const [EDGE_X, EDGE_W] = [PICTURE - TOOTH, TOOTH * 1.5];
const { to, arc } = pen(EDGE_W, HEIGHT);

const perforated = (): string => {
  const start = TOOTH * 0.8;
  const r = TOOTH * 0.32;
  const bites = Array.from({ length: TEETH }, (_, i) => {
    const middle = (i + 0.5) * TOOTH;
    return `L${to(start, middle - r)}${arc(r, start, middle + r)}`;
  });
  return `M${to(EDGE_W, 0)}L${to(start, 0)}${bites.join('')}L${to(start, HEIGHT)}L${to(EDGE_W, HEIGHT)}Z`;
};

const field = (t: string, x: number, width: number): Layer[] => [
  { k: 'text', t, font: 'sub', at: [x, 82, width, 3], size: [3.3, 2.7], color: 'muted' },
  { k: 'line', at: [x, 90.4, width, 0.8], thickness: 0.35, pattern: 'dotted', color: 'ink' },
];

/** A picture torn off along its perforation, and beside it what it is worth, as large as it will go. */
export const giftCertificateWindow: Recipe = {
  id: 'gift-certificate-window',
  category: 'gift-certificate',
  size: [1050, 450],
  layers: [
    { k: 'photo', photo: 'hero', at: [0, 0, PICTURE, HEIGHT] },
    sketch('edge', [EDGE_X, 0, EDGE_W, HEIGHT], perforated(), 'bg'),
    { k: 'text', t: 'tag', font: 'sub', at: [108, 12.5, 80, 3.4], size: [3.5, 2.9], caps: true, tracking: 0.16, color: 'accentText' },
    { k: 'text', t: 'price', font: 'heading', at: [108, 24, 62, 38], size: [56, 26], color: 'ink' },
    { k: 'text', t: 'title', font: 'heading', at: [177, 24, 44, 23], size: [8.6, 5.4], lines: 3, color: 'accentText' },
    { k: 'text', t: 'body', font: 'body', at: [177, 48, 44, 14], size: [3.4, 2.8], lines: 3, v: 'bottom', color: 'muted' },
    { k: 'shape', outline: 'rectangle', id: 'rule', at: [108, 71, 113.4, 0.7], color: 'accent' },
    ...field('name', 108, 50),
    ...field('author', 168, 53.4),
    { k: 'shape', outline: 'ellipse', id: 'seal', at: [70, 9, 25, 25], color: 'accent' },
    { k: 'art', art: 'emblem', at: [75.5, 14.5, 14, 14], colors: ['onAccent/accent/.5', 'onAccent'] },
  ],
};
