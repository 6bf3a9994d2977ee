import type { Browser, Page } from 'playwright/test';
import { registered } from '../support/accounts.js';
import { EditorPage } from '../support/editor-page.js';
import { fetchedAhead } from '../support/fetched-ahead.js';
import { openFirstTemplate } from '../support/templates.js';
import { expect, test } from '../support/test.js';

/** A design of one's own, made from a template, open in the editor. */
async function ownDesign(page: Page): Promise<{ editor: EditorPage; id: string }> {
  await registered(page, '/designmaker/start');
  const editor = await openFirstTemplate(page);
  const id = /designs\/([^/]+)\/edit/.exec(page.url())![1]!;
  return { editor, id };
}

const stranger = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

test('a link lets strangers look, then edit, then neither [B-001] [A-053]', async ({ page, browser }) => {
  const { editor, id } = await ownDesign(page);
  const base = `/designmaker/start/designs/${id}`;
  const other = await stranger(browser);

  await test.step('without a link right there is nothing for a stranger', async () => {
    for (const role of ['view', 'edit']) {
      await other.goto(`${base}/${role}`);
      await expect(other).toHaveURL(/\/designmaker\/start\/?$/);
    }
  });

  const dialog = page.getByRole('dialog', { name: 'Share your design' });
  await test.step('the owner shares the view', async () => {
    await page.getByRole('button', { name: 'Share' }).click();
    await dialog.getByRole('button', { name: 'Enable Link Sharing' }).click();
    await expect(dialog.getByText('Please choose edit or view rights')).toBeVisible();
    await dialog.getByRole('switch', { name: 'Anyone with link can view' }).click();
    await dialog.getByRole('button', { name: 'Enable Link Sharing' }).click();
    await expect(page.locator('[data-sonner-toast]').getByText('Link Sharing Enabled')).toBeVisible();
    await expect(dialog.getByLabel('Link to the design')).toHaveValue(new RegExp(`${base}/view$`));
  });

  await test.step('the view role: the pages, no editing chrome; asking for edit leads to the start page', async () => {
    await other.goto(`${base}/view`);
    await expect(other.locator('dm-design-viewer dm-page-preview')).toHaveCount(1);
    await expect(other.getByText('View only')).toBeVisible();
    await expect(other.locator('dm-editor-shell, dm-canvas, dm-toolbar, dm-side-bar')).toHaveCount(0);
    await expect
      .poll(() =>
        other.locator('dm-page-preview').evaluate((preview) => {
          const canvas = preview.shadowRoot!.querySelector('canvas')!;
          const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
          return new Set(new Uint32Array(data.buffer)).size;
        }),
      )
      .toBeGreaterThan(50);
    await other.goto(`${base}/edit`);
    await expect(other).toHaveURL(/\/designmaker\/start\/?$/);
  });

  await test.step("a copy of what one may see is one's own", async () => {
    await other.goto(`${base}/view`);
    await other.getByRole('button', { name: 'Make a copy' }).click();
    const copy = new EditorPage(other);
    await copy.opened();
    expect(other.url()).not.toContain(id);
    await expect(other.getByRole('textbox', { name: 'Design name' })).toHaveValue(/ Copy$/);
  });

  await test.step('with the edit right a stranger changes the design, and the owner sees it', async () => {
    await dialog.getByRole('switch', { name: 'Anyone with link can edit' }).click();
    await expect(dialog.getByLabel('Link to the design')).toHaveValue(new RegExp(`${base}/edit$`));
    await other.goto(`${base}/edit`);
    const theirs = new EditorPage(other);
    await theirs.opened();
    await theirs.tab('Text').click();
    const count = (await theirs.objects()).length + 1;
    await other.getByRole('button', { name: 'Add a heading' }).click();
    // its fonts are fetched first: until it stands there, there is nothing to save
    await expect.poll(async () => (await theirs.objects()).length).toBe(count);
    await theirs.saved();
    await page.reload();
    await editor.opened();
    expect(await editor.objects()).toHaveLength(count);
  });

  await test.step('disabled, it is private again', async () => {
    await page.getByRole('button', { name: 'Share' }).click();
    await dialog.getByRole('button', { name: 'Disable Link Sharing' }).click();
    await expect(page.locator('[data-sonner-toast]').getByText('Link Sharing Disabled')).toBeVisible();
    for (const role of ['view', 'edit']) {
      await other.goto(`${base}/${role}`);
      await expect(other).toHaveURL(/\/designmaker\/start\/?$/);
    }
  });
});

