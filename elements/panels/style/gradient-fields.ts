import { html, type TemplateResult } from 'lit';
import { cspStyleMap } from '../../base/csp-style-map.js';
import '../../controls/buttons/dm-button.js';
import '../../controls/buttons/dm-icon-button.js';
import '../../controls/fields/dm-number-field.js';
import { reversedGradient, withStopAdded } from '../../editor/styling/fill-style.js';
import { LEAST_STOPS, MOST_STOPS } from '../../editor/styling/gradient-track.js';
import { setGradient, stopsCss } from '../../editor/styling/gradients.js';
import { chooseGradientPart, gradientPartOf } from '../../editor/view-state/edited-gradient.js';
import type { Gradient } from '../../objects/gradient.js';
import type { HistoryMode } from '../../store/store.js';
import { t } from '../strings.js';
import type { StyleFields } from './style-fields.js';

/** The stops of a gradient and where it runs. */
export function gradientFields(fields: StyleFields, gradient: Gradient): TemplateResult {
  const { editor, locked } = fields;
  const set = (next: Gradient, history?: HistoryMode): void => setGradient(editor, next, history);
  return html`<div class="strip" aria-hidden="true">
      <span ${cspStyleMap({ 'background-image': `linear-gradient(90deg, ${stopsCss(gradient)})` })}></span>
    </div>
    <div class="stops">
      <span class="label heading" aria-hidden="true">${t('stopsPosition')}</span>
      <span class="label" aria-hidden="true">${t('stopsOpacity')}</span>
      ${gradient.stops.map((_, index) => stopFields(fields, gradient, index))}
    </div>
    <div class="actions">
      <dm-button
        kind="quiet"
        size="small"
        icon="plus"
        ?disabled=${locked || gradient.stops.length >= MOST_STOPS}
        @click=${() => set(withStopAdded(gradient))}
        >${t('addStop')}</dm-button
      >
      <dm-button
        kind="quiet"
        size="small"
        icon="swap"
        ?disabled=${locked}
        @click=${() => set(reversedGradient(gradient))}
        >${t('reverse')}</dm-button
      >
    </div>
    ${gradient.type === 'radial' ? circleFields(fields, gradient) : angleField(fields, gradient)}`;
}

function stopFields(fields: StyleFields, gradient: Gradient, index: number): TemplateResult {
  const { editor, locked } = fields;
  const stop = gradient.stops[index]!;
  const number = index + 1;
  const set = (patch: Partial<typeof stop>, history: HistoryMode): void => {
    const stops = gradient.stops.map((one, i) => (i === index ? { ...one, ...patch } : one));
    setGradient(editor, { ...gradient, stops }, history);
  };
  const percent = (
    label: string,
    value: number,
    patch: (part: number) => Partial<typeof stop>,
  ): TemplateResult => {
    const take = fields.take<number>(label, (next, history) => set(patch(next / 100), history));
    return html`<dm-number-field
      label=${label}
      min="0"
      max="100"
      unit="%"
      .value=${Math.round(value * 100)}
      ?disabled=${locked}
      @dm-input=${take}
      @dm-change=${take}
    ></dm-number-field>`;
  };
  const chosen = gradientPartOf(editor).value === index;
  return html`<div
    class="stop ${chosen ? 'chosen' : ''}"
    role="group"
    aria-label=${t('stop', { number })}
    aria-current=${chosen}
    @focusin=${() => chooseGradientPart(editor, index)}
  >
    ${fields.color(`stop ${index}`, stop.color, (color, history) => set({ color }, history))}
    ${percent(t('stopPosition', { number }), stop.offset, (offset) => ({ offset }))}
    ${percent(t('stopOpacity', { number }), stop.opacity ?? 1, (opacity) => ({ opacity }))}
    <dm-icon-button
      icon="trash"
      label=${t('removeStop', { number })}
      ?disabled=${locked || gradient.stops.length <= LEAST_STOPS}
      @click=${() => setGradient(editor, { ...gradient, stops: gradient.stops.toSpliced(index, 1) })}
    ></dm-icon-button>
  </div>`;
}

/** An angle asked for goes before points of its own. */
function angleField(fields: StyleFields, { from: _from, to: _to, ...gradient }: Gradient): TemplateResult {
  const range = { value: ((gradient.angle % 360) + 360) % 360, max: 359, unit: '°' };
  return fields.slider(t('angle'), range, (angle, history) =>
    setGradient(fields.editor, { ...gradient, angle }, history),
  );
}

function circleFields(fields: StyleFields, gradient: Gradient): TemplateResult {
  const { center = { x: 0.5, y: 0.5 }, radius = 1 } = gradient;
  const set = (patch: Partial<Gradient>, history: HistoryMode): void =>
    setGradient(fields.editor, { ...gradient, ...patch }, history);
  const reach = { value: radius * 100, min: 1, max: 200, unit: '%' };
  return html`${fields.percent(t('gradientCenterX'), center.x, (x, history) => set({ center: { ...center, x } }, history))}
  ${fields.percent(t('gradientCenterY'), center.y, (y, history) => set({ center: { ...center, y } }, history))}
  ${fields.slider(t('gradientReach'), reach, (value, history) => set({ radius: value / 100 }, history))}`;
}
