import { loadTemplate } from '../editor/load-template.js';
import type { Editor } from '../editor/editor.js';
import type { AssetSource } from '../ports/assets.js';

/** The template asked for last, by editor: of two presses in a row the later one counts, whichever arrives first. */
const latest = new WeakMap<Editor, string>();

/** Fetches a template and loads it over the open design. */
export async function useTemplate(
  editor: Editor,
  assets: AssetSource,
  { id, category }: { readonly id: string; readonly category: string },
): Promise<void> {
  latest.set(editor, id);
  const stored = await assets.template(id);
  if (latest.get(editor) === id) await loadTemplate(editor, stored, category || undefined);
}
