import { css, html, nothing, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { define } from '../../base/define.js';
import { DmElement } from '../../base/dm-element.js';
import { icon, type IconName } from '../../base/icons/icon.js';
import { sharedStyles } from '../../base/theme/shared-styles.js';
import './dm-menu-item.js';
import type { DmMenuItem } from './dm-menu-item.js';
import { FloatingController } from '../overlays/floating-controller.js';
import { floatingStyles } from '../overlays/floating-styles.js';
import { consumeEvent } from '../behavior/consume-event.js';
import { handleMenuKey } from './menu-keys.js';
import { TypeAhead } from '../behavior/type-ahead.js';

/** How long the pointer rests on the row before it opens, ms: on the way to a row below it should not. */
const REST = 120;

/**
 * A row of a `<dm-menu>` that opens further rows beside it: by resting on it, a press, Enter or the arrow towards it.
 *
 * @slot - `<dm-menu-item>` rows; `<hr>` between groups.
 * @csspart panel - The floating box.
 */
export class DmSubmenu extends DmElement {
  static override styles = [
    sharedStyles,
    floatingStyles,
    css`
      :host {
        display: block;
        border-radius: var(--dm-radius-sm);
      }
      .row {
        display: flex;
        align-items: center;
        gap: 10px;
        min-height: var(--dm-menu-item-height);
        padding: 0 10px;
        border-radius: var(--dm-radius-sm);
        cursor: pointer;
        user-select: none;
      }
      :host(:hover) .row,
      .row:focus,
      .row.open {
        background: var(--dm-color-hover);
      }
      .row:focus-visible {
        outline-offset: -2px;
      }
      .row svg {
        color: var(--dm-color-text-2);
      }
      .label {
        flex: 1;
        font: var(--dm-text-control);
        color: inherit;
      }
      :host([disabled]) .row,
      :host([disabled]) svg {
        background: none;
        color: var(--dm-color-text-disabled);
        cursor: not-allowed;
      }
      .floating {
        min-width: var(--dm-menu-min-width);
        max-width: 320px;
        overflow: hidden auto;
      }
      ::slotted(hr) {
        height: 1px;
        margin: 6px 0;
        border: 0;
        background: var(--dm-color-line);
      }
      :host(:dir(rtl)) .arrow {
        transform: scaleX(-1);
      }
    `,
  ];

  /** What the row says. */
  @property() label = '';

  @property() icon: IconName | '' = '';

  @property({ type: Boolean, reflect: true }) disabled = false;

  @state() private open = false;
  @query('.floating') private panel!: HTMLElement | null;
  @query('.row') private row!: HTMLElement | null;

  #typeAhead = new TypeAhead();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #takesKeyboard = false;

  #floating: FloatingController = new FloatingController(this, {
    panel: () => this.panel,
    anchor: () => this.row,
    placement: () => (this.#rightToLeft ? 'left-start' : 'right-start'),
    dismiss: (reason) => this.#close(reason === 'escape'),
  });

  /** For the type-ahead of the menu around it. */
  get text(): string {
    return this.label;
  }

  get #rightToLeft(): boolean {
    return this.matches(':dir(rtl)');
  }

  get #items(): DmMenuItem[] {
    const rows = this.renderRoot.querySelector('slot')?.assignedElements({ flatten: true }) ?? [];
    const isItem = (row: Element): row is DmMenuItem => row.localName === 'dm-menu-item';
    return rows.filter(isItem).filter((row) => !row.disabled && !row.hidden);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener('keydown', this.#onKeyDown);
    this.addEventListener('click', this.#onClick);
    this.addEventListener('pointerenter', this.#onEnter);
    this.addEventListener('pointerleave', this.#onLeave);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
    this.removeEventListener('keydown', this.#onKeyDown);
    this.removeEventListener('click', this.#onClick);
    this.removeEventListener('pointerenter', this.#onEnter);
    this.removeEventListener('pointerleave', this.#onLeave);
    this.open = false;
  }

  override focus(options?: FocusOptions): void {
    this.row?.focus(options);
  }

  #show(takesKeyboard: boolean): void {
    if (this.disabled) return;
    this.#takesKeyboard = takesKeyboard;
    if (this.open && takesKeyboard) this.#items[0]?.focus();
    this.open = true;
  }

  #close(returnKeyboard: boolean): void {
    this.open = false;
    if (returnKeyboard) this.focus();
  }

  readonly #onClick = (event: MouseEvent): void => {
    if (this.row && event.composedPath().includes(this.row)) this.#show(true);
  };

  readonly #onEnter = (event: PointerEvent): void => {
    clearTimeout(this.#timer);
    if (event.pointerType !== 'touch') this.#timer = setTimeout(() => this.#show(false), REST);
  };

  readonly #onLeave = (event: PointerEvent): void => {
    clearTimeout(this.#timer);
    if (event.pointerType !== 'touch') this.#timer = setTimeout(() => this.#close(false), REST * 2);
  };

  readonly #onKeyDown = (event: KeyboardEvent): void => {
    const [into, out] = this.#rightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    if (event.target === this) {
      if (event.key !== into && event.key !== 'Enter' && event.key !== ' ') return;
      consumeEvent(event);
      this.#show(true);
    } else this.#onItemKey(event, out!);
  };

  #onItemKey(event: KeyboardEvent, out: string): void {
    if (event.key !== out) return handleMenuKey(event, this.#items, this.#typeAhead);
    consumeEvent(event);
    this.#close(true);
  }

  protected override updated(): void {
    if (!this.open) return this.#floating.hide();
    if (this.#floating.isOpen) return;
    this.#floating.show();
    if (this.#takesKeyboard) this.#items[0]?.focus();
  }

  protected override render(): TemplateResult {
    return html`<div
        class="row ${this.open ? 'open' : ''}"
        role="menuitem"
        tabindex="-1"
        aria-haspopup="menu"
        aria-expanded=${this.open}
        aria-disabled=${this.disabled}
      >
        ${this.icon ? icon(this.icon, { size: 16 }) : nothing}
        <span class="label ellipsis">${this.label}</span>
        <span class="arrow">${icon('caret-right', { size: 16 })}</span>
      </div>
      <div
        class="floating scroll-area"
        part="panel"
        popover="manual"
        role="menu"
        aria-label=${this.label}
        @dm-pick=${() => this.#close(false)}
      >
        <slot></slot>
      </div>`;
  }
}

define('dm-submenu', DmSubmenu);

declare global {
  interface HTMLElementTagNameMap {
    'dm-submenu': DmSubmenu;
  }
}
