/** What a record became: null when it was removed. Records are plain data, as a structured clone carries them. */
export type JournalChanges = ReadonlyMap<string, object | null>;

/** What one open editor has not brought to the server yet: the state it began from and every record changed since. */
export interface JournalEntry {
  /** Random id of that editor. */
  readonly tab: string;
  readonly design: string;
  /** Id of who edits; null for a visitor. */
  readonly user: string | null;
  /** Revision that the changes were made on. */
  readonly rev: number;
  /** The stored form (JSON text) at that revision. */
  readonly base: string;
  readonly changes: JournalChanges;
  /** Steps of the user among the changes, for the status label; NaN where the changes cannot be read. */
  readonly steps: number;
  /** Fingerprints of saves over `rev` whose answer never came: the server may hold any of them. */
  readonly sent: readonly string[];
  /** The next save keeps what it replaces as a version of its own. */
  readonly checkpoint?: boolean;
}

/** The device has no room left for the journal. */
export class StorageFull extends Error {
  constructor(options?: ErrorOptions) {
    super('this device has no room left', options);
    this.name = 'StorageFull';
  }
}

/**
 * Keeps on this device what the server does not have yet. Writes take effect in the order of the calls, each as a whole
 * or not at all, and are under way when the call returns: a page that goes away does not wait for them. They reject with
 * StorageFull when there is no room, with any other Error when the device keeps nothing.
 */
export interface JournalStore {
  /** Begins the entry of a tab, or begins it anew. */
  begin(entry: JournalEntry): Promise<void>;
  /** Adds to an entry that was begun; later states of a record replace earlier ones. */
  write(tab: string, changes: JournalChanges, steps: number): Promise<void>;
  /** Replaces the fingerprints of an entry that was begun. */
  sent(tab: string, sent: readonly string[]): Promise<void>;
  /** Everything of it has arrived: forgets the entry. */
  remove(tab: string): Promise<void>;
  /** Keeps an entry that cannot be read out of the way without deleting it. */
  setAside(tab: string): Promise<void>;
  /** Makes the tab count as open until the returned function is called or the page goes away. */
  hold(tab: string): () => void;
  /**
   * Entries of a design that no open tab holds any more, oldest first: those of this user and those a visitor left. They
   * are this page's from now on, so that two pages opening at once never bring back the same entry.
   */
  orphans(design: string, user: string | null): Promise<readonly JournalEntry[]>;
}
