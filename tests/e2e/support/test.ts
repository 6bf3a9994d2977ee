import { test as base, type BrowserContext, type Page } from 'playwright/test';
import { SharedContext } from '../../../scripts/testing/shared-context.mjs';
import { SCREEN } from './screen.js';
import { OwnServer } from './server/own-server.js';

/** Who a context is to the browser, as its pages say. */
async function contextId(context: BrowserContext, page: Page): Promise<string | undefined> {
  const session = await context.newCDPSession(page);
  const { targetInfo } = await session.send('Target.getTargetInfo');
  await session.detach();
  return targetInfo.browserContextId;
}

/**
 * Makes every page of a context a window of its own. A tab at the back paints once a second, and whoever clicks in it waits
 * that long; two tabs that people look at in turn are as good as two windows.
 */
function openWindows(context: BrowserContext): void {
  const openFirst = context.newPage.bind(context);
  let browserContextId: string | undefined;
  context.newPage = async () => {
    const [open] = context.pages();
    const page = open ?? (await openFirst());
    // asked while it can answer: a page may crash later
    browserContextId ??= await contextId(context, page);
    if (!open) return page;
    const session = await context.browser()!.newBrowserCDPSession();
    const coming = context.waitForEvent('page');
    await session.send('Target.createTarget', { url: 'about:blank', newWindow: true, browserContextId });
    await session.detach();
    return coming;
  };
}

/**
 * What journeys have at hand: each worker has a server of its own, with a store that only it writes to, and a context that
 * is handed on clean. One that changes what can't be taken back (scripts of every page, the clock, the screen, a crash) says
 * `test.use({ ownContext: true })`.
 */
export const test = base.extend<{ ownContext: boolean }, { server: OwnServer; shared: SharedContext }>({
  ownContext: [false, { option: true }],
  server: [
    async ({}, use) => {
      // each account is made from a network of its own: one makes 30 a quarter of an hour at most
      const server = await OwnServer.start(() => ({ TRUST_PROXY: '1' }));
      process.env['OUTBOX'] = server.outbox;
      await use(server);
      await server.end();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.address),
  shared: [
    async ({ browser, server }, use) => {
      const shared = await SharedContext.open(browser, {
        address: server.address,
        file: '/routes.json',
        options: { ...SCREEN, deviceScaleFactor: 1, hasTouch: false, isMobile: false },
      });
      openWindows(shared.context);
      await use(shared);
      await shared.context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ context, shared, ownContext }, use, journey) => {
    if (ownContext) {
      openWindows(context);
      await use(context);
      return;
    }
    await use(shared.context);
    // after one that failed comes another worker
    if (journey.status === journey.expectedStatus) await shared.reset();
  },
});

export { expect } from 'playwright/test';
