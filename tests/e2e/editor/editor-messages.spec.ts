import type { Page } from 'playwright/test';
import type { DmEditorShell } from '../../../elements/shell/dm-editor-shell.js';
import { choose, dialogOf, openTemplate, press } from '../support/downloads.js';
import { type EditorPage } from '../support/editor-page.js';
import { ownPhoto } from '../support/own-photo.js';
import { toast } from '../support/toast.js';
import { openFirstTemplate } from '../support/templates.js';
import { expect, test } from '../support/test.js';

const HOME = '/designmaker/start';

/** Calls that fail until the page is opened anew. */
const breaks = (page: Page, call: string) => page.route(`**/api/${call}`, (route) => route.abort());

/** Waits for a message, then opens the design anew: no message is taken for the next, and every call is well again. */
async function told(editor: EditorPage, text: string): Promise<void> {
  await expect(toast(editor.page, text).first()).toBeVisible();
  await editor.page.unrouteAll();
  await editor.page.reload();
  await editor.opened();
}

async function upload(editor: EditorPage): Promise<void> {
  await editor.tab('Uploads').click();
  const buffer = await ownPhoto();
  await editor.page
    .locator('dm-uploads-panel input[type=file]')
    .setInputFiles({ name: 'harbour.jpg', mimeType: 'image/jpeg', buffer });
}

test('every message about the editor is said in its situation, in its words [D-012]', async ({
  page,
  browser,
}) => {
  const editor = await openTemplate(page);

  await test.step('elements, uploads and folders that cannot be had', async () => {
    await breaks(page, 'design_resource/get_icons');
    await editor.tab('Elements').click();
    await told(editor, 'Something went wrong');
    await breaks(page, 'folder/get');
    await editor.tab('Uploads').click();
    await told(editor, 'something went wrong');
    await breaks(page, 'folder/get');
    await editor.tab('Folders').click();
    await told(editor, 'Something went wrong');
  });

  await test.step('uploads: lost on the way, sent again, kept; a visitor is told to log in', async () => {
    await breaks(page, 'user/upload_photo');
    await upload(editor);
    await expect(toast(page, 'Something went wrong')).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await told(editor, 'file upload success');
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(HOME);
    const theirs = await openFirstTemplate(visitor);
    await upload(theirs);
    await expect(toast(visitor, 'Please log in to use this feature')).toBeVisible();
    await visitor.context().close();
  });

  for (const [tab, field] of [
    ['Templates', 'Search templates'],
    ['Photos', 'Search photos'],
    ['Elements', 'Search elements'],
    ['Folders', 'Search folders'],
  ] as const)
    await test.step(`${field} finds nothing`, async () => {
      const panel = page.locator('dm-side-bar').getByRole('region', { name: tab });
      if (!(await panel.isVisible())) await editor.tab(tab).click();
      await panel.getByRole('searchbox', { name: field }).fill('qqxxzz');
      await page.keyboard.press('Enter');
      await expect(panel.getByText('No results found.', { exact: true })).toBeVisible();
    });

  await test.step('a panel that cannot be shown', async () => {
    await page.reload();
    await editor.opened();
    await page.evaluate(() => {
      const { assets } = document.querySelector<DmEditorShell>('dm-editor-shell')!.session!.host;
      assets.photos = async () => ({ items: [null as never], more: false });
    });
    await editor.tab('Photos').click();
    const panel = page.locator('dm-side-bar').getByRole('region', { name: 'Photos' });
    await expect(panel.getByRole('alert').getByText('something went wrong', { exact: true })).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Try again' })).toBeVisible();
    await editor.tab('Text').click();
    await expect(page.locator('dm-side-bar').getByRole('region', { name: 'Text' })).toBeVisible();
  });

  await test.step('a filter code that is none', async () => {
    const picture = (await editor.objects()).find(
      (object) => object.type === 'image' && (object.sub_type === undefined || object.sub_type === 'frame'),
    )!;
    await page.evaluate((id) => {
      document.querySelector<DmEditorShell>('dm-editor-shell')!.session!.editor.selection.set([id]);
    }, picture.id);
    await editor.button('Enhance').click();
    await page.getByRole('menuitem', { name: 'Filter' }).click();
    await page.getByRole('button', { name: 'Paste code' }).click();
    await page.getByRole('textbox', { name: 'Filter code' }).fill('sepia, please');
    await page.keyboard.press('Enter');
    const words =
      'That filter code is invalid. Please check it was copied and pasted correctly and try again.';
    await expect(page.getByText(words, { exact: true })).toBeVisible();
    await page.reload();
    await editor.opened();
  });

  await test.step('link sharing and invitations', async () => {
    const dialog = page.getByRole('dialog', { name: 'Share your design' });
    await page.getByRole('button', { name: 'Share' }).click();
    await dialog.getByRole('button', { name: 'Enable Link Sharing' }).click();
    await expect(dialog.getByText('Please choose edit or view rights')).toBeVisible();
    await dialog.getByRole('switch', { name: 'Anyone with link can view' }).click();
    await breaks(page, 'saved_design/alter_link_sharing');
    await dialog.getByRole('button', { name: 'Enable Link Sharing' }).click();
    await expect(toast(page, 'something went wrong')).toBeVisible();
    await page.unrouteAll();
    await dialog.getByRole('button', { name: 'Enable Link Sharing' }).click();
    await expect(toast(page, 'Link Sharing Enabled')).toBeVisible();
    await dialog.getByRole('button', { name: 'Disable Link Sharing' }).click();
    await expect(toast(page, 'Link Sharing Disabled')).toBeVisible();
    await dialog.getByLabel('Invite by e-mail').fill('mira@dockhall.example');
    await dialog.getByRole('button', { name: 'Send Invites' }).click();
    await told(editor, 'design shared successfully!');
  });

  await test.step('a download that cannot be prepared, and one that cannot be made', async () => {
    await page.evaluate(() => {
      const { resources } = document.querySelector<DmEditorShell>('dm-editor-shell')!.session!.editor;
      resources.ensure = () => Promise.reject(new Error('no fonts'));
    });
    await choose(page, 'PNG');
    await press(page);
    await told(editor, 'Something went wrong :/');
    await page.route(/write-svg-.*\.js$/, (route) => route.abort());
    await choose(page, 'SVG');
    await press(page);
    await expect(toast(page, 'something went wrong')).toBeVisible();
    await expect(dialogOf(page)).toBeVisible();
    await page.unrouteAll();
  });

  await test.step('a design that cannot be opened leads to the start page', async () => {
    await page.route('**/api/saved_design/get_one', (route) => route.fulfill({ status: 500 }));
    await page.goto(`${HOME}/designs/00000000000000000000000000000000/edit`);
    await expect(toast(page, 'Something went wrong')).toBeVisible();
    await expect(page).toHaveURL(/\/designmaker\/start\/?$/);
  });
});
