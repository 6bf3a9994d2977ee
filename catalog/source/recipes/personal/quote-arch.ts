import type { Recipe } from '../../../build/templates/recipe.js';
import { hills, pen, sketch } from '../social-media/drawing.js';

const RAYS = 13;

/** Rays over half a sun, each a sliver that ends in a point. */
function gleam(cx: number, cy: number, from: number, to: number): string {
  const { polygon } = pen(100, 100);
  return Array.from({ length: RAYS }, (_, i) => {
    const angle = Math.PI * (1 + i / (RAYS - 1));
    const end = i % 2 ? to * 0.86 : to;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const at = (r: number, side: number) => [cx + dx * r - dy * side, cy + dy * r + dx * side] as const;
    return polygon([at(from, -0.5), at(end, -0.12), at(end, 0.12), at(from, 0.5)]);
  }).join('');
}

/** Words in an arched window: a sun over them, hills under them. */
export const quoteArch: Recipe = {
  id: 'quote-arch',
  category: 'quote',
  size: [1080, 1080],
  ground: 'accent2/bg/.35',
  layers: [
    { k: 'shape', outline: 'arch', id: 'wall', at: [7, 5, 86, 96], color: 'accent' },
    { k: 'shape', outline: 'arch', id: 'window', at: [10.5, 8.5, 79, 92], color: 'bg' },
    sketch('gleam', [0, 0, 100, 100], gleam(50, 32.4, 11.4, 18.6), 'accent'),
    { k: 'shape', outline: 'half', id: 'sun', at: [40.4, 22.8, 19.2, 9.6], color: 'accent' },
    { k: 'shape', outline: 'rectangle', id: 'horizon', at: [28, 33.3, 44, 0.35], color: 'ink/bg/.3' },
    sketch('far-hill', [0, 76, 100, 25], hills([0, 44], [28, 12], [58, 48], [84, 20], [100, 34]), 'extra'),
    sketch('near-hill', [0, 81, 100, 20], hills([0, 12], [34, 46], [66, 14], [100, 40]), 'ink'),
    { k: 'text', t: 'quote', font: 'heading', at: [18, 38.5, 64, 34], size: [9, 5], lines: 4, leading: 1.1, align: 'center', v: 'middle', color: 'ink', emphasis: { italic: true, color: 'accentText' } },
    { k: 'text', t: 'author', font: 'sub', at: [12, 92.4, 76, 2.8], size: [2.4, 2.1], align: 'center', caps: true, tracking: 0.16, color: 'bg', on: 'ink' },
  ],
};
