import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { completed, holesOf } from '../../scripts/generate/complete-lock.mjs';

const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'));

describe('the lock file', () => {
  it('holds the packages of every platform, or a clean install refuses it', () => {
    expect(holesOf(lock)).toEqual([]);
  });

  it('can be completed: a platform is read from the name', () => {
    const { 'node_modules/@napi-rs/canvas-darwin-x64': _, ...packages } = lock.packages;
    const holed = { ...lock, packages };
    expect(holesOf(holed)).toHaveLength(1);
    const filled = completed(holed).packages['node_modules/@napi-rs/canvas-darwin-x64'];
    expect(filled).toMatchObject({ cpu: ['x64'], os: ['darwin'], optional: true });
    expect(completed(lock).packages).toEqual(lock.packages);
  });
});
