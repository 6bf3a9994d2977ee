/** Reporter of vitest: writes what `npm test` reads to the file in TEST_REPORT. */
import { faultOf, reportOf, spend, writeReport } from './report.mjs';

const messages = (errors) => errors.map(({ message }) => message).join('\n');

/** A file that does not load, or whose hooks fail, has failed even when no test of it is to blame. */
function testsOf(module) {
  const file = module.relativeModuleId;
  const tests = [...module.children.allTests()]
    .filter((test) => ['passed', 'failed'].includes(test.result().state))
    .map((test) => ({
      file,
      title: test.fullName.replaceAll(' > ', ' › '),
      ms: test.diagnostic()?.duration ?? 0,
      ...(test.result().state === 'failed' && { fault: faultOf(messages(test.result().errors)) }),
    }));
  const suites = [...module.children.allSuites()].flatMap((suite) => suite.errors());
  const errors = [...module.errors(), ...suites];
  const unexplained = module.state() === 'failed' && !tests.some(({ fault }) => fault !== undefined);
  if (unexplained || errors.length)
    tests.push({ file, title: 'the file itself', ms: 0, fault: faultOf(messages(errors)) });
  return tests;
}

/** `unhandled` are errors that no test caught. */
export function reportModules(modules, unhandled = []) {
  const spent = {};
  const tests = modules.flatMap((module) => {
    const found = testsOf(module);
    const { duration, collectDuration, environmentSetupDuration, prepareDuration } = module.diagnostic();
    const ms = found.reduce((sum, test) => sum + test.ms, 0);
    spend(spent, 'tests', ms);
    spend(spent, 'hooks', duration - ms);
    spend(spent, 'imports', collectDuration);
    spend(spent, 'environment', environmentSetupDuration + prepareDuration);
    return found;
  });
  const loose = unhandled.map(({ message }) => ({
    ...{ file: '', title: 'an error that no test caught', ms: 0 },
    fault: faultOf(message),
  }));
  return reportOf([...tests, ...loose], spent);
}

export default class VitestReporter {
  onTestRunEnd(modules, unhandled) {
    const target = process.env.TEST_REPORT;
    if (target) writeReport(target, reportModules(modules, unhandled));
  }
}
