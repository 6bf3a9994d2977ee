import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { define } from '../../base/define.js';
import { DmElement } from '../../base/dm-element.js';
import { icon, type IconName } from '../../base/icons/icon.js';
import { buttonStyles } from '../../base/theme/button-styles.js';
import { sharedStyles } from '../../base/theme/shared-styles.js';
import { tooltip } from '../overlays/tooltip.js';

/**
 * A square button with an icon, its name and keys in a tooltip.
 *
 * @slot - Something instead of the icon, such as a color swatch.
 * @fires click - The browser's own; not sent while disabled.
 * @csspart button - The native button.
 */
export class DmIconButton extends DmElement {
  static override shadowRootOptions = { ...LitElement.shadowRootOptions, delegatesFocus: true };

  static override styles = [
    sharedStyles,
    buttonStyles,
    css`
      :host {
        display: inline-flex;
      }
    `,
  ];

  @property() icon: IconName | '' = '';

  /** The name, for the tooltip and for assistive technology. */
  @property() label = '';

  /** The keys shown in the tooltip, such as `Ctrl B`. */
  @property() keys = '';

  /** The button stays on or off; see `pressed`. */
  @property({ type: Boolean }) toggle = false;

  /** On: soft accent and the filled icon. Counts only with `toggle`. */
  @property({ type: Boolean }) pressed = false;

  @property({ type: Boolean, reflect: true }) disabled = false;

  /** 32 in the editor, 36 on pages. */
  @property() size: 'small' | 'medium' = 'small';

  /** A line around it, where it stands alone. */
  @property({ type: Boolean }) edge = false;

  /** Set by menus and popovers that the button opens. */
  @property({ attribute: false }) expanded: boolean | null = null;

  #renderIcon(): TemplateResult | typeof nothing {
    return this.icon ? icon(this.icon, { fill: this.toggle && this.pressed }) : nothing;
  }

  protected override render(): TemplateResult {
    return html`<button
      part="button"
      type="button"
      class="icon-button ${this.size} ${this.edge ? 'edge' : ''}"
      ?disabled=${this.disabled}
      aria-label=${this.label || nothing}
      aria-pressed=${this.toggle ? this.pressed : nothing}
      aria-haspopup=${this.expanded === null ? nothing : 'true'}
      aria-expanded=${this.expanded ?? nothing}
      ${tooltip(this.label, this.keys)}
    >
      <slot>${this.#renderIcon()}</slot>
    </button>`;
  }
}

define('dm-icon-button', DmIconButton);

declare global {
  interface HTMLElementTagNameMap {
    'dm-icon-button': DmIconButton;
  }
}
