import { open, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { FolderInUseError, type FolderLock } from './folder-in-use-error.js';

/** The holder touches its file this often, ms; a file older than STALE was left by a killed process. */
const HEARTBEAT = 5_000;
const STALE = 30_000;

/** A lock file beside the data, kept fresh by a heartbeat: for systems without abstract sockets. */
export async function lockByFile(folder: string): Promise<FolderLock> {
  const path = join(folder, 'in-use.lock');
  await clearStale(path);
  await createAlone(path, folder);
  const beat = setInterval(() => void touch(path), HEARTBEAT);
  beat.unref();
  return {
    release: async () => {
      clearInterval(beat);
      await rm(path, { force: true });
    },
  };
}

async function createAlone(path: string, folder: string): Promise<void> {
  try {
    const file = await open(path, 'wx');
    await file.writeFile(`${process.pid}\n`);
    await file.close();
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? new FolderInUseError(folder) : error;
  }
}

async function clearStale(path: string): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (found && Date.now() - found.mtimeMs > STALE) await rm(path, { force: true });
}

/** A beat that fails (folder gone, disk full) is not worth a crash: the next write of the engine says so. */
const touch = (path: string): Promise<void> => utimes(path, new Date(), new Date()).catch(() => undefined);
