import { registered } from '../support/accounts.js';
import { button, fill, MUG, press, row, START } from '../support/mockup-page.js';
import { expect, test } from '../support/test.js';

test.describe('the mockup maker', () => {
  test('leads from its name to the home, to a category, its table, a search and a mockup [C-004]', async ({
    page,
  }) => {
    await page.goto('/mockupmaker');
    await expect(page).toHaveURL(START);
    await expect(page.getByRole('heading', { name: 'See your design in the real world' })).toBeVisible();
    await page.getByRole('link', { name: /^Drinkware/ }).click();
    await page.getByRole('link', { name: 'View as a list' }).click();
    await expect(page).toHaveURL(`${START}/category/drinkware`);
    await expect(page.getByRole('heading', { name: 'Mockup List' })).toBeVisible();
    await expect(page.getByRole('columnheader')).toHaveText(['Number', 'Name', 'Height', 'Width']);
    const first = page.getByRole('row').nth(1);
    await expect(first.getByRole('cell').first()).toHaveText('1');
    await expect(first.getByRole('cell').nth(1)).toHaveText('4000\u00a0px');
    await expect(first.getByRole('cell').nth(2)).toHaveText('4000\u00a0px');
    await page.goto(START);
    const search = page.getByRole('combobox', { name: 'Search mockups' });
    await search.fill('mug');
    await expect(page.getByRole('option', { name: /^Mug by the window/ })).toBeVisible();
    await search.press('Enter');
    await expect(page).toHaveURL(`${START}?q=mug`);
    await page
      .getByRole('link', { name: /^Mug by the window/ })
      .first()
      .click();
    await expect(page).toHaveURL(MUG);
  });

  test('says what a button still needs, and gives the preview to everybody [C-008]', async ({ page }) => {
    await page.goto(MUG);
    await expect(row(page)).toBeVisible();
    for (const name of ['Download', 'Save']) {
      await press(page, name);
      await expect(page.getByText('Please Login to enable this feature.')).toBeVisible();
    }
    const [preview] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Download preview').click(),
    ]);
    expect(preview.suggestedFilename()).toBe('Mug by the window.png');
    await registered(page, MUG);
    await expect(row(page)).toBeVisible();
    for (const name of ['Download', 'Save']) {
      await press(page, name);
      await expect(page.getByText('Please alter the mockup to enable this feature.')).toBeVisible();
    }
    await fill(page);
    for (const name of ['Download', 'Save']) await expect(button(page, name)).toBeEnabled();
    await expect(page.getByText('Please alter the mockup to enable this feature.')).toHaveCount(0);
  });

  test('keeps what was put in over a reload and the way to an account; saves it, lists it, opens it again [C-003] [C-011]', async ({
    page,
  }) => {
    await page.goto(MUG);
    await fill(page);
    await expect
      .poll(() =>
        page.evaluate(() => Object.keys(sessionStorage).some((key) => key.includes('mockup-draft'))),
      )
      .toBe(true);
    await page.reload();
    await expect(page.getByText('art.jpg')).toBeVisible();
    await registered(page, MUG);
    await expect(page.getByText('art.jpg')).toBeVisible();
    await expect(page.getByText('Mockups you save appear here.')).toBeVisible();
    await page.route('**/api/mockup/save', (route) => route.abort());
    await button(page, 'Save').click();
    const failed = page.getByRole('button', { name: 'Try again' });
    await expect(failed).toBeVisible();
    await page.unroute('**/api/mockup/save');
    await button(page, 'Save').click();
    await expect(page.getByText('Output saved')).toBeVisible();
    // nothing says any longer that it failed
    await expect(failed).toHaveCount(0);
    const saved = page.getByRole('region', { name: 'Your saved mockups' });
    await expect(saved.getByRole('link')).toHaveCount(1);
    await saved.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`${START}/saved_mockups/.+`));
    await expect(page.getByText('art.jpg')).toBeVisible();
    await page.getByRole('button', { name: 'Remove the image of Your design' }).click();
    await expect(row(page)).toBeVisible();
    await press(page, 'Save');
    await expect(saved.getByRole('link')).toHaveCount(1);
  });

  test('puts the same image on other mockups, one by one or all in a ZIP', async ({ page }) => {
    await page.goto(MUG);
    await fill(page);
    const zip = page.getByRole('button', { name: /^Download on \d+ mockups$/ });
    const [archive] = await Promise.all([page.waitForEvent('download'), zip.click()]);
    expect(archive.suggestedFilename()).toBe('Mockups.zip');
    await expect(page.getByText('Your download is ready!')).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
    const others = page.getByRole('region', { name: 'Try your design on other mockups' });
    await others.getByRole('link').first().click();
    await expect(page).not.toHaveURL(MUG);
    await expect(page.getByText('art.jpg')).toBeVisible();
  });
});
