import { signal } from '@preact/signals-core';
import { html, nothing, type TemplateResult } from 'lit';
import { errorMessage } from '../../base/i18n/error-message.js';
import '../../controls/lists/dm-asset-grid.js';
import type { AssetGridItem } from '../../controls/lists/dm-asset-grid.js';
import '../../controls/lists/dm-empty-state.js';
import '../../controls/lists/dm-scroller.js';
import type { PhotoProvider, StockPhoto, StockPhotos } from '../../ports/assets.js';
import { ITEMS_PER_PAGE } from '../../ports/pagination.js';
import type { DragPayload } from '../shared/drag-payload.js';
import { PagedList } from '../shared/paged-list.js';
import { t } from './strings.js';

/**
 * What a provider found for a search, page after page, with who made each photo and a link to the provider [E-094].
 * Nothing is asked before something is searched for: providers count every question.
 */
export class StockPhotoList {
  readonly #provider: PhotoProvider;
  readonly #query: string;
  readonly #found: PagedList<StockPhoto>;
  readonly #fault = signal('');

  constructor(stock: StockPhotos, provider: PhotoProvider, query: string) {
    this.#provider = provider;
    this.#query = query;
    this.#found = new PagedList(async (options) => {
      try {
        return await stock.search(provider.id, { ...options, query });
      } catch (error) {
        // a provider that has had enough says so in words of its own
        this.#fault.value = errorMessage(error);
        throw error;
      }
    }, ITEMS_PER_PAGE.photos);
  }

  /** True while it stands for this search. */
  isOf(provider: PhotoProvider, query: string): boolean {
    return this.#provider.id === provider.id && this.#query === query;
  }

  /** Stops what is on its way. */
  stop(): void {
    this.#found.reset();
  }

  render(pick: (photo: StockPhoto) => void): TemplateResult {
    return html`${this.#query === '' ? this.#renderInvitation() : this.#renderFound(pick)}
      <p class="provided caption">
        ${t('photosBy')}
        <a href=${this.#provider.link} target="_blank" rel="noopener noreferrer">${this.#provider.name}</a>
      </p>`;
  }

  #renderInvitation(): TemplateResult {
    return html`<div class="invitation">
      <dm-empty-state
        heading=${t('searchProvider', { provider: this.#provider.name })}
        help=${t('searchProviderHelp')}
      ></dm-empty-state>
    </div>`;
  }

  #renderFound(pick: (photo: StockPhoto) => void): TemplateResult {
    const photos = this.#found.items.value;
    const label = this.#provider.name;
    return html`<dm-scroller
      label=${label}
      .state=${this.#found.state.value}
      empty-text=${t('noPhotosFound', { query: this.#query })}
      failed-text=${this.#fault.value}
      @dm-more=${() => void this.#found.more()}
    >
      ${
        photos.length > 0
          ? html`<dm-asset-grid
              label=${label}
              .items=${photos.map((photo) => this.#item(photo))}
              @dm-pick=${(event: CustomEvent<{ item: AssetGridItem }>) => {
                const photo = photos.find(({ id }) => id === event.detail.item.id);
                if (photo) pick(photo);
              }}
            ></dm-asset-grid>`
          : nothing
      }
    </dm-scroller>`;
  }

  #item(photo: StockPhoto): AssetGridItem {
    const { id, name, thumbnail: src, width, height, attribution } = photo;
    const drag: DragPayload = { kind: 'stock-photo', provider: this.#provider.id, photo };
    const caption = attribution.author || this.#provider.name;
    return { ...{ id, src, width, height, label: name, caption }, drag };
  }
}
