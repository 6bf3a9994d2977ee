import type { Recipe } from '../../../build/templates/recipe.js';
import { pen, sketch } from '../social-media/drawing.js';

const WIDTH = 191.08;
const { to } = pen(WIDTH, 100);

interface Frond {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  /** Degrees, 0 straight up, clockwise. */
  readonly lean: number;
  readonly pairs: number;
}

/** A stem with leaves in pairs that grow shorter towards its tip, as if cut from paper. */
function frond({ x, y, length, lean, pairs }: Frond): string {
  const turn = (lean * Math.PI) / 180;
  /** Along the stem from its foot, and to its right. */
  const at = (along: number, side: number): string =>
    to(x + along * Math.sin(turn) + side * Math.cos(turn), y - along * Math.cos(turn) + side * Math.sin(turn));
  const stem = `M${at(0, -0.9)}L${at(length, -0.3)}L${at(length, 0.3)}L${at(0, 0.9)}Z`;
  /** A blade that leaves the stem at half a right angle, widest in its middle. */
  const leaf = (from: number, reach: number, side: number, spread = 0.72): string => {
    const [rise, out] = [reach * Math.cos(spread), reach * Math.sin(spread) * side];
    const [across, up] = [reach * 0.2 * Math.cos(spread) * side, reach * 0.2 * Math.sin(spread)];
    const bow = (share: number, way: number): string =>
      at(from + rise * share - up * way, out * share + across * way);
    const tip = at(from + rise, out);
    return `M${at(from, 0)}C${bow(0.25, 1)} ${bow(0.65, 1)} ${tip}C${bow(0.65, -1)} ${bow(0.25, -1)} ${at(from, 0)}Z`;
  };
  const leaves = Array.from({ length: pairs }, (_, i) => {
    const [from, reach] = [length * (0.18 + (0.72 * i) / pairs), length * (0.36 - (0.17 * i) / pairs)];
    return leaf(from, reach, 1) + leaf(from, reach, -1);
  });
  return stem + leaves.join('') + leaf(length * 0.9, length * 0.18, 1, 0.02);
}

/** Paper-cut fronds over a low sun on the right; a headline that could open any article on the left. */
export const blogBannerFronds: Recipe = {
  id: 'blog-banner-fronds',
  category: 'blog-banner',
  size: [1200, 628],
  layers: [
    { k: 'shape', outline: 'rectangle', id: 'wall', at: [118, 0, WIDTH - 118, 100], color: 'accent2' },
    { k: 'shape', outline: 'ellipse', id: 'sun', at: [108, 20, 58, 58], color: 'accent' },
    sketch('back-frond', [0, 0, WIDTH, 100], frond({ x: 184, y: 106, length: 98, lean: -9, pairs: 7 }), 'extra'),
    sketch('left-frond', [0, 0, WIDTH, 100], frond({ x: 131, y: 106, length: 72, lean: -4, pairs: 6 }), 'bg'),
    sketch('front-frond', [0, 0, WIDTH, 100], frond({ x: 152, y: 108, length: 90, lean: 6, pairs: 7 }), 'ink'),
    { k: 'text', t: 'tag', font: 'sub', at: [9, 11, 92, 3.6], size: [3.6, 2.8], caps: true, tracking: 0.16, color: 'accentText' },
    { k: 'line', at: [9, 18.6, 9, 0.9], thickness: 0.7, color: 'accent' },
    { k: 'text', t: 'title', font: 'heading', at: [9, 27, 94, 42], size: [19, 10], lines: 3, color: 'ink', emphasis: { italic: true, color: 'accentText' } },
    { k: 'text', t: 'author', font: 'sub', at: [9, 86, 92, 4.4], size: [4.2, 3.2], v: 'bottom', color: 'muted' },
  ],
};
