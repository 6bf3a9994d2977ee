import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from 'playwright/test';
import sharp from 'sharp';
import { ownPhoto } from './own-photo.js';

/** Where things are on the pages of the mockup maker. */

export const START = '/mockupmaker/start';
export const MUG = `${START}/mockups/mug-window`;
/** Side of the free preview, px. */
export const PREVIEW = 1200;

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A button that cannot act is pressed all the same: the hint is its answer. */
export const press = (page: Page, name: string) => button(page, name).click({ force: true });

/** The mug's one layer while it is empty. */
export const row = (page: Page) => page.getByRole('button', { name: 'Your design Upload or drop an image' });

export const dialogOf = (page: Page, name: string): Locator =>
  page.getByRole('dialog', { name, exact: true });

/** Puts a picture into the mug, by the dialog. */
export async function fill(page: Page): Promise<void> {
  await row(page).click();
  const dialog = dialogOf(page, 'Choose or upload image');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog.getByRole('button', { name: 'Choose a file' }).click(),
  ]);
  await chooser.setFiles({ name: 'art.jpg', mimeType: 'image/jpeg', buffer: await ownPhoto() });
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('art.jpg')).toBeVisible();
}

/** The watermarked picture that the page gives away, decoded: RGB, 1200 px a side. Waits until it shows the newest inputs. */
export async function preview(page: Page): Promise<Buffer> {
  await expect(page.locator('dm-mockup-editor .frame')).toHaveAttribute('aria-busy', 'false');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Download preview').click(),
  ]);
  const { data, info } = await sharp(await readFile(await download.path()))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([PREVIEW, PREVIEW]);
  return data;
}

/** The share of pixels of which a channel differs by more than `far`. */
export function difference(one: Buffer, other: Buffer, far = 12): number {
  let many = 0;
  for (let i = 0; i < one.length; i += 3)
    if ([0, 1, 2].some((c) => Math.abs(one[i + c]! - other[i + c]!) > far)) many += 1;
  return many / (one.length / 3);
}
