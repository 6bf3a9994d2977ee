import { signal, type ReadonlySignal } from '@preact/signals-core';
import { ApiError } from '../../../../server/contract/envelope.js';
import type { UnsavedDesigns } from './unclaimed-designs.js';

/** Pictures taken along so far. */
export interface KeepingProgress {
  readonly done: number;
  readonly total: number;
}

export interface KeeperPorts {
  readonly unsaved: UnsavedDesigns;
  /** Makes a design the member's own; a second time changes nothing. */
  readonly claim: (id: string) => Promise<unknown>;
  /** Takes along what only this browser holds. False when the design is open somewhere and was left alone for now. */
  readonly adopt: (id: string, progress: (now: KeepingProgress) => void) => Promise<boolean>;
  /** Does a piece of work in one tab at a time. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
}

/**
 * Makes what a visitor made the signed-in user's own (B-045). An id is forgotten only once its design and its pictures are
 * kept, or when there is no such design to claim; all others are tried again.
 */
export class Keeper {
  readonly #ports: KeeperPorts;
  readonly #progress = signal<KeepingProgress | null>(null);
  #running: Promise<void> | null = null;

  readonly progress: ReadonlySignal<KeepingProgress | null> = this.#progress;

  constructor(ports: KeeperPorts) {
    this.#ports = ports;
  }

  /** Whether a design still waits for being kept. */
  awaits(id: string): boolean {
    return this.#ports.unsaved.ids().includes(id);
  }

  /** Keeps all that waits, or joins the run under way; rejects when something could not be kept. */
  run(): Promise<void> {
    this.#running ??= this.#ports
      .alone(() => this.#keepAll())
      .finally(() => {
        this.#running = null;
        this.#progress.value = null;
      });
    return this.#running;
  }

  /** The list is read under the lock: what another tab has kept meanwhile is done. */
  async #keepAll(): Promise<void> {
    const failures: unknown[] = [];
    for (const id of this.#ports.unsaved.ids()) {
      await this.#keep(id).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw new AggregateError(failures, 'not all designs could be kept');
  }

  async #keep(id: string): Promise<void> {
    const { unsaved, claim, adopt } = this.#ports;
    try {
      await claim(id);
    } catch (error) {
      if (!isGone(error)) throw error;
      unsaved.remove(id);
      return;
    }
    const adopted = await adopt(id, (now) => void (this.#progress.value = now));
    if (adopted) unsaved.remove(id);
  }
}

/** The design was deleted, or is another's: nothing of it can ever be claimed. */
const isGone = (error: unknown): boolean => error instanceof ApiError && error.code === 'not_found';
