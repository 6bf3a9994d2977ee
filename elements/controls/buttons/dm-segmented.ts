import { css, html, nothing, type TemplateResult } from 'lit';
import { property, queryAll } from 'lit/decorators.js';
import { define } from '../../base/define.js';
import { DmElement } from '../../base/dm-element.js';
import { icon, type IconName } from '../../base/icons/icon.js';
import { sharedStyles } from '../../base/theme/shared-styles.js';
import { moveChoice, tabStop } from '../behavior/roving-tabindex.js';

export interface SegmentedOption {
  readonly value: string;
  readonly label: string;
  /** Shown instead of the label, which then only names it. */
  readonly icon?: IconName;
}

export interface DmSegmentedEvents {
  'dm-change': { value: string };
}

/**
 * Two to four choices that exclude each other, side by side.
 *
 * @fires dm-change - The user chose another: `{ value }`.
 * @csspart track - The sunken ground.
 * @cssprop --dm-segment-flex - How a choice shares the width; all alike unless told.
 * @cssprop --dm-segment-padding - Room beside its label, 10px unless told.
 */
export class DmSegmented extends DmElement<DmSegmentedEvents> {
  static override styles = [
    sharedStyles,
    css`
      :host {
        display: block;
      }
      .track {
        display: flex;
        gap: 2px;
        padding: 3px;
        border-radius: var(--dm-radius-sm);
        background: var(--dm-color-sunken);
      }
      button {
        flex: var(--dm-segment-flex, 1);
        display: flex;
        align-items: center;
        justify-content: center;
        min-width: 0;
        height: 30px;
        padding: 0 var(--dm-segment-padding, 10px);
        border: 0;
        border-radius: var(--dm-radius-xs);
        background: none;
        font-weight: var(--dm-font-weight-medium);
        color: var(--dm-color-text-2);
        transition: background var(--dm-duration-instant);
      }
      button:hover {
        color: var(--dm-color-text);
      }
      [aria-checked='true'] {
        background: var(--dm-color-surface);
        color: var(--dm-color-text);
        box-shadow: 0 0 0 1px var(--dm-color-line-strong);
      }
      button:focus-visible {
        outline-offset: 0;
      }
      button:disabled {
        color: var(--dm-color-text-disabled);
        cursor: not-allowed;
      }
    `,
  ];

  @property({ attribute: false }) options: readonly SegmentedOption[] = [];

  /** The chosen option's value. */
  @property() value = '';

  /** Names the group. */
  @property() label = '';

  @property({ type: Boolean }) disabled = false;

  @queryAll('button') private buttons!: NodeListOf<HTMLButtonElement>;

  #choose(index: number): void {
    const option = this.options[index];
    if (!option || option.value === this.value) return;
    this.value = option.value;
    this.emit('dm-change', { value: option.value });
  }

  #onKeyDown(event: KeyboardEvent): void {
    moveChoice(event, [...this.buttons], (index) => this.#choose(index));
  }

  #renderOption(option: SegmentedOption, index: number, chosen: number): TemplateResult {
    return html`<button
      type="button"
      role="radio"
      aria-checked=${index === chosen}
      tabindex=${index === tabStop(chosen) ? 0 : -1}
      aria-label=${option.icon ? option.label : nothing}
      ?disabled=${this.disabled}
      @click=${() => this.#choose(index)}
    >
      ${option.icon ? icon(option.icon) : html`<span class="ellipsis">${option.label}</span>`}
    </button>`;
  }

  protected override render(): TemplateResult {
    const chosen = this.options.findIndex((option) => option.value === this.value);
    return html`<div
      class="track"
      part="track"
      role="radiogroup"
      aria-label=${this.label || nothing}
      @keydown=${this.#onKeyDown}
    >
      ${this.options.map((option, index) => this.#renderOption(option, index, chosen))}
    </div>`;
  }
}

define('dm-segmented', DmSegmented);

declare global {
  interface HTMLElementTagNameMap {
    'dm-segmented': DmSegmented;
  }
}
