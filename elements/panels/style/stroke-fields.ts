import { html, nothing, type TemplateResult } from 'lit';
import { BLACK } from '../../controls/color/color-presets.js';
import '../../controls/fields/dm-number-field.js';
import { setCorners, setStroke } from '../../editor/styling/stroke-style.js';
import type { Corners } from '../../objects/outline.js';
import { STROKE_ALIGNMENTS, STROKE_CAPS, STROKE_JOINS, type Stroke } from '../../objects/stroke.js';
import { t } from '../strings.js';
import type { StyleFields } from './style-fields.js';

/** Widest outline of the slider, page pixels; the toolbar's too. */
const MAX_STROKE = 100;
/** Longest dash or gap of the sliders, page pixels; that of lines too. */
export const MAX_DASH = 200;

/** The outline: color, width, opacity, dashes, and how it lies, ends and turns. */
export function strokeFields(fields: StyleFields, stroke: Stroke): TemplateResult {
  const { editor } = fields;
  const { stroke_width: width = 0 } = stroke;
  const on = stroke.stroke !== undefined && width > 0;
  const [dash = 0, gap = dash] = stroke.stroke_dash ?? [];
  // without dashes none are stored
  const setDash = (next: readonly [number, number], history: Parameters<typeof setStroke>[2]): void =>
    setStroke(editor, { stroke_dash: next[0] > 0 ? [...next] : undefined }, history);
  return html`<div class="row">
      <span class="label" aria-hidden="true">${t('color')}</span>
      ${fields.color('stroke', stroke.stroke ?? BLACK, (color, history) => setStroke(editor, { stroke: color }, history))}
    </div>
    ${fields.lengthSlider(t('outlineWidth'), { pixels: width, most: MAX_STROKE }, (value, history) =>
      setStroke(editor, { stroke_width: value }, history),
    )}
    ${
      on
        ? html`${fields.percent(t('outlineOpacity'), stroke.stroke_opacity ?? 1, (part, history) =>
            setStroke(editor, { stroke_opacity: part }, history),
          )}
          ${fields.choice(
            t('outlinePosition'),
            STROKE_ALIGNMENTS.map((value) => [value, `align_${value}`] as const),
            stroke.stroke_align ?? 'inside',
            (stroke_align) => setStroke(editor, { stroke_align }),
          )}
          ${fields.lengthSlider(t('dash'), { pixels: dash, most: MAX_DASH }, (value, history) =>
            setDash([value, gap || value], history),
          )}
          ${
            dash > 0
              ? html`${fields.lengthSlider(t('gap'), { pixels: gap, most: MAX_DASH }, (value, history) =>
                  setDash([dash, value], history),
                )}
                ${fields.choice(
                  t('outlineCaps'),
                  STROKE_CAPS.map((value) => [value, `cap_${value}`] as const),
                  stroke.stroke_cap ?? 'butt',
                  (stroke_cap) => setStroke(editor, { stroke_cap }),
                )}`
              : nothing
          }
          ${fields.choice(
            t('outlineJoins'),
            STROKE_JOINS.map((value) => [value, `join_${value}`] as const),
            stroke.stroke_join ?? 'miter',
            (stroke_join) => setStroke(editor, { stroke_join }),
          )}`
        : nothing
    }`;
}

const CORNERS = ['cornerTopLeft', 'cornerTopRight', 'cornerBottomLeft', 'cornerBottomRight'] as const;
/** Where each stands in the stored order, which goes round. */
const PLACES = [0, 1, 3, 2] as const;

/** One radius for all corners, and one for each below it. */
export function cornerFields(
  fields: StyleFields,
  { radii, most }: { readonly radii: Corners; readonly most: number },
): TemplateResult {
  const { editor, locked } = fields;
  return html`${fields.lengthSlider(t('corners'), { pixels: radii[0], most }, (value, history) =>
      setCorners(editor, [value, value, value, value], history),
    )}
    <div class="each" role="group" aria-label=${t('eachCorner')}>
      ${CORNERS.map((name, i) => {
        const place = PLACES[i]!;
        const { unit, decimals, step, value, max, toPixels } = fields.length(radii[place], most);
        const take = fields.take<number>(name, (next, history) =>
          setCorners(
            editor,
            radii.map((radius, at) => (at === place ? toPixels(next) : radius)) as unknown as Corners,
            history,
          ),
        );
        return html`<dm-number-field
          show-label
          label=${t(name)}
          min="0"
          max=${max}
          unit=${unit}
          step=${step}
          decimals=${decimals}
          .value=${value}
          ?disabled=${locked}
          @dm-input=${take}
          @dm-change=${take}
        ></dm-number-field>`;
      })}
    </div>`;
}
