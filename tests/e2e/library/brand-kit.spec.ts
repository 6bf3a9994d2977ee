import { faultsOf } from '../support/axe.js';
import {
  addColor,
  addPalette,
  ADDRESS,
  COLORS,
  dialogOf,
  FONT,
  fontRow,
  fromMenu,
  inItsFont,
  LOGO,
  opened,
  part,
  svg,
  toast,
} from '../support/brand-kit.js';
import { expect, test } from '../support/test.js';

test('logos, palettes and typography of the team are made, changed, deleted and brought back [C-021]', async ({
  page,
}) => {
  await opened(page);
  await expect(page.getByText("Rana Okafor's team")).toBeVisible();

  await test.step('a logo: a file and a name are required', async () => {
    await page.getByRole('button', { name: 'Upload logo', exact: true }).click();
    const dialog = dialogOf(page, 'Upload logo');
    const action = dialog.getByRole('button', { name: 'Upload', exact: true });
    await action.click();
    await expect(dialog.getByText('A file is required')).toBeVisible();
    await expect(dialog.getByText('A name is required')).toBeVisible();
    await dialog.locator('input[type=file]').setInputFiles(svg(LOGO));
    await expect(dialog.getByLabel('Name')).toHaveValue('northam mark');
    await dialog.getByLabel('Name').fill('Northam');
    await action.click();
    await expect(dialog).toBeHidden();
    const picture = part(page, 'Logos').getByRole('img', { name: 'Northam' });
    const shape = () => picture.evaluate((img: HTMLImageElement) => img.naturalWidth / img.naturalHeight);
    await expect.poll(shape).toBeCloseTo(1.5, 2);
  });

  await test.step('it is deleted after a question, and comes back with Undo', async () => {
    const card = part(page, 'Logos').getByRole('img', { name: 'Northam' });
    await page.getByRole('button', { name: 'Delete Northam' }).click();
    const dialog = dialogOf(page, 'Delete logo');
    await expect(dialog.getByText('Are you sure want to delete this logo ?')).toBeVisible();
    await dialog.getByRole('button', { name: 'No' }).click();
    await expect(page.getByRole('button', { name: 'Delete Northam' })).toBeFocused();
    await page.getByRole('button', { name: 'Delete Northam' }).click();
    await dialog.getByRole('button', { name: 'Yes' }).click();
    await expect(card).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Upload logo', exact: true })).toBeFocused();
    await toast(page).getByRole('button', { name: 'Undo' }).click();
    await expect(card).toBeVisible();
  });

  await test.step('a palette chosen from the categories, all of one, and back', async () => {
    await page.getByRole('button', { name: 'Choose color palette' }).click();
    const dialog = dialogOf(page, 'Choose color palette');
    await dialog.getByRole('button', { name: 'See All Warm' }).click();
    await expect(dialog.getByText('No more results.')).toBeVisible();
    const first = dialog.getByRole('region', { name: 'Warm' }).getByRole('button').first();
    await first.click();
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    await dialog.getByRole('button', { name: 'All categories' }).click();
    await expect(dialog.getByRole('button', { name: 'See All Warm' })).toBeFocused();
    await expect(dialog.getByRole('region', { name: 'Cool' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Choose color palette' })).toBeFocused();
    await expect(part(page, 'Color Palettes').getByRole('button', { name: /^More for/ })).toHaveCount(1);
  });

  await test.step('a palette is renamed, deleted, brought back', async () => {
    const palettes = part(page, 'Color Palettes');
    await palettes.getByRole('button', { name: /^More for/ }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const edit = dialogOf(page, 'Edit color palette');
    await edit.getByLabel('Name').fill('Harbour');
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(edit).toBeHidden();
    await fromMenu(page, 'Harbour', 'Delete');
    const sure = dialogOf(page, 'Delete color palette');
    await expect(sure.getByText('Are you sure want to delete this color palette ?')).toBeVisible();
    await sure.getByRole('button', { name: 'Yes' }).click();
    await expect(palettes.getByText('You have no color palettes')).toBeVisible();
    await toast(page).filter({ hasText: 'Harbour deleted' }).getByRole('button', { name: 'Undo' }).click();
    await expect(palettes.getByText('Harbour')).toBeVisible();
  });

  await test.step('a font of the team, set for the headings', async () => {
    await page.getByRole('button', { name: 'Upload font' }).click();
    const upload = dialogOf(page, 'Upload font');
    await upload.locator('input[type=file]').setInputFiles(FONT);
    await upload.getByLabel('Name').fill('Northam Sans');
    await upload.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(upload).toBeHidden();
    await inItsFont(part(page, 'Your fonts').getByRole('listitem'));
    await page.getByRole('button', { name: 'Edit headings' }).click();
    const dialog = dialogOf(page, 'Customize font');
    await dialog.getByLabel('Size in px').fill('44');
    await dialog.getByRole('combobox').fill('north');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(fontRow(page, 'Headings')).toContainText('Northam Sans, 44 px');
    await inItsFont(fontRow(page, 'Headings'));
  });

  await test.step('renamed it has its new name everywhere; one of another font is refused', async () => {
    await page.getByRole('button', { name: 'Rename Northam Sans' }).click();
    const dialog = dialogOf(page, 'Rename font');
    await dialog.getByLabel('Name').fill('Fraunces');
    await dialog.getByRole('button', { name: 'Rename' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('There is another font called Fraunces');
    await dialog.getByLabel('Name').fill('Northam Display');
    await dialog.getByRole('button', { name: 'Rename' }).click();
    await expect(dialog).toBeHidden();
    await expect(fontRow(page, 'Headings')).toContainText('Northam Display, 44 px');
  });

  await test.step('deleted it makes way for another; brought back it is in use again', async () => {
    await page.getByRole('button', { name: 'Delete Northam Display' }).click();
    await dialogOf(page, 'Delete font').getByRole('button', { name: 'Yes' }).click();
    await expect(part(page, 'Your fonts').getByText('No fonts uploaded yet')).toBeVisible();
    await expect(fontRow(page, 'Headings')).not.toContainText('Northam Display');
    const undo = toast(page).filter({ hasText: 'Northam Display deleted' });
    await undo.getByRole('button', { name: 'Undo' }).click();
    await expect(fontRow(page, 'Headings')).toContainText('Northam Display, 44 px');
    await inItsFont(fontRow(page, 'Headings'));
  });

  await test.step('a set of fonts with one click, and back', async () => {
    await page.getByRole('button', { name: 'Choose fonts' }).click();
    const dialog = dialogOf(page, 'Choose fonts');
    await expect(dialog.getByRole('listitem')).toHaveCount(21);
    await dialog.getByRole('button', { name: 'Cormorant Garamond & Jost' }).click();
    await expect(dialog).toBeHidden();
    await expect(fontRow(page, 'Headings')).toContainText('Cormorant Garamond, 31 px');
    await expect(fontRow(page, 'Sub headings')).toContainText('Jost, 15 px');
    await expect(fontRow(page, 'Normal text')).toContainText('Jost, 12 px');
    await toast(page).filter({ hasText: 'Cormorant' }).getByRole('button', { name: 'Undo' }).click();
    await expect(fontRow(page, 'Headings')).toContainText('Northam Display, 44 px');
  });

  await test.step('all of it is kept', async () => {
    await page.reload();
    await expect(part(page, 'Logos').getByRole('img', { name: 'Northam' })).toBeVisible();
    await expect(part(page, 'Color Palettes').getByText('Harbour')).toBeVisible();
    await expect(fontRow(page, 'Headings')).toContainText('Northam Display, 44 px');
    await inItsFont(fontRow(page, 'Headings'));
  });
});

test('a palette has exactly 5 colors and a name [C-022]', async ({ page }) => {
  await opened(page);
  await page.getByRole('button', { name: 'Add new color palette' }).click();
  const dialog = dialogOf(page, 'Add new color palette');
  await expect(dialog.getByText('A palette has a name and five colors.')).toBeVisible();
  const save = dialog.getByRole('button', { name: 'Save' });
  const refused = dialog.getByRole('alert').filter({ hasText: 'You must add 5 colors and set a name' });
  await save.click();
  await expect(refused).toBeVisible();
  await dialog.getByLabel('Name').fill('Northam core');
  for (const color of COLORS.slice(0, 4)) await addColor(dialog, color);
  await save.click();
  await expect(refused).toBeVisible();
  await addColor(dialog, COLORS[4]!);
  await expect(dialog.getByRole('button', { name: 'Add color' })).toHaveCount(0);
  await expect(refused).toBeHidden();

  await test.step('Delete takes a color out; the keyboard stays among them', async () => {
    await dialog.getByRole('button', { name: `Color 2, ${COLORS[1]}` }).focus();
    await page.keyboard.press('Delete');
    await expect(dialog.getByRole('button', { name: `Color 2, ${COLORS[2]}` })).toBeFocused();
    await save.click();
    await expect(refused).toBeVisible();
    await addColor(dialog, '#000000');
  });
  await test.step('Escape asks before what was made is lost', async () => {
    await page.keyboard.press('Escape');
    const sure = dialogOf(page, 'Discard this palette?');
    await sure.getByRole('button', { name: 'Keep editing' }).click();
    await expect(sure).toBeHidden();
    await expect(dialog.getByLabel('Name')).toHaveValue('Northam core');
  });
  await dialog.getByLabel('Name').fill('');
  await save.click();
  await expect(refused).toBeVisible();
  await dialog.getByLabel('Name').fill('Northam core');
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(part(page, 'Color Palettes').getByText('Northam core')).toBeVisible();
});

test('fonts are found by the beginning of their names and shown page by page; a size is a number; a font is refused in words [C-023] [D-043]', async ({
  page,
}) => {
  await opened(page);
  const asked = page.waitForRequest((request) => request.url().endsWith('/design_resource/get'));
  await page.getByRole('button', { name: 'Edit headings' }).click();
  const dialog = dialogOf(page, 'Customize font');
  expect((await asked).postDataJSON()).toMatchObject({ type: 'font', page_no: 0, size: 1000 });
  const fonts = dialog.getByRole('option');

  await test.step('as many as the screen is high, divided by 50; then twenty more at the end of the list', async () => {
    const first = Math.ceil((await page.evaluate(() => screen.height)) / 50);
    await expect(fonts).toHaveCount(first);
    await dialog.getByRole('listbox').evaluate((list) => list.scrollTo(0, list.scrollHeight));
    await expect(fonts).toHaveCount(first + 20);
  });

  await test.step('the beginning of a name, in any case', async () => {
    const search = dialog.getByRole('combobox');
    await search.fill('DM s');
    // By its accessible name: once the picture of a name is there, it stands in the place of the text.
    await expect(fonts).toHaveCount(3);
    await expect(fonts.nth(0)).toHaveAccessibleName(/^DM Sans/);
    await expect(fonts.nth(1)).toHaveAccessibleName(/^DM Serif/);
    await expect(fonts.nth(2)).toHaveAccessibleName(/^DM Serif/);
    await search.fill('sans');
    await expect(dialog.getByText('No font begins with "sans"')).toBeVisible();
    await search.fill('aNTo');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('option', { name: 'Anton', exact: true })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  await test.step('the size is required', async () => {
    const size = dialog.getByLabel('Size in px');
    for (const wrong of ['', '0', '401']) {
      await size.fill(wrong);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog.getByText('Set a size from 1 to 400 px')).toBeVisible();
    }
    await size.fill('52');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(fontRow(page, 'Headings')).toContainText('Anton, 52 px');
    await expect(page.getByRole('button', { name: 'Edit headings' })).toBeFocused();
  });

  await test.step('an upload needs a name and a file, and the file must be a font', async () => {
    await page.getByRole('button', { name: 'Upload font' }).click();
    const upload = dialogOf(page, 'Upload font');
    const action = upload.getByRole('button', { name: /^(Upload|Try again)$/ });
    await action.click();
    await expect(upload.getByText('A file is required')).toBeVisible();
    await expect(upload.getByText('A name is required')).toBeVisible();
    const file = upload.locator('input[type=file]');
    await file.setInputFiles({ name: 'Northam.zip', mimeType: '', buffer: Buffer.from('PK') });
    await expect(upload.getByText('This file cannot be used.')).toBeVisible();
    await file.setInputFiles({ name: 'Northam.ttf', mimeType: '', buffer: Buffer.from('not a font') });
    await upload.getByLabel('Name').fill('Northam Sans');
    await action.click();
    await expect(upload.getByRole('alert')).toContainText('not a font');
    await expect(upload.getByLabel('Name')).toHaveValue('Northam Sans');
    await file.setInputFiles(FONT);
    await action.click();
    await expect(upload).toBeHidden();
    await inItsFont(part(page, 'Your fonts').getByRole('listitem'));
  });
});

test('a visitor is asked to sign in', async ({ page }) => {
  await page.goto(ADDRESS);
  await expect(page.getByText('Sign in to see your brand kit')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

for (const [name, width, colorScheme] of [
  ['light', 1440, 'light'],
  ['dark', 1024, 'dark'],
  ['a phone', 390, 'light'],
] as const)
  test(`nobody is shut out: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await opened(page);
    const long = 'Ein ausgesprochen langer Name für Farben, der nie ganz passt';
    await addPalette(page, long);
    await addPalette(page, 'لوحة ألوان الميناء القديم');
    await expect(part(page, 'Color Palettes').getByText('لوحة')).toHaveCSS('direction', 'rtl');
    await page.getByRole('button', { name: 'Upload logo', exact: true }).click();
    await dialogOf(page, 'Upload logo')
      .locator('input[type=file]')
      .setInputFiles(svg(LOGO, `${long}.svg`));
    expect(await faultsOf(page, '[role=dialog]')).toEqual([]);
    await dialogOf(page, 'Upload logo').getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(part(page, 'Logos').getByRole('img', { name: long })).toBeVisible();
    for (const role of ['Headings', 'Sub headings', 'Normal text']) await inItsFont(fontRow(page, role));
    expect(await faultsOf(page, 'main')).toEqual([]);
    const wider = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(await wider()).toBe(false);
    for (const [button, title] of [
      ['Add new color palette', 'Add new color palette'],
      ['Choose color palette', 'Choose color palette'],
      ['Edit headings', 'Customize font'],
      ['Choose fonts', 'Choose fonts'],
    ] as const) {
      await page.getByRole('button', { name: button, exact: true }).click();
      const dialog = dialogOf(page, title);
      await expect(dialog.locator('.skeleton')).toHaveCount(0);
      expect(await faultsOf(page, '[role=dialog]'), title).toEqual([]);
      expect(await dialog.evaluate((box) => box.scrollWidth > box.clientWidth), title).toBe(false);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: button, exact: true })).toBeFocused();
    }
  });
