import { registered } from '../support/accounts.js';
import { ALL, menuOf, START } from '../support/designs-page.js';
import { makeDesigns } from '../support/own-designs.js';
import { toast } from '../support/toast.js';
import { expect, test } from '../support/test.js';

// what another journey fetched would still be here without a network
test.use({ ownContext: true });

test('what could not be fetched while the network was gone opens with the next press', async ({ page }) => {
  await registered(page, START);
  await makeDesigns(page, 'Harbour');
  await page.route('**/assets/design-dialog-*.js', (route) => route.abort());
  await page.goto(ALL);
  await (await menuOf(page, 'Harbour')).getByRole('menuitem', { name: 'Rename' }).click();
  await expect(toast(page, 'Something went wrong')).toBeVisible();
  await page.unroute('**/assets/design-dialog-*.js');
  await (await menuOf(page, 'Harbour')).getByRole('menuitem', { name: 'Rename' }).click();
  await expect(page.getByRole('dialog', { name: 'Rename design' })).toBeVisible();
});

test('a section nobody has been to says that it waits for the network, and keeps the navigation', async ({
  page,
  context,
}) => {
  const frame = page.waitForResponse(/assets\/crash-in-frame-.*\.js/);
  await registered(page, START);
  await (await frame).finished();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('link', { name: 'Brand kit' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('You are offline.');
  await navigation.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('region', { name: 'Popular formats' })).toBeVisible();
  await navigation.getByRole('link', { name: 'Brand kit' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('You are offline.');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Brand kit', level: 1 })).toBeVisible();
});

test('Share opens with the keyboard in the field for addresses', async ({ page }) => {
  await registered(page, START);
  await makeDesigns(page, 'Harbour');
  await page.goto(ALL);
  await (await menuOf(page, 'Harbour')).getByRole('menuitem', { name: 'Share' }).click();
  await expect(page.getByRole('dialog').locator('input[inputmode=email]')).toBeFocused();
});

test('Custom Dimensions keeps what was typed, with a comma for a point', async ({ page }) => {
  await page.goto(START);
  const opener = page.getByRole('main').getByRole('button', { name: 'Custom Dimensions' });
  await opener.click();
  const form = page.getByRole('dialog', { name: 'Custom Dimensions' });
  await form.getByLabel('Width').fill('500,5');
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await opener.click();
  await expect(form.getByLabel('Width')).toHaveValue('500,5');
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(page).toHaveURL(/\/designs\/[^/]+\/edit/);
});
