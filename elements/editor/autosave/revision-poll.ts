import { effect } from '@preact/signals-core';
import type { Connection, SaveTarget } from '../../ports/host.js';
import { withTimeout } from './timeout.js';

/** How often an editor in sight asks whether its design went on elsewhere, ms [E-022]. */
export const LOOK_MS = 4000;

/** No answer for this long is given up, ms. */
const LIMIT_MS = 10_000;

interface RevisionPollOptions {
  /** The revision this editor shows; null while that is being settled, as by a save. */
  readonly shown: () => number | null;
  /** The server holds a newer one, and it is not this editor's. */
  readonly onNewer: (rev: number) => void;
}

/**
 * Asks for the newest revision again and again while the page is in sight and there is a network, and at once when the user
 * comes back to it or the network does. One question at a time; the pause begins when it is answered, so that a slow server
 * is not asked more.
 */
class RevisionPoll {
  readonly #stops: (() => void)[];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking = false;
  #stopped = false;

  constructor(
    private readonly ask: () => Promise<number>,
    private readonly connection: Connection,
    private readonly options: RevisionPollOptions,
  ) {
    this.#stops = [
      connection.onWake(() => void this.#askNow()),
      effect(() => {
        void [connection.visible?.value, connection.online.value];
        this.#pause();
      }),
    ];
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.#stops.forEach((stop) => stop());
  }

  get #worthwhile(): boolean {
    const { visible, online } = this.connection;
    return !this.#stopped && online.peek() && visible?.peek() !== false;
  }

  #pause(): void {
    clearTimeout(this.#timer);
    if (this.#worthwhile) this.#timer = setTimeout(() => void this.#askNow(), LOOK_MS);
  }

  async #askNow(): Promise<void> {
    if (this.#asking || !this.#worthwhile) return;
    this.#asking = true;
    clearTimeout(this.#timer);
    await this.#look().catch(() => undefined);
    this.#asking = false;
    this.#pause();
  }

  async #look(): Promise<void> {
    const { shown, onNewer } = this.options;
    const before = shown();
    if (before === null) return;
    const rev = await this.ask();
    // a save of ours that was under way meanwhile made it newer
    if (!this.#stopped && shown() === before && rev > before) onNewer(rev);
  }
}

/** Polls a target that can tell; gives the way to stop. */
export function pollRevision(
  target: SaveTarget,
  connection: Connection,
  options: RevisionPollOptions,
): () => void {
  const { newestRev } = target;
  if (!newestRev) return () => undefined;
  const ask = () => withTimeout(LIMIT_MS, (signal) => newestRev.call(target, { signal }));
  const poll = new RevisionPoll(ask, connection, options);
  return () => poll.stop();
}
