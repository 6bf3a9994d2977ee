import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** What is installed, built or made by running; all of it is in .gitignore. */
const MADE = ['node_modules', '.git', 'dist', 'data', 'coverage', '.cache', 'test-results'];
/** Pictures that took hours to render, kept as files. */
const RENDERED = ['catalog/source/photos', 'catalog/mockups/packages'];

/** Of the files below a folder of the repository, without those in folders of these names or paths. */
async function megabytes(folder: string, without: readonly string[] = MADE): Promise<number> {
  const sizes = (await readdir(join(ROOT, folder), { withFileTypes: true })).map(async (entry) => {
    const path = join(folder, entry.name);
    if (without.includes(entry.name) || without.includes(path)) return 0;
    if (entry.isDirectory()) return megabytes(path, without);
    return entry.isFile() ? (await stat(join(ROOT, path))).size / 1e6 : 0;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

describe('the repository is cloned in a moment', () => {
  it('its rendered pictures weigh at most 60 MB', async () => {
    const each = await Promise.all(RENDERED.map((folder) => megabytes(folder)));
    expect(each.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(60);
  });

  it('all else, most of it fonts, weighs less than 74 MB', async () => {
    expect(await megabytes('', [...MADE, ...RENDERED])).toBeLessThan(74);
  });
});
