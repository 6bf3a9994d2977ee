import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { define } from '../base/define.js';
import { DmElement } from '../base/dm-element.js';
import { buttonStyles } from '../base/theme/button-styles.js';
import { sharedStyles } from '../base/theme/shared-styles.js';
import { bulkSheetStyles } from './dm-bulk-sheet.styles.js';
import { barView } from './grid/bar-view.js';
import { CellEditor } from './grid/cell-editor.js';
import { CellPointer } from './grid/cell-pointer.js';
import { gridView } from './grid/grid-view.js';
import { GridInput } from './grid/grid-input.js';
import { faultsView, noteView, readingView } from './grid/notes-view.js';
import { reveal } from './grid/reveal.js';
import { readClipboard } from './grid/sheet-clipboard.js';
import type { KeyHost } from './grid/sheet-keys.js';
import { VirtualRows } from './grid/virtual-rows.js';
import { writeCsv } from './files/write-csv.js';
import { SheetFiles } from './importing/sheet-files.js';
import { saveFile } from './importing/save-file.js';
import type { LeftOut } from './model/edits.js';
import { FaultIndex, type SheetFault } from './model/faults.js';
import { heightOf, oneCell, sameCell, widthOf } from './model/range.js';
import {
  DEFAULT_MAX_ROWS,
  LARGEST_MAX_ROWS,
  type Cell,
  type SheetLabel,
  type SheetRow,
} from './model/rows.js';
import { SheetModel } from './model/sheet-model.js';
import type { SheetPictures } from './pictures.js';
import { t } from './strings.js';

export type { SheetFault, SheetLabel, SheetPictures, SheetRow };
export type { SheetPicture } from './pictures.js';

export interface DmBulkSheetEvents {
  'dm-rows-change': { rows: readonly SheetRow[] };
  'dm-choose-image': { row: number; label: string };
}

/**
 * The data of a bulk edit: a row per design, a column per label. It works as spreadsheets do: arrows, Tab, Enter, F2,
 * Shift for more cells, fill down (Ctrl+D or the handle), copy, cut and paste with Excel and Google Sheets, undo of its own
 * (B-025, E-041).
 *
 * @slot actions - Beside the summary: what is done with the rows.
 * @fires dm-rows-change - The user changed rows: `{ rows }`, without the empty ones at the end.
 * @fires dm-choose-image - A picture is wanted: `{ row, label }`, the row from 0 and the label's name; answer with `setValue`.
 * @csspart bar - The buttons above.
 * @csspart box - The scrolling box around the table.
 * @csspart cell - A cell.
 * @csspart thumbnail - A picture in a cell.
 * @csspart handle - The corner that fills cells.
 * @csspart summary - How many rows are filled.
 * @csspart faults - The list of what is to be fixed.
 * @cssprop [--dm-bulk-row-height=44px] - Height of a row.
 * @cssprop [--dm-bulk-column-width=180px] - Least width of a column.
 * @cssprop [--dm-bulk-number-width=56px] - Width of the row numbers.
 */
export class DmBulkSheet extends DmElement<DmBulkSheetEvents> {
  static override styles = [sharedStyles, buttonStyles, bulkSheetStyles];

  /** The columns: names are the keys of rows and differ from each other. */
  @property({ attribute: false }) labels: readonly SheetLabel[] = [];

  /** Values by label name. Rows set over others can be taken back by the user. */
  @property({ attribute: false }) rows: readonly SheetRow[] = [];

  /** The most rows it takes, 1 to 1000. Rows that are given are kept in any case. */
  @property({ type: Number, attribute: 'max-rows' }) maxRows = DEFAULT_MAX_ROWS;

  /** What is wrong, by row from 0 and label name: marked in the cells and listed below. */
  @property({ attribute: false }) faults: readonly SheetFault[] = [];

  /** What the host knows of pictures. Set another object when it knows more. */
  @property({ attribute: false }) pictures: SheetPictures | null = null;

  @state() private note = '';
  @state() private spoken = '';
  @state() private fillRow: number | null = null;
  @state() private byTouch = false;

  @query('.box') private box!: HTMLElement | null;
  @query('textarea') private field!: HTMLTextAreaElement | null;

  /** Those that are given, and pictures that were not found. */
  #allFaults: readonly SheetFault[] = [];
  #faults = new FaultIndex([]);
  #shown = oneCell({ row: 0, column: 0 });
  #moved = false;
  #heldKeyboard = false;

