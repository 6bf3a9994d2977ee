import { css, html, type TemplateResult } from 'lit';
import { cspStyleMap } from '../../base/csp-style-map.js';
import type { HueValue, MockupLayer } from '../../compose/format/mockup-package.js';
import { hexOfHue, hueOfHex } from './hue-color.js';
import { t } from '../strings.js';

/** Colors that products come in, and what they are called. */
const PRODUCT_COLORS = new Map([
  ['#ffffff', 'white'],
  ['#f4efe3', 'cream'],
  ['#1f4b38', 'green'],
  ['#b9402c', 'red'],
  ['#22365e', 'navy'],
  ['#e3b04b', 'yellow'],
  ['#1f1e1c', 'black'],
  ['#dc9aa8', 'pink'],
] as const);

/** A product's own color has no name but where it is one of these. */
const nameOf = (color: string): string => {
  const known = (PRODUCT_COLORS as ReadonlyMap<string, Named>).get(color);
  return known ? t(known) : t('ownColor');
};

type Named = typeof PRODUCT_COLORS extends Map<string, infer Name> ? Name : never;

/** The mockup's own color first, so that one finds back to it. */
function colorsOf({ features }: MockupLayer): readonly string[] {
  const usual: readonly string[] = [...PRODUCT_COLORS.keys()];
  const own = features.hue ? hexOfHue(features.hue.default) : usual[0]!;
  return [own, ...usual.filter((color) => color !== own)].slice(0, usual.length);
}

/** The layers that take a color, in their order. */
export const colorRows = (
  layers: readonly MockupLayer[],
  hues: readonly (HueValue | null)[],
  choose: (index: number, hue: HueValue, live: boolean) => void,
): TemplateResult =>
  html`<div class="colors">
    ${layers.map((layer, index) =>
      colorRow({ layer, color: hexOfHue(hues[index] ?? layer.features.hue!.default) }, (color, live) =>
        choose(index, hueOfHex(color), live),
      ),
    )}
  </div>`;

interface ColorRow {
  readonly layer: MockupLayer;
  /** '#rrggbb' */
  readonly color: string;
}

/** A layer that takes a color: swatches, and any other by the browser's own picker. */
const colorRow = (
  { layer, color }: ColorRow,
  choose: (color: string, live: boolean) => void,
): TemplateResult => {
  const { _id, name } = layer;
  const colors = colorsOf(layer);
  const own = !colors.includes(color);
  return html`<fieldset part="colors">
    <legend>${name}</legend>
    <div class="swatches">
      ${colors.map(
        (swatch) =>
          html`<label class="swatch" ${cspStyleMap({ '--swatch': swatch })}>
            <input
              type="radio"
              name=${_id}
              value=${swatch}
              aria-label=${t('colorOf', { name, color: nameOf(swatch) })}
              title=${nameOf(swatch)}
              .checked=${color === swatch}
              @change=${() => choose(swatch, false)}
            />
          </label>`,
      )}
      <label
        class="swatch any ${own ? 'own' : ''}"
        ${cspStyleMap({ '--swatch': own ? color : 'transparent' })}
      >
        <input
          type="color"
          aria-label=${t('customColor', { name })}
          .value=${color}
          @input=${(event: Event) => choose((event.target as HTMLInputElement).value, true)}
          @change=${(event: Event) => choose((event.target as HTMLInputElement).value, false)}
        />
      </label>
    </div>
  </fieldset>`;
};

export const colorRowStyles = css`
  fieldset + fieldset {
    margin-top: var(--dm-space-6);
  }
  legend {
    padding: 0;
    margin-bottom: var(--dm-space-2);
    color: var(--dm-color-text-2);
    font: var(--dm-text-caption);
    font-weight: var(--dm-font-weight-medium);
  }
  .swatches {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
  }
  .swatch {
    position: relative;
    width: 30px;
    height: 30px;
    border-radius: 50%;
    background: var(--swatch);
    box-shadow: inset 0 0 0 1px var(--dm-color-image-edge);
    cursor: pointer;
  }
  .swatch:has(:checked),
  .swatch.own {
    outline: 2px solid var(--dm-color-accent);
    outline-offset: 2px;
  }
  .swatch:has(:focus-visible) {
    outline: var(--dm-focus-width) solid var(--dm-color-focus);
    outline-offset: 3px;
  }
  .swatch input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  .any:not(.own) {
    background: conic-gradient(
      from 0deg,
      hsl(0 75% 60%),
      hsl(60 75% 60%),
      hsl(120 75% 45%),
      hsl(180 75% 45%),
      hsl(240 75% 60%),
      hsl(300 75% 60%),
      hsl(360 75% 60%)
    );
  }
`;
