import type { Layer, Recipe } from '../../../build/templates/recipe.js';
import { pen, sketch } from '../social-media/drawing.js';

const WIDTH = 808.9;
const { polygon } = pen(WIDTH, 100);
const COLORS = ['ink', 'ink/accent/.34', 'ink/accent/.67', 'accent', 'accent/accent2/.5', 'accent2'];
const [FROM, STEP, POINT] = [196, 44, 40];

/** From the edge of one arrow to the next, the last as wide as the rest of the page. */
const arrow = (i: number): Layer => {
  const x = FROM + i * STEP;
  const end = i === COLORS.length - 1 ? WIDTH + POINT : x + STEP + 1;
  return sketch(`arrow-${i + 1}`, [0, 0, WIDTH, 100], polygon([[x, 0], [end, 0], [end + POINT, 50], [end, 100], [x, 100], [x + POINT, 50]]), COLORS[i]!);
};

/** A number, and arrows that change their color on the way to what it stands for. */
export const leaderboardArrows: Recipe = {
  id: 'leaderboard-arrows',
  category: 'leaderboard',
  size: [728, 90],
  ground: 'ink',
  layers: [
    ...COLORS.map((_, i) => arrow(i)),
    { k: 'text', t: 'number', font: 'heading', at: [22, 18, 178, 64], size: [78, 44], v: 'middle', color: 'bg', on: 'ink' },
    { k: 'text', t: 'title', font: 'heading', at: [478, 20, 182, 60], size: [28, 17], lines: 2, v: 'middle', color: 'ink', on: 'accent2' },
    { k: 'shape', outline: 'pill', id: 'button', at: [674, 28, 118, 44], color: 'ink' },
    { k: 'text', t: 'cta', font: 'sub', at: [681, 28, 104, 44], size: [19, 13.2], weight: 600, align: 'center', v: 'middle', color: 'bg', on: 'ink' },
  ],
};
