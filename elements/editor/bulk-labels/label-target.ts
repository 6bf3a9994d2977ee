import { labelTypeOf, type LabelSlot, type LabelType } from '../../document/bulk/labeled-slots.js';
import type { GridObject } from '../../objects/grid/model.js';
import type { Editor } from '../editor.js';
import { selectedBoxOf } from '../pictures/selected-box.js';
import { t } from '../strings.js';
import { openPanel } from '../view-state/open-panel.js';
import { assign, unassign } from './assign-label.js';
import { hasRoom, LONGEST_LABEL, putLabel } from './edit-labels.js';
import { bulkLabelsOf, labeledSlotsOf } from './label-state.js';

/** What of the selection takes a label. */
export interface LabelTarget {
  readonly type: LabelType;
  readonly slots: readonly LabelSlot[];
  /** Ids of the labels they have now, each once. */
  readonly labels: readonly string[];
}

/** Texts, or pictures, or the picture of the selected box; null where nothing of it takes one, or both do. Follows the selection. */
export function labelTarget(editor: Editor): LabelTarget | null {
  const slots = selectedSlots(editor);
  const [type, ...others] = new Set(slots.map((slot) => slot.type));
  if (type === undefined || others.length > 0) return null;
  const found = labeledSlotsOf(editor).value;
  const own = slots.flatMap(({ id, box }) => found.filter((slot) => slot.id === id && slot.box === box));
  return { type, slots, labels: [...new Set(own.map(({ label }) => label))] };
}

function selectedSlots(editor: Editor): readonly (LabelSlot & { readonly type: LabelType })[] {
  const objects = editor.selection.objects.value;
  const [only] = objects;
  const box = only && objects.length === 1 ? selectedBoxOf(editor).value : null;
  if (only && box !== null)
    return (only as GridObject).grid_details.boxes[box]?.image ? [{ id: only.id, box, type: 'image' }] : [];
  return objects.flatMap((object) => {
    const type = labelTypeOf(object);
    return type === null ? [] : [{ id: object.id, box: null, type }];
  });
}

/**
 * Makes a label of the name typed for what is selected, as one step, and shows it among the labels. Nothing happens where
 * the selection has a label already, or the name is empty [D-035]. Answers whether it did.
 */
export function labelSelection(editor: Editor, typed: string): boolean {
  const target = labelTarget(editor);
  const text = typed.slice(0, LONGEST_LABEL);
  if (!target || target.labels.length > 0 || text.trim() === '' || !hasRoom(editor)) return false;
  editor.run(t('addLabel'), () => assign(editor, putLabel(editor, target.type, text), target.slots));
  openPanel(editor, BULK_PANEL);
  return true;
}

/** A label without a name for what is selected, as one step; null where nothing selected is of its type and without one. */
export function addLabelFor(editor: Editor, type: LabelType): string | null {
  const target = labelTarget(editor);
  if (target?.type !== type || target.labels.length > 0 || !hasRoom(editor)) return null;
  return editor.run(t('addLabel'), () => {
    const id = putLabel(editor, type, '');
    assign(editor, id, target.slots);
    return id;
  });
}

/** Gives what is selected a label that there is, as one step. */
export function giveLabel(editor: Editor, label: string): void {
  const target = labelTarget(editor);
  const found = bulkLabelsOf(editor)
    .peek()
    .find(({ id }) => id === label);
  if (!target || found?.type !== target.type) return;
  editor.run(t('assignLabel'), () => assign(editor, label, target.slots));
  openPanel(editor, BULK_PANEL);
}

/** Takes the labels of what is selected, as one step; the labels themselves stay. */
export function takeLabel(editor: Editor): void {
  const target = labelTarget(editor);
  if (!target || target.labels.length === 0) return;
  editor.run(t('unassignLabel'), () => unassign(editor, target.slots));
}

/** Id of the panel of labels. */
export const BULK_PANEL = 'bulk_edit';
