import { signal } from '@preact/signals-core';
import type { GroupEntry } from '../document/design-file.js';
import { newId } from '../math/ids.js';
import type { DesignObject } from '../objects/kinds.js';
import { addObjects } from './add-objects.js';
import type { Editor } from './editor.js';
import { t } from './strings.js';

/** How far a copy lies from its original, page px in x and y [B-035]. */
export const COPY_OFFSET = 40;

interface Clip {
  readonly objects: readonly DesignObject[];
  readonly groups: readonly GroupEntry[];
  /** How often it was pasted: each copy steps away from the one before. */
  readonly pasted: number;
}

/** One clipboard for all designs of this tab, so that objects can be carried from one to another. */
const clipboard = signal<Clip | null>(null);

export const canPaste = (): boolean => clipboard.value !== null;

function clipOf(editor: Editor): Clip {
  const objects = editor.selection.objects.peek();
  const chosen = new Set(objects.map((object) => object.id));
  const groups = editor.index
    .groups(editor.page.peek())
    .map(({ id, objects: members, parent }) => ({
      id,
      objects: members.filter((m) => chosen.has(m)),
      ...(parent ? { parent } : {}),
    }))
    .filter((group) => group.objects.length > 0);
  return { objects, groups: withKnownParents(groups), pasted: 0 };
}

/** A parent that was not copied is dropped. */
function withKnownParents(groups: readonly GroupEntry[]): GroupEntry[] {
  const known = new Set(groups.map((group) => group.id));
  return groups.map(({ parent, ...group }) => (parent && known.has(parent) ? { ...group, parent } : group));
}

export function copySelection(editor: Editor): void {
  const clip = clipOf(editor);
  if (clip.objects.length > 0) clipboard.value = clip;
}

export function pasteClipboard(editor: Editor): void {
  const clip = clipboard.peek();
  if (!clip) return;
  const times = clip.pasted + 1;
  clipboard.value = { ...clip, pasted: times };
  placeCopy(editor, clip, COPY_OFFSET * times, t('paste'));
}

/** A copy beside the original, without touching the clipboard. */
export const duplicateSelection = (editor: Editor): void =>
  placeCopy(editor, clipOf(editor), COPY_OFFSET, t('duplicate'));

function placeCopy(editor: Editor, clip: Clip, offset: number, name: string): void {
  const ids = new Map([...clip.objects, ...clip.groups].map(({ id }) => [id, newId()]));
  const objects = clip.objects.map(
    (object) =>
      ({
        ...object,
        id: ids.get(object.id)!,
        position: { ...object.position, x: object.position.x + offset, y: object.position.y + offset },
      }) as DesignObject,
  );
  const groups = clip.groups.map(({ id, objects: members, parent }) => ({
    id: ids.get(id)!,
    objects: members.map((member) => ids.get(member)!),
    ...(parent ? { parent: ids.get(parent)! } : {}),
  }));
  addObjects(editor, name, objects, groups);
}
