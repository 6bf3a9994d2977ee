import type { Layer, Recipe } from '../../../build/templates/recipe.js';
import { box, disc, many, outlined, poly, ring, towards } from '../scenes/kit.js';
import { kicker, say } from '../sheet.js';
import { layoutIn } from '../stages/stage.js';

/** A quarter of a circle in a square from its corner; turned in quarters. */
const quarter = (x: number, y: number, side: number, color: string, turn: number): Layer => ({
  ...{ k: 'shape', outline: 'quarter', at: [x, y, side, side], color },
  ...(turn ? { rotate: turn * 90 } : {}),
});

/** A bird built of quarters of a circle on a grid, the name beneath. */
const logoQuarters = layoutIn('logo-quarters', 'logo', () => ({
  ground: 'bg',
  layers: [
    quarter(30, 14, 20, 'accent', 2), quarter(50, 14, 20, 'ink', 3),
    quarter(30, 34, 20, 'accent2', 1), quarter(50, 34, 20, 'accent', 1),
    quarter(50, 54, 10, 'ink', 0),
    disc(57, 21.4, 1.7, 'bg'),
    poly([[70, 26], [78, 30], [70, 34]], 'extra'),
    say('name', 'heading', [8, 73, 84, 9], [11, 6], 'ink', { align: 'center', v: 'middle' }),
    kicker('tag', [10, 87.4, 80, 3], 3, 'accentText', { align: 'center' }),
  ],
}));

/** Rings that open like ripples or a rising sun, cut by the line of a horizon; the name set large across the foot. */
const logoHorizon = layoutIn('logo-horizon', 'logo', () => ({
  ground: 'ink',
  layers: [
    ...[34, 27, 20, 13].map((r, i): Layer => outlined('half', 50, 50 - r / 2, 2 * r, r, ['accent', 'ink', 'accent2', 'ink'][i]!)),
    outlined('half', 50, 46.8, 13, 6.5, 'extra'),
    ...many(3, (i): Layer => box(20 + i * 7, 52.6 + i * 4.4, 60 - i * 14, 1.8, i % 2 ? 'accent2' : 'accent', { radius: 0.5 })),
    say('name', 'heading', [8, 70, 84, 10], [13, 6], 'bg', { on: 'ink', align: 'center', v: 'middle' }),
    kicker('tag', [10, 86, 80, 3.2], 3.2, 'accent2', { on: 'ink', align: 'center', tracking: 0.24 }),
  ],
}));

/** A round stamp: petals about a letter, its name and what it does beneath. */
const logoPetals = layoutIn('logo-petals', 'logo', () => ({
  ground: 'accent2/bg/.45',
  layers: [
    ...many(8, (i): Layer => {
      const [x, y] = towards(50, 37, 16.4, i * 45);
      return disc(x, y, 9.4, i % 2 ? 'accent' : 'extra');
    }),
    disc(50, 37, 16.5, 'ink'),
    ring(50, 37, 14, 0.5, 'accent2'),
    say('initial', 'heading', [40, 27, 20, 20], [19, 10], 'bg', { on: 'ink', align: 'center', v: 'middle' }),
    say('name', 'heading', [8, 71, 84, 9], [11, 6], 'ink', { on: 'accent2/bg/.45', align: 'center', v: 'middle' }),
    say('tag', 'sub', [10, 85.6, 80, 3.6], 3.4, 'ink', { on: 'accent2/bg/.45', align: 'center' }),
  ],
}));

/** Marks that are built of a few shapes and belong to nobody's icon set. */
export const marks: readonly Recipe[] = [logoQuarters, logoHorizon, logoPetals];
