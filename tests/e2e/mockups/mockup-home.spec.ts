import type { Page } from 'playwright/test';
import { newAccount, registered } from '../support/accounts.js';
import { call } from '../support/call.js';
import { button, difference, fill, MUG, preview, row, START } from '../support/mockup-page.js';
import { toast } from '../support/toast.js';
import { expect, test } from '../support/test.js';

interface Listed {
  readonly data: { readonly docs: readonly { readonly _id: string }[] };
}

const grid = (page: Page) => page.getByRole('list', { name: 'Mockups' });
const cards = (page: Page) => grid(page).getByRole('link');
const categories = (page: Page) => page.getByRole('navigation', { name: 'Categories' });
const search = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Search mockups' });
const scroll = (page: Page, y: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);

/** A catalog larger than ours: what the server lists, over and over, in the pages that are asked for. */
async function many(page: Page, total: number): Promise<[number, number][]> {
  const asked: [number, number][] = [];
  await page.route('**/api/mockup/get_mockups', async (route) => {
    const { page_no, size } = route.request().postDataJSON() as { page_no: number; size: number };
    asked.push([page_no, size]);
    const answer = await route.fetch({ postData: { page_no: 1, size: 100 } });
    const { docs } = ((await answer.json()) as Listed).data;
    const all = Array.from({ length: total }, (_, i) => {
      const doc = docs[i % docs.length]!;
      return i < docs.length ? doc : { ...doc, _id: `${doc._id}-${i}` };
    });
    const end = page_no * size;
    const data = { docs: all.slice(end - size, end), total, more: end < total };
    await route.fulfill({ json: { response_code: 1, data } });
  });
  return asked;
}

