import { expect, it } from 'vitest';
import { engines } from '../../support/engines.js';
import { testInstallation } from '../test-installation.js';
import { killWhilePaying } from './kill-while-paying.js';

/** `npm run soak` kills it 30 times on each engine; a start of the embedded one after a kill takes seconds. */
const tested = (
  await engines('nothing is paid for nothing when the server is killed while orders are paid')
).at(-1)!;

it('a server killed while orders are paid gives what was paid, charges nothing twice, and its credits add up', async () => {
  const where = await testInstallation(tested);
  const { charges, wrong } = await killWhilePaying(where.env, 2).finally(() => where.remove());
  expect(wrong).toEqual([]);
  expect(charges).toBeGreaterThan(0);
}, 300_000);
