import type { Layer, Recipe } from '../../../build/templates/recipe.js';

const HORIZON = 104;

const halo = (id: string, radius: number, color: string): Layer => ({
  ...{ k: 'shape', outline: 'ellipse', id, color },
  at: [50 - radius, 62 - radius, 2 * radius, 2 * radius],
});

/** Someone drawn in outline before rings of color, looking over the edge of their own name. */
export const idCardCrew: Recipe = {
  id: 'id-card-crew',
  category: 'id-card',
  size: [638, 1011],
  ground: 'accent2',
  layers: [
    halo('ring-1', 62, 'accent2/accent/.34'),
    halo('ring-2', 49, 'accent2/accent/.67'),
    halo('ring-3', 36, 'accent'),
    { k: 'art', art: 'portrait', at: [17, 27, 66, 85], colors: ['bg', 'ink'] },
    { k: 'shape', outline: 'rectangle', id: 'sheet', at: [0, HORIZON, 100, 54.5], color: 'bg' },
    { k: 'shape', outline: 'rectangle', id: 'edge', at: [0, HORIZON, 100, 2.2], color: 'ink' },
    { k: 'shape', outline: 'pill', id: 'slot', at: [37, 6, 26, 5], color: 'ink' },
    { k: 'text', t: 'company', font: 'heading', at: [8, 17, 84, 5], size: [7, 4.6], align: 'center', v: 'middle', color: 'ink', on: 'accent2' },
    { k: 'text', t: 'name', font: 'heading', at: [8, 113, 84, 9], size: [12.5, 7], color: 'ink', on: 'bg' },
    { k: 'text', t: 'role', font: 'sub', at: [8, 127, 84, 4], size: [4.8, 3.6], color: 'ink', on: 'bg' },
    { k: 'shape', outline: 'pill', id: 'zone', at: [8, 138.5, 42, 11.5], color: 'accent' },
    { k: 'text', t: 'zone', font: 'sub', at: [11, 138.5, 36, 11.5], size: [4.6, 3.4], weight: 700, align: 'center', v: 'middle', color: 'onAccent', on: 'accent' },
    { k: 'text', t: 'number', font: 'sub', at: [56, 138.5, 36, 11.5], size: [4.6, 3.4], align: 'right', v: 'middle', color: 'ink', on: 'bg' },
  ],
};
