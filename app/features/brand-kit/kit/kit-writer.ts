import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { BrandKit } from '../../../../server/contract/brand-kit.js';
import { ApiError } from '../../../../server/contract/envelope.js';
import type { KitChange } from './kit-changes.js';

/** What the writer needs of its surroundings. */
export interface KitStore {
  /** What the server held when last heard of. */
  readonly cached: () => BrandKit | undefined;
  readonly setCached: (kit: BrandKit) => void;
  /** Asks the server anew, and holds the answer. */
  readonly load: () => Promise<BrandKit>;
  /** Gives the new revision. Rejects with ApiError 'stale' where `kit` was made on an older one. */
  readonly save: (kit: BrandKit) => Promise<number>;
}

/** The change cannot be done any more without undoing somebody else's. */
export class KitConflict extends Error {
  override readonly name = 'KitConflict';
}

/** So often a change is made anew on a kit that others keep changing. */
const MOST_TRIES = 4;

/**
 * Writes a kit change by change, each over the revision before it. What is not written yet is in `pending`, so that the
 * page shows it at once; a change that fails leaves it, and with it the page.
 */
export class KitWriter {
  readonly #pending = signal<readonly KitChange[]>([]);
  #last: Promise<unknown> = Promise.resolve();

  constructor(private readonly store: KitStore) {}

  get pending(): ReadonlySignal<readonly KitChange[]> {
    return this.#pending;
  }

  /** Resolves once the server has it. Rejects with ApiError, or with KitConflict. */
  change(change: KitChange): Promise<void> {
    this.#pending.value = [...this.#pending.value, change];
    const written = this.#last
      .then(() => this.#write(change))
      .finally(() => {
        this.#pending.value = this.#pending.value.filter((other) => other !== change);
      });
    this.#last = written.catch(() => undefined);
    return written;
  }

  async #write(change: KitChange): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      const cached = this.store.cached() ?? (await this.store.load());
      const changed = change(cached);
      if (!changed) throw new KitConflict();
      if (changed === cached) return;
      try {
        this.store.setCached({ ...changed, rev: await this.store.save(changed) });
        return;
      } catch (error) {
        const stale = error instanceof ApiError && error.code === 'stale';
        if (!stale || tries === MOST_TRIES) throw error;
        await this.store.load();
      }
    }
  }
}
