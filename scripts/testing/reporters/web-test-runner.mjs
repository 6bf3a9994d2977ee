/** Reporter of web-test-runner: writes what `npm test` reads. */
import { sourceOf } from '../../plugins/dev-server/bundled-tests.mjs';
import { faultOf, projectPath, reportOf, spend, writeReport } from './report.mjs';

function testsOf(suite, file, titles = []) {
  const own = (suite?.tests ?? [])
    .filter(({ skipped }) => !skipped)
    .map(({ name, duration = 0, passed, error }) => ({
      file,
      title: [...titles, name].join(' › '),
      ms: duration,
      ...(passed ? {} : { fault: faultOf(error?.message) }),
    }));
  const inner = (suite?.suites ?? []).flatMap((one) => testsOf(one, file, [...titles, one.name]));
  return [...own, ...inner];
}

/**
 * A file whose tests never ran (import error, timeout) counts as one failure. `available` is the time of all pages that ran
 * side by side, ms: what the tests did not take went into loading them.
 */
export function reportSessions(sessions, available = 0) {
  const spent = {};
  const tests = [...sessions].flatMap(({ testFile = '', testResults, passed, errors = [] }) => {
    const file = sourceOf(projectPath(testFile));
    const found = testsOf(testResults, file);
    if (passed || found.some(({ fault }) => fault !== undefined)) return found;
    return [...found, { file, title: 'the file itself', ms: 0, fault: faultOf(errors[0]?.message) }];
  });
  const ms = tests.reduce((sum, test) => sum + test.ms, 0);
  spend(spent, 'tests', ms);
  spend(spent, 'loading pages', available - ms);
  return reportOf(tests, spent);
}

export function webTestRunnerReporter(target) {
  let pages = 0;
  let began = 0;
  return {
    start({ config, startTime }) {
      pages = config.concurrency;
      began = startTime;
    },
    onTestRunFinished({ sessions }) {
      writeReport(target, reportSessions(sessions, pages * (Date.now() - began)));
    },
  };
}
