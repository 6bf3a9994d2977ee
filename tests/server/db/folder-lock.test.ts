import { mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FolderInUseError } from '../../../server/db/embedded/folder-in-use-error.js';
import { lockFolder } from '../../../server/db/embedded/folder-lock.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it.each(['linux', 'darwin'] as const)('a folder has one holder at a time (%s)', async (platform) => {
  const first = await lockFolder(folder, platform);
  await expect(lockFolder(folder, platform)).rejects.toThrow(FolderInUseError);
  await first.release();
  const second = await lockFolder(folder, platform);
  await second.release();
});

it('another name of the same folder is the same folder', async () => {
  const first = await lockFolder(join(folder, 'data'));
  await symlink(join(folder, 'data'), join(folder, 'alias'));
  await expect(lockFolder(join(folder, 'alias'))).rejects.toThrow(/in use by another process/);
  await first.release();
});

it('a lock file that a killed process left behind does not stop anyone', async () => {
  const left = join(folder, 'in-use.lock');
  await writeFile(left, '1\n');
  await expect(lockFolder(folder, 'darwin')).rejects.toThrow(FolderInUseError);
  const longAgo = new Date(Date.now() - 3_600_000);
  await utimes(left, longAgo, longAgo);
  await (await lockFolder(folder, 'darwin')).release();
});
