import { defaultReporter } from '@web/test-runner';
import { playwrightLauncher } from '@web/test-runner-playwright';
import { browserLaunchOptions } from './scripts/machine/find-browser.mjs';
import { countReporter } from './scripts/plugins/count-reporter.mjs';
import { unbundled } from './scripts/plugins/dev-server/unbundled.mjs';

const counts = process.env.WTR_COUNTS;

/** Elements in a real browser, each file in a page of its own. */
export default {
  ...unbundled,
  files: 'tests/elements/**/*.test.ts',
  // The plain Chrome launcher starves background tabs at concurrency 2; Playwright's does not.
  browsers: [playwrightLauncher({ product: 'chromium', launchOptions: await browserLaunchOptions() })],
  concurrency: 2,
  browserStartTimeout: 60_000,
  testsStartTimeout: 60_000,
  testsFinishTimeout: 60_000,
  testFramework: { config: { ui: 'bdd', timeout: 20_000 } },
  // Lit's reminder that its development build is loaded says nothing about a test.
  filterBrowserLogs: ({ args }) => !String(args[0]).startsWith('Lit is in dev mode'),
  reporters: [defaultReporter({ reportTestResults: true }), ...(counts ? [countReporter(counts)] : [])],
  coverageConfig: {
    include: ['elements/**/*.ts'],
    reporters: ['text-summary', 'lcovonly'],
    reportDir: 'coverage/elements',
  },
};
