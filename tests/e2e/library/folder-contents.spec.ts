import type { Page } from 'playwright/test';
import { registered } from '../support/accounts.js';
import { ALL, item } from '../support/designs-page.js';
import { FOLDERS, card, toast, dialog, menuRows, photos, panel } from '../support/folders-page.js';
import { archiveOf, colored, jpeg, putDesigns } from '../support/library.js';
import { makeFolder } from '../support/own-designs.js';
import { expect, test } from '../support/test.js';

/** Gives files to the page as if they had been dropped or pasted. */
async function give(
  page: Page,
  how: 'drop' | 'paste',
  file: { name: string; buffer: Buffer },
): Promise<void> {
  await page.evaluate(
    ([name, base64, kind]) => {
      const bytes = Uint8Array.from(atob(base64!), (letter) => letter.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], name!, { type: 'image/jpeg' }));
      if (kind === 'paste') {
        document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
        return;
      }
      for (const type of ['dragenter', 'dragover', 'drop'])
        document.body.dispatchEvent(
          new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }),
        );
    },
    [file.name, file.buffer.toString('base64'), how],
  );
}

test('[C-017] a photo folder: many files go up, by button, drop and paste; they are selected, moved, removed and back', async ({
  page,
}) => {
  await registered(page);
  const harbour = await makeFolder(page, 'Harbour', 'photo');
  await makeFolder(page, 'Market', 'photo');
  await page.goto(`${FOLDERS}/${harbour}/edit`);
  await expect(page.getByText('No photos yet')).toBeVisible();

  await test.step('several at once; what is no picture is named with the reason', async () => {
    const files = [
      await jpeg('one.jpg', 'tomato'),
      { name: 'two.png', mimeType: 'image/png', buffer: await colored('teal') },
      { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
      { name: 'broken.jpeg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all') },
    ];
    await page.locator('input[type=file]').first().setInputFiles(files);
    await expect(panel(page).getByRole('status')).toHaveText('2 of 4 files were not uploaded');
    const row = (name: string) => panel(page).getByRole('listitem').filter({ hasText: name });
    await expect(row('notes.pdf')).toContainText('Only .png, .jpg and .jpeg files can be uploaded.');
    await expect(row('broken.jpeg')).toContainText('This is not a picture we can read.');
    await expect(photos(page)).toHaveCount(2);
    await panel(page).getByRole('button', { name: 'Close' }).click();
  });

  await test.step('dropped and pasted', async () => {
    await give(page, 'drop', await jpeg('dropped.jpg', 'gold'));
    await expect(panel(page).getByRole('status')).toHaveText('Files uploaded');
    await give(page, 'paste', await jpeg('pasted.jpg', 'plum'));
    await expect(photos(page)).toHaveCount(4);
    await expect(photos(page).first()).toHaveAccessibleName('Open pasted.jpg');
    await expect(panel(page).getByRole('status')).toHaveText('Files uploaded');
  });

  await test.step('a failed one is tried again, one on its way is canceled', async () => {
    await page.route('**/api/folder/upload_file', (route) => route.abort());
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([await jpeg('later.jpg', 'navy')]);
    await expect(panel(page)).toContainText('The server cannot be reached.');
    await page.unroute('**/api/folder/upload_file');
    await panel(page).getByRole('button', { name: 'Try later.jpg again' }).click();
    await expect(panel(page).getByRole('status')).toHaveText('Files uploaded');
    await expect(photos(page)).toHaveCount(5);
    await panel(page).getByRole('button', { name: 'Close' }).click();
    await expect(panel(page)).toHaveCount(0);
  });

  await test.step('with the keyboard: arrows, Space, Shift, Ctrl+A, Escape', async () => {
    const status = page.locator('.photo-bar').getByRole('status');
    await photos(page).first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(photos(page).nth(1)).toBeFocused();
    await page.keyboard.press(' ');
    await expect(status).toHaveText('1 selected');
    await page.keyboard.press('Shift+ArrowRight');
    await expect(status).toHaveText('2 selected');
    await page.keyboard.press('Control+a');
    await expect(status).toHaveText('5 selected');
    await page.keyboard.press('Escape');
    await expect(status).toHaveText('5 photos');
  });

  await test.step('removed, and back with undo', async () => {
    await page.getByRole('checkbox', { name: 'Select one.jpg' }).check();
    await page.getByRole('button', { name: 'Remove from folder' }).click();
    await expect(photos(page)).toHaveCount(4);
    await page.locator('[data-sonner-toast]').getByRole('button', { name: 'Undo' }).click();
    await expect(photos(page)).toHaveCount(5);
    await page.reload();
    await expect(photos(page)).toHaveCount(5);
  });

  await test.step('moved to another folder', async () => {
    await page.getByRole('checkbox', { name: 'Select one.jpg' }).check();
    await page.getByRole('checkbox', { name: 'Select two.png' }).check();
    await page.getByRole('button', { name: 'Move to Folder' }).click();
    const move = dialog(page, 'Move 2 photos to folder');
    await expect(move.getByRole('button', { name: 'Move' })).toBeDisabled();
    await expect(move.getByText('Harbour')).toHaveCount(0);
    await move.getByRole('radio', { name: /Market/ }).check();
    await move.getByRole('button', { name: 'Move' }).click();
    await expect(toast(page, '2 photos moved to Market')).toBeVisible();
    await expect(photos(page)).toHaveCount(3);
    await page.getByRole('link', { name: 'Folders' }).last().click();
    await expect(card(page, 'Market').getByText('2 photos')).toBeVisible();
  });

  await test.step('a picture is looked at, and its neighbors by the arrows', async () => {
    await card(page, 'Harbour').getByRole('link').click();
    await photos(page).first().click();
    const preview = dialog(page, 'later.jpg');
    await expect(preview.getByText('640 × 480')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(dialog(page, 'pasted.jpg').getByText('2 of 3')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(photos(page).nth(1)).toBeFocused();
  });

  await test.step('all of it is downloaded; a folder that is not there says so', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download all' }).click(),
    ]);
    expect(Object.keys(await archiveOf(file)).sort()).toEqual(['dropped.jpg', 'later.jpg', 'pasted.jpg']);
    await page.goto(`${FOLDERS}/${harbour}x/edit`);
    await expect(page.getByText('Oops the resource does not exist.')).toBeVisible();
  });
});

