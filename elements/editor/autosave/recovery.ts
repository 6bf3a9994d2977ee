import { parseDesignFile } from '../../document/design-file.js';
import type { DocumentRecord } from '../../document/records.js';
import { applyChanges, recordsAsSaved, type RecordChanges } from '../../document/record-changes.js';
import { saveDesign } from '../../document/stored/save.js';
import type { JournalEntry } from '../../ports/journal.js';
import { Store } from '../../store/store.js';

/** What an entry of the journal stands for. */
export interface Recovered {
  readonly entry: JournalEntry;
  /** Every record as the editor that is gone held it. */
  readonly records: readonly DocumentRecord[];
  /** Ids of those that its server did not have. */
  readonly changed: readonly string[];
}

export interface SortedEntries {
  readonly sound: readonly Recovered[];
  /** They cannot be read, or would make no sound design. */
  readonly broken: readonly JournalEntry[];
  /** Without a step of the user: nothing to bring back or to tell of. */
  readonly idle: readonly JournalEntry[];
}

/** What can be done with the entries that editors left. */
export function sortEntries(entries: readonly JournalEntry[]): SortedEntries {
  const sound: Recovered[] = [];
  const broken: JournalEntry[] = [];
  const idle = entries.filter(({ steps }) => steps === 0);
  for (const entry of entries.filter(({ steps }) => steps !== 0)) {
    try {
      sound.push(recover(entry));
    } catch {
      broken.push(entry);
    }
  }
  return { sound, broken, idle };
}

/** Brings an entry back to life. Throws for one that cannot be read or would make no sound design. */
export function recover(entry: JournalEntry): Recovered {
  const store = new Store<DocumentRecord>();
  const changes = changesOf(entry);
  store.run('Recover', () => {
    recordsAsSaved(parseDesignFile(entry.base)).forEach((record) => store.put(record));
    applyChanges(store, changes);
  });
  parseDesignFile(saveDesign(store));
  return { entry, records: [...store.values()], changed: [...changes.keys()] };
}

/** A device gives back what a failing disk or another version of this program left there. */
function changesOf({ changes, rev, sent, steps }: JournalEntry): RecordChanges {
  const sound = Number.isInteger(rev) && Array.isArray(sent) && Number.isInteger(steps);
  if (!sound || !(changes instanceof Map) || (changes.size > 0 && steps < 1))
    throw new Error('the entry cannot be read');
  return changes as RecordChanges;
}
