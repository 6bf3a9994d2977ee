import type { Recipe } from '../../../build/templates/recipe.js';
import { disc, many, ring, starAt, traced } from '../scenes/kit.js';
import { kicker, say } from '../sheet.js';
import { layoutIn } from '../stages/stage.js';

/** A mark for a list of things done: a ring that is nearly closed about a tick. */
const iconTick = layoutIn('app-icon-tick', 'app-icon', () => ({
  ground: 'accent',
  layers: [
    { k: 'shape', outline: 'rectangle', at: [0, 0, 100, 100], gradient: { angle: 60, colors: ['accent', 'accent2'] } },
    ring(50, 50, 31, 9, 'bg', { opacity: 0.34 }), traced([19, 19, 62, 62], 'M50 0A50 50 0 1 1 6.7 25', 'bg', 9),
    traced([36, 40, 29, 21], 'M0 50L38 100L100 0', 'bg', 8),
  ],
}));

/** A scalloped plate with the shop's name on a ribbon of small stars. */
const iconPlate = layoutIn('shop-icon-plate', 'shop-icon', () => ({
  ground: 'accent/bg/.7',
  layers: [
    ...many(20, (i) => disc(50 + 38 * Math.cos((i * Math.PI) / 10), 50 + 38 * Math.sin((i * Math.PI) / 10), 6.6, 'ink')), disc(50, 50, 39, 'ink'), ring(50, 50, 36, 0.7, 'accent2'),
    ...[-1, 0, 1].map((k) => starAt(50 + k * 9, 28 + Math.abs(k) * 1.6, k ? 2 : 3, 'accent2', 5, 0.42)),
    say('title', 'heading', [20, 37, 60, 25], [17, 8], 'bg', { on: 'ink', align: 'center', v: 'middle', lines: 2 }), kicker('tag', [25, 69, 50, 4], [3.6, 2.8], 'accent2', { on: 'ink', align: 'center', v: 'middle', weight: 700 }),
  ],
}));

export const icons: readonly Recipe[] = [iconTick, iconPlate];
