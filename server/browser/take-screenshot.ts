import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openGuardingProxy, type Connect } from '../net/guarding-proxy.js';
import { BrowserPipe } from './browser-pipe.js';

/** Of the window, CSS px; as of a laptop's screen. */
const WINDOW = { width: 1440, height: 900, deviceScaleFactor: 1, mobile: false };
/** Longest that all of it takes, ms. */
const TOTAL_LIMIT = 30_000;
/** Longest wait for a page's last picture, ms; then it is taken as it stands. */
const LOAD_LIMIT = 12_000;
/** Fonts and what moves in settle, ms. */
const SETTLE = 1_000;

/** What the proxy answers for hosts that it cannot or must not reach. */
const BAD_GATEWAY = 502;

/** The page did not come: no such host, refused, or nothing public. */
export class PageUnreachableError extends Error {}

interface TakeOptions {
  /** Path of the Chromium. */
  readonly browser: string;
  readonly connect?: Connect;
}

/** A screenshot (PNG) of a page as a browser of its own shows it, with no cookies and nothing kept. */
export async function takeScreenshot(url: string, { browser, connect }: TakeOptions): Promise<Buffer> {
  const proxy = await openGuardingProxy(connect);
  const profile = await mkdtemp(join(tmpdir(), 'design-maker-page-'));
  const child = spawn(browser, [...flags(proxy.address, profile), 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    // its own group: a browser is many processes
    detached: true,
  });
  const gone = new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error('the browser ended')));
  });
  try {
    const late = pause(TOTAL_LIMIT, undefined, { ref: false }).then(() => {
      throw new PageUnreachableError('it took too long');
    });
    return await Promise.race([take(new BrowserPipe(child), url), gone, late]);
  } finally {
    end(child);
    proxy.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

async function take(pipe: BrowserPipe, url: string): Promise<Buffer> {
  const { targetId } = await pipe.send('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await pipe.send('Target.attachToTarget', { targetId, flatten: true });
  const ask = (method: string, params = {}) => pipe.send(method, params, String(sessionId));
  await pipe.send('Browser.setDownloadBehavior', { behavior: 'deny' });
  await ask('Page.enable');
  await ask('Emulation.setDeviceMetricsOverride', WINDOW);
  const loaded = new Promise<void>((resolve) => pipe.on('Page.loadEventFired', () => resolve()));
  let status: unknown;
  pipe.on('Network.responseReceived', ({ type, response }) => {
    if (type === 'Document') status ??= (response as { status: number }).status;
  });
  await ask('Network.enable');
  const { errorText } = await ask('Page.navigate', { url });
  if (errorText) throw new PageUnreachableError(String(errorText));
  await Promise.race([loaded, pause(LOAD_LIMIT, undefined, { ref: false })]);
  // a browser without windows shows the empty answer as a page
  if (status === BAD_GATEWAY) throw new PageUnreachableError('Bad Gateway');
  await pause(SETTLE);
  const { data } = await ask('Page.captureScreenshot', { format: 'png' });
  return Buffer.from(String(data), 'base64');
}

/** Everything goes through the proxy, this machine's own addresses too; nothing beside it leaves. */
const flags = (proxy: string, profile: string): string[] => [
  '--headless=new',
  '--remote-debugging-pipe',
  `--user-data-dir=${profile}`,
  `--proxy-server=${proxy}`,
  '--proxy-bypass-list=<-loopback>',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-extensions',
  '--disable-sync',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--mute-audio',
  '--no-first-run',
  '--hide-scrollbars',
  '--force-color-profile=srgb',
  // its sandbox refuses to run as root, as in a container
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

function end(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
}
