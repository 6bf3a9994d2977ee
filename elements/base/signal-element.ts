import { effect } from '@preact/signals-core';
import { LitElement, type PropertyValues } from 'lit';

/**
 * A LitElement that renders again when a signal it read while rendering changes; there is no list to keep. Reads in
 * `render()` count, `repeat` and `map` callbacks included; reads in `willUpdate` and `updated` do not, so those may
 * write signals without looping. Nothing is watched while the element is out of the document.
 */
export class SignalElement extends LitElement {
  #stopWatching: (() => void) | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    // Signals may have changed while nobody watched.
    if (this.hasUpdated) this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unwatch();
  }

  protected override update(changed: PropertyValues): void {
    this.#unwatch();
    // An update queued before removal must not start a watch that nothing would end.
    if (!this.isConnected) return super.update(changed);
    let rendering = true;
    this.#stopWatching = effect(() => {
      if (rendering) super.update(changed);
      else this.requestUpdate();
      rendering = false;
    });
  }

  #unwatch(): void {
    this.#stopWatching?.();
    this.#stopWatching = undefined;
  }
}
