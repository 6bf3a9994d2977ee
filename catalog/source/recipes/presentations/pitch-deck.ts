import type { Layer, Recipe } from '../../../build/templates/recipe.js';
import { ask, bar, brand, market, problem, roadmap, solution, team, traction } from './pitch-pages.js';

const COLORS = ['extra', 'accent2', 'accent', 'ink', 'accent2', 'accent'];
const climb = [20, 31, 29, 47, 62, 84].map((height, i): Layer =>
  bar(`climb-${i + 1}`, 101 + i * 12.8, 100, 11.4, height, COLORS[i]!),
);

/** A pitch of eight pages: bars that climb out of the foot of the cover, then rounded cards with one figure each. */
export const pitchDeck: Recipe = {
  id: 'pitch-deck',
  category: 'presentation-wide',
  size: [1920, 1080],
  layers: [
    ...climb,
    ...brand(),
    { k: 'text', t: 'title', font: 'heading', at: [9, 27, 84, 40], size: [14, 7], lines: 3, color: 'ink' },
    { k: 'text', t: 'body', font: 'body', below: 'title', gap: 7.5, at: [9, 0, 66, 12], size: [3.2, 2.5], lines: 3, leading: 1.45, color: 'muted' },
    { k: 'text', t: 'author', font: 'sub', at: [9, 88.6, 46, 2.4], size: [2.4, 2.1], weight: 600, color: 'ink' },
    { k: 'text', t: 'date', font: 'body', at: [57, 88.6, 34, 2.4], size: [2.4, 2.1], align: 'right', color: 'muted' },
  ],
  pages: [problem, solution, market, traction, roadmap, team, ask],
};
