import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { reportOf } from '../../../scripts/testing/reporters/report.mjs';
import { Output } from '../../../scripts/testing/output.mjs';
import { runNode } from '../../../scripts/support/run.mjs';

const folder = mkdtempSync(join(tmpdir(), 'design-maker-output-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const green = {
  ...reportOf([{ file: 'a.test.ts', title: 'adds', ms: 1 }]),
  name: 'unit',
  seconds: 1,
  began: 0,
};
const red = {
  ...reportOf([{ file: 'a.test.ts', title: 'adds', ms: 1, fault: 'no sum' }]),
  ...{ name: 'unit', seconds: 1, began: 0 },
};

/** An output whose stages run a program that writes `out` and `err`. */
async function ran(result: typeof red, options: { verbose?: boolean } = {}): Promise<string> {
  let shown = '';
  const output = new Output({ show: (text) => (shown += text), ...options });
  const stage = output.open('unit', join(folder, `${Math.random()}.log`));
  const program = join(folder, 'program.mjs');
  writeFileSync(program, "console.log('out'.padEnd(200_000, '.')); console.error('err'); process.exit(3);");
  expect(await runNode([program], { file: stage.file! })).toBe(3);
  stage.say('a note');
  stage.end(result);
  return shown;
}

describe('what is shown of stages', () => {
  it('that passed: a line and their notes, all that they wrote when asked', async () => {
    expect(await ran(green)).toMatch(/^▸ unit\n✓ unit: 1 passed, \d+ s\n {4}a note\n$/);
    expect(await ran(green, { verbose: true })).toMatch(
      /── what unit wrote\nout\.{199997}\nerr\na note\n\n$/,
    );
  });

  it('that failed: first what failed, then all that was written, complaints too', async () => {
    expect(await ran(red)).toMatch(
      /^▸ unit\n\n✗ unit, \d+ s\nunit: 1 failed\n✗ a\.test\.ts › adds\n {4}no sum\n── what unit wrote\nout\.+\nerr\n/,
    );
  });

  it('that were broken off: what they had written', () => {
    let shown = '';
    const output = new Output({ show: (text) => (shown += text) });
    output.open('unit', join(folder, 'unit.log')).say('halfway');
    output.open('lint', join(folder, 'lint.log')).end({ ...green, name: 'lint' });
    shown = '';
    output.flush();
    expect(shown).toBe('\n── unit, not ended\nhalfway\n');
  });
});
