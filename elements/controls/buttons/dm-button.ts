import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { define } from '../../base/define.js';
import { DmElement } from '../../base/dm-element.js';
import { icon, type IconName } from '../../base/icons/icon.js';
import { buttonStyles } from '../../base/theme/button-styles.js';
import { sharedStyles } from '../../base/theme/shared-styles.js';

export type ButtonKind = 'primary' | 'second' | 'soft' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large' | 'huge';

/**
 * A button with a label, and an icon before or a caret after it.
 *
 * @slot - The label: a verb.
 * @fires click - The browser's own; not sent while disabled or loading.
 * @csspart button - The native button.
 */
export class DmButton extends DmElement {
  static override shadowRootOptions = { ...LitElement.shadowRootOptions, delegatesFocus: true };

  static override styles = [
    sharedStyles,
    buttonStyles,
    css`
      :host {
        display: inline-flex;
      }
      :host([block]) {
        display: flex;
      }
      button {
        flex: 1;
        position: relative;
      }
      .spinner {
        width: 16px;
        height: 16px;
        margin: 2px;
        border: 2px solid currentColor;
        border-right-color: transparent;
        border-radius: var(--dm-radius-full);
        animation: turn 900ms linear infinite;
      }
      .over {
        position: absolute;
        background: inherit;
        border-radius: inherit;
        inset: 0;
        display: grid;
        place-items: center;
      }
      @keyframes turn {
        to {
          rotate: 1turn;
        }
      }
    `,
  ];

  /** One `primary` a view; `soft` for toggled or recommended, `danger` only inside a confirm. */
  @property() kind: ButtonKind = 'second';

  /** 32, 36, 44 or 52 pixels high. */
  @property() size: ButtonSize = 'medium';

  /** The icon before the label. */
  @property() icon: IconName | '' = '';

  /** Shows a caret: the button opens a menu. */
  @property({ type: Boolean }) caret = false;

  /** Shows a spinner in the icon's place and ignores presses; label and width stay. */
  @property({ type: Boolean }) loading = false;

  @property({ type: Boolean, reflect: true }) disabled = false;

  /** On or off, of a button that stays so; null of one that does something once. */
  @property({ attribute: false }) pressed: boolean | null = null;

  /** As wide as its parent. */
  @property({ type: Boolean, reflect: true }) block = false;

  /** The accessible name, where the label alone does not say enough. */
  @property() label = '';

  /** Set by menus and popovers that the button opens. */
  @property({ attribute: false }) expanded: boolean | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener('click', this.#stopWhileLoading, { capture: true });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.removeEventListener('click', this.#stopWhileLoading, { capture: true });
  }

  #stopWhileLoading = (event: Event): void => {
    if (this.loading) event.stopImmediatePropagation();
  };

  #renderLead(): TemplateResult | typeof nothing {
    if (!this.loading) return this.icon ? html`${icon(this.icon)}` : nothing;
    // With an icon the spinner takes its place; without one it lies over the label, so that the width stays.
    return this.icon
      ? html`<span class="spinner"></span>`
      : html`<span class="over"><span class="spinner"></span></span>`;
  }

  protected override render(): TemplateResult {
    return html`<button
      part="button"
      type="button"
      class="button ${this.kind} ${this.size} ${this.block ? 'block' : ''}"
      ?disabled=${this.disabled}
      aria-disabled=${this.loading ? 'true' : nothing}
      aria-busy=${this.loading ? 'true' : nothing}
      aria-label=${this.label || nothing}
      aria-pressed=${this.pressed ?? nothing}
      aria-haspopup=${this.expanded === null ? nothing : 'true'}
      aria-expanded=${this.expanded ?? nothing}
    >
      ${this.#renderLead()}<slot></slot>${this.caret ? icon('caret-down', { size: 16 }) : nothing}
    </button>`;
  }
}

define('dm-button', DmButton);

declare global {
  interface HTMLElementTagNameMap {
    'dm-button': DmButton;
  }
}
