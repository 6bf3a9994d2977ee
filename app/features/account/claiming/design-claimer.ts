import { signal, type ReadonlySignal } from '@preact/signals-core';
import { ApiError } from '../../../../server/contract/envelope.js';
import type { UnclaimedDesigns } from './unclaimed-designs.js';

/** Pictures moved to the account so far. */
export interface ClaimProgress {
  readonly done: number;
  readonly total: number;
}

export interface DesignClaimerPorts {
  readonly unclaimed: UnclaimedDesigns;
  /** Makes a design the member's own; a second time changes nothing. */
  readonly claim: (id: string) => Promise<unknown>;
  /** Moves to the account what only this browser holds. False when the design is open somewhere and was skipped for now. */
  readonly adopt: (id: string, progress: (now: ClaimProgress) => void) => Promise<boolean>;
  /** Tells the other tabs that a design is done. */
  readonly markClaimed: (id: string) => Promise<void>;
  /** Whether a tab has told so. */
  readonly wasClaimed: (id: string) => Promise<boolean>;
  /** Does a piece of work in one tab at a time. */
  readonly inOneTab: <T>(work: () => Promise<T>) => Promise<T>;
}

/**
 * Claims for the signed-in user what a visitor made (B-045). An id is forgotten only once its design and its pictures are
 * in the account, or when there is no such design to claim; all others are tried again.
 */
export class DesignClaimer {
  readonly #ports: DesignClaimerPorts;
  readonly #progress = signal<ClaimProgress | null>(null);
  #running: Promise<void> | null = null;

  readonly progress: ReadonlySignal<ClaimProgress | null> = this.#progress;

  constructor(ports: DesignClaimerPorts) {
    this.#ports = ports;
  }

  /** Whether a design still waits to be claimed. */
  awaits(id: string): boolean {
    return this.#ports.unclaimed.ids().includes(id);
  }

  /** Claims all that wait, or joins the run under way; rejects when something could not be claimed. */
  run(): Promise<void> {
    this.#running ??= this.#ports
      .inOneTab(() => this.#claimAll())
      .finally(() => {
        this.#running = null;
        this.#progress.value = null;
      });
    return this.#running;
  }

  /**
   * The list is read under the lock: what another tab has claimed meanwhile is no longer on it, or is told to be done where
   * the store is behind.
   */
  async #claimAll(): Promise<void> {
    const failures: unknown[] = [];
    for (const id of this.#ports.unclaimed.ids()) {
      await this.#claim(id).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw new AggregateError(failures, 'not all designs could be kept');
  }

  async #claim(id: string): Promise<void> {
    const { unclaimed, claim, adopt, markClaimed, wasClaimed } = this.#ports;
    if (await wasClaimed(id)) {
      unclaimed.remove(id);
      return;
    }
    try {
      await claim(id);
    } catch (error) {
      if (!isGone(error)) throw error;
      unclaimed.remove(id);
      return;
    }
    const adopted = await adopt(id, (now) => void (this.#progress.value = now));
    if (!adopted) return;
    unclaimed.remove(id);
    await markClaimed(id);
  }
}

/** The design was deleted, or is another's: nothing of it can ever be claimed. */
const isGone = (error: unknown): boolean => error instanceof ApiError && error.code === 'not_found';
