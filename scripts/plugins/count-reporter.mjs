/** Reporter of web-test-runner that writes how many tests passed and failed to a JSON file, for `npm test`. */
import { writeFileSync } from 'node:fs';

function countSuite(suite, counts) {
  for (const test of suite?.tests ?? []) {
    if (!test.skipped) counts[test.passed ? 'passed' : 'failed'] += 1;
  }
  for (const inner of suite?.suites ?? []) countSuite(inner, counts);
}

/** A file whose tests never ran (import error, timeout) counts as one failure. */
export function countSessions(sessions) {
  const counts = { passed: 0, failed: 0 };
  for (const session of sessions) {
    const before = counts.failed;
    countSuite(session.testResults, counts);
    if (!session.passed && counts.failed === before) counts.failed += 1;
  }
  return counts;
}

export function countReporter(file) {
  return {
    onTestRunFinished({ sessions }) {
      writeFileSync(file, JSON.stringify(countSessions(sessions)));
    },
  };
}
