import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { ActiveEditor } from './active-editor.js';

/** Tab goes on from where the browser says; Escape first closes what is open over the page. */
const LEFT_TO_BROWSER = new Set(['Tab', 'Escape']);

/**
 * While nothing has the keyboard, as after loading, keys go to the canvas: who never clicked it can go into a text or move
 * what is selected. What the canvas has a use for gives it the keyboard.
 */
export class UnfocusedKeys implements ReactiveController {
  constructor(
    host: ReactiveControllerHost,
    private readonly active: ActiveEditor,
    private readonly canvas: () => HTMLElement | null,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    document.addEventListener('keydown', this.#onKey);
  }

  hostDisconnected(): void {
    document.removeEventListener('keydown', this.#onKey);
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.composedPath()[0] !== document.body || LEFT_TO_BROWSER.has(event.key)) return;
    const canvas = this.canvas();
    if (!canvas || event.isComposing || !this.active.receives(event)) return;
    const { key, code, shiftKey, altKey, ctrlKey, metaKey, repeat } = event;
    const init = { key, code, shiftKey, altKey, ctrlKey, metaKey, repeat, cancelable: true };
    // it does not bubble: this very event goes on to the commands
    if (canvas.dispatchEvent(new KeyboardEvent('keydown', init))) return;
    event.preventDefault();
    // the canvas may have passed the keyboard on, to the words of a text
    if (document.activeElement === document.body) canvas.focus({ preventScroll: true });
  };
}
