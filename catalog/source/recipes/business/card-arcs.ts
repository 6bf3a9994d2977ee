import type { At, Layer, Recipe } from '../../../build/templates/recipe.js';

const SIDE = 25;

const quarter = (column: number, row: number, color: string, rotate: number): Layer => {
  const at: At = [100 + column * SIDE, row * SIDE, SIDE + 0.1, SIDE + 0.1];
  return { k: 'shape', outline: 'quarter', at, color, rotate };
};
const square = (column: number, row: number, color: string): Layer => ({
  k: 'shape',
  outline: 'rectangle',
  at: [100 + column * SIDE, row * SIDE, SIDE + 0.1, SIDE + 0.1],
  color,
});

/** Three columns of arcs as a seal on the right, the name set large and plain on the left. */
export const cardArcs: Recipe = {
  id: 'card-arcs',
  category: 'business-card',
  size: [1050, 600],
  layers: [
    { k: 'shape', outline: 'rectangle', id: 'panel', at: [100, 0, 75, 100], color: 'ink' },
    quarter(0, 0, 'accent', 180), quarter(1, 0, 'accent', 270), quarter(2, 0, 'accent2', 0),
    square(0, 1, 'extra'), quarter(1, 1, 'bg', 90), quarter(2, 1, 'extra', 180),
    quarter(0, 2, 'accent2', 0), quarter(1, 2, 'extra', 180), square(2, 2, 'accent'),
    quarter(0, 3, 'bg', 90), square(1, 3, 'accent2'), quarter(2, 3, 'accent', 270),
    { k: 'text', t: 'company', font: 'sub', at: [10, 11, 80, 5], size: [3.6, 2.8], caps: true, tracking: 0.16, color: 'accentText' },
    { k: 'text', t: 'name', font: 'heading', at: [10, 27, 82, 26], size: [12.5, 8], lines: 2, color: 'ink' },
    { k: 'text', t: 'role', font: 'body', below: 'name', gap: 5, at: [10, 0, 82, 6], size: [4.2, 3.4], color: 'muted' },
    { k: 'line', at: [10, 72, 12, 1], thickness: 0.7, color: 'accent' },
    { k: 'text', t: 'phone', font: 'body', at: [10, 79, 82, 5], size: [3.7, 3], color: 'ink' },
    { k: 'text', t: 'email', font: 'body', at: [10, 86.4, 82, 5], size: [3.7, 3], color: 'ink' },
  ],
};
