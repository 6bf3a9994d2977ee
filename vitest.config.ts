import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { join } from 'node:path';
import { filesBelow, root } from './scripts/support/files.mjs';
import { LongFirst } from './tests/support/long-first.js';

const tests = filesBelow('tests', (path) => path.endsWith('.test.ts'));

/** Files that get a page's globals for themselves say so in their first line. */
const asksForPage = (path: string): boolean =>
  readFileSync(join(root, path), 'utf8').includes('@vitest-environment');

/** Those that need a page's globals, or run the project's own tools. */
const ALONE = [
  ...tests.filter((path) => path.startsWith('tests/unit/') && asksForPage(path)),
  ...['tests/unit/scripts/**/*.test.ts', 'tests/unit/*.test.ts'],
];

/**
 * Files that may run one after another in one process: they change nothing that outlives them. Loading the server, the
 * editor or the fonts takes longer than most of these tests, and is done once a worker then.
 */
const TOGETHER = ['tests/{server,visual}/**/*.test.ts', 'tests/unit/*/**/*.test.ts'];

/** They listen in on the whole process, or move its clock: timers of packages would outlast that. */
const LISTENING = [
  'tests/server/accounts/{logs,wrong-secret}.test.ts',
  'tests/server/subscriptions/any-order.test.ts',
];

/** Pure rooms, server, catalog and the pixel comparisons: everything that is proven in Node. */
export default defineConfig({
  oxc: { target: 'es2022' },
  resolve: {
    // Node would get the build for server rendering, which hands no properties to elements.
    alias: { '@lit/react': fileURLToPath(new URL('node_modules/@lit/react/index.js', import.meta.url)) },
  },
  test: {
    environment: 'node',
    // Twice the cores of a small machine: tests also wait for processes, timers and browsers.
    maxWorkers: 4,
    // limits end what hangs; a slow machine takes four times what a quick one needs
    testTimeout: 360_000,
    globalSetup: ['tests/support/built-server.ts'],
    setupFiles: ['tests/support/soak-setup.ts'],
    hookTimeout: 240_000,
    expect: { poll: { timeout: 30_000 } },
    coverage: { provider: 'v8', include: ['elements/**/*.ts', 'server/**/*.ts', 'catalog/**/*.ts'] },
    sequence: { sequencer: LongFirst },
    projects: [
      {
        extends: true,
        test: { name: 'together', include: TOGETHER, exclude: [...ALONE, ...LISTENING], isolate: false },
      },
      { extends: true, test: { name: 'alone', include: [...ALONE, ...LISTENING] } },
    ],
  },
});
