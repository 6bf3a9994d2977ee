/**
 * `node scripts/container/prove-image.mjs`: every step of the Dockerfile from `npm ci` on, into a folder; then starts what it
 * made as its user with a root that cannot be written, and asks its health check. Says what the image adds to its base. Takes
 * minutes and registries; exit code 1 when anything fails.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { canIsolate } from './folder-root.mjs';
import { buildImage, checkHealth, startImage } from './image.mjs';
import { addedBytes } from './weight.mjs';

/** What the whole image may weigh, and about what its base does, bytes. */
const MOST = 450e6;
const BASE = 25e6;

/** Seconds until it must be healthy. */
const START = 120;

async function prove(folder) {
  const image = await buildImage(folder, { say: console.log });
  const bytes = addedBytes(image);
  console.log(`The image adds ${Math.round(bytes / 1e6)} MB to its base`);
  if (bytes + BASE > MOST) throw new Error(`The image may have ${MOST / 1e6} MB with its base`);
  // processes in folders share the machine's locks, which go by the name of the place
  const env = { PORT: '48130', DATA_DIR: `/data/${process.pid}` };
  const server = startImage(image, env);
  server.stderr.pipe(process.stderr);
  const ended = once(server, 'exit');
  for (let second = 0; second < START; second += 1) {
    if ((await checkHealth(image, env)) === 0) {
      console.log('It is healthy');
      server.kill('SIGTERM');
      const [code] = await ended;
      return code === 0;
    }
    if (server.exitCode !== null) return false;
    await wait(1000);
  }
  server.kill('SIGKILL');
  return false;
}

if (!canIsolate()) {
  console.error('The Dockerfile was not proven: that needs Linux, util-linux and root');
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'image-'));
const good = await prove(folder).finally(() => rmSync(folder, { recursive: true, force: true }));
console.log(good ? 'The image works' : 'The image does not work');
process.exitCode = good ? 0 : 1;
