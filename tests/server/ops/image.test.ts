import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { canIsolate } from '../../../scripts/container/folder-root.mjs';
import { buildImage, checkHealth, inImage, startImage } from '../../../scripts/container/image.mjs';
import { layOut } from '../../../scripts/container/lay-out.mjs';
import { savedDesign } from '../../../server/contract/saved-design.js';
import { freePort } from '../../support/free-port.js';
import { testCatalog, type TestCatalog } from '../support/catalog.js';
import { seedDataFolder } from '../support/seed-archive.js';
import { visitorOf } from '../support/server.js';

// The last stage of the Dockerfile over what this project has built already; `npm run soak` does the first one, too.

/** Processes in folders share the machine's locks, which go by the name of the place. */
const DATA = `/data/${process.pid}`;

let catalog: TestCatalog;
let folder: string;
let image: Awaited<ReturnType<typeof buildImage>>;
beforeAll(async () => {
  catalog = await testCatalog();
  folder = mkdtempSync(join(tmpdir(), 'image-'));
  const build = join(folder, 'build');
  layOut(join(build, 'app'), { without: ['dist/app', 'dist/embed', 'catalog/dist'] });
  cpSync(catalog.folder, join(build, 'app/catalog/dist'), { recursive: true });
  // temporary folders are their maker's alone
  chmodSync(join(build, 'app/catalog/dist'), 0o755);
  mkdirSync(join(build, 'data'));
  await seedDataFolder(join(build, DATA));
  image = await buildImage(folder, { made: { build } });
});
afterAll(async () => {
  await catalog.remove();
  rmSync(folder, { recursive: true, force: true });
});

const outputOf = async (program: string): Promise<string> => {
  const child = inImage(image, ['node', '-e', program]);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await once(child, 'close');
  return output;
};

it('what the Dockerfile makes starts with the C library alone, is healthy, keeps and paints a design, and stops in order', async () => {
  const env = { PORT: String(await freePort()), DATA_DIR: DATA };
  const server = startImage(image, env);
  onTestFinished(() => void server.kill('SIGKILL'));
  let complaints = '';
  server.stderr?.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  const ended = once(server, 'exit');
  while ((await checkHealth(image, env)) !== 0) {
    expect(server.exitCode, complaints).toBe(null);
    await wait(100);
  }
  const visitor = visitorOf(`http://127.0.0.1:${env.PORT}`);
  const { _id: id } = await visitor.api(savedDesign.createBlankDesign, {});
  const thumbnail = async () => (await visitor.api(savedDesign.getOne, { id })).thumbnail;
  await expect.poll(thumbnail, { timeout: 90_000, interval: 100 }).toMatch(/^\/static\/saved_design\//);
  server.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

it('the packages that come into it in part load without the rest', async () => {
  const loaded = await outputOf(`
    (async () => {
      const { AudioSample, canEncodeAudio } = await import('mediabunny');
      const { registerAacEncoder } = await import('@mediabunny/aac-encoder');
      const { default: Document } = await import('pdfkit');
      const { default: heif } = await import('libheif-js/wasm-bundle.js');
      registerAacEncoder();
      const encodes = await canEncodeAudio('aac', { numberOfChannels: 2, sampleRate: 48000, bitrate: 160000 });
      console.log(typeof AudioSample, encodes, typeof new Document().text, typeof heif.HeifDecoder);
    })().catch((error) => console.log(error.message)).finally(() => process.exit());`);
  expect(loaded.trim()).toBe('function true function function');
});

it('an image that does not answer is not healthy', async () => {
  expect(await checkHealth(image, { PORT: String(await freePort()) })).toBe(1);
});

it.runIf(canIsolate())(
  'who runs in it has no rights, and can write its data and temporary files alone',
  async () => {
    const tried = await outputOf(`
    const { writeFileSync } = require('node:fs');
    for (const place of ['/data', '/tmp', '/app', '/app/dist/server', '/usr/local/bin', '/'])
      try { writeFileSync(place + '/probe', ''); console.log(place, 'written'); }
      catch ({ code }) { console.log(place, code); }
    console.log(process.getuid(), process.getgid());`);
    expect(tried.trim().split('\n')).toEqual([
      '/data written',
      '/tmp written',
      '/app EROFS',
      '/app/dist/server EROFS',
      '/usr/local/bin EROFS',
      '/ EROFS',
      '65532 65532',
    ]);
  },
);
