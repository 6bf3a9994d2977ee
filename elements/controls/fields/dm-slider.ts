import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { define } from '../../base/define.js';
import { DmElement } from '../../base/dm-element.js';
import { cspStyleMap } from '../../base/csp-style-map.js';
import { sharedStyles } from '../../base/theme/shared-styles.js';
import { warnOnce } from '../../base/warn-once.js';
import { clamp } from '../../math/geometry.js';
import { sliderStyles } from './dm-slider.styles.js';
import './dm-number-field.js';
import { consumeEvent } from '../behavior/consume-event.js';
import { fitNumber } from './number-parsing.js';

export interface DmSliderEvents {
  'dm-input': { value: number; byKey?: true };
  'dm-change': { value: number; byKey?: true };
}

const BIG_STEP = 10;

/**
 * A value on a track, filled from zero; ranges with negatives carry a tick at zero and fill both ways. Double click
 * resets, arrow keys step by one, with Shift by ten.
 *
 * @fires dm-input - The value moves while dragging or a key is held: `{ value }`, with `byKey: true` by an arrow key.
 * @fires dm-change - The user settled on a value: `{ value }`, with `byKey: true` by an arrow key.
 * @csspart track - The track's ground.
 */
export class DmSlider extends DmElement<DmSliderEvents> {
  static override shadowRootOptions = { ...LitElement.shadowRootOptions, delegatesFocus: true };
  static override styles = [sharedStyles, sliderStyles];

  @property({ type: Number }) value = 0;
  @property({ type: Number }) min = 0;
  @property({ type: Number }) max = 100;
  @property({ type: Number }) step = 1;

  /** Digits kept after the point, in the number field too. */
  @property({ type: Number }) decimals = 0;

  /** Where a double click leads. Default: zero, or the end nearest to it. */
  @property({ type: Number, attribute: 'reset-value' }) resetValue: number | null = null;

  /** Pairs it with a number field at the right. */
  @property({ type: Boolean, attribute: 'with-number' }) withNumber = false;

  /** The number field ignores what is typed out of range instead of bringing it into it; emptied it counts as 0. */
  @property({ type: Boolean }) strict = false;

  /** Shown after the number, such as `%`. */
  @property() unit = '';

  /** The accessible name. */
  @property() label = '';

  /** Shows the label above. */
  @property({ type: Boolean, attribute: 'show-label' }) showLabel = false;

  /** What the value comes to in other words, such as `1.4`: stands beside the label and is told with the value. */
  @property() reading = '';

  @property({ type: Boolean, reflect: true }) disabled = false;

  #committed = 0;
  #moving = false;
  /** The move is one of the arrow keys. */
  #byKey = false;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('value') && !Number.isFinite(this.value)) {
      warnOnce(`dm-slider: value is not a number: ${String(this.value)}`);
      this.value = this.#committed;
    }
    if (!this.#moving) this.#committed = this.value;
  }

  #detail(): { value: number; byKey?: true } {
    return this.#byKey ? { value: this.value, byKey: true } : { value: this.value };
  }

  #move(value: number, byKey = false): void {
    this.#moving = true;
    this.#byKey = byKey;
    const next = fitNumber(value, this);
    if (next === this.value) return;
    this.value = next;
    this.emit('dm-input', this.#detail());
  }

  #settle(): void {
    this.#moving = false;
    if (this.value === this.#committed) return;
    this.#committed = this.value;
    this.emit('dm-change', this.#detail());
  }

  #reset(): void {
    if (this.disabled) return;
    this.#move(this.resetValue ?? clamp(0, this.min, this.max));
    this.#settle();
  }

  #onInput(event: Event): void {
    this.#move(Number((event.target as HTMLInputElement).value));
  }

  #onChange(event: Event): void {
    event.stopPropagation();
    this.#settle();
  }

  /** The native steps, plus ten with Shift; Escape in mid-drag goes back. */
  #onKeyDown(event: KeyboardEvent): void {
    const direction = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }[event.key];
    if (direction) {
      consumeEvent(event);
      this.#move(this.value + direction * this.step * (event.shiftKey ? BIG_STEP : 1), true);
    }
    if (event.key === 'Escape' && this.#moving) {
      consumeEvent(event);
      this.#move(this.#committed);
      this.#moving = false;
    }
  }

  /** The number field inside speaks for the slider: its own events end here. */
  #onNumber(event: CustomEvent<DmSliderEvents['dm-change']>): void {
    event.stopPropagation();
    this.#move(event.detail.value, event.detail.byKey);
    if (event.type === 'dm-change') this.#settle();
  }

  /** Empty where the number says it all. */
  get #valueText(): string {
    const value = this.unit ? `${this.value} ${this.unit}` : String(this.value);
    if (this.reading) return `${value}, ${this.reading}`;
    return this.unit ? value : '';
  }

  /** Share of the track, 0 to 1. */
  #share(value: number): number {
    return this.max > this.min ? clamp((value - this.min) / (this.max - this.min), 0, 1) : 0;
  }

  #renderRange(): TemplateResult {
    const zero = this.#share(0);
    const here = this.#share(this.value);
    const shares = {
      '--slider-zero': String(zero),
      '--slider-from': String(Math.min(zero, here)),
      '--slider-to': String(Math.max(zero, here)),
    };
    return html`<div class="range" ${cspStyleMap(shares)} @dblclick=${this.#reset}>
      <span class="track" part="track"></span>
      ${this.min < 0 && this.max > 0 ? html`<span class="zero"></span>` : nothing}
      <span class="fill ${zero === 0 ? 'from-start' : ''}"></span>
      <input
        type="range"
        min=${this.min}
        max=${this.max}
        step=${this.step}
        .value=${live(String(this.value))}
        aria-label=${this.label || nothing}
        aria-valuetext=${this.#valueText || nothing}
        ?disabled=${this.disabled}
        @input=${this.#onInput}
        @change=${this.#onChange}
        @keydown=${this.#onKeyDown}
        @keyup=${this.#settle}
        @blur=${this.#settle}
      />
    </div>`;
  }

  #renderNumber(): TemplateResult {
    return html`<dm-number-field
      .value=${this.value}
      .min=${this.min}
      .max=${this.max}
      .step=${this.step}
      .decimals=${this.decimals}
      .strict=${this.strict}
      .unit=${this.unit}
      .label=${this.label}
      .disabled=${this.disabled}
      @dm-input=${this.#onNumber}
      @dm-change=${this.#onNumber}
    ></dm-number-field>`;
  }

  protected override render(): TemplateResult {
    const reading = this.reading ? html`<span class="reading">${this.reading}</span>` : nothing;
    return html`${
        this.showLabel ? html`<span class="label" aria-hidden="true">${this.label}${reading}</span>` : nothing
      }
      <div class="row">${this.#renderRange()}${this.withNumber ? this.#renderNumber() : nothing}</div>`;
  }
}

define('dm-slider', DmSlider);

declare global {
  interface HTMLElementTagNameMap {
    'dm-slider': DmSlider;
  }
}
