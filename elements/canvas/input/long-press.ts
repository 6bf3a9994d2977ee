/** A finger that rests so long asks for the menu, milliseconds: as long as the systems have it. */
const REST = 500;
/** It may tremble so far, CSS pixels. */
const REACH = 8;

/**
 * A finger resting on the canvas opens the menu there, as the right button does. Some systems tell a `contextmenu` of their
 * own then, others do not: whichever comes first counts, the other is swallowed.
 */
export class LongPress {
  readonly #target: HTMLElement;
  readonly #rested: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #press: PointerEvent | null = null;
  #told = false;

  /** `rested` is told right before the menu is asked for: the press is over then. */
  constructor(target: HTMLElement, rested: () => void, { signal }: { readonly signal: AbortSignal }) {
    this.#target = target;
    this.#rested = rested;
    target.addEventListener('contextmenu', (event) => this.#native(event), { signal, capture: true });
    signal.addEventListener('abort', () => this.end());
  }

  begin(press: PointerEvent): void {
    this.end();
    this.#press = press;
    this.#told = false;
    this.#timer = setTimeout(() => this.#tell(), REST);
  }

  /** The finger moved: further than a tremble it is a drag. */
  move({ clientX, clientY }: PointerEvent): void {
    const from = this.#press;
    if (from && Math.hypot(clientX - from.clientX, clientY - from.clientY) > REACH) this.end();
  }

  /** The finger was lifted, or another came. */
  end(): void {
    clearTimeout(this.#timer);
    this.#press = null;
  }

  #tell(): void {
    const press = this.#press;
    if (!press) return;
    this.#told = true;
    this.#rested();
    const { clientX, clientY, pointerId, pointerType } = press;
    const init = {
      bubbles: true,
      composed: true,
      cancelable: true,
      clientX,
      clientY,
      pointerId,
      pointerType,
    };
    this.#target.dispatchEvent(new PointerEvent('contextmenu', init));
    this.end();
  }

  #native(event: MouseEvent): void {
    if (!event.isTrusted) return;
    if (this.#told && (event as PointerEvent).pointerType === 'touch') {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else if (this.#press) {
      this.end();
      this.#rested();
    }
  }
}
