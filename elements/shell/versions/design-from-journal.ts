import type { DesignFile } from '../../document/design-file.js';
import type { DocumentRecord } from '../../document/records.js';
import { saveDesign } from '../../document/save.js';
import { recover } from '../../editor/autosave/recovery.js';
import type { JournalEntry } from '../../ports/journal.js';
import { Store } from '../../store/store.js';

/** The design as the editor that left this entry held it last. Throws for an entry that cannot be read. */
export function designFromJournal(entry: JournalEntry): DesignFile {
  const store = new Store<DocumentRecord>();
  const { records } = recover(entry);
  store.run('Recover', () => records.forEach((record) => store.put(record)));
  return saveDesign(store);
}
