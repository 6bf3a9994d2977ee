import type { At, Layer, Recipe } from '../../../build/templates/recipe.js';
import { inked } from '../events/linework.js';
import { pen, type Point } from '../social-media/drawing.js';
import { barcode } from './bars.js';

const { polygon } = pen(100, 100);

/** What two turning wheels draw, one on the other's rim: the lines that make banknotes hard to copy. */
const wheel = (turns: number, back: number, inner: number): string => {
  const steps = (turns + back) * 14;
  return polygon(
    Array.from({ length: steps }, (_, i): Point => {
      const t = (2 * Math.PI * i) / steps;
      const [x, y] = [
        (1 - inner) * Math.cos(turns * t) + inner * Math.cos(back * t),
        (1 - inner) * Math.sin(turns * t) - inner * Math.sin(back * t),
      ];
      return [50 + 49.5 * x, 50 + 49.5 * y];
    }),
  );
};

const SEAL: At = [17, 22, 66, 66];
const inside = (share: number): At => {
  const side = SEAL[2] * share;
  return [50 - side / 2, SEAL[1] + (SEAL[3] - side) / 2, side, side];
};

const fact = (label: string, value: string, x: number, width: number): Layer[] => [
  { k: 'text', t: label, font: 'sub', at: [x, 120.4, width, 2.4], size: [2.7, 2.3], color: 'muted' },
  { k: 'text', t: value, font: 'sub', at: [x, 125.6, width, 3.4], size: [3.8, 2.9], weight: 600, color: 'ink' },
];

/** A pass in the manner of banknotes: a rosette of fine lines with a monogram, facts in a row and a bar code. */
export const idCardRosette: Recipe = {
  id: 'id-card-rosette',
  category: 'id-card',
  size: [638, 1011],
  layers: [
    { k: 'shape', outline: 'pill', id: 'slot', at: [38, 6, 24, 4.4], color: 'ink/bg/.8' },
    { k: 'text', t: 'company', font: 'sub', at: [8, 15.4, 84, 3], size: [3.4, 2.7], caps: true, tracking: 0.2, align: 'center', v: 'middle', weight: 600, color: 'ink' },
    inked('lines-1', SEAL, wheel(19, 26, 0.36), 'accent', 0.22),
    inked('lines-2', inside(0.86), wheel(17, 30, 0.27), 'accent2', 0.22),
    { k: 'shape', outline: 'scallop', id: 'seal', at: inside(0.42), color: 'ink' },
    { k: 'text', t: 'initials', font: 'heading', at: [38, 48, 24, 14], size: [13, 8], align: 'center', v: 'middle', color: 'bg', on: 'ink' },
    { k: 'text', t: 'name', font: 'heading', at: [8, 95, 84, 8], size: [10, 6.4], align: 'center', v: 'middle', color: 'ink' },
    { k: 'text', t: 'role', font: 'sub', at: [8, 107.4, 84, 3], size: [4, 3.2], align: 'center', color: 'accentText' },
    { k: 'line', at: [8, 115, 84, 0.6], thickness: 0.25, color: 'ink/bg/.5' },
    ...fact('numberLabel', 'number', 8, 34),
    ...fact('dateLabel', 'date', 42, 26),
    ...fact('levelLabel', 'level', 72, 20),
    { k: 'shape', outline: 'rectangle', id: 'foot', at: [0, 135, 100, 23.5], color: 'ink' },
    barcode('barcode', [8, 140.5, 84, 12.5], 7, 'bg'),
  ],
};
