import { css, html, type LitElement, type ReactiveController, type TemplateResult } from 'lit';
import { consumeEvent } from '../behavior/consume-event.js';

/** In the danger color, as wide as its words. */
export const fieldMessageStyles = css`
  .message {
    position: fixed;
    inset: 0 auto auto 0;
    max-width: 240px;
    margin: 0;
    border: 0;
    padding: 6px 10px;
    border-radius: var(--dm-radius-md);
    background: var(--dm-color-raised);
    box-shadow: var(--dm-shadow-float);
    font: var(--dm-text-caption);
    color: var(--dm-color-danger);
  }
`;

/** CSS pixels between the field and its message, and between the message and the window's edge. */
const GAP = 4;
const EDGE = 8;

/**
 * Says why a field did not take what was typed, until something else is typed, Escape, a press or a scroll. It lies in the top
 * layer: a field in a toolbar has no room for a sentence. It is there so briefly that it need not follow its field, as floating
 * panels do. Its host has `fieldMessageStyles`.
 */
export class FieldMessage implements ReactiveController {
  readonly #host: LitElement;
  #text = '';
  #listening: AbortController | undefined;

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
  }

  get shown(): boolean {
    return this.#text !== '';
  }

  show(text: string): void {
    this.#text = text;
    this.#host.requestUpdate();
  }

  hide(): void {
    if (this.shown) this.show('');
  }

  hostUpdated(): void {
    if (this.shown === Boolean(this.#listening)) return;
    if (this.shown) this.#open();
    else this.#close();
  }

  hostDisconnected(): void {
    this.#text = '';
    this.#close();
  }

  #open(): void {
    const panel = this.#panel;
    const field = this.#host.renderRoot.querySelector('.field');
    if (!panel?.isConnected || !field) return;
    panel.showPopover();
    placeBelow(panel, field.getBoundingClientRect());
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    const hide = () => this.hide();
    for (const type of ['pointerdown', 'scroll'])
      document.addEventListener(type, hide, { capture: true, signal });
    this.#host.addEventListener('keydown', (event) => this.#onKeyDown(event), { capture: true, signal });
  }

  #close(): void {
    if (!this.#listening) return;
    this.#listening.abort();
    this.#listening = undefined;
    this.#panel?.hidePopover();
  }

  get #panel(): HTMLElement | null {
    return this.#host.renderRoot.querySelector('.message');
  }

  /** Escape closes the message and nothing around it. */
  #onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    consumeEvent(event);
    this.hide();
  }

  render(): TemplateResult {
    return html`<div class="message" popover="manual" role="alert">${this.#text}</div>`;
  }
}

/** Above where there is no room below. */
function placeBelow(panel: HTMLElement, field: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = panel;
  const below = field.bottom + GAP;
  const top = below + height + EDGE <= innerHeight ? below : field.top - GAP - height;
  const left = Math.min(field.left, innerWidth - width - EDGE);
  panel.style.translate = `${Math.max(EDGE, left)}px ${Math.max(EDGE, top)}px`;
}
