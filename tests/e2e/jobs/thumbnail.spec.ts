import type { TextObject } from '../../../elements/objects/text/model.js';
import { registered } from '../support/accounts.js';
import { download } from '../support/downloads.js';
import { EditorPage } from '../support/editor-page.js';
import { ownPhoto } from '../support/own-photo.js';
import { downloaded, pixelsOf } from '../support/pixels.js';
import { expect, test } from '../support/test.js';

const SIZE = { width: 1280, height: 720 };

test('a thumbnail of 1280 x 720: a photo as background, a band, words with an effect over it, PNG as on the screen', async ({
  page,
}) => {
  await registered(page);
  await page.goto('/designmaker/start');
  await page.getByPlaceholder('Try "Business Card"').fill('youtube thumbnail');
  await page.getByRole('option', { name: /^Blank YouTube Thumbnail/i }).click();
  const editor = new EditorPage(page);
  await editor.opened();
  expect(JSON.parse(await editor.file())).toMatchObject(SIZE);

  await test.step('an upload stands in the panel at once and becomes the background', async () => {
    await editor.tab('Uploads').click();
    const panel = page.locator('dm-uploads-panel');
    await panel
      .locator('input[type=file]')
      .setInputFiles({ name: 'quay.jpg', mimeType: 'image/jpeg', buffer: await ownPhoto() });
    await panel.getByRole('button', { name: 'quay.jpg', exact: true }).click();
    await expect.poll(async () => (await editor.objects()).length).toBe(1);
    await editor.settled();
    const at = await editor.at((await editor.selected())[0]!);
    await page.mouse.click(at.x, at.y, { button: 'right' });
    await page.getByRole('menuitem', { name: 'Set as background' }).click();
    await expect.poll(async () => (await editor.objects()).length).toBe(0);
  });

  await test.step('a band and words are placed by the keyboard', async () => {
    await editor.tab('Elements').click();
    await page.getByRole('list', { name: 'Shapes' }).getByRole('button', { name: 'Rectangle' }).click();
    await page.locator('dm-arrange-toolbar').getByRole('button', { name: 'Position' }).click();
    const fields = page.locator('dm-position-fields');
    for (const [name, value] of [
      ['Width', '1280'],
      ['Height', '200'],
      ['Distance from the left', '0'],
      ['Distance from the top', '500'],
    ] as const) {
      const field = fields.getByRole('spinbutton', { name, exact: true });
      await field.fill(value);
      await field.press('Enter');
      await expect(field).toHaveValue(value);
    }
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await editor.tab('Text').click();
    await page.getByRole('button', { name: 'Add a heading' }).click();
    await page.keyboard.type('Night quay');
    await page.keyboard.press('Escape');
    await editor.button('Effects').click();
    await page
      .locator('dm-text-effects-panel')
      .getByRole('button', { name: /stroke thick/i })
      .click();
    const [words] = await editor.selected();
    const { text_details } = (await editor.object(words!)) as TextObject;
    expect(text_details.text_effect).toBeTruthy();
  });

  await test.step('the file has the size and shows photo, band and words', async () => {
    const band = (await editor.objects())[0]! as { shape_details?: { fill?: string } };
    await editor.saved();
    const png = await pixelsOf(await downloaded(await download(page, 'PNG')));
    expect([png.width, png.height]).toEqual([SIZE.width, SIZE.height]);
    const at = (x: number, y: number) => [...png.data.subarray((y * png.width + x) * 3).subarray(0, 3)];
    const hex = `#${at(40, 600)
      .map((value) => value.toString(16).padStart(2, '0'))
      .join('')}`;
    expect(hex).toBe(band.shape_details!.fill!.toLowerCase());
    expect(at(40, 710)).not.toEqual(at(40, 600));
  });
});
