import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** What is installed, built or made by running; all of it is in .gitignore. */
const MADE = new Set(['node_modules', '.git', 'dist', 'data', 'coverage', '.cache', 'test-results']);

async function bytesBelow(folder: string): Promise<number> {
  const sizes = (await readdir(folder, { withFileTypes: true })).map(async (entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return MADE.has(entry.name) ? 0 : bytesBelow(path);
    return entry.isFile() ? (await stat(path)).size : 0;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

it('the repository is cloned in a moment: its files weigh less than 80 MB', async () => {
  expect((await bytesBelow(ROOT)) / 1e6).toBeLessThan(80);
});
