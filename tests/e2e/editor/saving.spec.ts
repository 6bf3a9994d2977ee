import type { Page } from 'playwright/test';
import { registered } from '../support/accounts.js';
import { openTemplate } from '../support/downloads.js';
import { SavedDesign } from '../support/saved-design.js';
import { OwnServer } from '../support/server/own-server.js';
import { expect, test } from '../support/test.js';

const SAVE = '**/api/saved_design/save_backend*';

/** Leaving the page must ask nothing while the device holds everything. */
function questionsOf(page: Page): string[] {
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  return questions;
}

test('a change is on this device before it is on the server', async ({ context }) => {
  const design = await SavedDesign.make(context);
  const held: (() => void)[] = [];
  await design.page.route(SAVE, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await design.addPage();
  await expect.poll(() => design.inJournal()).toBe(1);
  await expect.poll(() => held.length).toBe(1);
  await design.label('Saving');
  held[0]!();
  await design.keptAs(await design.file());
  expect(await design.inJournal()).toBe(0);
});

test('a design that is opened and left alone leaves nothing on this device, and nothing is told of it', async ({
  page,
}) => {
  // a text higher than its words is fitted as it opens
  await openTemplate(page, (file) => {
    const [first] = file.pages as unknown as [{ objects: { type: string; height: number }[] }];
    const objects = first.objects.map((object) =>
      object.type === 'text' ? { ...object, height: object.height + 30 } : object,
    );
    return { ...file, pages: [{ ...first, objects }] };
  });
  const id = /designs\/([^/]+)\/edit/.exec(page.url())![1]!;
  const design = new SavedDesign(page, id);
  for (let i = 0; i < 2; i++) {
    await design.settled();
    // longer than a change takes to the device
    await page.waitForTimeout(800);
    expect(await design.inJournal()).toBe(0);
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
    await design.open();
  }
});

test("[B-004] 'All changes saved' by default, saved by itself, nothing lost on reload or lost network", async ({
  context,
}) => {
  const design = await SavedDesign.make(context);
  const questions = questionsOf(design.page);
  await design.label('All changes saved');
  await design.addPage();
  await design.label('Saving');
  await design.keptAs(await design.file());

  await test.step('reload in the middle of a drag', async () => {
    await design.reload();
    await design.dragHalfway();
    const file = await design.file();
    await design.reload();
    await design.keptAs(file);
  });

  await test.step('the network is lost, and then the page too', async () => {
    await context.setOffline(true);
    await design.dragHalfway();
    await design.label('Offline, 1 change kept');
    const file = await design.file();
    const closed = design.page.waitForEvent('close');
    await design.page.close({ runBeforeUnload: true });
    await closed;
    await context.setOffline(false);
    const next = new SavedDesign(await context.newPage(), design.id);
    await next.open();
    await next.keptAs(file);
  });
  expect(questions).toEqual([]);
});

test('offline: every change is kept and counted, and sent when the network is back', async ({ context }) => {
  const design = await SavedDesign.make(context);
  await context.setOffline(true);
  await design.addPage();
  await design.label('Offline, 1 change kept');
  for (let i = 0; i < 3; i++) await design.addPage();
  await design.label('Offline, 4 changes kept');
  const file = await design.file();
  await context.setOffline(false);
  await design.keptAs(file);
});

test('the server is killed and comes back: saved on this device meanwhile, and nothing lost', async ({
  browser,
}) => {
  const server = await OwnServer.start();
  const context = await browser.newContext({
    baseURL: server.address,
    viewport: { width: 1440, height: 900 },
  });
  try {
    const design = await SavedDesign.make(context);
    await design.dragHalfway();
    await design.page.mouse.up();
    await design.label('All changes saved');
    await server.kill();
    await design.addPage();
    await design.label('Saved on this device');
    await design.addPage();
    const file = await design.file();
    await server.start();
    await design.keptAs(file);
    await design.reload();
    await design.keptAs(file);
  } finally {
    await context.close();
    await server.end();
  }
});

test('an answer that never came and a reload: no conflict with oneself', async ({ context }) => {
  const design = await SavedDesign.make(context);
  const arrived = new Promise<void>((resolve) => {
    void design.page.route(SAVE, async (route) => {
      await route.fetch();
      resolve();
      // the answer is held for ever
    });
  });
  await design.addPage();
  await design.label('Saving');
  await arrived;
  await design.addPage();
  await design.onDevice();
  const file = await design.file();
  await design.page.unrouteAll({ behavior: 'ignoreErrors' });
  await design.reload();
  await design.keptAs(file);
});

test('no room on this device and no server: the label says so, and leaving asks', async ({ context }) => {
  const design = await SavedDesign.make(context);
  const { page } = design;
  const cdp = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  await cdp.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await page.route(SAVE, (route) => route.abort('connectionrefused'));
  await design.addPage();
  await design.label('Not saved: this device is full');
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
  });
  await page.close({ runBeforeUnload: true });
  await asked;
  const file = await design.file();
  await cdp.send('Storage.overrideQuotaForOrigin', { origin });
  await design.label('Saved on this device');
  await page.unrouteAll();
  await design.keptAs(file);
});

