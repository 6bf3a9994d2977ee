import { expect, test, type Page } from 'playwright/test';
import { newAccount, registered } from './support/accounts.js';
import { OwnServer } from './support/own-server.js';
import { ownPhoto } from './support/own-photo.js';

const START = '/mockupmaker/start';
const MUG = `${START}/mockups/mug-window`;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** A button that cannot act is pressed all the same: the hint is its answer. */
const press = (page: Page, name: string) => button(page, name).click({ force: true });
const row = (page: Page) => page.getByRole('button', { name: 'Your design Upload or drop an image' });

/** Opens the mug and puts a picture in, by the dialog. */
async function fill(page: Page): Promise<void> {
  await row(page).click();
  const dialog = page.getByRole('dialog', { name: 'Choose or upload image' });
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog.getByRole('button', { name: 'Choose a file' }).click(),
  ]);
  await chooser.setFiles({ name: 'art.jpg', mimeType: 'image/jpeg', buffer: await ownPhoto() });
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('art.jpg')).toBeVisible();
}

test.describe('the mockup maker', () => {
  test('leads from its name to the home, to a category, its table, a search and a mockup [C-004]', async ({
    page,
  }) => {
    await page.goto('/mockupmaker');
    await expect(page).toHaveURL(START);
    await expect(page.getByRole('heading', { name: 'See it printed before it is' })).toBeVisible();
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
    await page.reload();
    await expect(page.getByText('art.jpg')).toBeVisible();
    await registered(page, MUG);
    await expect(page.getByText('art.jpg')).toBeVisible();
    await expect(page.getByText('Mockups that you save are kept here.')).toBeVisible();
    await expect(button(page, 'Save')).toBeEnabled();
    await press(page, 'Save');
    await expect(page.getByText('Output saved')).toBeVisible();
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

test.describe('the high-resolution image', () => {
  test('is made for a subscriber, asked about until it is there, and nobody else has it', async ({
    browser,
  }) => {
    test.setTimeout(420_000);
    const server = await OwnServer.start();
    try {
      const page = await browser.newPage({ baseURL: server.address });
      const account = newAccount();
      await registered(page, MUG, account);
      const answer = await page.request.post('/api/user/get_details', {
        data: {},
        headers: { 'x-design-maker': '1' },
      });
      const { data: user } = (await answer.json()) as { data: { _id: string } };
      await page.close();
      await server.kill();
      await server.admin('set-subscription', user._id, 'active', 'mockupmaker');
      await server.start();
      const again = await browser.newPage({ baseURL: server.address });
      await again.goto(`/auth/sign-in?mode=login&return=${encodeURIComponent(MUG)}`);
      await again.getByLabel('E-mail').fill(account.email);
      await again.getByLabel('Password', { exact: true }).fill(account.password);
      await again.getByRole('button', { name: 'Log in' }).click();
      await fill(again);
      await expect(button(again, 'Download')).toBeEnabled();
      let asked = 0;
      again.on('request', (request) => {
        if (request.url().includes('order/mockup/render/status')) asked += 1;
      });
      await press(again, 'Download');
      await expect(again.getByRole('progressbar', { name: 'Progress of the render' })).toBeVisible();
      const link = again.getByRole('link', { name: 'Download High Resolution Image' });
      await expect(link).toBeVisible({ timeout: 240_000 });
      const [file] = await Promise.all([again.waitForEvent('download'), link.click()]);
      expect(file.suggestedFilename()).toBe('mockup.jpg');
      const address = new URL((await link.getAttribute('href'))!, server.address).href;
      const stranger = await browser.newPage();
      expect((await stranger.request.get(address)).status()).toBe(401);
      expect(asked).toBeGreaterThan(0);
    } finally {
      await server.end();
    }
  });
});
