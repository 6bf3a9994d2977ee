import { defineConfig } from 'playwright/test';
import { browserLaunchOptions } from '../../scripts/machine/find-browser.mjs';
import { SCREEN } from './support/screen.js';

/**
 * The product as a user meets it: the built app, one Chromium, and a real server for each worker. A journey mostly waits for
 * its page or its server, so that more workers than cores keep the cores busy.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './support/server/seed-store.ts',
  reporter: [['list'], ['../../scripts/testing/reporters/playwright.mjs']],
  workers: Number(process.env.E2E_WORKERS ?? 3),
  fullyParallel: true,
  retries: 0,
  // limits end what hangs; a slow machine takes four times what a quick one needs
  timeout: 600_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    viewport: SCREEN.viewport,
    // what moves costs most of a page's time here; journeys about motion ask for it
    contextOptions: { reducedMotion: SCREEN.reducedMotion },
    screenshot: 'only-on-failure',
    launchOptions: await browserLaunchOptions(),
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
});
