import type { Layer, Recipe } from '../../../build/templates/recipe.js';
import { hills, pen, sketch } from '../social-media/drawing.js';

const WIDTH = 177.78;
const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const { polygon } = pen(WIDTH, 100);

/** Fir trees along a slope, none as tall as the next. */
const firs = (from: number, count: number, foot: (i: number) => number): string =>
  Array.from({ length: count }, (_, i) => {
    const [x, y] = [from + i * 4.1 + (i % 3), foot(i)];
    const tall = 8 + ((i * 7) % 5) * 1.5;
    return [0, 0.3, 0.58].map((up, n) =>
      polygon([[x - 2.6 + n * 0.6, y - tall * up], [x + 2.6 - n * 0.6, y - tall * up], [x, y - tall * (up + 0.46)]]),
    ).join('');
  }).join('');

/** One column of the month: the day's letter and its dates under it. */
const column = (day: (typeof DAYS)[number], i: number): Layer => ({
  ...{ k: 'text', t: day, font: 'sub', at: [113 + i * 7.6, 30, 6, 26], size: [2.3, 2], lines: 6, leading: 1.8 },
  ...{ align: 'center', color: i > 4 ? 'accentText' : 'ink', on: 'bg' },
});

/** A wide valley under a low sun, with a month to glance at in the sky and room for icons on the left. */
export const desktopWallpaperValley: Recipe = {
  id: 'desktop-wallpaper-valley',
  category: 'desktop-wallpaper',
  size: [1920, 1080],
  layers: [
    { k: 'shape', outline: 'rectangle', id: 'sky', at: [0, 0, WIDTH, 100], gradient: { angle: 90, colors: ['bg', 'bg', 'accent2/bg/.45', 'accent2'] } },
    { k: 'shape', outline: 'ellipse', id: 'halo', at: [40, 26, 48, 48], color: 'bg', opacity: 0.45 },
    { k: 'shape', outline: 'ellipse', id: 'sun', at: [48, 34, 32, 32], color: 'accent' },
    sketch('ridge-1', [0, 58, WIDTH, 42], hills([0, 2], [14, 22], [34, 6], [52, 26], [72, 12], [88, 24], [100, 10]), 'extra/accent2/.5'),
    sketch('ridge-2', [0, 65, WIDTH, 35], hills([0, 26], [20, 4], [42, 30], [64, 14], [82, 30], [100, 12]), 'extra'),
    sketch('ridge-3', [0, 74, WIDTH, 26], hills([0, 6], [26, 34], [50, 12], [76, 40], [100, 22]), 'ink/extra/.5'),
    sketch('river', [0, 0, WIDTH, 100], polygon([[92, 83.6], [97, 83.6], [92, 87], [104, 90.5], [90, 95], [96, 100], [70, 100], [76, 95.2], [92, 90.8], [86, 87.2]]), 'accent2/bg/.5'),
    sketch('trees', [0, 0, WIDTH, 100], firs(2, 15, (i) => 90 + i * 0.45) + firs(118, 14, (i) => 95 - i * 0.6), 'ink'),
    sketch('shore-left', [0, 86, 84, 14], hills([0, 14], [40, 28], [72, 58], [100, 100]), 'ink'),
    sketch('shore-right', [98, 82, WIDTH - 98, 18], hills([0, 100], [24, 66], [62, 38], [100, 12]), 'ink'),
    { k: 'shape', outline: 'rectangle', id: 'sheet', at: [107, 10, 60.6, 49], color: 'bg', radius: 0.04, opacity: 0.94 },
    { k: 'text', t: 'title', font: 'heading', at: [112.6, 16, 40, 7], size: [8, 5], color: 'ink' },
    { k: 'text', t: 'date', font: 'sub', at: [144, 18.6, 18.6, 3], size: [2.8, 2.2], align: 'right', color: 'muted' },
    { k: 'line', at: [113, 26, 49.6, 0.6], thickness: 0.25, color: 'accent' },
    ...DAYS.map(column),
  ],
};
