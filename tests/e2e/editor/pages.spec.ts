import { SavedDesign } from '../support/saved-design.js';
import { expect, test } from '../support/test.js';

test('pages have names, are put in order by pointer and keys in a grid, and scrolled under one another [E-020]', async ({
  context,
}) => {
  const editor = await SavedDesign.make(context);
  const { page } = editor;
  const strip = page.locator('dm-page-strip').getByRole('button', { name: /^Page \d+ of/ });
  const names = () => strip.evaluateAll((pages) => pages.map((one) => one.getAttribute('aria-label')));
  const grid = page.getByRole('dialog', { name: 'All pages' });
  const tile = (name: string) => grid.getByRole('button', { name, exact: true });

  await test.step('named in place, the name goes with a copy, undo takes it back', async () => {
    await strip.first().focus();
    await page.keyboard.press('F2');
    await page.keyboard.type('Cover');
    await page.keyboard.press('Enter');
    await expect(strip.first()).toBeFocused();
    await page.keyboard.press('Control+d');
    await page.keyboard.press('Control+d');
    await expect
      .poll(names)
      .toEqual(['Page 1 of 3, Cover', 'Page 2 of 3, Cover Copy', 'Page 3 of 3, Cover Copy 2']);
    await strip.nth(1).dblclick();
    await page.getByRole('textbox', { name: 'Rename page' }).fill('Menu');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+z');
    await expect.poll(names).toContain('Page 2 of 3, Cover Copy');
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(names).toContain('Page 2 of 3, Menu');
  });

  await test.step('put in another order by pointer and by keys, which is said', async () => {
    await editor.button('All pages').click();
    const { width } = (await tile('Page 3 of 3, Cover Copy 2').boundingBox())!;
    const targetPosition = { x: width - 6, y: 40 };
    await tile('Page 1 of 3, Cover').dragTo(tile('Page 3 of 3, Cover Copy 2'), { targetPosition });
    await expect(tile('Page 3 of 3, Cover')).toBeFocused();
    await page.keyboard.press('Alt+ArrowLeft');
    await expect(grid.getByRole('status')).toHaveText('Page moved to place 2');
    await page.keyboard.press('Escape');
    await expect(grid).toHaveCount(0);
    await expect
      .poll(names)
      .toEqual(['Page 1 of 3, Menu', 'Page 2 of 3, Cover', 'Page 3 of 3, Cover Copy 2']);
  });

  await test.step('scrolled under one another: what is in view is edited, and a press finds what lies there', async () => {
    await strip.first().click();
    await editor.button('Scroll through pages').click();
    const canvas = (await editor.canvas.boundingBox())!;
    const middle = { x: canvas.x + canvas.width / 2, y: canvas.y + canvas.height / 2 };
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.wheel(0, canvas.height);
    await expect(strip.nth(1)).toHaveAttribute('aria-current', 'page');
    const [square] = await editor.objects();
    await editor.select(square!.id);
    await page.keyboard.press('Escape');
    await page.keyboard.press('PageDown');
    await expect(strip.nth(2)).toHaveAttribute('aria-current', 'page');
  });

  await test.step('all of it is there again after a reload', async () => {
    await editor.keptAs(await editor.file());
    await editor.reload();
    await expect
      .poll(names)
      .toEqual(['Page 1 of 3, Menu', 'Page 2 of 3, Cover', 'Page 3 of 3, Cover Copy 2']);
    await expect(editor.button('Scroll through pages')).toHaveAttribute('aria-pressed', 'true');
    await expect(editor.canvas.locator('.neighbor').filter({ hasText: 'Page 2 · Cover' })).toBeVisible();
  });
});
