import { faultsOf } from '../support/axe.js';
import { call } from '../support/call.js';
import { START } from '../support/designs-page.js';
import { EditorPage } from '../support/editor-page.js';
import { templateCards } from '../support/templates.js';
import { expect, test } from '../support/test.js';

// as sharp a screen as most have
test.use({ ownContext: true, deviceScaleFactor: 2 });

test('a template seen large, its keyword searched in a new tab, one like it, and its copying address', async ({
  page,
  context,
}) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(`${START}/templates`);
  await templateCards(page).first().click();
  await expect(page.getByRole('button', { name: 'Use this template' })).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 });
  const name = (await heading.textContent())!;
  await expect(page).toHaveTitle(`${name} - Design Maker`);
  expect(await faultsOf(page, 'html')).toEqual([]);

  await test.step('the preview is painted for the screen, in the room of the thumbnail', async () => {
    const painted = page.locator('.template-sharp');
    await expect(painted).toBeVisible();
    const thumbnail = await page.getByAltText(`Preview of ${name}`).boundingBox();
    expect(await painted.boundingBox()).toEqual(thumbnail);
  });

  await test.step('a keyword opens a search in a new tab', async () => {
    const tag = page.getByRole('link', { name: '(opens in a new tab)' }).first();
    const [tab] = await Promise.all([context.waitForEvent('page'), tag.click()]);
    await expect(tab).toHaveURL(/\/search\?query=[^&]+$/);
    await expect(tab.getByText(/^\d+ templates?$/)).toBeVisible();
    await tab.close();
  });

  await test.step('a related design is previewed in its place, and Back leads to the first again', async () => {
    const related = page.getByRole('region', { name: 'Explore related designs' }).locator('a.card').first();
    await related.click();
    await expect(heading).not.toHaveText(name);
    await page.goBack();
    await expect(heading).toHaveText(name);
  });

  await test.step('the address with the id makes one copy and is not in the history', async () => {
    const custom_url = page.url().split('/').at(-1)!;
    const { _id } = await call<{ _id: string }>(page, 'design/get_by_custom_url', { custom_url });
    const copies: string[] = [];
    page.on('request', (request) => request.url().includes('copy_into_saved_design') && copies.push('copy'));
    await page.goto(`${START}/template/${_id}/design_template`);
    await new EditorPage(page).opened();
    await expect(page).toHaveURL(/\/designs\/[^/]+\/edit\?category=[^&]+$/);
    expect(copies).toEqual(['copy']);
    await page.goBack();
    await expect(heading).toHaveText(name);
  });
  expect(faults).toEqual([]);
});
