import type { Editor } from '../editor.js';
import { t } from '../strings.js';
import { writePage } from './animate.js';

/** How the current page takes the place of the one before it; null for at once. Follows the page. */
export const pageTransition = (editor: Editor): string | null => {
  const record = editor.store.signal(editor.page.value).value;
  return (record?.typeName === 'page' ? record.page.transition : null) ?? null;
};

/** Whether a page comes before the current one: only then there is something to turn. Follows the page. */
export const hasPageBefore = (editor: Editor): boolean =>
  editor.index.pages.value.indexOf(editor.page.value) > 0;

/** Sets how the current page takes the place of the one before it, as one step; null for at once. */
export const setPageTransition = (editor: Editor, transition: string | null): void =>
  editor.run(t('pageTransition'), () => writePage(editor, editor.page.peek(), { transition }));
