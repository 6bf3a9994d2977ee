import type { Layer, Recipe } from '../../../build/templates/recipe.js';
import { chance, clipped, pen, sketch, type Point } from '../social-media/drawing.js';

const [WIDTH, HEIGHT] = [250, 100];
/** Where the stub ends, and where the strip of facts under the stage begins. */
const [TEAR, FLOOR] = [46, 76];
const STAGE = { x: 206, y: FLOOR - 4, reach: 27 };

const half = WIDTH - TEAR;
const stage = pen(half, FLOOR);
/** What a lamp over the stage lights, down to the pool of light at its foot. */
function beam(lamp: number): string {
  const cone: Point[] = [[lamp - 3, -6], [lamp + 3, -6], [STAGE.x + STAGE.reach, STAGE.y], [STAGE.x - STAGE.reach, STAGE.y]];
  return stage.polygon(clipped(cone, WIDTH, false).map(([x, y]): Point => [x - TEAR, Math.max(0, y)]));
}

const lit = (id: string, lamp: number, color: string): Layer => ({
  ...sketch(id, [TEAR, 0, half, FLOOR], beam(lamp), color),
  ...{ opacity: 0.42, blend: 'screen' },
});

const bars = (): string =>
  Array.from({ length: 40 }, (_, i) => pen(100, 100).box(0, i * 2.5, 100, chance(i + 5) > 0.5 ? 1.6 : 0.8)).join('');

const perforation = (): string =>
  Array.from({ length: 17 }, (_, i) => pen(2, HEIGHT).circle(1, 3 + i * 5.9, 0.9)).join('');

const fact = (t: string, x: number, width: number, align: 'left' | 'right' = 'left'): Layer => ({
  ...{ k: 'text', t, font: 'sub', at: [x, 82.4, width, 11.4], size: [4.6, 3], lines: 2, leading: 1.35 },
  ...{ v: 'middle', align, color: 'ink', on: 'accent2' },
});

/** Lamps swing to one spot of a dark stage; the stub with the seat is torn off on the left. */
export const ticketBeams: Recipe = {
  id: 'ticket-beams',
  category: 'ticket',
  size: [1200, 480],
  ground: 'ink',
  layers: [
    lit('beam-1', 128, 'accent'), lit('beam-2', 172, 'extra'), lit('beam-3', 240, 'accent2'),
    { k: 'shape', outline: 'ellipse', id: 'pool', at: [STAGE.x - STAGE.reach, STAGE.y - 6, 2 * STAGE.reach, 12], color: 'accent2/bg/.5' },
    { k: 'shape', outline: 'rectangle', id: 'strip', at: [TEAR, FLOOR, half, HEIGHT - FLOOR], color: 'accent2' },
    { k: 'art', art: 'emblem', at: [STAGE.x - 21, 26, 42, 42], colors: ['accent', 'bg'] },
    { k: 'shape', outline: 'rectangle', id: 'stub', at: [0, 0, TEAR, HEIGHT], color: 'accent' },
    sketch('perforation', [TEAR - 1, 0, 2, HEIGHT], perforation(), 'bg'),
    sketch('barcode', [8, 10, 9, 80], bars(), 'onAccent'),
    { k: 'text', t: 'row', font: 'sub', at: [-16.5, 47.6, 80, 4.8], size: [4.4, 3], caps: true, tracking: 0.16, align: 'center', v: 'middle', rotate: -90, color: 'onAccent', on: 'accent' },
    { k: 'text', t: 'seat', font: 'heading', at: [-5.4, 42, 80, 16], size: [16, 9], align: 'center', v: 'middle', rotate: -90, color: 'onAccent', on: 'accent' },
    { k: 'text', t: 'tag', font: 'sub', at: [60, 13, 100, 4], size: [4.2, 3], caps: true, tracking: 0.16, color: 'accent2', on: 'ink' },
    { k: 'text', t: 'title', font: 'heading', at: [60, 23, 106, 44], size: [27, 13], lines: 2, v: 'middle', color: 'bg', on: 'ink' },
    fact('date', 60, 58), fact('place', 122, 62),
    { k: 'text', t: 'price', font: 'heading', at: [196, 81.4, 44, 13.4], size: [12, 7], align: 'right', v: 'middle', color: 'ink', on: 'accent2' },
  ],
};
