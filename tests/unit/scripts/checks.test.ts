import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hexColors } from '../../../scripts/checks/check-colors.mjs';
import { coverage, namedIds, readRequirements } from '../../../scripts/checks/coverage-spec.mjs';
import { missingPackages, nodeIsRecent } from '../../../scripts/machine/ensure-deps.mjs';
import { findBrowser } from '../../../scripts/machine/find-browser.mjs';
import { fingerprint } from '../../../scripts/prepare.mjs';

describe('hex colors', () => {
  it('are found in templates of a module, with their line', () => {
    const code =
      'const ink = \'#000000\';\ncss`color: #1a2b3c;\nborder: 1px solid #abcd`;\nhtml`<i fill="#fff"></i>`;';
    expect(hexColors(code, 'a.ts')).toEqual([
      { line: 2, color: '#1a2b3c' },
      { line: 3, color: '#abcd' },
      { line: 4, color: '#fff' },
    ]);
  });

  it('are found anywhere in sheets and JSX', () => {
    expect(hexColors('a { color: #fff; }', 'a.css')).toEqual([{ line: 1, color: '#fff' }]);
    expect(hexColors("<i color='#fff' />", 'a.tsx')).toEqual([{ line: 1, color: '#fff' }]);
  });

  it('are not ids, addresses or words in comments', () => {
    expect(hexColors("q('#face-list'); '/a#cafe'; // like #fff\n/* or\n#000 */", 'a.tsx')).toEqual([]);
  });
});

describe('requirement ids', () => {
  it('are read from titles only', () => {
    const code =
      "it('[A-001] one', () => {});\nit.each([1])('[A-002][B-003] two', f);\n// [A-009]\nconst x = '[A-010]';";
    expect(namedIds(code)).toEqual(['A-001', 'A-002', 'B-003']);
    expect(namedIds("it.each(['a (b)', 'c'])(\n  '[A-034] %s', f);")).toEqual(['A-034']);
  });

  it('are counted by area, and those without a test are listed', () => {
    const rows = readRequirements('id\tspec\tarea\trequirement\nA-001\t1\thome\tOne\nA-002\t1\thome\tTwo\n');
    const area = coverage(rows, new Set(['A-002'])).get('home')!;
    expect(area.total).toBe(2);
    expect(area.open.map(({ id }) => id)).toEqual(['A-001']);
  });
});

describe('the start on a fresh clone', () => {
  it('asks for a Node that the locked packages accept', () => {
    expect(['18.20.0', '20.18.3', '20.19.0', '22.1.0'].map(nodeIsRecent)).toEqual([false, false, true, true]);
  });

  it('installs what it needs alone, and all of it for who tests', () => {
    const product = 'lock without development packages';
    expect(missingPackages(undefined, 'lock', true)).toBe('product');
    expect(missingPackages(undefined, 'lock', false)).toBe('all');
    expect(missingPackages('lock', 'lock', true)).toBeNull();
    expect(missingPackages(product, 'lock', true)).toBeNull();
    expect(missingPackages(product, 'lock', false)).toBe('all');
    // of a lock file before this one
    expect(missingPackages(product.replace('lock', 'older'), 'lock', true)).toBe('product');
    expect(missingPackages('older', 'lock', true)).toBe('all');
  });

  it('names a CHROME_PATH that leads nowhere', async () => {
    await expect(findBrowser({ CHROME_PATH: '/no/such/browser' })).rejects.toThrow(
      '/no/such/browser does not exist',
    );
  });

  it('builds again when a source changes, is added or goes, and not otherwise', () => {
    const tree = mkdtempSync(join(tmpdir(), 'design-maker-prepare-'));
    mkdirSync(join(tree, 'app'));
    writeFileSync(join(tree, 'app/a.ts'), 'a');
    const first = fingerprint(['app'], tree);
    expect(fingerprint(['app'], tree)).toBe(first);
    utimesSync(join(tree, 'app/a.ts'), 1, 1);
    const touched = fingerprint(['app'], tree);
    writeFileSync(join(tree, 'app/b.ts'), 'b');
    expect(new Set([first, touched, fingerprint(['app'], tree)]).size).toBe(3);
    rmSync(tree, { recursive: true });
  });
});
