import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { reportOf } from '../../../scripts/testing/reporters/report.mjs';
import { checkReport, runnerReport, sum } from '../../../scripts/testing/counts.mjs';

const folder = mkdtempSync(join(tmpdir(), 'design-maker-counts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function written(content: object): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const NONE = join(folder, 'no-such-report.json');
const sound = { file: 'a.test.ts', title: 'is sound', ms: 5 };
const broken = { ...sound, title: 'is broken', fault: 'expected 1 to be 2' };

describe('counting what a runner did', () => {
  it('takes tests from the report', () => {
    const report = reportOf([sound, broken, sound], { imports: 3 });
    expect(runnerReport(written(report), 1)).toEqual({ ...report, passed: 2, failed: 1 });
  });

  it('counts a crash as a failure, with a report or without', () => {
    expect(runnerReport(NONE, 1)).toMatchObject({ passed: 0, failed: 1 });
    expect(runnerReport(written(reportOf([sound])), 1)).toMatchObject({ passed: 1, failed: 1 });
  });

  it('counts a runner that ran nothing as a failure', () => {
    expect(runnerReport(written(reportOf([])), 0)).toMatchObject({ passed: 0, failed: 1 });
    expect(runnerReport(NONE, 0)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('counts a check as one test, and adds all up', () => {
    const runner = runnerReport(written(reportOf([sound])), 0);
    expect(sum([checkReport(0), checkReport(2), runner])).toEqual({ passed: 2, failed: 1 });
  });
});
