import type { Editor } from '../../editor/editor.js';

/** The first page on which two states of a design differ, as each calls it; else the first of each. */
export function changedPage(
  mine: Editor,
  theirs: Editor,
): { readonly mine: string; readonly theirs: string } {
  const [a, b] = [mine.toFile().pages, theirs.toFile().pages];
  const differs = a.findIndex((page, i) => JSON.stringify(page) !== JSON.stringify(b[i]));
  const at = differs >= 0 ? differs : a.length < b.length ? a.length : 0;
  return { mine: (a[at] ?? a.at(-1)!).id, theirs: (b[at] ?? b.at(-1)!).id };
}
