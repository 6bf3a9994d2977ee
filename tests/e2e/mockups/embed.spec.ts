import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { Page } from 'playwright/test';
import sharp, { type Sharp } from 'sharp';
import { freePort } from '../../support/free-port.js';
import { ownPhoto } from '../support/own-photo.js';
import { OwnServer } from '../support/server/own-server.js';
import { expect, test } from '../support/test.js';

/** A partner's site: the demo's page, on an origin of its own, with addresses of our server in it. */
async function partner(port: number, ours: () => Promise<{ script: string; packages: string[] }>) {
  const plain = await readFile('demo/partner.html', 'utf8');
  const server = createServer((request, response) => {
    void ours().then(({ script, packages: [mug = '', cards = ''] }) => {
      const page = plain
        .replace('/dist/embed/mockup-editor.js', script)
        .replace('/catalog/mockups/packages/mug-window/mockup.json', mug)
        .replace('/catalog/mockups/packages/business-cards/mockup.json', cards);
      const strict = request.url === '/strict';
      response.setHeader('content-type', 'text/html');
      if (strict) response.setHeader('content-security-policy', "worker-src 'none'; style-src-attr 'none'");
      response.end(page);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}

async function packageOf(address: string, id: string): Promise<string> {
  const answer = await fetch(`${address}/api/mockup/get_one`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-design-maker': '1' },
    body: JSON.stringify({ id }),
  });
  const { data } = (await answer.json()) as { data: { package_src: string } };
  return new URL(data.package_src, address).href;
}

const shop = (page: Page) => page.locator('#shop');

async function upload(page: Page): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    shop(page).getByRole('button', { name: 'Your design', exact: false }).first().click(),
  ]);
  await chooser.setFiles({ name: 'art.jpg', mimeType: 'image/jpeg', buffer: await ownPhoto() });
  await expect(shop(page).getByText('art.jpg')).toBeVisible();
  await expect(shop(page).locator('.frame')).toHaveAttribute('aria-busy', 'false');
}

/** The preview that the page's own script is given. */
async function exported(page: Page): Promise<Sharp> {
  const data = await shop(page).evaluate(async (element) => {
    const file = await (element as HTMLElement & { exportPreview(): Promise<Blob> }).exportPreview();
    return [...new Uint8Array(await file.arrayBuffer())];
  });
  return sharp(Buffer.from(data));
}

test.describe('the mockup editor on other people’s pages', () => {
  test.describe.configure({ mode: 'serial' });
  let server: OwnServer;
  let sites: Server[] = [];
  let [here, strange] = ['', ''];

  test.beforeAll(async () => {
    const [one, other] = [await freePort(), await freePort()];
    [here, strange] = [`http://127.0.0.1:${one}`, `http://127.0.0.1:${other}`];
    server = await OwnServer.start(() => ({ EMBED_ORIGINS: here }));
    const ours = async () => ({
      script: `${server.address}/embed/mockup-editor.js`,
      packages: await Promise.all(
        ['mug-window', 'business-cards'].map((id) => packageOf(server.address, id)),
      ),
    });
    sites = [await partner(one, ours), await partner(other, ours)];
  });

  test.afterAll(async () => {
    for (const site of sites) site.close();
    await server.end();
  });

  test('works on a plain page from one script, with attributes, events, parts and tokens, without React [C-027]', async ({
    page,
  }) => {
    test.slow();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.goto(here);
    await upload(page);
    await expect(page.locator('#news')).toHaveText('Altered');
    await page.getByRole('button', { name: 'Order it' }).click();
    await expect(page.locator('#news')).toHaveText(/^1 image, \d{5,} bytes$/);

    // one script of ours, no sheet, no framework; the pictures are the preview's alone
    const from = asked.filter((url) => url.startsWith(server.address));
    expect(from.filter((url) => /\.(js|css)$/.test(url))).toEqual([
      `${server.address}/embed/mockup-editor.js`,
    ]);
    expect(from.filter((url) => /-2000\./.test(url))).toEqual([]);
    expect(await page.evaluate(() => 'React' in window)).toBe(false);

    // the part that the page styles, the token that it sets, and nothing of its sheet for all elements
    await expect(shop(page).locator('.panel')).toHaveCSS('padding-top', '24px');
    const adjust = shop(page).getByRole('button', { name: 'Adjust' });
    await expect(adjust).toHaveCSS('text-transform', 'none');
    await expect(adjust).toHaveCSS('letter-spacing', 'normal');
    await expect(adjust).not.toHaveCSS('background-color', 'rgb(255, 255, 0)');
    await adjust.click();
    await expect(shop(page).getByRole('button', { name: 'Done' })).toHaveCSS(
      'background-color',
      'rgb(122, 62, 157)',
    );
    await page.keyboard.press('Escape');

    // inside another shadow root, with another look
    const second = page.locator('shop-widget dm-mockup-editor');
    await expect(second.getByText('Standing card')).toBeVisible();
    await expect(second.getByText('Standing card')).toHaveCSS('color', 'rgb(243, 241, 236)');

    const { width, height } = await (await exported(page)).metadata();
    expect([width, height]).toEqual([1200, 1200]);
    expect(faults).toEqual([]);
  });

  test('composes in the page itself where its policy refuses workers: the same picture, with all its looks', async ({
    page,
  }) => {
    test.slow();
    const started: string[] = [];
    page.on('worker', (worker) => started.push(worker.url()));
    await page.goto(here);
    await upload(page);
    const one = await (await exported(page)).raw().toBuffer();
    expect(started).toHaveLength(1);
    await page.goto(`${here}/strict`);
    await upload(page);
    const other = await (await exported(page)).raw().toBuffer();
    expect(one.equals(other)).toBe(true);
    // and where it refuses styles in attributes
    const swatch = shop(page).locator('.swatch').nth(2);
    await expect(swatch).toHaveCSS('background-color', 'rgb(31, 75, 56)');
  });

  test('loads on no page that the operator did not name', async ({ page }) => {
    await page.goto(strange);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => customElements.get('dm-mockup-editor') === undefined)).toBe(true);
  });
});
