import { signal } from '@preact/signals-core';
import type { GroupEntry } from '../../document/design-file.js';
import type { ObjectRecord } from '../../document/records.js';
import { center, rectsIntersect, type Point, type Rect } from '../../math/geometry.js';
import { newId } from '../../math/ids.js';
import type { DesignObject } from '../../objects/kinds.js';
import { addObjects } from '../inserting/add-objects.js';
import { announce } from '../accessibility/announce.js';
import type { Editor } from '../editor.js';
import { boundsOfAll } from '../../objects/object-bounds.js';
import { t } from '../strings.js';
import { clipJson, clipOf, clipText, isEmptyClip, parseClip, type Clip } from './clip.js';

/** How far a copy lies from its original, page px in x and y [B-035]. */
export const COPY_OFFSET = 40;

interface CopiedClip {
  readonly clip: Clip;
  /** The clip as it was put on the system's clipboard. */
  readonly json: string;
  /** How often it was pasted: each copy steps away from the one before. */
  readonly pasted: number;
}

/** Where copies go: beside their original, exactly where it was, or with their middle at a point of the page. */
export type PastePlace = 'beside' | 'in-place' | Point;

/** One clipboard for all designs of this tab, so that copying works where the system's clipboard is closed to us. */
const clipboard = signal<CopiedClip | null>(null);

export const canPaste = (): boolean => clipboard.value !== null;

/** True when something is selected that can lie on the page a second time. */
export const canDuplicate = (editor: Editor): boolean =>
  editor.selection.objects.value.some(({ id }) => editor.objectRecord(id)?.slot === 'page');

/** What the tab's clipboard holds, for the system's. */
export const tabClip = (): { readonly json: string; readonly words: string } | null => {
  const copied = clipboard.peek();
  return copied && { json: copied.json, words: clipText(copied.clip) };
};

export function copySelection(editor: Editor): void {
  const clip = clipOf(editor);
  if (isEmptyClip(clip)) return;
  clipboard.value = { clip, json: clipJson(clip, editor.size), pasted: 0 };
  announce(editor, t('copied', { count: clip.objects.length + (clip.background ? 1 : 0) }));
}

/** Takes up what the system's clipboard holds; false when that is nothing of ours. */
export function loadClip(json: string): boolean {
  if (json !== '' && clipboard.peek()?.json === json) return true;
  const clip = parseClip(json);
  if (clip) clipboard.value = { clip, json, pasted: 0 };
  return clip !== null;
}

export function pasteClipboard(editor: Editor, place: PastePlace = 'beside'): void {
  const copied = clipboard.peek();
  if (!copied) return;
  const times = place === 'beside' ? copied.pasted + 1 : copied.pasted;
  clipboard.value = { ...copied, pasted: times };
  void editor.resources.ensure([...copied.clip.objects, ...backgroundOf(copied.clip)]);
  putCopy(editor, copied.clip, shiftFor(editor, copied.clip.objects, place, times), t('paste'));
}

/** A copy beside the original, without touching the clipboard. */
export const duplicateSelection = (editor: Editor): void =>
  putCopy(
    editor,
    { ...clipOf(editor), background: null },
    { x: COPY_OFFSET, y: COPY_OFFSET },
    t('duplicate'),
  );

const backgroundOf = ({ background }: Clip): readonly DesignObject[] => (background ? [background] : []);

/** How far copies are moved; what would land beside the page altogether comes to its middle. */
function shiftFor(editor: Editor, objects: readonly DesignObject[], place: PastePlace, times: number): Point {
  const bounds = boundsOfAll(objects);
  if (typeof place === 'object') return toMiddle(bounds, place);
  const step = place === 'beside' ? COPY_OFFSET * times : 0;
  const page = { x: 0, y: 0, ...editor.size };
  const seen = rectsIntersect({ ...bounds, x: bounds.x + step, y: bounds.y + step }, page);
  return seen || rectsIntersect(bounds, page) ? { x: step, y: step } : toMiddle(bounds, center(page));
}

const toMiddle = (bounds: Rect, at: Point): Point => {
  const middle = center(bounds);
  return { x: at.x - middle.x, y: at.y - middle.y };
};

function putCopy(editor: Editor, clip: Clip, by: Point, name: string): void {
  const ids = new Map([...clip.objects, ...clip.groups].map(({ id }) => [id, newId()]));
  const objects = clip.objects.map((object) => copyOf(object, ids.get(object.id)!, by));
  const groups = clip.groups.map(({ objects: members, parent, ...group }) => ({
    ...group,
    id: ids.get(group.id)!,
    objects: members.map((member) => ids.get(member)!),
    ...(parent ? { parent: ids.get(parent)! } : {}),
  })) as GroupEntry[];
  if (clip.background) return putBackground(editor, clip.background, name);
  if (objects.length > 0) addObjects(editor, name, objects, { groups });
}

const copyOf = (object: DesignObject, id: string, { x, y }: Point): DesignObject => ({
  ...object,
  id,
  position: { ...object.position, x: object.position.x + x, y: object.position.y + y },
});

/** A copied background takes the place of that of the page shown. */
function putBackground(editor: Editor, background: DesignObject, name: string): void {
  const page = editor.page.peek();
  const before = editor.index.background(page);
  const object = { ...background, id: newId(), position: { x: 0, y: 0 }, ...editor.size } as DesignObject;
  const record: ObjectRecord = { typeName: 'object', id: object.id, page, slot: 'background', object };
  editor.run(name, () => {
    if (before) editor.store.remove(before.id);
    editor.store.put(record);
  });
  editor.selection.set([object.id]);
}
