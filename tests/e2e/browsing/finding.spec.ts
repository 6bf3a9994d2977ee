import { faultsOf } from '../support/axe.js';
import { START } from '../support/designs-page.js';
import { EditorPage } from '../support/editor-page.js';
import { expect, test } from '../support/test.js';

test('a known word is never corrected; a correction is said on the page and in the editor, and undone by a click [E-030]', async ({
  page,
}) => {
  const said = page.getByText('Showing results for');
  const cards = page.getByRole('list', { name: 'Templates' }).locator('a.card');
  for (const known of ['unicorn', 'mother', 'gym']) {
    await page.goto(`${START}/search?query=${known}`);
    await expect(cards.first().or(page.getByRole('link', { name: 'Browse all templates' }))).toBeVisible();
    await expect(said).toHaveCount(0);
  }

  await page.goto(`${START}/search?query=weddng`);
  await expect(said).toContainText('wedding');
  await expect(cards.first()).toBeVisible();
  expect(await faultsOf(page, 'html')).toEqual([]);
  await page.getByRole('link', { name: 'Search for “weddng” instead' }).click();
  await expect(page.getByText('Oops! Your search for weddng did not return any results.')).toBeVisible();
  await expect(said).toHaveCount(0);
  await page.goBack();
  await expect(said).toContainText('wedding');

  await cards.first().click();
  await new EditorPage(page).opened();
  const panel = page.locator('dm-templates-panel');
  const field = panel.getByRole('searchbox', { name: 'Search templates' });
  await field.fill('weddng');
  await field.press('Enter');
  await expect(panel.getByText('Showing results for')).toContainText('wedding');
  await panel.getByRole('button', { name: 'Search for “weddng” instead' }).click();
  await expect(panel.getByText('No results found.')).toBeVisible();
  await expect(panel.getByText('Showing results for')).toBeHidden();
});

test('results filter by color, style, language, price and photos; the address holds them and Back works; templates carry their language [E-032]', async ({
  page,
}) => {
  const cards = page.getByRole('list', { name: 'Templates' }).locator('a.card');
  const filters = page.getByRole('group', { name: 'Filters' });
  const count = () => page.getByText(/^\d+ templates?$/);
  const total = async () => parseInt((await count().textContent())!, 10);
  await page.goto(`${START}/search?query=poster`);
  await expect(count()).toBeVisible();
  const all = await total();

  const choose = async (filter: string, value: string) => {
    await filters.getByRole('button', { name: filter }).click();
    await page.getByRole('menuitemradio', { name: value, exact: true }).click();
  };
  await choose('Color', 'Red');
  await expect(page).toHaveURL(/[?&]color=red/);
  await expect.poll(total).toBeLessThan(all);
  await choose('Photos', 'Without photos');
  await choose('Price', 'Free');
  await choose('Style', 'Bold');
  await choose('Language', 'English');
  await expect(page).toHaveURL(/color=red&photo=without&price=free&style=bold&language=en/);
  expect(await faultsOf(page, 'html')).toEqual([]);
  for (let back = 0; back < 5; back += 1) await page.goBack();
  await expect(page).toHaveURL(`${START}/search?query=poster`);
  await expect.poll(total).toBe(all);

  await test.step('where nothing is left, the filters are cleared', async () => {
    await page.goto(`${START}/search?query=poster&color=teal&language=hi&price=premium`);
    await expect(page.getByText('No templates match these filters.')).toBeVisible();
    await page.getByRole('link', { name: 'Clear filters' }).last().click();
    await expect.poll(total).toBe(all);
  });

  await test.step('other languages stand behind English ones and say which they are', async () => {
    await page.goto(`${START}/search?query=yoga%20class%20poster`);
    await expect(cards.first()).toBeVisible();
    const badges = await cards.evaluateAll((all) =>
      all.map((card) => card.querySelector('.card-badge') !== null),
    );
    expect(badges).toContain(true);
    expect(badges.lastIndexOf(false)).toBeLessThan(badges.indexOf(true));
    await choose('Language', 'German');
    await expect
      .poll(() =>
        cards
          .allTextContents()
          .then((texts) => texts.length > 0 && texts.every((text) => text.includes('German'))),
      )
      .toBe(true);
  });
});
