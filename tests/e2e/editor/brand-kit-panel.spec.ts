import type { Page } from 'playwright/test';
import { ADDRESS, addPalette, COLORS, dialogOf, LOGO, opened, svg } from '../support/brand-kit.js';
import { call } from '../support/call.js';
import { EditorPage } from '../support/editor-page.js';
import { expect, test } from '../support/test.js';

const panelOf = (page: Page) => page.locator('dm-brand-kit-panel');
const palette = (page: Page, name: string) => panelOf(page).getByRole('button', { name, exact: true });

const groundOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const { editor } = document.querySelector('dm-editor-shell')!.session!;
    return editor.pageRecord().page.background_color;
  });

test('the team’s colors, fonts and logos are at hand in the editor', async ({ page }) => {
  await test.step('a kit with a palette and a logo', async () => {
    await opened(page);
    await addPalette(page, 'Northam core');
    await page.getByRole('button', { name: 'Upload logo', exact: true }).click();
    const dialog = dialogOf(page, 'Upload logo');
    await dialog.locator('input[type=file]').setInputFiles(svg(LOGO));
    // a press beside the dialog throws nothing away
    await page.mouse.click(4, 400);
    await expect(dialog.locator('.brand-file')).toBeVisible();
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(dialog).toBeHidden();
    const { _id } = await call(page, 'saved_design/create_blank_design', {});
    await page.goto(`/designmaker/start/designs/${_id}/edit`);
  });
  const editor = new EditorPage(page);
  await editor.opened();

  await test.step('a palette colors the design, a further click rotates it, undo takes both back', async () => {
    const before = await editor.file();
    await editor.tab('Brand Kit').click();
    await palette(page, 'Northam core').click();
    await expect.poll(() => groundOf(page)).toBe(COLORS[4]);
    await palette(page, 'Northam core').click();
    await expect.poll(() => groundOf(page)).toBe(COLORS[0]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await editor.file()).toBe(before);
  });

  await test.step('built-in palettes of another category', async () => {
    const select = panelOf(page).getByRole('combobox', { name: 'Category' });
    await expect(select).toHaveText(/\S/);
    const first = panelOf(page)
      .getByRole('group', { name: 'Color palettes', exact: true })
      .locator('.palette')
      .first();
    const name = await first.textContent();
    await select.click();
    await panelOf(page).getByRole('option').nth(2).click();
    await expect(first).not.toHaveText(name!);
  });

  await test.step('color pickers offer the palettes of the kit', async () => {
    await page.locator('dm-background-toolbar dm-icon-button').first().click();
    const picker = page.locator('dm-background-toolbar dm-color-picker');
    await expect(picker.getByText('Brand Kit Palettes')).toBeVisible();
    await picker.getByRole('group', { name: 'Northam core' }).getByRole('button').nth(1).click();
    await expect.poll(() => groundOf(page)).toBe(COLORS[1]);
    await page.keyboard.press('Escape');
  });

  await test.step('pairings beside the sets of the user', async () => {
    await panelOf(page).getByRole('radio', { name: 'Fonts' }).click();
    await expect(panelOf(page).getByText('You have no font sets')).toBeVisible();
    await expect(panelOf(page).locator('.set')).toHaveCount(21);
  });

  await test.step('the logo goes on the page from the panel and from the elements', async () => {
    await panelOf(page).getByRole('radio', { name: 'Logos' }).click();
    await panelOf(page).locator('dm-asset-grid').getByRole('button').first().click();
    await expect.poll(async () => (await editor.objects()).length).toBe(1);
    await editor.tab('Elements').click();
    const strip = page.locator('dm-elements-panel dm-element-strip').first();
    await expect(strip.getByRole('heading', { name: 'Brand Kit' })).toBeVisible();
    await strip.getByRole('listitem').first().getByRole('button').click();
    await expect.poll(async () => (await editor.objects()).length).toBe(2);
    await editor.settled();
    await editor.saved();
  });

  await test.step('what is added on the page of the kit is here at once', async () => {
    await editor.tab('Brand Kit').click();
    await panelOf(page).getByRole('radio', { name: 'Colors' }).click();
    const popup = page.context().waitForEvent('page');
    await panelOf(page).getByRole('button', { name: 'Add new color palette' }).click();
    const kit = await popup;
    await expect(kit).toHaveURL(new RegExp(`${ADDRESS}$`));
    await addPalette(kit, 'Harbour');
    await expect(palette(page, 'Harbour')).toBeVisible();
    await kit.close();
  });
});
