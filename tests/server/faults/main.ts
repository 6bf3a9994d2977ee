/**
 * `npm run faults -- [kills]`: kills the server in a stream of saves, 50 times on each engine there is, and prints what
 * came of it as JSON. Exit code 1 when an acknowledged save was lost.
 */
import { engines } from '../support/engines.js';
import { testInstallation } from './test-installation.js';
import { killInStream } from './kill-stream.js';

const kills = Number(process.argv[2] ?? 50);

async function main(): Promise<void> {
  for (const engine of await engines('the kills of npm run faults')) {
    const where = await testInstallation(engine);
    const figures = await killInStream(where.env, kills).finally(() => where.remove());
    process.stdout.write(`${JSON.stringify({ engine, ...figures }, null, 2)}\n`);
    if (figures.lost.length > 0) process.exitCode = 1;
  }
}

void main();
