import { expect, type Page } from 'playwright/test';

/**
 * Watches when a page plans to ask again who is there, `ms` from then. What it gives waits until it has: with the clock of
 * the page stopped, time that passes while a check is under way is lost, as the next one is planned when it is answered.
 */
export async function watchNextCheck(page: Page, ms: number): Promise<() => Promise<void>> {
  const state = await page.evaluateHandle((wait) => {
    const seen = { planned: false };
    const { fetch, setTimeout } = window;
    window.fetch = (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      if (url.endsWith('/check_session')) seen.planned = false;
      return fetch(input, init);
    };
    window.setTimeout = ((work: TimerHandler, after?: number, ...given: unknown[]) => {
      if (after === wait) seen.planned = true;
      return setTimeout(work, after, ...given);
    }) as typeof window.setTimeout;
    return seen;
  }, ms);
  return () => expect.poll(() => state.evaluate((seen) => seen.planned)).toBe(true);
}
