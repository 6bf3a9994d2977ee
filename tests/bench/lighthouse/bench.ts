import { chromium } from 'playwright';
import { browserLaunchOptions } from '../../../scripts/machine/find-browser.mjs';
import { freePort } from '../../support/free-port.js';
import { startServer } from '../real-server.js';
import { measuredPages } from './pages.js';
import { measure, type Device, type PageScores } from './run.js';

const DEVICES: readonly Device[] = ['desktop', 'mobile'];

export type LighthouseBench = Readonly<Record<string, Readonly<Record<Device, PageScores>>>>;

/** What Lighthouse says of the pages that anybody may open, on a desktop and on a phone. */
export async function benchLighthouse(root: string, packages: string): Promise<LighthouseBench> {
  const { address, stop } = await startServer(root);
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
    await stop();
  }
}
