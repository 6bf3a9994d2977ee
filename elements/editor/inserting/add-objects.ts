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

/**
 * Adds objects as one step and selects them. Their fonts and pictures should be here, or will follow. `page` is the id of
 * the page they are meant for: what is not shown is not selected either.
 */
export function addObjects(
  editor: Editor,
  name: string,
  objects: readonly DesignObject[],
  { groups = [], page }: { readonly groups?: readonly GroupEntry[]; readonly page?: string | undefined } = {},
): void {
  const there = pageMeant(editor, page);
  editor.run(name, () => putObjects(editor, objects, groups, there));
  if (there !== editor.page.peek()) return;
  selectAdded(
    editor,
    objects.map((object) => object.id),
  );
}

/** The page something was meant for when it was asked for; the one shown when that is gone. */
export const pageMeant = (editor: Editor, page: string | undefined): string =>
  page !== undefined && editor.index.pages.peek().includes(page) ? page : editor.page.peek();

/** Selects what was added and brings the keyboard to it: the next key is meant for it, not for what added it [E-015]. */
export function selectAdded(editor: Editor, ids: readonly string[]): void {
  editor.selection.set(ids, { deep: true });
  editor.surface?.takeKeyboard();
}
