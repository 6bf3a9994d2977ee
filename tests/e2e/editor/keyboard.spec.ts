import type { Locator, Page } from 'playwright/test';
import type { DesignObject } from '../../../elements/objects/kinds.js';
import { registered } from '../support/accounts.js';
import { EditorPage } from '../support/editor-page.js';
import { downloaded, pixelsOf } from '../support/pixels.js';
import { expect, test } from '../support/test.js';

/** More presses than this to reach something is no way to reach it. */
const MOST_TABS = 80;

/** Presses Tab until the keyboard is there. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  const there = () => target.evaluate((element) => element.matches(':focus, :focus-within'));
  for (let presses = 0; !(await there()); presses++) {
    expect(presses, 'presses of Tab').toBeLessThan(MOST_TABS);
    await page.keyboard.press(key);
  }
}

async function times(page: Page, count: number, key: string): Promise<void> {
  for (let i = 0; i < count; i++) await page.keyboard.press(key);
}

async function runCommand(page: Page, name: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox', { name: 'Search commands' })).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Search commands' })).toBeHidden();
}

const middle = ({ position, width, height }: DesignObject) => ({
  x: position.x + width / 2,
  y: position.y + height / 2,
});

test('a poster is made and downloaded with the keyboard alone', async ({ page }) => {
  await registered(page);
  const editor = new EditorPage(page);
  const news = page.locator('dm-canvas').getByRole('status');

  await test.step('a blank design of 600 x 800 px', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Custom Dimensions' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByLabel('Width'));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('600');
    await tabTo(page, page.getByLabel('Height'));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('800');
    await tabTo(page, page.getByRole('button', { name: 'Create New Design' }));
    await page.keyboard.press('Enter');
    await editor.opened();
  });

  const heading = await test.step('a heading, typed', async () => {
    await tabTo(page, editor.canvas);
    await page.keyboard.press('t');
    await expect.poll(async () => (await editor.objects()).length).toBe(1);
    await expect(news).toContainText('Editing text');
    await expect(page.locator('dm-canvas textarea')).toBeFocused();
    await page.keyboard.type('Summer sale');
    await page.keyboard.press('Escape');
    const [text] = await editor.objects();
    expect(text).toMatchObject({ text_details: { text: 'Summer sale' } });
    await times(page, 20, 'Shift+ArrowUp');
    expect((await editor.object(text!.id)).position.y).toBe(text!.position.y - 200);
    return text!.id;
  });

  const shape = await test.step('a rectangle, recolored', async () => {
    await page.keyboard.press('r');
    await expect.poll(async () => (await editor.objects()).length).toBe(2);
    const [id] = await editor.selected();
    await page.keyboard.press('Shift+F6');
    await tabTo(page, page.locator('dm-shape-toolbar').getByRole('button', { name: 'Fill' }).first());
    await page.keyboard.press('Enter');
    await tabTo(page, page.locator('dm-shape-toolbar').getByLabel('Hex color').first());
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('#c4512d');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect.poll(() => editor.object(id!)).toMatchObject({ shape_details: { fill: '#c4512d' } });
    return id!;
  });

  await test.step('moved, resized, turned, put behind and aligned', async () => {
    await page.keyboard.press('F6');
    await expect(editor.canvas).toBeFocused();
    const before = await editor.object(shape);
    await times(page, 3, 'Shift+ArrowDown');
    await times(page, 4, 'ControlOrMeta+Shift+ArrowRight');
    await page.keyboard.press('Alt+Shift+ArrowRight');
    await expect(news).toContainText('15 degrees');
    const after = await editor.object(shape);
    expect(after).toMatchObject({ width: before.width + 40, height: before.height, rotation: 15 });
    await page.keyboard.press('[');
    expect((await editor.objects()).map(({ id }) => id)).toEqual([shape, heading]);
    await runCommand(page, 'Align center');
    await expect.poll(async () => middle(await editor.object(shape)).x).toBeCloseTo(300);
  });

  await test.step('the heading found by Tab, and a copy of it taken back', async () => {
    await page.keyboard.press('Shift+Tab');
    await expect(news).toContainText('Text, “Summer sale”, 1 of 2');
    expect(await editor.selected()).toEqual([heading]);
    await page.keyboard.press('ControlOrMeta+c');
    await page.keyboard.press('ControlOrMeta+v');
    await expect.poll(async () => (await editor.objects()).length).toBe(3);
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(async () => (await editor.objects()).length).toBe(2);
    await expect(news).toContainText('Undid Paste');
  });

  await test.step('downloaded as PNG', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Download' }).first(), 'Shift+Tab');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const waiting = page.waitForEvent('download');
    await tabTo(page, dialog.getByRole('button', { name: 'Download', exact: true }));
    await page.keyboard.press('Enter');
    const download = await waiting;
    expect(download.suggestedFilename()).toMatch(/\.png$/);
    const { width, height, data } = await pixelsOf(await downloaded(download));
    expect(width / height).toBeCloseTo(600 / 800);
    const { x, y } = middle(await editor.object(shape));
    const scale = width / 600;
    const at = (Math.round(y * scale) * width + Math.round(x * scale)) * 3;
    expect([...data.subarray(at, at + 3)]).toEqual([0xc4, 0x51, 0x2d]);
    expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
  });
});
