import type { Page } from 'playwright/test';
import { EditorPage } from '../support/editor-page.js';
import { expect, test } from '../support/test.js';

const fieldsOf = (page: Page) => {
  const fields = page.locator('dm-position-fields');
  const field = (name: string) => fields.getByRole('spinbutton', { name, exact: true });
  return {
    x: field('Distance from the left'),
    y: field('Distance from the top'),
    width: field('Width'),
    height: field('Height'),
    rotation: field('Rotation'),
    ratio: fields.getByRole('button', { name: 'Keep proportions' }),
  };
};

const openPosition = (page: Page) =>
  page.locator('dm-arrange-toolbar').getByRole('button', { name: 'Position' }).click();

/** A blank design of measures typed on the home. */
async function begin(page: Page, width: string, height: string, unit: string): Promise<EditorPage> {
  await page.goto('/designmaker/start');
  await page.getByRole('button', { name: 'Custom Dimensions' }).click();
  await page.getByRole('combobox', { name: 'Unit' }).click();
  await page.getByRole('option', { name: unit, exact: true }).click();
  await page.getByLabel('Width').fill(width);
  await page.getByLabel('Height').fill(height);
  await page.getByRole('button', { name: 'Create New Design' }).click();
  const editor = new EditorPage(page);
  await editor.opened();
  return editor;
}

/** The figures that the canvases write while something happens: rulers and read-outs. */
async function written(page: Page, act: () => Promise<void>): Promise<string[]> {
  await page.evaluate(() => {
    const texts: string[] = [];
    Object.assign(window, { texts });
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (text, ...place) {
      texts.push(text);
      fillText.call(this, text, ...place);
    };
  });
  await act();
  // what is drawn is drawn with the next frame
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return page.evaluate(() => (window as unknown as { texts: string[] }).texts);
}

test('a business card of 85 x 55 mm: placed, sized and turned by numbers that stay exact, alone and with others [E-017]', async ({
  page,
}) => {
  const editor = await begin(page, '85', '55', 'mm');
  await editor.tab('Elements').click();
  await page.getByRole('list', { name: 'Shapes' }).getByRole('button', { name: 'Rectangle' }).click();
  const [card] = await editor.selected();
  await openPosition(page);
  const fields = fieldsOf(page);
  const type = async (field: typeof fields.x, value: string, shown = value) => {
    await field.fill(value);
    await field.press('Enter');
    await expect(field).toHaveValue(shown);
  };
  await type(fields.width, '85-2*3', '79');
  await type(fields.height, '20');
  await type(fields.rotation, '30');
  // of what is turned the place is that of the box around it
  await type(fields.x, '3');
  await type(fields.y, '3.25');
  await page.keyboard.press('Escape');
  const placed = await editor.object(card!);

  await editor.saved();
  await page.reload();
  await editor.opened();
  await editor.select(card!);
  await openPosition(page);
  for (const [field, value] of [
    ...([[fields.width, '79'] as const, [fields.height, '20'] as const] as const),
    ...([[fields.x, '3'] as const, [fields.y, '3.25'] as const] as const),
    [fields.rotation, '30'] as const,
  ])
    await expect(field).toHaveValue(value);
  expect(await editor.object(card!)).toEqual(placed);

  // the width leads where proportions are kept
  await fields.ratio.click();
  await type(fields.width, '39.5');
  await expect(fields.height).toHaveValue('10');
  await type(fields.rotation, '0');
  await type(fields.x, '3');

  // of several the box around them
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+d');
  await page.keyboard.press('ControlOrMeta+a');
  await openPosition(page);
  await type(fields.x, '5');
  await type(fields.y, '6');
  const both = await editor.objects();
  const mm = 321 / 85;
  expect(Math.min(...both.map(({ position }) => position.x)) / mm).toBeCloseTo(5, 6);
  await page.keyboard.press('Escape');
  await editor.button('Undo').click();
  await editor.button('Undo').click();
  expect((await editor.object(card!)).position.x).toBeCloseTo(3 * mm, 6);
});

test('a business card in mm, a flyer in inches: rulers, guides, read-outs and fields say so [E-054]', async ({
  page,
}) => {
  const editor = await begin(page, '85', '55', 'mm');
  const figures = await written(page, () => page.keyboard.press('Shift+R'));
  await expect(page.locator('dm-canvas .rulers .corner')).toHaveText('mm');
  expect(figures).toEqual(expect.arrayContaining(['0', '40', '80']));

  await editor.tab('Text').click();
  await page.getByRole('button', { name: 'Add a heading' }).click();
  await page.keyboard.type('Ada Northam');
  await page.keyboard.press('Escape');
  const [text] = await editor.selected();
  const from = await editor.at(text!);
  const readouts = await written(page, () => editor.drag(from, { x: from.x, y: from.y - 60 }));
  expect(readouts.some((one) => /^\d+(\.\d+)?, \d+(\.\d+)?\u00a0mm$/.test(one))).toBe(true);
  const letters = page.locator('dm-text-toolbar dm-select.size');
  await expect(letters.getByText('pt', { exact: true })).toBeVisible();

  const ruler = (await page.locator('dm-canvas .rulers').boundingBox())!;
  await editor.drag({ x: ruler.x + 400, y: ruler.y + 8 }, { x: ruler.x + 400, y: ruler.y + 200 });
  await expect(page.locator('dm-canvas .guide')).toHaveAttribute('aria-valuetext', /^\d+(\.\d+)? mm$/);

  for (const [width, height, unit] of [
    ['21', '29.7', 'cm'],
    ['8.5', '11', 'in'],
  ] as const) {
    const other = await begin(page, width, height, unit);
    await other.tab('Elements').click();
    await page.getByRole('list', { name: 'Shapes' }).getByRole('button', { name: 'Ellipse' }).click();
    await expect(page.locator('dm-canvas .rulers .corner')).toHaveText(unit);
    await openPosition(page);
    const fields = fieldsOf(page);
    await fields.x.fill(`${width}/2`);
    await fields.x.press('Enter');
    await expect(fields.x).toHaveValue(String(Number(width) / 2));
    const { position } = (await other.objects())[0]!;
    const { width: pixels } = JSON.parse(await other.file()) as { width: number };
    expect(position.x).toBeCloseTo(pixels / 2, 6);
  }
});
