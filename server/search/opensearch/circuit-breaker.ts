/** Failures in a row after which nothing is asked for a while. */
const FAILURES = 3;
/** How long nothing is asked, ms. */
const REST = 15_000;

/**
 * Keeps what fails from being asked over and over. After some failures in a row it is left alone for a while; then one
 * request is let through, and its outcome decides.
 */
export class CircuitBreaker {
  #failures = 0;
  #restUntil = -Infinity;
  #trying = false;

  /** `now` gives ms, of a clock that never goes back. */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Whether to ask; whoever got true reports with `succeeded` or `failed` how it went. */
  allows(): boolean {
    if (this.#failures < FAILURES) return true;
    if (this.#trying || this.now() < this.#restUntil) return false;
    this.#trying = true;
    return true;
  }

  succeeded(): void {
    this.#failures = 0;
    this.#trying = false;
  }

  failed(): void {
    this.#failures += 1;
    this.#trying = false;
    this.#restUntil = this.now() + REST;
  }
}
