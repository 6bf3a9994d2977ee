const MIDDLE = 1;

/** What a browser does with the middle button by itself begins in one of these. */
const RELEASES = ['mousedown', 'pointerup', 'mouseup', 'auxclick'] as const;

/** Whatever the user does next: from there on a paste is meant again. */
const NEXT = ['keydown', 'pointerdown', 'pointermove'] as const;

/**
 * On Linux the middle button pastes what was marked last, whatever has the keyboard: the page, or the words being edited.
 * On the canvas it moves the view, so its own acts are refused, and the paste that some browsers send all the same is
 * swallowed before anybody hears of it.
 */
export class MiddleButton {
  readonly #listening = new AbortController();
  #held = false;
  #released = false;

  constructor(stage: HTMLElement) {
    const { signal } = this.#listening;
    const options = { signal, capture: true };
    stage.addEventListener('pointerdown', (event) => this.#press(event), options);
    for (const name of RELEASES)
      stage.addEventListener(name, (event) => event.button === MIDDLE && event.preventDefault(), options);
    for (const name of NEXT) document.addEventListener(name, (event) => this.#next(event), options);
    document.addEventListener('pointerup', (event) => this.#release(event), options);
    document.addEventListener('paste', (event) => this.#paste(event), options);
  }

  dispose(): void {
    this.#listening.abort();
  }

  #press({ button }: PointerEvent): void {
    if (button === MIDDLE) this.#held = true;
  }

  #release({ button }: PointerEvent): void {
    if (button !== MIDDLE || !this.#held) return;
    this.#held = false;
    this.#released = true;
  }

  #next(event: Event): void {
    if (!this.#held || event.type === 'keydown') this.#released = false;
  }

  #paste(event: ClipboardEvent): void {
    if (!this.#held && !this.#released) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}
