import type { GroupEntry } from '../../document/design-file.js';
import type { GroupRecord } from '../../document/records.js';
import { clamp } from '../../math/geometry.js';
import type { HistoryMode } from '../../store/store.js';
import type { Editor } from '../editor.js';
import { membersOf } from '../selection.js';
import { t } from '../strings.js';

/** How selected objects and groups mix with what lies beneath them. */

export type BlendName = NonNullable<GroupEntry['blend_mode']>;

/** The largest groups of which every object is selected. Follows the selection. */
export function selectedGroups(editor: Editor): readonly GroupRecord[] {
  const all = editor.index.groups(editor.page.value);
  const chosen = new Set(editor.selection.ids);
  const inside = (id: string): readonly GroupRecord[] => all.filter(({ parent }) => parent === id);
  const isWhole = ({ id, objects }: GroupRecord): boolean =>
    objects.every((member) => chosen.has(member)) && inside(id).every(isWhole);
  const whole = all.filter(isWhole);
  return whole.filter(({ parent }) => !whole.some(({ id }) => id === parent));
}

/** The whole groups of the selection, and the selected objects in none of them. Follows the selection. */
export function selectedWholes(editor: Editor) {
  const groups = selectedGroups(editor);
  const all = editor.index.groups(editor.page.value);
  const inGroups = new Set(groups.flatMap(({ id }) => membersOf(id, all)));
  return { groups, single: editor.selection.ids.filter((id) => !inGroups.has(id)) };
}

/** How the first selected group or object blends. Follows the selection. */
export function shownBlend(editor: Editor): BlendName {
  const { groups, single } = selectedWholes(editor);
  const first = single[0] === undefined ? undefined : editor.object(single[0]);
  return (groups[0] ? groups[0].extra.blend_mode : first?.blend_mode) ?? 'normal';
}

/** Sets how all that is selected blends: a whole group as one, others each by itself. */
export function setSelectionBlend(editor: Editor, blend_mode: BlendName): void {
  if (editor.selection.locked.value) return;
  const { groups, single } = selectedWholes(editor);
  editor.run(t('blend'), () => {
    single.forEach((id) => editor.patch(id, { blend_mode }));
    for (const group of groups) editor.store.put({ ...group, extra: { ...group.extra, blend_mode } });
  });
}

/** Sets how the selected objects blend, each by itself. */
export function setBlend(editor: Editor, blend: BlendName, history: HistoryMode = 'record'): void {
  const { ids, locked } = editor.selection;
  if (locked.value) return;
  editor.run(t('blend'), () => ids.forEach((id) => editor.patch(id, { blend_mode: blend })), history);
}

/** Sets how the selected groups blend, each as a whole. */
export const setGroupBlend = (editor: Editor, blend_mode: BlendName, history?: HistoryMode): void =>
  writeGroups(editor, { blend_mode }, t('blend'), history);

/** The slider's 1-100 for the selected groups, each as a whole: what overlaps inside does not show through. */
export const setGroupOpacity = (editor: Editor, percent: number, history?: HistoryMode): void =>
  writeGroups(editor, { opacity: clamp(percent, 1, 100) / 100 }, t('transparency'), history);

function writeGroups(
  editor: Editor,
  patch: GroupRecord['extra'],
  name: string,
  history: HistoryMode = 'record',
): void {
  if (editor.selection.locked.value) return;
  const set = (group: GroupRecord): void =>
    editor.store.put({ ...group, extra: { ...group.extra, ...patch } } satisfies GroupRecord);
  editor.run(name, () => selectedGroups(editor).forEach(set), history);
}
