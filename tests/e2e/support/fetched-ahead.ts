import type { Page } from 'playwright/test';

/**
 * Waits until parts that a page fetches in a quiet moment are here, by the names of their files, such as `toaster`: what a
 * test without a network shows must have come before it goes. Their files alone are not enough, as the files that they
 * import come after them; to import them again waits for them all.
 */
export async function fetchedAhead(page: Page, ...parts: readonly string[]): Promise<void> {
  for (const part of parts) {
    const address = await page.waitForFunction(
      (name) =>
        performance.getEntriesByType('resource').find((file) => file.name.includes(`/assets/${name}-`))?.name,
      part,
    );
    await address.evaluate((name) => import(name!));
  }
}
