import type { Editor } from '../../editor.js';
import { membersOf } from '../../selection.js';

const sameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id));

/** What may be selected at an object: its outermost group, the groups inside that it is in, and at last itself alone. */
function levelsOf(editor: Editor, id: string): readonly (readonly string[])[] {
  const groups = editor.index.groups(editor.page.peek());
  const levels: (readonly string[])[] = [[id]];
  let group = groups.find((candidate) => candidate.id === editor.index.groupOf(id));
  while (group) {
    levels.unshift(membersOf(group.id, groups));
    const { parent } = group;
    group = groups.find((candidate) => candidate.id === parent);
  }
  return levels;
}

/**
 * What a click on an object selects: its outermost group, or, once one has gone into a group, what lies at that depth
 * there. So that members are taken one after another without going in anew.
 */
export function unitAt(editor: Editor, id: string): readonly string[] {
  const chosen = editor.selection.ids;
  const levels = levelsOf(editor, id);
  const isInside = (level: readonly string[]): boolean =>
    chosen.length > 0 && chosen.length < level.length && chosen.every((other) => level.includes(other));
  const opened = levels.findLastIndex(isInside);
  return levels[Math.min(opened + 1, levels.length - 1)]!;
}

/** What a double click on an object selects: one level deeper than what is selected. */
export function deeperAt(editor: Editor, id: string): readonly string[] {
  const levels = levelsOf(editor, id);
  const at = levels.findIndex((level) => sameSet(level, editor.selection.ids));
  return levels[Math.min(at + 1, levels.length - 1)]!;
}
