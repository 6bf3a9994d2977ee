/**
 * Long loops. `npm test` runs a short part of each; `npm run soak` runs them whole, with a seed that it prints and takes back
 * (`npm run soak -- --seed 7`).
 */
const soaking = process.env['SOAK'] === '1';

/** How many times longer a property runs in a soak. */
const LONGER = 20;

/** Runs of a property. */
export const runs = (usual: number): number => (soaking ? usual * LONGER : usual);

/** All of a list, or its first of each kind: as few as show every kind once. */
export const oneOfEach = <T>(all: readonly T[], kindOf: (one: T) => string | undefined): readonly T[] =>
  soaking ? all : [...new Map(all.toReversed().map((one) => [kindOf(one), one])).values()].toReversed();

/** All of a list, or one of every `nth`, spread over it. */
export const someOf = <T>(all: readonly T[], nth: number): readonly T[] =>
  soaking ? all : all.filter((_, i) => i % nth === nth - 1);
