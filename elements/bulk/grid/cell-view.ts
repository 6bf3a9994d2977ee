import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { icon } from '../../base/icons/icon.js';
import type { SheetLabel } from '../model/rows.js';
import type { SheetPicture } from '../pictures.js';
import { t } from '../strings.js';
import type { EditMode } from './cell-editor.js';

/** All that a cell shows. */
export interface CellView {
  readonly row: number;
  readonly column: number;
  readonly label: SheetLabel;
  readonly value: string;
  /** Of a filled image cell. */
  readonly picture: SheetPicture | undefined;
  readonly active: boolean;
  readonly chosen: boolean;
  /** A handle pulled over it would fill it. */
  readonly filling: boolean;
  readonly handle: boolean;
  readonly fault: string;
  readonly mode: EditMode;
  /** The last pointer was a finger: no keyboard comes up before something is to be typed. */
  readonly byTouch: boolean;
}

const thumbnail = ({ thumbnail: address }: SheetPicture): TemplateResult =>
  address
    ? html`<img part="thumbnail" src=${address} alt="" loading="lazy" draggable="false" />`
    : html`<span class="no-thumbnail">${icon('image', { size: 16 })}</span>`;

function picture({ row, label, picture: shown }: CellView): TemplateResult {
  if (!shown)
    return html`<button type="button" class="button second small select" data-act="choose" tabindex="-1">
      ${icon('image', { size: 16 })}${t('selectImage')}
    </button>`;
  return html`${thumbnail(shown)}<span class="value ellipsis" dir="auto">${shown.name}</span
    ><button
      type="button"
      class="icon-button remove"
      data-act="remove"
      tabindex="-1"
      aria-label=${t('removeImage', { row: row + 1, label: label.name })}
    >
      ${icon('x', { size: 16 })}
    </button>`;
}

function field({ row, label, mode, fault, byTouch }: CellView): TemplateResult {
  const hints = [label.type === 'image' && 'image-hint', fault && 'fault'].filter(Boolean).join(' ');
  return html`<textarea
      rows="1"
      dir="auto"
      class=${mode === 'resting' ? 'resting' : 'open'}
      spellcheck=${mode === 'resting' ? 'false' : 'true'}
      autocomplete="off"
      inputmode=${byTouch && mode === 'resting' ? 'none' : 'text'}
      aria-label=${t('cellName', { label: label.name, row: row + 1 })}
      aria-describedby=${hints || nothing}
      aria-invalid=${fault ? 'true' : nothing}
    ></textarea
    >${fault ? html`<span id="fault" hidden>${fault}</span>` : nothing}`;
}

const content = (cell: CellView): TemplateResult =>
  cell.label.type === 'image'
    ? html`<div class="picture">${picture(cell)}</div>`
    : html`<div class="value ellipsis" dir="auto">${cell.value}</div>`;

/** One cell; the active one holds the field that has the keyboard. */
export const cellView = (cell: CellView): TemplateResult =>
  html`<td
    role="gridcell"
    part="cell"
    data-column=${cell.column}
    aria-selected=${cell.chosen}
    class=${classMap({
      active: cell.active,
      chosen: cell.chosen,
      filling: cell.filling,
      bad: cell.fault !== '',
    })}
    title=${cell.fault || nothing}
  >
    ${content(cell)}${cell.fault ? html`<span class="mark">${icon('warning-circle', { size: 16 })}</span>` : nothing}
    ${cell.active ? field(cell) : nothing}${
      cell.handle
        ? html`<span class="handle" part="handle" data-act="fill" title=${t('fillHandle')}></span>`
        : nothing
    }
  </td>`;
