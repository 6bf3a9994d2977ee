import type { Placement, VirtualElement } from '@floating-ui/dom';
import { css, html, nothing, type TemplateResult } from 'lit';
import { property, query } from 'lit/decorators.js';
import { define } from '../../base/define.js';
import { DmElement } from '../../base/dm-element.js';
import { sharedStyles } from '../../base/theme/shared-styles.js';
import { AnchorSlot } from '../overlays/anchor-slot.js';
import './dm-menu-item.js';
import type { DmMenuItem } from './dm-menu-item.js';
import type { DmSubmenu } from './dm-submenu.js';
import { FloatingController, type DismissReason } from '../overlays/floating-controller.js';
import { floatingStyles } from '../overlays/floating-styles.js';
import { deepFocus } from '../../base/deep-focus.js';
import { handleMenuKey } from './menu-keys.js';
import { TypeAhead } from '../behavior/type-ahead.js';

export interface DmMenuEvents {
  'dm-open': Record<string, never>;
  'dm-close': Record<string, never>;
  /** From the chosen row. */
  'dm-pick': { value: string };
}

/**
 * A list of acts under a button, or at the pointer with `openAt`. Arrow keys move, letters find, Enter chooses.
 *
 * @slot anchor - The button that opens it.
 * @slot - `<dm-menu-item>` and `<dm-submenu>` rows; `<hr>` between groups.
 * @fires dm-open - The user opened it.
 * @fires dm-close - The user closed it, by choosing or otherwise.
 * @fires dm-pick - From the chosen row: `{ value }`.
 * @csspart panel - The floating box.
 */
export class DmMenu extends DmElement<DmMenuEvents> {
  static override styles = [
    sharedStyles,
    floatingStyles,
    css`
      :host {
        display: inline-flex;
      }
      .floating {
        min-width: var(--dm-menu-min-width);
        overflow: hidden auto;
      }
      .floating:focus-visible {
        outline: none;
      }
      ::slotted(hr) {
        height: 1px;
        margin: 6px 0;
        border: 0;
        background: var(--dm-color-line);
      }
    `,
  ];

  @property({ type: Boolean, reflect: true }) open = false;

  @property() placement: Placement = 'bottom-start';

  /** The accessible name of the list. */
  @property() label = '';

  @query('.floating') private panel!: HTMLElement | null;

  #anchor = new AnchorSlot(this, () => this.#press());
  #point: VirtualElement | null = null;
  #returnTo: HTMLElement | null = null;
  #typeAhead = new TypeAhead();
  #marksFirst = true;

  #floating: FloatingController = new FloatingController(this, {
    panel: () => this.panel,
    anchor: () => this.#point ?? this.#anchor.element ?? this,
    placement: () => (this.#point ? 'right-start' : this.placement),
    dismiss: (reason) => this.#close(reason),
  });

  /**
   * Opens it as a context menu at a point of the window, in CSS pixels; `byPointer` marks no row yet. Does nothing out of
   * the document.
   */
  openAt(x: number, y: number, { byPointer = false } = {}): void {
    if (!this.isConnected) return;
    this.#marksFirst = !byPointer;
    this.#floating.hide();
    this.#point = { getBoundingClientRect: () => new DOMRect(x, y, 0, 0), contextElement: this };
    this.#returnTo = deepFocus();
    this.open = true;
    this.requestUpdate();
    this.emit('dm-open', {});
  }

  #press(): void {
    if (this.open) return this.#close('outside');
    this.#point = null;
    this.#marksFirst = true;
    this.open = true;
    this.emit('dm-open', {});
  }

  #close(reason: DismissReason | 'picked'): void {
    if (!this.open) return;
    this.open = false;
    if (reason !== 'outside') {
      if (this.#point) this.#returnTo?.focus();
      else this.#anchor.focus();
    }
    this.emit('dm-close', {});
  }

  get #items(): (DmMenuItem | DmSubmenu)[] {
    const slot = this.renderRoot.querySelector<HTMLSlotElement>('slot:not([name])');
    const rows = slot?.assignedElements({ flatten: true }) ?? [];
    // By name, not by class: the kit may be loaded twice.
    const isItem = (row: Element): row is DmMenuItem | DmSubmenu =>
      row.localName === 'dm-menu-item' || row.localName === 'dm-submenu';
    return rows.filter(isItem).filter((row) => !row.disabled && !row.hidden);
  }

  #onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Tab') return this.#close('escape');
    handleMenuKey(event, this.#items, this.#typeAhead);
  }

  protected override updated(): void {
    this.#anchor.expanded = this.open;
    if (!this.open) return this.#floating.hide();
    if (this.#floating.isOpen) return;
    this.#floating.show();
    const row = this.#items.find((item) => 'checked' in item && item.checked) ?? this.#items[0];
    ((this.#marksFirst && row) || this.panel)?.focus();
  }

  protected override render(): TemplateResult {
    return html`<slot name="anchor" @slotchange=${this.#anchor.onSlotChange}></slot>
      <div
        class="floating scroll-area"
        part="panel"
        popover="manual"
        role="menu"
        tabindex="-1"
        aria-label=${this.label || nothing}
        @keydown=${this.#onKeyDown}
        @dm-pick=${() => this.#close('picked')}
      >
        <slot></slot>
      </div>`;
  }
}

define('dm-menu', DmMenu);

declare global {
  interface HTMLElementTagNameMap {
    'dm-menu': DmMenu;
  }
}
