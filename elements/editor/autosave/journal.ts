import { signal, type ReadonlySignal } from '@preact/signals-core';
import { newId } from '../../math/ids.js';
import { StorageFull, type JournalStore } from '../../ports/journal.js';
import type { PendingChanges } from './pending-changes.js';

/** The longest a change waits for the next write, ms: with the write itself it is on the device within 300 ms. */
export const WRITE_MS = 200;
/** Time until a write that failed is tried again, ms. */
const RETRY_MS = 1000;
/** A device that has not answered for this long cannot be said to have kept anything, ms. */
const SLOW_MS = 2000;

export type JournalFault = 'no_room' | 'failed';

/** What the unsent changes were made on. */
export interface JournalBase {
  readonly rev: number;
  /** The stored form, JSON text. */
  readonly text: string;
}

export interface JournalBegin {
  readonly base: JournalBase;
  /** Fingerprints, as an entry has them. */
  readonly sent: readonly string[];
  /** Whether the next save keeps what it replaces. */
  readonly checkpoint: () => boolean;
}

export interface JournalPlace {
  readonly store: JournalStore;
  readonly design: string;
  /** null for a visitor. */
  readonly user: string | null;
}

/**
 * Brings unsent changes to the device: the first after quiet at once, then at most every 200 ms, in the middle of gestures
 * too. Only what changed is written. Without unsent changes there is no entry.
 */
export class Journal {
  readonly #place: JournalPlace;
  readonly #pending: PendingChanges;
  readonly #tab = newId();
  readonly #waiting = new Set<string>();
  readonly #fault = signal<JournalFault | null>(null);
  readonly #release: () => void;
  readonly #checkpoint: () => boolean;
  #base: JournalBase;
  #sent: readonly string[];
  #begun = false;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #writes = 0;
  #failedUpTo = 0;
  #last: Promise<void> = Promise.resolve();

  /** Why the device does not hold everything; null while it does. */
  readonly fault: ReadonlySignal<JournalFault | null> = this.#fault;

  constructor(place: JournalPlace, pending: PendingChanges, { base, sent, checkpoint }: JournalBegin) {
    this.#checkpoint = checkpoint;
    this.#place = place;
    this.#pending = pending;
    this.#base = base;
    this.#sent = sent;
    this.#release = place.store.hold(this.#tab);
  }

  changed(ids: Iterable<string>): void {
    // what the editor settled by itself waits for the user's next change: an entry without one says nothing
    if (!this.#pending.any.peek()) return;
    for (const id of ids) this.#waiting.add(id);
    if (this.#timer === undefined) this.#write();
  }

  /** Brings what waits to the device now; resolves when it is there, or could not be kept (`fault`). */
  writeNow(): Promise<void> {
    if (this.#waiting.size > 0) this.#write();
    return this.#last;
  }

  /** A save over the same base goes out: the server may hold it even if no answer comes. */
  sending(sent: readonly string[]): void {
    this.#sent = sent;
    if (this.#begun) this.#follow(() => this.#place.store.sent(this.#tab, sent));
  }

  /** The base is another now, and `pending` what differs from it. */
  rebase(base: JournalBase, sent: readonly string[]): void {
    this.#base = base;
    this.#sent = sent;
    this.#waiting.clear();
    if (this.#pending.any.peek()) this.#begin();
    else this.#forget();
  }

  /** This editor is done with; what it left unsent waits for the next. */
  async close(): Promise<void> {
    const written = this.writeNow();
    this.#closed = true;
    clearTimeout(this.#timer);
    await written;
    this.#release();
  }

  #write(): void {
    if (!this.#begun) this.#begin();
    else {
      const changes = this.#pending.changes(this.#waiting);
      this.#waiting.clear();
      this.#follow(() => this.#place.store.write(this.#tab, changes, this.#pending.steps.peek()));
    }
    this.#pause(WRITE_MS);
  }

  #begin(): void {
    this.#waiting.clear();
    this.#begun = true;
    const { design, user, store } = this.#place;
    const { rev, text: base } = this.#base;
    const changes = this.#pending.changes();
    const steps = this.#pending.steps.peek();
    const entry = { tab: this.#tab, design, user, rev, base, changes, steps, sent: this.#sent };
    this.#follow(() => store.begin({ ...entry, checkpoint: this.#checkpoint() }));
  }

  /** A write that failed may have left an entry of before. */
  #forget(): void {
    const written = this.#begun || this.#fault.peek() !== null;
    this.#begun = false;
    this.#fault.value = null;
    if (written) this.#follow(() => this.#place.store.remove(this.#tab));
  }

  #pause(ms: number): void {
    clearTimeout(this.#timer);
    if (this.#closed) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      const left = this.#waiting.size > 0 || (!this.#begun && this.#pending.any.peek());
      if (left) this.#write();
    }, ms);
  }

  /** The entry of an editor that is done with belongs to the next: an answer that comes late must not touch it. */
  #follow(work: () => Promise<void>): void {
    if (this.#closed) return;
    const nth = ++this.#writes;
    const written = work().then(
      () => {
        if (nth > this.#failedUpTo) this.#fault.value = null;
      },
      (error: unknown) => this.#failed(error),
    );
    this.#last = this.#settled(written);
  }

  /** A disk may hang, and storage may never open: until it answers nothing is kept. */
  async #settled(written: Promise<void>): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const slow = new Promise<void>((resolve) => {
      timer = setTimeout(() => {
        if (this.#pending.any.peek()) this.#fault.value ??= 'failed';
        resolve();
      }, SLOW_MS);
    });
    await Promise.race([written, slow]);
    clearTimeout(timer);
  }

  /** Whatever was under way beside it is written anew as well: nobody knows which of them stand. */
  #failed(error: unknown): void {
    this.#failedUpTo = this.#writes;
    this.#begun = false;
    if (!this.#pending.any.peek()) return;
    this.#fault.value = error instanceof StorageFull ? 'no_room' : 'failed';
    this.#pause(RETRY_MS);
  }
}