test('the home: hero, search, categories beside a grid of three columns of 230 px cards, which goes on by 30 as one scrolls [C-001]', async ({
  page,
}) => {
  const asked = await many(page, 65);
  await page.goto(START);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('See your design in the real world');
  await expect(page.getByRole('main').getByRole('combobox', { name: 'Search mockups' })).toBeVisible();

  await expect(cards(page)).toHaveCount(30);
  const boxes = await Promise.all([0, 1, 2, 3].map((i) => cards(page).nth(i).boundingBox()));
  expect(boxes.map((box) => box!.width)).toEqual([230, 230, 230, 230]);
  const [first, second, third, fourth] = boxes.map((box) => box!);
  expect([second!.y, third!.y]).toEqual([first!.y, first!.y]);
  expect([fourth!.x, fourth!.y > first!.y]).toEqual([first!.x, true]);

  const side = (await categories(page).boundingBox())!;
  expect(side.x + side.width).toBeLessThan(first!.x);
  await expect(categories(page).getByRole('link', { name: /^All/ })).toHaveAttribute('aria-current', 'page');

  for (const count of [60, 65]) {
    await cards(page).last().scrollIntoViewIfNeeded();
    await expect(cards(page)).toHaveCount(count);
  }
  expect(asked).toEqual([
    [1, 30],
    [2, 30],
    [3, 30],
  ]);
  await expect(page.getByText('No more results.')).toBeVisible();

  await scroll(page, 0);
  await page.setViewportSize({ width: 992, height: 900 });
  await expect(categories(page)).toBeVisible();
  await page.setViewportSize({ width: 991, height: 900 });
  await expect(categories(page)).toHaveCount(0);
  await page.setViewportSize({ width: 1440, height: 900 });

  await categories(page)
    .getByRole('link', { name: /^Drinkware/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Drinkware' })).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await page.goto(START);
  await cards(page).filter({ hasText: 'Mug by the window' }).click();
  await expect(page).toHaveURL(MUG);
});

test('the page of a mockup: its picture, an upload for each layer, colors, Download and Save, others to try, and what one saved [C-002]', async ({
  page,
}) => {
  test.slow();
  await page.goto(MUG);
  await expect(page.getByRole('heading', { level: 1, name: 'Mug by the window' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Preview of Mug by the window' }).first()).toBeAttached();
  await expect(row(page)).toBeVisible();
  for (const name of ['Download', 'Save']) await expect(button(page, name)).toBeVisible();
  const others = page.getByRole('region', { name: 'Try your design on other mockups' });
  await expect(others.getByRole('link').first()).toBeVisible();
  // those of the same category come first, never the one that is open
  const alike = await call<{ _id: string; name: string }[]>(page, 'category/get_mockups', {
    category_id: 'drinkware',
  });
  const names = alike.filter(({ _id }) => _id !== 'mug-window').map(({ name }) => name);
  const shown = (await others.getByRole('link').locator('.card-name').allTextContents()).slice(
    0,
    names.length,
  );
  expect(shown.sort()).toEqual(names.sort());
  await expect(others.getByRole('link', { name: /^Mug by the window/ })).toHaveCount(0);
  const saved = page.getByRole('region', { name: 'Your saved mockups' });
  await expect(saved).toHaveCount(0);

  const plain = await preview(page);
  await fill(page);
  await expect(button(page, 'Adjust')).toBeVisible();
  const filled = await preview(page);
  expect(difference(plain, filled)).toBeGreaterThan(0.01);
  const colors = page.getByRole('group', { name: 'Mug color' });
  await colors.locator('input[value="#b9402c"]').check({ force: true });
  expect(difference(filled, await preview(page))).toBeGreaterThan(0.01);
  await expect(colors.getByLabel('Mug color: another color')).toBeAttached();

  await registered(page, MUG);
  await expect(page.getByText('art.jpg')).toBeVisible();
  await expect(saved).toBeVisible();
  await button(page, 'Save').click();
  await expect(toast(page, 'Output saved')).toBeVisible();
  await expect(saved.getByRole('link')).toHaveCount(1);
});

test('the bar: the product, a search after 212 px of scroll, Sign in or a menu with Logout; a narrow window has a drawer [C-006]', async ({
  page,
}) => {
  const bar = page.getByRole('banner');
  await page.goto(START);
  await expect(bar.getByRole('link', { name: 'Design Maker, landing page' })).toBeVisible();
  await expect(cards(page).nth(8)).toBeVisible();
  for (const [y, count] of [
    [0, 0],
    [213, 1],
    [212, 0],
    [600, 1],
  ] as const) {
    await scroll(page, y);
    await expect(search(page)).toHaveCount(count);
  }
  await search(page).fill('tote');
  await search(page).press('Enter');
  await expect(page).toHaveURL(`${START}?q=tote`);

  await page.goto(START);
  await expect(bar.getByRole('button', { name: 'Sign in' })).toBeVisible();
  const account = newAccount('Rana Okafor');
  await registered(page, START, account);
  await expect(bar.getByRole('button', { name: 'Sign in' })).toHaveCount(0);
  const menu = bar.getByRole('button', { name: 'Account of Rana Okafor' });
  await expect(menu).toContainText('Rana Okafor');
  await menu.click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  await page.keyboard.press('Escape');

  const drawer = page.getByRole('dialog', { name: 'Navigation' });
  const open = page.getByRole('button', { name: 'Open navigation' });
  await expect(open).toHaveCount(0);
  await page.setViewportSize({ width: 800, height: 700 });
  await scroll(page, 600);
  await expect(open).toBeVisible();
  await expect(search(page)).toHaveCount(0);
  await open.click();
  await drawer.getByRole('link', { name: /^Drinkware/ }).click();
  await expect(drawer).toHaveCount(0);
  await expect(page).toHaveURL(`${START}?category=drinkware`);

  for (const elsewhere of [MUG, `${START}/category/drinkware`]) {
    await page.goto(elsewhere);
    await open.click();
    await expect(drawer.getByRole('navigation', { name: 'Products' })).toBeVisible();
    await expect(categories(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(open).toBeFocused();
  }

  await page.setViewportSize({ width: 1440, height: 900 });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(bar.getByRole('button', { name: 'Sign in' })).toBeVisible();
});
