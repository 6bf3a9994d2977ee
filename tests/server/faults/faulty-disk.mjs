/**
 * Loaded into a server process before everything else: a disk that is full or slow for the embedded database, for as long
 * as there is a file that says so in the folder SICK_DISK. It fails as file systems do: only what makes a file longer.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';

const folder = process.env.SICK_DISK;
const { writeSync, fdatasyncSync, fstatSync } = fs;

function write(...args) {
  const [fd, , , length, position] = args;
  const grows = typeof position === 'number' && position + length > fstatSync(fd).size;
  if (grows && fs.existsSync(join(folder, 'full')))
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28 });
  return writeSync(...args);
}

/** Takes as many ms longer as the file `slow` says, and notes when it was done. */
function sync(fd) {
  const path = join(folder, 'slow');
  const slow = fs.existsSync(path) ? Number(fs.readFileSync(path, 'utf8')) : 0;
  if (slow > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, slow);
  fdatasyncSync(fd);
  if (slow > 0) fs.appendFileSync(join(folder, 'synced'), `${Date.now()}\n`);
}

Object.assign(fs, { writeSync: write, fdatasyncSync: sync });
syncBuiltinESMExports();
