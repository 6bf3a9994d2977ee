import type { Page } from 'playwright/test';

/** Where things are on the pages of folders. */

export const FOLDERS = '/designmaker/start/folders';

export const section = (page: Page, type: 'Photo' | 'Design') =>
  page.getByRole('region', { name: `${type} Folders` });
export const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) });
export const toast = (page: Page, text: string | RegExp) =>
  page.locator('[data-sonner-toast]').getByText(text);
export const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
export const menuRows = (page: Page) => page.getByRole('menuitem');
export const photos = (page: Page) => page.getByRole('button', { name: /^Open / });
export const panel = (page: Page) => page.locator('section.uploads');

export async function openMenu(page: Page, name: string): Promise<void> {
  await card(page, name).hover();
  await card(page, name)
    .getByRole('button', { name: /^More for/ })
    .click();
}
