import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/free-port.js';

export interface RealServer {
  readonly address: string;
  stop(): Promise<void>;
}

/** The real server with the built app and the catalog, on an empty store that goes with it. */
export async function startServer(root: string): Promise<RealServer> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'bench-'));
  const port = await freePort();
  const server = spawn(process.execPath, ['dist/server/main.mjs'], {
    cwd: root,
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataFolder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (text: Buffer) => text.includes('is ready') && resolve());
    server.once('exit', () => reject(new Error('the server did not start')));
  });
  const stop = async () => {
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
    await rm(dataFolder, { recursive: true, force: true });
  };
  return { address: `http://127.0.0.1:${port}`, stop };
}
