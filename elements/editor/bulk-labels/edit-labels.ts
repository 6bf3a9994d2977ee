import type { BulkLabel } from '../../document/bulk/bulk-data.js';
import { rekeyRows } from '../../document/bulk/bulk-columns.js';
import { MOST_BULK_LABELS } from '../../document/bulk/bulk-data.js';
import type { LabelType } from '../../document/bulk/labeled-slots.js';
import { labelRecord } from '../../document/stored/load.js';
import { labelRecordId, ROWS_ID, type LabelRecord, type RowsRecord } from '../../document/records.js';
import { newId } from '../../math/ids.js';
import type { Editor } from '../editor.js';
import { t } from '../strings.js';
import { unassign } from './assign-label.js';
import { bulkLabelsOf, labeledSlotsOf, labelRecords } from './label-state.js';

/** Longest name of a label, characters. */
export const LONGEST_LABEL = 100;

/** A new label at the end of the sheet, inside `run`; answers its id. */
export function putLabel(editor: Editor, type: LabelType, text: string): string {
  const records = labelRecords(editor);
  const label: BulkLabel = { id: newId(), text, assigned: [], selected: false, type };
  withRows(editor, () => editor.store.put(labelRecord(label, (records.at(-1)?.index ?? -1) + 1)));
  return label.id;
}

/** False, with a word about it, when the design has as many labels as it may. */
export function hasRoom(editor: Editor): boolean {
  const room = bulkLabelsOf(editor).peek().length < MOST_BULK_LABELS;
  if (!room) editor.notifier.warning(t('tooManyLabels', { most: MOST_BULK_LABELS }));
  return room;
}

/** Adds a label as one step; answers its id, or null when the design has as many as it may. */
export function addBulkLabel(editor: Editor, type: LabelType, text = ''): string | null {
  if (!hasRoom(editor)) return null;
  return editor.run(t('addLabel'), () => putLabel(editor, type, text));
}

/** Gives a label the name that was typed, spaces and all; what was filled in for it stays with it. One step. */
export function renameBulkLabel(editor: Editor, id: string, typed: string): void {
  const record = editor.store.get(labelRecordId(id)) as LabelRecord | undefined;
  const text = typed.slice(0, LONGEST_LABEL);
  if (!record || record.label.text === text) return;
  editor.run(t('renameLabel'), () =>
    withRows(editor, () => editor.store.put({ ...record, label: { ...record.label, text } })),
  );
}

/** Deletes a label and what was filled in for it as one step; its objects stay as they are, without it. */
export function deleteBulkLabel(editor: Editor, id: string): void {
  if (!editor.store.get(labelRecordId(id))) return;
  editor.run(t('deleteLabel'), () => {
    unassign(
      editor,
      labeledSlotsOf(editor)
        .peek()
        .filter(({ label }) => label === id),
    );
    withRows(editor, () => editor.store.remove(labelRecordId(id)));
  });
}

/** Changes labels, and has each value of the rows follow its label. */
function withRows(editor: Editor, change: () => void): void {
  const before = labelRecords(editor).map(({ label }) => label);
  change();
  const kept = editor.store.get(ROWS_ID) as RowsRecord | undefined;
  if (!kept) return;
  const rows = rekeyRows(
    kept.rows,
    before,
    labelRecords(editor).map(({ label }) => label),
  );
  if (rows !== kept.rows) editor.store.put({ ...kept, rows });
}
