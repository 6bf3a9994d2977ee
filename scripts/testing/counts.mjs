/** How many tests passed and failed, from the report each runner's reporter writes. A runner that crashed writes none. */
import { existsSync, readFileSync } from 'node:fs';

/** @returns {import('./reporters/report.mjs').Report} */
const nothing = () => ({ passed: 0, failed: 0, tests: [], spent: {} });

const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : nothing());

/**
 * The report of one runner. Its exit code has the last word: when it is not 0 and no test is to blame, or when nothing ran
 * at all, the stage itself is the failure.
 * @returns {import('./reporters/report.mjs').Report}
 */
export function runnerReport(reportFile, exitCode) {
  const report = readReport(reportFile);
  const ran = report.passed + report.failed > 0;
  const unexplained = (exitCode !== 0 && report.failed === 0) || !ran;
  return { ...report, failed: report.failed + (unexplained ? 1 : 0) };
}

/** A check counts as one test. */
export const checkReport = (exitCode) =>
  exitCode === 0 ? { ...nothing(), passed: 1 } : { ...nothing(), failed: 1 };

/** @param {readonly { passed: number; failed: number }[]} all */
export const sum = (all) =>
  all.reduce((total, one) => ({ passed: total.passed + one.passed, failed: total.failed + one.failed }), {
    passed: 0,
    failed: 0,
  });
