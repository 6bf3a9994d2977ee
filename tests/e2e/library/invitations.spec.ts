import type { Browser, Page } from 'playwright/test';
import { createAccount, newAccount, registered } from '../support/accounts.js';
import { faultsOf } from '../support/axe.js';
import { copies } from '../support/downloads.js';
import { EditorPage } from '../support/editor-page.js';
import { confirmed, mailedLink } from '../support/server/outbox.js';
import { call } from '../support/call.js';
import { makeDesigns, makeFolder } from '../support/own-designs.js';
import { toast } from '../support/toast.js';
import { templateCards } from '../support/templates.js';
import { expect, test } from '../support/test.js';

const START = '/designmaker/start';
const ALL = `${START}/all-designs`;

const shareDialog = (page: Page) => page.getByRole('dialog', { name: 'Share your design' });

/** The share modal of a design of one's own, from its menu. */
async function openSharing(page: Page, name: string) {
  await page.getByRole('link', { name }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Share' }).click();
  await expect(shareDialog(page).getByRole('heading', { name: 'Link sharing' })).toBeVisible();
  return shareDialog(page);
}

const guestOf = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();

test('a design is shared by e-mail: many at once, with a right that can be changed and taken away [A-052]', async ({
  page,
  browser,
}) => {
  const owner = await registered(page, ALL);
  const [design] = await makeDesigns(page, 'Harbour');
  await page.reload();
  const dialog = await openSharing(page, 'Harbour');
  const field = dialog.getByLabel('Invite by e-mail');
  const mira = newAccount('Mira Dock');

  await test.step('nobody, an address that is none, and one’s own are named before anything is sent', async () => {
    await dialog.getByRole('button', { name: 'Send Invites' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Enter at least one e-mail address');
    await field.fill('ada@nove');
    await dialog.getByRole('button', { name: 'Send Invites' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('ada@nove is not an e-mail address');
    expect(await faultsOf(page, '[role=dialog]')).toEqual([]);
    await dialog.getByRole('button', { name: 'Remove ada@nove' }).click();
    await expect(field).toBeFocused();
    await field.fill(`${owner.email},`);
    await dialog.getByRole('button', { name: 'Send Invites' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('This is your own address');
    await page.keyboard.press('Backspace');
    await field.fill('');
  });

  await test.step('a pasted list becomes addresses; what is typed and not ended counts', async () => {
    await field.evaluate((input, text) => {
      const data = new DataTransfer();
      data.setData('text', text);
      input.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    }, 'Jonas <jonas@dockhall.example>; tomas@nordlys.example');
    await expect(dialog.getByRole('listitem').filter({ hasText: 'dockhall' })).toBeVisible();
    await field.fill(mira.email);
    await dialog.getByRole('radio', { name: 'Can View' }).click();
    await dialog.getByRole('button', { name: 'Send Invites' }).click();
    await expect(toast(page, 'design shared successfully!')).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  const people = dialog.getByRole('list', { name: 'People with access' });
  await test.step('who has access stands there in order; a role is changed, somebody is removed', async () => {
    await openSharing(page, 'Harbour');
    await expect(people.getByRole('listitem')).toHaveCount(4);
    await expect(people.getByRole('listitem').first()).toContainText('Rana Okafor (you)');
    await expect(people.getByRole('listitem').first()).toContainText('Owner');
    await people.getByRole('button', { name: 'Can View, tomas@nordlys.example' }).click();
    await page.getByRole('menuitemradio', { name: 'Can Edit' }).click();
    await expect(people.getByRole('button', { name: 'Can Edit, tomas@nordlys.example' })).toBeVisible();
    await people.getByRole('button', { name: 'Can View, jonas@dockhall.example' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await expect(people.getByText('jonas@dockhall.example')).toBeHidden();
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await faultsOf(page, '[role=dialog]')).toEqual([]);
    }
    await page.keyboard.press('Escape');
  });

  const guest = await guestOf(browser);
  await test.step('the link in the mail: sign in, and then the design opens with the right that was given', async () => {
    const link = await mailedLink(browser, mira.email, /was shared with you/);
    expect(new URL(link).pathname).toBe(`${START}/share/design/${design}`);
    await guest.goto(link);
    await expect(guest.getByText('Sign in to open what was shared with you')).toBeVisible();
    await registered(guest, new URL(link).pathname, mira);
    await expect(guest.getByRole('heading', { name: 'Confirm your e-mail' })).toBeVisible();
    await confirmed(browser, guest, mira, link);
    await expect(guest).toHaveURL(`${START}/designs/${design}/view`);
    await expect(guest.getByText('View only')).toBeVisible();
    await guest.goto(`${START}/shared-designs`);
    await expect(guest.getByText('Harbour')).toBeVisible();
  });

  await test.step('who has seen it is called by their name; with Can Edit the link leads to the editor', async () => {
    await openSharing(page, 'Harbour');
    await people.getByRole('button', { name: 'Can View, Mira Dock' }).click();
    await page.getByRole('menuitemradio', { name: 'Can Edit' }).click();
    await expect(people.getByRole('button', { name: 'Can Edit, Mira Dock' })).toBeVisible();
    await guest.goto(`${START}/share/design/${design}`);
    await expect(guest).toHaveURL(`${START}/designs/${design}/edit`);
    await new EditorPage(guest).opened();
  });

  await test.step('removed, the design is not there for them', async () => {
    await people.getByRole('button', { name: 'Can Edit, Mira Dock' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await expect(people.getByText('Mira Dock')).toBeHidden();
    await guest.goto(`${START}/share/design/${design}`);
    await expect(guest.getByRole('heading', { name: 'Not Found' })).toBeVisible();
  });

  await test.step('what fails says so, and can be tried again', async () => {
    await page.route('**/api/permission/share_permission_with_emails', (route) => route.abort());
    await field.fill('ada@nove.example');
    await dialog.getByRole('button', { name: 'Send Invites' }).click();
    await expect(toast(page, 'Unable to share, something went wrong')).toBeVisible();
    await page.unroute('**/api/permission/share_permission_with_emails');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(toast(page, 'design shared successfully!')).toBeVisible();
  });
  await guest.context().close();
});

test('a template has a link to hand on [A-054]', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${START}/templates`);
  await templateCards(page).first().click();
  await page.getByRole('button', { name: 'Share this template' }).click();
  const dialog = page.getByRole('dialog', { name: 'Template share link' });
  await expect(dialog.getByLabel('Template share link')).toHaveValue(page.url());
  expect(await faultsOf(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(toast(page, 'Link copied to clipboard')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Share this template' })).toBeFocused();
});

test('addresses that lead to what was shared, and to the render of a design [A-009]', async ({
  page,
  browser,
}) => {
  const guest = await guestOf(browser);
  await registered(page, ALL);
  const { docs } = await call<{ docs: { _id: string; custom_url: string; width: number; height: number }[] }>(
    page,
    'design/get',
    { size: 1 },
  );
  const [template] = docs;
  const { _id: design } = await call(page, 'design/copy_into_saved_design', { id: template!._id });
  const folder = await makeFolder(page, 'Festival');

  await test.step('a template, by its id and its public address', async () => {
    for (const path of [
      `template/${template!._id}`,
      `template/${template!.custom_url}`,
      `design_template/${template!._id}`,
    ]) {
      await guest.goto(`${START}/share/${path}`);
      await expect(guest).toHaveURL(`${START}/template/${template!.custom_url}`);
    }
  });

  await test.step('a design and a folder, for their owner; a stranger is asked to sign in, then sees nothing', async () => {
    await page.goto(`${START}/share/folder/${folder}`);
    await expect(page).toHaveURL(`${START}/folders/${folder}/edit`);
    await page.goto(`${START}/share/design/${design}`);
    await expect(page).toHaveURL(`${START}/designs/${design}/edit`);
    for (const path of [`folder/${folder}`, `design/${design}`]) {
      await guest.goto(`${START}/share/${path}`);
      await guest.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
      await expect(guest.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    }
    await guest.getByRole('button', { name: 'Create an account' }).click();
    await createAccount(guest);
    await expect(guest).toHaveURL(`${START}/share/design/${design}`);
    for (const path of [`folder/${folder}`, `design/${design}`, 'design/none']) {
      await guest.goto(`${START}/share/${path}`);
      await expect(guest.getByRole('heading', { name: 'Confirm your e-mail' })).toBeVisible();
    }
    await guest.goto(`${START}/share/mockup/none`);
    await expect(guest.getByRole('heading', { name: 'Not Found' })).toBeVisible();
  });

  await test.step('a link right opens it for everybody', async () => {
    await call(page, 'saved_design/alter_link_sharing', { design_id: design, action: 'enable_view' });
    await guest.goto(`${START}/share/design/${design}`);
    await expect(guest).toHaveURL(`${START}/designs/${design}/view`);
  });

  await test.step('the render: every page painted at its size, and nothing else', async () => {
    const held = await call<{ design_file: Parameters<typeof copies>[0]; rev: number }>(
      page,
      'saved_design/get_one',
      { id: design },
    );
    const design_file = copies(held.design_file, 3);
    await call(page, 'saved_design/save_backend', { id: design, rev: held.rev, design_file });
    await guest.goto(`${START}/new_render/${design}`);
    const pages = guest.getByRole('main').getByRole('img');
    await expect(pages).toHaveCount(3);
    const size = await pages
      .first()
      .evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]);
    expect(size).toEqual([template!.width, template!.height]);
    await expect(guest.locator('header, nav, button, a')).toHaveCount(0);
    await guest.goto(`${START}/new_render/none`);
    await expect(guest.getByRole('heading', { name: 'Not Found' })).toBeVisible();
  });
  await guest.context().close();
});
