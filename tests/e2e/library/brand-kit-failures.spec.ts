import {
  addPalette,
  ADDRESS,
  dialogOf,
  fontRow,
  fromMenu,
  inItsFont,
  LOGO,
  opened,
  part,
  svg,
  toast,
} from '../support/brand-kit.js';
import { fetchedAhead } from '../support/fetched-ahead.js';
import { expect, test } from '../support/test.js';

test('two windows change one kit: both changes stay, and what no longer fits is said', async ({
  page,
  context,
}) => {
  await opened(page);
  await addPalette(page, 'First');
  const other = await context.newPage();
  await other.goto(ADDRESS);
  await expect(part(other, 'Color Palettes').getByText('First')).toBeVisible();
  await addPalette(page, 'Second');
  await addPalette(other, 'Third');
  for (const name of ['First', 'Second', 'Third'])
    await expect(part(other, 'Color Palettes').getByText(name)).toBeVisible();

  await fromMenu(page, 'First', 'Edit');
  const here = dialogOf(page, 'Edit color palette');
  await here.getByLabel('Name').fill('Changed here');
  await fromMenu(other, 'First', 'Edit');
  const there = dialogOf(other, 'Edit color palette');
  await there.getByLabel('Name').fill('Changed there');
  await there.getByRole('button', { name: 'Save' }).click();
  await expect(there).toBeHidden();
  await here.getByRole('button', { name: 'Save' }).click();
  await expect(here.getByRole('alert')).toContainText('edited somewhere else');
  await expect(here.getByLabel('Name')).toHaveValue('Changed here');
  await here.getByRole('button', { name: 'Cancel' }).click();
  await expect(part(page, 'Color Palettes').getByText('Changed there')).toBeVisible();
  await expect(part(page, 'Color Palettes').getByText('Third')).toBeVisible();
});

test('without a network what was typed stays, and everything goes on when it is back', async ({
  page,
  context,
}) => {
  await opened(page);
  await addPalette(page, 'Kept');

  await test.step('a dialog keeps what was typed', async () => {
    await fromMenu(page, 'Kept', 'Edit');
    const dialog = dialogOf(page, 'Edit color palette');
    await dialog.getByLabel('Name').fill('Renamed');
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('The server cannot be reached');
    await context.setOffline(false);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog).toBeHidden();
    await expect(part(page, 'Color Palettes').getByText('Renamed')).toBeVisible();
  });

  await test.step('a deletion that failed leaves the palette there, and can be tried again', async () => {
    await fromMenu(page, 'Renamed', 'Delete');
    await fetchedAhead(page, 'toaster');
    await context.setOffline(true);
    await dialogOf(page, 'Delete color palette').getByRole('button', { name: 'Yes' }).click();
    const failed = toast(page).filter({ hasText: 'The server cannot be reached' });
    await expect(failed).toBeVisible();
    await expect(part(page, 'Color Palettes').getByText('Renamed')).toBeVisible();
    await context.setOffline(false);
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect(part(page, 'Color Palettes').getByText('You have no color palettes')).toBeVisible();
  });

  await test.step('lists say that they did not come, and are asked for again', async () => {
    await context.setOffline(true);
    for (const [button, name] of [
      ['Choose color palette', 'Choose color palette'],
      ['Choose fonts', 'Choose fonts'],
      ['Edit headings', 'Customize font'],
    ] as const) {
      await page.getByRole('button', { name: button }).click();
      await expect(dialogOf(page, name).getByRole('button', { name: 'Try again' })).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await context.setOffline(false);
  });

  await test.step('a font that cannot be loaded says so beside its words', async () => {
    const files = /\/static\/fonts\/.*\.ttf/;
    await page.route(files, (route) => route.abort());
    await page.reload();
    const row = fontRow(page, 'Headings');
    await expect(row.getByText('This font could not be loaded')).toBeVisible();
    await expect(row.getByText('Landscape, drawn slowly')).toBeVisible();
    await page.unroute(files);
    await row.getByRole('button', { name: 'Try again' }).click();
    await inItsFont(row);
  });

  await test.step('so does the page', async () => {
    const call = '**/api/user/fetch_teams';
    await page.route(call, (route) => route.abort());
    await page.reload();
    const failure = page.getByRole('alert').filter({ hasText: 'Something went wrong :/' });
    await expect(failure).toBeVisible();
    await page.unroute(call);
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Typography' })).toBeVisible();
  });
});

test('a logo that was sent is not sent again where only the kit did not take it', async ({ page }) => {
  await opened(page);
  let sent = 0;
  page.on('request', (request) => (sent += Number(request.url().endsWith('/user/upload_brand_file'))));
  const call = '**/api/user/update_brand_data';
  await page.route(call, (route) => route.abort());
  await page.getByRole('button', { name: 'Upload logo', exact: true }).click();
  const dialog = dialogOf(page, 'Upload logo');
  await dialog.locator('input[type=file]').setInputFiles(svg(LOGO));
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText('The server cannot be reached');
  await expect(dialog.getByLabel('Name')).toHaveValue('northam mark');
  await expect(part(page, 'Logos').locator('img')).toHaveCount(0);
  await page.unroute(call);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog).toBeHidden();
  await expect(part(page, 'Logos').getByRole('img', { name: 'northam mark' })).toBeVisible();
  expect(sent).toBe(1);

  await test.step('one whose picture does not come says so, and is asked for again', async () => {
    const files = '**/static/brand_file/*';
    await page.route(files, (route) => route.abort());
    await page.reload();
    await expect(part(page, 'Logos').getByText('This logo could not be loaded')).toBeVisible();
    await page.unroute(files);
    await page.getByRole('button', { name: 'Try again: northam mark' }).click();
    await expect(part(page, 'Logos').getByRole('img', { name: 'northam mark' })).toBeVisible();
  });
});

test('a file that is dropped beside its place does not take the page away', async ({ page }) => {
  await opened(page);
  const prevented = await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'], 'x.svg'));
    const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
    document.querySelector('h1')!.dispatchEvent(drop);
    return drop.defaultPrevented;
  });
  expect(prevented).toBe(true);
});
