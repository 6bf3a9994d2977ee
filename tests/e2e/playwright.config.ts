import { defineConfig } from 'playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserLaunchOptions } from '../../scripts/machine/find-browser.mjs';
import { freePort } from '../support/free-port.js';

/**
 * The product as a user meets it: the real server on a free port with an empty store, the built app, one Chromium.
 * Workers load this file again, so what the first process chose travels in the environment.
 */
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'design-maker-e2e-'));
const address = `http://127.0.0.1:${process.env.E2E_PORT}`;
const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as const] : [])],
  // One server, two cores: journeys in parallel would only wait for each other.
  workers: 1,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: address,
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: await browserLaunchOptions(),
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
  webServer: {
    command: `"${process.execPath}" --import tsx server/main.ts`,
    cwd: '../..',
    url: address,
    // the line with the operator's outbox, whose address the tests find in OUTBOX
    wait: { stdout: /Mails are kept at (?<outbox>\S+)/ },
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      HOST: '127.0.0.1',
      PORT: process.env.E2E_PORT,
      DATA_DIR: process.env.E2E_DATA_DIR,
      // each account is made from a network of its own: one makes 30 a quarter of an hour at most
      TRUST_PROXY: '1',
    },
  },
});
