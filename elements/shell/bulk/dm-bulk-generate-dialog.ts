import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { cspStyleMap } from '../../base/csp-style-map.js';
import { property, query } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { define } from '../../base/define.js';
import { DmElement } from '../../base/dm-element.js';
import { icon } from '../../base/icons/icon.js';
import { fieldStyles } from '../../base/theme/field-styles.js';
import { sharedStyles } from '../../base/theme/shared-styles.js';
import '../../controls/buttons/dm-button.js';
import '../../controls/lists/dm-empty-state.js';
import { dialogStyles } from '../../controls/dialogs/dialog-styles.js';
import { modalDialog, showModal } from '../../controls/dialogs/modal-dialog.js';
import { labelName } from '../../document/bulk/bulk-columns.js';
import { bulkLabelsOf, bulkRowsOf } from '../../editor/bulk-labels/label-state.js';
import { openBulk } from '../../editor/bulk-labels/open-bulk.js';
import type { EditorSession } from '../create-editor.js';
import { generatorOf } from '../generating/create-generator.js';
import { bulkDialogStyles } from './bulk-dialog.styles.js';
import { BulkRun, type MadeRow } from './bulk-run.js';
import { generateDialogStyles } from './dm-bulk-generate-dialog.styles.js';
import { DownloadPart } from './downloading/download-part.js';
import { fileStemOf } from './downloading/file-pattern.js';
import { toldFaults, type ToldFault } from './row-faults.js';
import { filledRows, type FilledRow } from './row-inputs.js';
import { SavePart } from './saving/save-part.js';
import { t } from './strings.js';

export interface DmBulkGenerateDialogEvents {
  'dm-close': Record<string, never>;
}

/** Width of a preview, CSS pixels (spec 2 section 9). */
const PREVIEW_WIDTH = 169;
/** With more rows than these previews are no sharper than a plain screen needs: they are all in memory. */
const MOST_SHARP = 200;
/** Faults that are listed one by one. */
const MOST_FAULTS = 100;

/**
 * What the rows of a bulk edit make: a preview of each, what is wrong with it, and the ways to keep them in a folder or as
 * files [B-026].
 *
 * @fires dm-close - It was closed.
 */
export class DmBulkGenerateDialog extends DmElement<DmBulkGenerateDialogEvents> {
  static override styles = [
    sharedStyles,
    fieldStyles,
    dialogStyles,
    bulkDialogStyles,
    generateDialogStyles,
    DownloadPart.styles,
  ];

  /** The open design and its host. */
  @property({ attribute: false }) session: EditorSession | null = null;

  @property({ type: Boolean, reflect: true }) open = false;

  @query('dialog') private dialog!: HTMLDialogElement | null;

  readonly #save = new SavePart(this);
  readonly #download = new DownloadPart(this);
  #run: BulkRun | null = null;
  #skipped = 0;

  protected override willUpdate(changed: PropertyValues): void {
    if (!this.session || !(changed.has('open') || changed.has('session'))) return;
    this.#end();
    if (this.open) this.#begin(this.session);
  }

  protected override updated(): void {
    showModal(this.dialog, this.open);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#end();
  }

