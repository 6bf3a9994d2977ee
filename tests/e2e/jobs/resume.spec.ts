import type { TextObject } from '../../../elements/objects/text/model.js';
import { pdfJsPages } from '../../support/pdf-readers.js';
import { registered } from '../support/accounts.js';
import { download } from '../support/downloads.js';
import { EditorPage } from '../support/editor-page.js';
import { downloaded } from '../support/pixels.js';
import { expect, test } from '../support/test.js';

const SITE = 'https://example.com/ada';
const DOCUMENT = `<p><b>Engineer</b>, Harbor Works</p>
<ul><li>Built the night ferry</li><li>Led a crew of nine</li></ul>
<p>See <a href="${SITE}">my work</a></p>`;

test('a resume on US Letter: a heading typed, a document pasted with its list and link, words replaced, PDF as text', async ({
  page,
}) => {
  await registered(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/designmaker/start');
  await page.getByPlaceholder('Try "Business Card"').fill('us letter');
  await page.getByRole('option', { name: /^Blank US Letter 8\.5/ }).click();
  const editor = new EditorPage(page);
  await editor.opened();

  await test.step('a heading is there to be typed over', async () => {
    await editor.tab('Text').click();
    await page.getByRole('button', { name: 'Add a heading' }).click();
    await page.keyboard.type('Ada Northam');
    await page.keyboard.press('Escape');
    const [heading] = await editor.selected();
    expect(await editor.object(heading!)).toMatchObject({ text_details: { text: 'Ada Northam' } });
    await page.keyboard.press('Shift+ArrowUp');
    await page.keyboard.press('Escape');
  });

  await test.step('what comes from a document keeps its bold words, its list and its link', async () => {
    await page.evaluate(async (html) => {
      const item = new ClipboardItem({ 'text/html': new Blob([html], { type: 'text/html' }) });
      await navigator.clipboard.write([item]);
    }, DOCUMENT);
    await page.getByRole('button', { name: 'Add a little bit of body text' }).click();
    await page.keyboard.press('ControlOrMeta+v');
    await page.keyboard.press('Escape');
    const [body] = await editor.selected();
    const { text_details } = (await editor.object(body!)) as TextObject;
    expect(text_details.text).toContain('Engineer, Harbor Works\nBuilt the night ferry\nLed a crew of nine');
    expect(text_details.paragraphs?.slice(0, 3)).toMatchObject([{}, { list: 'bullet' }, { list: 'bullet' }]);
    expect(text_details.runs).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ start: 0, end: 8, bold: true }),
        expect.objectContaining({ link: SITE }),
      ]),
    );
  });

  await test.step('words are replaced where they stand', async () => {
    await page.keyboard.press('ControlOrMeta+f');
    const bar = page.getByRole('search', { name: 'Find and replace' });
    await bar.getByRole('textbox', { name: 'Find' }).fill('night ferry');
    await bar.getByRole('textbox', { name: 'Replace with' }).fill('harbor bridge');
    await bar.getByRole('button', { name: 'Replace all' }).click();
    await expect(bar.getByText('Replaced 1 match.')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('the file is US Letter, its words are text and its link is live', async () => {
    const [sheet] = await pdfJsPages(new Uint8Array(await downloaded(await download(page, 'PDF'))));
    const [left, bottom, right, top] = sheet!.box as [number, number, number, number];
    expect((right - left) * sheet!.userUnit).toBeCloseTo(612, 0);
    expect((top - bottom) * sheet!.userUnit).toBeCloseTo(792, 0);
    const said = sheet!.text.replace(/\s+/g, ' ');
    for (const words of ['Ada Northam', 'Built the harbor bridge', 'Led a crew of nine'])
      expect(said).toContain(words);
    expect(sheet!.links.map(({ url, words }) => [url, words])).toEqual([[SITE, 'my work']]);
  });
});
