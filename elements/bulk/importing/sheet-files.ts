import { html, type TemplateResult } from 'lit';
import { errorMessage } from '../../base/i18n/error-message.js';
import { consumeEvent } from '../../controls/behavior/consume-event.js';
import type { ImportedRows } from '../files/rows-of-table.js';
import { cellOf } from '../grid/cell-pointer.js';
import type { SheetFault } from '../model/faults.js';
import type { Cell } from '../model/rows.js';
import type { SheetModel } from '../model/sheet-model.js';
import type { SheetPictures } from '../pictures.js';
import { t } from '../strings.js';
import './dm-bulk-import.js';
import type { DmBulkImportEvents } from './dm-bulk-import.js';
import { placePictures, type PlacedFile } from './dropped-pictures.js';
import { FileImport } from './file-import.js';
import { PictureFinder } from './picture-finder.js';

interface FilesHost {
  readonly model: SheetModel;
  readonly pictures: () => SheetPictures | null;
  readonly tell: (note: string) => void;
  readonly changed: () => void;
  /** Other pictures are missing than before. */
  readonly faulty: () => void;
  readonly focus: () => void;
}

/** Files on their way into a sheet: tables into its rows, pictures into its cells. */
export class SheetFiles {
  /** Something is held over the sheet that may be dropped. */
  dropping = false;
  readonly #import: FileImport;
  readonly #finder: PictureFinder;

  constructor(private readonly host: FilesHost) {
    const { model, pictures, tell, changed, faulty } = host;
    this.#finder = new PictureFinder({ model, pictures, refuse: tell, changed: faulty });
    this.#import = new FileImport({
      labels: () => model.labels.peek(),
      filled: () => model.rows.length,
      maxRows: () => model.maxRows.peek(),
      take: (imported, replace, name) => this.#takeRows(imported, replace, name),
      refuse: tell,
      changed,
    });
  }

  /** Name of the file that is being read, '' when none is. */
  get reading(): string {
    return this.#import.source ? '' : this.#import.reading;
  }

  get faults(): readonly SheetFault[] {
    return this.#finder.faults;
  }

  look(): Promise<void> {
    return this.#finder.look();
  }

  open(file: File): Promise<void> {
    this.host.tell('');
    return this.#import.open(file);
  }

  close(): void {
    this.#import.close();
  }

  /** A table goes into the sheet; pictures go to the cells that name them, or from a cell down. */
  async take(files: readonly File[], at: Cell | undefined): Promise<void> {
    const pictures = files.filter(({ type }) => type.startsWith('image/'));
    const table = files.find((file) => !pictures.includes(file));
    if (table) return this.open(table);
    const { labels, rows } = { labels: this.host.model.labels.peek(), rows: this.host.model.rows };
    const { placed, left } = placePictures(pictures, labels, rows, at);
    if (left.length > 0) this.host.tell(t('picturesUnmatched', { names: left.map(({ name }) => name) }));
    if (placed.length > 0) await this.#keep(placed);
  }

  readonly onDrop = (event: DragEvent): void => {
    this.#setDropping(false);
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length === 0) return;
    consumeEvent(event);
    void this.take(files, cellOf(event.composedPath()[0] as Element));
  };

  readonly onDragOver = (event: DragEvent): void => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    consumeEvent(event);
    this.#setDropping(true);
  };

  readonly onDragLeave = (): void => this.#setDropping(false);

  /** The dialog in which columns are told. */
  render(): TemplateResult {
    const { model } = this.host;
    return html`<dm-bulk-import
      .source=${this.#import.source}
      .labels=${model.labels.value}
      .maxRows=${model.maxRows.value}
      .filled=${model.rows.length}
      @dm-import=${({ detail }: CustomEvent<DmBulkImportEvents['dm-import']>) =>
        this.#import.take(detail.imported, detail.replace)}
      @dm-import-sheet=${({ detail }: CustomEvent<DmBulkImportEvents['dm-import-sheet']>) =>
        void this.#import.chooseSheet(detail.sheet)}
      @dm-close=${this.#onClose}
    ></dm-bulk-import>`;
  }

  /** A list inside the dialog closes as well, and no one outside is to hear of either. */
  readonly #onClose = (event: Event): void => {
    event.stopPropagation();
    this.close();
    this.host.focus();
  };

  async #keep(placed: readonly PlacedFile[]): Promise<void> {
    const pictures = this.host.pictures();
    if (!pictures?.add) return;
    try {
      const values = await pictures.add(placed.map(({ file }) => file));
      this.host.model.setValues(
        placed.flatMap(({ cells }, index) => cells.map((cell) => [cell, values[index] ?? ''] as const)),
      );
    } catch (error) {
      this.host.tell(errorMessage(error));
    }
  }

  #takeRows(
    { rows, rowsLeftOut: count, columnsLeftOut: names }: ImportedRows,
    replace: boolean,
    name: string,
  ) {
    const { model } = this.host;
    const max = model.maxRows.peek();
    model.replace(replace ? rows : [...model.rows, ...rows]);
    const told = [
      t('importDone', { count: rows.length, name }),
      count > 0 && t('importRowsLeftOut', { count, max }),
      names.length > 0 && t('importColumnsLeftOut', { names }),
    ];
    this.host.tell(told.filter(Boolean).join(' '));
    this.host.focus();
  }

  #setDropping(dropping: boolean): void {
    if (dropping === this.dropping) return;
    this.dropping = dropping;
    this.host.changed();
  }
}
