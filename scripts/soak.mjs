/**
 * `npm run soak`: the long loops behind `npm test` at their full length, one after the other: every template, properties 20
 * times longer, 50 kills in a stream of saves on each database, the image from its first step on, films read by ffmpeg where
 * it is installed, every state of every element as it looked the last time, what one server takes. `--seed N` repeats what an earlier one found; a seed of its own is printed otherwise. Exit code 1 when
 * anything failed.
 */
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withPostgres } from './machine/find-postgres.mjs';
import { filesBelow, root } from './support/files.mjs';
import { binaryOf, runNode } from './support/run.mjs';

/** Test files with a loop that a soak runs longer: they ask `tests/support` how long. */
const longLoops = () =>
  filesBelow('tests', (path) => path.endsWith('.test.ts')).filter((path) =>
    /support\/(soak|template-layouts)\.js'|\banyEngine\(/.test(readFileSync(join(root, path), 'utf8')),
  );

function seedFrom(args) {
  const at = args.indexOf('--seed');
  if (at < 0) return randomInt(2 ** 31);
  const seed = Number(args[at + 1]);
  if (!Number.isInteger(seed))
    throw new Error(`--seed wants a whole number, not ${args[at + 1] ?? 'nothing'}`);
  return seed;
}

const seed = seedFrom(process.argv.slice(2));
console.log(`Soak with --seed ${seed}`);
const vitest = [binaryOf('vitest'), 'run', '--testTimeout=1800000', '--reporter=default'];
const codes = await withPostgres(async (postgres) => {
  const env = { SOAK: '1', SOAK_SEED: String(seed), ...postgres };
  const ended = [];
  for (const command of [
    ['scripts/prepare.mjs', 'catalog', 'server'],
    [...vitest, ...longLoops()],
    ['--import', 'tsx', 'tests/server/faults/main.ts'],
    ['scripts/container/prove-image.mjs'],
    ['--import', 'tsx', 'tests/visual/films/main.ts'],
    ['--import', 'tsx', 'tests/visual/states/main.ts'],
    ['--import', 'tsx', 'tests/bench/load/main.ts'],
  ])
    ended.push(await runNode(command, { env }));
  return ended;
});
console.log(codes.some(Boolean) ? `\nFailed; again with: npm run soak -- --seed ${seed}` : '\nAll passed');
process.exitCode = codes.some(Boolean) ? 1 : 0;
