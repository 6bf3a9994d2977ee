import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** From this width on, px, panels lie beside the canvas; in a narrower editor they float over it, as its styles say. */
const WIDE_LAYOUT_WIDTH = 992;
/** Canvas beside floating panels that is worth fitting a page into, px. */
export const MIN_FREE_WIDTH = 200;

/** Whether the editor is narrow, and when that changes. */
export class LayoutObserver implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #changed: (narrow: boolean) => void;
  readonly #observer = new ResizeObserver(() => this.#look());
  #narrow = false;

  constructor(host: ReactiveControllerHost & HTMLElement, changed: (narrow: boolean) => void) {
    this.#host = host;
    this.#changed = changed;
    host.addController(this);
  }

  get narrow(): boolean {
    return this.#narrow;
  }

  hostConnected(): void {
    this.#observer.observe(this.#host);
  }

  hostDisconnected(): void {
    this.#observer.disconnect();
  }

  #look(): void {
    const { clientWidth } = this.#host;
    const narrow = clientWidth > 0 && clientWidth < WIDE_LAYOUT_WIDTH;
    if (narrow === this.#narrow) return;
    this.#narrow = narrow;
    this.#changed(narrow);
  }
}
