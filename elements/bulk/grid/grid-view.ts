import { html, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { repeat } from 'lit/directives/repeat.js';
import { cspStyleMap } from '../../base/csp-style-map.js';
import { icon } from '../../base/icons/icon.js';
import type { FaultIndex } from '../model/faults.js';
import { isInside, sameCell, type Span } from '../model/range.js';
import { isEmptyRow, type Cell, type SheetLabel } from '../model/rows.js';
import type { SheetModel } from '../model/sheet-model.js';
import { pictureOf, type SheetPictures } from '../pictures.js';
import { t } from '../strings.js';
import type { EditMode } from './cell-editor.js';
import { cellView } from './cell-view.js';
import type { Run } from './virtual-rows.js';

/** All that the table shows. */
export interface GridView {
  readonly model: SheetModel;
  readonly runs: (count: number, keep: readonly number[]) => readonly Run[];
  readonly faults: FaultIndex;
  readonly pictures: SheetPictures | null;
  readonly mode: EditMode;
  readonly byTouch: boolean;
  /** The row that the handle was pulled to. */
  readonly fillRow: number | null;
}

const headCell = ({ name, type }: SheetLabel, column: number, { left, right }: Span): TemplateResult =>
  html`<th
    role="columnheader"
    scope="col"
    data-column=${column}
    aria-colindex=${column + 2}
    class=${column >= left && column <= right ? 'chosen' : ''}
  >
    <span class="name"
      >${icon(type === 'image' ? 'image' : 'text-t', { size: 16 })}<span class="ellipsis" dir="auto"
        >${name}</span
      ></span
    >
  </th>`;

const head = ({ model }: GridView): TemplateResult =>
  html`<thead>
    <tr role="row" aria-rowindex="1">
      <th role="columnheader" class="corner" data-column="-1" aria-colindex="1">
        <span class="visually-hidden">${t('rowNumber')}</span>
      </th>
      ${model.labels.value.map((label, column) => headCell(label, column, model.span.value))}
    </tr>
  </thead>`;

/** The block that letting go of the handle would fill. */
function fillSpan({ model, fillRow }: GridView): Span | undefined {
  const span = model.span.value;
  if (fillRow === null) return undefined;
  return { ...span, top: Math.min(span.top, fillRow), bottom: Math.max(span.bottom, fillRow) };
}

function cell(view: GridView, at: Cell, label: SheetLabel, fill: Span | undefined): TemplateResult {
  const { model, pictures, faults, mode, byTouch } = view;
  const value = model.valueAt(at);
  const span = model.span.value;
  return cellView({
    ...at,
    label,
    value,
    picture: label.type === 'image' && value ? pictureOf(value, pictures) : undefined,
    active: sameCell(model.chosen.value.active, at),
    chosen: isInside(span, at),
    filling: fill !== undefined && isInside(fill, at),
    handle: at.row === span.bottom && at.column === span.right,
    fault: faults.at(at.row, label.name),
    mode,
    byTouch,
  });
}

function row(view: GridView, index: number, fill: Span | undefined): TemplateResult {
  const { model } = view;
  const { top, bottom } = model.span.value;
  const empty = isEmptyRow(model.rows[index]) && model.chosen.value.active.row !== index;
  return html`<tr role="row" data-row=${index} aria-rowindex=${index + 2} class=${classMap({ empty })}>
    <th
      role="rowheader"
      scope="row"
      data-column="-1"
      aria-colindex="1"
      class=${index >= top && index <= bottom ? 'chosen' : ''}
    >
      ${index + 1}
    </th>
    ${model.labels.value.map((label, column) => cell(view, { row: index, column }, label, fill))}
  </tr>`;
}

const gap = (height: number, columns: number): TemplateResult =>
  html`<tr class="gap" aria-hidden="true">
    <td colspan=${columns} ${cspStyleMap({ height: `${height}px` })}></td>
  </tr>`;

/** The table: a fixed head, and the rows near what is seen. The row that has the keyboard is always there. */
export function gridView(view: GridView): TemplateResult {
  const { active, extent } = view.model.chosen.value;
  const count = view.model.shown.value;
  const columns = view.model.labels.value.length;
  const fill = fillSpan(view);
  return html`<table
    role="grid"
    aria-label=${t('sheet')}
    aria-describedby="help"
    aria-multiselectable="true"
    aria-rowcount=${count + 1}
    aria-colcount=${columns + 1}
    ${cspStyleMap({ '--columns': String(columns) })}
  >
    <colgroup>
      <col class="number" />
    </colgroup>
    ${head(view)}
    <tbody>
      ${repeat(
        view.runs(count, [active.row, extent.row]),
        (run) => ('row' in run ? run.row : `gap ${run.before}`),
        (run) => ('row' in run ? row(view, run.row, fill) : gap(run.gap, columns + 1)),
      )}
    </tbody>
  </table>`;
}
