import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { define } from '../../../base/define.js';
import { DmElement } from '../../../base/dm-element.js';
import { errorMessage } from '../../../base/i18n/error-message.js';
import { truncateName } from '../../../base/i18n/truncate-name.js';
import { sharedStyles } from '../../../base/theme/shared-styles.js';
import '../../../controls/buttons/dm-button.js';
import '../../../controls/buttons/dm-icon-button.js';
import '../../../controls/lists/dm-asset-grid.js';
import type { AssetGridItem } from '../../../controls/lists/dm-asset-grid.js';
import '../../../controls/lists/dm-empty-state.js';
import '../../../controls/lists/dm-scroller.js';
import { folderRow } from '../../../panels/folders/folder-row.js';
import { resourceItem } from '../../../panels/shared/panel-base.js';
import { UnpagedList } from '../../../panels/shared/unpaged-list.js';
import type { AssetSource, Resource } from '../../../ports/assets.js';
import type { FolderSource, PictureFolder } from '../../../ports/folders.js';
import type { Notifier } from '../../../ports/host.js';
import { t } from '../strings.js';

export interface DmBulkImageChooserEvents {
  'dm-choose': { picture: Resource };
  'dm-back': Record<string, never>;
}

type ItemEvent = CustomEvent<{ item: AssetGridItem }>;

/** A file on its way. */
interface Upload {
  readonly name: string;
  readonly abort: AbortController;
  readonly done: number;
}

/**
 * Chooses a picture for a cell of the sheet: a file of the device, or one of a folder of photos. It begins at home; the arrow
 * goes from a folder back there, and from there back to the sheet (spec 2 section 4).
 *
 * @fires dm-choose - A picture was chosen: `{ picture }`.
 * @fires dm-back - The user goes back without one.
 */
export class DmBulkImageChooser extends DmElement<DmBulkImageChooserEvents> {
  static override styles = [
    sharedStyles,
    folderRow.styles,
    css`
      :host {
        display: flex;
        flex-direction: column;
        min-height: 0;
      }
      .top {
        display: flex;
        flex: none;
        align-items: center;
        gap: 8px;
        margin-bottom: 12px;
      }
      .top h3 {
        flex: 1;
        min-width: 0;
      }
      .rows {
        grid-template-columns: repeat(auto-fill, minmax(280px, 1fr));
        margin: 0;
      }
      .upload {
        display: flex;
        align-items: center;
        gap: 12px;
        margin-bottom: 16px;
      }
      .upload span {
        flex: 1;
        min-width: 0;
      }
      progress {
        width: 120px;
        height: 4px;
        accent-color: var(--dm-color-accent);
      }
      .fault {
        margin: 0 0 12px;
        color: var(--dm-color-danger);
      }
      input {
        display: none;
      }
      dm-scroller {
        flex: 1;
        --dm-scroller-padding: 0;
      }
    `,
  ];

  @property({ attribute: false }) assets: AssetSource | null = null;

  /** Folders of photos; null when the host has none. */
  @property({ attribute: false }) folders: FolderSource | null = null;

  /** Is told what fails, beside the place where it can be tried again. */
  @property({ attribute: false }) notifier: Notifier | null = null;

  /** Names what the picture is for. */
  @property() heading = t('selectImage');

  @state() private open: PictureFolder | null = null;
  @state() private upload: Upload | null = null;
  @state() private fault = '';
  @query('input') private input!: HTMLInputElement;
  @query('.back') private backButton!: HTMLElement;

