import type { Page } from 'playwright/test';
import { registered } from '../support/accounts.js';
import { openFirstTemplate } from '../support/templates.js';
import { expect, test } from '../support/test.js';

/** The wall stands, says what comes with a plan, and gives the design back as it was. */
async function meetsWall(page: Page): Promise<void> {
  const wall = page.getByRole('dialog', { name: 'Upgrade to Pro' });
  await expect(wall.getByRole('listitem')).toHaveText([
    '40 premium images monthly',
    '10 premium videos monthly',
    '5 GB storage',
  ]);
  await expect(wall.getByRole('link', { name: 'See plans' })).toHaveAttribute(
    'href',
    '/designmaker/start/plans',
  );
  await wall.getByRole('button', { name: 'Not now' }).click();
  await expect(wall).toHaveCount(0);
}

test('choosing a size of Magic Resize, and a variation of Auto Suggest, meets the wall without a plan [B-044]', async ({
  page,
}) => {
  await registered(page, '/designmaker/start');
  const editor = await openFirstTemplate(page);
  const before = await editor.file();
  await page.getByRole('button', { name: 'Resize', exact: true }).first().click();
  const sizes = page.locator('dm-magic-resize-dialog');
  await sizes.getByRole('button', { name: /^Instagram Story/ }).click();
  await meetsWall(page);
  await expect(sizes.getByRole('heading', { name: 'Magic Resize' })).toBeHidden();

  await page.getByRole('button', { name: 'Auto Suggest', exact: true }).click();
  const variations = page.locator('dm-suggest-dialog');
  await variations.locator('button.tile').first().click();
  await meetsWall(page);
  await expect(variations.locator('dialog')).toBeHidden();

  expect(page.context().pages()).toHaveLength(1);
  expect(await editor.file()).toBe(before);
});
