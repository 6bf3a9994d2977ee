import type { Layer, Recipe } from '../../../build/templates/recipe.js';
import { pen, sketch, type Point } from '../social-media/drawing.js';
import { barcode } from './bars.js';

const [WIDTH, HEIGHT, TEETH, DEPTH] = [70, 123, 28, 1.4];
const [LEFT, RIGHT] = [21, 79];

/** Paper off the roll: torn along teeth at the head and at the foot. */
const slip = (): string => {
  const tooth = WIDTH / TEETH;
  const teeth = (y: number, out: number): Point[] =>
    Array.from({ length: TEETH }, (_, i): Point[] => [[i * tooth, y], [(i + 0.5) * tooth, y + out]]).flat();
  const head: Point[] = [...teeth(DEPTH, -DEPTH), [WIDTH, DEPTH]];
  const foot: Point[] = [...teeth(HEIGHT - DEPTH, DEPTH), [WIDTH, HEIGHT - DEPTH]];
  return pen(WIDTH, HEIGHT).polygon([...head, ...foot.reverse()]);
};

const tear = (id: string, y: number): Layer => ({
  ...{ k: 'line', id, thickness: 0.3, pattern: 'dashed', color: 'ink/bg/.4' },
  at: [LEFT, y, RIGHT - LEFT, 0.6],
});

const pair = (label: string, value: string, y: number): Layer[] => [
  { k: 'text', t: label, font: 'body', at: [LEFT, y, 20, 2.2], size: [2.15, 1.95], color: 'muted' },
  { k: 'text', t: value, font: 'body', at: [LEFT + 14, y, RIGHT - LEFT - 14, 2.2], size: [2.15, 1.95], align: 'right', color: 'ink' },
];

const item = (n: number): Layer[] => {
  const y = 56.6 + (n - 1) * 7.6;
  return [
    { k: 'text', t: `item${n}`, font: 'sub', at: [LEFT, y, 40, 2.4], size: [2.4, 2], color: 'ink' },
    { k: 'text', t: `quantity${n}`, font: 'body', at: [LEFT, y + 3.2, 40, 2], size: [1.98, 1.92], color: 'muted' },
    { k: 'text', t: `amount${n}`, font: 'heading', at: [RIGHT - 18, y, 18, 2.4], size: [2.7, 2.2], align: 'right', color: 'ink' },
  ];
};

/** What is written here is written on the slip. */
const onPaper = (layer: Layer): Layer => (layer.k === 'text' ? { ...layer, on: 'bg' } : layer);

/** A till receipt as long as the page, on a colored counter. */
export const invoiceReceipt: Recipe = {
  id: 'invoice-receipt',
  category: 'invoice',
  size: [794, 1123],
  ground: 'accent',
  layers: (
    [
      sketch('shade', [17, 11, WIDTH, HEIGHT], slip(), 'accent/ink/.3'),
      sketch('slip', [15, 9, WIDTH, HEIGHT], slip(), 'bg'),
      { k: 'text', t: 'company', font: 'heading', at: [LEFT, 18, RIGHT - LEFT, 7], size: [7, 4.2], align: 'center', v: 'middle', color: 'ink' },
      { k: 'text', t: 'tag', font: 'body', at: [LEFT, 28.4, RIGHT - LEFT, 2.4], size: [2.2, 1.95], align: 'center', color: 'ink' },
      tear('tear-1', 34.6),
      ...pair('titleLabel', 'number', 38.6),
      ...pair('dateLabel', 'date', 42.4),
      ...pair('toLabel', 'client', 46.2),
      tear('tear-2', 51.6),
      ...[1, 2, 3, 4, 5].flatMap(item),
      tear('tear-3', 95.8),
      { k: 'text', t: 'totalLabel', font: 'sub', at: [LEFT, 99.6, 24, 8], size: [2.6, 2.1], weight: 700, v: 'middle', color: 'ink' },
      { k: 'text', t: 'total', font: 'heading', at: [LEFT + 18, 99.6, RIGHT - LEFT - 18, 8], size: [9.6, 6], align: 'right', v: 'middle', color: 'ink' },
      tear('tear-4', 111.6),
      { k: 'text', t: 'body', font: 'body', at: [LEFT, 115, 33, 9], size: [2.05, 1.95], lines: 3, leading: 1.45, color: 'ink' },
      barcode('barcode', [58, 115, 21, 9.6], 31, 'ink'),
    ] satisfies Layer[]
  ).map(onPaper),
};
