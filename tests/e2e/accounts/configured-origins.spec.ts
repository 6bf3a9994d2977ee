import type { Page } from 'playwright/test';
import { createAccount } from '../support/accounts.js';
import { OwnServer } from '../support/server/own-server.js';
import { canvasPixels } from '../support/pixels.js';
import { openFirstTemplate, templateCards } from '../support/templates.js';
import { expect, test } from '../support/test.js';

// one server for all of them
test.describe.configure({ mode: 'default' });

/** Browsers lead every name below localhost to this machine, and take these three for one site. */
const addressesAt = (port: number) => ({
  WEBSITE_URL: `http://app.dm.localhost:${port}`,
  API_URL: `http://api.dm.localhost:${port}`,
  STATIC_URL: `http://static.dm.localhost:${port}`,
});

let server: OwnServer;
let website: string;
let api: string;
let files: string;
test.beforeAll(async () => {
  server = await OwnServer.start(addressesAt);
  ({ WEBSITE_URL: website, API_URL: api, STATIC_URL: files } = addressesAt(server.port));
});
test.afterAll(() => server.end());

/** What a page asks of which host, and what it complains of. */
function watch(page: Page) {
  const hosts = new Map<string, Set<string>>();
  const faults: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    const kind = /^\/(api|static|auth|account)\//.exec(pathname)?.[1];
    if (kind) hosts.set(kind, (hosts.get(kind) ?? new Set()).add(origin));
  });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (/CORS|Content Security Policy|Cross-Origin/i.test(message.text())) faults.push(message.text());
  });
  return { hosts, faults };
}

test('[D-019] pages, calls and files at addresses of their own: open, paint, save, sign in with each product’s client id', async ({
  page,
}) => {
  const { hosts, faults } = watch(page);
  await page.goto(`${website}/designmaker/start`);
  const first = templateCards(page).first();
  await expect
    .poll(() => first.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(100);
  const editor = await openFirstTemplate(page);

  await test.step('pictures and fonts are painted, and the canvas can be read back', async () => {
    const failed = await page.evaluate(
      () => document.querySelector('dm-editor-shell')!.session!.editor.resources.anyFailed,
    );
    expect(failed).toBe(false);
    const { pixels } = await canvasPixels(page);
    expect(new Set(pixels.data).size).toBeGreaterThan(30);
  });

  await test.step('a change is saved', async () => {
    await editor.saved();
    const [object] = await editor.objects();
    await page.evaluate((id) => {
      const { editor: inner } = document.querySelector('dm-editor-shell')!.session!;
      inner.run('Move', () => inner.patch(id, { position: { x: 33, y: 44 } }));
    }, object!.id);
    await page.waitForResponse((response) =>
      response.url().startsWith(`${api}/api/saved_design/save_backend`),
    );
    await editor.saved();
  });

  await test.step('signing in comes back to the design, which is then found among one’s own', async () => {
    const at = new URL(page.url());
    await page.goto(
      `${api}/auth/sign-in?mode=register&return=${encodeURIComponent(at.pathname + at.search)}`,
    );
    expect(new URL(page.url()).origin).toBe(api);
    await createAccount(page);
    await expect(page).toHaveURL(at.href);
    await editor.opened();
    // its picture is painted anew after the change, in a while
    await expect(async () => {
      await page.goto(`${website}/designmaker/start`);
      const picture = page.getByRole('region', { name: 'Your designs' }).locator('img').first();
      await expect(picture).toBeVisible({ timeout: 10_000 });
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth), { timeout: 10_000 })
        .toBeGreaterThan(0);
    }).toPass({ timeout: 180_000 });
  });

  await test.step('each product has its own client id', async () => {
    const clientOf = async (path: string) => {
      const out = `${server.address}/auth/sign-in?return=${encodeURIComponent(path)}`;
      const response = await fetch(out, { redirect: 'manual' });
      return new URL(response.headers.get('location')!).searchParams.get('client_id');
    };
    expect(await clientOf('/designmaker/start')).toBe('designmaker');
    expect(await clientOf('/mockupmaker/start')).toBe('mockupmaker');
  });

  expect([...hosts.get('api')!]).toEqual([api]);
  expect([...hosts.get('static')!].sort()).toEqual([api, files].sort());
  expect([...hosts.get('account')!]).toEqual([api]);
  expect(faults).toEqual([]);
});

test('a page of another site gets nothing, even with the user’s cookies', async ({ page }) => {
  await page.goto(`${website.replace('app.dm', 'evil.dm')}/designmaker/start`);
  const answer = await page.evaluate(
    (address) =>
      fetch(address, {
        method: 'POST',
        credentials: 'include',
        headers: { 'content-type': 'application/json', 'x-design-maker': '1' },
        body: '{}',
      }).then(
        () => 'read',
        () => 'refused',
      ),
    `${api}/api/user/check_session`,
  );
  expect(answer).toBe('refused');
});
