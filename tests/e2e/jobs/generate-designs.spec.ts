import { createAccount } from '../support/accounts.js';
import { EditorPage } from '../support/editor-page.js';
import { expect, test } from '../support/test.js';

const ADDRESS = '/designmaker/start/generate-designs';

test('[D-046] a visitor fills in the wizard up to its sign-in; signed in it makes designs, swaps one, shows more and opens one', async ({
  page,
  context,
}) => {
  await page.goto('/designmaker/start');
  await page.getByRole('link', { name: 'Generate designs' }).click();
  await expect(page).toHaveURL(ADDRESS);
  await expect(page.getByText('Please choose a format to preview')).toBeVisible();
  const generate = page.getByRole('complementary').getByRole('button', { name: 'Generate designs' });
  await expect(generate).toBeDisabled();
  await page.getByRole('button', { name: 'Quote', exact: true }).click();
  await page.getByLabel('The words', { exact: true }).fill('Taste the long road');
  await expect(page.locator('.wizard-preview canvas')).toBeVisible();
  await generate.click();
  await expect(page.getByRole('dialog')).toContainText('Sign in to generate designs.');
  await expect(page.locator('.wizard-results')).toHaveCount(0);
  await page.getByRole('dialog').getByRole('button', { name: 'Create an account' }).click();
  await createAccount(page);
  await expect(page).toHaveURL(ADDRESS);
  await expect(page.getByLabel('The words', { exact: true })).toHaveValue('Taste the long road');
  await expect(page.locator('.wizard-preview canvas')).toBeVisible();
  await generate.click();
  const designs = page.getByRole('button', { name: /^Open design/ });
  await expect(designs).toHaveCount(6);
  await page.getByRole('button', { name: 'Swap the style of design 1' }).click();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Swapping Style...')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(designs).toHaveCount(12);
  const opened = context.waitForEvent('page');
  await designs.first().click();
  const tab = await opened;
  await expect(tab).toHaveURL(/\/designs\/[^/]+\/edit$/);
  const editor = new EditorPage(tab);
  await editor.opened();
  expect(JSON.stringify(await editor.objects())).toContain('Taste');
});
