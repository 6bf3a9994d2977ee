import { css, html, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { define } from '../../base/define.js';
import { DmElement } from '../../base/dm-element.js';
import { icon, type IconName } from '../../base/icons/icon.js';
import { sharedStyles } from '../../base/theme/shared-styles.js';

export interface DmMenuItemEvents {
  'dm-pick': { value: string };
}

/**
 * One row of a `<dm-menu>`: icon, label, keys at the right.
 *
 * @slot - The label.
 * @fires dm-pick - The user chose it by pointer or key: `{ value }`. The menu closes by itself.
 */
export class DmMenuItem extends DmElement<DmMenuItemEvents> {
  static override styles = [
    sharedStyles,
    css`
      :host {
        display: flex;
        align-items: center;
        gap: 10px;
        min-height: var(--dm-menu-item-height);
        padding: 0 10px;
        border-radius: var(--dm-radius-sm);
        cursor: pointer;
        user-select: none;
      }
      :host(:hover),
      :host(:focus) {
        background: var(--dm-color-hover);
      }
      :host(:active) {
        background: var(--dm-color-active);
      }
      :host(:focus-visible) {
        outline: var(--dm-focus-width) solid var(--dm-color-focus);
        outline-offset: -2px;
      }
      svg {
        color: var(--dm-color-text-2);
      }
      .label {
        flex: 1;
        font: var(--dm-text-control);
        color: inherit;
      }
      :host([danger]),
      :host([danger]) svg {
        color: var(--dm-color-danger);
      }
      :host([disabled]),
      :host([disabled]) svg {
        background: none;
        color: var(--dm-color-text-disabled);
        cursor: not-allowed;
      }
      @media (max-width: 767px) {
        :host {
          min-height: 48px;
        }
      }
    `,
  ];

  /** Told by `dm-pick`. */
  @property() value = '';

  @property() icon: IconName | '' = '';

  /** The keys that do the same, such as `Ctrl D`. */
  @property() keys = '';

  /** Destroys something: stands last, after a line. */
  @property({ type: Boolean, reflect: true }) danger = false;

  @property({ type: Boolean, reflect: true }) disabled = false;

  /** The present choice among the rows: carries a check. */
  @property({ type: Boolean, reflect: true }) checked = false;

  /** The text of the label, for type-ahead. */
  get text(): string {
    return this.textContent.trim();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (!this.hasAttribute('tabindex')) this.tabIndex = -1;
    this.addEventListener('click', this.#onClick);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.removeEventListener('click', this.#onClick);
  }

  #onClick = (): void => {
    if (!this.disabled) this.emit('dm-pick', { value: this.value });
  };

  protected override updated(): void {
    this.setAttribute('role', this.checked ? 'menuitemradio' : 'menuitem');
    if (this.checked) this.setAttribute('aria-checked', 'true');
    else this.removeAttribute('aria-checked');
    this.setAttribute('aria-disabled', String(this.disabled));
  }

  protected override render(): TemplateResult {
    return html`${this.icon ? icon(this.icon, { size: 16 }) : nothing}
      <span class="label ellipsis"><slot></slot></span>
      ${this.keys ? html`<span class="keys">${this.keys}</span>` : nothing}
      ${this.checked ? icon('check', { size: 16 }) : nothing}`;
  }
}

define('dm-menu-item', DmMenuItem);

declare global {
  interface HTMLElementTagNameMap {
    'dm-menu-item': DmMenuItem;
  }
}
