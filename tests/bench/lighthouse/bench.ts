import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserLaunchOptions } from '../../../scripts/machine/find-browser.mjs';
import { freePort } from '../../support/free-port.js';
import { measuredPages } from './pages.js';
import { measure, type Device, type PageScores } from './run.js';

const DEVICES: readonly Device[] = ['desktop', 'mobile'];

export type LighthouseBench = Readonly<Record<string, Readonly<Record<Device, PageScores>>>>;

/** The real server with the built app and the catalog, on an empty store. */
async function startServer(root: string, dataFolder: string): Promise<[ChildProcess, string]> {
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
  return [server, `http://127.0.0.1:${port}`];
}

/** What Lighthouse says of the pages that anybody may open, on a desktop and on a phone. */
export async function benchLighthouse(root: string, packages: string): Promise<LighthouseBench> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const [server, address] = await startServer(root, dataFolder);
  const port = await freePort();
  const { args, ...options } = await browserLaunchOptions();
  const browser = await chromium.launch({ ...options, args: [...args, `--remote-debugging-port=${port}`] });
  try {
    const result: Record<string, Record<Device, PageScores>> = {};
    for (const { name, path } of await measuredPages(address)) {
      const scores: Partial<Record<Device, PageScores>> = {};
      for (const device of DEVICES) {
        process.stderr.write(`lighthouse, ${name}, ${device}\n`);
        scores[device] = await measure(packages, `${address}${path}`, device, port);
      }
      result[name] = scores as Record<Device, PageScores>;
    }
    return result;
  } finally {
    await browser.close();
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
    await rm(dataFolder, { recursive: true, force: true });
  }
}
