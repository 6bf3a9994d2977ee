import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { define } from '../../base/define.js';
import type { AssetSource, Resource } from '../../ports/assets.js';
import '../../controls/lists/dm-asset-grid.js';
import type { AssetGridItem } from '../../controls/lists/dm-asset-grid.js';
import '../../controls/buttons/dm-button.js';
import type { DmButton } from '../../controls/buttons/dm-button.js';
import '../../controls/buttons/dm-icon-button.js';
import '../../controls/lists/dm-scroller.js';
import type { ScrollerState } from '../../controls/lists/dm-scroller.js';
import { PanelBase, resourceItem } from '../shared/panel-base.js';
import { replacingHint } from '../shared/replacing-hint.js';
import { t } from '../strings.js';
import { showUploadToasts } from './upload-toasts.js';
import { UploadQueue, type UploadOutcome, type UploadRun } from './upload-queue.js';
import { placePicture } from '../shared/place-picture.js';

/** Rows of files under way that are shown; a hundred files at once must leave room for the pictures. */
const MOST_ROWS = 4;

export interface DmUploadsPanelEvents {
  'dm-replaced': { id: string };
}

type ItemEvent = CustomEvent<{ item: AssetGridItem }>;

const carriesFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/**
 * The user's own pictures: add by button or drop, with progress and cancel; press to use; delete and take that back.
 * An SVG drawing is kept like any picture; dropped on the page it becomes editable shapes.
 *
 * @fires dm-replaced - A picture was put in another's place: `{ id }`.
 */
export class DmUploadsPanel extends PanelBase<DmUploadsPanelEvents> {
  static override styles = [
    PanelBase.styles,
    replacingHint.styles,
    css`
      .drop {
        display: flex;
        flex-direction: column;
        height: 100%;
        min-height: 0;
      }
      .drop.over {
        background: var(--dm-color-accent-soft);
      }
      .running {
        display: grid;
        grid-template-columns: minmax(0, 1fr) 88px auto;
        align-items: center;
        gap: var(--dm-space-2);
      }
      .more {
        display: flex;
        align-items: center;
        justify-content: space-between;
        gap: var(--dm-space-2);
      }
      progress {
        width: 100%;
        height: 4px;
        accent-color: var(--dm-color-accent);
      }
      input {
        display: none;
      }
    `,
  ];

  /** Id of the object whose picture the next press replaces. */
  @property({ attribute: false }) replaceId: string | null = null;

  /** Counts pictures kept elsewhere (a drop on the page); a change lists them again. */
  @property({ type: Number }) version = 0;

  @state() private uploads: readonly Resource[] = [];
  @state() private listState: ScrollerState = 'loading';
  @state() private running: readonly UploadRun[] = [];
  @state() private over = false;
  @query('input') private input!: HTMLInputElement;
  @query('.add') private button!: DmButton;

  /** Made once for each list: a bar that moves must not have hundreds of thumbnails laid anew. */
  #items: readonly AssetGridItem[] = [];

