/** One press of an arrow, CSS pixels, and the steps it is made of (D-023). */
export const SCROLL_DISTANCE = 500;
export const SCROLL_STEP = 10;

/** A step takes as long on every screen; the whole way 0.4 s. */
const STEP_MS = 8;

type Track = Pick<HTMLElement, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>;

/** Moves a track by presses of its arrows. A press during the way lengthens it; with reduced motion it is there at once. */
export class SmoothScroll {
  readonly #track: Track;
  #frame = 0;
  /** Where it is going; null at rest. */
  #to: number | null = null;

  constructor(track: Track) {
    this.#track = track;
  }

  /** One press: 1 forward, -1 back. */
  press(direction: 1 | -1): void {
    const from = this.#track.scrollLeft;
    const to = this.#within((this.#to ?? from) + direction * SCROLL_DISTANCE);
    this.stop();
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) this.#track.scrollLeft = to;
    else this.#go(from, to);
  }

  /** Ends the movement: the user scrolls the track by other means. */
  readonly stop = (): void => {
    cancelAnimationFrame(this.#frame);
    this.#to = null;
  };

  #go(from: number, to: number): void {
    const way = Math.abs(to - from);
    let start: number | null = null;
    const move = (now: number) => {
      start ??= now - STEP_MS;
      const moved = Math.min(Math.floor((now - start) / STEP_MS) * SCROLL_STEP, way);
      this.#track.scrollLeft = from + Math.sign(to - from) * moved;
      if (moved < way) this.#frame = requestAnimationFrame(move);
      else this.#to = null;
    };
    this.#to = to;
    this.#frame = requestAnimationFrame(move);
  }

  #within(left: number): number {
    const { scrollWidth, clientWidth } = this.#track;
    return Math.min(Math.max(left, 0), Math.max(scrollWidth - clientWidth, 0));
  }
}
