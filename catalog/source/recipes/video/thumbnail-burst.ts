import type { Recipe } from '../../../build/templates/recipe.js';
import { dots, pen, rays, sketch } from '../social-media/drawing.js';

const [WIDTH, HEIGHT] = [177.78, 100];
const page = pen(WIDTH, HEIGHT);

/** A drawing in a burst on the bright side of a slope, the words on the dark one; the corner of the playing time is free. */
export const thumbnailBurst: Recipe = {
  id: 'thumbnail-burst',
  category: 'youtube-thumbnail',
  size: [1280, 720],
  ground: 'ink',
  layers: [
    sketch('bright-side', [0, 0, WIDTH, HEIGHT], page.polygon([[112, 0], [WIDTH, 0], [WIDTH, HEIGHT], [86, HEIGHT]]), 'accent'),
    sketch('rays', [95, 0, WIDTH - 95, HEIGHT], rays(WIDTH - 95, HEIGHT, [38, 50], 16, 0.25), 'accent/bg/.22'),
    sketch('dark-side', [0, 0, 115, HEIGHT], pen(115, HEIGHT).polygon([[0, 0], [112, 0], [86, HEIGHT], [0, HEIGHT]]), 'ink'),
    sketch('edge', [84, 0, 32, HEIGHT], pen(32, HEIGHT).polygon([[27, 0], [30.4, 0], [4.4, HEIGHT], [1, HEIGHT]]), 'accent2'),
    sketch('dots', [6, 84, 30, 10], dots(9, 3, 0.34), 'ink/bg/.25'),
    { k: 'shape', outline: 'burst', id: 'burst', at: [97, 11, 72, 72], color: 'bg', rotate: 8 },
    { k: 'shape', outline: 'ellipse', id: 'burst-face', at: [108, 22, 50, 50], color: 'accent2' },
    { k: 'art', art: 'emblem', at: [114.5, 28.5, 37, 37], colors: ['bg', 'ink'] },
    { k: 'shape', outline: 'rectangle', id: 'label', at: [8, 10, 44, 10.5], color: 'accent2', radius: 0.16 },
    { k: 'text', t: 'tag', font: 'sub', at: [10.5, 13, 39, 4.6], size: [5.4, 4], weight: 700, caps: true, tracking: 0.06, align: 'center', v: 'middle', color: 'ink', on: 'accent2' },
    { k: 'text', t: 'title', font: 'heading', at: [8, 29, 80, 62], size: [33, 14], lines: 3, caps: true, leading: 0.98, color: 'bg', on: 'ink', emphasis: { color: 'accent2' } },
  ],
};
