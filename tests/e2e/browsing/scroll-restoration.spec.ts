import { START } from '../support/designs-page.js';
import { templateCards } from '../support/templates.js';
import { expect, test } from '../support/test.js';

test('Back, Forward and a reload lead to the very card; a new page begins at its heading', async ({
  page,
}) => {
  const down = () => page.evaluate(() => scrollY);
  await page.goto(`${START}/templates`);
  const slider = templateCards(page, 'Business').first().locator('xpath=ancestor::*[@data-place]');
  const card = templateCards(page, 'Business').nth(4);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Business', exact: true })
    .click();
  await expect(page.getByRole('region', { name: 'Business' })).toBeInViewport();
  await expect(card.locator('img')).toBeVisible();
  await page.getByRole('region', { name: 'Business' }).getByRole('button', { name: 'Forward' }).click();
  await expect.poll(() => slider.evaluate((track) => track.scrollLeft)).toBe(500);
  const y = await down();
  expect(y).toBeGreaterThan(500);
  const entries = await page.evaluate(() => history.length);

  await card.click();
  await expect(page).toHaveURL(/\/template\//);
  // the page before has a heading too, and stands a moment longer than its address
  await expect(page.getByRole('button', { name: 'Share this template' })).toBeVisible();
  expect(await down()).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);

  const isBack = async () => {
    await expect(card).toBeFocused();
    await expect.poll(down).toBe(y);
    expect(await slider.evaluate((track) => track.scrollLeft)).toBe(500);
    await expect(page).toHaveTitle('Templates - Design Maker');
  };
  await page.goBack();
  await isBack();
  await page.goForward();
  await expect(page.getByRole('button', { name: 'Share this template' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await isBack();
  await page.reload();
  await isBack();

  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Home', exact: true })
    .click();
  await expect(page).toHaveTitle('Home - Design Maker');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await down()).toBe(0);
});
