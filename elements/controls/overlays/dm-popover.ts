import type { Placement } from '@floating-ui/dom';
import { css, html, nothing, type TemplateResult } from 'lit';
import { property, query } from 'lit/decorators.js';
import { define } from '../../base/define.js';
import { DmElement } from '../../base/dm-element.js';
import { sharedStyles } from '../../base/theme/shared-styles.js';
import { AnchorSlot } from './anchor-slot.js';
import { FloatingController, type DismissReason } from './floating-controller.js';
import { floatingStyles } from './floating-styles.js';
import { firstFocusable } from '../behavior/focus.js';

export interface DmPopoverEvents {
  'dm-open': Record<string, never>;
  'dm-close': Record<string, never>;
}

/**
 * A box that opens beside its button: the first field takes the keyboard, Escape and a press outside close it, and the
 * keyboard goes back to the button.
 *
 * @slot anchor - The button that opens it.
 * @slot - What is inside.
 * @fires dm-open - The user opened it.
 * @fires dm-close - The user closed it.
 * @csspart panel - The floating box.
 * @cssprop --dm-popover-padding - Default 16px.
 */
export class DmPopover extends DmElement<DmPopoverEvents> {
  static override styles = [
    sharedStyles,
    floatingStyles,
    css`
      :host {
        display: inline-flex;
      }
      .floating[popover] {
        padding: var(--dm-popover-padding);
        overflow: auto;
      }
    `,
  ];

  @property({ type: Boolean, reflect: true }) open = false;

  /** Where it opens, when there is room. */
  @property() placement: Placement = 'bottom-start';

  /** The accessible name of the box. */
  @property() label = '';

  @query('.floating') private panel!: HTMLElement | null;

  #anchor = new AnchorSlot(this, () => this.toggle());

  #floating: FloatingController = new FloatingController(this, {
    panel: () => this.panel,
    anchor: () => this.#anchor.element ?? this,
    placement: () => this.placement,
    dismiss: (reason) => this.#dismiss(reason),
  });

  /** Opens or closes it as a press on its button does. */
  toggle(): void {
    this.open = !this.open;
    this.emit(this.open ? 'dm-open' : 'dm-close', {});
  }

  #dismiss(reason: DismissReason): void {
    if (!this.open) return;
    this.open = false;
    if (reason === 'escape') this.#anchor.focus();
    this.emit('dm-close', {});
  }

  protected override updated(): void {
    this.#anchor.expanded = this.open;
    if (!this.open) return this.#floating.hide();
    if (this.#floating.isOpen) return;
    this.#floating.show();
    if (this.panel) (firstFocusable(this.panel) ?? this.panel).focus();
  }

  protected override render(): TemplateResult {
    return html`<slot name="anchor" @slotchange=${this.#anchor.onSlotChange}></slot>
      <div
        class="floating scroll-area"
        part="panel"
        popover="manual"
        role="dialog"
        tabindex="-1"
        aria-label=${this.label || nothing}
      >
        <slot></slot>
      </div>`;
  }
}

define('dm-popover', DmPopover);

declare global {
  interface HTMLElementTagNameMap {
    'dm-popover': DmPopover;
  }
}
