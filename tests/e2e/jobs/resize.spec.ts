import type { Page } from 'playwright/test';
import { EditorPage } from '../support/editor-page.js';
import { openFirstTemplate } from '../support/templates.js';
import { expect, test } from '../support/test.js';

const sizeOf = async (editor: EditorPage): Promise<object> => {
  const {
    width,
    height,
    dimension_units: unit = 'px',
  } = JSON.parse(await editor.file()) as {
    width: number;
    height: number;
    dimension_units?: string;
  };
  return { width, height, unit };
};

/** The sizes dialog of the editor, opened from Magic Resize. */
async function sizes(page: Page) {
  await page.getByRole('button', { name: 'Resize', exact: true }).first().click();
  await page.locator('dm-magic-resize-dialog').getByRole('button', { name: 'Resize this design' }).click();
  const dialog = page.locator('dm-resize-dialog');
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  const resize = async () => {
    await dialog.getByRole('button', { name: 'Resize', exact: true }).click();
    await expect(dialog.locator('dialog')).toBeHidden();
  };
  return { dialog, resize };
}

test('the design takes another size by name and by measures, and a blank page of a named format is begun from the home [E-056]', async ({
  page,
}) => {
  await page.goto('/designmaker/start');
  const editor = await openFirstTemplate(page);
  const start = await editor.file();
  const count = (await editor.objects()).length;

  await test.step('by name: all is scaled to fit, as one step', async () => {
    const { dialog, resize } = await sizes(page);
    await page.keyboard.type('story');
    await dialog.getByRole('radio', { name: /^Instagram Story/ }).click();
    await resize();
    expect(await sizeOf(editor)).toEqual({ width: 1080, height: 1920, unit: 'px' });
    expect(await editor.objects()).toHaveLength(count);
  });

  await test.step('by measures in another unit; what is out of bounds is told', async () => {
    const { dialog, resize } = await sizes(page);
    await dialog.getByRole('combobox', { name: 'Unit' }).click();
    await dialog.getByRole('option', { name: 'mm', exact: true }).click();
    const width = dialog.getByRole('spinbutton', { name: 'Width' });
    const height = dialog.getByRole('spinbutton', { name: 'Height' });
    await width.fill('3000');
    await width.press('Tab');
    await expect(dialog.getByRole('alert')).toHaveText(/smaller than 2116.664mm/);
    await expect(dialog.getByRole('button', { name: 'Resize', exact: true })).toBeDisabled();
    await width.fill('148');
    await height.fill('105*2');
    await height.press('Tab');
    await dialog.getByRole('radio', { name: 'Leave as it is' }).click();
    const before = await editor.objects();
    await resize();
    expect(await sizeOf(editor)).toEqual({ width: 559, height: 794, unit: 'mm' });
    expect((await editor.objects()).map(({ width }) => width)).toEqual(before.map(({ width }) => width));
  });

  await test.step('each was one step; kept on the server', async () => {
    await editor.button('Undo').click();
    await editor.button('Undo').click();
    expect(JSON.parse(await editor.file())).toEqual(JSON.parse(start));
    await editor.button('Redo').click();
    await editor.button('Redo').click();
    await editor.saved();
    await page.reload();
    await editor.opened();
    expect(await sizeOf(editor)).toEqual({ width: 559, height: 794, unit: 'mm' });
  });

  const opensBlank = async (size: object) => {
    const blank = new EditorPage(page);
    await blank.opened();
    expect(await sizeOf(blank)).toEqual(size);
    expect(await blank.objects()).toEqual([]);
  };

  await test.step('a blank page of a named format, by the search of the home', async () => {
    await page.goto('/designmaker/start');
    await page.getByPlaceholder('Try "Business Card"').fill('a4');
    await page.getByRole('option', { name: /^Blank A4/ }).click();
    await opensBlank({ width: 794, height: 1123, unit: 'mm' });
  });

  await test.step('and beside Generate New; a template then fills it without a question', async () => {
    await page.goto('/designmaker/start');
    await page.getByRole('button', { name: 'Generate New' }).click();
    await page.getByRole('menuitem', { name: 'Blank Pinterest Pin' }).click();
    await opensBlank({ width: 1000, height: 1500, unit: 'px' });
    await page.locator('dm-templates-panel button.thumbnail').nth(1).click();
    await expect.poll(async () => (await editor.objects()).length).toBeGreaterThan(0);
    await expect(page.locator('dm-template-choice dialog')).toBeHidden();
  });
});