  readonly #model = new SheetModel((rows) => {
    this.rows = rows;
    this.emit('dm-rows-change', { rows });
    void this.#files.look();
    this.#mergeFaults();
  });

  readonly #editor = new CellEditor({
    field: () => this.field,
    value: () => this.#model.valueAt(this.#model.chosen.peek().active),
    settle: (value) => this.#model.setValue(this.#model.chosen.peek().active, value),
    changed: () => this.requestUpdate(),
  });

  readonly #virtual = new VirtualRows(this, () => this.box);

  readonly #pointer = new CellPointer({
    model: this.#model,
    editor: this.#editor,
    box: () => this.box,
    root: () => this.renderRoot as ShadowRoot,
    filling: (row) => (this.fillRow = row),
    focus: () => this.focus(),
  });

  readonly #keys: KeyHost = {
    model: this.#model,
    editor: this.#editor,
    page: () => this.#virtual.page,
    rightToLeft: () => getComputedStyle(this).direction === 'rtl',
    enter: () => this.#enter(),
    leave: (back) => this.renderRoot.querySelector<HTMLElement>(back ? '.before' : '.after')?.focus(),
  };

  readonly #input = new GridInput({
    keys: this.#keys,
    pointer: this.#pointer,
    byTouch: (touch) => (this.byTouch = touch),
    say: (text) => (this.spoken = text),
    leftOut: (leftOut) => this.#tellLeftOut(leftOut),
    chooseImage: (cell) => this.#chooseImage(cell),
    files: (files) => void this.#files.take(files, this.#model.chosen.peek().active),
    focus: () => this.focus(),
  });

  readonly #files = new SheetFiles({
    model: this.#model,
    pictures: () => this.pictures,
    tell: (note) => (this.note = note),
    changed: () => this.requestUpdate(),
    faulty: () => this.#mergeFaults(),
    focus: () => this.focus(),
  });

  /** Puts the keyboard into the active cell. */
  override focus(): void {
    this.#editor.focus();
  }

  /** Sets a value as if the user had typed it: the answer to `dm-choose-image`. Rows from 0; unknown names do nothing. */
  setValue(row: number, label: string, value: string): void {
    const column = this.#model.labels.peek().findIndex(({ name }) => name === label);
    if (column >= 0) this.#model.setValue({ row, column }, value);
  }

  /** Pastes what was copied elsewhere over the chosen cells; the browser may ask the user first. */
  async paste(): Promise<void> {
    this.#editor.commit();
    try {
      const block = await readClipboard();
      if (block.length === 0) this.note = t('pasteEmpty');
      else this.#tellLeftOut(this.#model.paste(block));
    } catch {
      this.note = t('pasteBlocked');
    }
    this.focus();
  }

  /**
   * Reads a CSV or Excel file into the sheet. Where its columns are not the labels', or rows are there already, the user is
   * asked. What is wrong with a file is told in the sheet.
   */
  openFile(file: File): Promise<void> {
    this.#editor.commit();
    this.note = '';
    return this.#files.open(file);
  }

  /** Labels and rows as the text of a CSV file that Excel opens. */
  csv(): string {
    return writeCsv(this.labels, this.rows);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#pointer.end();
    this.#files.close();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.#heldKeyboard = this.#editor.hasFocus;
    if (changed.has('labels')) this.#model.labels.value = this.labels;
    if (changed.has('maxRows')) this.#model.maxRows.value = this.#limit;
    if (changed.has('rows')) this.#model.give(this.rows);
    if (changed.has('faults')) this.#mergeFaults();
    if (changed.has('pictures')) void this.#files.look();
    this.#noteMove();
  }

  get #limit(): number {
    const wanted = Math.round(this.maxRows);
    return wanted >= 1 ? Math.min(wanted, LARGEST_MAX_ROWS) : DEFAULT_MAX_ROWS;
  }

  /** The field goes along with the active cell; what was chosen last is seen. */
  protected override updated(): void {
    const { extent } = this.#model.chosen.peek();
    if (this.#heldKeyboard && !this.#editor.hasFocus) this.#editor.focus();
    else this.#editor.show();
    const cell = this.#moved ? this.#cellElement(extent) : null;
    if (this.box && cell && !this.#pointer.isBusy) reveal(this.box, cell);
  }

  /** Notes whether other cells are chosen than were shown, and says how many when they are several. */
  #noteMove(): void {
    const chosen = this.#model.chosen.peek();
    const shown = this.#shown;
    this.#moved = !sameCell(chosen.active, shown.active) || !sameCell(chosen.extent, shown.extent);
    this.#shown = chosen;
    if (!this.#moved) return;
    const span = this.#model.span.peek();
    const size = { rows: heightOf(span), columns: widthOf(span) };
    this.spoken = size.rows * size.columns > 1 ? t('chosenRange', size) : '';
  }

  #cellElement({ row, column }: Cell): HTMLElement | null {
    return this.renderRoot.querySelector(`tr[data-row="${row}"] td[data-column="${column}"]`);
  }

  #enter(): void {
    const { active } = this.#model.chosen.peek();
    if (this.#model.labels.peek()[active.column]?.type === 'image') this.#chooseImage(active);
    else this.#editor.open();
  }

  #chooseImage({ row, column }: Cell): void {
    const label = this.#model.labels.peek()[column];
    if (label) this.emit('dm-choose-image', { row, label: label.name });
  }

  #mergeFaults(): void {
    const missing = this.#files.faults;
    this.#allFaults = missing.length > 0 ? [...this.faults, ...missing] : this.faults;
    this.#faults = new FaultIndex(this.#allFaults);
    this.requestUpdate();
  }

  #tellLeftOut({ rows, columns }: LeftOut): void {
    this.note =
      rows + columns > 0 ? t('pasteLeftOut', { rows, columns, max: this.#model.maxRows.peek() }) : '';
  }

  #onFocusOut(): void {
    this.#editor.commit();
  }

  #insert(): void {
    this.#editor.commit();
    if (!this.#model.insert()) this.note = t('sheetFull', { max: this.#model.maxRows.peek() });
    this.focus();
  }

  #act(act: (model: SheetModel) => void): void {
    this.#editor.commit();
    act(this.#model);
    this.focus();
  }

  #goTo({ row, label }: SheetFault): void {
    const column = this.labels.findIndex(({ name }) => name === label);
    this.#model.choose({ row, column: Math.max(0, column) });
    this.focus();
  }

  #renderBar(): TemplateResult {
    return barView(this.#model, {
      undo: () => this.#act((model) => model.undo()),
      redo: () => this.#act((model) => model.redo()),
      insert: () => this.#insert(),
      deleteRows: () => this.#act((model) => model.deleteRows()),
      paste: () => void this.paste(),
      open: (file) => void this.openFile(file),
      saveRows: () => saveFile('rows.csv', this.csv()),
      saveTemplate: () => saveFile('template.csv', writeCsv(this.labels, [])),
    });
  }

  #renderGrid(): TemplateResult {
    return gridView({
      model: this.#model,
      runs: (count, keep) => this.#virtual.runs(count, keep),
      faults: this.#faults,
      pictures: this.pictures,
      mode: this.#editor.mode,
      byTouch: this.byTouch,
      fillRow: this.fillRow,
    });
  }

  #dismiss(): void {
    this.note = '';
    this.focus();
  }

  #renderFooter(): TemplateResult {
    const { filled, missingImages: missing } = this.#model.summary.value;
    return html`<footer>
      <span class="caption" part="summary" ?hidden=${this.labels.length === 0}
        >${t('summary', { filled, shown: this.#model.shown.value, missing })}</span
      >
      <slot name="actions"></slot>
    </footer>`;
  }

  protected override render(): TemplateResult {
    const empty = this.#model.labels.value.length === 0;
    return html`<span class="before" tabindex="-1"></span>
      ${empty ? nothing : this.#renderBar()}
      <div
        class="box ${this.#files.dropping ? 'dropping' : ''}"
        part="box"
        @scroll=${this.#virtual.onScroll}
        @keydown=${this.#input.onKeyDown}
        @beforeinput=${this.#input.onBeforeInput}
        @input=${this.#editor.onTyped}
        @compositionstart=${this.#editor.onTyped}
        @copy=${this.#input.onCopy}
        @cut=${this.#input.onCopy}
        @paste=${this.#input.onPaste}
        @pointerdown=${this.#input.onPointerDown}
        @click=${this.#input.onClick}
        @dblclick=${this.#input.onDoubleClick}
        @focusout=${this.#onFocusOut}
        @dragover=${this.#files.onDragOver}
        @dragleave=${this.#files.onDragLeave}
        @drop=${this.#files.onDrop}
      >
        ${empty ? html`<p class="missing">${t('noLabels')}</p>` : this.#renderGrid()}
      </div>
      <span class="after" tabindex="-1"></span>
      <span id="help" hidden>${t('sheetHelp')}</span><span id="image-hint" hidden>${t('imageCellHint')}</span>
      <span class="visually-hidden" role="status">${this.spoken}</span>
      ${readingView(this.#files.reading, () => this.#files.close())}${noteView(this.note, () => this.#dismiss())}
      ${faultsView(this.#allFaults, (fault) => this.#goTo(fault))}${this.#renderFooter()}${this.#files.render()}`;
  }
}

define('dm-bulk-sheet', DmBulkSheet);

declare global {
  interface HTMLElementTagNameMap {
    'dm-bulk-sheet': DmBulkSheet;
  }
}
