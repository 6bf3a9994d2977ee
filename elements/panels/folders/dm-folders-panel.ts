import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { define } from '../../base/define.js';
import { truncateName } from '../../base/i18n/truncate-name.js';
import { icon } from '../../base/icons/icon.js';
import { buttonStyles } from '../../base/theme/button-styles.js';
import '../../controls/lists/dm-asset-grid.js';
import type { AssetGridItem } from '../../controls/lists/dm-asset-grid.js';
import '../../controls/buttons/dm-button.js';
import '../../controls/lists/dm-empty-state.js';
import '../../controls/lists/dm-scroller.js';
import type { ScrollerState } from '../../controls/lists/dm-scroller.js';
import '../../controls/fields/dm-search-field.js';
import '../../controls/lists/dm-skeleton.js';
import { nextIndex } from '../../controls/behavior/focus.js';
import { consumeEvent } from '../../controls/behavior/consume-event.js';
import type { Resource } from '../../ports/assets.js';
import type { FolderSource, PictureFolder } from '../../ports/folders.js';
import { folderRow } from './folder-row.js';
import { nothingFound, PanelBase, resourceItem } from '../shared/panel-base.js';
import { replacingHint } from '../shared/replacing-hint.js';
import { t } from '../strings.js';
import { placePicture } from '../shared/place-picture.js';
import { UnpagedList } from '../shared/unpaged-list.js';

export interface DmFoldersPanelEvents {
  'dm-replaced': { id: string };
}

type ItemEvent = CustomEvent<{ item: AssetGridItem }>;
type TextEvent = CustomEvent<{ value: string }>;

/** What the scroller shows of a list that comes whole. */
const stateOf = (state: 'loading' | 'failed' | 'ready', count: number): ScrollerState =>
  state === 'ready' ? (count === 0 ? 'empty' : 'end') : state;

const comparable = (text: string): string => text.normalize().toLocaleLowerCase();

/**
 * Folders of pictures, the user's and those shared with them, found by the beginning of their name; an open one shows its
 * pictures in two columns, and a press puts one on the page or in the place of `replaceId` (B-013). What was bought lies
 * in the folder My Purchases. Design folders hold nothing that can be put on a page, and are not listed.
 *
 * @fires dm-replaced - A picture was put in another's place: `{ id }`.
 */
export class DmFoldersPanel extends PanelBase<DmFoldersPanelEvents> {
  static override styles = [
    PanelBase.styles,
    buttonStyles,
    replacingHint.styles,
    folderRow.styles,
    css`
      .home {
        display: flex;
        flex: 1;
        flex-direction: column;
        min-height: 0;
      }
      .open {
        display: flex;
        align-items: center;
        gap: 4px;
        padding: 0 var(--dm-space-4) var(--dm-space-2) 6px;
      }
      [slot='skeleton'] {
        display: grid;
        grid-template-columns: 76px 1fr;
        align-items: center;
        gap: 20px 12px;
        padding-top: 8px;
      }
      .picture {
        height: 54px;
      }
      .line {
        width: 70%;
      }
    `,
  ];

  /** Where folders come from; null when the host has none. */
  @property({ attribute: false }) source: FolderSource | null = null;

  /** Id of the object whose picture the next press replaces. */
  @property({ attribute: false }) replaceId: string | null = null;

  @state() private text = '';
  @state() private open: PictureFolder | null = null;
  /** The row that Tab stops at. */
  @state() private current = '';
  @query('.back') private backButton!: HTMLElement | null;
  @query('dm-search-field') private search!: HTMLElement | null;

