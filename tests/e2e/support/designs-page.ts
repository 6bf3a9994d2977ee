import type { Page } from 'playwright/test';

/** Lists of designs as a user finds their way in them. */
export const START = '/designmaker/start';
export const ALL = `${START}/all-designs`;
export const SHARED = `${START}/shared-designs`;

/** A card with its menu and its checkbox. */
export const item = (page: Page, name: string) =>
  page.locator('.tile').filter({ has: page.getByText(name, { exact: true }) });

/** The menu of a design, opened by its button. */
export async function menuOf(page: Page, name: string) {
  await item(page, name).hover();
  await item(page, name)
    .getByRole('button', { name: `More for ${name}` })
    .click();
  return page.getByRole('menu', { name: `More for ${name}` });
}
