import type { BrowserContext, Page } from 'playwright/test';
import type { DmEditorShell } from '../../../elements/shell/dm-editor-shell.js';
import { loggedIn, newAccount, registered, type NewAccount } from '../support/accounts.js';
import { faultsOf } from '../support/axe.js';
import { call } from '../support/call.js';
import { OwnServer } from '../support/server/own-server.js';
import { toast } from '../support/toast.js';
import { expect, test } from '../support/test.js';

// one server for all of them
test.describe.configure({ mode: 'default' });

const START = '/designmaker/start';
const NEW_DESIGN = `${START}/admin_designs/new/edit`;
const NEW_TEXT = `${START}/admin_text_templates/new/edit`;

test.describe('templates and text templates', () => {
  let server: OwnServer;
  let designer: NewAccount;

  test.beforeAll(async ({ browser }) => {
    server = await OwnServer.start(() => ({ TRUST_PROXY: '1' }));
    const context = await browser.newContext({ baseURL: server.address });
    const page = await context.newPage();
    designer = await registered(page, START, newAccount('Ines Duarte'));
    const { _id: id } = await call(page, 'user/get_details');
    await context.close();
    await server.kill();
    await server.admin('set-type', id, 'designer');
    await server.start();
  });
  test.afterAll(() => server.end());

  /** A page of this server's, of a browser of its own. */
  async function fresh(context: BrowserContext): Promise<Page> {
    const other = await context.browser()!.newContext({
      baseURL: server.address,
      viewport: { width: 1440, height: 900 },
    });
    return other.newPage();
  }

  async function author(context: BrowserContext, at: string): Promise<Page> {
    const page = await fresh(context);
    await loggedIn(page, designer, at);
    await page.locator('dm-canvas').waitFor();
    return page;
  }

  const run = (page: Page, keys: string) => page.locator('dm-canvas').press(keys);

  test("'Authenticating...' until the type is known; who may not is told 'Unauthorized' and sent home [A-008]", async ({
    context,
  }) => {
    const page = await fresh(context);
    let answer: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/user/check_session*', async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto(NEW_DESIGN);
    await expect(page.getByText('Authenticating...', { exact: true })).toBeVisible();
    await expect(page.locator('dm-editor-shell')).toHaveCount(0);
    answer();
    await expect(toast(page, 'Unauthorized')).toBeVisible();
    await expect(page).toHaveURL(/\/designmaker\/start$/);
    // a member is no author either
    await registered(page, NEW_TEXT);
    await expect(toast(page, 'Unauthorized')).toBeVisible();
    await expect(page).toHaveURL(/\/designmaker\/start$/);
    await page.getByRole('button', { name: /Account of/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'New design template' })).toHaveCount(0);
    await page.context().close();
  });

  test('a designer makes a template and a text template, edits them again, and settles a conflict [B-002]', async ({
    context,
  }) => {
    const stranger = await fresh(context);
    for (const address of [NEW_DESIGN, NEW_TEXT]) {
      await stranger.goto(address);
      await expect(toast(stranger, 'Unauthorized').first()).toBeVisible();
      await expect(stranger).toHaveURL(/\/designmaker\/start$/);
    }

    const page = await author(context, START + '/admin_designs/new/edit');
    const save = page.getByRole('button', { name: 'Save Design Template' });
    await run(page, 'r');
    await page.getByLabel('Design name').fill('Cinema night');
    await page.getByLabel('Design name').press('Enter');

    await test.step('its details', async () => {
      await page.getByRole('button', { name: 'Template details' }).click();
      const dialog = page.getByRole('dialog', { name: 'Template details' });
      await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Cinema night');
      await dialog.getByLabel('Find a category').fill('instagram post');
      await dialog.getByRole('checkbox', { name: 'Instagram Post' }).click();
      await dialog.getByLabel('Keywords, separated by commas').fill('film, night ,film');
      await dialog.getByRole('checkbox', { name: 'Listed and found by everybody' }).click();
      expect(await faultsOf(page, '[role=dialog]')).toEqual([]);
      await dialog.getByRole('button', { name: 'Done' }).click();
      await expect(dialog).toHaveCount(0);
    });

    await test.step('a save that fails keeps the work and says why', async () => {
      await page.route('**/api/design/save_backend*', (route) => route.abort());
      await save.click();
      await expect(page.locator('[data-sonner-toast][data-type=error]')).toBeVisible();
      await page.unrouteAll();
      await expect(page).toHaveURL(/admin_designs\/new\/edit/);
      await page.locator('[data-sonner-toast]').getByRole('button', { name: 'Try again' }).click();
      await expect(toast(page, 'Saved successfully!')).toBeVisible();
    });
    await expect(page).toHaveURL(/admin_designs\/(?!new)[^/]+\/edit/);
    // the same editor goes on: what was done before the first save can be undone
    await expect(page.getByRole('button', { name: /^Undo/ })).toBeEnabled();
    const id = /admin_designs\/([^/]+)/.exec(page.url())![1]!;
    const held = () =>
      call<{
        rev: number;
        name: string;
        keywords: string[];
        active: boolean;
        design_file: { pages: unknown[] };
      }>(page, 'design/get_backend', { id });
    expect(await held()).toMatchObject({ name: 'Cinema night', keywords: ['film', 'night'], active: true });
    const [listed] = await call<{ name: string }[]>(stranger, 'design/get', { id: [id] }).then(
      (answer) => (answer as unknown as { docs: { name: string }[] }).docs,
    );
    expect(listed!.name).toBe('Cinema night');

    await test.step('leaving unsaved work asks', async () => {
      await page.getByRole('button', { name: 'Add page' }).click();
      await page.getByRole('button', { name: 'Back', exact: true }).click();
      const question = page.getByRole('dialog', { name: 'Leave without saving?' });
      await question.getByRole('button', { name: 'Keep editing' }).click();
      await expect(page).toHaveURL(new RegExp(`admin_designs/${id}/edit`));
    });

    await test.step('somebody else was faster', async () => {
      const { rev, design_file } = await held();
      await call(page, 'design/save_backend', { id, rev, name: 'Open-air cinema', design_file });
      await save.click();
      const conflict = page.getByRole('dialog', { name: 'Changed elsewhere' });
      await conflict.getByRole('button', { name: 'Load theirs' }).click();
      await expect(conflict).toHaveCount(0);
      await expect(page.getByLabel('Design name')).toHaveValue('Open-air cinema');
      const pages = () =>
        page.evaluate(
          () => document.querySelector<DmEditorShell>('dm-editor-shell')!.session!.editor.index.pages.value,
        );
      expect(await pages()).toHaveLength(1);
      await page.locator('dm-canvas').press('Control+z');
      expect(await pages()).toHaveLength(2);
      const now = await held();
      await call(page, 'design/save_backend', { id, rev: now.rev, name: 'Third hand' });
      await save.click();
      await conflict.getByRole('button', { name: 'Overwrite' }).click();
      await expect(toast(page, 'Saved successfully!').first()).toBeVisible();
      await expect.poll(async () => (await held()).design_file.pages.length).toBe(2);
      expect((await held()).name).toBe('Open-air cinema');
    });

    await test.step('the view role only shows it', async () => {
      await page.goto(`${START}/admin_designs/${id}/view`);
      await expect(page.getByRole('img', { name: 'Page 1 of 2' })).toBeVisible();
      await expect(page.locator('dm-editor-shell')).toHaveCount(0);
      await page.getByRole('link', { name: 'Edit' }).click();
      await page.locator('dm-canvas').waitFor();
    });

    await test.step('a text template is the selected group', async () => {
      await page.getByRole('button', { name: 'Back', exact: true }).click();
      await expect(page).toHaveURL(/\/designmaker\/start$/);
      await page.getByRole('button', { name: /Account of/ }).click();
      await page.getByRole('menuitem', { name: 'New text template' }).click();
      await page.locator('dm-canvas').waitFor();
      const saveText = page.getByRole('button', { name: 'Save Text Template' });
      await expect(saveText).toBeDisabled();
      await run(page, 'r');
      await run(page, 'c');
      await run(page, 'Control+a');
      await expect(saveText).toBeDisabled();
      await run(page, 'Control+g');
      await saveText.click();
      await expect(toast(page, 'Saved successfully!').first()).toBeVisible();
      await expect(page).toHaveURL(/admin_text_templates\/(?!new)[^/]+\/edit/);
      const text = /admin_text_templates\/([^/]+)/.exec(page.url())![1]!;
      type Packed = { type: string; group_details: { object_data: { position: { x: number } }[] } };
      const answer = await call<{ docs: { object: Packed }[] }>(page, 'text_template/get', { id: [text] });
      const packed = answer.docs[0]?.object;
      expect(packed?.type).toBe('group');
      expect(packed?.group_details.object_data).toHaveLength(2);
      expect(Math.min(...packed!.group_details.object_data.map(({ position }) => position.x))).toBe(0);
      const objects = () =>
        page.evaluate(() => {
          // none while the template is on its way
          const editor = document.querySelector<DmEditorShell>('dm-editor-shell')?.session?.editor;
          return editor ? editor.index.objects(editor.page.value).length : null;
        });
      await page.getByRole('button', { name: /Account of/ }).click();
      await page.getByRole('menuitem', { name: 'New text template' }).click();
      await expect(page).toHaveURL(/admin_text_templates\/new\/edit/);
      await expect.poll(objects).toBe(0);
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(text));
      await expect.poll(objects).toBe(2);
      await expect(saveText).toBeDisabled();
      await run(page, 'Control+a');
      await expect(saveText).toBeEnabled();
    });
    await page.context().close();
    await stranger.context().close();
  });
});
