import type { JournalChanges, JournalEntry, JournalStore } from '../../../elements/ports/journal.js';
import { StorageFull } from '../../../elements/ports/journal.js';
import {
  batchesOf,
  openJournal,
  type JournalDatabase,
  type StoredBatch,
  type StoredEntry,
} from './journal-database.js';
import { tabLocks, type TabLocks } from './tab-locks.js';

/** Batches of a tab that are folded into one: an afternoon offline must not leave thousands. */
const FOLD_AT = 64;
/** An entry in which nothing is unsent is rubbish after this long, ms; one with changes is never thrown away. */
const KEPT_MS = 90 * 24 * 3_600_000;
/** How long the page before a reload may take to go away, ms. */
const PATIENCE_MS = 2000;
const LAST_TAB = 'design-maker-last-tab';

interface OpenTab {
  nth: number;
  /** Ids of the last batch: one that covers them all takes its place, so that a drag does not pile up. */
  last: ReadonlySet<string>;
}

/** The journal in IndexedDB; whether a tab is still open is told by locks. */
export class IdbJournal implements JournalStore {
  readonly #name: string;
  readonly #locks: TabLocks;
  readonly #tabs = new Map<string, OpenTab>();
  /** Entries that came to this page by `orphans`, and how to let them go. */
  readonly #claims = new Map<string, () => void>();
  #opening: Promise<JournalDatabase> | null = null;
  #database: JournalDatabase | null = null;

  constructor(name = 'design-maker-journal', locks = tabLocks()) {
    this.#name = name;
    this.#locks = locks;
    // open before the first change: what a page that goes away writes must not wait for it
    void this.#open().catch(() => undefined);
  }

