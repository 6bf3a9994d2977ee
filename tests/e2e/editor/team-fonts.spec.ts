import { readFile } from 'node:fs/promises';
import type { TextObject } from '../../../elements/objects/text/model.js';
import { registered } from '../support/accounts.js';
import { FONT } from '../support/brand-kit.js';
import { call } from '../support/call.js';
import { EditorPage } from '../support/editor-page.js';
import { expect, test } from '../support/test.js';

test('a font of the team is offered in the editor, kept by its address, and shown to a visitor who is shown the design', async ({
  page,
  browser,
}) => {
  await registered(page);
  const uploaded = await page.request.post('/api/user/upload_brand_file', {
    headers: { 'x-design-maker': '1' },
    multipart: {
      ...{ file_type: 'font', name: 'Northam Sans' },
      file: { name: 'northam.woff2', mimeType: 'font/woff2', buffer: await readFile(FONT) },
    },
  });
  const { data: font } = (await uploaded.json()) as { data: { src: string } };
  const { _id: id } = await call(page, 'saved_design/create_blank_design');
  await page.goto(`/designmaker/start/designs/${id}/edit`);
  const editor = new EditorPage(page);
  await editor.opened();

  await editor.tab('Text').click();
  await page.getByRole('button', { name: 'Add a heading' }).click();
  await expect.poll(() => editor.objects()).toHaveLength(1);
  const [text] = (await editor.objects()) as [TextObject];
  await page.getByRole('button', { name: 'Font: Montserrat' }).click();
  const brand = page.getByRole('group', { name: 'Brand Kit' });
  await brand.getByRole('option', { name: 'Northam Sans' }).click();
  const details = async () => ((await editor.objects())[0] as TextObject).text_details;
  await expect.poll(details).toMatchObject({ font: 'Northam Sans', font_src: font.src });
  await expect(page.getByRole('button', { name: 'Font: Northam Sans' })).toBeVisible();
  await editor.saved();

  await call(page, 'saved_design/alter_link_sharing', { design_id: id, action: 'enable_edit' });
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const visitor = await context.newPage();
  const fetched = visitor.waitForResponse((response) => response.url().endsWith(font.src));
  await visitor.goto(`/designmaker/start/designs/${id}/edit`);
  expect((await fetched).status()).toBe(200);
  const theirs = new EditorPage(visitor);
  await theirs.opened();
  await theirs.select(text.id);
  await expect(visitor.getByRole('button', { name: 'Font: Northam Sans' })).toBeVisible();
  await expect(visitor.getByText('available. Another font')).toHaveCount(0);
  await context.close();
});
