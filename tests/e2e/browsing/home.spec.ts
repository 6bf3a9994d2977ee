import type { Locator } from 'playwright/test';
import { registered } from '../support/accounts.js';
import { faultsOf } from '../support/axe.js';
import { ALL, START } from '../support/designs-page.js';
import { EditorPage } from '../support/editor-page.js';
import { makeDesigns } from '../support/own-designs.js';
import { templateCards } from '../support/templates.js';
import { expect, test } from '../support/test.js';

const left = (track: Locator) => track.evaluate((element) => element.scrollLeft);

test('home: sliders by wheel, mouse, arrows and keys; search with keys alone', async ({ page }) => {
  await page.goto(START);
  const slider = page.getByRole('region', { name: 'Social media' });
  const track = slider.locator('.carousel-track');
  await expect(templateCards(page).first()).toBeVisible();
  expect(await faultsOf(page, 'html')).toEqual([]);

  await test.step('a wheel that turns sideways moves the slider, one that turns down the page', async () => {
    await templateCards(page).nth(1).hover();
    await page.mouse.wheel(240, 0);
    await expect.poll(() => left(track)).toBe(240);
    await page.mouse.wheel(0, 150);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(150);
    expect(await left(track)).toBe(240);
  });

  await test.step('arrows move it by 500', async () => {
    await slider.getByRole('button', { name: 'Forward' }).click();
    await expect.poll(() => left(track)).toBe(740);
    await slider.getByRole('button', { name: 'Back' }).dblclick();
    await expect.poll(() => left(track)).toBe(0);
    await expect(slider.getByRole('button', { name: 'Back' })).toHaveAttribute('aria-disabled', 'true');
  });

  await test.step('the mouse pulls it, and opens nothing', async () => {
    const { x, y, width, height } = (await templateCards(page).nth(2).boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 2 - 200, y + height / 2, { steps: 8 });
    await page.mouse.up();
    expect(await left(track)).toBe(200);
    await expect(page).toHaveURL(START);
  });

  await test.step('the Tab key stops at one card and its menu, arrow keys go on from there', async () => {
    await slider.getByRole('button', { name: 'Forward' }).focus();
    await page.keyboard.press('Tab');
    // the one that was last taken hold of
    await expect(templateCards(page).nth(2)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(templateCards(page).nth(1)).toBeFocused();
    const next = page.getByRole('link', { name: 'View All Presentation' });
    const isNext = () => next.evaluate((link) => link === document.activeElement);
    // its menu, and where it has several pages those that turn them
    for (let stops = 0; stops < 10 && !(await isNext()); stops++) await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  });

  await test.step('the suggestions keep every rule of a combobox, and their list is in sight', async () => {
    await page.getByRole('combobox', { name: 'Search templates' }).focus();
    await page.keyboard.type('busness');
    const option = page.getByRole('option', { name: 'Business Card 1050 X 600 px', exact: true });
    await expect(option).toBeInViewport();
    expect(await faultsOf(page, 'html')).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/designmaker\/start\/search\?query=Business\+Card&category=/);
  });
});

test('templates mode: a click previews, the menu shares or uses', async ({ page }) => {
  await page.goto(`${START}/templates`);
  const first = templateCards(page).first();
  const name = await first.locator('.card-name').textContent();
  await expect(page.getByRole('button', { name: 'Custom Dimensions' })).toHaveCount(0);
  await first.click();
  await expect(page).toHaveURL(/\/designmaker\/start\/template\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name!);
  const address = page.url();
  await page.goBack();

  await first.click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Template share link' });
  await expect(dialog.getByRole('textbox')).toHaveValue(address);
  await page.keyboard.press('Escape');
  await expect(first).toBeFocused();

  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  expect(await faultsOf(page, '[role=menu]')).toEqual([]);
  await page.getByRole('menuitem', { name: 'Use this template' }).click();
  await new EditorPage(page).opened();
  await expect(page).toHaveURL(/\/designs\/[^/]+\/edit\?category=/);
});

test('on a phone: own designs in two columns, and templates that are looked at', async ({ page }) => {
  await registered(page, ALL);
  await makeDesigns(page, 'Harbour', 'Jazz nights', 'Spring', 'Lake', 'Oldest');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(START);
  const own = page.getByRole('region', { name: 'Your designs' });
  await expect(own.locator('a.card')).toHaveCount(4);
  const boxes = await own.locator('a.card').evaluateAll((cards) =>
    cards.map((card) => {
      const { left: x, top } = card.getBoundingClientRect();
      return { x, top };
    }),
  );
  expect(new Set(boxes.map(({ x }) => x)).size).toBe(2);
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(2);
  expect(await faultsOf(page, 'html')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await templateCards(page).first().click();
  await expect(page).toHaveURL(/\/designmaker\/start\/template\//);
});
