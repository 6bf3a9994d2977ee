import { expect, test, type Page } from 'playwright/test';
import { START } from './support/designs-page.js';
import { templateCards } from './support/templates.js';
import { toast } from './support/toast.js';

const breaks = (page: Page, call: string) => page.route(`**/api/${call}`, (route) => route.abort());

const tryAgain = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' });

test('a visitor looks through templates, categories and a search, and at a template, without being asked who they are [A-001]', async ({
  page,
}) => {
  await page.goto(`${START}/templates`);
  const first = templateCards(page).first();
  const name = await first.locator('.card-name').textContent();
  await first.click();
  await expect(page.getByRole('heading', { level: 1, name: name! })).toBeVisible();
  await expect(page.getByRole('img', { name: `Preview of ${name}` })).toBeVisible();
  await page.goto(`${START}/categories`);
  await expect(templateCards(page, 'Business').first()).toBeVisible();
  await page.goto(`${START}/search?query=poster`);
  await expect(page.getByRole('list', { name: 'Templates' }).locator('a.card').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.context().cookies()).toEqual([]);
});

test('every message about browsing is said in its situation, in its words [D-013]', async ({ page }) => {
  await test.step('an address that is nobody’s', async () => {
    await page.goto(`${START}/nowhere`);
    await expect(page.getByText('Not Found')).toBeVisible();
  });

  await test.step('categories and templates that cannot be had leave an empty place with a way out', async () => {
    await breaks(page, 'category/get_design_categories');
    await page.goto(START);
    await expect(page.getByRole('main').getByText('Something went wrong')).toBeVisible({ timeout: 30_000 });
    await page.unrouteAll();
    await tryAgain(page).click();
    await expect(templateCards(page).first()).toBeVisible();
  });

  await test.step('a template that cannot be copied', async () => {
    await breaks(page, 'design/copy_into_saved_design');
    await templateCards(page).first().click();
    await expect(toast(page, 'Something went wrong :/')).toBeVisible();
    await expect(page).toHaveURL(START);
    await page.unrouteAll();
  });

  await test.step('a template that cannot be fetched says so below and on its page', async () => {
    await page.goto(`${START}/templates`);
    const address = await templateCards(page).first().getAttribute('href');
    await breaks(page, 'design/get_by_custom_url');
    await page.goto(address!);
    await expect(toast(page, 'Something went wrong :/')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('main').getByText('Something went wrong :/')).toBeVisible();
    await page.unrouteAll();
    await tryAgain(page).click();
    await expect(page.getByRole('button', { name: 'Use this template' })).toBeVisible();
  });

  await test.step('the link of a template is copied', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Share this template' }).click();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(toast(page, 'Link copied to clipboard')).toBeVisible();
  });

  await test.step('results that cannot be had, that are none, and their end', async () => {
    await breaks(page, 'design_templates/_search');
    await page.goto(`${START}/search?query=poster`);
    await expect(page.getByText('Oops something went wrong')).toBeVisible({ timeout: 30_000 });
    await page.unrouteAll();
    await tryAgain(page).click();
    await expect(page.getByText('No more results.')).toBeVisible();
    await page.goto(`${START}/search?query=qqzzxxy`);
    await expect(page.getByText('Oops! Your search for qqzzxxy did not return any results.')).toBeVisible();
  });
});
