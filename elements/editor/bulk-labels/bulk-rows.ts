import type { BulkRow } from '../../document/bulk/bulk-data.js';
import { MOST_BULK_ROWS } from '../../document/bulk/bulk-data.js';
import { ROWS_ID, type RowsRecord } from '../../document/records.js';
import { sameValue } from '../../store/rebase.js';
import type { Editor } from '../editor.js';
import { t } from '../strings.js';

/** Rows without the values that say nothing and without empty rows at the end. */
function trimmed(rows: readonly BulkRow[]): BulkRow[] {
  const kept = rows
    .slice(0, MOST_BULK_ROWS)
    .map((row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== '')));
  const last = kept.findLastIndex((row) => Object.keys(row).length > 0);
  return kept.slice(0, last + 1);
}

/** Keeps the rows of the sheet with the design, as one step that undo takes back; the same rows are no step. */
export function saveBulkRows(editor: Editor, rows: readonly BulkRow[]): void {
  const kept = trimmed(rows);
  const before = (editor.store.get(ROWS_ID) as RowsRecord | undefined)?.rows ?? [];
  if (sameValue(before, kept)) return;
  editor.run(t('fillInData'), () => {
    if (kept.length === 0) editor.store.remove(ROWS_ID);
    else editor.store.put({ typeName: 'rows', id: ROWS_ID, rows: kept });
  });
}
