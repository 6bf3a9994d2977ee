import { html, type TemplateResult } from 'lit';
import '../../controls/buttons/dm-button.js';
import '../../controls/buttons/dm-icon-button.js';
import '../../controls/menus/dm-menu-item.js';
import '../../controls/menus/dm-menu.js';
import { heightOf } from '../model/range.js';
import type { SheetModel } from '../model/sheet-model.js';
import { t } from '../strings.js';

interface BarActs {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly insert: () => void;
  readonly deleteRows: () => void;
  readonly paste: () => void;
  readonly open: (file: File) => void;
  readonly saveRows: () => void;
  readonly saveTemplate: () => void;
}

const ACCEPTED =
  '.csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The same file may be chosen again: it may have been mended meanwhile. */
function onChosen(event: Event, open: (file: File) => void): void {
  const input = event.target as HTMLInputElement;
  const file = input.files?.[0];
  input.value = '';
  if (file) open(file);
}

const fileButtons = (acts: BarActs): TemplateResult =>
  html`<dm-button size="small" kind="quiet" icon="table" @click=${acts.paste}
      >${t('pasteFromSheet')}</dm-button
    ><dm-button
      size="small"
      kind="quiet"
      icon="upload-simple"
      @click=${(event: Event) => (event.currentTarget as Element).parentElement?.querySelector('input')?.click()}
      >${t('openFile')}</dm-button
    ><input
      type="file"
      hidden
      accept=${ACCEPTED}
      aria-label=${t('openFile')}
      @change=${(event: Event) => onChosen(event, acts.open)}
    /><dm-menu placement="bottom-end">
      <dm-button slot="anchor" size="small" kind="quiet" icon="download-simple" caret
        >${t('download')}</dm-button
      >
      <dm-menu-item icon="table" @dm-pick=${acts.saveRows}>${t('downloadCsv')}</dm-menu-item>
      <dm-menu-item icon="file" @dm-pick=${acts.saveTemplate}>${t('downloadTemplate')}</dm-menu-item>
    </dm-menu>`;

/** The buttons above the table, for the chosen rows. */
export function barView(model: SheetModel, acts: BarActs): TemplateResult {
  const count = heightOf(model.span.value);
  return html`<div class="bar" part="bar">
    <dm-icon-button
      icon="arrow-counter-clockwise"
      label=${t('undo')}
      keys="Ctrl Z"
      ?disabled=${!model.canUndo}
      @click=${acts.undo}
    ></dm-icon-button
    ><dm-icon-button
      icon="arrow-clockwise"
      label=${t('redo')}
      keys="Ctrl Y"
      ?disabled=${!model.canRedo}
      @click=${acts.redo}
    ></dm-icon-button>
    <hr />
    <dm-icon-button icon="plus" label=${t('insertRows', { count })} @click=${acts.insert}></dm-icon-button
    ><dm-icon-button
      icon="trash"
      label=${t('deleteRows', { count })}
      @click=${acts.deleteRows}
    ></dm-icon-button>
    <span class="space"></span>
    ${fileButtons(acts)}
  </div>`;
}
