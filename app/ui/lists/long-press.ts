import type { PointerEvent } from 'react';

/** How long a finger rests for the menu, ms. */
const LONG_MS = 500;
/** A finger that rests still moves, CSS pixels. */
const SLACK = 10;

type Point = Pick<PointerEvent, 'clientX' | 'clientY'>;

/** A finger that rests on something, where the browser itself says nothing of it (Safari on phones). */
export class LongPress {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #start: Point = { clientX: 0, clientY: 0 };
  #pressed = false;

  /** Whether the click that follows belongs to the press: lifting the finger then is no click. */
  get swallowsClick(): boolean {
    return this.#pressed;
  }

  readonly down = ({ pointerType, clientX, clientY }: PointerEvent, run: (at: Point) => void): void => {
    this.end();
    this.#pressed = false;
    if (pointerType !== 'touch') return;
    this.#start = { clientX, clientY };
    this.#timer = setTimeout(() => {
      this.#pressed = true;
      run(this.#start);
    }, LONG_MS);
  };

  readonly move = ({ clientX, clientY }: PointerEvent): void => {
    const { clientX: x, clientY: y } = this.#start;
    if (Math.hypot(clientX - x, clientY - y) > SLACK) this.end();
  };

  readonly end = (): void => clearTimeout(this.#timer);
}
