import { html, type TemplateResult } from 'lit';
import { DECIMALS, STEPS, toPixels, toUnits, type Measure } from '../../math/measure.js';
import './dm-slider.js';

/** A length of an object as a field tells it. */
export interface LengthRange {
  readonly unit: string;
  readonly decimals: number;
  readonly step: number;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** Back to page pixels. */
  readonly toPixels: (length: number) => number;
}

/** Page pixels: what it is now, and the ends of what the field offers. */
export interface PixelRange {
  readonly pixels: number;
  readonly least?: number;
  readonly most: number;
}

/**
 * A length in the unit of the design [E-054]; widths and radii go by the measure across. In pixels whole ones. The ends are
 * rounded inwards, so that none leads past what is offered, and the least to a whole step: the track counts from it.
 */
export function lengthRange(measure: Measure, { pixels, least = 0, most }: PixelRange): LengthRange {
  const { unit } = measure;
  const decimals = unit === 'px' ? 0 : DECIMALS[unit];
  const shown = (length: number, round: (value: number) => number): number =>
    round(toUnits(length, 'x', measure) * 10 ** decimals) / 10 ** decimals;
  const step = unit === 'px' ? 1 : STEPS[unit] / 10;
  return {
    ...{ unit, decimals, step },
    value: shown(pixels, Math.round),
    min: Number((Math.ceil(toUnits(least, 'x', measure) / step) * step).toFixed(decimals)),
    max: shown(most, Math.floor),
    toPixels: (length) => toPixels(length, 'x', measure),
  };
}

/** A slider of a length; `set` takes page pixels and the event, which tells a move from the end of one. */
export function lengthSlider(
  measure: Measure,
  { label, disabled = false, ...range }: PixelRange & { readonly label: string; readonly disabled?: boolean },
  set: (pixels: number, event: Event) => void,
): TemplateResult {
  const { unit, decimals, step, value, min, max, toPixels: back } = lengthRange(measure, range);
  const take = (event: CustomEvent<{ value: number }>): void => {
    event.stopPropagation();
    set(back(event.detail.value), event);
  };
  return html`<dm-slider
    class="length"
    with-number
    show-label
    label=${label}
    unit=${unit}
    min=${min}
    max=${max}
    step=${step}
    decimals=${decimals}
    .value=${value}
    ?disabled=${disabled}
    @dm-input=${take}
    @dm-change=${take}
  ></dm-slider>`;
}
