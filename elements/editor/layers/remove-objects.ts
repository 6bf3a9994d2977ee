import type { Editor } from '../editor.js';
import { settleGroups } from './group-records.js';
import { layerTree } from './layer-tree.js';

/** Removes objects as one step and lets groups go that hold fewer than two members. */
export function removeObjects(editor: Editor, ids: readonly string[], name: string): void {
  const gone = new Set(ids);
  const pages = new Set(ids.flatMap((id) => editor.objectRecord(id)?.page ?? []));
  editor.run(name, () => {
    for (const page of pages) thinGroups(editor, page, gone);
    gone.forEach((id) => editor.store.remove(id));
  });
}

function thinGroups(editor: Editor, page: string, gone: ReadonlySet<string>): void {
  const groups = editor.index.groups(page);
  if (groups.length === 0) return;
  const left = editor.index.objects(page).filter((id) => !gone.has(id));
  settleGroups(editor, page, layerTree(left, groups));
}
