import { readFile } from 'node:fs/promises';
import { expect, type Browser, type Download, type Page } from 'playwright/test';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { registered, type NewAccount } from './accounts.js';
import { call } from './call.js';
import { confirmed } from './server/outbox.js';

/** Pictures and designs in a member's folders, made through the product's own calls where a test is about something else. */

/** A picture of one color that no other has. */
export const colored = (color: string, width = 640, height = 480): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: color } })
    .jpeg()
    .toBuffer();

export const jpeg = async (name: string, color: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await colored(color),
});

/** Puts pictures into a folder, one for each name; the names are their colors too. */
export async function putPictures(page: Page, folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const answer = await page.request.post('/api/folder/upload_file', {
      headers: { 'x-design-maker': '1' },
      multipart: { folder_id: folder, file: await jpeg(`${name}.jpg`, name) },
    });
    expect(await answer.json()).toMatchObject({ response_code: 1 });
  }
}

/** Designs made from templates of the catalog, in a folder. */
export async function putDesigns(page: Page, folder: string, names: readonly string[]): Promise<string[]> {
  const { docs } = await call<{ docs: { _id: string }[] }>(page, 'design/get', { active: true, page_no: 1 });
  const ids: string[] = [];
  for (const [place, name] of names.entries()) {
    const { _id } = await call<{ _id: string }>(page, 'design/copy_into_saved_design', {
      id: docs[place % docs.length]!._id,
    });
    await call(page, 'saved_design/update', { id: _id, name });
    ids.push(_id);
  }
  await call(page, 'saved_design/move_to_folder', { folder_id: folder, design_id: ids });
  return ids;
}

/** A new account whose address is confirmed by the mailed link: only then do invitations to it count. */
export async function confirmedAccount(
  page: Page,
  browser: Browser,
  account: NewAccount,
): Promise<NewAccount> {
  await registered(page, '/designmaker/start', account);
  await confirmed(browser, page, account, '/designmaker/start');
  expect(await call(page, 'user/get_details')).toMatchObject({ email_verified: true });
  return account;
}

/** What a downloaded archive holds. */
export async function archiveOf(download: Download): Promise<Record<string, Uint8Array>> {
  return unzipSync(new Uint8Array(await readFile(await download.path())));
}
