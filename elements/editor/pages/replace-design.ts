import type { DesignFile } from '../../document/design-file.js';
import { objectsOf, recordsOf } from '../../document/stored/load.js';
import type { DocumentRecord } from '../../document/records.js';
import { applyChanges, changesTo } from '../../document/record-changes.js';
import type { Editor } from '../editor.js';

/**
 * Makes the open design what another state of it says, as one step that undo takes back: an earlier version, or what was
 * saved elsewhere. Records that are the same in both are left alone, so that the page shown and the view stay.
 */
export async function replaceDesign(editor: Editor, file: DesignFile, stepName: string): Promise<void> {
  const records = recordsOf({ ...file, id: editor.design.id });
  await editor.resources.ensure(objectsOf(records));
  applyRecords(editor, records, stepName);
}

/** The same for records whose fonts and pictures are here. */
export function applyRecords(editor: Editor, records: readonly DocumentRecord[], stepName: string): void {
  editor.selection.clear();
  // a drag that still runs must not take the other state into its own step
  editor.history.commit();
  editor.run(stepName, () => applyChanges(editor.store, changesTo(editor.store, records)));
}
