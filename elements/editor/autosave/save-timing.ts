import type { SaveTrouble } from '../../ports/host.js';

/** Quiet time after a change before it is sent, and the longest a change waits: every change is sent within 3 s. */
const QUIET_MS = 800;
const LONGEST_MS = 2500;
/** The first pause after a failed save; each further one is twice as long, up to the longest. */
const FIRST_RETRY_MS = 500;
/** A server that is back is found within this time. */
const LONGEST_RETRY_MS = 3000;
/** Without a network, or once refused, little speaks for the next try; waking up is told. */
const IDLE_RETRY_MS = 15_000;

export interface TimingOptions {
  readonly due: () => void;
  readonly online: () => boolean;
  /** From 0 to 1: spreads the tries of many editors after one outage. */
  readonly random?: () => number;
}

/** When the next save is due. */
export class SaveTiming {
  readonly #options: Required<TimingOptions>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #firstChange: number | null = null;
  #attempt = 0;
  /** A pause after a failure runs: changes meanwhile travel with the next try. */
  #retrying = false;

  constructor(options: TimingOptions) {
    this.#options = { random: Math.random, ...options };
  }

  changed(): void {
    // not the time of day, which may be set back
    const now = performance.now();
    this.#firstChange ??= now;
    if (!this.#retrying)
      this.#schedule(Math.min(QUIET_MS, Math.max(0, this.#firstChange + LONGEST_MS - now)));
  }

  /** A save takes everything with it that changed up to now. */
  sending(): void {
    this.stop();
    this.#firstChange = null;
  }

  succeeded(): void {
    this.#attempt = 0;
  }

  failed(trouble: SaveTrouble): void {
    const pause = this.#pause(trouble);
    if (pause === null) return;
    this.#retrying = true;
    this.#schedule(pause);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#retrying = false;
  }

  /** ms until the next try; null when the same design would fail again. */
  #pause(trouble: SaveTrouble): number | null {
    if (trouble === 'too_large' || trouble === 'invalid') return null;
    const idle = trouble === 'refused' || trouble === 'signed_out' || !this.#options.online();
    if (idle) return IDLE_RETRY_MS;
    const longest = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#attempt++);
    return longest * (0.7 + 0.3 * this.#options.random());
  }

  #schedule(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#retrying = false;
      this.#options.due();
    }, delay);
  }
}
