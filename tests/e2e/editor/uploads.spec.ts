import type { Browser, Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { loggedIn, registered } from '../support/accounts.js';
import { EditorPage } from '../support/editor-page.js';
import { openFirstTemplate } from '../support/templates.js';
import { expect, test } from '../support/test.js';

/** A picture of one color. */
const picture = async (name: string, color: string, side = 600) => ({
  ...{ name, mimeType: 'image/png' },
  buffer: await sharp({ create: { width: side, height: side, channels: 3, background: color } })
    .png()
    .toBuffer(),
});

/** Noise does not compress: about 12 MB that take their time on a slow line. */
const large = async (name: string) => ({
  ...{ name, mimeType: 'image/png' },
  buffer: await sharp({
    create: {
      ...{ width: 2000, height: 2000, channels: 3, background: '#fff' },
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer(),
});

/** A template opened from the start page, with the uploads beside it. */
async function openUploads(page: Page): Promise<EditorPage> {
  const editor = await openFirstTemplate(page);
  await editor.tab('Uploads').click();
  return editor;
}

const panelOf = (page: Page): Locator => page.locator('dm-uploads-panel');
const thumbnail = (page: Page, name: string): Locator =>
  panelOf(page).getByRole('button', { name, exact: true });
const toast = (page: Page, text: string): Locator =>
  page.locator('[data-sonner-toast]').filter({ hasText: text });
const give = (page: Page, files: Parameters<Locator['setInputFiles']>[0]) =>
  panelOf(page).locator('input[type=file]').setInputFiles(files);

const sources = async (editor: EditorPage): Promise<(string | undefined)[]> =>
  (await editor.objects()).map(
    (object) => (object as { image_details?: { src?: string } }).image_details?.src,
  );

/** Puts a listed picture on the page; gives the source it has there. */
async function use(page: Page, editor: EditorPage, name: string): Promise<string> {
  const before = await sources(editor);
  await thumbnail(page, name).click();
  await expect.poll(async () => (await editor.objects()).length).toBe(before.length + 1);
  await editor.settled();
  return (await sources(editor)).find((source) => source !== undefined && !before.includes(source))!;
}

/** Whether the canvas shows a color somewhere. */
const shows = (page: Page, color: readonly [number, number, number]) =>
  page.evaluate(([red, green, blue]) => {
    const host = document.querySelector('dm-editor-shell')!.shadowRoot!.querySelector('dm-canvas')!;
    host.paintNow({ all: true });
    const canvas = host.shadowRoot!.querySelector<HTMLCanvasElement>('canvas.art')!;
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
    for (let i = 0; i < data.length; i += 4)
      if (data[i] === red && data[i + 1] === green && data[i + 2] === blue) return true;
    return false;
  }, color);

const elsewhere = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

test('uploads of a member are kept with the account, those of a visitor here alone [B-040]', async ({
  page,
  browser,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/upload/.test(request.url()) && request.method() === 'POST') sent.push(request.url());
  });

  const source =
    await test.step('a visitor is told to log in, each time, and nothing leaves the browser', async () => {
      await page.goto('/designmaker/start');
      const editor = await openUploads(page);
      for (const [name, color] of [
        ['one.png', '#0a141e'],
        ['two.png', '#14280a'],
      ] as const) {
        await give(page, await picture(name, color));
        await expect(thumbnail(page, name)).toBeVisible();
        await expect(toast(page, 'Please log in to use this feature').first()).toBeVisible();
        await expect(toast(page, 'Please log in to use this feature')).toHaveCount(0);
      }
      expect(await use(page, editor, 'one.png')).toMatch(/^local\/[0-9a-f]{64}$/);
      await editor.saved();
      expect(sent).toEqual([]);
      await panelOf(page).getByRole('button', { name: 'Delete one.png' }).click();
      await expect(thumbnail(page, 'one.png')).toHaveCount(0);
      await page.reload();
      await editor.opened();
      expect(await shows(page, [0x0a, 0x14, 0x1e])).toBe(true);
      return page.url();
    });

  const account = await test.step('after sign-in the pictures of the design go along', async () => {
    const account = await registered(page, new URL(source).pathname);
    const editor = new EditorPage(page);
    await editor.opened();
    await expect
      .poll(async () => (await sources(editor)).filter((src) => src?.startsWith('local/')))
      .toEqual([]);
    expect((await sources(editor)).some((src) => src?.startsWith('upload/'))).toBe(true);
    expect(await shows(page, [0x0a, 0x14, 0x1e])).toBe(true);
    await editor.tab('Uploads').click();
    await expect(thumbnail(page, 'one.png')).toBeVisible();
    await expect(thumbnail(page, 'two.png')).toHaveCount(0);
    return account;
  });

  const editor = new EditorPage(page);
  await test.step('a member uploads several, one of them no picture', async () => {
    const text = { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('notes') };
    await give(page, [await picture('three.png', '#c81e5a'), text, await picture('four.png', '#1e5ac8')]);
    await expect(toast(page, 'file upload success')).toBeVisible();
    await expect(toast(page, 'notes.png is not a picture we can read.')).toBeVisible();
    await expect(thumbnail(page, 'three.png')).toBeVisible();
    await expect(thumbnail(page, 'four.png')).toBeVisible();
    expect(await use(page, editor, 'three.png')).toMatch(/^upload\/[0-9a-z]{25}$/);
    expect(await shows(page, [0xc8, 0x1e, 0x5a])).toBe(true);
    await editor.saved();
  });

  await test.step('deleted, it stays on the page, and comes back by Undo', async () => {
    await thumbnail(page, 'three.png').hover();
    await panelOf(page).getByRole('button', { name: 'Delete three.png' }).click();
    await expect(thumbnail(page, 'three.png')).toHaveCount(0);
    await page.reload();
    await editor.opened();
    expect(await shows(page, [0xc8, 0x1e, 0x5a])).toBe(true);
    await editor.tab('Uploads').click();
    await expect(thumbnail(page, 'four.png')).toBeVisible();
    await expect(thumbnail(page, 'three.png')).toHaveCount(0);
    await panelOf(page).getByRole('button', { name: 'Delete four.png' }).click();
    await toast(page, 'four.png deleted').getByRole('button', { name: 'Undo' }).click();
    await expect(thumbnail(page, 'four.png')).toBeVisible();
  });

  await test.step('on another device the same pictures are listed', async () => {
    const other = await elsewhere(browser);
    await loggedIn(other, account, '/designmaker/start');
    await openUploads(other);
    await expect(thumbnail(other, 'four.png')).toBeVisible();
    await expect(thumbnail(other, 'one.png')).toBeVisible();
    await expect(thumbnail(other, 'three.png')).toHaveCount(0);
    await other.context().close();
  });
});

test('an upload shows how far it is and can be stopped; a list that fails says so', async ({ page }) => {
  await registered(page);
  const editor = await openUploads(page);
  const line = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 400_000 };
  await line.send('Network.emulateNetworkConditions', slow);
  await give(page, await large('large.png'));
  const bar = panelOf(page).getByRole('progressbar', { name: 'Uploading large.png' });
  await expect
    .poll(() => bar.evaluate((element: HTMLProgressElement) => element.position))
    .toBeGreaterThan(0.01);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('upload_photo'));
  await panelOf(page).getByRole('button', { name: 'Cancel uploading large.png' }).click();
  await failed;
  await expect(bar).toHaveCount(0);
  await line.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);

  await page.route('**/api/folder/get', (route) => route.abort());
  await page.reload();
  await editor.opened();
  await editor.tab('Uploads').click();
  await expect(toast(page, 'something went wrong')).toBeVisible();
  await page.unroute('**/api/folder/get');
  await panelOf(page).getByRole('button', { name: 'Try again' }).click();
  await expect(panelOf(page).getByText('Your pictures will be seen here')).toBeVisible();
});
