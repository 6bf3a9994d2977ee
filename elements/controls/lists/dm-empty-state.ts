import { css, html, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { define } from '../../base/define.js';
import { DmElement } from '../../base/dm-element.js';
import { sharedStyles } from '../../base/theme/shared-styles.js';

/** A page with handles over rules: edges and handles are the only ornament of the design. */
const DRAWING = html`<svg viewBox="0 0 232 148" fill="none" aria-hidden="true">
  <path
    class="faint"
    d="M8.5 20v108M24 132.5h184M4 32.5h9M4 56.5h9M4 80.5h9M4 104.5h9M48.5 128v9M80.5 128v9M112.5 128v9M144.5 128v9M176.5 128v9"
  />
  <rect class="edge" x="60.5" y="20.5" width="112" height="88" />
  <path class="faint" d="M60.5 84.5l32-28 24 20 20-16 36 28" />
  <circle class="faint" cx="146" cy="44" r="8" />
  <g class="handle">
    <rect x="56" y="16" width="9" height="9" rx="2" />
    <rect x="168" y="16" width="9" height="9" rx="2" />
    <rect x="56" y="104" width="9" height="9" rx="2" />
    <rect x="168" y="104" width="9" height="9" rx="2" />
  </g>
</svg>`;

/**
 * What a list shows when there is nothing in it: a drawing, the sentence, one line of help, one second button.
 *
 * @slot drawing - Another drawing, 232 x 148.
 * @slot action - The button.
 * @csspart heading - The sentence.
 */
export class DmEmptyState extends DmElement {
  static override styles = [
    sharedStyles,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        justify-items: center;
        gap: 8px;
        padding: var(--dm-space-8) var(--dm-space-4);
        text-align: center;
      }
      .drawing {
        margin-bottom: 8px;
      }
      /* what was searched for may be one word without end */
      .title-2 {
        max-width: 100%;
        overflow-wrap: anywhere;
      }
      svg {
        width: 232px;
        max-width: 100%;
        height: auto;
      }
      .faint {
        stroke: var(--dm-color-line-strong);
      }
      .edge {
        fill: var(--dm-color-surface);
        stroke: var(--dm-color-control);
      }
      .handle {
        fill: var(--dm-color-handle);
        stroke: var(--dm-color-selection);
        stroke-width: 1.5;
      }
      .help {
        font: var(--dm-text-body);
        color: var(--dm-color-text-2);
      }
      :host([compact]) .drawing {
        display: none;
      }
      :host([compact]) .title-2 {
        font: var(--dm-text-control);
        font-weight: var(--dm-font-weight-medium);
        letter-spacing: 0;
        color: var(--dm-color-text-2);
      }
      ::slotted([slot='action']) {
        margin-top: 8px;
      }
    `,
  ];

  /** The sentence of the spec, such as 'You have no color palettes'. */
  @property() heading = '';

  /** One line on what to do. */
  @property() help = '';

  /** Without the drawing and in small type, inside a panel's section. */
  @property({ type: Boolean, reflect: true }) compact = false;

  protected override render(): TemplateResult {
    return html`<div class="drawing"><slot name="drawing">${DRAWING}</slot></div>
      <p class="title-2" part="heading">${this.heading}</p>
      ${this.help ? html`<p class="help">${this.help}</p>` : nothing}
      <slot name="action"></slot>`;
  }
}

define('dm-empty-state', DmEmptyState);

declare global {
  interface HTMLElementTagNameMap {
    'dm-empty-state': DmEmptyState;
  }
}
