import type { Layer, Recipe } from '../../../build/templates/recipe.js';

const [WIDTH, HEIGHT] = [177.78, 100];

/** A ring of the target that the numeral stands on. */
const ring = (radius: number, color: string): Layer => ({
  k: 'shape',
  outline: 'ellipse',
  at: [131 - radius, 50 - radius, 2 * radius, 2 * radius],
  color,
});

/** One part of a course: its number on a target at the right, its subject ruled like a Swiss poster at the left. */
export const videoCoverChapter: Recipe = {
  id: 'video-cover-chapter',
  category: 'video-cover',
  size: [1920, 1080],
  layers: [
    { k: 'shape', outline: 'rectangle', id: 'panel', at: [88, 0, WIDTH - 88, HEIGHT], color: 'accent' },
    { k: 'shape', outline: 'quarter', id: 'corner-1', at: [WIDTH - 30, HEIGHT - 30, 30, 30], color: 'accent2', rotate: 180 },
    { k: 'shape', outline: 'quarter', id: 'corner-2', at: [88, 0, 30, 30], color: 'extra' },
    ring(42, 'ink'),
    ring(34, 'bg'),
    { k: 'text', t: 'number', font: 'heading', at: [105, 30, 52, 40], size: [52, 26], align: 'center', v: 'middle', color: 'ink', on: 'bg' },
    { k: 'line', at: [10, 11, 68, 0.9], thickness: 0.7, color: 'ink' },
    { k: 'text', t: 'tag', font: 'sub', at: [10, 16, 68, 3], size: [2.9, 2.3], caps: true, tracking: 0.14, color: 'accentText' },
    { k: 'text', t: 'title', font: 'heading', at: [10, 27, 70, 40], size: [15, 8], lines: 3, color: 'ink' },
    { k: 'line', at: [10, 76, 68, 0.8], thickness: 0.3, color: 'bg/ink/.4' },
    { k: 'text', t: 'body', font: 'body', at: [10, 81, 40, 9], size: [3, 2.4], lines: 2, leading: 1.4, color: 'muted' },
    { k: 'text', t: 'duration', font: 'sub', at: [54, 81, 24, 3], size: [3, 2.4], weight: 700, align: 'right', color: 'ink' },
  ],
};
