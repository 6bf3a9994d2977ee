import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { DIRECTIONS, GridFlow } from '../../../../elements/imaging/cutout/segmentation/max-flow.js';
import { runs } from '../../../support/soak.js';

const WIDTH = 3;
const HEIGHT = 3;
const COUNT = WIDTH * HEIGHT;

/** Forward edges of the grid: from, to, direction. */
const edges = Array.from({ length: COUNT }, (_, i) => i).flatMap((i) =>
  [
    [4, 1, 0],
    [5, -1, 1],
    [6, 0, 1],
    [7, 1, 1],
  ].flatMap(([d, dx, dy]) => {
    const [x, y] = [(i % WIDTH) + dx!, Math.floor(i / WIDTH) + dy!];
    return x < 0 || x >= WIDTH || y >= HEIGHT ? [] : [{ from: i, to: y * WIDTH + x, d: d! }];
  }),
);

interface Problem {
  readonly terminals: readonly number[];
  readonly capacities: readonly number[];
}

/** What a cut costs; bit i of the mask says that pixel i is on the source's side. */
function costOf({ terminals, capacities }: Problem, mask: number): number {
  const source = (i: number): boolean => ((mask >> i) & 1) === 1;
  let cost = 0;
  terminals.forEach((t, i) => (cost += t > 0 && !source(i) ? t : t < 0 && source(i) ? -t : 0));
  edges.forEach(({ from, to }, k) => (cost += source(from) === source(to) ? 0 : capacities[k]!));
  return cost;
}

function solved({ terminals, capacities }: Problem): number {
  const flow = new GridFlow(WIDTH, HEIGHT);
  const at = (i: number): number => flow.at(i % WIDTH, Math.floor(i / WIDTH));
  terminals.forEach((value, i) => (flow.terminal[at(i)] = value));
  edges.forEach(({ from, to, d }, k) => {
    flow.capacity[DIRECTIONS * at(from) + d] = capacities[k]!;
    flow.capacity[DIRECTIONS * at(to) + 7 - d] = capacities[k]!;
  });
  flow.solve();
  return terminals.reduce((mask, _, i) => mask | (flow.inSource(at(i)) ? 1 << i : 0), 0);
}

it('no cut of a grid is cheaper than the one that is found', () => {
  const problem = fc.record({
    terminals: fc.array(fc.integer({ min: -20, max: 20 }), { minLength: COUNT, maxLength: COUNT }),
    capacities: fc.array(fc.integer({ min: 0, max: 12 }), {
      minLength: edges.length,
      maxLength: edges.length,
    }),
  });
  fc.assert(
    fc.property(problem, (given) => {
      let least = Infinity;
      for (let mask = 0; mask < 2 ** COUNT; mask++) least = Math.min(least, costOf(given, mask));
      expect(costOf(given, solved(given))).toBe(least);
    }),
    { numRuns: runs(150) },
  );
});
