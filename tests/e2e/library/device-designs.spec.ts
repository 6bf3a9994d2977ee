import type { Page } from 'playwright/test';
import { createAccount } from '../support/accounts.js';
import { faultsOf } from '../support/axe.js';
import { ALL, item, menuOf, START } from '../support/designs-page.js';
import { makeDesigns } from '../support/own-designs.js';
import { SavedDesign } from '../support/saved-design.js';
import { toast } from '../support/toast.js';
import { expect, test } from '../support/test.js';

const NOTE = 'On this device. Sign in to keep them everywhere.';

const names = (page: Page) => page.getByRole('list', { name: 'All your designs' }).locator('.card-name');

test('a visitor finds what this device made from home and from the list, and keeps it by signing in [E-006]', async ({
  context,
}) => {
  const design = await SavedDesign.make(context);
  const { page } = design;
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(START);
  const own = page.getByRole('region', { name: 'Your designs' });
  await expect(own.locator('.card-name')).toHaveText(['Untitled design']);
  await expect(own.locator('.card-name')).toBeInViewport();
  await expect(own.getByText(NOTE)).toBeVisible();
  expect(await faultsOf(page, 'html')).toEqual([]);

  await own.getByRole('link', { name: 'View All your designs' }).click();
  await expect(page).toHaveURL(ALL);
  await expect(names(page)).toHaveText(['Untitled design']);
  await expect(page.getByText(NOTE)).toBeVisible();
  expect(await faultsOf(page, 'html')).toEqual([]);
  await item(page, 'Untitled design').getByRole('link').click();
  await design.opened();

  await page.goto(ALL);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page
    .getByRole('dialog', { name: 'Log in' })
    .getByRole('button', { name: 'Create an account' })
    .click();
  await createAccount(page);
  await expect(page).toHaveURL(ALL);
  await expect(names(page)).toHaveText(['Untitled design']);
  await expect(page.getByText(NOTE)).toBeHidden();
  await page.reload();
  await expect(names(page)).toHaveText(['Untitled design']);
});

test('a visitor renames and deletes what this device made, and takes that back', async ({ page }) => {
  await page.goto(ALL);
  await expect(page.getByText('Sign in to see all your designs')).toBeVisible();
  await makeDesigns(page, 'Harbour', 'Jazz nights');
  await page.goto(ALL);
  await expect(names(page)).toHaveText(['Jazz nights', 'Harbour']);
  const menu = await menuOf(page, 'Harbour');
  await expect(menu.getByRole('menuitem')).toHaveText([
    'Open in a new tab',
    'Make a copy',
    'Rename',
    'Delete',
  ]);
  await menu.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Harbour walk');
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await expect(names(page)).toHaveText(['Harbour walk', 'Jazz nights']);
  for (const name of ['Harbour walk', 'Jazz nights']) {
    await (await menuOf(page, name)).getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(item(page, name)).toHaveCount(0);
  }
  await page.goto(`${START}/trash`);
  await page.getByRole('button', { name: 'Restore Harbour walk' }).click();
  await expect(toast(page, 'Harbour walk restored')).toBeVisible();
  await page.goto(ALL);
  await expect(names(page)).toHaveText(['Harbour walk']);
});
