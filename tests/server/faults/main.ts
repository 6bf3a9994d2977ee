/**
 * `npm run faults -- [kills] [kills while paying]`: kills the server in a stream of saves, 50 times on each engine there is,
 * and 30 times while orders are paid, and prints what came of it as JSON. Exit code 1 when an acknowledged save was lost, or
 * something paid for nothing, twice, or had unpaid.
 */
import { engines } from '../support/engines.js';
import { testInstallation } from './test-installation.js';
import { killInStream } from './kill-stream.js';
import { killWhilePaying } from './payments/kill-while-paying.js';

const kills = Number(process.argv[2] ?? 50);
const killsWhilePaying = Number(process.argv[3] ?? 30);

async function main(): Promise<void> {
  for (const engine of await engines('the kills of npm run faults')) {
    const where = await testInstallation(engine);
    const figures = await killInStream(where.env, kills).finally(() => where.remove());
    process.stdout.write(`${JSON.stringify({ engine, ...figures }, null, 2)}\n`);
    if (figures.lost.length > 0) process.exitCode = 1;
    const shop = await testInstallation(engine);
    const payments = await killWhilePaying(shop.env, killsWhilePaying).finally(() => shop.remove());
    process.stdout.write(`${JSON.stringify({ engine, payments }, null, 2)}\n`);
    if (payments.wrong.length > 0) process.exitCode = 1;
  }
}

void main();
