import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { define } from '../../base/define.js';
import { DmElement } from '../../base/dm-element.js';
import { icon } from '../../base/icons/icon.js';
import { buttonStyles } from '../../base/theme/button-styles.js';
import { sharedStyles } from '../../base/theme/shared-styles.js';
import '../../controls/buttons/dm-button.js';
import '../../controls/buttons/dm-segmented.js';
import '../../controls/buttons/dm-switch.js';
import { dialogStyles } from '../../controls/dialogs/dialog-styles.js';
import { modalDialog, showModal } from '../../controls/dialogs/modal-dialog.js';
import '../../controls/fields/dm-select.js';
import type { Table } from '../files/delimited.js';
import { guessColumns, type ColumnMatch } from '../files/match-columns.js';
import { rowsOfTable, type ImportedRows } from '../files/rows-of-table.js';
import type { SheetLabel } from '../model/rows.js';
import { t } from '../strings.js';
import { bulkImportStyles } from './dm-bulk-import.styles.js';

/** A file that waits for its columns to be told. */
export interface ImportSource {
  /** The file's name. */
  readonly name: string;
  /** Names of its sheets; one without a name for a text file. */
  readonly sheets: readonly string[];
  /** The sheet that `table` is of, by its place. */
  readonly sheet: number;
  /** Rows of the sheet, all of one length. */
  readonly table: Table;
}

export interface DmBulkImportEvents {
  'dm-import': { imported: ImportedRows; replace: boolean };
  'dm-import-sheet': { sheet: number };
  'dm-close': Record<string, never>;
}

const NONE = '-1';

/**
 * The step between a file and the sheet: which column goes to which label, with what stands there, and what is left out.
 * A modal dialog while it has a `source` (E-041).
 *
 * @fires dm-import - The user takes the rows: `{ imported, replace }`.
 * @fires dm-import-sheet - The user wants another sheet of the workbook: `{ sheet }`; answer with another `source`.
 * @fires dm-close - The user gave it up.
 */
export class DmBulkImport extends DmElement<DmBulkImportEvents> {
  static override styles = [sharedStyles, buttonStyles, dialogStyles, bulkImportStyles];

  @property({ attribute: false }) source: ImportSource | null = null;

  @property({ attribute: false }) labels: readonly SheetLabel[] = [];

  /** The most rows of the sheet, and how many of them are filled. */
  @property({ type: Number, attribute: 'max-rows' }) maxRows = 100;
  @property({ type: Number }) filled = 0;

  @state() private heads = true;
  @state() private match: ColumnMatch = [];
  @state() private replace = false;

