import type { DesignFile } from '../../document/design-file.js';
import { recordsOf } from '../../document/load.js';
import { applyChanges, changesTo } from '../../document/record-changes.js';
import type { Editor } from '../editor.js';

/**
 * Makes the open design what another state of it says, as one step that undo takes back: an earlier version, or what was
 * saved elsewhere. Records that are the same in both are left alone, so that the page shown and the view stay.
 */
export async function replaceDesign(editor: Editor, file: DesignFile, stepName: string): Promise<void> {
  const records = recordsOf({ ...file, id: editor.design.id });
  const objects = records.flatMap((record) => (record.typeName === 'object' ? [record.object] : []));
  await editor.resources.ensure(objects);
  editor.selection.clear();
  // a drag that still runs must not take the other state into its own step
  editor.history.commit();
  editor.run(stepName, () => applyChanges(editor.store, changesTo(editor.store, records)));
}