test('pictures and design files that are dropped on a design folder become designs in it, and nothing is made twice', async ({
  page,
}) => {
  await registered(page);
  const posters = await makeFolder(page, 'Posters', 'design');
  await page.goto(`${FOLDERS}/${posters}/edit`);
  await expect(page.getByText('No designs yet')).toBeVisible();
  const tile = (name: string) => item(page, name);

  await give(page, 'drop', await jpeg('harbour.jpg', 'teal'));
  await expect(panel(page).getByRole('status')).toHaveText('Files uploaded');
  await expect(tile('harbour')).toHaveCount(1);
  const kept = { version: 1, id: 'k', width: 300, height: 200, dimension_units: 'px' };
  const pages = [{ id: 'p', objects: [], groups: [], background_color: '#ffcc00' }];
  const json = (name: string, content: unknown) => ({ name, buffer: Buffer.from(JSON.stringify(content)) });
  await give(page, 'paste', json('Kept.json', { ...kept, pages }));
  await expect(tile('Kept')).toHaveCount(1);
  await give(page, 'drop', json('broken.json', { pages: 3 }));
  await expect(panel(page)).toContainText('This is not a design file we can read.');

  await page.route('**/api/saved_design/move_to_folder', (route) => route.abort());
  await give(page, 'drop', await jpeg('market.jpg', 'gold'));
  await expect(panel(page)).toContainText('The server cannot be reached.');
  await page.unroute('**/api/saved_design/move_to_folder');
  await panel(page).getByRole('button', { name: 'Try market.jpg again' }).click();
  await expect(tile('market')).toHaveCount(1);

  await tile('harbour').getByRole('link').click();
  const canvas = page.locator('dm-canvas');
  await expect(canvas).toBeVisible();
  await page.goto(`${ALL}?view=list`);
  await expect(tile('harbour')).toContainText('640 × 480');
  await expect(page.locator('.tile')).toHaveCount(3);
  await give(page, 'drop', await jpeg('on-the-list.jpg', 'plum'));
  await expect(tile('on-the-list')).toHaveCount(1);
  await page.goto(FOLDERS);
  await expect(card(page, 'My Photos').getByText('3 photos')).toBeVisible();
  await expect(card(page, 'Posters').getByText('3 designs')).toBeVisible();
});

test('a design folder: designs open, move out, and come back; renamed and deleted from its head', async ({
  page,
}) => {
  await registered(page);
  const jazz = await makeFolder(page, 'Jazz', 'design');
  await page.goto(`${FOLDERS}/${jazz}/edit`);
  await expect(page.getByText('No designs yet')).toBeVisible();
  await putDesigns(page, jazz, ['Poster', 'Ticket']);
  await makeFolder(page, 'Archive', 'design');
  await page.reload();
  const tile = (name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  const menu = async (name: string) => {
    await tile(name).hover();
    await tile(name)
      .getByRole('button', { name: `More for ${name}` })
      .click();
  };

  await test.step('removed from the folder, and put back', async () => {
    await menu('Poster');
    await expect(menuRows(page)).toHaveText([
      ...['Open in a new tab', 'Move to Folder', 'Remove from folder', 'Share', 'Download'],
    ]);
    await page.getByRole('menuitem', { name: 'Remove from folder' }).click();
    await expect(tile('Poster')).toHaveCount(0);
    await page.locator('[data-sonner-toast]').getByRole('button', { name: 'Undo' }).click();
    await expect(tile('Poster')).toHaveCount(1);
  });

  await test.step('moved to another', async () => {
    await menu('Poster');
    await page.getByRole('menuitem', { name: 'Move to Folder' }).click();
    const move = page.getByRole('dialog');
    await move.getByRole('radio', { name: /Archive/ }).check();
    await move.getByRole('button', { name: /^Move/ }).click();
    await expect(toast(page, 'Moved design to folder')).toBeVisible();
    await expect(tile('Poster')).toHaveCount(0);
  });

  await test.step('renamed, then deleted, from the head', async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await dialog(page, 'Rename folder').getByLabel('Folder name').fill('Jazz nights');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Jazz nights', level: 1 })).toBeVisible();
    await tile('Ticket').getByRole('link').click();
    await expect(page).toHaveURL(/\/designmaker\/start\/designs\/[^/]+\/edit$/);
    await page.goBack();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await dialog(page, 'Delete Jazz nights').getByRole('button', { name: 'Yes' }).click();
    await expect(page).toHaveURL(/\/folders$/);
    await expect(card(page, 'Jazz nights')).toHaveCount(0);
    await expect(card(page, 'My Designs').getByText('2 designs')).toBeVisible();
  });
});
