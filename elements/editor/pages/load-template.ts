import { parseDesignFile, type DesignFile } from '../../document/design-file.js';
import { withFreshIds } from '../../document/fresh-ids.js';
import { objectsOf, recordsOf } from '../../document/stored/load.js';
import { DESIGN_ID, type DocumentRecord } from '../../document/records.js';
import type { Editor } from '../editor.js';
import { t } from '../strings.js';

/** A template under new ids, its fonts and pictures here. Throws DesignFileError for a broken one. */
export async function readTemplate(editor: Editor, stored: unknown): Promise<DesignFile> {
  const file = withFreshIds(parseDesignFile(stored));
  await editor.resources.ensure(objectsOf(recordsOf(file)));
  return file;
}

/**
 * Loads a template over the open design as one step [B-037]: its records come in under new ids, the design keeps its
 * own id and takes the category of the template, nothing stays selected, the first page shows and the view is fitted
 * to the new size [D-028]. Throws DesignFileError for a broken template and leaves the design as it was.
 */
export async function loadTemplate(editor: Editor, stored: unknown, category?: string): Promise<void> {
  const file = await readTemplate(editor, stored);
  const { id } = editor.design;
  const category_id = category ?? file.category_id;
  const records = recordsOf({ ...file, id, ...(category_id ? { category_id } : {}) });
  const old = [...editor.store.values()].filter((record) => record.id !== DESIGN_ID);
  editor.selection.clear();
  // a drag that still runs must not take the template into its own step
  editor.history.commit();
  editor.run(t('loadTemplate'), () => {
    old.forEach((record) => editor.store.remove(record.id));
    records.forEach((record: DocumentRecord) => editor.store.put(record));
  });
  editor.goToPage(editor.index.pages.value[0]!);
  editor.viewport.choose('fit');
}
