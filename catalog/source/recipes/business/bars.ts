import type { At, ShapeLayer } from '../../../build/templates/recipe.js';
import { chance, pen, sketch } from '../social-media/drawing.js';

/** Bars of four widths as on a packet, every other one left out; decoration that no scanner reads. */
export function barcode(id: string, at: At, seed: number, color: string): ShapeLayer {
  const widths = Array.from({ length: 63 }, (_, i) => 1 + Math.floor(chance(seed + i) * 4));
  const total = widths.reduce((sum, width) => sum + width, 0);
  const { box } = pen(total, 100);
  let x = 0;
  const bars = widths.map((width, i) => {
    const drawn = i % 2 ? '' : box(x, 0, width, 100);
    x += width;
    return drawn;
  });
  return sketch(id, at, bars.join(''), color);
}
