import type { Editor } from '../../editor/editor.js';
import { pageName } from '../../editor/pages/page-names.js';
import { t } from '../strings.js';

/** What a page is called to somebody who hears it: its number, and its name where it has one. Follows both [E-020]. */
export function pageTitle(editor: Editor, page: string): string {
  const pages = editor.index.pages.value;
  const place = t('page', { number: pages.indexOf(page) + 1, count: pages.length });
  return [place, pageName(editor, page)].filter(Boolean).join(', ');
}
