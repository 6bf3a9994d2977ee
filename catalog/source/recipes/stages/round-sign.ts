import type { Layer } from '../../../build/templates/recipe.js';
import { pen } from '../social-media/drawing.js';
import { drawn, ring } from '../scenes/kit.js';
import { shown, type Stage } from './stage.js';

/** What lies outside a circle of a box, as one sheet with a hole that runs the other way about. */
const around = (size: number, r: number, color: string): Layer => {
  const { to, polygon } = pen(size, size);
  const c = size / 2;
  const arc = (x: number): string => `A${to(r, r)} 0 0 0 ${to(x, c)}`;
  return drawn(0, 0, size, size, `${polygon([[0, 0], [size, 0], [size, size], [0, size]])}M${to(c + r, c)}${arc(c - r)}${arc(c + r)}Z`, color);
};

/** A sign: the scene in a round field with a rim, the name and what it does under it. */
export const roundSign: Stage = (scene, { w, small }) => {
  const [cx, cy, r] = [w / 2, 37, 29];
  const sheet = around(r * 2 + 16, r, 'bg') as Layer & { at: readonly [number, number, number, number] };
  const [size, left, top] = [r * 2 + 16, cx - r - 8, cy - r - 8];
  return {
    ground: 'bg',
    layers: [
      ...shown(scene, { x: cx - r, y: cy - r, w: r * 2, h: r * 2 }),
      { ...sheet, at: [left, top, size, size] } as Layer,
      ring(cx, cy, r, 1.6, 'ink'),
      { k: 'text', t: 'title', font: 'heading', at: [6, 71.5, w - 12, 12], size: [12, 7], lines: 1, align: 'center', v: 'middle', color: 'ink' },
      { k: 'text', t: 'tag', font: 'sub', at: [8, 87, w - 16, 4], size: [small * 1.3, small * 0.9], caps: true, tracking: 0.16, align: 'center', color: 'accentText' },
    ],
  };
};
