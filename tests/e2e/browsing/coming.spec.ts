import type { Page } from 'playwright/test';
import { expect, test } from '../support/test.js';

const PHONE = { width: 412, height: 823 };

/** Lets the network be as slow as a phone's, and notes what jumps on the page. */
async function onSlowPhone(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  const network = await page.context().newCDPSession(page);
  const speed = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
  await network.send('Network.emulateNetworkConditions', { offline: false, ...speed });
  await page.addInitScript(() => {
    const noted = window as typeof window & { jumps?: number };
    noted.jumps = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        noted.jumps! += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const jumps = (page: Page) => page.evaluate(() => (window as typeof window & { jumps?: number }).jumps);

for (const [path, sign] of [
  ['/', 'Try it right here'],
  ['/designmaker/start', 'Popular formats'],
  ['/designmaker/start/search?query=poster', 'Blank'],
  ['/designmaker/start/template/jazz-poster', 'Jazz nights poster'],
] as const)
  test(`nothing jumps while ${path} comes over a slow network`, async ({ page }) => {
    await onSlowPhone(page);
    await page.goto(path);
    await expect(page.getByText(sign).first()).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(await jumps(page)).toBeLessThan(0.02);
  });

test('what a page is sure to ask is asked before its scripts have come', async ({ page }) => {
  const early = ['user/check_session', 'category/get_design_categories', 'design/get_by_custom_url'].map(
    (path) => page.waitForRequest((request) => request.url().endsWith(path)),
  );
  await page.route('**/assets/main-*.js', async (route) => {
    await Promise.all(early);
    await route.continue();
  });
  await page.goto('/designmaker/start/template/jazz-poster');
  await expect(page.getByText('Jazz nights poster').first()).toBeVisible();
});

test('pages of the catalog hold what they ask first, and nothing of the editor stands in their way', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const calls = () => asked.filter((path) => /categories$|design\/get$|_search$/.test(path));
  await page.goto('/designmaker/start/search?query=poster');
  await expect(page.getByRole('list', { name: 'Templates' }).locator('a.card').first()).toBeVisible();
  expect(calls()).toEqual([]);
  await page.goto('/designmaker/start');
  await expect(page.getByRole('link', { name: 'Instagram Story' }).first()).toBeVisible();
  expect(calls().filter((path) => path.endsWith('categories'))).toEqual([]);
  expect(asked.filter((path) => /\/(editor|drawing|kit)-[\w-]+\.js$/.test(path))).toEqual([]);
  await expect.poll(() => asked.some((path) => /\/editor-[\w-]+\.js$/.test(path))).toBe(true);
});
