import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { define } from '../../base/define.js';
import { DmElement } from '../../base/dm-element.js';
import { fieldStyles } from '../../base/theme/field-styles.js';
import { sharedStyles } from '../../base/theme/shared-styles.js';
import { warnOnce } from '../../base/warn-once.js';
import { numberFieldStyles } from './dm-number-field.styles.js';
import { consumeEvent } from '../behavior/consume-event.js';
import { readExpression } from '../../math/expression.js';
import { FieldMessage, fieldMessageStyles } from './field-message.js';
import { fitNumber, refusalMessage, roundTo } from './number-parsing.js';
import { revertsTyping } from '../behavior/field-undo.js';

export interface DmNumberFieldEvents {
  'dm-input': { value: number; byKey?: true };
  'dm-change': { value: number; byKey?: true };
  'dm-clear': Record<string, never>;
}

/** Shift takes ten steps at a time. */
const BIG_STEP = 10;

/** Pixels of dragging on the letter for one step. */
const SCRUB_PIXELS = 2;

/**
 * A number with a unit: Up and Down step it, Shift steps by ten, dragging the letter scrubs, Enter commits and Escape
 * restores. Typed sums are computed and lengths in other units converted; what is no number is refused with a word. Undo takes back what is being typed; else its keys go on to whoever holds the value.
 *
 * @fires dm-input - The value moves while a key is held or the letter is dragged: `{ value }`, with `byKey: true` by a key.
 * @fires dm-change - The user settled on a value: `{ value }`, with `byKey: true` by Up or Down. Not sent when it is the old one.
 * @fires dm-clear - The user emptied a field that may be empty.
 * @csspart field - The line around it.
 * @cssprop --dm-number-field-width - Default 64px.
 */
export class DmNumberField extends DmElement<DmNumberFieldEvents> {
  static override shadowRootOptions = { ...LitElement.shadowRootOptions, delegatesFocus: true };
  static override styles = [sharedStyles, fieldStyles, fieldMessageStyles, numberFieldStyles];

  /** Null shows an empty field: several objects with different values. */
  @property({ type: Number }) value: number | null = 0;

  @property({ type: Number }) min = -Infinity;
  @property({ type: Number }) max = Infinity;
  @property({ type: Number }) step = 1;

  /** Digits kept after the point. */
  @property({ type: Number }) decimals = 0;

  /** What is typed out of range is ignored instead of brought into it, and an emptied field counts as 0. */
  @property({ type: Boolean }) strict = false;

  /** It may be emptied: its value is then null. */
  @property({ type: Boolean }) optional = false;

  /** Shown while it is empty. */
  @property() placeholder = '';

  /** Shown after the number, such as `px` or `%`. */
  @property() unit = '';

  /** One letter before the number, such as `W`; it scrubs. */
  @property() letter = '';

  /** The accessible name. */
  @property() label = '';

  /** Shows the label above the field. */
  @property({ type: Boolean, attribute: 'show-label' }) showLabel = false;

  @property({ type: Boolean, reflect: true }) disabled = false;

  /** What is being typed; null while the field shows its value. */
  @state() private typed: string | null = null;
  @state() private clamped = false;
  @query('input') private input!: HTMLInputElement;

  /** The last value told with dm-change, or set from outside. */
  #committed: number | null = 0;
  readonly #message = new FieldMessage(this);
  #scrub: { readonly x: number; readonly from: number } | null = null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('value') && !changed.has('min') && !changed.has('max')) return;
    this.#message.hide();
    if (this.value !== null && !Number.isFinite(this.value)) {
      warnOnce(`dm-number-field: value is not a number: ${String(this.value)}`);
      this.value = this.#committed;
    }
    if (!this.#moving) this.#committed = this.value;
  }

  /** A held key or a drag: the value runs ahead of what was committed. */
  #moving = false;

  /** The move is one of the arrow keys. */
  #byKey = false;

