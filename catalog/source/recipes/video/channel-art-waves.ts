import type { Layer, Recipe } from '../../../build/templates/recipe.js';
import { hills, sketch, type Point } from '../social-media/drawing.js';

const [WIDTH, HEIGHT] = [177.78, 100];
const BAND = 7.4;

/** Crests and troughs along the width, shifted a little from band to band. */
const swell = (shift: number): Point[] =>
  Array.from({ length: 9 }, (_, i): Point => [-12 + i * 15.5 + shift, i % 2 ? 0 : 16]);

/** A wave and all that is under it; those of the upper edge hang. */
const wave = (id: string, index: number, color: string, hangs: boolean): Layer => {
  const height = 36 - index * BAND;
  const at = hangs ? ([0, 0, WIDTH, height] as const) : ([0, HEIGHT - height, WIDTH, height] as const);
  return { ...sketch(`${id}-${index}`, at, hills(...swell(index * 2.4)), color), ...(hangs ? { rotate: 180 } : {}) };
};

const COLORS = ['extra', 'accent2', 'accent', 'ink'];

/** Waves along both edges and a sun in them, the channel's name on the calm between, which every device shows. */
export const channelArtWaves: Recipe = {
  id: 'channel-art-waves',
  category: 'youtube-channel-art',
  size: [2560, 1440],
  layers: [
    { k: 'shape', outline: 'ellipse', id: 'sun', at: [14, 42, 30, 30], color: 'accent' },
    { k: 'shape', outline: 'ellipse', id: 'moon', at: [140, 30, 22, 22], color: 'accent2' },
    ...COLORS.map((color, i) => wave('upper', i, color, true)),
    ...COLORS.map((color, i) => wave('lower', i, color, false)),
    { k: 'text', t: 'title', font: 'heading', at: [46, 41, 86, 12], size: [15, 8], align: 'center', v: 'middle', color: 'ink' },
    { k: 'text', t: 'tagline', font: 'sub', at: [46, 58, 86, 3], size: [3.2, 2.4], caps: true, tracking: 0.16, align: 'center', color: 'accentText' },
  ],
};
