import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { define } from '../../base/define.js';
import { DmElement } from '../../base/dm-element.js';
import { sharedStyles } from '../../base/theme/shared-styles.js';

export interface DmSwitchEvents {
  'dm-change': { checked: boolean };
}

/**
 * An on-off switch that takes effect at once.
 *
 * @slot - The visible label, left of the switch.
 * @fires dm-change - The user turned it: `{ checked }`.
 * @csspart track - The switch itself.
 */
export class DmSwitch extends DmElement<DmSwitchEvents> {
  static override shadowRootOptions = { ...LitElement.shadowRootOptions, delegatesFocus: true };

  static override styles = [
    sharedStyles,
    css`
      :host {
        display: inline-flex;
      }
      button {
        display: flex;
        flex: 1;
        align-items: center;
        justify-content: space-between;
        gap: 12px;
        min-height: 24px;
        padding: 0;
        border: 0;
        border-radius: var(--dm-radius-sm);
        background: none;
        text-align: start;
      }
      .track {
        position: relative;
        flex: none;
        width: var(--dm-switch-width);
        height: var(--dm-switch-height);
        border-radius: var(--dm-radius-full);
        background: var(--dm-color-control);
        transition: background var(--dm-duration-quick);
      }
      .track::after {
        content: '';
        position: absolute;
        inset: 3px auto 3px 3px;
        aspect-ratio: 1;
        border-radius: var(--dm-radius-full);
        background: var(--dm-color-surface);
        transition: translate var(--dm-duration-quick) var(--dm-ease-move);
      }
      [aria-checked='true'] .track {
        background: var(--dm-color-accent);
      }
      [aria-checked='true'] .track::after {
        background: var(--dm-color-on-accent);
        translate: calc(var(--dm-switch-width) - var(--dm-switch-height));
      }
      :disabled {
        color: var(--dm-color-text-disabled);
        cursor: not-allowed;
      }
      :disabled .track {
        background: var(--dm-color-line-strong);
      }
      /* Forced colors drop backgrounds; the edge and the knob must stay visible. */
      @media (forced-colors: active) {
        .track {
          border: 1px solid;
        }
        .track::after {
          background: currentColor;
        }
      }
    `,
  ];

  @property({ type: Boolean, reflect: true }) checked = false;

  @property({ type: Boolean, reflect: true }) disabled = false;

  /** The accessible name, when there is no visible label. */
  @property() label = '';

  #toggle(): void {
    this.checked = !this.checked;
    this.emit('dm-change', { checked: this.checked });
  }

  protected override render(): TemplateResult {
    return html`<button
      type="button"
      role="switch"
      aria-checked=${this.checked}
      aria-label=${this.label || nothing}
      ?disabled=${this.disabled}
      @click=${this.#toggle}
    >
      <slot></slot><span class="track" part="track"></span>
    </button>`;
  }
}

define('dm-switch', DmSwitch);

declare global {
  interface HTMLElementTagNameMap {
    'dm-switch': DmSwitch;
  }
}
