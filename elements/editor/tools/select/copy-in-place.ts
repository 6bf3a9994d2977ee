import type { GroupEntry } from '../../../document/design-file.js';
import { newId } from '../../../math/ids.js';
import type { DesignObject } from '../../../objects/kinds.js';
import { putObjects } from '../../inserting/add-objects.js';
import type { Editor } from '../../editor.js';
import { t } from '../../transform/strings.js';

/** Puts copies of the selected objects where these lie, groups that are wholly selected with them, and selects them. */
export function copyInPlace(editor: Editor): void {
  const objects = editor.selection.objects.peek();
  const ids = new Map(objects.map(({ id }) => [id, newId()]));
  const copies = objects.map((object) => ({ ...object, id: ids.get(object.id)! }) as DesignObject);
  editor.run(t('duplicate'), () => putObjects(editor, copies, copiedGroups(editor, ids)));
  editor.selection.set([...ids.values()], { deep: true });
}

/** The groups of which every object is copied, under new ids. */
function copiedGroups(editor: Editor, ids: ReadonlyMap<string, string>): GroupEntry[] {
  const all = editor.index.groups(editor.page.peek());
  const isWhole = (id: string): boolean =>
    all.every(
      (group) =>
        (group.id !== id || group.objects.every((object) => ids.has(object))) &&
        (group.parent !== id || isWhole(group.id)),
    );
  const whole = all.filter(({ id }) => isWhole(id));
  const names = new Map(whole.map(({ id }) => [id, newId()]));
  return whole.map(({ id, objects, parent, extra }) => ({
    ...extra,
    id: names.get(id)!,
    objects: objects.map((object) => ids.get(object)!),
    ...(parent !== undefined && names.has(parent) ? { parent: names.get(parent)! } : {}),
  }));
}
