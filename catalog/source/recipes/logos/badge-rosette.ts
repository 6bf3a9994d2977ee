import type { Layer, Recipe } from '../../../build/templates/recipe.js';
import { along, inked } from '../events/linework.js';
import { pen, sketch, type Point } from '../social-media/drawing.js';

const MIDDLE: Point = [50, 40];
const [INNER, OUTER, PLEATS] = [24, 33.5, 30];
const SHEET = [0, 0, 100, 100] as const;
const { to, arc, polygon } = pen(100, 100);

/** Every other pleat of the ribbon round the middle, its fold round at the rim. */
function pleats(odd: number): string {
  const step = (2 * Math.PI) / PLEATS;
  const r = OUTER * Math.sin(step / 2);
  return Array.from({ length: PLEATS / 2 }, (_, i) => {
    const [from, until] = [2 * i + odd, 2 * i + odd + 1].map((turn) => turn * step) as [number, number];
    const [a, b, c, d] = [along(MIDDLE, from, INNER), along(MIDDLE, from, OUTER), along(MIDDLE, until, OUTER), along(MIDDLE, until, INNER)];
    return `M${to(...a!)}L${to(...b!)}${arc(r, ...c!)}L${to(...d!)}Z`;
  }).join('');
}

/** A tail hangs outwards and ends in a notch; `from` and `until` are where across it a stripe lies. */
function tail(side: number, from = 0, until = 1): string {
  const across = (t: number, y: number): Point => [MIDDLE[0] + side * (2 + 18 * t + (y - 60) * 0.24), y];
  const notch = (t: number): number => 90 + Math.abs(t - 0.5) * 12;
  const ends = [until, ...(from < 0.5 && until > 0.5 ? [0.5] : []), from].map((t) => across(t, notch(t)));
  return polygon([across(from, 56), across(until, 56), ...ends]);
}

const disc = (id: string, r: number, color: string): Layer => ({
  ...{ k: 'shape', outline: 'ellipse', id, at: [MIDDLE[0] - r, MIDDLE[1] - r, 2 * r, 2 * r], color },
});

/** The rosette of a county fair: pleats round a disc, two tails, and in large letters what was won. */
export const badgeRosette: Recipe = {
  id: 'badge-rosette',
  category: 'badge',
  size: [500, 500],
  layers: [
    sketch('tails', SHEET, tail(1) + tail(-1), 'accent/ink/.14'),
    sketch('stripes', SHEET, tail(1, 0.36, 0.64) + tail(-1, 0.36, 0.64), 'accent2'),
    sketch('pleats', SHEET, pleats(0), 'accent'),
    sketch('folds', SHEET, pleats(1), 'accent/ink/.3'),
    disc('rim', 26.6, 'accent2'),
    disc('disc', 24.6, 'ink'),
    inked('disc-line', SHEET, pen(100, 100).circle(...MIDDLE, 22.8), 'accent2', 0.4),
    { k: 'text', t: 'tag', font: 'sub', at: [32, 25.6, 36, 2.6], size: [2.9, 2.4], caps: true, tracking: 0.12, align: 'center', color: 'accent2', on: 'ink' },
    { k: 'text', t: 'number', font: 'heading', at: [30.5, 31.4, 39, 14], size: [21, 9], align: 'center', v: 'middle', color: 'bg', on: 'ink' },
    { k: 'text', t: 'title', font: 'sub', at: [32, 48.6, 36, 7], size: [3.5, 2.6], lines: 2, leading: 1.25, weight: 700, align: 'center', color: 'bg', on: 'ink' },
  ],
};
