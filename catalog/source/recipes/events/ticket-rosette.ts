import type { At, Layer, Recipe } from '../../../build/templates/recipe.js';
import { pen, sketch, type Point } from '../social-media/drawing.js';
import { along, inked } from './linework.js';

const [WIDTH, HEIGHT] = [250, 100];
/** The paper's inset, how deep its corners and notches are cut, and where the stub is torn off. */
const [INSET, CUT, TEAR] = [4, 5, 190];
const SHEET: At = [0, 0, WIDTH, HEIGHT];
const { to, arc } = pen(WIDTH, HEIGHT);

/** A piece of card between two x, its corners cut round. */
const card = (left: number, right: number, top = INSET, cut = CUT): string => {
  const foot = HEIGHT - top;
  return (
    `M${to(left + cut, top)}L${to(right - cut, top)}${arc(cut, right, top + cut, false)}L${to(right, foot - cut)}` +
    `${arc(cut, right - cut, foot, false)}L${to(left + cut, foot)}${arc(cut, left, foot - cut, false)}L${to(left, top + cut)}${arc(cut, left + cut, top, false)}Z`
  );
};

/** One line of an engraved rosette: it swings between two radii, so often a turn. */
function ring(middle: Point, inner: number, outer: number, swings: number, turn: number): string {
  const step = Math.PI / swings;
  const stops = Array.from({ length: 2 * swings + 1 }, (_, i) => ({ angle: turn + i * step, r: i % 2 ? inner : outer }));
  const at = ({ angle, r }: (typeof stops)[number], aside: number): string => to(...along(middle, angle, r, r * step * aside));
  return `M${at(stops[0]!, 0)}` + stops.slice(1).map((stop, i) => `C${at(stops[i]!, 0.55)} ${at(stop, -0.55)} ${at(stop, 0)}`).join('') + 'Z';
}

const rosette = (middle: Point, inner: number, outer: number, swings: number): string =>
  Array.from({ length: 5 }, (_, i) => ring(middle, inner, outer, swings, (2 * Math.PI * i) / (5 * swings))).join('');

const MIDDLE: Point = [143, 50];
const column = (t: string, x: number, width: number): Layer[] => [
  { k: 'text', t, font: 'sub', at: [x, 79, width, 8.6], size: [4.9, 3.4], lines: 2, leading: 1.3, v: 'bottom', color: 'ink', on: 'bg' },
];

/** A ticket with an engraved rosette on its face, and a stub to tear off. */
export const ticketRosette: Recipe = {
  id: 'ticket-rosette',
  category: 'ticket',
  size: [1200, 480],
  ground: 'ink',
  layers: [
    sketch('face', SHEET, card(INSET, TEAR), 'bg'),
    sketch('stub', SHEET, card(TEAR, WIDTH - INSET), 'accent'),
    inked('face-line', SHEET, card(INSET + 3, TEAR - 3, INSET + 3), 'accent', 0.45),
    inked('rosette-wide', SHEET, rosette(MIDDLE, 24, 40, 18), 'accent2', 0.32),
    inked('rosette', SHEET, rosette(MIDDLE, 17, 30, 12), 'accent', 0.36),
    { k: 'shape', outline: 'ellipse', id: 'seal', at: [MIDDLE[0] - 17, 33, 34, 34], color: 'accent' },
    { k: 'shape', outline: 'ellipse', id: 'seal-line', at: [MIDDLE[0] - 15.4, 34.6, 30.8, 30.8], stroke: { color: 'onAccent', width: 0.4 } },
    { k: 'art', art: 'emblem', at: [MIDDLE[0] - 10.5, 39.5, 21, 21], colors: ['onAccent', 'onAccent/accent/.55', 'accent', 'onAccent'] },
    { k: 'text', t: 'tag', font: 'sub', at: [14, 17, 84, 4], size: [4.2, 2.9], caps: true, tracking: 0.16, color: 'accentText', on: 'bg' },
    { k: 'text', t: 'title', font: 'heading', at: [14, 27, 84, 42], size: [21, 12], lines: 2, v: 'middle', color: 'ink', on: 'bg' },
    { k: 'line', at: [14, 74, 84, 0.8], thickness: 0.3, color: 'bg/ink/.35' },
    ...column('date', 14, 40),
    ...column('place', 58, 42),
    { k: 'line', at: [TEAR - 38, 49.6, 76, 0.8], thickness: 0.5, pattern: 'dashed', color: 'bg/ink/.5', rotate: 90 },
    { k: 'text', t: 'name', font: 'sub', at: [165, 47.8, 72, 4.4], size: [4, 2.9], caps: true, tracking: 0.18, align: 'center', v: 'middle', rotate: -90, color: 'onAccent', on: 'accent' },
    { k: 'text', t: 'row', font: 'sub', at: [211, 17, 27, 4], size: [3.7, 2.9], caps: true, tracking: 0.16, color: 'onAccent', on: 'accent' },
    { k: 'text', t: 'seat', font: 'heading', at: [211, 26, 27, 34], size: [27, 15], color: 'onAccent', on: 'accent' },
    { k: 'line', at: [211, 74, 27, 0.8], thickness: 0.3, color: 'onAccent/accent/.4' },
    { k: 'text', t: 'price', font: 'heading', at: [211, 79, 27, 8], size: [8, 5], v: 'bottom', color: 'onAccent', on: 'accent' },
  ],
};
