import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestPage, type TestPage } from '../support/browser.js';
import { effectBytes } from './effect-cases.js';

let browser: TestPage;
beforeAll(async () => {
  browser = await openTestPage(new URL('effects-browser.ts', import.meta.url).pathname, () => undefined);
  await browser.page.waitForFunction('effectBytes');
});
afterAll(() => browser?.close());

it('every filter, adjustment and cut-out makes the same bytes in Node and in Chromium', async () => {
  const here = effectBytes();
  // None is the original three times, on both pictures
  expect(new Set(here).size).toBe(here.length - 4);
  expect(await browser.page.evaluate('effectBytes()')).toEqual(here);
});
