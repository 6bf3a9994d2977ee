import type { BrowserContext, Page } from 'playwright/test';
import { registered } from '../support/accounts.js';
import { download } from '../support/downloads.js';
import { EditorPage } from '../support/editor-page.js';
import { OwnServer } from '../support/server/own-server.js';
import { downloaded } from '../support/pixels.js';
import {
  cart,
  clean,
  designWith,
  opened,
  sha,
  showsClean,
  soldPhotos,
  type Sold,
} from '../support/shop/sold-pictures.js';
import { expect, test } from '../support/test.js';

/** Downloads a PNG with the format's own dialog open. */
const png = async (page: Page) => downloaded(await download(page, 'PNG'));

async function visitor(context: BrowserContext, path: string): Promise<number> {
  const stranger = await context.browser()!.newContext();
  const answer = await stranger.request.get(path);
  await stranger.close();
  return answer.status();
}

test.describe('premium pictures', () => {
  let shop: OwnServer;
  test.beforeAll(async () => {
    shop = await OwnServer.start(() => ({ TRUST_PROXY: '1', WELCOME_CREDITS: '2' }));
  });
  test.afterAll(() => shop.end());

  test('are bought with credits and show clean at once, in the other tab too', async ({ browser }) => {
    const context = await browser.newContext({ baseURL: shop.address, acceptDownloads: true });
    const page = await context.newPage();
    await registered(page);
    const [photo, other] = (await soldPhotos(page, 2)) as [Sold, Sold];
    const address = await designWith(page, [photo]);
    const inPanel = (name: string) =>
      page.locator('dm-photos-panel').getByRole('button', { name, exact: true });
    await opened(page, address);
    const tab = await context.newPage();
    await opened(tab, address);

    const marked = await test.step('a download with watermarks costs nothing', async () => {
      const dialog = await cart(page);
      await expect(dialog.getByRole('listitem')).toContainText(
        `${photo.name}Photo, single license$ 1.00 or 1 credit`,
      );
      await dialog.getByRole('button', { name: 'Download with watermarks' }).click();
      return png(page);
    });
    await new EditorPage(page).tab('Photos').click();
    await expect(inPanel(`${photo.name}, PREMIUM ($1)`)).toBeVisible();

    await test.step('the picture is paid by a credit', async () => {
      expect(await visitor(context, new URL(clean(photo._id), shop.address).href)).toBe(403);
      const dialog = await cart(page);
      await dialog.getByRole('button', { name: 'Download with no watermarks (1 credit)' }).click();
      expect(sha(await png(page))).not.toBe(sha(marked));
      await showsClean(page, photo);
      await expect(inPanel(photo.name)).toBeVisible();
      await expect(inPanel(`${other.name}, PREMIUM ($1)`)).toBeVisible();
      await showsClean(tab, photo);
      expect(await visitor(context, new URL(clean(photo._id), shop.address).href)).toBe(403);
      expect((await page.request.get(clean(other._id))).status()).toBe(403);
    });

    await test.step('it is not sold again, in any design', async () => {
      await opened(page, await designWith(page, [photo]));
      await showsClean(page, photo);
      const dialog = await cart(page);
      await expect(dialog.getByRole('combobox', { name: 'Format' })).toBeVisible();
    });
    await context.close();
  });
});
