import type { Layer, Recipe } from '../../../build/templates/recipe.js';

const HEIGHT = 177.78;
const HORIZON = 104;
/** The sun's middle, and half its width. */
const [MIDDLE, RADIUS] = [99, 33];

/** Bands of water that cut a sun in slices and grow towards the beholder. */
const slices: Layer[] = [0, 1, 2, 3, 4].map((i): Layer => {
  const [y, high] = [76 + i * 5.8, 0.7 + i * 0.62];
  const half = Math.sqrt(RADIUS ** 2 - (MIDDLE - y - high / 2) ** 2) + 0.4;
  return { k: 'shape', outline: 'rectangle', id: `slice-${i + 1}`, at: [50 - half, y, 2 * half, high], color: 'extra/accent/.3' };
});

const glints: Layer[] = [62, 46, 54, 34, 40, 22, 26, 12].map((width, i): Layer => ({
  ...{ k: 'shape', outline: 'pill', id: `glint-${i + 1}` },
  at: [50 - width / 2 + (i % 2 ? 4 : -3), HORIZON + 3 + i * 4.2, width, 1.5],
  color: i % 3 === 1 ? 'accent' : 'accent2',
}));

/** A sliced sun on the sea, quiet at the top where the clock is, with a mantra in the water. */
export const phoneWallpaperTide: Recipe = {
  id: 'phone-wallpaper-tide',
  category: 'phone-wallpaper',
  size: [1080, 1920],
  mode: 'dark',
  layers: [
    { k: 'shape', outline: 'rectangle', id: 'sky', at: [0, 0, 100, HORIZON], gradient: { angle: 90, colors: ['bg', 'bg/extra/.6', 'extra/accent/.3'] } },
    { k: 'shape', outline: 'ellipse', id: 'halo', at: [6, 58, 88, 88], color: 'accent', opacity: 0.14 },
    { k: 'shape', outline: 'ellipse', id: 'sun', at: [50 - RADIUS, MIDDLE - RADIUS, 2 * RADIUS, 2 * RADIUS], gradient: { angle: 90, colors: ['accent2', 'accent'] } },
    ...slices,
    { k: 'shape', outline: 'rectangle', id: 'sea', at: [0, HORIZON, 100, HEIGHT - HORIZON], gradient: { angle: 90, colors: ['bg/extra/.4', 'bg'] } },
    ...glints,
    { k: 'text', t: 'title', font: 'heading', at: [10, 144.5, 80, 18], size: [12, 6.5], lines: 2, align: 'center', v: 'middle', color: 'ink' },
  ],
};
