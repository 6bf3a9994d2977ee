import type { Page } from 'playwright/test';
import { registered } from '../support/accounts.js';
import { faultsOf } from '../support/axe.js';
import { call } from '../support/call.js';
import { ALL, item, menuOf, START } from '../support/designs-page.js';
import { makeDesigns, makeFolder } from '../support/own-designs.js';
import { SavedDesign } from '../support/saved-design.js';
import { toast } from '../support/toast.js';
import { expect, test } from '../support/test.js';

const TRASH = `${START}/trash`;

const things = (page: Page) => page.getByRole('list', { name: 'Trash' }).locator('.card-name');

test('what was deleted is restored from the trash, deleted for good, or all of it after a question', async ({
  page,
}) => {
  await registered(page, TRASH);
  await expect(page.getByText('Your trash is empty')).toBeVisible();
  expect(await faultsOf(page, 'html')).toEqual([]);
  await makeDesigns(page, 'Harbour', 'Jazz nights', 'Market');
  await makeFolder(page, 'Summer');
  await page.goto(ALL);
  for (const name of ['Harbour', 'Jazz nights', 'Market']) {
    await (await menuOf(page, name)).getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(item(page, name)).toHaveCount(0);
  }
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Trash' }).click();
  await expect(things(page)).toHaveText(['Market', 'Jazz nights', 'Harbour']);
  await expect(page.getByText('Design · 30 days left')).toHaveCount(3);
  expect(await faultsOf(page, 'html')).toEqual([]);

  await page.getByRole('button', { name: 'Restore Jazz nights' }).click();
  await expect(toast(page, 'Jazz nights restored')).toBeVisible();
  await expect(things(page)).toHaveText(['Market', 'Harbour']);

  await page.getByRole('button', { name: 'Delete Market for good' }).click();
  const asked = page.getByRole('dialog', { name: 'Delete for good?' });
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Delete Market for good' })).toBeFocused();
  await page.getByRole('button', { name: 'Delete Market for good' }).click();
  await asked.getByRole('button', { name: 'Delete for good' }).click();
  await expect(things(page)).toHaveText(['Harbour']);

  await page.getByRole('button', { name: 'Empty trash' }).click();
  await page
    .getByRole('dialog', { name: 'Empty trash?' })
    .getByRole('button', { name: 'Delete for good' })
    .click();
  await expect(page.getByText('Your trash is empty')).toBeVisible();
  await page.goto(ALL);
  await expect(page.getByRole('list', { name: 'All your designs' }).locator('.card-name')).toHaveText([
    'Jazz nights',
  ]);
});

test('restoring what was deleted for good elsewhere is told so, and it leaves the list', async ({ page }) => {
  await registered(page, ALL);
  const [id] = await makeDesigns(page, 'Harbour');
  await call(page, 'saved_design/delete', { id });
  await page.goto(TRASH);
  await expect(things(page)).toHaveText(['Harbour']);
  await call(page, 'trash/empty', {});
  await page.getByRole('button', { name: 'Restore Harbour' }).click();
  await expect(toast(page, 'This was deleted for good and can no longer be restored.')).toBeVisible();
  await expect(page.getByText('Your trash is empty')).toBeVisible();
});

test('a list that failed is asked for again', async ({ page }) => {
  await registered(page, ALL);
  const [id] = await makeDesigns(page, 'Harbour');
  await call(page, 'saved_design/delete', { id });
  await page.route('**/api/trash/get', (route) => route.fulfill({ status: 400, body: '{}' }));
  await page.goto(TRASH);
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('Something went wrong');
  await page.unroute('**/api/trash/get');
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(things(page)).toHaveText(['Harbour']);
});

test('an editor that stayed open saves again after its design came back', async ({ context }) => {
  const design = await SavedDesign.make(context);
  const { page, id } = design;
  await call(page, 'saved_design/delete', { id });
  await design.addPage();
  await expect(page.getByText('You can no longer save this design.')).toBeVisible();
  await call(page, 'trash/restore', { items: [{ kind: 'design', _id: id }] });
  // whoever comes back to the tab need not wait for the next try
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await design.keptAs(await design.file());
  await expect(page.getByText('You can no longer save this design.')).toBeHidden();
});
