import { faultsOf } from '../support/axe.js';
import { START } from '../support/designs-page.js';
import { EditorPage } from '../support/editor-page.js';
import { templateCards } from '../support/templates.js';
import { expect, test } from '../support/test.js';

test('a search from its suggestion to its end, a copy of the last one found, and back to the same place', async ({
  page,
}) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  const cards = page.getByRole('list', { name: 'Templates' }).locator('a.card');
  await page.goto(START);
  await page.getByRole('combobox', { name: 'Search templates' }).fill('post');
  await page.getByRole('option', { name: 'post templates' }).click();
  await expect(page).toHaveURL(`${START}/search?query=post`);
  await expect(page).toHaveTitle('post - Design Maker');
  await expect(page.getByRole('heading', { level: 1, name: 'post' })).toBeVisible();
  const count = page.getByText(/^\d+ templates$/);
  const total = parseInt((await count.textContent())!, 10);
  expect(total).toBeGreaterThan(50);
  await expect(cards).toHaveCount(50);
  expect(await faultsOf(page, 'html')).toEqual([]);

  await test.step('arrow keys lead through the grid, row by row', async () => {
    await cards.first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(cards.nth(4)).toBeFocused();
  });

  await test.step('scrolled down, the rest comes by itself, each once, and then the end', async () => {
    const end = () => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    // the page grows while it is filled: whoever wants its end goes on scrolling
    await expect.poll(() => end().then(() => cards.count()), { timeout: 180_000 }).toBe(total);
    const names = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('href')));
    expect(new Set(names).size).toBe(total);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.getByText('No more results.')).toBeInViewport();
  });

  await test.step('a click opens a copy; back again, the list stands where it stood', async () => {
    await cards.last().click();
    await new EditorPage(page).opened();
    await expect(page).toHaveURL(/\/designs\/[^/]+\/edit\?category=[^&]+$/);
    await page.goBack();
    await expect(page).toHaveURL(`${START}/search?query=post`);
    await expect(cards.last()).toBeInViewport();
    await expect(cards).toHaveCount(total);
  });

  await test.step('a search that finds nothing keeps the hand in the field, and leads on', async () => {
    const field = page.getByRole('combobox', { name: 'Search templates' });
    await field.fill('qqzzxxy');
    await field.press('Enter');
    await expect(page.getByText('Oops! Your search for qqzzxxy did not return any results.')).toBeVisible();
    await expect(field).toBeFocused();
    expect(await faultsOf(page, 'html')).toEqual([]);
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL(`${START}/search?query=post`);
    await expect(cards.last()).toBeInViewport();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL(START);
  });

  expect(faults).toEqual([]);
});

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

test('the category browser: a format’s example is copied, in every width without a sideways scroll', async ({
  page,
}) => {
  await page.goto(`${START}/categories`);
  const row = page.getByRole('region', { name: 'Business' });
  await expect(row.locator('a.card').first()).toBeVisible();
  expect(await faultsOf(page, 'html')).toEqual([]);
  for (const path of ['categories', 'search?query=post'])
    for (const width of [1024, 768, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${START}/${path}`);
      await expect(page.locator('main a.card').first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} ${width}`).toBe(width);
    }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${START}/categories`);
  await row.getByRole('link', { name: /^Business Card \d/ }).click();
  await new EditorPage(page).opened();
  await expect(page).toHaveURL(/\/designs\/[^/]+\/edit\?category=business-card$/);
});
