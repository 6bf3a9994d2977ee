import type { Layer, Recipe } from '../../../build/templates/recipe.js';
import { pen, sketch } from './drawing.js';

const [WIDTH, HEIGHT] = [400, 100];
const page = pen(WIDTH, HEIGHT);
const lines = (gap: number, thickness: number): string =>
  [
    ...Array.from({ length: WIDTH / gap }, (_, i) => page.box(i * gap, 0, thickness, HEIGHT)),
    ...Array.from({ length: HEIGHT / gap }, (_, i) => page.box(0, i * gap, WIDTH, thickness)),
  ].join('');

const ring = (x: number, y: number, radius: number, color: string, width = 0.6): Layer => ({
  k: 'shape',
  outline: 'ellipse',
  at: [x - radius, y - radius, 2 * radius, 2 * radius],
  stroke: { color, width },
});

const rule = (x: number, y: number, width: number, rotate = 0): Layer => ({
  k: 'line',
  at: [x, y - 0.5, width, 1],
  thickness: 0.4,
  pattern: 'dashed',
  color: 'bg/ink/.5',
  rotate,
});

/** Construction circles drawn on squared paper, and who draws them: what a profile's own picture hides stays free. */
export const linkedinBannerBlueprint: Recipe = {
  id: 'linkedin-banner-blueprint',
  category: 'linkedin-banner',
  size: [1584, 396],
  mode: 'dark',
  layers: [
    sketch('fine-lines', [0, 0, WIDTH, HEIGHT], lines(5, 0.25), 'bg/ink/.07'),
    sketch('lines', [0, 0, WIDTH, HEIGHT], lines(25, 0.4), 'bg/ink/.16'),
    { k: 'shape', outline: 'quarter', id: 'face-1', at: [125, 25, 50, 50], color: 'accent', rotate: 180 },
    { k: 'shape', outline: 'quarter', id: 'face-2', at: [75, 25, 50, 50], color: 'extra', rotate: 270 },
    { k: 'shape', outline: 'half', id: 'face-3', at: [100, 50, 50, 25], color: 'accent2' },
    ring(75, 75, 50, 'ink'),
    ring(125, 75, 50, 'ink'),
    ring(175, 75, 50, 'ink'),
    ring(125, 75, 25, 'ink'),
    rule(10, 25, 190),
    rule(10, 75, 190),
    rule(75, 50, 100, 45),
    rule(75, 50, 100, -45),
    sketch('knots', [0, 0, WIDTH, HEIGHT], [[75, 75], [125, 75], [175, 75], [125, 25], [100, 50], [150, 50]].map(([x, y]) => page.circle(x!, y!, 1.5)).join(''), 'ink'),
    { k: 'text', t: 'tag', font: 'sub', at: [234, 16, 150, 5], size: [5, 4.4], caps: true, tracking: 0.16, color: 'accentText' },
    { k: 'text', t: 'title', font: 'heading', at: [234, 28, 150, 40], size: [25, 12], lines: 2, color: 'ink' },
    { k: 'text', t: 'site', font: 'sub', at: [234, 79, 150, 5], size: [5.4, 4.6], v: 'bottom', color: 'ink' },
  ],
};
