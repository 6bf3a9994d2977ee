import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { cspStyleMap, type StyleProperties } from '../../base/csp-style-map.js';
import { define } from '../../base/define.js';
import { DmElement } from '../../base/dm-element.js';
import { t } from '../../base/i18n/en.js';
import { icon, type IconName } from '../../base/icons/icon.js';
import { fieldStyles } from '../../base/theme/field-styles.js';
import { sharedStyles } from '../../base/theme/shared-styles.js';
import { selectStyles } from './dm-select.styles.js';
import { FloatingController, type DismissReason } from '../overlays/floating-controller.js';
import { floatingStyles } from '../overlays/floating-styles.js';
import { consumeEvent } from '../behavior/consume-event.js';
import { readExpression } from '../../math/expression.js';
import { FieldMessage, fieldMessageStyles } from './field-message.js';
import { fitNumber, refusalMessage } from './number-parsing.js';
import { TypeAhead } from '../behavior/type-ahead.js';
import { revertsTyping } from '../behavior/field-undo.js';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  /** Draws the row in its own face: `{ 'font-family': 'Fraunces' }`. */
  readonly style?: StyleProperties;
  /** A short code before the label, such as PNG. */
  readonly badge?: string;
  readonly icon?: IconName;
  readonly disabled?: boolean;
  /** Rows of one group stand together under its name. */
  readonly group?: string;
}

export interface DmSelectEvents {
  'dm-change': { value: string };
}

/**
 * A field that opens a list of its own width; letters find a row, the chosen row carries a check. With `editable` it
 * also takes a number that is not in the list.
 *
 * @fires dm-change - The user chose a row or entered a number: `{ value }`.
 * @csspart field - The line around it.
 * @csspart list - The floating list.
 * @csspart unit - The unit behind a typed number.
 */
export class DmSelect extends DmElement<DmSelectEvents> {
  static override shadowRootOptions = { ...LitElement.shadowRootOptions, delegatesFocus: true };
  static override styles = [sharedStyles, fieldStyles, floatingStyles, fieldMessageStyles, selectStyles];

  @property({ attribute: false }) options: readonly SelectOption[] = [];

  /** The chosen option's value, or the entered number. */
  @property() value = '';

  /** Shown while nothing is chosen, such as 'Select Category'. */
  @property() placeholder = '';

  /** The accessible name. */
  @property() label = '';

  /** Shows the label above. */
  @property({ type: Boolean, attribute: 'show-label' }) showLabel = false;

  @property() size: 'small' | 'medium' | 'large' = 'medium';

  @property({ type: Boolean, reflect: true }) disabled = false;

  /** Takes typed numbers between `min` and `max`. */
  @property({ type: Boolean }) editable = false;

  @property({ type: Number }) min = -Infinity;
  @property({ type: Number }) max = Infinity;

  /** What is typed out of range is ignored instead of brought into it. */
  @property({ type: Boolean }) strict = false;

  /** Shown after a typed number, such as `pt`; lengths in other units are converted to it. */
  @property() unit = '';

  /** Digits kept of a typed number. */
  @property({ type: Number }) decimals = 0;

  @state() private open = false;
  @state() private active = -1;
  /** What is being typed into an editable field; null while it shows its value. */
  @state() private typed: string | null = null;

  @query('[role=listbox]') private list!: HTMLElement | null;
  @query('.field') private field!: HTMLElement;
  @query('input, button.field') private control!: HTMLElement;

  readonly #message = new FieldMessage(this);
  #typeAhead = new TypeAhead();

