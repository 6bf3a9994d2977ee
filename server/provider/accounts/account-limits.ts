/** Counted within the last quarter of an hour. */
const WINDOW = 15 * 60_000;
/** Keys remembered at a time; past it the ones seen longest ago go. */
const MOST_KEYS = 20_000;

/**
 * Counts what somebody did lately. In memory, for one server process: with n of them the limit is n-fold, and a restart
 * begins anew. That is enough against guessing, and costs the database nothing.
 */
export class SlidingWindowCounter {
  readonly #times = new Map<string, number[]>();

  constructor(
    readonly limit: number,
    private readonly now: () => number = Date.now,
  ) {}

  /** Counts one more; false, and nothing is counted, when there were too many already. */
  take(key: string): boolean {
    const recent = this.#recent(key);
    if (recent.length >= this.limit) return false;
    this.#times.delete(key);
    this.#times.set(key, [...recent, this.now()]);
    if (this.#times.size > MOST_KEYS) this.#times.delete(this.#times.keys().next().value!);
    return true;
  }

  /** The last one was no fault after all. */
  giveBack(key: string): void {
    this.#times.set(key, this.#recent(key).slice(0, -1));
  }

  forget(key: string): void {
    this.#times.delete(key);
  }

  #recent(key: string): number[] {
    const since = this.now() - WINDOW;
    return (this.#times.get(key) ?? []).filter((time) => time > since);
  }
}

/** How often somebody may be wrong, per quarter of an hour. */
export class AccountLimits {
  /** Wrong passwords for one e-mail, from anywhere; apart for browsers it was signed in to in before. */
  readonly wrongPasswords = new SlidingWindowCounter(10);
  /** Wrong passwords from one network address, for any e-mail: a school may share one. */
  readonly wrongFrom = new SlidingWindowCounter(60);
  /** Accounts made, and e-mails found taken, from one network address. */
  readonly registrations = new SlidingWindowCounter(30);
  /** Mails to one e-mail: nobody's mailbox is filled from here. */
  readonly mailsTo = new SlidingWindowCounter(3);
  /** Mails asked for from one network address. */
  readonly mailsFrom = new SlidingWindowCounter(30);
}
