import type { DesignFile } from '../../document/design-file.js';
import type { DocumentRecord } from '../../document/records.js';
import { saveDesign } from '../../document/stored/save.js';
import { recover } from '../../editor/autosave/recovery.js';
import { serverStateOf } from '../../editor/autosave/server-state.js';
import type { ServerDesign } from '../../ports/host.js';
import type { JournalEntry } from '../../ports/journal.js';
import { Store } from '../../store/store.js';

/** The design as the editor that left this entry held it last. Throws for an entry that cannot be read. */
export function designFromJournal(entry: JournalEntry): DesignFile {
  const store = new Store<DocumentRecord>();
  const { records } = recover(entry);
  store.run('Recover', () => records.forEach((record) => store.put(record)));
  return saveDesign(store);
}

/** Fingerprint of a design file, as an entry has them of the saves it sent. Throws for a file that cannot be read. */
export const printOf = (file: ServerDesign['file']): string => serverStateOf({ rev: 0, file }).print;
