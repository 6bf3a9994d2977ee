import { createHash } from 'node:crypto';
import { mkdir, realpath } from 'node:fs/promises';
import { createServer } from 'node:net';
import { lockByFile } from './file-lock.js';
import { FolderInUseError, type FolderLock } from './folder-in-use-error.js';

/** Takes the folder for this process alone. A killed process frees it at once on Linux, within a minute elsewhere. */
export async function lockFolder(folder: string, platform = process.platform): Promise<FolderLock> {
  await mkdir(folder, { recursive: true });
  const real = await realpath(folder);
  return platform === 'linux' ? lockBySocket(real) : lockByFile(real);
}

/** An abstract socket lives in the kernel and dies with its process: there is no stale lock to clean up. */
function lockBySocket(folder: string): Promise<FolderLock> {
  const name = `\0design-maker-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`;
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new FolderInUseError(folder) : error),
    );
    server.listen({ path: name }, () => {
      server.unref();
      resolve({ release: () => new Promise((done) => server.close(() => done())) });
    });
  });
}
