import type { Layer, Recipe } from '../../../build/templates/recipe.js';

const sprig = (x: number, y: number, side: number, rotate: number, color: string): Layer => ({
  ...{ k: 'art', art: 'sprig', at: [x, y, side, side], rotate, colors: [color] },
});

/** Sprigs lean in from the corners of an arch; two names in a hand between them. */
export const invitationSprigs: Recipe = {
  id: 'invitation-sprigs',
  category: 'invitation',
  size: [1500, 2100],
  ground: 'surface',
  layers: [
    { k: 'shape', outline: 'arch', id: 'card', at: [10, 9, 80, 122], color: 'bg' },
    { k: 'shape', outline: 'arch', id: 'card-line', at: [12, 11, 76, 118], stroke: { color: 'accent', width: 0.3 } },
    sprig(2, 99, 36, 28, 'accent'),
    sprig(62, 99, 36, -28, 'accent'),
    sprig(-4, 110, 28, 52, 'extra'),
    sprig(76, 110, 28, -52, 'extra'),
    { k: 'shape', outline: 'ellipse', id: 'sun', at: [45.5, 19, 9, 9], color: 'accent2' },
    { k: 'text', t: 'tag', font: 'sub', at: [19, 33, 62, 2.8], size: [2.5, 2], caps: true, tracking: 0.2, align: 'center', color: 'muted', on: 'bg' },
    { k: 'text', t: 'name', font: 'heading', at: [16, 41, 68, 31], size: [16, 8], lines: 2, leading: 1.06, align: 'center', color: 'accentText', on: 'bg' },
    { k: 'text', t: 'body', font: 'body', below: 'name', gap: 8, at: [20, 0, 60, 8], size: [3, 2.3], lines: 2, leading: 1.5, align: 'center', color: 'ink', on: 'bg' },
    { k: 'text', t: 'date', font: 'sub', below: 'body', gap: 6, at: [20, 0, 60, 3.4], size: [3.2, 2.4], caps: true, tracking: 0.14, align: 'center', color: 'ink', on: 'bg' },
    { k: 'text', t: 'place', font: 'body', below: 'date', gap: 3.4, at: [30, 0, 40, 6], size: [2.8, 2.2], lines: 2, leading: 1.5, align: 'center', color: 'muted', on: 'bg' },
  ],
};
