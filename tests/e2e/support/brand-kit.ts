import { expect, type Locator, type Page } from 'playwright/test';
import { registered } from './accounts.js';

/** Parts of the page of the brand kit, and what journeys there do again and again. */

export const ADDRESS = '/designmaker/start/brand-kit';
export const FONT = 'catalog/source/fonts/limelight/Limelight-400.woff2';
export const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="160" viewBox="0 0 240 160">
  <circle cx="120" cy="80" r="60" fill="#17405e"/><path d="M60 80h120a60 60 0 0 1-120 0z" fill="#f2a65a"/></svg>`;
export const COLORS = ['#12312b', '#b08d57', '#d9c08c', '#7e8f7a', '#fbf8f1'];

export const svg = (text: string, name = 'northam-mark.svg') => ({
  name,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(text),
});

export const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
export const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
export const toast = (page: Page) => page.locator('[data-sonner-toast]');

export async function opened(page: Page): Promise<void> {
  await registered(page, ADDRESS);
  await expect(page.getByRole('button', { name: 'Upload logo', exact: true })).toBeVisible();
}

export async function addColor(dialog: Locator, color: string): Promise<void> {
  await dialog.getByRole('button', { name: 'Add color' }).click();
  const hex = dialog.locator('dm-color-picker').getByRole('textbox');
  await hex.fill(color);
  await hex.press('Enter');
}

export async function addPalette(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add new color palette' }).click();
  const dialog = dialogOf(page, 'Add new color palette');
  await dialog.getByLabel('Name').fill(name);
  for (const color of COLORS) await addColor(dialog, color);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
}

/** Whether a sample is set in a font of its own. */
export const inItsFont = (sample: Locator) =>
  expect(sample.locator('[data-state]').first()).toHaveAttribute('data-state', 'ready');

export const fontRow = (page: Page, role: string) =>
  part(page, 'Typography').getByRole('listitem').filter({ hasText: role }).first();

/** Does something with a palette. */
export async function fromMenu(page: Page, palette: string, verb: 'Edit' | 'Delete'): Promise<void> {
  await page.getByRole('button', { name: `More for ${palette}` }).click();
  await page.getByRole('menuitem', { name: verb }).click();
}
