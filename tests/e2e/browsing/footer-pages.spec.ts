import { expect, test } from '../support/test.js';

test("a footer page in the operator's own words: shown in place of ours, and loaded again after a failure", async ({
  page,
}) => {
  const html = '<p>Studio Nord, <strong>Oslo</strong></p><h2>Contact</h2>';
  await page.route('**/legal', async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await route.fulfill({
      response: answer,
      body: text.replace('"footer":{}', '"footer":{},"ownPages":["legal"]'),
    });
  });
  let down = true;
  await page.route('**/static/pages/legal.json', (route) =>
    down ? route.abort() : route.fulfill({ json: { title: 'Impressum', html } }),
  );
  await page.goto('/legal');
  await expect(page.getByRole('alert')).toContainText('This page could not be loaded.');
  down = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Impressum', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Contact', level: 2 })).toBeVisible();
  await expect(page).toHaveTitle(/Impressum/);
  await page.getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { name: 'About', level: 1 })).toBeVisible();
});
