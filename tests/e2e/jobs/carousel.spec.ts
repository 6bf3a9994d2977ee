import type { Page } from 'playwright/test';
import { copies, openTemplate } from '../support/downloads.js';
import type { EditorPage } from '../support/editor-page.js';
import { SavedDesign } from '../support/saved-design.js';
import { expect, test } from '../support/test.js';

/** Every page of the stored design as text, keys in a fixed order. */
const pagesOf = async (editor: EditorPage): Promise<string[]> =>
  (JSON.parse(await editor.file()) as { pages: object[] }).pages.map((page) => JSON.stringify(page));

/** Presses a template of the panel and says what becomes of it. */
async function use(page: Page, template: number, answer: RegExp): Promise<void> {
  await page.locator('dm-templates-panel button.thumbnail').nth(template).click();
  const choice = page.locator('dm-template-choice');
  await choice.getByRole('button', { name: answer }).click();
  await expect(choice.locator('dialog')).toBeHidden();
}

test('a carousel: a template fills its page alone, another comes as pages, a third replaces all, and what was there is restored [E-047]', async ({
  page,
}) => {
  const editor = await openTemplate(page, (file) => copies(file, 3));
  const id = /designs\/([^/]+)\/edit/.exec(page.url())![1]!;
  const strip = page.locator('dm-page-strip');
  const start = await pagesOf(editor);
  expect(start).toHaveLength(3);

  await test.step('fill page 2: pages 1 and 3 stay byte for byte', async () => {
    await strip.getByRole('button', { name: 'Page 2 of 3' }).click();
    await use(page, 3, /^Fill this page/);
    await expect.poll(async () => (await pagesOf(editor))[1]).not.toBe(start[1]);
    const pages = await pagesOf(editor);
    expect(pages).toHaveLength(3);
    expect([pages[0], pages[2]]).toEqual([start[0], start[2]]);
  });

  const filled = await pagesOf(editor);
  await test.step('add another as a page after it: the others stay', async () => {
    await use(page, 4, /^Add as new pages/);
    await expect.poll(async () => (await pagesOf(editor)).length).toBeGreaterThan(3);
    const pages = await pagesOf(editor);
    expect([pages[0], pages[1], pages.at(-1)]).toEqual(filled);
  });

  await editor.settled();
  const before = await pagesOf(editor);
  const history = page.getByRole('dialog', { name: 'Version history' });
  const first = history.getByRole('radio').first();
  const showsReplaced = async () => {
    await page.getByRole('button', { name: 'Version history' }).click();
    await expect(first).toBeChecked();
    await expect(history.getByRole('img', { name: `Page 1 of ${before.length}` })).toBeVisible();
  };

  await test.step('replace: the history has what was there at once, and after a reload', async () => {
    await use(page, 5, /^Replace the design/);
    await expect.poll(async () => (await pagesOf(editor)).length).toBeLessThan(before.length);
    await showsReplaced();
    await history.getByRole('button', { name: 'Close' }).click();
    await editor.saved();
    await page.reload();
    await editor.opened();
    await showsReplaced();
  });

  await test.step('restored it is as before, on the server too', async () => {
    await history.getByRole('button', { name: 'Restore this version' }).click();
    await expect(history).toHaveCount(0);
    await editor.settled();
    expect(await pagesOf(editor)).toEqual(before);
    const saved = new SavedDesign(page, id);
    await expect.poll(() => saved.onServer()).toBe(await editor.file());
  });
});
