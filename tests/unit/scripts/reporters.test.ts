import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import PlaywrightReporter from '../../../scripts/testing/reporters/playwright.mjs';
import { faultOf, type Report } from '../../../scripts/testing/reporters/report.mjs';
import { reportModules } from '../../../scripts/testing/reporters/vitest.mjs';
import { reportSessions } from '../../../scripts/testing/reporters/web-test-runner.mjs';
import { root } from '../../../scripts/support/files.mjs';

describe('web-test-runner', () => {
  const passed = { name: 'a', passed: true, duration: 7 };
  const failed = { name: 'b', passed: false, error: { message: 'no b' } };
  const suite = {
    tests: [passed],
    suites: [{ name: 'inner', tests: [failed, { ...passed, skipped: true }] }],
  };
  const testFile = join(root, 'tests/elements/a.test.ts');

  it('reports nested suites, and a file that never ran as one failure', () => {
    const errors = [{ message: 'no such module' }];
    const report = reportSessions([
      { testFile, passed: false, testResults: suite },
      { testFile, passed: false, testResults: undefined, errors },
      { testFile, passed: true, testResults: { tests: [passed], suites: [] } },
    ]);
    expect(report).toMatchObject({ passed: 2, failed: 2 });
    expect(report.tests).toEqual([
      { file: 'tests/elements/a.test.ts', title: 'a', ms: 7 },
      { file: 'tests/elements/a.test.ts', title: 'inner › b', ms: 0, fault: 'no b' },
      { file: 'tests/elements/a.test.ts', title: 'the file itself', ms: 0, fault: 'no such module' },
      { file: 'tests/elements/a.test.ts', title: 'a', ms: 7 },
    ]);
  });

  it('knows what the pages took beside the tests', () => {
    const session = { testFile, passed: true, testResults: { tests: [passed], suites: [] } };
    expect(reportSessions([session], 100).spent).toEqual({ tests: 7, 'loading pages': 93 });
  });
});

interface Outcome {
  readonly state: string;
  readonly errors?: readonly { message: string }[];
}

/** As much of a vitest module as the reporter asks for; it took 100 ms, its imports 30. */
const moduleOf = (tests: readonly Outcome[], own: Outcome = { state: 'passed' }) => ({
  relativeModuleId: 'tests/unit/a.test.ts',
  children: {
    allTests: () =>
      tests.map((outcome, at) => ({
        fullName: `a > test ${at}`,
        result: () => outcome,
        diagnostic: () => ({ duration: 10 }),
      })),
    allSuites: () => [],
  },
  errors: () => own.errors ?? [],
  state: () => own.state,
  diagnostic: () => ({
    ...{ duration: 100, collectDuration: 30 },
    ...{ environmentSetupDuration: 0, prepareDuration: 0 },
  }),
});

describe('vitest', () => {
  it('reports tests, leaves out skipped ones, and tells imports and hooks apart', () => {
    const errors = [{ message: 'expected 1 to be 2\n    at file.ts:1:1' }];
    const report = reportModules([
      moduleOf([{ state: 'passed' }, { state: 'failed', errors }, { state: 'skipped' }], { state: 'failed' }),
    ]);
    expect(report).toMatchObject({ passed: 1, failed: 1, spent: { tests: 20, hooks: 80, imports: 30 } });
    expect(report.tests[1]).toMatchObject({ title: 'a › test 1', fault: 'expected 1 to be 2' });
  });

  it('counts a file that does not load, and an error that nobody caught, as failures', () => {
    const broken = moduleOf([], { state: 'failed', errors: [{ message: 'no such module' }] });
    const report = reportModules([broken, moduleOf([{ state: 'passed' }])], [{ message: 'late' }]);
    expect(report).toMatchObject({ passed: 1, failed: 2 });
    expect(report.tests.map(({ fault }) => fault)).toEqual(['no such module', undefined, 'late']);
  });
});

describe('Playwright', () => {
  const folder = mkdtempSync(join(tmpdir(), 'design-maker-reporter-'));
  const before = process.env['TEST_REPORT'];
  afterEach(() => {
    if (before === undefined) delete process.env['TEST_REPORT'];
    else process.env['TEST_REPORT'] = before;
    rmSync(folder, { recursive: true, force: true });
  });

  const test = (title: string) => ({
    titlePath: () => ['', 'chromium', 'a.spec.ts', 'group', title],
    location: { file: join(root, 'tests/e2e/a.spec.ts') },
    expectedStatus: 'passed',
  });
  const step = (title: string, duration: number, steps: object[] = []) => ({ title, duration, steps });
  const result = (status: string, more: object = {}) => ({
    ...{ status, duration: 100, errors: [], steps: [], retry: 0 },
    ...more,
  });

  it('reports tests, counts a second attempt as a failure, and tells what the time went into', () => {
    const reporter = new PlaywrightReporter();
    const steps = [
      step('Before Hooks', 10),
      step('a part', 70, [step('page.goto(/)', 20, [step('waiting', 15)]), step('Expect "toBeVisible"', 30)]),
    ];
    reporter.onTestEnd(test('passes'), result('passed', { steps }));
    reporter.onTestEnd(test('is left out'), result('skipped'));
    reporter.onTestEnd(test('is flaky'), result('passed', { retry: 1 }));
    reporter.onTestEnd(test('fails'), result('timedOut'));
    process.env['TEST_REPORT'] = join(folder, 'report.json');
    reporter.onEnd();
    const report = JSON.parse(readFileSync(process.env['TEST_REPORT'], 'utf8')) as Report;
    expect(report).toMatchObject({ passed: 1, failed: 2 });
    expect(report.tests[2]).toEqual({
      ...{ file: 'tests/e2e/a.spec.ts', title: 'group › fails', ms: 100, fault: 'timedOut' },
    });
    expect(report.spent).toEqual({ boots: 10, 'loading pages': 20, waits: 30, other: 240 });
  });
});

describe('a fault', () => {
  it('is told without colors and stack, and is never empty', () => {
    expect(faultOf('\u001B[31mexpected\u001B[39m\n    at run (file.ts:3:1)\n+ more')).toBe(
      'expected\n+ more',
    );
    expect(faultOf(undefined)).toBe('failed');
  });
});
