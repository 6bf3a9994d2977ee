import type { Layer, Recipe } from '../../../build/templates/recipe.js';
import { pen, sketch } from './drawing.js';

const [RADIUS, STEP] = [26, 3.1];

/** Dots in a disc that grow from nothing at its top to nearly touching at its foot. */
function halftone(): string {
  const { circle } = pen(2 * RADIUS, 2 * RADIUS);
  const steps = Array.from({ length: Math.ceil((2 * RADIUS) / STEP) }, (_, i) => i);
  return steps
    .flatMap((row) => steps.map((column) => [(column + (row % 2 ? 0.5 : 0)) * STEP, row * STEP] as const))
    .filter(([x, y]) => Math.hypot(x - RADIUS, y - RADIUS) < RADIUS - 1.4 && y > RADIUS * 0.7)
    .map(([x, y]) => circle(x, y, 0.2 + (y / RADIUS - 0.7) * 0.95))
    .join('');
}

const disc = (id: string, x: number, y: number, color: string): Layer => ({
  k: 'shape',
  outline: 'ellipse',
  ...{ id, at: [x - RADIUS, y - RADIUS, 2 * RADIUS, 2 * RADIUS] as const, color },
  blend: 'multiply',
});

const leaf = (id: string, x: number, y: number, rotate: number): Layer => ({
  ...sketch(id, [x, y, 17, 12], 'M0 100C0 40 38 0 100 0C100 62 62 100 0 100Z', 'extra'),
  rotate,
  blend: 'multiply',
});

/** Two inks printed over each other, as a risograph does, with a halftone on one and leaves in a third ink. */
export const postOverprint: Recipe = {
  id: 'post-overprint',
  category: 'instagram-post',
  size: [1080, 1080],
  layers: [
    disc('first', 35, 41, 'accent'),
    disc('second', 65, 37, 'accent2'),
    { ...sketch('halftone', [65 - RADIUS, 37 - RADIUS, 2 * RADIUS, 2 * RADIUS], halftone(), 'accent'), blend: 'multiply' },
    leaf('leaf-1', 33, 5.5, 10),
    leaf('leaf-2', 66, 4, 4),
    { k: 'text', t: 'tag', font: 'sub', at: [8, 9, 18, 8], size: [2.4, 2], lines: 2, leading: 1.4, caps: true, tracking: 0.12, color: 'ink' },
    { k: 'text', t: 'title', font: 'heading', at: [8, 69.4, 84, 14], size: [19, 8], v: 'bottom', color: 'ink' },
    { k: 'line', at: [8, 89, 84, 0.8], thickness: 0.4, color: 'ink' },
    { k: 'text', t: 'date', font: 'sub', at: [8, 91.6, 40, 3.2], size: [2.9, 2.3], weight: 700, v: 'bottom', color: 'ink' },
    { k: 'text', t: 'place', font: 'sub', at: [48, 91.6, 44, 3.2], size: [2.9, 2.3], align: 'right', v: 'bottom', color: 'ink' },
  ],
};
