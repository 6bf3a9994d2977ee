import type { StoredPage } from '../../document/design-file.js';
import { pageRecords } from '../../document/stored/load.js';
import { fitPage } from '../../generate/fit/fit-page.js';
import type { Editor } from '../editor.js';
import { t } from '../strings.js';
import { readTemplate } from './load-template.js';
import { insertPages } from './pages.js';

/**
 * The pages of a template under new ids, in the size of the open design [E-047]. Throws DesignFileError for a broken
 * template.
 */
async function fittedPages(editor: Editor, stored: unknown): Promise<StoredPage[]> {
  const file = await readTemplate(editor, stored);
  const fitting = { from: file, to: editor.size };
  return file.pages.map((page) => fitPage(page, fitting, editor.resources.env));
}

/** Puts the pages of a template after the current one, as one step, and shows the first of them; answers how many. */
export async function addTemplatePages(editor: Editor, stored: unknown): Promise<number> {
  const pages = await fittedPages(editor, stored);
  editor.history.commit();
  insertPages(editor, pages, t('addTemplatePages'));
  return pages.length;
}

/**
 * Gives a page of the design what is on the first page of a template, as one step; every other page stays as it is. Nothing
 * happens to a page that is gone by then.
 */
export async function fillPage(editor: Editor, id: string, stored: unknown): Promise<void> {
  const [first] = await fittedPages(editor, stored);
  const record = editor.store.get(id);
  if (record?.typeName !== 'page') return;
  const old = editor.index.members(id);
  editor.selection.clear();
  // a drag that still runs must not take the template into its own step
  editor.history.commit();
  editor.run(t('fillPage'), () => {
    old.forEach((member) => editor.store.remove(member.id));
    const named = { ...first!, id, ...(record.page.name ? { name: record.page.name } : {}) };
    pageRecords(named, record.index).forEach((added) => editor.store.put(added));
  });
}