  readonly #queue = new UploadQueue({
    changed: () => (this.running = this.#queue.runs.slice()),
    emptied: (outcome) => this.#onEmptied(outcome),
  });

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('assets')) {
      this.uploads = [];
      this.listState = 'loading';
    }
    if (changed.has('assets') || changed.has('version')) void this.#load();
  }

  /** What is shown stays until the new list is here. */
  async #load(assets: AssetSource | null = this.assets): Promise<void> {
    if (!assets) return;
    const uploads = await assets.uploads().catch(() => null);
    if (assets !== this.assets) return;
    if (uploads === null) this.editor?.notifier.error(t('uploadsFailed'), () => this.#retry());
    this.#show(uploads ?? this.uploads, uploads === null);
  }

  #show(uploads: readonly Resource[], failed = false): void {
    this.uploads = uploads;
    this.#items = uploads.map(resourceItem);
    this.listState = failed ? 'failed' : uploads.length === 0 ? 'empty' : 'end';
  }

  #retry(): void {
    this.listState = 'loading';
    void this.#load();
  }

  #upload(file: File): void {
    const { assets } = this;
    if (!assets) return;
    this.#queue.add(file.name, async (options) => {
      const picture = await assets.upload(file, options);
      // shown at once; the whole list is asked for when the last one is there
      if (assets === this.assets && !options.signal.aborted)
        this.#show([picture, ...this.uploads.filter(({ id }) => id !== picture.id)]);
    });
  }

  #onEmptied(outcome: UploadOutcome): void {
    const { assets, editor } = this;
    if (assets && editor) showUploadToasts(editor.notifier, assets, outcome);
    if (outcome.kept > 0) void this.#load();
  }

  #cancel(cancel: () => void): void {
    cancel();
    this.button.focus();
  }

  #take(files: FileList | null | undefined): void {
    for (const file of files ?? []) this.#upload(file);
  }

  #find(event: ItemEvent): Resource | undefined {
    return this.uploads.find(({ id }) => id === event.detail.item.id);
  }

  async #use(picture: Resource | undefined): Promise<void> {
    const { editor, replaceId } = this;
    if (!editor || !picture) return;
    await placePicture(editor, picture, replaceId);
    if (replaceId) this.emit('dm-replaced', { id: replaceId });
  }

  /** Asks nothing, since it can be taken back. The button pressed goes with its picture: the keyboard must not be lost. */
  async #delete(picture: Resource | undefined): Promise<void> {
    const { assets, editor } = this;
    if (!picture || !assets) return;
    await assets.removeUpload(picture.id);
    this.#show(this.uploads.filter(({ id }) => id !== picture.id));
    this.button.focus();
    editor?.notifier.success(t('deleted', { name: picture.name }), () =>
      this.attempt(this.#restore(assets, picture)),
    );
  }

  async #restore(assets: AssetSource, { id }: Resource): Promise<void> {
    await assets.restoreUpload(id);
    await this.#load();
  }

  #onDragOver(event: DragEvent): void {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    this.over = true;
  }

  #onDragLeave(event: DragEvent): void {
    if (!(event.currentTarget as Element).contains(event.relatedTarget as Node | null)) this.over = false;
  }

  #onDrop(event: DragEvent): void {
    this.over = false;
    if (!carriesFiles(event)) return;
    event.preventDefault();
    this.#take(event.dataTransfer?.files);
  }

  /** All has been sent once it is done: then the bar says that the host still works on it. */
  #renderRun(run: UploadRun): TemplateResult {
    const { name, done } = run;
    return html`<div class="running">
      <span class="caption ellipsis" title=${name}>${name}</span>
      <progress
        max="1"
        value=${done === 1 ? nothing : (done ?? 0)}
        aria-label=${t('uploading', { name })}
      ></progress>
      <dm-icon-button
        icon="x"
        label=${t('cancelUpload', { name })}
        @click=${() => this.#cancel(() => this.#queue.cancel(run))}
      ></dm-icon-button>
    </div>`;
  }

  #renderMore(count: number): TemplateResult {
    return html`<div class="more">
      <span class="caption">${t('moreUploads', { count })}</span>
      <dm-button kind="quiet" size="small" @click=${() => this.#cancel(() => this.#queue.cancelAll())}
        >${t('cancelAll')}</dm-button
      >
    </div>`;
  }

  #renderRuns(): TemplateResult {
    const more = this.running.length - MOST_ROWS;
    return html`${this.running.slice(0, MOST_ROWS).map((run) => this.#renderRun(run))}
    ${more > 0 ? this.#renderMore(more) : nothing}`;
  }

  #renderList(): TemplateResult {
    return html`<dm-scroller
      label=${t('uploads')}
      .state=${this.listState}
      empty-text=${t('noUploads')}
      empty-help=${t(this.assets?.keepsUploads() ? 'noUploadsHelpMember' : 'noUploadsHelp')}
      @dm-more=${this.#retry}
    >
      ${
        this.uploads.length > 0
          ? html`<dm-asset-grid
              label=${t('uploads')}
              deletable
              .items=${this.#items}
              @dm-pick=${(event: ItemEvent) => this.attempt(this.#use(this.#find(event)))}
              @dm-delete=${(event: ItemEvent) => this.attempt(this.#delete(this.#find(event)))}
            ></dm-asset-grid>`
          : nothing
      }
    </dm-scroller>`;
  }

  #renderHead(): TemplateResult {
    return html`<div class="head">
      <dm-button class="add" block icon="upload-simple" kind="soft" @click=${() => this.input.click()}
        >${t('uploadImage')}</dm-button
      >
      <input
        type="file"
        multiple
        accept="image/png,image/jpeg,image/webp,image/gif,image/avif,image/heic,image/tiff,image/svg+xml,.heic,.tif,.tiff,.svg"
        aria-label=${t('uploadImage')}
        @change=${() => {
          this.#take(this.input.files);
          this.input.value = '';
        }}
      />
      <div role="status" ?hidden=${this.running.length === 0}>${this.#renderRuns()}</div>
    </div>`;
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.assets) return nothing;
    return html`<div
      class="drop ${this.over ? 'over' : ''}"
      @dragover=${this.#onDragOver}
      @dragleave=${this.#onDragLeave}
      @drop=${this.#onDrop}
    >
      ${this.#renderHead()} ${this.replaceId ? replacingHint.render() : nothing} ${this.#renderList()}
    </div>`;
  }
}

define('dm-uploads-panel', DmUploadsPanel);

declare global {
  interface HTMLElementTagNameMap {
    'dm-uploads-panel': DmUploadsPanel;
  }
}
