import type { GroupEntry } from '../../document/design-file.js';
import type { ObjectRecord } from '../../document/records.js';
import type { DesignObject } from '../../objects/kinds.js';
import type { Editor } from '../editor.js';

/** Puts objects on top of the current page or another, inside `run`. Fields that follow from fonts and pictures are settled. */
export function putObjects(
  editor: Editor,
  objects: readonly DesignObject[],
  groups: readonly GroupEntry[] = [],
  page = editor.page.value,
): void {
  const layers = editor.index.objects(page).map((id) => editor.object(id)!.layer_index);
  const top = Math.max(-1, ...layers) + 1;
  objects.forEach((object, i) => {
    const placed = { ...object, layer_index: top + i };
    const settled = { ...placed, ...editor.settled(placed) } as DesignObject;
    const record: ObjectRecord = { typeName: 'object', id: object.id, page, slot: 'page', object: settled };
    editor.store.put(record);
  });
  for (const { id, objects: members, parent, ...extra } of groups)
    editor.store.put({ typeName: 'group', id, page, objects: members, ...(parent ? { parent } : {}), extra });
}

/** Adds objects as one step and selects them. Their fonts and pictures should be here, or will follow. */
export function addObjects(
  editor: Editor,
  name: string,
  objects: readonly DesignObject[],
  groups: readonly GroupEntry[] = [],
): void {
  editor.run(name, () => putObjects(editor, objects, groups));
  selectAdded(
    editor,
    objects.map((object) => object.id),
  );
}

/** Selects what was added and brings the keyboard to it: the next key is meant for it, not for what added it [E-015]. */
export function selectAdded(editor: Editor, ids: readonly string[]): void {
  editor.selection.set(ids, { deep: true });
  editor.surface?.takeKeyboard();
}
