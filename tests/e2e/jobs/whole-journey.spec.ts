import type { Page } from 'playwright/test';
import { kindOf, type DesignObject } from '../../../elements/objects/kinds.js';
import { createAccount } from '../support/accounts.js';
import { EditorPage } from '../support/editor-page.js';
import { ownPhoto } from '../support/own-photo.js';
import { templateCards } from '../support/templates.js';
import { atFullSize, canvasPixels, compare, downloaded, pixelsOf } from '../support/pixels.js';
import { expect, test } from '../support/test.js';

async function openTemplate(page: Page, category: string): Promise<EditorPage> {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/million/i);
  await page.getByRole('link', { name: 'Explore Designs' }).first().click();
  await expect(page).toHaveURL(/\/designmaker\/start\/?$/);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Templates' }).click();
  // the cards of the home look the same and lead elsewhere
  await expect(page).toHaveTitle(/^Templates/);
  const first = templateCards(page, category).first();
  await expect(first.locator('img')).toBeVisible();
  await expect
    .poll(() => first.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(100);
  await first.click();
  await expect(page).toHaveURL(/\/designmaker\/start\/template\//);
  await expect(page.getByText(/^Dimension: \d+ x \d+ px$/)).toBeVisible();
  await page.getByRole('button', { name: 'Use this template' }).first().click();
  const editor = new EditorPage(page);
  await editor.opened();
  return editor;
}

const largestText = (objects: readonly DesignObject[]) =>
  objects
    .filter((object) => object.type === 'text')
    .sort((a, b) => Number(b.text_details.fontSize) - Number(a.text_details.fontSize))[0]!;

const fontSize = (object: DesignObject) => (object.type === 'text' ? object.text_details.fontSize : 0);
const source = (object: DesignObject) =>
  'image_details' in object ? (object.image_details as { src?: string }).src : undefined;

test('a visitor makes a design from a template, edits it, finds it again, signs up and downloads it', async ({
  page,
}) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  const editor = await openTemplate(page, 'Social media');
  const start = await editor.file();
  const steps: string[] = [start];
  const step = async () => steps.push(await editor.file());

  await test.step('double-click the heading and type', async () => {
    const heading = largestText(await editor.objects());
    const { x, y } = await editor.at(heading.id);
    await page.mouse.dblclick(x, y);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Made by me');
    await page.keyboard.press('Escape');
    expect(await editor.object(heading.id)).toMatchObject({ text_details: { text: 'Made by me' } });
    await editor.deselect();
    await step();
  });

  await test.step('replace the photo with one of mine', async () => {
    const photo = (await editor.objects()).find((object) => ['image', 'frame'].includes(kindOf(object)))!;
    await editor.select(photo.id);
    await editor.button('Replace').click();
    const file = { name: 'mine.jpg', mimeType: 'image/jpeg', buffer: await ownPhoto() };
    await page.locator('dm-uploads-panel input[type=file]').setInputFiles(file);
    await page.locator('dm-uploads-panel').getByRole('button', { name: /^mine/ }).click();
    await expect.poll(async () => source(await editor.object(photo.id))).toMatch(/^local\//);
    await editor.settled();
    await step();
  });

  const icon = await test.step('add an icon and recolor it', async () => {
    await editor.tab('Elements').click();
    const before = (await editor.objects()).length;
    await page.getByRole('list', { name: 'Icons', exact: true }).getByRole('button').first().click();
    await expect.poll(async () => (await editor.objects()).length).toBe(before + 1);
    await step();
    const [id] = await editor.selected();
    const color = page.locator('dm-icon-toolbar dm-popover').first();
    await color.locator('dm-icon-button').click();
    await color.getByRole('button', { name: '#E02424' }).or(color.locator('.swatch').nth(4)).first().click();
    await page.keyboard.press('Escape');
    const recolored = (await editor.object(id!)) as { image_details: { svg_colors: { color: string }[] } };
    const before2 = JSON.parse(steps.at(-1)!) as {
      pages: { objects: (typeof recolored & { id: string })[] }[];
    };
    const was = before2.pages[0]!.objects.find((object) => object.id === id)!;
    expect(recolored.image_details.svg_colors[0]).not.toEqual(was.image_details.svg_colors[0]);
    await step();
    return id!;
  });

  await test.step('move, resize and rotate it', async () => {
    const before = await editor.object(icon);
    // through the hole of the pin: a drag inside the selection moves the selection
    const grip = await editor.at(icon);
    await editor.drag(grip, { x: grip.x - 61, y: grip.y + 47 });
    const moved = await editor.object(icon);
    expect(moved.position.x).toBeLessThan(before.position.x - 40);
    expect(moved.position.y).toBeGreaterThan(before.position.y + 20);
    await step();
    const corner = await editor.at(icon, 1, 1);
    await editor.drag(corner, { x: corner.x - 60, y: corner.y - 60 });
    const resized = await editor.object(icon);
    expect(resized.width).toBeLessThan(moved.width - 20);
    expect(resized.position.x).toBeCloseTo(moved.position.x, 3);
    await step();
    const handle = await editor.at(icon, 0.5, 0, { x: 0, y: -28 });
    const center = await editor.at(icon);
    await editor.drag(handle, { x: center.x + 90, y: center.y - 40 });
    expect((await editor.object(icon)).rotation).toBeGreaterThan(20);
    await step();
  });

  await test.step('style a text', async () => {
    await editor.deselect();
    const heading = largestText(await editor.objects());
    await editor.select(heading.id);
    const size = page.locator('dm-text-toolbar dm-select.size input');
    await size.fill('64');
    await size.press('Enter');
    expect(fontSize(await editor.object(heading.id))).toBe(64);
    await step();
  });

  await test.step('add a page', async () => {
    await editor.button('Add page').click();
    await expect(page.getByText('2 pages')).toBeVisible();
    await step();
  });

  await test.step('undo all and redo all', async () => {
    const end = steps.at(-1)!;
    const press = async (keys: string, name: string) => {
      for (let i = 0; await editor.button(name).isEnabled(); i++) {
        expect(i).toBeLessThan(60);
        await page.keyboard.press(keys);
      }
    };
    await press('ControlOrMeta+z', 'Undo');
    expect(JSON.parse(await editor.file())).toEqual(JSON.parse(start));
    await press('ControlOrMeta+Shift+z', 'Redo');
    expect(JSON.parse(await editor.file())).toEqual(JSON.parse(end));
  });

  await test.step('saved, reloaded, as it was', async () => {
    await editor.saved();
    const before = await editor.file();
    await page.reload();
    await editor.opened();
    expect(await editor.file()).toBe(before);
    await expect(page.getByText('2 pages')).toBeVisible();
  });

  await test.step('Download says why it asks for an account; the design and its undo come along to the open dialog', async () => {
    const address = page.url();
    const earlier = await editor.file();
    await editor.button('Add page').click();
    await expect(page.getByText('3 pages')).toBeVisible();
    const before = await editor.file();
    await page.getByRole('button', { name: 'Download' }).first().click();
    const asking = page.getByRole('dialog', { name: 'Log in' });
    await expect(asking.getByText(/^Sign in to download/)).toBeVisible();
    await asking.getByRole('button', { name: 'Create an account' }).click();
    await createAccount(page);
    await expect(page).toHaveURL(address);
    await editor.opened();
    const withoutSources = (file: string) => file.replace(/"src":"(local|upload)[^"]*"/g, '"src":"mine"');
    expect(withoutSources(await editor.file())).toBe(withoutSources(before));
    expect(await editor.file()).not.toContain('"src":"local/');
    await expect(page.getByRole('dialog', { name: 'Download' })).toBeVisible();
    await page.keyboard.press('Escape');
    await editor.button('Undo').click();
    await expect(page.getByText('2 pages')).toBeVisible();
    expect(withoutSources(await editor.file())).toBe(withoutSources(earlier));
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  });

  await test.step('download PNG and JPG that equal the canvas', async () => {
    await atFullSize(page, editor);
    const { pixels: canvas, left, top } = await canvasPixels(page);
    const get = async (format: 'PNG' | 'JPG') => {
      await page.getByRole('button', { name: 'Download' }).first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox').first().click();
      await page.getByRole('option', { name: new RegExp(format) }).click();
      await dialog.getByRole('radio', { name: 'This page' }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        dialog.getByRole('button', { name: 'Download' }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(format === 'PNG' ? /\.png$/ : /\.jpg$/);
      await expect(dialog).toBeHidden();
      return pixelsOf(await downloaded(download));
    };
    const png = await get('PNG');
    expect([png.width, png.height]).toEqual([1080, 1080]);
    const exact = compare(canvas, png, { left, top }, 2);
    expect(exact.count).toBe(1080 * 1080);
    // the page lies elsewhere on the canvas than in the file, so a few edges are rounded another way
    expect(exact.largest).toBeLessThanOrEqual(8);
    expect(exact.beyond).toBeLessThan(0.0001);
    const jpg = compare(canvas, await get('JPG'), { left, top }, 48);
    expect(jpg.beyond).toBeLessThan(0.01);
  });

  expect(faults).toEqual([]);
});

test('a blank design from custom dimensions', async ({ page }) => {
  await page.goto('/designmaker/start');
  await page.getByRole('button', { name: 'Custom Dimensions' }).click();
  await page.getByLabel('Width').fill('640');
  await page.getByLabel('Height').fill('30');
  await page.getByLabel('Height').blur();
  await expect(page.getByText('Dimensions must be greater than 40px and smaller than 8000px')).toBeVisible();
  await page.getByLabel('Height').fill('400');
  await page.getByRole('button', { name: 'Create New Design' }).click();
  const editor = new EditorPage(page);
  await editor.opened();
  expect(JSON.parse(await editor.file())).toMatchObject({ width: 640, height: 400 });
  await editor.tab('Text').click();
  await page.getByRole('button', { name: 'Add a heading' }).click();
  await expect.poll(async () => (await editor.objects()).length).toBe(1);
  await editor.saved();
  await page.reload();
  await editor.opened();
  expect(await editor.objects()).toHaveLength(1);
});

test('an address that leads nowhere says so, and a stranger sees nothing of a design', async ({
  page,
  browser,
}) => {
  for (const path of ['/nowhere', '/mockupmaker/nowhere', '/designmaker/start/nowhere']) {
    await page.goto(path);
    await expect(page.getByText('Not Found', { exact: true })).toBeVisible();
  }
  const editor = await openTemplate(page, 'Marketing');
  const address = page.url();
  await editor.saved();
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(address);
  await expect(stranger).toHaveURL(/\/designmaker\/start\/?$/);
});
