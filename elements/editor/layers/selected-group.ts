import { packGroup } from '../../document/pack-group.js';
import { saveGroup } from '../../document/stored/save.js';
import type { GroupObject } from '../../objects/group/model.js';
import type { DesignObject } from '../../objects/kinds.js';
import type { Editor } from '../editor.js';

/** Id of the outermost group that is selected whole, with nothing beside it; null otherwise. Reads signals. */
export function selectedGroup(editor: Editor): string | null {
  const { ids } = editor.selection;
  const page = editor.page.value;
  void editor.index.version(page).value;
  const [first] = ids;
  if (first === undefined || !editor.index.groupOf(first)) return null;
  const members = editor.selection.withGroup(first);
  if (members.length !== ids.length || !members.every((id) => ids.includes(id))) return null;
  const groups = editor.index.groups(page);
  let group = groups.find(({ id }) => id === editor.index.groupOf(first));
  while (group?.parent) group = groups.find(({ id }) => id === group!.parent);
  return group?.id ?? null;
}

/** The selected group in the packed form of text templates (DECISIONS 2); null when no group is selected. */
export function packSelectedGroup(editor: Editor): GroupObject | null {
  const id = selectedGroup(editor);
  if (id === null) return null;
  const page = editor.page.peek();
  const objects = editor.index.objects(page).map((object) => editor.object(object) as DesignObject);
  return packGroup({ objects, groups: editor.index.groups(page).map(saveGroup) }, id);
}
