import { defaultReporter } from '@web/test-runner';
import { playwrightLauncher } from '@web/test-runner-playwright';
import { browserLaunchOptions } from './scripts/machine/find-browser.mjs';
import { BUNDLES, bundleTests } from './scripts/plugins/dev-server/bundled-tests.mjs';
import { unbundled } from './scripts/plugins/dev-server/unbundled.mjs';
import { keepBundles, lendContext } from './scripts/testing/element-contexts.mjs';
import { webTestRunnerReporter } from './scripts/testing/reporters/web-test-runner.mjs';

const report = process.env.TEST_REPORT;

/**
 * Elements in a real browser, each file in a page of its own. All are bundled first; a file named by `--files` is served from
 * its sources.
 */
export default {
  ...unbundled,
  files: process.argv.includes('--files') ? [] : await bundleTests(),
  // The plain Chrome launcher starves background tabs at concurrency 2; Playwright's does not.
  browsers: [
    playwrightLauncher({
      product: 'chromium',
      launchOptions: await browserLaunchOptions(),
      createBrowserContext: lendContext,
    }),
  ],
  middleware: [keepBundles(BUNDLES)],
  concurrency: 3,
  // limits end what hangs; a slow machine takes four times what a quick one needs
  browserStartTimeout: 120_000,
  testsStartTimeout: 120_000,
  testsFinishTimeout: 300_000,
  testFramework: { config: { ui: 'bdd', timeout: 60_000 } },
  // Lit's reminder that its development build is loaded says nothing about a test.
  filterBrowserLogs: ({ args }) => !String(args[0]).startsWith('Lit is in dev mode'),
  reporters: [
    defaultReporter({ reportTestResults: true }),
    ...(report ? [webTestRunnerReporter(report)] : []),
  ],
  coverageConfig: {
    include: ['elements/**/*.ts'],
    reporters: ['text-summary', 'lcovonly'],
    reportDir: 'coverage/elements',
  },
};
