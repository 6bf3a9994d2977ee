import { existsSync } from 'node:fs';

/** Where systems keep a Chromium. */
const USUAL = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium-headless-shell',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Path of an installed Chromium: CHROME_PATH, or one of the system's; null when there is none. */
export function findBrowser(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): string | null {
  const given = environment['CHROME_PATH'];
  if (given) return existsSync(given) ? given : null;
  return USUAL.find((path) => existsSync(path)) ?? null;
}