  #floating: FloatingController = new FloatingController(this, {
    panel: () => this.list,
    anchor: () => this.field,
    placement: () => 'bottom-start',
    sameWidth: true,
    dismiss: (reason) => this.#dismiss(reason),
  });

  get #chosen(): SelectOption | undefined {
    return this.options.find((option) => option.value === this.value);
  }

  /** What an editable field shows while nothing is typed. */
  get #shown(): string {
    return this.#chosen?.label ?? this.value;
  }

  #show(): void {
    if (this.open || this.disabled) return;
    this.open = true;
    this.active = this.options.findIndex((option) => option.value === this.value);
  }

  #dismiss(reason: DismissReason): void {
    this.open = false;
    if (reason === 'escape') this.typed = null;
  }

  #toggle(): void {
    if (this.open) this.open = false;
    else this.#show();
    this.control.focus();
  }

  #commit(value: string): void {
    this.open = false;
    this.typed = null;
    if (value === this.value) return;
    this.value = value;
    this.emit('dm-change', { value });
  }

  #choose(index: number): void {
    const option = this.options[index];
    if (option && !option.disabled) this.#commit(option.value);
  }

  #onListClick(event: Event): void {
    const row = (event.target as Element).closest<HTMLElement>('[role=option]');
    if (row) this.#choose(Number(row.dataset['index']));
  }

  #commitTyped(): void {
    if (this.typed === null) return;
    const number = readExpression(this.typed, this.unit);
    if (number !== null && !(this.strict && (number < this.min || number > this.max)))
      return this.#commit(String(fitNumber(number, this)));
    this.typed = null;
    this.#message.show(refusalMessage(number, this));
  }

  /** Moves the highlight; disabled rows are stepped over. */
  #moveActive(step: number, from: number): void {
    const count = this.options.length;
    for (let tries = 0, index = from; tries < count; tries++) {
      index = (index + step + count) % count;
      if (this.options[index]?.disabled) continue;
      this.active = index;
      return;
    }
  }

  #onOpenKey(event: KeyboardEvent): void {
    const { key } = event;
    if (key === 'ArrowDown') this.#moveActive(1, this.active);
    else if (key === 'ArrowUp') this.#moveActive(-1, Math.max(this.active, 0));
    else if (key === 'Home' && !this.editable) this.#moveActive(1, -1);
    else if (key === 'End' && !this.editable) this.#moveActive(-1, 0);
    else if (key === 'Enter' && this.typed !== null) this.#commitTyped();
    else if (key === 'Enter' || (key === ' ' && !this.editable)) this.#choose(this.active);
    else return this.#onLetter(event);
    consumeEvent(event);
  }

  #onClosedKey(event: KeyboardEvent): void {
    const opens = ['ArrowDown', 'ArrowUp', ...(this.editable ? [] : ['Enter', ' '])];
    if (opens.includes(event.key)) {
      consumeEvent(event);
      this.#show();
    } else if (this.editable && event.key === 'Enter') {
      consumeEvent(event);
      this.#commitTyped();
    } else if (this.editable && event.key === 'Escape' && this.typed !== null) {
      consumeEvent(event);
      this.typed = null;
    } else this.#onLetter(event);
  }

  #onLetter(event: KeyboardEvent): void {
    if (this.editable) return;
    const labels = this.options.map((option) => option.label);
    const index = this.#typeAhead.find(event, labels, this.active);
    if (index === null) return;
    consumeEvent(event);
    this.#show();
    this.active = index;
  }

  /** What equals the value is not being typed: it would be committed when the value has become another. */
  #onInput(event: Event): void {
    const { value } = event.target as HTMLInputElement;
    this.#message.hide();
    this.typed = value === this.#shown ? null : value;
  }

  #onUndo(event: KeyboardEvent | InputEvent): boolean {
    const undone = revertsTyping(event, this.typed !== null);
    if (undone) this.typed = null;
    return undone;
  }

  #onKeyDown(event: KeyboardEvent): void {
    if (event.isComposing || (this.editable && this.#onUndo(event))) return;
    if (event.key === 'Tab') this.open = false;
    else if (this.open) this.#onOpenKey(event);
    else this.#onClosedKey(event);
  }

  protected override updated(changed: PropertyValues): void {
    if (this.open && !this.#floating.isOpen) this.#floating.show();
    if (!this.open) return this.#floating.hide();
    if (!changed.has('active') && !changed.has('open')) return;
    this.renderRoot.querySelector('.active')?.scrollIntoView({ block: 'nearest' });
  }

  #renderOption(option: SelectOption, index: number): TemplateResult {
    const chosen = option.value === this.value;
    const startsGroup = option.group && option.group !== this.options[index - 1]?.group;
    return html`${startsGroup ? html`<div class="group label" role="presentation">${option.group}</div>` : nothing}
      <div
        role="option"
        id="option-${index}"
        data-index=${index}
        class=${index === this.active ? 'active' : ''}
        aria-selected=${chosen}
        aria-disabled=${option.disabled ? 'true' : nothing}
        @pointermove=${() => (this.active = option.disabled ? this.active : index)}
      >
        ${option.icon ? icon(option.icon, { size: 16 }) : nothing}
        ${option.badge ? html`<span class="badge">${option.badge}</span>` : nothing}
        <span class="name ellipsis" ${cspStyleMap(option.style ?? {})}>${option.label}</span>
        ${chosen ? icon('check', { size: 16 }) : nothing}
      </div>`;
  }

  #renderList(): TemplateResult {
    // Rows exist only while open: a font list has hundreds. The press must not take the keyboard from the field.
    return html`<div
      class="floating scroll-area"
      part="list"
      popover="manual"
      role="listbox"
      id="list"
      aria-label=${this.label || t('select')}
      @click=${this.#onListClick}
      @keydown=${this.#onKeyDown}
      @pointerdown=${(event: Event) => event.preventDefault()}
      @mousedown=${(event: Event) => event.preventDefault()}
    >
      ${this.open ? this.options.map((option, index) => this.#renderOption(option, index)) : nothing}
    </div>`;
  }

  #renderButton(): TemplateResult {
    const chosen = this.#chosen;
    return html`<button
      type="button"
      class="field ${this.size}"
      part="field"
      role="combobox"
      aria-label=${this.label || nothing}
      aria-haspopup="listbox"
      aria-expanded=${this.open}
      aria-controls="list"
      aria-activedescendant=${this.open && this.active >= 0 ? `option-${this.active}` : nothing}
      ?disabled=${this.disabled}
      @click=${this.#toggle}
      @keydown=${this.#onKeyDown}
    >
      ${chosen?.icon ? icon(chosen.icon, { size: 16 }) : nothing}
      ${chosen?.badge ? html`<span class="badge">${chosen.badge}</span>` : nothing}
      <span class="value ellipsis ${chosen ? '' : 'placeholder'}" ${cspStyleMap(chosen?.style ?? {})}
        >${chosen?.label ?? (this.value || this.placeholder)}</span
      >
      ${icon('caret-down', { size: 16 })}
    </button>`;
  }

  #renderEditable(): TemplateResult {
    return html`<div
        class="field ${this.size} ${this.open ? 'open' : ''} ${this.#message.shown ? 'bad' : ''}"
        part="field"
      >
        <input
          type="text"
          data-settles
          inputmode="decimal"
          role="combobox"
          autocomplete="off"
          aria-invalid=${this.#message.shown ? 'true' : nothing}
          .value=${live(this.typed ?? this.#shown)}
          placeholder=${this.placeholder || nothing}
          aria-label=${this.label || nothing}
          aria-haspopup="listbox"
          aria-expanded=${this.open}
          aria-controls="list"
          aria-activedescendant=${this.open && this.active >= 0 ? `option-${this.active}` : nothing}
          ?disabled=${this.disabled}
          @focus=${(event: Event) => (event.target as HTMLInputElement).select()}
          @beforeinput=${this.#onUndo}
          @input=${this.#onInput}
          @change=${(event: Event) => event.stopPropagation()}
          @keydown=${this.#onKeyDown}
          @blur=${this.#commitTyped}
        />
        ${this.unit ? html`<span class="unit" part="unit" aria-hidden="true">${this.unit}</span>` : nothing}
        <button
          type="button"
          class="caret"
          tabindex="-1"
          aria-label=${`${t('select')} ${this.label}`}
          ?disabled=${this.disabled}
          @mousedown=${(event: Event) => event.preventDefault()}
          @click=${this.#toggle}
        >
          ${icon('caret-down', { size: 16 })}
        </button>
      </div>
      ${this.#message.render()}`;
  }

  protected override render(): TemplateResult {
    return html`${this.showLabel ? html`<span class="label" aria-hidden="true">${this.label}</span>` : nothing}
    ${this.editable ? this.#renderEditable() : this.#renderButton()}${this.#renderList()}`;
  }
}

define('dm-select', DmSelect);

declare global {
  interface HTMLElementTagNameMap {
    'dm-select': DmSelect;
  }
}
