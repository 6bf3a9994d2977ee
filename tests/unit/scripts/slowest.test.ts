import { describe, expect, it } from 'vitest';
import { reportOf } from '../../../scripts/testing/reporters/report.mjs';
import { failureLines, slowestLines } from '../../../scripts/testing/slowest.mjs';

const many = Array.from({ length: 60 }, (_, i) => ({
  ...{ file: `tests/${i % 2 ? 'odd' : 'even'}.test.ts`, title: `test ${i}`, ms: i * 1000 },
}));
const e2e = {
  ...reportOf(many, { 'loading pages': 3000, boots: 9000 }),
  ...{ name: 'e2e', seconds: 90, began: 12 },
};
const lint = { ...reportOf([]), name: 'lint', seconds: 30.25, began: 0, passed: 1 };

describe('where the time went', () => {
  const lines = slowestLines([lint, e2e]);
  const part = (title: string) => {
    const from = lines.indexOf(title) + 1;
    const to = lines.indexOf('', from);
    return lines.slice(from, to < 0 ? undefined : to);
  };

  it("is told by stage, kind, file and test when asked: each stage's time and the 40 slowest tests [E-003]", () => {
    expect(part('Stages')).toEqual(['   30.3 s  from    0 s  lint (1)', '   90.0 s  from   12 s  e2e (60)']);
    expect(part('What the time was spent on')).toEqual([
      '    9.0 s  e2e: boots',
      '    3.0 s  e2e: loading pages',
    ]);
    expect(part('Slowest files')).toEqual(['  900.0 s  tests/odd.test.ts', '  870.0 s  tests/even.test.ts']);
    expect(part('Slowest tests')).toHaveLength(40);
    expect(part('Slowest tests')[0]).toBe('   59.0 s  tests/odd.test.ts › test 59');
  });
});

describe('a stage that failed', () => {
  it('names each test and what was wrong with it', () => {
    const tests = [
      { file: 'a.test.ts', title: 'adds', ms: 1, fault: 'expected 1\nto be 2' },
      { file: 'a.test.ts', title: 'subtracts', ms: 1 },
    ];
    expect(failureLines({ ...lint, ...reportOf(tests) })).toEqual([
      ...['lint: 1 failed', '✗ a.test.ts › adds', '    expected 1', '    to be 2'],
    ]);
    expect(failureLines(lint)).toEqual([]);
  });
});
