import type { Layer, Recipe } from '../../../build/templates/recipe.js';
import { inked } from '../events/linework.js';
import { pen, sketch } from '../social-media/drawing.js';

const WIDTH = 808.9;
const { to, polygon } = pen(WIDTH, 100);
const [TOP, MIDDLE, LOWER, FOOT] = [14, 28, 72, 86];
/** Where the eraser, the ferrule, the shaft, the wood, the lead and the tip begin. */
const [ERASER, FERRULE, SHAFT, WOOD, LEAD, TIP] = [-10, 30, 66, 470, 532, 552];

const box = (id: string, x: number, y: number, width: number, height: number, color: string): Layer => ({
  ...{ k: 'shape', outline: 'rectangle', id, color },
  at: [x, y, width, height],
});
const rise = ((LEAD - WOOD) / (TIP - WOOD)) * 36;

/** Where the knife has cut into the paint: a bite in each of the three faces. */
const bite = (from: number, until: number, depth: number): string => `Q${to(WOOD - depth, (from + until) / 2)} ${to(WOOD, until)}`;
const wood =
  `M${to(WOOD, TOP)}L${to(LEAD, TOP + rise)}L${to(LEAD, FOOT - rise)}L${to(WOOD, FOOT)}` +
  `${bite(FOOT, LOWER, 16)}${bite(LOWER, MIDDLE, 34)}${bite(MIDDLE, TOP, 16)}Z`;

/** What the pencil has just written: loops that grow tired. */
const scribble = (() => {
  const [steps, loops, length] = [96, 5, 84];
  const points = Array.from({ length: steps + 1 }, (_, i): string => {
    const [along, turn] = [i / steps, (2 * Math.PI * loops * i) / steps];
    const reach = 15 * Math.sin(Math.PI * Math.min(1, along * 2.4 + 0.16) * 0.5) * (1 - along);
    return to(TIP + length * along + reach * 0.6 * (Math.cos(turn) - 1), 50 - reach * Math.sin(turn));
  });
  return `M${points.join('L')}`;
})();

/** A pencil as long as the page allows, the offer printed on its shaft, just off the paper. */
export const leaderboardPencil: Recipe = {
  id: 'leaderboard-pencil',
  category: 'leaderboard',
  size: [728, 90],
  layers: [
    box('eraser', ERASER, TOP, FERRULE - ERASER, FOOT - TOP, 'extra'),
    box('ferrule', FERRULE, TOP, SHAFT - FERRULE, FOOT - TOP, 'ink/bg/.6'),
    box('ring-1', FERRULE + 8, TOP, 3, FOOT - TOP, 'ink/bg/.34'),
    box('ring-2', FERRULE + 26, TOP, 3, FOOT - TOP, 'ink/bg/.34'),
    box('light', SHAFT, TOP, WOOD - SHAFT, MIDDLE - TOP, 'accent/bg/.3'),
    box('shaft', SHAFT, MIDDLE, WOOD - SHAFT, LOWER - MIDDLE, 'accent'),
    box('dark', SHAFT, LOWER, WOOD - SHAFT, FOOT - LOWER, 'accent/ink/.3'),
    sketch('wood', [0, 0, WIDTH, 100], wood, 'accent2/bg/.62'),
    sketch('lead', [0, 0, WIDTH, 100], polygon([[LEAD, TOP + rise], [TIP, 50], [LEAD, FOOT - rise]]), 'ink'),
    inked('scribble', [0, 0, WIDTH, 100], scribble, 'ink', 2.2),
    { k: 'text', t: 'title', font: 'heading', at: [82, 30, 356, 40], size: [34, 20], v: 'middle', color: 'onAccent', on: 'accent' },
    { k: 'shape', outline: 'pill', id: 'button', at: [650, 26, 142, 48], color: 'ink' },
    { k: 'text', t: 'cta', font: 'sub', at: [660, 26, 122, 48], size: [19, 13.2], weight: 600, align: 'center', v: 'middle', color: 'bg', on: 'ink' },
  ],
};
