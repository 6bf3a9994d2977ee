import type { TextObject } from '../../../elements/objects/text/model.js';
import { pdfJsPages } from '../../support/pdf-readers.js';
import { registered } from '../support/accounts.js';
import { call } from '../support/call.js';
import { download } from '../support/downloads.js';
import { EditorPage } from '../support/editor-page.js';
import { downloaded } from '../support/pixels.js';
import { expect, test } from '../support/test.js';

const SIZE = { width: 600, height: 400 };
const HREF = 'https://example.com/sign-up';

const text = (id: string, words: string, y: number, more: object = {}) => ({
  ...{ id, type: 'text', layer_index: 0, position: { x: 40, y }, width: 500, height: 40, rotation: 0 },
  ...{ opacity: 1, locked: false },
  text_details: {
    ...{ text: words, font: 'Montserrat', bold: false, italic: false, fontSize: 28, fontColor: '#112233' },
    ...{ letterSpacing: 0, textAlign: 'left', lineHeight: 0 },
  },
  ...more,
});

const page = (id: string, objects: readonly object[]) => ({
  ...{ id, background_color: '#ffffff', background_image: null, groups: [], objects },
});

test('[E-058] words are found and replaced in all pages, and a link on words is live in the PDF', async ({
  page: tab,
}) => {
  await registered(tab);
  const { _id: id } = await call(tab, 'saved_design/create_from_json', {
    design_file: {
      ...{ version: 1, id: 'd', ...SIZE },
      pages: [
        page('p1', [text('a', 'Camp by the lake', 40), text('b', 'Sign up here', 200)]),
        page('p2', [text('c', 'The camp begins', 40), text('d', 'Camp rules', 200, { locked: true })]),
      ],
    },
  });
  await tab.goto(`/designmaker/start/designs/${id}/edit`);
  const editor = new EditorPage(tab);
  await editor.opened();
  const words = async () => (await editor.objects()).map((each) => (each as TextObject).text_details.text);
  const bar = tab.getByRole('search', { name: 'Find and replace' });

  await test.step('what is sought is found on every page, and replaced in one step but for locked texts', async () => {
    await editor.canvas.focus();
    await tab.keyboard.press('ControlOrMeta+f');
    await expect(bar.getByRole('textbox', { name: 'Find' })).toBeFocused();
    await tab.keyboard.type('camp');
    await expect(bar.getByText('1 of 3', { exact: true })).toBeVisible();
    await tab.keyboard.press('Enter');
    await expect(bar.getByText('Match 2 of 3, page 2')).toBeAttached();
    const [current] = await editor.selected();
    expect(((await editor.object(current!)) as TextObject).text_details.text).toBe('The camp begins');
    await bar.getByRole('textbox', { name: 'Replace with' }).fill('Retreat');
    await bar.getByRole('button', { name: 'Replace all' }).click();
    await expect(bar.getByText('Replaced 2 matches. 1 match is locked and stays.')).toBeVisible();
    expect(await words()).toEqual(['The Retreat begins', 'Camp rules']);
    await tab.keyboard.press('ControlOrMeta+z');
    expect(await words()).toEqual(['The camp begins', 'Camp rules']);
    await tab.keyboard.press('ControlOrMeta+Shift+z');
  });

  await test.step('words that are found take a link of their own', async () => {
    await bar.getByRole('textbox', { name: 'Find' }).fill('here');
    await tab.keyboard.press('Escape');
    await expect(bar).toBeHidden();
    await tab.keyboard.press('ControlOrMeta+Alt+k');
    const address = tab.getByRole('textbox', { name: 'Link these words to' });
    await expect(address).toBeFocused();
    await tab.keyboard.type('javascript:alert(1)');
    await tab.keyboard.press('Enter');
    await expect(tab.getByText('Links start with http, https, mailto or tel.')).toBeVisible();
    await address.fill('example.com/sign-up');
    await tab.keyboard.press('Enter');
    await expect(address).toBeHidden();
    expect(await words()).toEqual(['Retreat by the lake', 'Sign up here']);
    const linked = (await editor.objects())[1] as TextObject;
    expect(linked.text_details.runs).toEqual([{ start: 8, end: 12, link: HREF }]);
    await tab.keyboard.press('Escape');
  });

  await test.step('the link is in the file, under its words', async () => {
    const pages = await pdfJsPages(await downloaded(await download(tab, 'PDF')));
    expect(pages.map(({ links }) => links.map(({ url, words: said }) => [url, said]))).toEqual([
      [[HREF, 'here']],
      [],
    ]);
    expect(pages[1]!.text).toContain('The Retreat begins');
    const [left, bottom] = pages[0]!.links[0]!.rect as [number, number];
    const run = pages[0]!.items.find((item) => item.text.includes('here'))!;
    expect(bottom).toBeLessThanOrEqual(run.y);
    expect(left).toBeGreaterThanOrEqual(run.x - 1);
    expect(left).toBeLessThan(run.x + run.width);
  });
});
