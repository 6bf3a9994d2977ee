import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../support/engines.js';
import { testInstallation, type TestInstallation } from './test-installation.js';
import { killInStream } from './kill-stream.js';

const tested = await engines('no acknowledged save is lost when the server is killed in a stream of saves');

describe.each(tested)('a server killed in a stream of saves, on %s', (engine) => {
  let where: TestInstallation;
  beforeAll(async () => {
    where = await testInstallation(engine);
  });
  afterAll(() => where.remove());

  it('loses nothing that it acknowledged', async () => {
    const figures = await killInStream(where.env, 1);
    expect(figures.lost).toEqual([]);
    expect(figures.acknowledged).toBeGreaterThan(0);
  }, 300_000);
});
