import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { define } from '../base/define.js';
import type { Resource } from '../ports/assets.js';
import '../controls/dm-button.js';
import '../controls/dm-empty-state.js';
import '../controls/dm-icon-button.js';
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
      :host([over]) {
        background: var(--dm-color-accent-soft);
      }
      .list {
        flex: 1;
        padding: 4px var(--dm-space-4) var(--dm-space-4);
      }
      .running {
        display: flex;
        align-items: center;
        gap: var(--dm-space-2);
      }
      progress {
        flex: 1;
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

  @state() private uploads: readonly Resource[] | 'loading' | 'failed' = 'loading';
  @state() private running: readonly Running[] = [];
  @query('input') private input!: HTMLInputElement;

  protected override willUpdate(changed: PropertyValues): void {
    if ((changed.has('assets') || changed.has('version')) && this.assets) void this.#load();
  }

  async #load(): Promise<void> {
    try {
      this.uploads = await this.assets!.uploads();
    } catch {
      this.uploads = 'failed';
    }
  }

  async #upload(file: File): Promise<void> {
    const abort = new AbortController();
    const set = (next: Running | null) => {
      const others = this.running.filter((run) => run.abort !== abort);
      this.running = next ? [...others, next] : others;
    };
    set({ name: file.name, done: 0, abort });
    try {
      const progress = (done: number) => set({ name: file.name, done, abort });
      await this.assets!.upload(file, { signal: abort.signal, progress });
      await this.#load();
    } catch (error) {
      if (!abort.signal.aborted) this.editor?.notifier.error((error as Error).message);
    } finally {
      set(null);
    }
  }

  #take(files: FileList | null | undefined): void {
    [...(files ?? [])].forEach((file) => void this.#upload(file));
  }

  async #use(picture: Resource): Promise<void> {
    const { editor, replaceId } = this;
    if (!editor) return;
    await usePicture(editor, picture, replaceId);
    if (replaceId) this.emit('dm-replaced', { id: replaceId });
  }

  #renderRunning({ name, done, abort }: Running): TemplateResult {
    return html`<div class="running">
      <span class="caption ellipsis">${name}</span>
      <progress max="1" .value=${done} aria-label=${t('uploading', { name })}></progress>
      <dm-icon-button icon="x" label=${t('cancel')} @click=${() => abort.abort()}></dm-icon-button>
    </div>`;
  }

  #renderList(): TemplateResult | TemplateResult[] {
    if (this.uploads === 'loading') return html``;
    if (this.uploads === 'failed')
      return html`<dm-button @click=${() => void this.#load()}>${t('tryAgain')}</dm-button>`;
    if (this.uploads.length === 0)
      return html`<dm-empty-state heading=${t('noUploads')} help=${t('noUploadsHelp')}></dm-empty-state>`;
    const uploads = this.uploads;
    const find = (id: string) => uploads.find((upload) => upload.id === id);
    return html`<dm-asset-grid
      label=${t('uploads')}
      deletable
      .items=${uploads.map(resourceItem)}
      @dm-pick=${(event: CustomEvent<{ item: { id: string } }>) => {
        const picture = find(event.detail.item.id);
        if (picture) this.attempt(this.#use(picture));
      }}
      @dm-delete=${(event: CustomEvent<{ item: { id: string } }>) =>
        this.attempt(this.assets!.removeUpload(event.detail.item.id).then(() => this.#load()))}
    ></dm-asset-grid>`;
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.assets) return nothing;
    return html`<div
      style="display:contents"
      @dragover=${(event: DragEvent) => {
        event.preventDefault();
        this.toggleAttribute('over', true);
      }}
      @dragleave=${() => this.removeAttribute('over')}
      @drop=${(event: DragEvent) => {
        event.preventDefault();
        this.removeAttribute('over');
        this.#take(event.dataTransfer?.files);
      }}
    >
      <div class="head">
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
        <div role="status">${this.running.map((run) => this.#renderRunning(run))}</div>
      </div>
      ${this.replaceId ? replacingHint.render() : nothing}
      <div class="list scroll-area">${this.#renderList()}</div>
    </div>`;
  }
}

define('dm-uploads-panel', DmUploadsPanel);

declare global {
  interface HTMLElementTagNameMap {
    'dm-uploads-panel': DmUploadsPanel;
  }
}
