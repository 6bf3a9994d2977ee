import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { property, query } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { define } from '../../base/define.js';
import { DmElement } from '../../base/dm-element.js';
import { t } from '../../base/i18n/en.js';
import { icon } from '../../base/icons/icon.js';
import { buttonStyles } from '../../base/theme/button-styles.js';
import { fieldStyles } from '../../base/theme/field-styles.js';
import { sharedStyles } from '../../base/theme/shared-styles.js';
import { consumeEvent } from '../behavior/consume-event.js';

export interface DmSearchFieldEvents {
  'dm-input': { value: string };
  'dm-change': { value: string };
}

/**
 * A field to search with: magnifier at the left, an x at the right that clears it.
 *
 * @fires dm-input - The text changed by a key or by clearing: `{ value }`.
 * @fires dm-change - Enter was pressed, or the text was cleared: `{ value }`.
 * @csspart field - The line around it.
 */
export class DmSearchField extends DmElement<DmSearchFieldEvents> {
  static override shadowRootOptions = { ...LitElement.shadowRootOptions, delegatesFocus: true };

  static override styles = [
    sharedStyles,
    buttonStyles,
    fieldStyles,
    css`
      :host {
        display: block;
      }
      input::-webkit-search-cancel-button {
        display: none;
      }
      .icon-button {
        width: 24px;
        height: 24px;
        margin-right: -4px;
      }
    `,
  ];

  @property() value = '';

  /** An example or an invitation, such as 'Search templates'. */
  @property() placeholder = '';

  /** The accessible name; the placeholder when empty. */
  @property() label = '';

  @property({ type: Boolean, reflect: true }) disabled = false;

  @query('input') private input!: HTMLInputElement;

  #set(value: string): void {
    this.value = value;
    this.emit('dm-input', { value });
  }

  #clear(): void {
    this.#set('');
    this.emit('dm-change', { value: '' });
    this.input.focus();
  }

  #onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter' && !event.isComposing) this.emit('dm-change', { value: this.value });
    if (event.key !== 'Escape' || !this.value) return;
    consumeEvent(event);
    this.#clear();
  }

  #renderClear(): TemplateResult {
    return html`<button class="icon-button" type="button" aria-label=${t('clear')} @click=${this.#clear}>
      ${icon('x', { size: 16 })}
    </button>`;
  }

  protected override render(): TemplateResult {
    return html`<div class="field" part="field">
      ${icon('magnifying-glass', { size: 16 })}
      <input
        type="search"
        .value=${live(this.value)}
        placeholder=${this.placeholder || nothing}
        aria-label=${this.label || this.placeholder || t('search')}
        autocomplete="off"
        spellcheck="false"
        maxlength="200"
        ?disabled=${this.disabled}
        @input=${(event: Event) => this.#set((event.target as HTMLInputElement).value)}
        @keydown=${this.#onKeyDown}
      />
      ${this.value && !this.disabled ? this.#renderClear() : nothing}
    </div>`;
  }
}

define('dm-search-field', DmSearchField);

declare global {
  interface HTMLElementTagNameMap {
    'dm-search-field': DmSearchField;
  }
}
