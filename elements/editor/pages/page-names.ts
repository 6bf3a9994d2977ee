import type { PageRecord } from '../../document/records.js';
import type { Editor } from '../editor.js';
import { t } from '../strings.js';

/** Longest name of a page, characters. */
export const LONGEST_PAGE_NAME = 100;

/** The name a page was given; empty when it has none. Follows it [E-020]. */
export function pageName(editor: Editor, id: string): string {
  const record = editor.store.signal(id).value;
  return record?.typeName === 'page' ? (record.page.name ?? '').trim() : '';
}

/** Names a page as one step; an empty name leaves it with its number alone. */
export function renamePage(editor: Editor, id: string, typed: string): void {
  const name = typed.replace(/\s+/g, ' ').trim().slice(0, LONGEST_PAGE_NAME);
  if (editor.store.get(id)?.typeName !== 'page' || name === pageName(editor, id)) return;
  editor.run(t('renamePage'), () =>
    editor.store.update<PageRecord>(id, (record) => {
      const { name: _before, ...page } = record.page;
      return { ...record, page: name ? { ...page, name } : page };
    }),
  );
}

/** Copies are named as those of designs are; a copy of a copy counts on. */
const COPY = /^(.*) Copy(?: (\d+))?$/s;

/** What a copy of a page is called; a page without a name stays so. */
export function nameOfCopy(name: string | undefined): { readonly name?: string } {
  const kept = name?.trim();
  if (!kept) return {};
  const [, first, number] = COPY.exec(kept) ?? [];
  const suffix = first === undefined ? ' Copy' : ` Copy ${Number(number ?? 1) + 1}`;
  return { name: `${(first ?? kept).slice(0, LONGEST_PAGE_NAME - suffix.length)}${suffix}` };
}
