import type { Page } from 'playwright/test';
import { choose, dialogOf, loaderOf, openTemplate, press } from '../support/downloads.js';
import { expect, test } from '../support/test.js';

/** A page that moves for so many seconds. */
const animated = (page: Page, seconds: number) =>
  openTemplate(page, ({ pages: [first], ...file }) => ({
    ...file,
    pages: [{ ...first, animation: 'cascade', animation_duration: seconds }],
  }));

/** Begins a film and waits until frames are counted. */
async function begin(page: Page): Promise<void> {
  await choose(page, 'MP4');
  await press(page);
  await expect(loaderOf(page).getByRole('status')).toHaveText(/^Frame \d+ of \d+$/);
}

/** As a browser treats a tab that is not seen: no frames, and timers no more often than once a second. */
const hide = (page: Page) =>
  page.evaluate(() => {
    const later = window.setTimeout.bind(window);
    Object.assign(window, {
      requestAnimationFrame: () => 0,
      requestIdleCallback: () => 0,
      setTimeout: (work: TimerHandler, ms = 0, ...rest: unknown[]) =>
        later(work, Math.max(1000, ms), ...rest),
    });
    for (const [name, value] of [
      ['hidden', true],
      ['visibilityState', 'hidden'],
    ] as const)
      Object.defineProperty(document, name, { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange'));
    const status = document.querySelector('[role=dialog] [role=status]')?.textContent ?? '';
    const [done = NaN, total = NaN] = (status.match(/\d+/g) ?? []).map(Number);
    return { done, total };
  });

test('a film is made to its end though its tab is hidden meanwhile', async ({ page }) => {
  await animated(page, 20);
  await begin(page);
  const coming = page.waitForEvent('download', { timeout: 120_000 });
  const { done, total } = await hide(page);
  expect(done, 'it is still being made').toBeLessThan(total);
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/\.mp4$/);
  expect(await file.failure()).toBe(null);
});

test('a film goes on whatever is pressed beside its loader; canceled it stops at once, leaves no file, and can be had again', async ({
  page,
}) => {
  await animated(page, 30);
  const files: string[] = [];
  page.on('download', (file) => files.push(file.suggestedFilename()));
  const workers = () => page.workers().filter((worker) => /video-worker/.test(worker.url()));
  await begin(page);
  expect(workers()).toHaveLength(1);
  await page.mouse.click(4, 4);
  await expect(loaderOf(page)).toBeVisible();
  await loaderOf(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(loaderOf(page)).toBeHidden();
  await expect.poll(() => workers().length).toBe(0);
  // what was chosen is still there
  await expect(dialogOf(page).getByRole('combobox', { name: 'Format' })).toContainText('MP4');
  await begin(page);
  await page.keyboard.press('Escape');
  await expect.poll(() => workers().length).toBe(0);
  await expect(dialogOf(page)).toBeVisible();
  expect(files).toEqual([]);
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
});
