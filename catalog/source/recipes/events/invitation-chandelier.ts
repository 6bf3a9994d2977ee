import type { Layer, Recipe } from '../../../build/templates/recipe.js';
import { pen, sketch, type Point } from '../social-media/drawing.js';
import { inked } from './linework.js';

const [WIDTH, HEIGHT] = [100, 140];
const SHEET = [0, 0, WIDTH, HEIGHT] as const;
const { to, arc, polygon } = pen(WIDTH, HEIGHT);

const ROWS = 7;
const RADIUS = 6;
const TOP = 9;

/** The middles of the scales of a row: one fewer in each, so that they hang to a point. */
const row = (k: number): Point[] =>
  Array.from({ length: ROWS - k }, (_, i) => [50 + (2 * i - (ROWS - k - 1)) * RADIUS, TOP + k * RADIUS]);
const scales = Array.from({ length: ROWS }, (_, k) => row(k)).flat();

const bowl = ([x, y]: Point, r: number): string => `M${to(x - r, y)}${arc(r, x + r, y, false)}`;
const bowls = (share: number, closed = ''): string => scales.map((middle) => bowl(middle, RADIUS * share) + closed).join('');

/** A frame whose corners step in twice. */
const stepped = (inset: number, step: number): string => {
  const [l, t, r, b] = [inset, inset, WIDTH - inset, HEIGHT - inset];
  const s = step;
  return polygon([
    [l + 2 * s, t], [r - 2 * s, t], [r - 2 * s, t + s], [r - s, t + s], [r - s, t + 2 * s], [r, t + 2 * s],
    [r, b - 2 * s], [r - s, b - 2 * s], [r - s, b - s], [r - 2 * s, b - s], [r - 2 * s, b],
    [l + 2 * s, b], [l + 2 * s, b - s], [l + s, b - s], [l + s, b - 2 * s], [l, b - 2 * s],
    [l, t + 2 * s], [l + s, t + 2 * s], [l + s, t + s], [l + 2 * s, t + s],
  ]);
};

/** Rules that widen towards the middle, like the foot of a lamp. */
const foot = (y: number): Layer[] =>
  [10, 20, 34].map((half, i): Layer => ({
    ...{ k: 'line', at: [50 - half, y + i * 2.2, 2 * half, 0.8], thickness: [0.9, 0.5, 0.25][i]!, color: 'accent' },
  }));

/** A chandelier of gilt scales over an evening's words, in a stepped frame on a dark ground. */
export const invitationChandelier: Recipe = {
  id: 'invitation-chandelier',
  category: 'invitation',
  size: [1500, 2100],
  mode: 'dark',
  layers: [
    { k: 'shape', outline: 'rectangle', id: 'glow', at: SHEET, gradient: { angle: 90, colors: ['bg/accent/.2', 'bg/accent/.06', 'bg', 'bg'] } },
    inked('frame', SHEET, stepped(4.6, 3), 'accent', 0.5),
    inked('frame-line', SHEET, stepped(6.2, 3), 'accent', 0.22),
    sketch('scales', SHEET, bowls(1, 'Z'), 'bg/accent/.16'),
    sketch('cores', SHEET, bowls(0.34, 'Z'), 'accent2'),
    inked('scale-lines', SHEET, bowls(0.97) + bowls(0.76) + bowls(0.55), 'accent', 0.3),
    { k: 'shape', outline: 'diamond', id: 'drop', at: [48.2, 52.6, 3.6, 6.4], color: 'accent' },
    { k: 'shape', outline: 'ellipse', id: 'pearl', at: [49.2, 60.2, 1.6, 1.6], color: 'accent2' },
    { k: 'text', t: 'tag', font: 'sub', at: [16, 67.4, 68, 3], size: [2.7, 2.2], caps: true, tracking: 0.22, align: 'center', color: 'accentText/ink/.3' },
    { k: 'text', t: 'title', font: 'heading', at: [14, 75, 72, 23], size: [12.5, 7.4], lines: 2, align: 'center', v: 'middle', color: 'ink' },
    ...foot(103.2),
    { k: 'text', t: 'date', font: 'heading', at: [16, 113.2, 68, 4], size: [4.8, 3.2], align: 'center', color: 'ink' },
    { k: 'text', t: 'place', font: 'body', at: [20, 120.4, 60, 8], size: [3.1, 2.4], lines: 2, leading: 1.5, align: 'center', color: 'ink/bg/.22' },
  ],
};