  readonly #folders = new UnpagedList<PictureFolder>(
    (signal) => this.source!.folders({ signal }),
    () => this.editor?.notifier.error(t('wentWrong'), () => void this.#folders.load()),
  );
  readonly #pictures = new UnpagedList<Resource>((signal) =>
    this.source!.pictures(this.open!.id, { signal }),
  );

  #seen = true;
  /** What was uploaded or put into folders meanwhile is there when the panel is looked at again. */
  readonly #watch = new IntersectionObserver((entries) => {
    const seen = entries.at(-1)!.isIntersecting;
    if (seen && !this.#seen) this.#refresh();
    this.#seen = seen;
  });

  override connectedCallback(): void {
    super.connectedCallback();
    this.#watch.observe(this);
    window.addEventListener('focus', this.#refresh);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#watch.disconnect();
    window.removeEventListener('focus', this.#refresh);
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (!changed.has('source')) return;
    this.open = null;
    this.text = '';
    this.#folders.reset();
    this.#pictures.reset();
    this.#load();
  }

  readonly #refresh = (): void => {
    // a failure waits for Try again
    if (this.#folders.state.peek() === 'ready') this.#load();
    this.requestUpdate();
  };

  #load(): void {
    if (!this.source?.signedIn()) return;
    void this.#folders.load();
    if (this.open) void this.#pictures.load();
  }

  /** The keyboard goes along: into the folder, and back to the row that led there. */
  async #show(folder: PictureFolder | null): Promise<void> {
    const left = this.open;
    this.open = folder;
    this.#pictures.reset();
    this.#load();
    await this.updateComplete;
    if (folder) return this.backButton?.focus();
    const row = this.renderRoot.querySelector<HTMLElement>(`[data-folder="${CSS.escape(left?.id ?? '')}"]`);
    (row ?? this.search)?.focus();
  }

  #onKey(event: KeyboardEvent): void {
    const rows = [...this.renderRoot.querySelectorAll<HTMLElement>('.row')];
    const index = nextIndex(event.key, rows.indexOf(event.target as HTMLElement), rows.length, 'y');
    if (index === null) return;
    consumeEvent(event);
    rows[index]?.focus();
  }

  #onSearch(event: TextEvent): void {
    event.stopPropagation();
    this.text = event.detail.value;
  }

  #found(folders: readonly PictureFolder[]): readonly PictureFolder[] {
    const wanted = comparable(this.text.trim());
    return folders.filter(({ name }) => comparable(name).startsWith(wanted));
  }

  async #use(picture: Resource | undefined): Promise<void> {
    const { editor, replaceId } = this;
    if (!editor || !picture) return;
    await placePicture(editor, picture, replaceId);
    if (replaceId) this.emit('dm-replaced', { id: replaceId });
  }

  #renderVisitor({ signIn }: FolderSource): TemplateResult {
    return html`<dm-empty-state heading=${t('signInForFolders')} help=${t('signInForFoldersHelp')}>
      ${
        signIn
          ? html`<dm-button slot="action" kind="second" @click=${() => signIn()}>${t('signIn')}</dm-button>`
          : nothing
      }
    </dm-empty-state>`;
  }

  #renderRows(found: readonly PictureFolder[]): TemplateResult {
    const stop = found.some(({ id }) => id === this.current) ? this.current : found[0]?.id;
    return html`<div
      class="rows"
      role="list"
      aria-label=${t('folders')}
      @keydown=${this.#onKey}
      @focusin=${(event: FocusEvent) => (this.current = (event.target as HTMLElement).dataset['folder'] ?? '')}
    >
      ${repeat(
        found,
        ({ id }) => id,
        (folder) => folderRow.render(folder, () => void this.#show(folder), folder.id === stop),
      )}
    </div>`;
  }

  /** Stays while a folder is open, hidden, so that it is found where it was left. */
  #renderHome(): TemplateResult {
    const folders = this.#folders.items.value ?? [];
    const found = this.#found(folders);
    return html`<div class="home" ?hidden=${this.open !== null}>
      <div class="head">
        <dm-search-field
          placeholder=${t('searchFolders')}
          .value=${this.text}
          @dm-input=${this.#onSearch}
          @dm-change=${this.#onSearch}
        ></dm-search-field>
      </div>
      <dm-scroller
        label=${t('folders')}
        .state=${stateOf(this.#folders.state.value, found.length)}
        empty-text=${t('noFolders')}
        @dm-more=${() => void this.#folders.load()}
      >
        <div slot="skeleton">
          ${[1, 2, 3, 4, 5, 6].map(
            () => html`<dm-skeleton class="picture"></dm-skeleton><dm-skeleton class="line"></dm-skeleton>`,
          )}
        </div>
        ${found.length > 0 ? this.#renderRows(found) : nothing}
        ${folders.length > 0 ? nothingFound() : nothing}
      </dm-scroller>
    </div>`;
  }

  #renderFolder(folder: PictureFolder): TemplateResult {
    return html`<div class="open">
        <button type="button" class="button quiet small back" @click=${() => void this.#show(null)}>
          ${icon('arrow-left', { size: 16 })}${t('back')}
        </button>
        <h3 class="title-3 ellipsis" title=${folder.name}><bdi>${truncateName(folder.name)}</bdi></h3>
      </div>
      ${this.#renderPictures(folder)}`;
  }

  #renderPictures({ name, own }: PictureFolder): TemplateResult {
    const pictures = this.#pictures.items.value ?? [];
    const bought = own === 'purchases';
    return html`<dm-scroller
      label=${name}
      .state=${stateOf(this.#pictures.state.value, pictures.length)}
      empty-text=${t(bought ? 'noPurchases' : 'noPhotos')}
      empty-help=${bought ? t('noPurchasesHelp') : ''}
      @dm-more=${() => void this.#pictures.load()}
    >
      ${
        pictures.length > 0
          ? html`<dm-asset-grid
              label=${name}
              .items=${pictures.map(resourceItem)}
              @dm-pick=${({ detail }: ItemEvent) =>
                this.attempt(this.#use(pictures.find(({ id }) => id === detail.item.id)))}
            ></dm-asset-grid>`
          : nothing
      }
    </dm-scroller>`;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { source } = this;
    if (!source) return nothing;
    if (!source.signedIn()) return this.#renderVisitor(source);
    return html`${this.replaceId ? replacingHint.render() : nothing} ${this.#renderHome()}
    ${this.open ? this.#renderFolder(this.open) : nothing}`;
  }
}

define('dm-folders-panel', DmFoldersPanel);

declare global {
  interface HTMLElementTagNameMap {
    'dm-folders-panel': DmFoldersPanel;
  }
}
