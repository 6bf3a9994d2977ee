import { ownLabel, type LabelSlot, labelTypeOf } from '../../document/bulk/labeled-slots.js';
import { labelRecordId, type LabelRecord } from '../../document/records.js';
import type { GridObject } from '../../objects/grid/model.js';
import type { DesignObject } from '../../objects/kinds.js';
import type { Editor } from '../editor.js';
import { labelRecords } from './label-state.js';

/** Gives slots a label in place of the ones they have, inside `run`. */
export function assign(editor: Editor, id: string, slots: readonly LabelSlot[]): void {
  unassign(editor, slots);
  for (const slot of slots) writeOwn(editor, slot, id);
  const record = editor.store.get(labelRecordId(id)) as LabelRecord | undefined;
  if (!record) return;
  const assigned = [...new Set([...record.label.assigned, ...slots.map((slot) => slot.id)])];
  editor.store.put({ ...record, label: { ...record.label, assigned } });
}

/** Takes their labels from slots, inside `run`. */
export function unassign(editor: Editor, slots: readonly LabelSlot[]): void {
  for (const slot of slots) writeOwn(editor, slot, undefined);
  const gone = new Set(slots.map((slot) => slot.id));
  for (const record of labelRecords(editor)) {
    const assigned = record.label.assigned.filter(
      (id) => !gone.has(id) || stillNames(editor, id, record.label.id),
    );
    if (assigned.length < record.label.assigned.length)
      editor.store.put({ ...record, label: { ...record.label, assigned } });
  }
}

/** A grid may have lost the label in one box and have it in another. */
function stillNames(editor: Editor, id: string, label: string): boolean {
  const boxes = (editor.object(id) as GridObject | undefined)?.grid_details?.boxes ?? [];
  return boxes.some(({ image }) => image?.user_labels?.image === label);
}

function writeOwn(editor: Editor, { id, box }: LabelSlot, label: string | undefined): void {
  const object = editor.object(id);
  if (!object || ownLabel(object, box) === label) return;
  const type = box === null ? labelTypeOf(object) : 'image';
  if (type === null) return;
  if (box === null) return replace(editor, id, withLabel(object, type, label));
  const { grid_details: grid } = object as GridObject;
  const boxes = grid.boxes.map((kept, i) =>
    i === box && kept.image ? { ...kept, image: withLabel(kept.image, type, label) } : kept,
  );
  replace(editor, id, { ...(object as GridObject), grid_details: { ...grid, boxes } });
}

function replace(editor: Editor, id: string, object: DesignObject): void {
  editor.store.put({ ...editor.objectRecord(id)!, object });
}

interface Labeled {
  readonly user_labels?: Readonly<Record<string, unknown>> | undefined;
}

/** The same with another label, and no field for labels when none is left. */
function withLabel<T extends object>(holder: T, type: 'text' | 'image', label: string | undefined): T {
  const { user_labels: before, ...rest } = holder as T & Labeled;
  const { [type]: _old, ...others } = before ?? {};
  const labels = label === undefined ? others : { ...others, [type]: label };
  return (Object.keys(labels).length === 0 ? rest : { ...rest, user_labels: labels }) as T;
}
