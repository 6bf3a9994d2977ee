import type { DocumentRecord } from '../document/records.js';
import { changesOf, reverseDiff, type Diff } from '../store/diff.js';
import { dropLastMark } from './background-removal/mark-tools.js';
import type { Editor } from './editor.js';

/**
 * Takes the last step back, shows the page it was made on and selects what came back; what is drawn but not yet a step goes
 * first.
 */
export function undoStep(editor: Editor): void {
  if (dropLastMark(editor)) return;
  editor.history.commit();
  const step = editor.history.last;
  if (editor.history.undo() && step) showChange(editor, reverseDiff(step.diff));
}

/** Does the step taken back last again, shows its page and selects what came with it. */
export function redoStep(editor: Editor): void {
  if (editor.history.redo() && editor.history.last) showChange(editor, editor.history.last.diff);
}

/** Goes to a page where the change can be seen, unless it can be seen on the one that shows. */
function showChange(editor: Editor, diff: Diff<DocumentRecord>): void {
  const touched = pagesOf(diff);
  const pages = editor.index.pages.value.filter((page) => touched.has(page));
  const [first] = pages;
  if (first !== undefined && !pages.includes(editor.page.value)) editor.goToPage(first);
  const appeared = appearedOn(diff, editor.page.value);
  if (appeared.length > 0) editor.selection.set(appeared, { deep: true });
}

/** Objects that were not on the page before; of a page that is new itself none is meant more than the others. */
function appearedOn(diff: Diff<DocumentRecord>, page: string): readonly string[] {
  const added = [...diff.added.values()];
  if (added.some(({ id }) => id === page)) return [];
  return added.flatMap((record) => (record.typeName === 'object' && record.page === page ? [record.id] : []));
}

/** Pages that look different after the change; that pages moved is seen in the strip. */
function pagesOf(diff: Diff<DocumentRecord>): ReadonlySet<string> {
  const pages = new Set<string>();
  for (const [from, to] of changesOf(diff).values()) {
    const record = to ?? from;
    if (record?.typeName === 'object' || record?.typeName === 'group') pages.add(record.page);
    const moved = from?.typeName === 'page' && to?.typeName === 'page' && from.page === to.page;
    if (record?.typeName === 'page' && !moved) pages.add(record.id);
  }
  return pages;
}
