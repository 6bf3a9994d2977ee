import type { GroupRecord } from '../document/records.js';
import type { Editor } from './editor.js';

/** Removes objects as one step and lets groups go that hold fewer than two members. */
export function removeObjects(editor: Editor, ids: readonly string[], name: string): void {
  const gone = new Set(ids);
  const pages = new Set(ids.map((id) => editor.objectRecord(id)?.page));
  const groups = [...pages].flatMap((page) => (page ? editor.index.groups(page) : []));
  editor.run(name, () => {
    gone.forEach((id) => editor.store.remove(id));
    thinGroups(editor, groups, gone);
  });
}

/** Takes the objects out of their groups, innermost first, so that an emptied group empties its parent too. */
function thinGroups(editor: Editor, groups: readonly GroupRecord[], gone: ReadonlySet<string>): void {
  const left = new Map(groups.map((group) => [group.id, group.objects.filter((id) => !gone.has(id))]));
  const children = (id: string) => groups.filter((group) => group.parent === id && left.has(group.id));
  for (let changed = true; changed;) {
    changed = false;
    for (const group of groups) {
      const objects = left.get(group.id);
      if (!objects || objects.length + children(group.id).length > 1) continue;
      dissolve(group, objects, left, children(group.id));
      changed = true;
    }
  }
  for (const group of groups) {
    const objects = left.get(group.id);
    if (!objects) editor.store.remove(group.id);
    else write(editor, { ...group, objects, ...parentLeft(group, groups, left) });
  }
}

/** The last member of a group that goes joins the group around it. */
function dissolve(
  group: GroupRecord,
  objects: readonly string[],
  left: Map<string, string[]>,
  children: readonly GroupRecord[],
): void {
  left.delete(group.id);
  if (children.length === 0 && group.parent) left.get(group.parent)?.push(...objects);
}

function parentLeft(
  group: GroupRecord,
  groups: readonly GroupRecord[],
  left: ReadonlyMap<string, readonly string[]>,
): { parent?: string | undefined } {
  let parent = group.parent;
  while (parent !== undefined && !left.has(parent)) parent = groups.find(({ id }) => id === parent)?.parent;
  return { parent };
}

/** Puts a group record, without a `parent` key when it has none; an equal record is not written. */
export function write(
  editor: Editor,
  group: Omit<GroupRecord, 'parent'> & { parent?: string | undefined },
): void {
  const { parent, ...rest } = group;
  const before = editor.store.get(group.id) as GroupRecord | undefined;
  const same = before && before.parent === parent && before.objects.join() === rest.objects.join();
  if (!same) editor.store.put(parent === undefined ? rest : { ...rest, parent });
}
