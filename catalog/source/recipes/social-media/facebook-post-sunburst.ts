import type { Recipe } from '../../../build/templates/recipe.js';
import { pen, rays, sketch } from './drawing.js';

const [WIDTH, HEIGHT] = [119.29, 100];
const MIDDLE = WIDTH / 2;
const disc = (radius: number) => [MIDDLE - radius, 46 - radius, 2 * radius, 2 * radius] as const;

const banner = pen(100, 14);

/** Rays round a disc that holds the words, and a ribbon with the date across its foot. */
export const facebookPostSunburst: Recipe = {
  id: 'facebook-post-sunburst',
  category: 'facebook-post',
  size: [940, 788],
  ground: 'accent2',
  layers: [
    sketch('rays', [0, 0, WIDTH, HEIGHT], rays(WIDTH, HEIGHT, [MIDDLE, 46], 18, 0.25), 'accent2/bg/.5'),
    { k: 'shape', outline: 'ellipse', id: 'rim', at: disc(40), color: 'ink' },
    { k: 'shape', outline: 'ellipse', id: 'gap', at: disc(38.6), color: 'bg' },
    { k: 'shape', outline: 'ellipse', id: 'disc', at: disc(36), color: 'accent' },
    { k: 'shape', outline: 'star', id: 'star-1', at: [MIDDLE - 2.5, 15, 5, 5], color: 'onAccent' },
    { k: 'shape', outline: 'star', id: 'star-2', at: [MIDDLE - 10, 16.6, 3.6, 3.6], color: 'onAccent', rotate: -12 },
    { k: 'shape', outline: 'star', id: 'star-3', at: [MIDDLE + 6.4, 16.6, 3.6, 3.6], color: 'onAccent', rotate: 12 },
    { k: 'text', t: 'tag', font: 'sub', at: [MIDDLE - 24, 24, 48, 3], size: [2.8, 2.2], caps: true, tracking: 0.16, align: 'center', color: 'onAccent', on: 'accent' },
    { k: 'text', t: 'title', font: 'heading', at: [MIDDLE - 30, 30, 60, 32], size: [19, 9], lines: 2, align: 'center', v: 'middle', color: 'onAccent', on: 'accent' },
    { k: 'text', t: 'place', font: 'sub', at: [MIDDLE - 22, 65.2, 44, 3], size: [3.2, 2.4], align: 'center', color: 'onAccent', on: 'accent' },
    sketch('ribbon-ends', [8, 79, WIDTH - 16, 13], banner.polygon([[0, 3], [14, 3], [14, 14], [0, 14], [4, 8.5]]) + banner.polygon([[100, 3], [86, 3], [86, 14], [100, 14], [96, 8.5]]), 'ink/accent/.45'),
    { k: 'shape', outline: 'rectangle', id: 'ribbon', at: [17, 75, WIDTH - 34, 13.4], color: 'ink' },
    { k: 'text', t: 'date', font: 'heading', at: [21, 78, WIDTH - 42, 7.4], size: [6.4, 3.6], align: 'center', v: 'middle', color: 'bg', on: 'ink' },
  ],
};