test.describe('two tabs on one design', () => {
  test('a tab with nothing unsent shows what the other saved, as a step', async ({ context }) => {
    const one = await SavedDesign.make(context);
    const two = await one.again();
    await two.addPage();
    await two.label('All changes saved');
    const file = await two.file();
    await expect.poll(() => one.file()).toBe(file);
    await one.label('All changes saved');
    await expect(one.page.getByRole('alertdialog')).toBeHidden();
  });

  /** Two tabs that have both changed the design; the second was slower. */
  async function conflict(first: SavedDesign) {
    const slow = await first.again();
    await slow.page.route(SAVE, (route) => route.abort('connectionrefused'));
    await slow.addPage();
    await slow.label('Saved on this device');
    const mine = await slow.file();
    await first.dragHalfway();
    await first.page.mouse.up();
    await first.label('All changes saved');
    const theirs = await first.file();
    await slow.page.unrouteAll();
    const dialog = slow.page.getByRole('alertdialog', { name: 'Changed elsewhere' });
    await expect(dialog).toBeVisible();
    await slow.label('Changed elsewhere');
    return { slow, dialog, mine, theirs };
  }

  test('Keep mine; theirs stays among the versions, and the question survives a reload', async ({
    context,
  }) => {
    const first = await SavedDesign.make(context);
    const { slow, dialog, mine, theirs } = await conflict(first);
    const versions = await slow.versions();
    expect(await slow.onServer()).toBe(theirs);
    await slow.reload();
    await dialog.getByRole('button', { name: 'Keep mine' }).click();
    await expect(dialog).toBeHidden();
    await slow.keptAs(mine);
    expect(await slow.versions()).toBe(versions + 1);
    await expect.poll(() => first.file()).toBe(mine);
  });

  test('Use theirs, and undo brings mine back', async ({ context }) => {
    const { slow, dialog, mine, theirs } = await conflict(await SavedDesign.make(context));
    await dialog.getByRole('button', { name: 'Use theirs' }).click();
    await expect(dialog).toBeHidden();
    await slow.keptAs(theirs);
    await slow.button('Undo').click();
    await slow.keptAs(mine);
  });

  test('Save a copy opens mine beside theirs', async ({ context }) => {
    const { slow, dialog, mine, theirs } = await conflict(await SavedDesign.make(context));
    const opened = context.waitForEvent('page');
    await dialog.getByRole('button', { name: 'Save a copy' }).click();
    await expect(dialog).toBeHidden();
    await slow.keptAs(theirs);
    const page = await opened;
    await expect(page).toHaveURL(/\/designs\/[^/]+\/edit$/);
    const copy = new SavedDesign(page, page.url().split('/').at(-2)!);
    await copy.opened();
    await expect(page.getByRole('textbox', { name: 'Design name' })).toHaveValue('Untitled design Copy');
    const shape = (file: string) => (JSON.parse(file) as { pages: unknown[] }).pages.length;
    expect(shape(await copy.file())).toBe(shape(mine));
  });
});

test('rights are taken while editing: it says so and a copy can be saved', async ({ context }) => {
  const design = await SavedDesign.make(context);
  await context.clearCookies();
  await design.addPage();
  await design.label('Saved on this device');
  const pages = (file: string) => (JSON.parse(file) as { pages: unknown[] }).pages.length;
  const before = pages(await design.file());
  const banner = design.page.getByText('You can no longer save this design.');
  await expect(banner).toBeVisible();
  await design.page.getByRole('button', { name: 'Save a copy' }).click();
  await expect(design.page).not.toHaveURL(new RegExp(design.id));
  await design.opened();
  expect(pages(await design.file())).toBe(before);
});

test('rights are taken and the page is gone: the changes on this device are still within reach', async ({
  context,
}) => {
  const design = await SavedDesign.make(context);
  await context.clearCookies();
  await design.addPage();
  await design.label('Saved on this device');
  const pages = (file: string) => (JSON.parse(file) as { pages: unknown[] }).pages.length;
  const before = pages(await design.file());
  await design.page.reload();
  await expect(
    design.page.getByRole('heading', { name: 'This design can’t be opened anymore' }),
  ).toBeVisible();
  await design.page.getByRole('button', { name: 'Save a copy' }).click();
  await expect(design.page).not.toHaveURL(new RegExp(design.id));
  await design.opened();
  expect(pages(await design.file())).toBe(before);
  expect(await design.inJournal()).toBe(0);
});

test('a drag that was saved halfway and then given up is saved as it was before', async ({ context }) => {
  const design = await SavedDesign.make(context);
  const before = await design.file();
  await design.dragHalfway();
  await expect.poll(() => design.onServer()).not.toBe(before);
  await design.page.keyboard.press('Escape');
  await design.page.mouse.up();
  await expect.poll(() => design.onServer()).toBe(before);
  await design.keptAs(before);
});

test.describe(() => {
  test.use({ ownContext: true });

  test('a browser without storage opens designs, keeps them on the server and claims no more', async ({
    context,
  }) => {
    await context.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
    const design = await SavedDesign.make(context);
    await design.page.route(SAVE, (route) => route.abort('connectionrefused'));
    await design.addPage();
    await design.label('Not saved yet, trying again');
    await design.page.unrouteAll();
    await design.keptAs(await design.file());
  });
});

test('the session ends while editing: the changes wait on this device until one has logged in again', async ({
  page,
  context,
}) => {
  await registered(page, '/designmaker/start');
  const design = await SavedDesign.make(context);
  await context.clearCookies({ name: 'dm_session' });
  await design.addPage();
  await design.label('Saved on this device');
  const file = await design.file();
  const banner = design.page.locator('.keeping-banner');
  await expect(banner).toHaveText(/You are signed out\. Log in to save your changes\./);
  // the account provider still knows the browser, so that it comes straight back
  const back = design.page.waitForResponse((answer) => answer.url().includes('/auth/callback'));
  await banner.getByRole('button', { name: 'Log in' }).click();
  await back;
  await design.opened();
  await design.keptAs(file);
  await expect(banner).toBeHidden();
});
