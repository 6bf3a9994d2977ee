import { loadTemplate } from '../editor/pages/load-template.js';
import type { Editor } from '../editor/editor.js';
import type { AssetSource } from '../ports/assets.js';
import { t } from './strings.js';

/** The template asked for last, by editor: of two presses in a row the later one counts, whichever arrives first. */
const latest = new WeakMap<Editor, string>();

/** Fetches a template and loads it over the open design; says so when that gave the page another size. */
export async function useTemplate(
  editor: Editor,
  assets: AssetSource,
  { id, category }: { readonly id: string; readonly category: string },
): Promise<void> {
  latest.set(editor, id);
  const stored = await assets.template(id);
  if (latest.get(editor) !== id) return;
  const before = editor.size;
  await loadTemplate(editor, stored, category || undefined);
  const { width, height } = editor.size;
  if (width !== before.width || height !== before.height)
    editor.notifier.success(t('pageIsNow', { width, height }));
}
