import { createHash } from 'node:crypto';
import { expect, type Locator, type Page } from 'playwright/test';
import { call } from '../call.js';
import { dialogOf } from '../downloads.js';
import { EditorPage } from '../editor-page.js';

export interface Sold {
  readonly _id: string;
  readonly name: string;
}

/** Photos of the catalog that are sold. */
export async function soldPhotos(page: Page, count: number): Promise<readonly Sold[]> {
  const asked = { sub_type: 'photo', free: false, page_no: 1, size: count };
  return (await call<{ docs: Sold[] }>(page, 'design_resource/get', asked)).docs;
}

/** A design of the page's account with these pictures side by side, not opened. Gives where it is edited. */
export async function designWith(page: Page, photos: readonly Sold[]): Promise<string> {
  const { _id: id } = await call(page, 'saved_design/create_blank_design');
  const { rev, design_file: file } = await call<{
    rev: number;
    design_file: { pages: [{ objects: object[] }] };
  }>(page, 'saved_design/get_one', { id });
  file.pages[0].objects = photos.map(({ _id }, at) => ({
    ...{ id: `photo${at}`, type: 'image', position: { x: 40 + 180 * at, y: 40 }, width: 160, height: 120 },
    ...{ rotation: 0, opacity: 1, locked: false, layer_index: at },
    image_details: { id_design_resource: _id },
  }));
  await call(page, 'saved_design/save_backend', { id, rev, design_file: file });
  return `/designmaker/start/designs/${id}/edit`;
}

export async function opened(page: Page, address: string): Promise<EditorPage> {
  await page.goto(address);
  const editor = new EditorPage(page);
  await editor.opened();
  return editor;
}

/** Opens the download, which begins with the cart where something is to be bought. */
export async function cart(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Download', exact: true }).first().click();
  return dialogOf(page);
}

/** Where a picture is had without its watermark, by who bought it. */
export const clean = (id: string) => `/static/design_resource/${id}?clean=1`;

export const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** The file that the open design shows of a picture. */
async function shownFile(page: Page, { _id }: Sold): Promise<string> {
  const bytes = await page.evaluate(async (source) => {
    const { resources } = document.querySelector('dm-editor-shell')!.session!.editor;
    return [...new Uint8Array(await resources.file(source)!.arrayBuffer())];
  }, `design_resource:${_id}`);
  return sha(Buffer.from(bytes));
}

/** Awaits that the open design shows the picture as its buyer alone may have it. */
export async function showsClean(page: Page, photo: Sold): Promise<void> {
  const bought = await page.request.get(clean(photo._id));
  expect(bought.status()).toBe(200);
  const file = sha(await bought.body());
  await expect.poll(() => shownFile(page, photo)).toBe(file);
}
