import { css, html, LitElement, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { define } from '../../base/define.js';
import { DmElement } from '../../base/dm-element.js';
import { sharedStyles } from '../../base/theme/shared-styles.js';
import './dm-number-field.js';
import './dm-slider.js';

/** The slider's range, and the least that is typed, seconds (DECISIONS 8). */
const LEAST = 0.1;
const LEAST_TYPED = 1;
const MOST = 30;

type Moved = CustomEvent<{ value: number; byKey?: true }>;

export interface DmDurationFieldEvents {
  'dm-input': { value: number; byKey?: true };
  'dm-change': { value: number | null; byKey?: true };
}

/**
 * Seconds: a slider from 0.1 to 30, and a field that takes 1 to 30 or nothing, which stands for `standard`.
 *
 * @fires dm-input - The value moves: `{ value }`, with `byKey: true` by a key.
 * @fires dm-change - The user settled on a value: `{ value }`, null for an emptied field.
 */
export class DmDurationField extends DmElement<DmDurationFieldEvents> {
  static override shadowRootOptions = { ...LitElement.shadowRootOptions, delegatesFocus: true };
  static override styles = [
    sharedStyles,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        align-items: center;
        gap: var(--dm-space-3);
      }
    `,
  ];

  /** Seconds; null for `standard`. */
  @property({ type: Number }) value: number | null = null;

  /** Seconds where nothing is said. */
  @property({ type: Number }) standard = 5;

  /** The accessible name. */
  @property() label = '';

  @property({ type: Boolean, reflect: true }) disabled = false;

  #take(event: Moved): void {
    event.stopPropagation();
    this.value = event.detail.value;
    this.emit(event.type as 'dm-input' | 'dm-change', event.detail);
  }

  #clear(event: Event): void {
    event.stopPropagation();
    this.value = null;
    this.emit('dm-change', { value: null });
  }

  protected override render(): TemplateResult {
    const { value, standard, label, disabled } = this;
    return html`<dm-slider
        label=${label}
        min=${LEAST}
        max=${MOST}
        step="0.1"
        decimals="1"
        reset-value=${standard}
        unit="s"
        .value=${value ?? standard}
        ?disabled=${disabled}
        @dm-input=${this.#take}
        @dm-change=${this.#take}
      ></dm-slider>
      <dm-number-field
        label=${label}
        min=${LEAST_TYPED}
        max=${MOST}
        step="0.5"
        decimals="1"
        unit="s"
        strict
        optional
        placeholder=${standard}
        .value=${value}
        ?disabled=${disabled}
        @dm-input=${this.#take}
        @dm-change=${this.#take}
        @dm-clear=${this.#clear}
      ></dm-number-field>`;
  }
}

define('dm-duration-field', DmDurationField);

declare global {
  interface HTMLElementTagNameMap {
    'dm-duration-field': DmDurationField;
  }
}
