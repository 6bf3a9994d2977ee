import type { GroupFields, GroupRecord } from '../../document/records.js';
import type { DesignObject } from '../../objects/kinds.js';
import type { Editor } from '../editor.js';
import { thinnedTree, type LayerNode } from './layer-tree.js';

/** Groups as the store holds them: written, let go, and what stays behind of one that goes. */

/** Puts a group record, without a `parent` key when it has none; an equal record is not written. */
export function writeGroup(
  editor: Editor,
  group: Omit<GroupRecord, 'parent'> & { parent?: string | undefined },
): void {
  const { parent, ...rest } = group;
  const before = editor.store.get(group.id) as GroupRecord | undefined;
  const same = before && before.parent === parent && before.objects.join() === rest.objects.join();
  if (!same) editor.store.put(parent === undefined ? rest : { ...rest, parent });
}

/**
 * Makes the groups of a page those of a tree, inside `run`. One of fewer than two is none: what stays of it takes over how
 * it mixed.
 */
export function settleGroups(editor: Editor, page: string, tree: readonly LayerNode[]): void {
  const thinned = thinnedTree(tree, (group, heir) => applyGroupLook(editor, recordOf(editor, group), heir));
  const gone = new Map(editor.index.groups(page).map((group) => [group.id, group]));
  const visit = (nodes: readonly LayerNode[], parent: string | undefined): void => {
    for (const { id, children } of nodes) {
      const group = children && gone.get(id);
      if (!group) continue;
      gone.delete(id);
      const members = children.filter((child) => !child.children).map((child) => child.id);
      writeGroup(editor, { ...group, objects: inKnownOrder(group.objects, members), parent });
      visit(children, id);
    }
  };
  visit(thinned, undefined);
  gone.forEach((_, id) => editor.store.remove(id));
}

/** The members as they were listed when none came: their order says nothing, and nothing is to be written for it. */
function inKnownOrder(known: readonly string[], members: readonly string[]): readonly string[] {
  const still = new Set(members);
  const kept = known.filter((id) => still.has(id));
  return kept.length === members.length ? kept : members;
}

function recordOf(editor: Editor, id: string): GroupRecord | undefined {
  const record = editor.store.get(id);
  return record?.typeName === 'group' ? record : undefined;
}

/** Gives a member, an object or a group, what its group did to it: as faint, blended and linked as before. */
export function applyGroupLook(editor: Editor, group: GroupRecord | undefined, member: string): void {
  if (!group) return;
  const inner = recordOf(editor, member);
  if (inner) editor.store.put({ ...inner, extra: { ...inner.extra, ...mixed(inner.extra, group) } });
  else editor.patch(member, mixed(editor.object(member), group));
}

function mixed(
  member: GroupFields | DesignObject | undefined,
  { extra: { opacity = 1, blend_mode, link } }: GroupRecord,
) {
  const own = member?.blend_mode ?? 'normal';
  return {
    ...(opacity < 1 ? { opacity: (member?.opacity ?? 1) * opacity } : {}),
    ...(blend_mode && own === 'normal' ? { blend_mode } : {}),
    ...(link && !member?.link ? { link } : {}),
  };
}
