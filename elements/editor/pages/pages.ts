import { blankPage } from '../../document/blank-design.js';
import type { StoredPage } from '../../document/design-file.js';
import { pageWithFreshIds } from '../../document/fresh-ids.js';
import { pageRecords } from '../../document/stored/load.js';
import type { PageRecord } from '../../document/records.js';
import type { Editor } from '../editor.js';
import { t } from '../strings.js';
import { nameOfCopy } from './page-names.js';

/** Adds a white page at a place, after the current one unless told, and shows it. */
export const insertBlankPage = (editor: Editor, place?: number): void =>
  insertPages(editor, [blankPage()], t('addPage'), place);

/** A copy of a page, under new ids, right after it. */
export const copyPage = (editor: Editor, id: string): void => void copyPages(editor, [id]);

/** Copies of pages, in their order, right after the last of them, as one step; shows the first and answers their ids. */
export function copyPages(editor: Editor, ids: readonly string[]): readonly string[] {
  const chosen = editor.toFile().pages.filter(({ id }) => ids.includes(id));
  const last = chosen.at(-1);
  if (!last) return [];
  const copies = chosen.map((page) => ({ ...pageWithFreshIds(page), ...nameOfCopy(page.name) }));
  insertPages(editor, copies, t('duplicatePage'), editor.index.pages.value.indexOf(last.id) + 1);
  return copies.map(({ id }) => id);
}

/** Puts pages at a place, after the current one unless told, as one step, and shows the first of them. */
export function insertPages(
  editor: Editor,
  pages: readonly StoredPage[],
  name: string,
  place = editor.index.pages.value.indexOf(editor.page.value) + 1,
): void {
  const order = [...editor.index.pages.value];
  order.splice(place, 0, ...pages.map(({ id }) => id));
  editor.run(name, () => {
    pages.forEach((page, i) => pageRecords(page, place + i).forEach((record) => editor.store.put(record)));
    writeOrder(editor, order);
  });
  editor.goToPage(pages[0]!.id);
}

/** Removes a page with all on it; the last page stays. */
export const removePage = (editor: Editor, id: string): void => removePages(editor, [id]);

/** Removes pages with all on them, as one step. Nothing happens when none would be left. */
export function removePages(editor: Editor, ids: readonly string[]): void {
  const order = editor.index.pages.value;
  const gone = order.filter((id) => ids.includes(id));
  const left = order.filter((id) => !gone.includes(id));
  if (gone.length === 0 || left.length === 0) return;
  if (gone.includes(editor.page.value)) editor.goToPage(nearestPage(order, editor.page.value, left));
  const members = gone.flatMap((id) => editor.index.members(id));
  editor.run(t(gone.length === 1 ? 'deletePage' : 'deletePages'), () => {
    [...members, ...gone.map((id) => ({ id }))].forEach((record) => editor.store.remove(record.id));
    writeOrder(editor, left);
  });
}

/** The page that comes to stand where one goes, or the last before it. */
export function nearestPage(order: readonly string[], from: string, left: readonly string[]): string {
  const at = order.indexOf(from);
  const stays = (id: string): boolean => left.includes(id);
  return order.slice(at).find(stays) ?? order.slice(0, Math.max(0, at)).findLast(stays) ?? left[0]!;
}

/** Moves a page by places; stops at the ends. */
export function movePage(editor: Editor, id: string, by: number): void {
  const order = editor.index.pages.value;
  const from = order.indexOf(id);
  const to = Math.min(order.length - 1, Math.max(0, from + by));
  if (from < 0 || from === to) return;
  // the place is counted with the page still where it is
  movePages(editor, [id], to > from ? to + 1 : to, t(by < 0 ? 'movePageLeft' : 'movePageRight'));
}

/**
 * Moves pages, in their order, in front of the page that stands at a place (the count of pages for the end), as one step.
 * Answers whether anything moved.
 */
export function movePages(
  editor: Editor,
  ids: readonly string[],
  place: number,
  name = t('movePages'),
): boolean {
  const order = editor.index.pages.value;
  const moved = movedOrder(order, ids, place);
  if (moved.every((id, index) => id === order[index])) return false;
  editor.run(name, () => writeOrder(editor, moved));
  return true;
}

/** The order after `ids` went in front of a place, counted before anything moves. */
export function movedOrder(
  order: readonly string[],
  ids: readonly string[],
  place: number,
): readonly string[] {
  const moving = order.filter((id) => ids.includes(id));
  const stays = (id: string): boolean => !moving.includes(id);
  return [
    ...order.slice(0, place).filter(stays),
    ...moving,
    ...order.slice(Math.max(0, place)).filter(stays),
  ];
}

function writeOrder(editor: Editor, order: readonly string[]): void {
  order.forEach((id, index) => {
    if (editor.pageRecord(id).index !== index)
      editor.store.update<PageRecord>(id, (record) => ({ ...record, index }));
  });
}
