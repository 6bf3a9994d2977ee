/**
 * Where Chromium is: CHROME_PATH, one of the system, Playwright's own. Run as a script it also tries to install one and
 * prints a single clear line.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

const SYSTEM_BROWSERS = [
  // without windows it loads a page in half the time, and all tabs are in front
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Flags every test browser gets: no sandbox in containers, the CPU raster, and no traffic of its own. */
export const CHROME_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-color-profile=srgb',
];

async function bundledBrowser() {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** Path of a Chromium, or undefined. Throws when CHROME_PATH names nothing. */
export async function findBrowser(environment = process.env) {
  const given = environment.CHROME_PATH;
  if (given && !existsSync(given)) throw new Error(`CHROME_PATH ${given} does not exist`);
  return given || SYSTEM_BROWSERS.find((path) => existsSync(path)) || bundledBrowser();
}

/** What Playwright's launchers take. Throws with the way out when there is no browser. */
export async function browserLaunchOptions() {
  const executablePath = await findBrowser();
  if (!executablePath)
    throw new Error('No Chromium found: run `node scripts/machine/find-browser.mjs` or set CHROME_PATH.');
  return { executablePath, args: CHROME_FLAGS };
}

const INSTALL_LIMIT_MS = 240_000;

function attempt(command, args) {
  console.log(`No browser yet, trying: ${[command, ...args].join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit', timeout: INSTALL_LIMIT_MS }).status === 0;
}

function installWithApt() {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return;
  attempt('apt-get', ['update', '-qq']);
  for (const name of ['chromium-headless-shell', 'chromium'])
    if (attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])) return;
}

async function findOrInstall() {
  const cli = fileURLToPath(new URL('../../node_modules/playwright/cli.js', import.meta.url));
  const ways = [() => {}, () => attempt(process.execPath, [cli, 'install', 'chromium']), installWithApt];
  for (const way of ways) {
    way();
    const path = await findBrowser();
    if (path) return path;
  }
  return undefined;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const path = await findOrInstall().catch((error) => void console.error(error.message));
  if (path) console.log(`Browser: ${path}`);
  else console.error('No Chromium: install one, or set CHROME_PATH to its executable.');
  process.exitCode = path ? 0 : 1;
}