  #begin(session: EditorSession): void {
    const { editor } = session;
    const kept = bulkRowsOf(editor);
    const rows = filledRows(kept, bulkLabelsOf(editor).peek());
    this.#skipped = kept.length - rows.length;
    const { bulk_rows: _rows, ...file } = editor.toFile();
    const sharp = rows.length > MOST_SHARP ? 1 : Math.min(2, window.devicePixelRatio);
    const side = Math.max(PREVIEW_WIDTH, (PREVIEW_WIDTH * file.height) / file.width) * sharp;
    this.#run = new BulkRun({ generator: generatorOf(session), file, rows, side });
    if (rows.length > 0) void this.#make(this.#run);
  }

  async #make(run: BulkRun): Promise<void> {
    await run.start();
    if (this.#run !== run || run.state.peek() !== 'failed') return;
    this.session?.editor.notifier.error(t('wentWrong'), () => void this.#make(run));
  }

  #end(): void {
    this.#run?.stop();
    this.#run = null;
    this.#save.reset();
    this.#download.stop();
  }

  /** What is being saved or packed is stopped by its own button first. */
  #close(): void {
    if (!this.open) return;
    if (this.#save.isBusy || this.#download.isBusy) return void showModal(this.dialog, true);
    this.open = false;
    this.dialog?.close();
    this.emit('dm-close', {});
  }

  #fillIn(editor: EditorSession['editor']): void {
    this.#close();
    openBulk(editor, 'bulk_data');
  }

  get #made(): readonly MadeRow[] | null {
    return this.#run?.state.value === 'done' ? this.#run.made : null;
  }

  #stems(made: readonly MadeRow[]): readonly string[] {
    const name = this.session!.name.value;
    const of = Math.max(0, ...made.map(({ row }) => row.number));
    return made.map(({ row: { number: row, values } }) =>
      fileStemOf(this.#download.pattern, { name, row, of, values }),
    );
  }

  #renderTold(run: BulkRun): TemplateResult {
    const total = run.rows.length;
    const reached = { done: run.done, total };
    const again = (word: string): TemplateResult =>
      html`<dm-button size="small" @click=${() => void this.#make(run)}>${word}</dm-button>`;
    const state = run.state.value;
    if (state === 'done')
      return html`<p role="status">${t('made', { count: total, skipped: this.#skipped })}</p>`;
    if (state === 'stopped')
      return html`<p role="status">${t('stopped', reached)}</p>
        ${again(t('goOn'))}`;
    if (state === 'failed')
      return html`<p role="alert">${t('rowsFailed', { rows: run.failed.join(', ') })}</p>
        ${again(t('tryAgain'))}`;
    return html`<span role="status">${t('making', reached)}</span>
      <progress max=${total} value=${run.done} aria-label=${t('making', reached)}></progress>
      <dm-button size="small" @click=${() => run.stop()}>${t('stop')}</dm-button>`;
  }

  #renderFaults(faults: readonly ToldFault[]): TemplateResult | typeof nothing {
    const count = faults.length;
    if (count === 0) return nothing;
    const more = count - MOST_FAULTS;
    return html`<details>
      <summary>${icon('warning', { size: 20 })}${t('faults', { count })}</summary>
      <ul class="scroll-area">
        ${faults.slice(0, MOST_FAULTS).map(({ text }) => html`<li>${text}</li>`)}
        ${more > 0 ? html`<li>${t('moreFaults', { count: more })}</li>` : nothing}
      </ul>
    </details>`;
  }

  #renderPreview(run: BulkRun, row: FilledRow, told: string): TemplateResult {
    const made = run.of(row);
    const picture = made
      ? html`<div role="img" aria-label=${t('previewOf', { row: row.number })}>${made.preview}</div>`
      : html`<div class="place"></div>`;
    return html`<li>
      <figure>
        ${picture}
        <figcaption class="caption" title=${told || nothing}>
          ${told ? icon('warning', { size: 16 }) : nothing}${t('row', { row: row.number })}
        </figcaption>
      </figure>
    </li>`;
  }

  #renderPreviews(
    run: BulkRun,
    faults: readonly ToldFault[],
    { width, height }: EditorSession['editor']['size'],
  ) {
    const told = new Map<number, string>();
    for (const { row, text } of faults) told.set(row, told.has(row) ? `${told.get(row)}\n${text}` : text);
    return html`<ul
      class="previews scroll-area"
      aria-label=${t('previews')}
      ${cspStyleMap({ '--ratio': `${width} / ${height}` })}
      tabindex="0"
    >
      ${repeat(
        run.rows,
        ({ number }) => number,
        (row) => this.#renderPreview(run, row, told.get(row.number) ?? ''),
      )}
    </ul>`;
  }

  #renderFooter(
    session: EditorSession,
    made: readonly MadeRow[] | null,
    stems: readonly string[],
  ): TemplateResult {
    const { bulk: target } = session.host;
    if (!target) return html``;
    const labels = bulkLabelsOf(session.editor).value.map(labelName);
    const named = made?.map(({ file }, i) => ({ file, stem: stems[i]! })) ?? null;
    const saving = {
      target,
      notifier: session.editor.notifier,
      designs: () => made?.map(({ row, file }) => ({ row: row.number, file })) ?? null,
      saved: () => this.#close(),
    };
    return html`${this.#save.renderTrouble(saving)}
      <footer>
        ${this.#save.isBusy ? nothing : this.#download.render({ session, target, labels, designs: () => named })}
        <span class="space"></span>
        ${this.#download.isBusy ? nothing : this.#save.render(saving)}
      </footer>`;
  }

  #renderInside(session: EditorSession, run: BulkRun): TemplateResult {
    void run.version.value;
    const { editor } = session;
    const hasLabels = bulkLabelsOf(editor).value.length > 0;
    if (run.rows.length === 0)
      return html`<div class="body empty">
        <dm-empty-state heading=${t('fillFirst')} help=${hasLabels ? '' : t('labelFirst')}>
          ${
            hasLabels
              ? html`<dm-button slot="action" kind="primary" @click=${() => this.#fillIn(editor)}
                  >${t('fillInData')}</dm-button
                >`
              : nothing
          }
        </dm-empty-state>
      </div>`;
    const { made } = run;
    const stems = this.#stems(made);
    const faults = toldFaults(made, bulkLabelsOf(editor).value, stems);
    return html`<div class="body">
      <div class="told">${this.#renderTold(run)}</div>
      ${this.#renderFaults(faults)} ${this.#renderPreviews(run, faults, editor.size)}
      ${this.#renderFooter(session, this.#made, stems)}
    </div>`;
  }

  protected override render(): TemplateResult {
    const { session, open } = this;
    const run = this.#run;
    return modalDialog(
      { title: t('generate'), close: () => this.#close() },
      open && session && run ? this.#renderInside(session, run) : nothing,
    );
  }
}

define('dm-bulk-generate-dialog', DmBulkGenerateDialog);

declare global {
  interface HTMLElementTagNameMap {
    'dm-bulk-generate-dialog': DmBulkGenerateDialog;
  }
}
