import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { define } from '../../base/define.js';
import { deepFocus } from '../../base/deep-focus.js';
import { DmElement } from '../../base/dm-element.js';
import { t as base } from '../../base/i18n/en.js';
import { sharedStyles } from '../../base/theme/shared-styles.js';
import '../../bulk/dm-bulk-sheet.js';
import type { DmBulkSheet, SheetLabel, SheetRow } from '../../bulk/dm-bulk-sheet.js';
import '../../controls/buttons/dm-button.js';
import '../../controls/buttons/dm-icon-button.js';
import { dialogStyles } from '../../controls/dialogs/dialog-styles.js';
import { showModal } from '../../controls/dialogs/modal-dialog.js';
import { columnKeys } from '../../document/bulk/bulk-columns.js';
import { saveBulkRows } from '../../editor/bulk-labels/bulk-rows.js';
import { bulkLabelsOf, bulkRowsOf } from '../../editor/bulk-labels/label-state.js';
import type { Resource } from '../../ports/assets.js';
import type { EditorSession } from '../create-editor.js';
import { bulkDialogStyles } from './bulk-dialog.styles.js';
import './pictures/dm-bulk-image-chooser.js';
import { PictureBook } from './pictures/picture-book.js';
import { t } from './strings.js';

export interface DmBulkDataDialogEvents {
  'dm-close': Record<string, never>;
}

/** Rows of a sheet without a limit of the host's own. */
const USUAL_ROWS = 100;

/** The cell that a picture is chosen for. */
interface ImageCell {
  readonly row: number;
  readonly label: string;
}

/**
 * The data of a bulk edit: a sheet with a column for each label of the design [B-025]. However it is closed, what was filled
 * in is kept with the design, as one step of its history.
 *
 * @fires dm-close - It was closed.
 */
export class DmBulkDataDialog extends DmElement<DmBulkDataDialogEvents> {
  static override styles = [
    sharedStyles,
    dialogStyles,
    bulkDialogStyles,
    css`
      dm-bulk-sheet,
      dm-bulk-image-chooser {
        flex: 1;
        min-height: 0;
      }
      [hidden] {
        display: none;
      }
    `,
  ];

  /** The open design and its host. */
  @property({ attribute: false }) session: EditorSession | null = null;

  @property({ type: Boolean, reflect: true }) open = false;

  @state() private choosing: ImageCell | null = null;
  @state() private pictures: PictureBook | null = null;
  @query('dialog') private dialog!: HTMLDialogElement | null;
  @query('dm-bulk-sheet') private sheet!: DmBulkSheet | null;

  /** As they are in the sheet; null while nothing was changed. */
  #changed: readonly SheetRow[] | null = null;
  /** As they were when it was opened: the sheet is not given its own rows again. */
  #given: readonly SheetRow[] = [];

  protected override willUpdate(changed: PropertyValues): void {
    if (!this.session || !(changed.has('open') || changed.has('session')) || !this.open) return;
    const { editor, host } = this.session;
    this.#given = bulkRowsOf(editor);
    this.#changed = null;
    this.choosing = null;
    this.pictures = new PictureBook(host.assets, host.folders ?? null);
    void this.#describe(this.pictures);
  }

  /** Names and thumbnails of pictures that were chosen before. */
  async #describe(book: PictureBook): Promise<void> {
    await book.load();
    if (this.pictures === book) this.pictures = book.again();
  }

  protected override updated(): void {
    if (showModal(this.dialog, this.open)) void this.sheet?.updateComplete.then(() => this.sheet?.focus());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#keep();
  }

  #keep(): void {
    if (this.#changed && this.session) saveBulkRows(this.session.editor, this.#changed);
    this.#changed = null;
  }

  #close(): void {
    if (!this.open) return;
    this.open = false;
    // what is being typed is a value too: the sheet takes it when the keyboard leaves
    deepFocus()?.blur();
    this.#keep();
    this.dialog?.close();
    this.emit('dm-close', {});
  }

  /** Escape goes back from the chooser to the sheet first. */
  #onCancel(event: Event): void {
    if (!this.choosing) return;
    event.preventDefault();
    void this.#chosen(null);
  }

  async #chosen(picture: Resource | null): Promise<void> {
    const cell = this.choosing;
    this.choosing = null;
    await this.updateComplete;
    if (cell && picture && this.pictures) {
      const value = this.pictures.note(picture);
      this.pictures = this.pictures.again();
      this.sheet?.setValue(cell.row, cell.label, value);
    }
    this.sheet?.focus();
  }

  #labels(session: EditorSession): readonly SheetLabel[] {
    const labels = bulkLabelsOf(session.editor).value;
    const keys = columnKeys(labels);
    return labels.map(({ id, type }) => ({ id, type, name: keys.get(id)! }));
  }

  #renderSheet(session: EditorSession): TemplateResult {
    return html`<dm-bulk-sheet
      ?hidden=${this.choosing !== null}
      .labels=${this.#labels(session)}
      .rows=${this.#given}
      .maxRows=${session.host.bulkRows ?? USUAL_ROWS}
      .pictures=${this.pictures}
      @dm-rows-change=${(event: CustomEvent<{ rows: readonly SheetRow[] }>) => {
        this.#changed = event.detail.rows;
        this.#given = event.detail.rows;
      }}
      @dm-choose-image=${(event: CustomEvent<ImageCell>) => (this.choosing = event.detail)}
    >
      <dm-button slot="actions" kind="primary" size="large" @click=${() => this.#close()}
        >${t('save')}</dm-button
      >
    </dm-bulk-sheet>`;
  }

  #renderChooser({ host }: EditorSession, { label, row }: ImageCell): TemplateResult {
    return html`<dm-bulk-image-chooser
      .assets=${host.assets}
      .folders=${host.folders ?? null}
      .notifier=${host.notifier}
      heading=${t('selectImageFor', { label, row: row + 1 })}
      @dm-back=${() => void this.#chosen(null)}
      @dm-choose=${(event: CustomEvent<{ picture: Resource }>) => void this.#chosen(event.detail.picture)}
    ></dm-bulk-image-chooser>`;
  }

  protected override render(): TemplateResult {
    const { session, open, choosing } = this;
    return html`<dialog
      aria-labelledby="title"
      @cancel=${this.#onCancel}
      @close=${() => this.#close()}
      @keydown=${(event: KeyboardEvent) => event.stopPropagation()}
    >
      ${
        open && session
          ? html`<header>
                <h2 id="title" class="title-2">${t('addData')}</h2>
                <dm-button
                  kind="quiet"
                  icon="table"
                  ?hidden=${choosing !== null}
                  @click=${() => void this.sheet?.paste()}
                  >${t('pasteSheet')}</dm-button
                >
                <dm-icon-button
                  icon="x"
                  label=${base('close')}
                  @click=${() => this.#close()}
                ></dm-icon-button>
              </header>
              <div class="body">
                ${this.#renderSheet(session)} ${choosing ? this.#renderChooser(session, choosing) : nothing}
              </div>`
          : nothing
      }
    </dialog>`;
  }
}

define('dm-bulk-data-dialog', DmBulkDataDialog);

declare global {
  interface HTMLElementTagNameMap {
    'dm-bulk-data-dialog': DmBulkDataDialog;
  }
}
