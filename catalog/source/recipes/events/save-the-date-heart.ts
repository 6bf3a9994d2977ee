import type { Recipe } from '../../../build/templates/recipe.js';
import { pen, sketch } from '../social-media/drawing.js';

const [WIDTH, HEIGHT] = [142.86, 100];
/** Where the month's panel begins, and its days. */
const [PANEL, LEFT, TOP, CELL] = [66, 73.4, 32.5, 9.2];
/** A month of thirty days that begins in the second place of its week; the day that matters is the twelfth. */
const [FIRST, DAYS, DAY] = [1, 30, 12];

const sheet = pen(WIDTH, HEIGHT);
const spot = (day: number): readonly [x: number, y: number] => {
  const place = FIRST + day - 1;
  return [LEFT + ((place % 7) + 0.5) * CELL, TOP + (Math.floor(place / 7) + 0.5) * CELL];
};
const days = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, i) => sheet.circle(...spot(from + i), 3.1)).join('');
const [heartX, heartY] = spot(DAY);

/** A month as dots, and a heart where the day is. */
export const saveTheDateHeart: Recipe = {
  id: 'save-the-date-heart',
  category: 'save-the-date',
  size: [1500, 1050],
  layers: [
    { k: 'shape', outline: 'rectangle', id: 'panel', at: [PANEL, 0, WIDTH - PANEL, HEIGHT], color: 'accent' },
    { k: 'shape', outline: 'rectangle', id: 'edge', at: [PANEL - 2, 0, 2, HEIGHT], color: 'accent2' },
    sketch('days-past', [0, 0, WIDTH, HEIGHT], days(1, DAY - 1), 'onAccent/accent/.35'),
    sketch('days-to-come', [0, 0, WIDTH, HEIGHT], days(DAY + 1, DAYS), 'onAccent/accent/.72'),
    { k: 'shape', outline: 'heart', id: 'heart', at: [heartX - 10, heartY - 8.6, 20, 18.6], color: 'onAccent', rotate: -6 },
    { k: 'text', t: 'day', font: 'heading', at: [heartX - 7, heartY - 3.6, 14, 6], size: [7.4, 5], align: 'center', v: 'middle', color: 'accent', on: 'onAccent', rotate: -6 },
    { k: 'text', t: 'month', font: 'heading', at: [LEFT + 1.7, 11, 59, 12], size: [15, 9], color: 'onAccent', on: 'accent' },
    { k: 'text', t: 'place', font: 'sub', at: [LEFT + 1.7, 84, 59, 4], size: [3.4, 2.6], v: 'bottom', color: 'onAccent', on: 'accent' },
    { k: 'text', t: 'tag', font: 'sub', at: [9, 12, 48, 3.4], size: [3, 2.3], caps: true, tracking: 0.18, color: 'accentText' },
    { k: 'line', at: [9, 18.6, 7, 0.9], thickness: 0.5, color: 'accent' },
    { k: 'text', t: 'name', font: 'heading', at: [9, 30, 50, 38], size: [16, 8], lines: 3, color: 'ink' },
    { k: 'text', t: 'body', font: 'body', at: [9, 78, 48, 10], size: [3.1, 2.5], lines: 2, leading: 1.5, v: 'bottom', color: 'muted' },
  ],
};
