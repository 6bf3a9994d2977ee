import { StorageFull, type JournalEntry, type JournalStore } from '../../../elements/ports/journal.js';

/** A journal in memory that keeps copies, as a browser does, and fails as it is told. */
export class FakeJournal implements JournalStore {
  readonly entries = new Map<string, JournalEntry>();
  readonly aside = new Set<string>();
  readonly held = new Set<string>();
  /** Every write since the beginning. */
  writes = 0;
  fault: 'no_room' | 'failed' | null = null;
  /** Awaited before anything is written. */
  before: () => Promise<void> = async () => undefined;

  begin(entry: JournalEntry): Promise<void> {
    return this.#write(() => this.entries.set(entry.tab, structuredClone(entry)));
  }

  write(tab: string, changes: JournalEntry['changes'], steps: number): Promise<void> {
    return this.#write(() => {
      const entry = this.#entry(tab);
      const all = new Map([...entry.changes, ...structuredClone(changes)]);
      this.entries.set(tab, { ...entry, changes: all, steps });
    });
  }

  sent(tab: string, sent: readonly string[]): Promise<void> {
    return this.#write(() => this.entries.set(tab, { ...this.#entry(tab), sent }));
  }

  remove(tab: string): Promise<void> {
    return this.#write(() => this.entries.delete(tab));
  }

  async setAside(tab: string): Promise<void> {
    this.aside.add(tab);
  }

  hold(tab: string): () => void {
    this.held.add(tab);
    return () => void this.held.delete(tab);
  }

  /** The pages that held entries are gone, without a word. */
  crash(): void {
    this.held.clear();
  }

  async orphans(design: string, user: string | null): Promise<readonly JournalEntry[]> {
    const free = ({ tab, design: of, user: whose }: JournalEntry) =>
      !this.held.has(tab) && !this.aside.has(tab) && of === design && (whose === user || whose === null);
    return [...this.entries.values()].filter(free).map((entry) => structuredClone(entry));
  }

  #entry(tab: string): JournalEntry {
    const entry = this.entries.get(tab);
    if (!entry) throw new Error(`${tab} was not begun`);
    return entry;
  }

  async #write(work: () => unknown): Promise<void> {
    this.writes++;
    await this.before();
    if (this.fault) throw this.fault === 'no_room' ? new StorageFull() : new Error('storage is broken');
    work();
  }
}
