import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testServer, type TestServer } from '../support/server.js';

const PAGE = '<!doctype html><html lang="en"><head></head><body><p>words</p></body></html>';

/** A server whose app is one empty page. */
export async function serverWithPage(): Promise<{ readonly server: TestServer; close(): Promise<void> }> {
  const appFolder = await mkdtemp(join(tmpdir(), 'app-'));
  await writeFile(join(appFolder, 'index.html'), PAGE);
  const server = await testServer({ appFolder });
  return {
    server,
    async close() {
      await server.close();
      await rm(appFolder, { recursive: true });
    },
  };
}