  get #shown(): string {
    return this.value === null ? '' : String(roundTo(this.value, this.decimals));
  }

  #detail(value: number): { value: number; byKey?: true } {
    return this.#byKey ? { value, byKey: true } : { value };
  }

  #fit(value: number): number {
    return fitNumber(value, this);
  }

  /** Moves without settling. */
  #move(value: number): void {
    const next = this.#fit(value);
    this.#moving = true;
    this.clamped = next !== roundTo(value, this.decimals);
    this.typed = null;
    if (next === this.value) return;
    this.value = next;
    this.emit('dm-input', this.#detail(next));
  }

  /** Settles on the present value. */
  #settle(): void {
    this.#moving = false;
    if (this.value === null || this.value === this.#committed) return;
    this.#committed = this.value;
    this.emit('dm-change', this.#detail(this.value));
  }

  #commitTyped(): void {
    if (this.typed === null) return;
    if (this.optional && this.typed.trim() === '') return this.#clear();
    const number = this.strict && this.typed.trim() === '' ? 0 : readExpression(this.typed, this.unit);
    this.typed = null;
    if (number === null) return this.#message.show(refusalMessage(number, this));
    const next = this.#fit(number);
    this.clamped = next !== roundTo(number, this.decimals);
    if (this.strict && this.clamped) return this.#message.show(refusalMessage(number, this));
    this.#byKey = false;
    this.value = next;
    this.#settle();
  }

  #clear(): void {
    this.typed = null;
    this.#moving = false;
    this.value = this.#committed = null;
    this.emit('dm-clear', {});
  }

  #restore(): boolean {
    const dirty = this.typed !== null || this.#moving;
    this.typed = null;
    if (this.#moving && this.value !== this.#committed && this.#committed !== null) {
      this.value = this.#committed;
      this.emit('dm-input', { value: this.#committed });
    }
    this.#moving = false;
    this.#scrub = null;
    return dirty;
  }

  #stepBy(direction: 1 | -1, event: KeyboardEvent): void {
    consumeEvent(event);
    this.#byKey = true;
    const from = (this.typed === null ? null : readExpression(this.typed, this.unit)) ?? this.value ?? 0;
    this.#move(from + direction * this.step * (event.shiftKey ? BIG_STEP : 1));
  }

  /** What equals the value is not being typed: it would be committed when the value has become another. */
  #onInput(): void {
    const { value } = this.input;
    this.#message.hide();
    this.typed = value === this.#shown ? null : value;
  }

  #onUndo(event: KeyboardEvent | InputEvent): void {
    if (!revertsTyping(event, this.typed !== null)) return;
    this.typed = null;
    void this.updateComplete.then(() => this.input.select());
  }

  #onKeyDown(event: KeyboardEvent): void {
    this.#onUndo(event);
    if (event.key === 'ArrowUp') this.#stepBy(1, event);
    if (event.key === 'ArrowDown') this.#stepBy(-1, event);
    if (event.key === 'Enter' && !event.isComposing) {
      consumeEvent(event);
      this.#commitTyped();
      void this.updateComplete.then(() => this.input.select());
    }
    if (event.key === 'Escape' && this.#restore()) consumeEvent(event);
  }

  #onKeyUp(event: KeyboardEvent): void {
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') this.#settle();
  }

  #onBlur(): void {
    this.#commitTyped();
    this.#settle();
  }

  #onScrubStart(event: PointerEvent): void {
    if (this.disabled || event.button !== 0) return;
    event.preventDefault();
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.#commitTyped();
    this.#byKey = false;
    this.#scrub = { x: event.clientX, from: this.value ?? 0 };
  }

  #onScrubMove(event: PointerEvent): void {
    if (!this.#scrub) return;
    const steps = Math.trunc((event.clientX - this.#scrub.x) / SCRUB_PIXELS);
    this.#move(this.#scrub.from + steps * this.step * (event.shiftKey ? BIG_STEP : 1));
  }

  #onScrubEnd(): void {
    if (!this.#scrub) return;
    this.#scrub = null;
    this.#settle();
  }

  #renderLetter(): TemplateResult {
    return html`<span
      class="letter"
      aria-hidden="true"
      @pointerdown=${this.#onScrubStart}
      @pointermove=${this.#onScrubMove}
      @pointerup=${this.#onScrubEnd}
      @pointercancel=${() => this.#restore()}
      >${this.letter}</span
    >`;
  }

  #renderInput(): TemplateResult {
    const shown = this.#shown;
    return html`<input
      type="text"
      data-settles
      role="spinbutton"
      inputmode=${this.decimals || this.min < 0 ? 'decimal' : 'numeric'}
      aria-invalid=${this.#message.shown ? 'true' : nothing}
      autocomplete="off"
      .value=${live(this.typed ?? shown)}
      placeholder=${this.placeholder || nothing}
      aria-label=${this.label || this.letter || nothing}
      aria-valuenow=${this.value ?? nothing}
      aria-valuetext=${this.value === null ? nothing : `${shown}${this.unit && ` ${this.unit}`}`}
      aria-valuemin=${Number.isFinite(this.min) ? this.min : nothing}
      aria-valuemax=${Number.isFinite(this.max) ? this.max : nothing}
      ?disabled=${this.disabled}
      @beforeinput=${this.#onUndo}
      @input=${this.#onInput}
      @change=${(event: Event) => event.stopPropagation()}
      @focus=${() => this.input.select()}
      @keydown=${this.#onKeyDown}
      @keyup=${this.#onKeyUp}
      @blur=${this.#onBlur}
    />`;
  }

  protected override render(): TemplateResult {
    return html`${this.showLabel ? html`<span class="label" aria-hidden="true">${this.label}</span>` : nothing}
      <div
        class="field small ${this.clamped ? 'clamped' : ''} ${this.#message.shown ? 'bad' : ''}"
        part="field"
        @animationend=${() => (this.clamped = false)}
      >
        ${this.letter ? this.#renderLetter() : nothing}${this.#renderInput()}${
          this.unit ? html`<span class="unit" aria-hidden="true">${this.unit}</span>` : nothing
        }
      </div>
      ${this.#message.render()}`;
  }
}

define('dm-number-field', DmNumberField);

declare global {
  interface HTMLElementTagNameMap {
    'dm-number-field': DmNumberField;
  }
}