test('an earlier version is looked at, restored, and taken back with undo', async ({ page }) => {
  const { editor } = await ownDesign(page);
  const first = await editor.file();
  const count = (await editor.objects()).length;
  await editor.tab('Text').click();
  await page.getByRole('button', { name: 'Add a heading' }).click();
  await expect.poll(async () => (await editor.objects()).length).toBe(count + 1);
  await editor.saved();
  await editor.deselect();
  // its box is measured once its font is there
  await expect.poll(() => editor.file()).not.toContain('text_needs_autoset');
  await editor.saved();
  const later = await editor.file();
  await page.getByRole('button', { name: 'Version history' }).click();
  const dialog = page.getByRole('dialog', { name: 'Version history' });
  await expect(dialog.getByRole('radio')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Restore this version' }).click();
  await expect(dialog).toBeHidden();
  expect(JSON.parse(await editor.file())).toEqual(JSON.parse(first));
  await editor.saved();
  await page.reload();
  await editor.opened();
  expect(JSON.parse(await editor.file())).toEqual(JSON.parse(first));

  await test.step('what was restored over is itself a version', async () => {
    await page.getByRole('button', { name: 'Version history' }).click();
    await expect(dialog.getByRole('radio')).toHaveCount(2);
    await dialog.getByRole('button', { name: 'Restore this version' }).click();
    await expect(dialog).toBeHidden();
    expect(JSON.parse(await editor.file())).toEqual(JSON.parse(later));
    await editor.button('Undo').click();
    expect(JSON.parse(await editor.file())).toEqual(JSON.parse(first));
  });
});

test('without a network sharing and the versions say so, and go on from the toast and by themselves', async ({
  page,
  context,
}) => {
  await ownDesign(page);
  const share = page.getByRole('dialog', { name: 'Share your design' });
  const toast = page.locator('[data-sonner-toast]');

  await test.step('the toast can be used while the dialog is open', async () => {
    await page.getByRole('button', { name: 'Share' }).click();
    await share.getByRole('switch', { name: 'Anyone with link can view' }).click();
    await fetchedAhead(page, 'toaster');
    await context.setOffline(true);
    await share.getByRole('button', { name: 'Enable Link Sharing' }).click();
    await expect(toast.getByText('something went wrong')).toBeVisible();
    await context.setOffline(false);
    await toast.getByRole('button', { name: 'Try again' }).click();
    await expect(share.getByLabel('Link to the design')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(share).toBeHidden();
  });

  await test.step('the versions', async () => {
    const versions = page.getByRole('dialog', { name: 'Version history' });
    const open = page.getByRole('button', { name: 'Version history' });
    // The dialog's own code comes while the page idles: it is here once the dialog has been seen.
    await open.click();
    await expect(versions.getByText('No earlier versions yet')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(versions).toBeHidden();
    await context.setOffline(true);
    await open.click();
    await expect(versions.getByRole('alert')).toContainText('Something went wrong');
    await context.setOffline(false);
    await expect(versions.getByText('No earlier versions yet')).toBeVisible();
  });
});

test('on a phone one looks at what one made elsewhere; a name is cut at its end, whichever way it is read', async ({
  page,
}) => {
  const { editor, id } = await ownDesign(page);
  const name = 'دعوة إلى حفل موسيقي طويل جدا في الميناء القديم مع جميع الأصدقاء والعائلة';
  const field = page.getByRole('textbox', { name: 'Design name' });
  await field.fill(name);
  await field.press('Enter');
  await expect(field).toHaveCSS('direction', 'rtl');
  await editor.saved();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/designmaker/start');
  const own = page.getByRole('region', { name: 'Your designs' });
  await expect(own.getByText(name)).toHaveCSS('direction', 'rtl');
  await own.locator('a.card').click();
  await expect(page.locator('dm-design-viewer dm-page-preview')).toHaveCount(1);
  await expect(page.getByRole('heading', { name })).toHaveCSS('direction', 'rtl');

  await test.step('a link to edit leads there too', async () => {
    await page.goto(`/designmaker/start/designs/${id}/edit`);
    await page.getByRole('link', { name: 'View the design' }).click();
    await expect(page.locator('dm-design-viewer dm-page-preview')).toHaveCount(1);
  });
});