  begin({ changes, steps, ...entry }: JournalEntry): Promise<void> {
    return this.#write((database) => {
      const open: OpenTab = { nth: 0, last: new Set(changes.keys()) };
      this.#tabs.set(entry.tab, open);
      const tx = database.transaction(['entries', 'batches'], 'readwrite');
      const batch = { tab: entry.tab, nth: 0, steps, changes: [...changes] };
      void Promise.allSettled([
        tx.objectStore('batches').delete(batchesOf(entry.tab)),
        tx.objectStore('entries').put({ ...entry, begun: Date.now() }),
        tx.objectStore('batches').put(batch),
      ]);
      tx.commit();
      return tx.done;
    });
  }

  write(tab: string, changes: JournalChanges, steps: number): Promise<void> {
    return this.#write((database) => {
      const open = this.#tabs.get(tab);
      if (!open) return Promise.reject(new Error('the entry was not begun'));
      const ids = new Set(changes.keys());
      if (![...open.last].every((id) => ids.has(id)) || open.nth === 0) open.nth++;
      open.last = ids;
      const tx = database.transaction('batches', 'readwrite');
      void tx.store.put({ tab, nth: open.nth, steps, changes: [...changes] }).catch(() => undefined);
      tx.commit();
      return open.nth < FOLD_AT ? tx.done : tx.done.then(() => this.#fold(database, tab, open));
    });
  }

  sent(tab: string, sent: readonly string[]): Promise<void> {
    return this.#update(tab, (entry) => ({ ...entry, sent }));
  }

  async remove(tab: string): Promise<void> {
    await this.#write((database) => {
      this.#tabs.delete(tab);
      const tx = database.transaction(['entries', 'batches'], 'readwrite');
      void Promise.allSettled([
        tx.objectStore('entries').delete(tab),
        tx.objectStore('batches').delete(batchesOf(tab)),
      ]);
      tx.commit();
      return tx.done;
    });
    this.#letGo(tab);
  }

  async setAside(tab: string): Promise<void> {
    await this.#update(tab, (entry) => ({ ...entry, aside: true }));
    this.#letGo(tab);
  }

  hold(tab: string): () => void {
    rememberLast(tab);
    return this.#locks.hold(lockOf(tab));
  }

  async orphans(design: string, user: string | null): Promise<readonly JournalEntry[]> {
    const before = lastTab();
    const database = await this.#open();
    void this.#sweep(database).catch(() => undefined);
    const known = await database.getAllFromIndex('entries', 'design', design);
    const wanted = known.filter((entry) => !entry.aside && (entry.user === user || entry.user === null));
    const mine: JournalEntry[] = [];
    for (const { tab } of wanted.sort((a, b) => a.begun - b.begun)) {
      const free = await this.#claim(tab, tab === before);
      // read again: the page that held it may have written, or brought it to the server
      const entry = free && (await this.#read(database, tab));
      if (entry) mine.push(entry);
    }
    return mine;
  }

  async #claim(tab: string, wasOurs: boolean): Promise<boolean> {
    if (this.#claims.has(tab)) return true;
    const free = await this.#locks.take(lockOf(tab), wasOurs ? PATIENCE_MS : 0);
    if (free) this.#claims.set(tab, free);
    return free !== null;
  }

  #letGo(tab: string): void {
    this.#claims.get(tab)?.();
    this.#claims.delete(tab);
  }

  async #read(database: JournalDatabase, tab: string): Promise<JournalEntry | null> {
    const tx = database.transaction(['entries', 'batches']);
    const entry = await tx.objectStore('entries').get(tab);
    const batches = await tx.objectStore('batches').getAll(batchesOf(tab));
    if (!entry) return null;
    const { design, user, rev, base, sent, checkpoint = false } = entry;
    return { tab, design, user, rev, base, sent, checkpoint, ...readable(batches) };
  }

  /** Many batches become one. Read and written in one transaction, so that a write in between is not lost. */
  async #fold(database: JournalDatabase, tab: string, open: OpenTab): Promise<void> {
    open.nth = 0;
    open.last = new Set();
    const tx = database.transaction('batches', 'readwrite');
    const batches = await tx.store.getAll(batchesOf(tab));
    const changes = new Map(batches.flatMap((batch) => [...batch.changes]));
    await tx.store.delete(batchesOf(tab));
    await tx.store.put({ tab, nth: 0, steps: batches.at(-1)?.steps ?? 0, changes: [...changes] });
    await tx.done;
  }

  /** Rubbish only: entries in which nothing of the user's is unsent, of long ago or set aside. */
  async #sweep(database: JournalDatabase): Promise<void> {
    for (const { tab, begun, aside = false } of await database.getAll('entries')) {
      if (!aside && Date.now() - begun < KEPT_MS) continue;
      const entry = await this.#read(database, tab);
      if (entry?.steps === 0 && (aside || entry.changes.size === 0)) await this.remove(tab);
    }
  }

  async #update(tab: string, change: (entry: StoredEntry) => StoredEntry): Promise<void> {
    await this.#write(async (database) => {
      const tx = database.transaction('entries', 'readwrite');
      const entry = await tx.store.get(tab);
      if (entry) await tx.store.put(change(entry));
      await tx.done;
    });
  }

  /** Under way at once where the database is open, as it is but in the first moments. */
  async #write(work: (database: JournalDatabase) => Promise<void>): Promise<void> {
    try {
      await work(this.#database ?? (await this.#open()));
    } catch (error) {
      throw isFull(error) ? new StorageFull({ cause: error }) : error;
    }
  }

  /** Again after a failure: a private window may refuse once and allow later. */
  #open(): Promise<JournalDatabase> {
    const forget = () => (this.#database = this.#opening = null);
    this.#opening ??= openJournal(this.#name, forget).then(
      (database) => (this.#database = database),
      (error: unknown) => {
        forget();
        throw error;
      },
    );
    return this.#opening;
  }
}

/** null for what a failing disk or another program left: one broken entry must not hide the sound ones. */
function readable(batches: readonly StoredBatch[]): Pick<JournalEntry, 'changes' | 'steps'> {
  try {
    const changes = new Map(batches.flatMap((batch) => [...batch.changes]));
    return { changes, steps: batches.at(-1)?.steps ?? 0 };
  } catch {
    return { changes: new Map(), steps: NaN };
  }
}

const lockOf = (tab: string) => `design-maker-journal ${tab}`;

const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/** The tab this page held before it was reloaded; storage may be forbidden. */
function lastTab(): string | null {
  try {
    return sessionStorage.getItem(LAST_TAB);
  } catch {
    return null;
  }
}

function rememberLast(tab: string): void {
  try {
    sessionStorage.setItem(LAST_TAB, tab);
  } catch {
    // then a reload finds the entry a moment later
  }
}
