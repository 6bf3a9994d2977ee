import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../../scripts/support/files.mjs';

interface Locked {
  readonly dependencies?: Record<string, string>;
  readonly optionalDependencies?: Record<string, string>;
}

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};

/** Places where Node looks for a package from a folder, innermost first. */
function places(folder: string, name: string): string[] {
  const parts = folder.split('/node_modules/');
  const inner = parts.map((_part, index) => parts.slice(0, parts.length - index).join('/node_modules/'));
  return [...inner.map((place) => (place ? `${place}/node_modules/${name}` : name)), `node_modules/${name}`];
}

it('has an entry for every package of every platform, or `npm ci` refuses a fresh clone', () => {
  const missing = Object.entries(lock.packages).flatMap(([folder, locked]) =>
    Object.keys({ ...locked.dependencies, ...locked.optionalDependencies })
      .filter((name) => !places(folder, name).some((place) => place in lock.packages))
      .map((name) => `${name} of ${folder || 'the project'}`),
  );
  expect(missing).toEqual([]);
});
