import { signal } from '@preact/signals-core';
import { css, html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { t as base } from '../../base/i18n/en.js';
import { icon, type IconName } from '../../base/icons/icon.js';
import type { Notifier } from '../../ports/host.js';
import { t } from './strings.js';

interface Message {
  readonly id: number;
  readonly kind: 'success' | 'warning' | 'error';
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** How long a message stays, ms: one that can be taken back longer, an error until it is closed. */
const SHOWN_MS = 5000;
const UNDO_MS = 10_000;
/** At once. */
const MOST = 3;

const ICONS: Readonly<Record<Message['kind'], IconName>> = {
  success: 'check-circle',
  warning: 'warning-circle',
  error: 'warning-circle',
};

export const messageStyles = css`
  .messages {
    position: absolute;
    inset: auto 0 calc(var(--dm-page-strip-height) + 12px);
    z-index: var(--dm-layer-toast);
    display: grid;
    justify-items: center;
    gap: 8px;
    padding: 0 12px;
    pointer-events: none;
  }
  .message {
    display: flex;
    align-items: center;
    gap: 12px;
    max-width: min(var(--dm-toast-width), 100%);
    padding: 10px 14px;
    border-radius: var(--dm-radius-md);
    background: var(--dm-color-inverse);
    color: var(--dm-color-on-inverse);
    font: var(--dm-text-control);
    box-shadow: var(--dm-shadow-float);
    pointer-events: auto;
  }
  .message button {
    flex: none;
    padding: 4px;
    border: 0;
    background: none;
    color: var(--dm-color-inverse-accent);
    font-weight: var(--dm-font-weight-bold);
  }
  .message button.close {
    color: inherit;
  }
`;

/** Short messages for pages that show none of their own. */
export class Messages implements Notifier {
  readonly #shown = signal<readonly Message[]>([]);
  #last = 0;

  success(text: string, undo?: () => void): void {
    const action = undo && { label: t('undo'), run: undo };
    this.#show({ kind: 'success', text, ...(action && { action }) }, undo ? UNDO_MS : SHOWN_MS);
  }

  warning(text: string): void {
    this.#show({ kind: 'warning', text }, UNDO_MS);
  }

  error(text: string, retry?: () => void): void {
    const action = retry && { label: base('tryAgain'), run: retry };
    this.#show({ kind: 'error', text, ...(action && { action }) });
  }

  /** The same words again take the place of those before. */
  #show(message: Omit<Message, 'id'>, ms?: number): void {
    const id = ++this.#last;
    const others = this.#shown.peek().filter(({ text }) => text !== message.text);
    this.#shown.value = [...others, { ...message, id }].slice(-MOST);
    if (ms) setTimeout(() => this.#close(id), ms);
  }

  #close(id: number): void {
    this.#shown.value = this.#shown.peek().filter((message) => message.id !== id);
  }

  #renderMessage({ id, kind, text, action }: Message): TemplateResult {
    const run = (): void => {
      this.#close(id);
      action!.run();
    };
    return html`<div class="message" role=${kind === 'error' ? 'alert' : nothing}>
      ${icon(ICONS[kind])}<span>${text}</span>
      ${action ? html`<button type="button" @click=${run}>${action.label}</button>` : nothing}
      <button type="button" class="close" aria-label=${base('close')} @click=${() => this.#close(id)}>
        ${icon('x', { size: 16 })}
      </button>
    </div>`;
  }

  render(): TemplateResult {
    return html`<div class="messages" role="status">
      ${repeat(
        this.#shown.value,
        ({ id }) => id,
        (message) => this.#renderMessage(message),
      )}
    </div>`;
  }
}
