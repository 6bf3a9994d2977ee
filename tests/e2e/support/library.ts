import { readFile } from 'node:fs/promises';
import { expect, type Browser, type Download, type Page } from 'playwright/test';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { loggedIn, registered, type NewAccount } from './accounts.js';

/** A member's folders, pictures and designs, made through the product's own calls where a test is about something else. */

/** A call as whoever the page is signed in as; its data, or the error's code. */
export async function call<T = Record<string, unknown>>(
  page: Page,
  path: string,
  input: object = {},
): Promise<T> {
  const answer = await page.request.post(`/api/${path}`, { data: input, headers: { 'x-design-maker': '1' } });
  const { data, error } = (await answer.json()) as { data?: T; error?: { code: string } };
  if (error) throw new Error(`${path}: ${error.code}`);
  return data as T;
}

/** A picture of one colour that no other has. */
export const colored = (color: string, width = 640, height = 480): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: color } })
    .jpeg()
    .toBuffer();

export const jpeg = async (name: string, color: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await colored(color),
});

export async function makeFolder(page: Page, name: string, type: 'photo' | 'design'): Promise<string> {
  return (await call<{ _id: string }>(page, 'folder/create', { folder_name: name, folder_type: type }))._id;
}

/** Puts pictures into a folder, one for each name; the names are their colours too. */
export async function putPictures(page: Page, folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const answer = await page.request.post('/api/folder/upload_file', {
      headers: { 'x-design-maker': '1' },
      multipart: { folder_id: folder, file: await jpeg(`${name}.jpg`, name) },
    });
    expect(await answer.json()).toMatchObject({ response_code: 1 });
  }
}

/** Designs made from templates of the catalogue, in a folder. */
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
export async function confirmed(page: Page, browser: Browser, account: NewAccount): Promise<NewAccount> {
  await registered(page, '/designmaker/start', account);
  const operator = await (await browser.newContext()).newPage();
  await operator.goto(process.env['OUTBOX']!);
  const mail = operator.locator('article, li, tr, details').filter({ hasText: account.email });
  const link = await mail.locator('a[href*="verify"]').first().getAttribute('href');
  await operator.context().close();
  await page.goto(link!);
  await page.locator('main').getByRole('button').first().click();
  await page.context().clearCookies();
  await loggedIn(page, account, '/designmaker/start');
  expect(await call(page, 'user/get_details')).toMatchObject({ email_verified: true });
  return account;
}

/** What a downloaded archive holds. */
export async function archiveOf(download: Download): Promise<Record<string, Uint8Array>> {
  return unzipSync(new Uint8Array(await readFile(await download.path())));
}
