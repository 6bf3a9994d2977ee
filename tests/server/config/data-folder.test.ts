import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { prepareDataFolder } from '../../../server/config/data-folder.js';
import { ConfigError } from '../../../server/config/parse.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'data-folder-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('is made with all above it, and nothing is left in it', async () => {
  const deep = join(folder, 'a/b');
  await prepareDataFolder(deep);
  await prepareDataFolder(deep);
  expect(await readdir(deep)).toEqual([]);
});

it.each(['/proc/nowhere/data', '/dev/null/data', '/etc/passwd'])(
  'that cannot be written is said at once: %s',
  async (path) => {
    const failed = prepareDataFolder(path);
    await expect(failed).rejects.toThrow(ConfigError);
    await expect(failed).rejects.toThrow(`DATA_DIR: ${path} cannot be written (`);
  },
);
