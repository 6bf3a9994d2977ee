import type { LitElement, ReactiveController } from 'lit';

/** Keys that take the keyboard from one part of the page to another. */
const NAVIGATION = new Set(['Tab', 'F6']);

/**
 * Whether the keyboard came to an element by keys that go from part to part: then its user must see where it is. Whoever
 * pressed the element knows, and keys pressed there later change nothing of that, which is where it differs from
 * `:focus-visible`.
 */
export class KeyboardArrival implements ReactiveController {
  #byKeyboard = false;

  /** `show` is told whether to mark the element, whenever that changes; not before it is rendered. */
  constructor(
    private readonly host: LitElement,
    private readonly show: (marked: boolean) => void,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    document.addEventListener('keydown', this.#onKey, { capture: true });
    document.addEventListener('pointerdown', this.#onPointer, { capture: true });
    this.host.addEventListener('focus', this.#onFocus);
    this.host.addEventListener('blur', this.#onBlur);
    this.host.addEventListener('pointerdown', this.#onBlur);
  }

  hostDisconnected(): void {
    document.removeEventListener('keydown', this.#onKey, { capture: true });
    document.removeEventListener('pointerdown', this.#onPointer, { capture: true });
    this.host.removeEventListener('focus', this.#onFocus);
    this.host.removeEventListener('blur', this.#onBlur);
    this.host.removeEventListener('pointerdown', this.#onBlur);
  }

  readonly #onKey = ({ key }: KeyboardEvent): void => {
    if (NAVIGATION.has(key)) this.#byKeyboard = true;
  };

  readonly #onPointer = (): void => void (this.#byKeyboard = false);

  /** What is inside shows its own focus. */
  readonly #onFocus = (event: Event): void =>
    this.show(this.#byKeyboard && event.composedPath()[0] === this.host);

  readonly #onBlur = (): void => this.show(false);
}
