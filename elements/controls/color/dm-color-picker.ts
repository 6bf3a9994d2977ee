import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { cspStyleMap } from '../../base/csp-style-map.js';
import { define } from '../../base/define.js';
import { DmElement } from '../../base/dm-element.js';
import { t } from '../../base/i18n/en.js';
import { icon } from '../../base/icons/icon.js';
import { buttonStyles } from '../../base/theme/button-styles.js';
import { fieldStyles } from '../../base/theme/field-styles.js';
import { sharedStyles } from '../../base/theme/shared-styles.js';
import { warnOnce } from '../../base/warn-once.js';
import { formatHex, parseHex, type Rgb } from '../../math/color.js';
import { clamp } from '../../math/geometry.js';
import { hexToHsv, hsvToHex, readHex, type Hsv } from './color-hsv.js';
import { BLACK, COLOR_PRESETS } from './color-presets.js';
import { colorPickerStyles } from './dm-color-picker.styles.js';
import '../fields/dm-number-field.js';
import { canSampleColor, sampleColor } from './eye-dropper.js';
import { consumeEvent } from '../behavior/consume-event.js';
import { swatches, type SwatchRow } from './swatches.js';
import { tooltip } from '../overlays/tooltip.js';

export interface ColorPalette {
  readonly name: string;
  /** '#rrggbb'. */
  readonly colors: readonly string[];
}

export interface DmColorPickerEvents {
  'dm-input': { value: string };
  'dm-change': { value: string };
}

const PERCENT = 100;
const DEGREES = 360;

const CHANNELS = [
  { channel: 'r', letter: 'R', label: 'colorRed' },
  { channel: 'g', letter: 'G', label: 'colorGreen' },
  { channel: 'b', letter: 'B', label: 'colorBlue' },
] as const;

/**
 * Picks an opaque color: field, hue bar, hex, red, green and blue, eyedropper where the browser has one, presets, document colors and
 * palettes of the brand kit.
 *
 * @slot - More, below everything else.
 * @fires dm-input - The color moves while dragging or a key is held: `{ value: '#rrggbb' }`.
 * @fires dm-change - The user settled on a color: `{ value: '#rrggbb' }`, once a gesture.
 * @cssprop --dm-color-picker-width - Default 252px.
 */
export class DmColorPicker extends DmElement<DmColorPickerEvents> {
  static override styles = [sharedStyles, buttonStyles, fieldStyles, colorPickerStyles];

  /** '#rrggbb'; also takes '#rgb' and upper case. Anything else is refused with a warning. */
  @property() value = BLACK;

  /** Colors already in the design; the section is left out while there are none. */
  @property({ attribute: false }) documentColors: readonly string[] = [];

  /** Palettes of the brand kit, or 'loading'; null leaves the section out. */
  @property({ attribute: false }) palettes: readonly ColorPalette[] | 'loading' | null = null;

  @state() private hsv: Hsv = { h: 0, s: 0, v: 0 };
  @state() private typed: string | null = null;

  #committed = BLACK;
  #moving = false;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('value')) return;
    const hex = readHex(String(this.value));
    if (hex === null) warnOnce(`dm-color-picker: not a color: ${String(this.value)}`);
    this.value = hex ?? this.#committed;
    if (!this.#moving) this.#committed = this.value;
    // Our own moves keep their hue: black alone could not tell where the handles were.
    if (hsvToHex(this.hsv) !== this.value) this.hsv = hexToHsv(this.value, this.hsv);
  }

