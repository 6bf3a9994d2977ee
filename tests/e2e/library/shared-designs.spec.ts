import { newAccount, registered } from '../support/accounts.js';
import { faultsOf } from '../support/axe.js';
import { ALL, item, menuOf, SHARED, START } from '../support/designs-page.js';
import { EditorPage } from '../support/editor-page.js';
import { confirmed } from '../support/server/outbox.js';
import { call } from '../support/call.js';
import { makeDesigns } from '../support/own-designs.js';
import { toast } from '../support/toast.js';
import { expect, test } from '../support/test.js';

test('shared with you: opened with its right, copied into a new tab, shared on, and left [A-044]', async ({
  page,
  browser,
}) => {
  await registered(page, ALL);
  const [viewed, edited] = await makeDesigns(page, 'Harbour', 'Jazz nights');
  const other = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const guest = await other.newPage();
  const mira = await registered(guest, SHARED, newAccount('Mira Dock'));
  await expect(guest.getByText("You don't have any designs shared with you")).toBeVisible();
  for (const [saved_design, role] of [
    [viewed, 'view'],
    [edited, 'edit'],
  ])
    await call(page, 'permission/share_permission_with_emails', { saved_design, role, emails: [mira.email] });
  await confirmed(browser, guest, mira, SHARED);

  const cards = guest.getByRole('list', { name: 'Shared with you' });
  await expect(cards.locator('.card-name')).toHaveText(['Jazz nights', 'Harbour']);
  await expect(item(guest, 'Harbour').getByText('Shared by Rana Okafor, Can View')).toBeVisible();
  await expect(item(guest, 'Harbour').getByRole('link')).toHaveAttribute(
    'href',
    `${START}/designs/${viewed}/view`,
  );
  await expect(item(guest, 'Jazz nights').getByRole('link')).toHaveAttribute(
    'href',
    `${START}/designs/${edited}/edit`,
  );
  expect(await faultsOf(guest, 'html')).toEqual([]);

  await test.step('Make a copy', async () => {
    const opened = other.waitForEvent('page');
    await (await menuOf(guest, 'Harbour')).getByRole('menuitem', { name: 'Make a copy' }).click();
    const tab = await opened;
    await new EditorPage(tab).opened();
    expect(tab.url()).toMatch(/\/designmaker\/start\/designs\/[^/]+\/edit$/);
    expect(tab.url()).not.toContain(viewed);
    await tab.close();
  });

  await test.step('Share: who does not own it hands on the link', async () => {
    await (await menuOf(guest, 'Harbour')).getByRole('menuitem', { name: 'Share' }).click();
    const dialog = guest.getByRole('dialog', { name: 'Share your design' });
    await expect(dialog.getByRole('textbox')).toHaveValue(
      new RegExp(`/designmaker/start/share/design/${viewed}$`),
    );
    await expect(dialog.getByRole('button', { name: 'Send Invites' })).toBeHidden();
    await guest.keyboard.press('Escape');
  });

  await test.step('Remove takes it off the list for good', async () => {
    await (await menuOf(guest, 'Harbour')).getByRole('menuitem', { name: 'Remove' }).click();
    await guest
      .getByRole('dialog', { name: 'Remove this design?' })
      .getByRole('button', { name: 'Remove' })
      .click();
    await expect(toast(guest, 'Harbour removed')).toBeVisible();
    await guest.reload();
    await expect(cards.locator('.card-name')).toHaveText(['Jazz nights']);
  });
  await other.close();
});
