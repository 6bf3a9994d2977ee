import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** One open editor's entry, without its changes. */
export interface StoredEntry {
  readonly tab: string;
  readonly design: string;
  readonly user: string | null;
  readonly rev: number;
  readonly base: string;
  readonly sent: readonly string[];
  readonly checkpoint?: boolean;
  /** Milliseconds since 1970. */
  readonly begun: number;
  /** It could not be read once: kept, and never shown again. */
  readonly aside?: boolean;
}

/** What changed between two writes; later ones of the same tab go before earlier ones. */
export interface StoredBatch {
  readonly tab: string;
  /** Counts the batches of a tab. */
  readonly nth: number;
  readonly steps: number;
  readonly changes: readonly (readonly [id: string, record: object | null])[];
}

export interface JournalSchema extends DBSchema {
  entries: { key: string; value: StoredEntry; indexes: { design: string } };
  batches: { key: [string, number]; value: StoredBatch };
}

export type JournalDatabase = IDBPDatabase<JournalSchema>;

/** All batches of a tab. */
export const batchesOf = (tab: string) => IDBKeyRange.bound([tab, 0], [tab, Infinity]);

/**
 * Its own database: uploads may be cleared, or grow to a newer layout, without touching unsent work. Rejects where a
 * browser forbids storage; some do so by throwing at once.
 */
export async function openJournal(name: string, gone: () => void): Promise<JournalDatabase> {
  return openDB<JournalSchema>(name, 1, {
    upgrade(database) {
      database.createObjectStore('entries', { keyPath: 'tab' }).createIndex('design', 'design');
      database.createObjectStore('batches', { keyPath: ['tab', 'nth'] });
    },
    // another tab wants a newer layout: let it, rather than block it until this one is closed
    blocking(_current, _blocked, event) {
      gone();
      (event.target as IDBDatabase).close();
    },
    terminated: gone,
  });
}
