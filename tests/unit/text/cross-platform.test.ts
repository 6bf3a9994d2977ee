import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPage } from '../../support/browser.js';
import type { TestPage } from '../../support/browser.js';
import { TEST_FACES, testFaceBytes, testFonts } from '../../support/text/fonts.js';
import { fingerprintTexts } from '../../support/text/text-fingerprint.js';

type Prints = Record<string, string>;

const ENTRY = fileURLToPath(new URL('../../support/text/text-fingerprint-entry.ts', import.meta.url));

let chromium: TestPage;
beforeAll(async () => {
  chromium = await openTestPage(ENTRY, serveFont);
});
afterAll(() => chromium.close());

async function serveFont(path: string): Promise<Uint8Array | string | undefined> {
  if (path === '/fonts.json') return JSON.stringify(TEST_FACES);
  const face = TEST_FACES.find(({ id }) => path === `/fonts/${id}`);
  return face && testFaceBytes(face);
}

async function printsOfPage(page: Page): Promise<Prints> {
  const handle = await page.waitForFunction(() => Reflect.get(globalThis, 'prints') as Prints | undefined);
  return (await handle.jsonValue()) ?? {};
}

/** The same bundle as a module worker. */
function printsOfWorker(page: Page): Promise<Prints> {
  return page.evaluate(
    () =>
      new Promise<Prints>((resolve, reject) => {
        const worker = new Worker('/bundle.js', { type: 'module' });
        worker.onmessage = ({ data }: MessageEvent<Prints>) => resolve(data);
        worker.onerror = (event) => reject(new Error(event.message));
      }),
  );
}

test('text lays out the same in Node, in a page and in a worker', async () => {
  const here = await fingerprintTexts(await testFonts());
  expect(Object.keys(here).length).toBeGreaterThan(50);
  expect(new Set(Object.values(here)).size).toBeGreaterThan(40);
  expect(await printsOfPage(chromium.page)).toEqual(here);
  expect(await printsOfWorker(chromium.page)).toEqual(here);
});
