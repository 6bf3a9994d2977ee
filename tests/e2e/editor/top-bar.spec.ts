import { call } from '../support/call.js';
import { openTemplate } from '../support/downloads.js';
import { openFirstTemplate } from '../support/templates.js';
import { expect, test } from '../support/test.js';

const SAVE = '**/api/saved_design/save_backend*';

test('the top bar: a name kept on Enter and blur, undo, redo, Present, Share and Download by who is there, back saves first [B-003]', async ({
  page,
  browser,
}) => {
  await test.step('a visitor has no Share, and Download leads to sign-in', async () => {
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto('/designmaker/start');
    await openFirstTemplate(visitor);
    await expect(visitor.getByRole('button', { name: 'Share' })).toHaveCount(0);
    await visitor.getByRole('button', { name: 'Download' }).click();
    await visitor.getByRole('dialog', { name: 'Log in' }).getByRole('button', { name: 'Log in' }).click();
    await expect(visitor).not.toHaveURL(/\/edit/);
    await expect(visitor.getByRole('heading', { name: 'Log in' })).toBeVisible();
    await visitor.context().close();
  });

  const editor = await openTemplate(page);
  const id = /designs\/([^/]+)\/edit/.exec(page.url())![1]!;
  const kept = async () => (await call<{ name: string }>(page, 'saved_design/get_one', { id })).name;
  const name = page.getByLabel('Design name');

  await name.fill('Harbour market');
  await name.press('Enter');
  await expect.poll(kept).toBe('Harbour market');
  await name.fill('Evening market');
  await editor.canvas.focus();
  await expect.poll(kept).toBe('Evening market');

  const pages = page.locator('dm-page-strip').getByRole('button', { name: /^Page \d+ of/ });
  const before = await pages.count();
  const [undo, redo] = [editor.button('Undo'), editor.button('Redo')];
  await expect(redo).toBeDisabled();
  await page.getByRole('button', { name: 'Add page' }).click();
  await undo.click();
  await expect(pages).toHaveCount(before);
  await redo.click();
  await expect(pages).toHaveCount(before + 1);

  await page.getByRole('button', { name: 'Present' }).click();
  const presentation = page.getByRole('dialog', { name: 'Presentation' });
  await expect(presentation.getByRole('img', { name: `Page 2 of ${before + 1}` })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await presentation.getByRole('button', { name: 'Close presentation' }).click();
  await expect(presentation).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBe(null);
  await expect(page.getByRole('button', { name: 'Present' })).toBeFocused();

  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  await page.getByRole('button', { name: 'Download' }).click();
  await expect(page.getByRole('dialog', { name: 'Download' })).toBeVisible();
  await page.getByRole('dialog', { name: 'Download' }).getByRole('button', { name: 'Close' }).click();

  let go: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route(SAVE, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Add page' }).click();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('status', { name: 'Saving' })).toBeVisible();
  await expect(page).toHaveURL(/\/edit/);
  go();
  await expect(page).toHaveURL(/\/designmaker\/start$/);
  type Held = { design_file: { pages: unknown[] } };
  const { design_file } = await call<Held>(page, 'saved_design/get_one', { id });
  expect(design_file.pages).toHaveLength(before + 2);
});

test('the view role presents too, and has nothing to edit with', async ({ page }) => {
  await openTemplate(page);
  await page.goto(page.url().replace(/edit$/, 'view'));
  await expect(page.getByRole('img', { name: /^Page 1 of/ })).toBeVisible();
  await expect(page.locator('dm-editor-shell')).toHaveCount(0);
  await page.getByRole('button', { name: 'Present' }).click();
  const presentation = page.getByRole('dialog', { name: 'Presentation' });
  await expect(presentation).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(presentation).toHaveCount(0);
});
