import { loadTemplate } from '../../editor/pages/load-template.js';
import type { Editor } from '../../editor/editor.js';
import type { AssetSource } from '../../ports/assets.js';
import { t } from '../strings.js';

/** What becomes of a template [E-047]: in place of the design, on new pages of it, or on the page shown. */
export type TemplateUse = 'replace' | 'add' | 'fill';

/** The template asked for last, by editor: of two presses in a row the later one counts, whichever arrives first. */
const latest = new WeakMap<Editor, object>();

/** Fitting pages takes code that most designs do without. */
const placing = () => import('../../editor/pages/place-template.js');

/** Fetches a template and puts it to use; says so when that gave the design another size, or more pages. */
export async function applyTemplate(
  editor: Editor,
  assets: AssetSource,
  { id, category }: { readonly id: string; readonly category: string },
  use: TemplateUse,
): Promise<void> {
  const asked = {};
  latest.set(editor, asked);
  // the page that was shown when it was asked for
  const page = editor.page.peek();
  const stored = await assets.template(id);
  if (latest.get(editor) !== asked) return;
  if (use === 'fill') return (await placing()).fillPage(editor, page, stored);
  if (use === 'add') return addPages(editor, stored);
  const before = editor.size;
  await editor.replacing(() => loadTemplate(editor, stored, category || undefined));
  const { width, height } = editor.size;
  if (width !== before.width || height !== before.height)
    editor.notifier.success(t('pageIsNow', { width, height }));
}

async function addPages(editor: Editor, stored: unknown): Promise<void> {
  const count = await (await placing()).addTemplatePages(editor, stored);
  editor.notifier.success(count === 1 ? t('pageAdded') : t('pagesAdded', { count }));
}
