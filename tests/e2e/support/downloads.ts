import { expect, type Download, type Page } from 'playwright/test';
import { EditorPage } from './editor-page.js';
import { registered } from './accounts.js';

type Json = Record<string, unknown>;

const api = async (page: Page, path: string, input: object): Promise<Json> => {
  const answer = await page.request.post(`/api/${path}`, { data: input, headers: { 'x-design-maker': '1' } });
  return ((await answer.json()) as { data?: Json }).data ?? {};
};

interface Design extends Json {
  readonly width: number;
  readonly height: number;
  readonly pages: readonly Json[];
}

/** A member's design made from a template of the catalog that has a photo and text, changed as asked. */
export async function openTemplate(
  page: Page,
  change: (file: Design) => Json = (file) => file,
): Promise<EditorPage> {
  await registered(page);
  const { docs } = (await api(page, 'design/get', { active: true, page_no: 1 })) as {
    docs: { _id: string }[];
  };
  const { design_file } = await api(page, 'design/get_one', { id: docs[0]!._id });
  const { _id: id } = await api(page, 'saved_design/create_blank_design', {});
  const { rev } = await api(page, 'saved_design/get_one', { id });
  const saved = await api(page, 'saved_design/save_backend', {
    ...{ id, rev },
    design_file: change(design_file as Design),
  });
  expect(saved, 'the design is saved').toHaveProperty('rev');
  await page.goto(`/designmaker/start/designs/${id as string}/edit`);
  const editor = new EditorPage(page);
  await editor.opened();
  return editor;
}

/** The same page several times, every id its own. */
export const copies = ({ pages, ...file }: Design, count: number): Design =>
  ({
    ...file,
    pages: Array.from(
      { length: count },
      (_, i) => JSON.parse(JSON.stringify(pages[0]).replace(/"id":"([^"]+)"/g, `"id":"$1${i}"`)) as Json,
    ).map((page) => ({ ...page, groups: [] })),
  }) as unknown as Design;

export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Download', exact: true });
export const loaderOf = (page: Page) => page.getByRole('dialog', { name: /^Downloading / });

export async function choose(page: Page, format: 'JPG' | 'PNG' | 'PDF' | 'WEBP' | 'SVG' | 'MP4' | 'GIF') {
  const dialog = dialogOf(page);
  if (!(await dialog.isVisible())) await page.getByRole('button', { name: 'Download' }).first().click();
  await dialog.getByRole('combobox', { name: 'Format' }).click();
  await page.getByRole('option', { name: new RegExp(`^${format}`) }).click();
  return dialog;
}

export const press = (page: Page) => dialogOf(page).getByRole('button', { name: 'Download' }).click();

/** Chooses a format and downloads; the dialog and its loader are gone then. */
export async function download(page: Page, format: Parameters<typeof choose>[1]): Promise<Download> {
  await choose(page, format);
  const [file] = await Promise.all([page.waitForEvent('download'), press(page)]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return file;
}
