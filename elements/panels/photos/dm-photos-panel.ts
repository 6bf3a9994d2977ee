import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { define } from '../../base/define.js';
import type { Resource, SearchOptions } from '../../ports/assets.js';
import { ITEMS_PER_PAGE } from '../../ports/pagination.js';
import { PagedList } from '../shared/paged-list.js';
import { ListSearch } from '../shared/list-search.js';
import { PanelBase, stockItem } from '../shared/panel-base.js';
import { PriceFilter } from '../shared/price-filter.js';
import { replacingHint } from '../shared/replacing-hint.js';
import { t } from '../strings.js';
import { placePicture } from '../shared/place-picture.js';

export interface DmPhotosPanelEvents {
  'dm-replaced': { id: string };
}

/**
 * Photos of the catalog with what they cost, by price and by a search; a press adds one, or replaces the picture named by
 * `replaceId` (B-050).
 *
 * @fires dm-replaced - The picture was put in another's place: `{ id }`.
 */
export class DmPhotosPanel extends PanelBase<DmPhotosPanelEvents> {
  static override styles = [PanelBase.styles, replacingHint.styles];

  /** Id of the object whose picture the next press replaces. */
  @property({ attribute: false }) replaceId: string | null = null;

  readonly #price = new PriceFilter(() => this.#reset());
  readonly #photos = (options: SearchOptions) => this.assets!.photos({ ...options, ...this.#price.options });
  readonly #list = new PagedList<Resource>(this.#photos, ITEMS_PER_PAGE.photos);
  readonly #search = new ListSearch<Resource>(this.#photos, ITEMS_PER_PAGE.photos);

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('assets')) this.#reset();
  }

  #reset(): void {
    this.#list.reset();
    this.#search.found.reset();
  }

  async #use(photo: Resource): Promise<void> {
    const { editor, replaceId } = this;
    if (!editor) return;
    await placePicture(editor, photo, replaceId);
    if (replaceId) this.emit('dm-replaced', { id: replaceId });
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.assets) return nothing;
    return html`<div class="head">
        ${this.searchField(this.#search, t('searchPhotos'))}${this.#price.render()}
      </div>
      ${this.replaceId ? replacingHint.render() : nothing}
      ${this.searchedGrid(this.#list, this.#search, {
        label: t('photos'),
        emptyText: t('noPhotos'),
        item: stockItem,
        pick: (photo) => this.attempt(this.#use(photo)),
      })}`;
  }
}

define('dm-photos-panel', DmPhotosPanel);

declare global {
  interface HTMLElementTagNameMap {
    'dm-photos-panel': DmPhotosPanel;
  }
}
