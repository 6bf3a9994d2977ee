import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { define } from '../../base/define.js';
import '../../controls/buttons/dm-segmented.js';
import { consumeEvent } from '../../controls/behavior/consume-event.js';
import type {
  AssetSource,
  PhotoProvider,
  Resource,
  SearchOptions,
  StockPhoto,
  StockPhotos,
} from '../../ports/assets.js';
import { ITEMS_PER_PAGE } from '../../ports/pagination.js';
import { PagedList } from '../shared/paged-list.js';
import { ListSearch } from '../shared/list-search.js';
import { PanelBase, stockItem } from '../shared/panel-base.js';
import { PriceFilter } from '../shared/price-filter.js';
import { replacingHint } from '../shared/replacing-hint.js';
import { t } from '../strings.js';
import { placePicture } from '../shared/place-picture.js';
import type { StockPhotoList } from './stock-photo-list.js';
import { t as own } from './strings.js';

export interface DmPhotosPanelEvents {
  'dm-replaced': { id: string };
}

/** The list of the host's own photos, among those of providers. */
const LIBRARY = 'library';
/** One for all hosts without providers: nothing is drawn anew to show none. */
const NONE: readonly PhotoProvider[] = [];

/**
 * Photos of the catalog with what they cost, by price and by a search; a press adds one, or replaces the picture named by
 * `replaceId` (B-050). Where the host has providers of photos, the same search looks in theirs too.
 *
 * @fires dm-replaced - The picture was put in another's place: `{ id }`.
 */
export class DmPhotosPanel extends PanelBase<DmPhotosPanelEvents> {
  static override styles = [
    PanelBase.styles,
    replacingHint.styles,
    css`
      .head {
        grid-template-columns: minmax(0, 1fr);
      }
      /* four names side by side */
      .places {
        --dm-segment-flex: 1 1 auto;
        --dm-segment-padding: 4px;
      }
      .provided {
        flex: none;
        padding: var(--dm-space-2) var(--dm-space-4);
        border-top: 1px solid var(--dm-color-line);
        color: var(--dm-color-text-2);
      }
      .provided a {
        color: var(--dm-color-text);
        text-underline-offset: 2px;
      }
      .invitation {
        flex: 1;
      }
    `,
  ];

  /** Id of the object whose picture the next press replaces. */
  @property({ attribute: false }) replaceId: string | null = null;

  @state() private providers = NONE;
  /** Where it looks: an id of a provider, or our own library. */
  @state() private place = LIBRARY;
  @state() private stock: StockPhotoList | null = null;
  /** Photos of providers that are being kept. */
  @state() private keeping = 0;

  #stock: StockPhotos | null = null;
  readonly #price = new PriceFilter(() => this.#reset());
  readonly #photos = (options: SearchOptions) => this.assets!.photos({ ...options, ...this.#price.options });
  readonly #list = new PagedList<Resource>(this.#photos, ITEMS_PER_PAGE.photos);
  readonly #search = new ListSearch<Resource>(this.#photos, ITEMS_PER_PAGE.photos);

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('assets')) {
      this.#reset();
      void this.#findProviders(this.assets);
    }
    void this.#listProvider();
  }

  #reset(): void {
    this.#list.reset();
    this.#search.found.reset();
  }

  /** A host whose providers cannot be told has our own photos all the same. */
  async #findProviders(assets: AssetSource | null): Promise<void> {
    this.#stock = null;
    this.providers = NONE;
    this.place = LIBRARY;
    try {
      const stock = (await assets?.stockPhotos?.()) ?? null;
      const providers = (await stock?.providers()) ?? NONE;
      if (assets !== this.assets) return;
      this.#stock = stock;
      this.providers = providers;
    } catch {
      // the library is there all the same
    }
  }

  /** The list of the chosen provider for what is searched for; what makes one is fetched with the first. */
  async #listProvider(): Promise<void> {
    const stock = this.#stock;
    const provider = this.providers.find(({ id }) => id === this.place);
    const query = this.#search.query.value;
    if (!provider || !stock) return this.#showList(null);
    if (this.stock?.isOf(provider, query)) return;
    const { StockPhotoList } = await import('./stock-photo-list.js');
    // by now another may be looked for
    const meant = stock === this.#stock && provider.id === this.place;
    if (!meant || query !== this.#search.query.peek() || this.stock?.isOf(provider, query)) return;
    this.#showList(new StockPhotoList(stock, provider, query));
  }

  #showList(list: StockPhotoList | null): void {
    if (this.stock === list) return;
    this.stock?.stop();
    this.stock = list;
  }

  async #use(photo: Resource, replaceId = this.replaceId): Promise<void> {
    const { editor } = this;
    if (!editor) return;
    await placePicture(editor, photo, replaceId);
    if (replaceId) this.emit('dm-replaced', { id: replaceId });
  }

  /** A provider's photo becomes one of the user's own before it is put on the page. */
  async #keep(photo: StockPhoto): Promise<void> {
    const { replaceId, place } = this;
    this.keeping += 1;
    try {
      await this.#use(await this.#stock!.keep(place, photo), replaceId);
    } finally {
      this.keeping -= 1;
    }
  }

  #renderPlaces(): TemplateResult | typeof nothing {
    if (this.providers.length === 0) return nothing;
    const places = [{ id: LIBRARY, name: own('library') }, ...this.providers];
    return html`<dm-segmented
      class="places"
      label=${own('source')}
      .options=${places.map(({ id: value, name: label }) => ({ value, label }))}
      value=${this.place}
      @dm-change=${(event: CustomEvent<{ value: string }>) => {
        consumeEvent(event);
        this.place = event.detail.value;
      }}
    ></dm-segmented>`;
  }

  #renderLibrary(): TemplateResult {
    return this.searchedGrid(this.#list, this.#search, {
      label: t('photos'),
      emptyText: t('noPhotos'),
      item: stockItem,
      pick: (photo) => this.attempt(this.#use(photo)),
    });
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.assets) return nothing;
    const inLibrary = this.place === LIBRARY;
    // a list of a provider is made anew for another search
    void this.#search.query.value;
    return html`<div class="head">
        ${this.searchField(this.#search, t('searchPhotos'))}${this.#renderPlaces()}
        ${inLibrary ? this.#price.render() : nothing}
        <p class="keeping caption" role="status" ?hidden=${this.keeping === 0}>
          ${this.keeping > 0 ? own('addingPhoto') : nothing}
        </p>
      </div>
      ${this.replaceId ? replacingHint.render() : nothing}
      ${inLibrary ? this.#renderLibrary() : (this.stock?.render((photo) => this.attempt(this.#keep(photo))) ?? nothing)}`;
  }
}

define('dm-photos-panel', DmPhotosPanel);

declare global {
  interface HTMLElementTagNameMap {
    'dm-photos-panel': DmPhotosPanel;
  }
}
