import { download } from '../support/downloads.js';
import { registered } from '../support/accounts.js';
import { EditorPage, type At } from '../support/editor-page.js';
import { ownPhoto } from '../support/own-photo.js';
import { downloaded, pixelsOf } from '../support/pixels.js';
import { pdfJsPages } from '../../support/pdf-readers.js';
import { expect, test } from '../support/test.js';

/** A file of the desktop, let go over a point of the window. */
async function dropFile({ canvas }: EditorPage, at: At, name: string, buffer: Buffer): Promise<void> {
  await canvas.evaluate(
    (element, { x, y, name, base64 }) => {
      const dataTransfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      dataTransfer.items.add(new File([bytes], name, { type: 'image/jpeg' }));
      const at = { clientX: x, clientY: y, bubbles: true, composed: true, cancelable: true };
      for (const type of ['dragenter', 'dragover', 'drop'])
        element.dispatchEvent(new DragEvent(type, { dataTransfer, ...at }));
    },
    { ...at, name, base64: buffer.toString('base64') },
  );
}

const WORDS = 'Night quay';

test('a poster from a blank A4: a template, a heading typed over, a photo dropped and made the background, PNG and PDF', async ({
  page,
}) => {
  await registered(page);
  await page.goto('/designmaker/start');
  await page.getByPlaceholder('Try "Business Card"').fill('a4');
  await page.getByRole('option', { name: /^Blank A4/ }).click();
  const editor = new EditorPage(page);
  await editor.opened();

  await test.step('found by its word, the template fills the blank design unasked', async () => {
    await page.getByRole('searchbox', { name: 'Search templates' }).fill('jazz');
    // among what is found: the list before the search may show it too, until it goes
    const found = page.getByRole('list', { name: 'Templates: search results' });
    await found.getByRole('button', { name: 'Jazz nights poster' }).click();
    await expect.poll(async () => (await editor.objects()).length).toBeGreaterThan(3);
    await editor.settled();
  });
  const { width, height } = JSON.parse(await editor.file()) as { width: number; height: number };

  const heading = (await editor.objects())
    .filter((object) => object.type === 'text')
    .sort((a, b) => b.text_details.fontSize - a.text_details.fontSize)[0]!;
  await test.step('the heading is typed over by the keyboard alone', async () => {
    await editor.select(heading.id);
    await page.keyboard.press('Enter');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(WORDS);
    await page.keyboard.press('Escape');
    expect(await editor.object(heading.id)).toMatchObject({ text_details: { text: WORDS } });
    await editor.deselect();
  });

  await test.step('a photo of the desktop is dropped, made the background, taken back and set again', async () => {
    const before = (await editor.objects()).length;
    await dropFile(editor, await editor.at(heading.id), 'quay.jpg', await ownPhoto());
    await expect.poll(async () => (await editor.objects()).length).toBe(before + 1);
    await editor.settled();
    const [photo] = await editor.selected();
    const at = await editor.at(photo!);
    const command = async (name: string) => {
      await page.mouse.click(at.x, at.y, { button: 'right' });
      await page.getByRole('menuitem', { name }).click();
    };
    await command('Set as background');
    await expect.poll(async () => (await editor.objects()).length).toBe(before);
    await editor.button('Undo').click();
    expect(await editor.selected()).toEqual([photo]);
    await editor.button('Redo').click();
    await expect.poll(async () => (await editor.objects()).length).toBe(before);
    await editor.saved();
  });

  await test.step('the PNG has the size of the page and the photo under all', async () => {
    const png = await pixelsOf(await downloaded(await download(page, 'PNG')));
    expect([png.width, png.height]).toEqual([width, height]);
    const corner = (height - 3) * width * 3 + 6;
    const [red, green, blue] = png.data.subarray(corner, corner + 3);
    // the yellow stripe of the photo
    expect(red! > 200 && green! > 150 && blue! < 80).toBe(true);
  });

  await test.step('the PDF has the size of the page in points, and the heading as text', async () => {
    const [sheet] = await pdfJsPages(new Uint8Array(await downloaded(await download(page, 'PDF'))));
    const [left, bottom, right, top] = sheet!.box as [number, number, number, number];
    expect((right - left) * sheet!.userUnit).toBeCloseTo(width * 0.75, 1);
    expect((top - bottom) * sheet!.userUnit).toBeCloseTo(height * 0.75, 1);
    expect(sheet!.text.replace(/\s+/g, ' ')).toContain(WORDS);
  });
});
