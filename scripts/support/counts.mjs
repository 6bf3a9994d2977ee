/** How many tests passed and failed, from the report each runner writes. A runner that crashed writes none. */
import { existsSync, readFileSync } from 'node:fs';

const nothing = () => ({ passed: 0, failed: 0 });

const READERS = {
  vitest(report) {
    // A file that fails to load has no test results, yet it is a failure.
    const broken = report.testResults.filter(
      (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
    );
    return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
  },
  wtr: (report) => report,
  /** A test that passes only on its second attempt has not passed. */
  playwright: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
};

/**
 * Counts of one runner. Its exit code has the last word: when it is not 0 and no test is to blame, or when nothing ran at
 * all, the stage itself is the failure.
 */
export function countsOf(runner, reportFile, exitCode) {
  const counts = existsSync(reportFile)
    ? READERS[runner](JSON.parse(readFileSync(reportFile, 'utf8')))
    : nothing();
  const ran = counts.passed + counts.failed > 0;
  const unexplained = (exitCode !== 0 && counts.failed === 0) || !ran;
  return { passed: counts.passed, failed: counts.failed + (unexplained ? 1 : 0) };
}

/** A check counts as one test. */
export const checkCounts = (exitCode) =>
  exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

export const sum = (all) =>
  all.reduce(
    (total, one) => ({ passed: total.passed + one.passed, failed: total.failed + one.failed }),
    nothing(),
  );
