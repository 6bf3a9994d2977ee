import { blankPage } from '../../document/blank-design.js';
import type { StoredPage } from '../../document/design-file.js';
import { pageWithFreshIds } from '../../document/fresh-ids.js';
import { pageRecords } from '../../document/load.js';
import type { PageRecord } from '../../document/records.js';
import type { Editor } from '../editor.js';
import { t } from '../strings.js';

/** Adds a white page after the current one and shows it. */
export const insertBlankPage = (editor: Editor): void => insertPage(editor, blankPage(), t('addPage'));

/** A copy of a page, under new ids, right after it. */
export function copyPage(editor: Editor, id: string): void {
  const page = editor.toFile().pages.find((candidate) => candidate.id === id);
  if (!page) return;
  editor.goToPage(id);
  insertPage(editor, pageWithFreshIds(page), t('duplicatePage'));
}

const insertPage = (editor: Editor, page: StoredPage, name: string): void =>
  insertPages(editor, [page], name);

/** Puts pages after the current one, as one step, and shows the first of them. */
export function insertPages(editor: Editor, pages: readonly StoredPage[], name: string): void {
  const order = [...editor.index.pages.value];
  const index = order.indexOf(editor.page.value) + 1;
  order.splice(index, 0, ...pages.map(({ id }) => id));
  editor.run(name, () => {
    pages.forEach((page, i) => pageRecords(page, index + i).forEach((record) => editor.store.put(record)));
    writeOrder(editor, order);
  });
  editor.goToPage(pages[0]!.id);
}

/** Removes a page with all on it; the last page stays. */
export function removePage(editor: Editor, id: string): void {
  const order = editor.index.pages.value;
  const index = order.indexOf(id);
  if (order.length < 2 || index < 0) return;
  if (editor.page.value === id) editor.goToPage(order[index + 1] ?? order[index - 1]!);
  const members = editor.index.members(id);
  editor.run(t('deletePage'), () => {
    members.forEach((record) => editor.store.remove(record.id));
    editor.store.remove(id);
    writeOrder(
      editor,
      order.filter((page) => page !== id),
    );
  });
}

/** Moves a page by places; stops at the ends. */
export function movePage(editor: Editor, id: string, by: number): void {
  const order = [...editor.index.pages.value];
  const from = order.indexOf(id);
  const to = Math.min(order.length - 1, Math.max(0, from + by));
  if (from < 0 || from === to) return;
  order.splice(to, 0, ...order.splice(from, 1));
  editor.run(t(by < 0 ? 'movePageLeft' : 'movePageRight'), () => writeOrder(editor, order));
}

function writeOrder(editor: Editor, order: readonly string[]): void {
  order.forEach((id, index) => {
    if (editor.pageRecord(id).index !== index)
      editor.store.update<PageRecord>(id, (record) => ({ ...record, index }));
  });
}
