import type { Browser, BrowserContext, Page } from 'playwright/test';
import sharp from 'sharp';
import { loggedIn, newAccount, registered } from '../support/accounts.js';
import { call } from '../support/call.js';
import { downloaded } from '../support/pixels.js';
import { button, difference, fill, MUG, preview, PREVIEW } from '../support/mockup-page.js';
import { OwnServer } from '../support/server/own-server.js';
import { expect, test } from '../support/test.js';

const STATUS = '**/api/order/mockup/render/status';
/** Side of what a subscriber gets, px. */
const RENDER = 4000;

/** A member whose subscription covers renders, at the mug. */
async function subscriber(browser: Browser, server: OwnServer): Promise<Page> {
  const account = newAccount();
  const first = await browser.newPage({ baseURL: server.address });
  await registered(first, MUG, account);
  const { _id: id } = await call(first, 'user/get_details');
  await first.close();
  // the operator's command needs the data to itself
  await server.kill();
  await server.admin('set-subscription', id, 'active', 'mockupmaker');
  await server.start();
  const page = await browser.newPage({ baseURL: server.address });
  await loggedIn(page, account, MUG);
  return page;
}

/** How often it was asked and about which order. The first answers are of a render on its way, the others the server's. */
async function watchStatus(page: Page, early: readonly number[]) {
  const asked: { readonly orderId: string }[] = [];
  await page.route(STATUS, async (route) => {
    const progress = early[asked.length];
    asked.push(route.request().postDataJSON() as { orderId: string });
    const data = { success: false, fileSrc: null, progress, failed: false };
    if (progress === undefined) await route.continue();
    else await route.fulfill({ json: { response_code: 1, data } });
  });
  return asked;
}

/** Eight bands of a picture, from top to bottom. */
const bands = (picture: Buffer): Buffer[] => {
  const size = picture.length / 8;
  return Array.from({ length: 8 }, (_, i) => picture.subarray(i * size, (i + 1) * size));
};

/** The answer's code, or the status of an address. */
async function refusal(context: BrowserContext, path: string, data?: object): Promise<string | number> {
  if (!data) return (await context.request.get(path)).status();
  const answer = await context.request.post(`/api/${path}`, { data, headers: { 'x-design-maker': '1' } });
  return ((await answer.json()) as { error?: { code: string } }).error?.code ?? 'answered';
}

test('the high-resolution image is asked about behind a progress bar until its link is there, and is nobody else’s: all others have is the watermarked preview [C-009]', async ({
  browser,
}) => {
  const server = await OwnServer.start();
  try {
    const page = await subscriber(browser, server);
    await fill(page);
    const free = await preview(page);
    const asked = await watchStatus(page, [0.3, 0.6]);
    await button(page, 'Download').click();
    const bar = page.getByRole('progressbar', { name: 'Progress of the render' });
    const link = page.getByRole('link', { name: 'Download High Resolution Image' });
    for (const value of ['30', '60']) {
      await expect(bar).toHaveAttribute('value', value);
      await expect(link).toHaveCount(0);
    }
    await expect(link).toBeVisible({ timeout: 240_000 });
    await expect(bar).toHaveAttribute('value', '100');
    const many = asked.length;
    expect(many).toBeGreaterThan(2);

    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toBe('Mug by the window.jpg');
    const clean = await downloaded(download);
    const { width, height, format } = await sharp(clean).metadata();
    expect([width, height, format]).toEqual([RENDER, RENDER, 'jpeg']);
    const small = await sharp(clean).resize(PREVIEW).removeAlpha().raw().toBuffer();
    const marked = bands(small).map((band, i) => difference(band, bands(free)[i]!, 24));
    expect(Math.min(...marked), 'a mark lies all over the preview').toBeGreaterThan(0.02);
    expect(asked, 'nothing is asked once it is there').toHaveLength(many);

    const file = (await link.getAttribute('href'))!;
    const { orderId } = asked[0]!;
    const { package_src } = await call<{ package_src: string }>(page, 'mockup/get_one', { id: 'mug-window' });
    const lay = package_src.slice(0, package_src.lastIndexOf('/'));
    const sku = { type: 'mockup', mockup: 'mug-window', inputs: { user_images: [], hue_values: [] } };
    const stranger = await browser.newContext({ baseURL: server.address, acceptDownloads: true });
    const other = await browser.newContext({ baseURL: server.address });
    await registered(await other.newPage(), MUG);
    for (const [context, address, unknown, refused] of [
      [stranger, 401, 'not_signed_in', 'not_signed_in'],
      [other, 404, 'not_found', 'not_allowed'],
    ] as const) {
      expect(await refusal(context, file)).toBe(address);
      expect(await refusal(context, 'order/mockup/render/status', { orderId, skuIndex: 0 })).toBe(unknown);
      expect(await refusal(context, 'order/confirm', { id: orderId })).toBe(unknown);
      const order = { payment_mode: 'subscription', skus: [sku] };
      expect(await refusal(context, 'order/add', order)).toBe(refused);
      // the finer layers that renders are made of
      expect(await refusal(context, `${lay}/plate-1200.webp`)).toBe(200);
      expect(await refusal(context, `${lay}/plate-2000.webp`)).toBe(404);
    }

    const visitor = await stranger.newPage();
    await visitor.goto(MUG);
    await fill(visitor);
    expect(difference(free, await preview(visitor)), 'the preview is everybody’s, the mark too').toBeLessThan(
      0.001,
    );
  } finally {
    await server.end();
  }
});
