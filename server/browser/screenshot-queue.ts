import { ApiError } from '../contract/envelope.js';
import { findBrowser } from './find-browser.js';
import { takeScreenshot } from './take-screenshot.js';

/** Takes a screenshot (PNG) of a web page. Rejects with a NoBrowserError, or with what went wrong. */
export type TakeScreenshot = (url: string) => Promise<Buffer>;

/** No Chromium is installed where this server runs. */
export class NoBrowserError extends Error {}

/** A browser takes much memory: one at a time, and so many wait. */
const MOST_WAITING = 4;

/** Takes screenshots one after another, with the browser that is installed when one is asked for. */
export function createScreenshotQueue(
  take: (url: string, browser: string) => Promise<Buffer> = (url, browser) =>
    takeScreenshot(url, { browser }),
  find = findBrowser,
): TakeScreenshot {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (url) => {
    const browser = find();
    if (browser === null) throw new NoBrowserError();
    if (waiting >= MOST_WAITING)
      throw new ApiError('too_many', 'Too many pages are being opened. Try again in a minute.');
    waiting += 1;
    const turn = last.catch(() => undefined).then(() => take(url, browser));
    last = turn;
    try {
      return await turn;
    } finally {
      waiting -= 1;
    }
  };
}
