import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { define } from '../base/define.js';
import { messageOf } from '../base/i18n/message-of.js';
import type { AssetSource, Resource } from '../ports/assets.js';
import '../controls/dm-asset-grid.js';
import type { AssetGridItem } from '../controls/dm-asset-grid.js';
import '../controls/dm-button.js';
import type { DmButton } from '../controls/dm-button.js';
import '../controls/dm-icon-button.js';
import '../controls/dm-scroller.js';
import type { ScrollerState } from '../controls/dm-scroller.js';
import { PanelBase, resourceItem } from './panel-base.js';
import { replacingHint } from './replacing-hint.js';
import { t } from './strings.js';
import { usePicture } from './use-picture.js';

interface Running {
  readonly name: string;
  /** 0 to 1. */
  readonly done: number;
  readonly abort: AbortController;
}

export interface DmUploadsPanelEvents {
  'dm-replaced': { id: string };
}

type ItemEvent = CustomEvent<{ item: AssetGridItem }>;

const carriesFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/**
 * The user's own pictures: add by button or drop, with progress and cancel; press to use, delete.
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
  @state() private running: readonly Running[] = [];
  @state() private over = false;
  @query('input') private input!: HTMLInputElement;
  @query('dm-button') private button!: DmButton;

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
    this.uploads = uploads ?? this.uploads;
    this.listState = uploads === null ? 'failed' : uploads.length === 0 ? 'empty' : 'end';
  }

  #retry(): void {
    this.listState = 'loading';
    void this.#load();
  }

  async #upload(file: File): Promise<void> {
    const { assets, editor } = this;
    const run: Running = { name: file.name, done: 0, abort: new AbortController() };
    const { signal } = run.abort;
    this.running = [...this.running, run];
    try {
      await assets!.upload(file, { signal, progress: (done) => this.#progress(run, done) });
      await this.#load(assets);
    } catch (error) {
      if (!signal.aborted) editor?.notifier.error(messageOf(error));
    } finally {
      this.#end(run);
    }
  }

  #progress({ abort }: Running, done: number): void {
    this.running = this.running.map((run) => (run.abort === abort ? { ...run, done } : run));
  }

  #end({ abort }: Running): void {
    this.running = this.running.filter((run) => run.abort !== abort);
  }

  /** The row goes at once, whether or not the host can still stop. */
  #cancel(run: Running): void {
    run.abort.abort();
    this.#end(run);
    this.button.focus();
  }

  #take(files: FileList | null | undefined): void {
    [...(files ?? [])].forEach((file) => void this.#upload(file));
  }

  #find(event: ItemEvent): Resource | undefined {
    return this.uploads.find(({ id }) => id === event.detail.item.id);
  }

  async #use(picture: Resource | undefined): Promise<void> {
    const { editor, replaceId } = this;
    if (!editor || !picture) return;
    await usePicture(editor, picture, replaceId);
    if (replaceId) this.emit('dm-replaced', { id: replaceId });
  }

  /** The button pressed goes with its picture: the keyboard must not be lost with it. */
  async #delete(picture: Resource | undefined): Promise<void> {
    if (!picture || !this.assets) return;
    await this.assets.removeUpload(picture.id);
    await this.#load();
    this.button.focus();
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

  #renderRunning(run: Running): TemplateResult {
    const { name, done } = run;
    return html`<div class="running">
      <span class="caption ellipsis">${name}</span>
      <progress max="1" .value=${done} aria-label=${t('uploading', { name })}></progress>
      <dm-icon-button
        icon="x"
        label=${t('cancelUpload', { name })}
        @click=${() => this.#cancel(run)}
      ></dm-icon-button>
    </div>`;
  }

  #renderList(): TemplateResult {
    return html`<dm-scroller
      label=${t('uploads')}
      .state=${this.listState}
      empty-text=${t('noUploads')}
      empty-help=${t('noUploadsHelp')}
      @dm-more=${this.#retry}
    >
      ${
        this.uploads.length > 0
          ? html`<dm-asset-grid
              label=${t('uploads')}
              deletable
              .items=${this.uploads.map(resourceItem)}
              @dm-pick=${(event: ItemEvent) => this.attempt(this.#use(this.#find(event)))}
              @dm-delete=${(event: ItemEvent) => this.attempt(this.#delete(this.#find(event)))}
            ></dm-asset-grid>`
          : nothing
      }
    </dm-scroller>`;
  }

  #renderHead(): TemplateResult {
    return html`<div class="head">
      <dm-button block icon="upload-simple" kind="soft" @click=${() => this.input.click()}
        >${t('uploadImage')}</dm-button
      >
      <input
        type="file"
        multiple
        accept="image/png,image/jpeg,image/webp"
        aria-label=${t('uploadImage')}
        @change=${() => {
          this.#take(this.input.files);
          this.input.value = '';
        }}
      />
      <div role="status" ?hidden=${this.running.length === 0}>
        ${this.running.map((run) => this.#renderRunning(run))}
      </div>
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
