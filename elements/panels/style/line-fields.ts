import { html, nothing, type TemplateResult } from 'lit';
import '../../controls/fields/dm-select.js';
import { setLine } from '../../editor/styling/shape-style.js';
import type { HistoryMode } from '../../store/store.js';
import { lineDash } from '../../objects/line/display.js';
import { LINE_ENDS, type LineObject } from '../../objects/line/model.js';
import { t } from '../strings.js';
import { MAX_DASH } from './stroke-fields.js';
import type { StyleFields } from './style-fields.js';

/** What a line carries at its ends, and how long its dashes and gaps are. */
export function lineFields(fields: StyleFields, { line_details: details }: LineObject): TemplateResult {
  return html`<section aria-label=${t('lineEnds')}>
      <h3>${t('lineEnds')}</h3>
      ${end(fields, details, 'start', t('lineStart'))} ${end(fields, details, 'end', t('lineEnd'))}
    </section>
    ${
      details.pattern === 'solid'
        ? nothing
        : html`<section aria-label=${t('linePattern')}>
            <h3>${t('linePattern')}</h3>
            ${dashes(fields, details)}
          </section>`
    }`;
}

function end(
  fields: StyleFields,
  details: LineObject['line_details'],
  name: 'start' | 'end',
  label: string,
): TemplateResult {
  return html`<dm-select
    show-label
    label=${label}
    ?disabled=${fields.locked}
    .options=${LINE_ENDS.map((value) => ({ value, label: t(`end_${value}`) }))}
    .value=${details[name]}
    @dm-change=${fields.take<LineObject['line_details']['end']>(name, (value) =>
      setLine(fields.editor, { [name]: value }, label),
    )}
  ></dm-select>`;
}

/** A dot has no length of its own; what is not chosen goes with the thickness. */
function dashes(fields: StyleFields, details: LineObject['line_details']): TemplateResult {
  const [dash, gap] = lineDash(details)!;
  const set = (next: [number, number], history: HistoryMode): void =>
    setLine(fields.editor, { dash: next }, t('linePattern'), history);
  const range = (pixels: number) => ({ pixels, least: 1, most: MAX_DASH });
  return html`${
    details.pattern === 'dashed'
      ? fields.lengthSlider(t('dash'), range(dash), (value, history) => set([value, gap], history))
      : nothing
  }
  ${fields.lengthSlider(t('gap'), range(gap), (value, history) => set([dash, value], history))}`;
}
