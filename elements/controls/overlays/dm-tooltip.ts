import { css, html, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { define } from '../../base/define.js';
import { DmElement } from '../../base/dm-element.js';
import { sharedStyles } from '../../base/theme/shared-styles.js';

/**
 * The dark bubble with a control's name and keys; the `tooltip` directive shows and places it.
 *
 * @csspart keys - The keys at the right.
 */
export class DmTooltip extends DmElement {
  static override styles = [
    sharedStyles,
    css`
      :host {
        position: fixed;
        inset: auto;
        left: 0;
        top: 0;
        align-items: center;
        gap: 8px;
        max-width: min(320px, 100vw - 16px);
        margin: 0;
        padding: 6px 10px;
        border: 0;
        border-radius: var(--dm-radius-sm);
        background: var(--dm-color-inverse);
        color: var(--dm-color-on-inverse);
        font: var(--dm-text-caption);
        pointer-events: none;
      }
      :host(:popover-open),
      :host([static]) {
        display: inline-flex;
      }
      :host([static]) {
        position: static;
      }
      .keys {
        color: var(--dm-color-on-inverse-2);
      }
    `,
  ];

  /** The name of the control. */
  @property() label = '';

  /** Its keys, such as `Ctrl B`; empty when it has none. */
  @property() keys = '';

  override connectedCallback(): void {
    super.connectedCallback();
    // Decoration for the eye: the control itself carries the name.
    this.setAttribute('aria-hidden', 'true');
    if (!this.hasAttribute('static')) this.popover = 'manual';
  }

  protected override render(): TemplateResult {
    return html`<span>${this.label}</span>
      ${this.keys ? html`<span class="keys" part="keys">${this.keys}</span>` : nothing}`;
  }
}

define('dm-tooltip', DmTooltip);

declare global {
  interface HTMLElementTagNameMap {
    'dm-tooltip': DmTooltip;
  }
}