  @query('dialog') private dialog!: HTMLDialogElement | null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('source') || !this.source) return;
    const { heads, match } = guessColumns(this.source.table, this.labels);
    this.heads = heads;
    this.match = match;
  }

  protected override updated(): void {
    showModal(this.dialog, this.source !== null);
  }

  get #imported(): ImportedRows {
    const room = this.replace ? this.maxRows : this.maxRows - this.filled;
    const { heads, match } = this;
    return rowsOfTable(this.source?.table ?? [], this.labels, { heads, match, room });
  }

  #setMatch(label: number, column: number): void {
    this.match = this.match.map((known, index) => (index === label ? column : known));
  }

  #close(): void {
    if (this.source) this.emit('dm-close', {});
  }

  #columnName(column: number): string {
    return (
      (this.heads && this.source?.table[0]?.[column]?.trim()) || t('columnNumber', { number: column + 1 })
    );
  }

  /** The first thing that stands in a column. */
  #sample(column: number): string {
    const rows = this.source?.table.slice(this.heads ? 1 : 0, 20) ?? [];
    return rows.map((row) => row[column]?.trim() ?? '').find((value) => value !== '') ?? '';
  }

  #renderLabel({ name, type }: SheetLabel, index: number): TemplateResult {
    const width = this.source?.table[0]?.length ?? 0;
    const options = Array.from({ length: width }, (_, column) => ({
      value: String(column),
      label: this.#columnName(column),
    }));
    const column = this.match[index] ?? -1;
    return html`<span class="name"
        >${icon(type === 'image' ? 'image' : 'text-t', { size: 16 })}<span class="ellipsis" dir="auto"
          >${name}</span
        ></span
      ><dm-select
        label=${t('columnForLabel', { label: name })}
        .options=${[{ value: NONE, label: t('noColumn') }, ...options]}
        value=${String(column)}
        @dm-change=${(event: CustomEvent<{ value: string }>) =>
          this.#setMatch(index, Number(event.detail.value))}
      ></dm-select
      ><span class="sample ellipsis" dir="auto">${this.#sample(column)}</span>`;
  }

  #renderSheets({ sheets, sheet }: ImportSource): TemplateResult | typeof nothing {
    if (sheets.length < 2) return nothing;
    return html`<dm-select
      label=${t('sheetOfFile')}
      show-label
      .options=${sheets.map((label, index) => ({ value: String(index), label }))}
      value=${String(sheet)}
      @dm-change=${(event: CustomEvent<{ value: string }>) =>
        this.emit('dm-import-sheet', { sheet: Number(event.detail.value) })}
    ></dm-select>`;
  }

  #renderPlace(): TemplateResult | typeof nothing {
    if (this.filled === 0) return nothing;
    return html`<dm-segmented
      label=${t('whereRowsGo')}
      .options=${[
        { value: 'add', label: t('addBelow') },
        { value: 'replace', label: t('replaceRows') },
      ]}
      value=${this.replace ? 'replace' : 'add'}
      @dm-change=${(event: CustomEvent<{ value: string }>) =>
        (this.replace = event.detail.value === 'replace')}
    ></dm-segmented>`;
  }

  #renderLeftOut({ rows, rowsLeftOut, columnsLeftOut }: ImportedRows): TemplateResult {
    const nowhere = rows.length === 0 && rowsLeftOut === 0;
    return html`<div role="status">
      ${nowhere ? html`<p>${t('importNothing')}</p>` : nothing}
      ${
        rowsLeftOut > 0
          ? html`<p class="left-out">${t('importRowsLeftOut', { count: rowsLeftOut, max: this.maxRows })}</p>`
          : nothing
      }
      ${
        columnsLeftOut.length > 0
          ? html`<p class="left-out">${t('importColumnsLeftOut', { names: columnsLeftOut })}</p>`
          : nothing
      }
    </div>`;
  }

  #renderContent(source: ImportSource): TemplateResult {
    const imported = this.#imported;
    const count = imported.rows.length;
    return html`<div class="content">
        <div class="line">
          ${this.#renderSheets(source)}<dm-switch
            ?checked=${this.heads}
            @dm-change=${(event: CustomEvent<{ checked: boolean }>) => (this.heads = event.detail.checked)}
            >${t('firstRowNames')}</dm-switch
          >${this.#renderPlace()}
        </div>
        <div class="columns">${this.labels.map((label, index) => this.#renderLabel(label, index))}</div>
        ${this.#renderLeftOut(imported)}
      </div>
      <footer>
        <dm-button @click=${this.#close}>${t('cancel')}</dm-button
        ><dm-button
          kind="primary"
          ?disabled=${count === 0}
          @click=${() => this.emit('dm-import', { imported, replace: this.replace })}
          >${t('importRows', { count })}</dm-button
        >
      </footer>`;
  }

  protected override render(): TemplateResult {
    const { source } = this;
    return modalDialog(
      { title: source ? t('importTitle', { name: source.name }) : t('openFile'), close: () => this.#close() },
      source ? this.#renderContent(source) : nothing,
    );
  }
}

define('dm-bulk-import', DmBulkImport);

declare global {
  interface HTMLElementTagNameMap {
    'dm-bulk-import': DmBulkImport;
  }
}
