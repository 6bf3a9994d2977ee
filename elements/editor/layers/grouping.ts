import { newId } from '../../math/ids.js';
import type { GroupRecord } from '../../document/records.js';
import type { Editor } from '../editor.js';
import { applyGroupLook, writeGroup } from './group-records.js';
import { writeOrder } from './layers.js';
import { t } from '../strings.js';

/** Outermost groups of the selected objects, and the selected objects that are in none. */
function units(editor: Editor): { groups: readonly GroupRecord[]; single: readonly string[] } {
  const all = editor.index.groups(editor.page.value);
  const outer = (id: string): GroupRecord | undefined => {
    let group = all.find((candidate) => candidate.id === editor.index.groupOf(id));
    while (group?.parent) group = all.find((candidate) => candidate.id === group!.parent);
    return group;
  };
  const ids = editor.selection.ids.filter((id) => editor.objectRecord(id)?.slot === 'page');
  const groups = [...new Set(ids.flatMap((id) => outer(id) ?? []))];
  return { groups, single: ids.filter((id) => !outer(id)) };
}

export function canGroup(editor: Editor): boolean {
  if (editor.selection.objects.value.length < 2 || editor.selection.locked.value) return false;
  const { groups, single } = units(editor);
  return groups.length + single.length > 1;
}

export const canUngroup = (editor: Editor): boolean =>
  editor.selection.objects.value.length > 0 &&
  !editor.selection.locked.value &&
  units(editor).groups.length > 0;

/** Makes one group of what is selected; its objects come to lie together at the height of the topmost. */
export function groupSelection(editor: Editor): void {
  const { groups, single } = units(editor);
  const group: GroupRecord = {
    typeName: 'group',
    id: newId(),
    page: editor.page.value,
    objects: single,
    extra: {},
  };
  const order = editor.index.objects(editor.page.value);
  const chosen = new Set(editor.selection.ids);
  const top = order.findLastIndex((id) => chosen.has(id));
  const rest = (ids: readonly string[]) => ids.filter((id) => !chosen.has(id));
  const members = order.filter((id) => chosen.has(id));
  editor.run(t('group'), () => {
    editor.store.put(group);
    groups.forEach((inner) => writeGroup(editor, { ...inner, parent: group.id }));
    writeOrder(editor, [...rest(order.slice(0, top)), ...members, ...order.slice(top + 1)]);
  });
}

/** Lets the outermost groups of the selection go; groups inside them become outermost. */
export function ungroupSelection(editor: Editor): void {
  const { groups } = units(editor);
  const all = editor.index.groups(editor.page.value);
  const ids = editor.selection.ids;
  editor.run(t('ungroup'), () => {
    for (const group of groups) {
      editor.store.remove(group.id);
      const inside = all.filter(({ parent }) => parent === group.id);
      inside.forEach((inner) => editor.store.put(without(inner, 'parent')));
      [...group.objects, ...inside.map(({ id }) => id)].forEach((id) => applyGroupLook(editor, group, id));
    }
  });
  editor.selection.set(ids, { deep: true });
}

function without<T extends object, K extends keyof T>(record: T, key: K): Omit<T, K> {
  const { [key]: _, ...rest } = record;
  return rest;
}
