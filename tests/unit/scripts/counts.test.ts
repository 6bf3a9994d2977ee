import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { countSessions } from '../../../scripts/plugins/count-reporter.mjs';
import { checkCounts, countsOf, sum } from '../../../scripts/support/counts.mjs';

const folder = mkdtempSync(join(tmpdir(), 'design-maker-counts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function report(content: object): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const NONE = join(folder, 'no-such-report.json');

describe('counting what a runner did', () => {
  it('takes tests from the report', () => {
    const vitest = report({ numPassedTests: 7, numFailedTests: 0, testResults: [] });
    expect(countsOf('vitest', vitest, 0)).toEqual({ passed: 7, failed: 0 });
    const playwright = report({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 } });
    expect(countsOf('playwright', playwright, 1)).toEqual({ passed: 4, failed: 2 });
  });

  it('counts a file that does not load as a failure', () => {
    const broken = { status: 'failed', assertionResults: [] };
    const file = report({ numPassedTests: 7, numFailedTests: 0, testResults: [broken] });
    expect(countsOf('vitest', file, 1)).toEqual({ passed: 7, failed: 1 });
  });

  it('counts a crash as a failure, with a report or without', () => {
    expect(countsOf('wtr', NONE, 1)).toEqual({ passed: 0, failed: 1 });
    expect(countsOf('wtr', report({ passed: 3, failed: 0 }), 1)).toEqual({ passed: 3, failed: 1 });
  });

  it('counts a runner that ran nothing as a failure', () => {
    expect(countsOf('wtr', report({ passed: 0, failed: 0 }), 0)).toEqual({ passed: 0, failed: 1 });
    expect(countsOf('vitest', NONE, 0)).toEqual({ passed: 0, failed: 1 });
  });

  it('counts a check as one test, and adds all up', () => {
    expect(sum([checkCounts(0), checkCounts(2), { passed: 5, failed: 0 }])).toEqual({ passed: 6, failed: 1 });
  });

  it('reads the sessions of web-test-runner, nested suites and files that never ran included', () => {
    const passed = { name: 'a', passed: true };
    const failed = { name: 'b', passed: false };
    const suite = {
      tests: [passed],
      suites: [{ tests: [failed, { ...passed, skipped: true }], suites: [] }],
    };
    expect(
      countSessions([
        { passed: false, testResults: suite },
        { passed: false, testResults: undefined },
        { passed: true, testResults: { tests: [passed], suites: [] } },
      ]),
    ).toEqual({ passed: 2, failed: 2 });
  });
});
