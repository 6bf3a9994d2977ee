import { html, type TemplateResult } from 'lit';
import '../../controls/buttons/dm-segmented.js';
import '../../controls/fields/dm-slider.js';
import { lengthRange, lengthSlider, type PixelRange } from '../../controls/fields/length-slider.js';
import type { Editor } from '../../editor/editor.js';
import { LiveEdit } from '../../editor/live-edit.js';
import type { HistoryMode } from '../../store/store.js';
import { colorPopover } from '../shared/color-popover.js';
import { t } from '../strings.js';

interface SliderRange {
  readonly value: number;
  readonly min?: number;
  readonly max?: number;
  readonly unit?: string;
  readonly step?: number;
  readonly decimals?: number;
}

/** What the sections of the panel draw on: one slide a field is one step. */
export class StyleFields {
  readonly #live = new Map<string, LiveEdit>();

  constructor(readonly editor: Editor) {}

  get locked(): boolean {
    return this.editor.selection.locked.value;
  }

  /** Hands an event's value on, with how the history should take it. */
  take<T>(key: string, set: (value: T, history: HistoryMode) => void) {
    return (event: CustomEvent<{ value: T }>): void => {
      event.stopPropagation();
      set(event.detail.value, this.#liveOf(key).mode(event, this.editor));
    };
  }

  #liveOf(key: string): LiveEdit {
    const live = this.#live.get(key) ?? new LiveEdit();
    this.#live.set(key, live);
    return live;
  }

  color(key: string, color: string, set: (color: string, history: HistoryMode) => void): TemplateResult {
    const take = this.take(key, set);
    return colorPopover(this.editor, { color, disabled: this.locked, placement: 'bottom-end', take });
  }

  slider(
    label: string,
    { value, min = 0, max = 100, unit = '', step = 1, decimals = 0 }: SliderRange,
    set: (value: number, history: HistoryMode) => void,
  ): TemplateResult {
    const take = this.take(label, set);
    return html`<dm-slider
      with-number
      show-label
      label=${label}
      min=${min}
      max=${max}
      unit=${unit}
      step=${step}
      decimals=${decimals}
      .value=${decimals === 0 ? Math.round(value) : value}
      ?disabled=${this.locked}
      @dm-input=${take}
      @dm-change=${take}
    ></dm-slider>`;
  }

  /** A field of a length, in the unit of the design. `pixels` and `most` are page pixels. */
  length(pixels: number, most: number) {
    return lengthRange(this.editor.measure, { pixels, most });
  }

  lengthSlider(
    label: string,
    range: PixelRange,
    set: (pixels: number, history: HistoryMode) => void,
  ): TemplateResult {
    const live = this.#liveOf(label);
    const options = { label, disabled: this.locked, ...range };
    return lengthSlider(this.editor.measure, options, (pixels, event) =>
      set(pixels, live.mode(event, this.editor)),
    );
  }

  percent(label: string, part: number, set: (part: number, history: HistoryMode) => void): TemplateResult {
    return this.slider(label, { value: part * 100, unit: '%' }, (value, history) =>
      set(value / 100, history),
    );
  }

  choice<T extends string>(
    label: string,
    options: readonly (readonly [T, Parameters<typeof t>[0]])[],
    value: T | '',
    set: (value: T) => void,
  ): TemplateResult {
    return html`<div>
      <span class="label" aria-hidden="true">${label}</span>
      <dm-segmented
        label=${label}
        ?disabled=${this.locked}
        .options=${options.map(([option, name]) => ({ value: option, label: t(name as 'fill') }))}
        .value=${value}
        @dm-change=${this.take<T>(label, set)}
      ></dm-segmented>
    </div>`;
  }
}
