import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { deepFocus } from '../../base/deep-focus.js';

/** Time without a movement after which the controls go, ms. */
const REST_MS = 3000;

export interface FullScreenParts {
  readonly dialog: () => HTMLDialogElement;
  /** What gets the screen; it holds the controls too. */
  readonly room: () => HTMLElement;
  /** The browser took the screen back: its Escape. */
  readonly left: () => void;
}

/**
 * A dialog that takes the whole screen; where the browser refuses that, it fills the window. Its controls rest when nothing
 * has moved for a while, and whatever had the keyboard before gets it back. Follow `size` and `rests` in `render`.
 */
export class FullScreen implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #parts: FullScreenParts;
  #size = { width: 0, height: 0 };
  #rests = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #full = false;
  #back: HTMLElement | null = null;
  readonly #observer = new ResizeObserver(([entry]) => {
    const { width, height } = entry!.contentRect;
    this.#size = { width, height };
    this.#host.requestUpdate();
  });

  constructor(host: ReactiveControllerHost & HTMLElement, parts: FullScreenParts) {
    this.#host = host;
    this.#parts = parts;
    host.addController(this);
  }

  /** The room there is, CSS pixels. */
  get size(): { readonly width: number; readonly height: number } {
    return this.#size;
  }

  /** Nothing has moved for a while. */
  get rests(): boolean {
    return this.#rests;
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
    this.#observer.disconnect();
  }

  show(): void {
    const room = this.#parts.room();
    this.#back = deepFocus();
    this.#parts.dialog().showModal();
    room.focus({ preventScroll: true });
    this.#size = { width: room.clientWidth, height: room.clientHeight };
    this.#observer.observe(room);
    this.moved();
    // refused without a press and where a page around it forbids it: the dialog fills the window
    room.requestFullscreen?.({ navigationUI: 'hide' }).catch(() => undefined);
  }

  hide(): void {
    const back = this.#back;
    this.#back = null;
    this.hostDisconnected();
    const left = this.#isFull ? document.exitFullscreen().catch(() => undefined) : null;
    this.#full = false;
    this.#parts.dialog().close();
    back?.focus({ preventScroll: true });
    // what had the keyboard may not fit the screen, and be there only when the window is back
    void left?.then(() => {
      if (!deepFocus()) back?.focus({ preventScroll: true });
    });
  }

  /** Something moved: the controls come, and go again after a while. */
  moved(): void {
    this.#rest(false);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#rest(true), REST_MS);
  }

  /** The browser takes Escape for itself while it gives the screen: leaving that is leaving. */
  onFullscreen(): void {
    const had = this.#full;
    this.#full = this.#isFull;
    if (had && !this.#full) this.#parts.left();
  }

  #rest(rests: boolean): void {
    if (this.#rests === rests) return;
    this.#rests = rests;
    this.#host.requestUpdate();
  }

  get #isFull(): boolean {
    return (this.#host.shadowRoot as ShadowRoot).fullscreenElement === this.#parts.room();
  }
}
