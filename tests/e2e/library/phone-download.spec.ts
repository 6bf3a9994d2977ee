import { registered } from '../support/accounts.js';
import { faultsOf } from '../support/axe.js';
import { ALL, menuOf } from '../support/designs-page.js';
import { dialogOf, download, press } from '../support/downloads.js';
import { makeDesigns } from '../support/own-designs.js';
import { downloaded } from '../support/pixels.js';
import { expect, test } from '../support/test.js';

test.use({ ownContext: true, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('on a phone one’s own designs are downloaded from the list and from the view [E-009]', async ({
  page,
}) => {
  await registered(page, ALL);
  const [id] = await makeDesigns(page, 'Harbour');
  await page.goto(ALL);
  await (await menuOf(page, 'Harbour')).getByRole('menuitem', { name: 'Download' }).click();
  await expect(page).toHaveURL(new RegExp(`/designs/${id}/view$`));
  await expect(dialogOf(page)).toBeVisible();
  expect(await faultsOf(page, '[role=dialog]')).toEqual([]);
  const [png] = await Promise.all([page.waitForEvent('download'), press(page)]);
  expect(png.suggestedFilename()).toBe('Harbour.png');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const starts = { PNG: '\u0089PNG', JPG: '\u00ff\u00d8\u00ff', PDF: '%PDF' } as const;
  for (const format of ['PNG', 'JPG', 'PDF'] as const) {
    const bytes = await downloaded(await download(page, format));
    const begins = starts[format];
    expect(bytes.subarray(0, begins.length).toString('latin1'), format).toBe(begins);
  }
  expect(await faultsOf(page, 'html')).toEqual([]);
});
