import type { At, Layer, Recipe } from '../../../build/templates/recipe.js';
import { hills, sketch } from '../social-media/drawing.js';

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun', 'notes'] as const;
const [LEFT, WIDE, GAP] = [8, 40, 4];

/** A day with three lines to write on. */
const day = (t: string, i: number): Layer[] => {
  const [x, y] = [LEFT + (i % 2) * (WIDE + GAP), 36.5 + Math.floor(i / 2) * 18.6];
  const lines = [0, 1, 2].map((n): Layer => ({ k: 'line', at: [x, y + 6.2 + n * 3.9, WIDE, 0.5], thickness: 0.16, color: 'ink/bg/.68' }));
  return [
    { k: 'shape', outline: 'pill', id: `tab-${t}`, at: [x, y - 1.3, 17, 4.6], color: t === 'notes' ? 'accent' : i > 4 ? 'accent2' : 'ink' },
    { k: 'text', t, font: 'sub', at: [x + 1.5, y, 14, 2], size: [2.05, 1.9], align: 'center', v: 'middle', weight: 700, color: t === 'notes' ? 'onAccent' : i > 4 ? 'ink' : 'bg', on: t === 'notes' ? 'accent' : i > 4 ? 'accent2' : 'ink' },
    ...lines,
  ];
};

/** A habit and a ring to fill for each day. */
const habit = (i: number): Layer[] => {
  const y = 119.4 + i * 4.3;
  const ring = (n: number): At => [45 + n * 7, y - 0.6, 3, 3];
  return [
    { k: 'text', t: `habit${i + 1}`, font: 'body', at: [LEFT, y, 34, 2], size: [2.15, 1.9], color: 'ink' },
    ...[0, 1, 2, 3, 4, 5, 6].map((n): Layer => ({ k: 'shape', outline: 'ellipse', id: `ring-${i + 1}-${n + 1}`, at: ring(n), color: n > 4 ? 'accent2' : 'surface', stroke: { color: 'ink', width: 0.22 } })),
  ];
};

/** A week on one sheet: seven days and notes to write in, and four habits to tick off, under a small landscape. */
export const plannerWeek: Recipe = {
  id: 'planner-week',
  category: 'planner',
  size: [794, 1123],
  layers: [
    { k: 'shape', outline: 'rectangle', id: 'sky', at: [0, 0, 100, 30], color: 'accent2/bg/.55' },
    { k: 'shape', outline: 'ellipse', id: 'sun', at: [70, 6, 20, 20], color: 'accent' },
    sketch('far-hill', [0, 14, 100, 16], hills([0, 78], [30, 84], [56, 40], [80, 66], [100, 20]), 'extra'),
    sketch('near-hill', [0, 19, 100, 11], hills([0, 60], [40, 86], [70, 40], [100, 76]), 'ink'),
    { k: 'text', t: 'title', font: 'heading', at: [LEFT, 7, 60, 9], size: [9, 5.5], color: 'ink', on: 'accent2/bg/.55' },
    { k: 'text', t: 'date', font: 'sub', at: [LEFT, 17.4, 44, 2.6], size: [2.3, 2], color: 'ink', on: 'accent2/bg/.55' },
    { k: 'line', at: [LEFT + 10.5, 19, 20, 0.6], thickness: 0.2, color: 'ink' },
    ...DAYS.flatMap(day),
    { k: 'line', at: [LEFT, 110.4, 84, 0.6], thickness: 0.3, color: 'accent' },
    { k: 'text', t: 'headHabits', font: 'heading', at: [LEFT, 113.6, 34, 3.2], size: [3.2, 2.6], color: 'ink' },
    ...[0, 1, 2, 3, 4, 5, 6].map((n): Layer => ({ k: 'text', t: `d${n + 1}`, font: 'sub', at: [44 + n * 7, 114.4, 5, 2], size: [2, 1.9], align: 'center', color: 'muted' })),
    ...[0, 1, 2, 3].flatMap(habit),
  ],
};