  readonly #folders = new UnpagedList<PictureFolder>(
    (signal) => this.folders!.folders({ signal }),
    () => this.notifier?.error(t('wentWrong')),
  );
  readonly #pictures = new UnpagedList<Resource>((signal) =>
    this.open ? this.folders!.pictures(this.open.id, { signal }) : this.assets!.uploads(),
  );

  protected override willUpdate(changed: PropertyValues): void {
    if (!changed.has('folders') && !changed.has('assets')) return;
    this.open = null;
    this.#load();
  }

  protected override firstUpdated(): void {
    this.backButton.focus();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.upload?.abort.abort();
  }

  /** A visitor has no folders, but what was uploaded in this browser. */
  get #isMember(): boolean {
    return this.folders?.signedIn() ?? false;
  }

  #load(): void {
    this.#pictures.reset();
    if (this.#isMember) void this.#folders.load();
    if (this.assets && (this.open || !this.#isMember)) void this.#pictures.load();
  }

  #show(folder: PictureFolder | null): void {
    this.open = folder;
    this.#load();
    this.backButton.focus();
  }

  #back(): void {
    if (this.open) this.#show(null);
    else this.emit('dm-back', {});
  }

  async #take(file: File | undefined): Promise<void> {
    if (!file || !this.assets) return;
    const abort = new AbortController();
    this.fault = '';
    this.upload = { name: file.name, abort, done: 0 };
    const progress = (done: number): void => {
      if (this.upload?.abort === abort) this.upload = { ...this.upload, done };
    };
    try {
      const picture = await this.assets.upload(file, { signal: abort.signal, progress });
      if (!abort.signal.aborted) this.emit('dm-choose', { picture });
    } catch (error) {
      if (abort.signal.aborted) return;
      this.fault = errorMessage(error);
      this.notifier?.error(t('wentWrong'));
    } finally {
      if (this.upload?.abort === abort) this.upload = null;
    }
  }

  #cancel(): void {
    this.upload?.abort.abort();
    this.upload = null;
  }

  #renderUpload(): TemplateResult {
    const { upload } = this;
    return html`<div class="upload">
        ${
          upload
            ? html`<span class="caption ellipsis">${t('uploading', { name: upload.name })}</span>
                <progress
                  max="1"
                  value=${upload.done}
                  aria-label=${t('uploading', { name: upload.name })}
                ></progress>
                <dm-icon-button
                  icon="x"
                  label=${t('cancelUpload')}
                  @click=${() => this.#cancel()}
                ></dm-icon-button>`
            : html`<dm-button icon="upload-simple" kind="soft" @click=${() => this.input.click()}
                >${t('uploadImage')}</dm-button
              >`
        }
        <input
          type="file"
          accept="image/png,image/jpeg,image/webp,image/gif,image/avif,image/heic,image/tiff,image/svg+xml,.heic,.tif,.tiff,.svg"
          aria-label=${t('uploadImage')}
          @change=${() => {
            void this.#take(this.input.files?.[0]);
            this.input.value = '';
          }}
        />
      </div>
      <p class="fault" role="alert" ?hidden=${this.fault === ''}>${this.fault}</p>`;
  }

  #renderFolders(): TemplateResult {
    const folders = this.#folders.items.value ?? [];
    const state = this.#folders.state.value;
    return html`<dm-scroller
      label=${t('folders')}
      .state=${state === 'ready' ? (folders.length === 0 ? 'empty' : 'end') : state}
      empty-text=${t('noFolders')}
      @dm-more=${() => void this.#folders.load()}
    >
      ${
        folders.length > 0
          ? html`<div class="rows" role="list" aria-label=${t('folders')}>
              ${folders.map((folder) => folderRow.render(folder, () => this.#show(folder), true))}
            </div>`
          : nothing
      }
    </dm-scroller>`;
  }

  #renderPictures(label: string, empty: string): TemplateResult {
    const pictures = this.#pictures.items.value ?? [];
    const state = this.#pictures.state.value;
    return html`<dm-scroller
      label=${label}
      .state=${state === 'ready' ? (pictures.length === 0 ? 'empty' : 'end') : state}
      empty-text=${empty}
      @dm-more=${() => void this.#pictures.load()}
    >
      ${
        pictures.length > 0
          ? html`<dm-asset-grid
              label=${label}
              .items=${pictures.map(resourceItem)}
              @dm-pick=${({ detail }: ItemEvent) => {
                const picture = pictures.find(({ id }) => id === detail.item.id);
                if (picture) this.emit('dm-choose', { picture });
              }}
            ></dm-asset-grid>`
          : nothing
      }
    </dm-scroller>`;
  }

  #renderHome(): TemplateResult {
    if (this.#isMember) return html`${this.#renderUpload()}${this.#renderFolders()}`;
    const { folders } = this;
    return html`${this.#renderUpload()}
    ${
      folders?.signIn
        ? html`<dm-empty-state heading=${t('signInForFolders')} help=${t('signInHelp')}>
            <dm-button slot="action" @click=${() => folders.signIn!()}>${t('signIn')}</dm-button>
          </dm-empty-state>`
        : nothing
    }
    ${this.#renderPictures(t('yourUploads'), t('noUploads'))}`;
  }

  protected override render(): TemplateResult {
    const { open } = this;
    return html`<div class="top">
        <dm-icon-button
          class="back"
          icon="arrow-left"
          label=${t('back')}
          @click=${() => this.#back()}
        ></dm-icon-button>
        <h3 class="title-3 ellipsis">
          <bdi>${open ? truncateName(open.name) : this.heading}</bdi>
        </h3>
      </div>
      ${open ? this.#renderPictures(open.name, t('noPhotos')) : this.#renderHome()}`;
  }
}

define('dm-bulk-image-chooser', DmBulkImageChooser);

declare global {
  interface HTMLElementTagNameMap {
    'dm-bulk-image-chooser': DmBulkImageChooser;
  }
}