  #move(part: Partial<Hsv>): void {
    this.#moving = true;
    this.hsv = { ...this.hsv, ...part };
    const value = hsvToHex(this.hsv);
    if (value === this.value) return;
    this.value = value;
    this.emit('dm-input', { value });
  }

  #settle(): void {
    this.#moving = false;
    if (this.value === this.#committed) return;
    this.#committed = this.value;
    this.emit('dm-change', { value: this.value });
  }

  /** A whole color at once, from a swatch, the hex field or the eyedropper. */
  #set(value: string): void {
    this.typed = null;
    if (value === this.value) return;
    this.value = value;
    this.#settle();
  }

  #press(event: PointerEvent, move: (x: number, y: number) => void): void {
    if (event.type === 'pointerdown') {
      if (event.button !== 0) return;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      this.#moving = true;
    }
    if (!this.#moving || !event.buttons) return;
    const box = (event.currentTarget as Element).getBoundingClientRect();
    move(
      clamp((event.clientX - box.left) / box.width, 0, 1),
      clamp((event.clientY - box.top) / box.height, 0, 1),
    );
  }

  #onArea = (event: PointerEvent): void => this.#press(event, (x, y) => this.#move({ s: x, v: 1 - y }));

  #onHue = (event: PointerEvent): void =>
    this.#press(event, (x) => this.#move({ h: Math.min(x * DEGREES, DEGREES - 1) }));

  #onAreaKey(event: KeyboardEvent): void {
    const step = (event.shiftKey ? 10 : 1) / PERCENT;
    const { s, v } = this.hsv;
    const part = {
      ArrowLeft: { s: s - step },
      ArrowRight: { s: s + step },
      ArrowUp: { v: v + step },
      ArrowDown: { v: v - step },
    }[event.key];
    if (!part) return;
    consumeEvent(event);
    this.#move(Object.fromEntries(Object.entries(part).map(([axis, value]) => [axis, clamp(value, 0, 1)])));
  }

  #onHueKey(event: KeyboardEvent): void {
    const step = event.shiftKey ? 10 : 1;
    const direction = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
    const end = { Home: 0, End: DEGREES - 1 }[event.key];
    if (direction === undefined && end === undefined) return;
    consumeEvent(event);
    this.#move({ h: end ?? clamp(this.hsv.h + step * (direction ?? 0), 0, DEGREES - 1) });
  }

  #commitTyped(): void {
    if (this.typed === null) return;
    const hex = readHex(this.typed);
    this.typed = null;
    if (hex) this.#set(hex);
  }

  #onHexKey(event: KeyboardEvent): void {
    if (event.key === 'Enter') {
      consumeEvent(event);
      this.#commitTyped();
    }
    if (event.key !== 'Escape' || this.typed === null) return;
    consumeEvent(event);
    this.typed = null;
  }

  async #sample(): Promise<void> {
    const hex = readHex((await sampleColor()) ?? '');
    if (hex) this.#set(hex);
  }

  #renderArea(): TemplateResult {
    const { h, s, v } = this.hsv;
    const saturation = Math.round(s * PERCENT);
    const brightness = Math.round(v * PERCENT);
    return html`<div
      class="area"
      role="slider"
      tabindex="0"
      aria-label=${t('colorArea')}
      aria-valuemin="0"
      aria-valuemax="100"
      aria-valuenow=${saturation}
      aria-valuetext=${t('colorAreaValue', { saturation, brightness })}
      ${cspStyleMap({ '--picker-hue': String(h), '--x': `${s * PERCENT}%`, '--y': `${(1 - v) * PERCENT}%` })}
      @pointerdown=${this.#onArea}
      @pointermove=${this.#onArea}
      @lostpointercapture=${this.#settle}
      @keydown=${this.#onAreaKey}
      @keyup=${this.#settle}
      @blur=${this.#settle}
    >
      <span class="thumb" ${cspStyleMap({ 'background-color': this.value })}></span>
    </div>`;
  }

  #renderHue(): TemplateResult {
    const { h } = this.hsv;
    return html`<div
      class="hue"
      role="slider"
      tabindex="0"
      aria-label=${t('colorHue')}
      aria-valuemin="0"
      aria-valuemax=${DEGREES - 1}
      aria-valuenow=${Math.round(h)}
      aria-valuetext=${`${Math.round(h)}°`}
      ${cspStyleMap({ '--x': `${(h / DEGREES) * PERCENT}%`, '--y': '50%' })}
      @pointerdown=${this.#onHue}
      @pointermove=${this.#onHue}
      @lostpointercapture=${this.#settle}
      @keydown=${this.#onHueKey}
      @keyup=${this.#settle}
      @blur=${this.#settle}
    >
      <span class="thumb" ${cspStyleMap({ 'background-color': `hsl(${h} 100% 50%)` })}></span>
    </div>`;
  }

  #renderEntry(): TemplateResult {
    return html`<div class="entry">
      <div class="field small">
        <input
          type="text"
          spellcheck="false"
          autocomplete="off"
          aria-label=${t('colorHex')}
          .value=${live(this.typed ?? this.value)}
          @focus=${(event: Event) => (event.target as HTMLInputElement).select()}
          @input=${(event: Event) => (this.typed = (event.target as HTMLInputElement).value)}
          @change=${(event: Event) => event.stopPropagation()}
          @keydown=${this.#onHexKey}
          @blur=${this.#commitTyped}
        />
      </div>
      ${canSampleColor ? this.#renderSampler() : nothing}
    </div>`;
  }

  /** Live while a key is held or the letter is dragged, like the field above. */
  #setChannel(channel: keyof Rgb, { type, detail }: CustomEvent<{ value: number }>): void {
    const value = formatHex({ ...parseHex(this.value), [channel]: detail.value });
    this.#moving = type === 'dm-input';
    if (value !== this.value) {
      this.value = value;
      if (this.#moving) this.emit('dm-input', { value });
    }
    if (!this.#moving) this.#settle();
  }

  #renderChannels(): TemplateResult {
    const rgb = parseHex(this.value);
    return html`<div class="channels">
      ${CHANNELS.map(({ channel, letter, label }) => {
        const set = (event: CustomEvent<{ value: number }>): void => {
          event.stopPropagation();
          this.#setChannel(channel, event);
        };
        return html`<dm-number-field
          letter=${letter}
          label=${t(label)}
          min="0"
          max="255"
          .value=${rgb[channel]}
          @dm-input=${set}
          @dm-change=${set}
        ></dm-number-field>`;
      })}
    </div>`;
  }

  #renderSampler(): TemplateResult {
    return html`<button
      type="button"
      class="icon-button edge"
      aria-label=${t('colorFromPage')}
      @click=${this.#sample}
      ${tooltip(t('colorFromPage'))}
    >
      ${icon('eyedropper')}
    </button>`;
  }

  #swatches(form: SwatchRow['form'], label: string, colors: readonly string[]): TemplateResult {
    return swatches({ form, label, colors, current: this.value, choose: (color) => this.#set(color) });
  }

  #renderSwatches(label: string, colors: readonly string[]): TemplateResult {
    return html`<p class="label" aria-hidden="true">${label}</p>
      ${this.#swatches('swatches', label, colors)}`;
  }

  #renderPalettes(): TemplateResult | typeof nothing {
    if (this.palettes === null) return nothing;
    return html`<p class="label">${t('brandKitPalettes')}</p>
      ${
        this.palettes === 'loading'
          ? html`<p class="caption" role="status">${t('loadingPalettes')}</p>`
          : this.palettes.map(({ name, colors }) => this.#swatches('palette', name, readColors(colors)))
      }
      ${this.palettes.length ? nothing : html`<p class="caption">${t('noPalettes')}</p>`}`;
  }

  protected override render(): TemplateResult {
    const documentColors = readColors(this.documentColors);
    return html`${this.#renderArea()}${this.#renderHue()}${this.#renderEntry()}${this.#renderChannels()}
      ${this.#renderSwatches(t('presets'), COLOR_PRESETS)}
      ${documentColors.length ? this.#renderSwatches(t('documentColors'), documentColors) : nothing}
      ${this.#renderPalettes()}<slot></slot>`;
  }
}

/** Distinct colors the picker can show; a design may hold others, which are left out. */
function readColors(colors: readonly string[]): readonly string[] {
  return [...new Set(colors.map((color) => readHex(String(color))).filter((hex) => hex !== null))];
}

define('dm-color-picker', DmColorPicker);

declare global {
  interface HTMLElementTagNameMap {
    'dm-color-picker': DmColorPicker;
  }
}
