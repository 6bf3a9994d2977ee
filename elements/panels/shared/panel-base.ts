import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { DmElement } from '../../base/dm-element.js';
import { icon } from '../../base/icons/icon.js';
import { errorMessage } from '../../base/i18n/error-message.js';
import { sharedStyles } from '../../base/theme/shared-styles.js';
import type { AssetGridItem } from '../../controls/lists/dm-asset-grid.js';
import type { Editor } from '../../editor/editor.js';
import type { AssetSource, Resource, TemplateCard } from '../../ports/assets.js';
import '../../controls/lists/dm-asset-grid.js';
import '../../controls/lists/dm-scroller.js';
import { consumeEvent } from '../../controls/behavior/consume-event.js';
import '../../controls/fields/dm-search-field.js';
import { thumbnailStage } from './thumbnail-stage.styles.js';
import type { PagedList } from './paged-list.js';
import type { DragPayload } from './drag-payload.js';
import type { ListSearch } from './list-search.js';
import { t } from '../strings.js';

type TextEvent = CustomEvent<{ value: string }>;

/** How a list of a panel looks and what a press does. */
export interface ListGridOptions<T> {
  readonly label: string;
  readonly emptyText: string;
  readonly item: (asset: T) => AssetGridItem;
  readonly pick: (asset: T) => void;
  readonly fit?: 'cover' | 'contain';
  /** Keeps its place out of sight while something else is shown. */
  readonly hidden?: boolean;
}

/** What panels share: the editor, where assets come from, and a scrolling grid of an asset list. */
export class PanelBase<Events extends object = Record<`dm-${string}`, unknown>> extends DmElement<Events> {
  static override styles: CSSResultGroup = [
    sharedStyles,
    css`
      :host {
        display: flex;
        flex-direction: column;
        min-height: 0;
        height: 100%;
      }
      .head {
        flex: none;
        display: grid;
        gap: var(--dm-space-2);
        padding: 0 var(--dm-space-4) var(--dm-space-3);
      }
      .corrected {
        color: var(--dm-color-text-2);
        font: var(--dm-text-caption);
      }
      .corrected button {
        padding: 0;
        border: 0;
        background: none;
        text-decoration: underline;
        text-underline-offset: 2px;
      }
      .warning {
        display: flex;
        align-items: center;
        gap: var(--dm-space-2);
        padding: 10px 12px;
        border-radius: var(--dm-radius-sm);
        background: var(--dm-color-warning-soft);
      }
      .warning svg {
        color: var(--dm-color-warning);
      }
      dm-asset-grid[fit='contain'] {
        ${thumbnailStage}
      }
    `,
  ];

  /** The open design. */
  @property({ attribute: false }) editor: Editor | null = null;

  /** Where templates, pictures and elements come from. */
  @property({ attribute: false }) assets: AssetSource | null = null;

  /** Does something for a pick; a failure becomes a message instead of an unhandled rejection. */
  protected attempt(work: Promise<unknown>): void {
    work.catch((error: unknown) => this.editor?.notifier.error(errorMessage(error)));
  }

  /**
   * Searches what is typed after a pause, and at once with Enter; arrow down goes into the list. `label` is also the
   * invitation in the empty field.
   */
  protected searchField(search: ListSearch<unknown>, label: string): TemplateResult {
    return html`<dm-search-field
        placeholder=${label}
        .value=${search.text.value}
        @keydown=${(event: KeyboardEvent) => this.#intoList(event)}
        @dm-input=${(event: TextEvent) => {
          event.stopPropagation();
          search.type(event.detail.value);
        }}
        @dm-change=${(event: TextEvent) => {
          event.stopPropagation();
          search.enter(event.detail.value);
        }}
      ></dm-search-field
      >${this.#correction(search)}`;
  }

  /** What was searched for instead of a typing error, and the way back from it. */
  #correction(search: ListSearch<unknown>): TemplateResult {
    const corrected = search.found.corrected.value;
    return html`<p class="corrected" role="status" ?hidden=${!corrected}>
      ${
        corrected
          ? html`${t('resultsFor')} <strong dir="auto">${corrected}</strong>.
              <button type="button" @click=${() => search.undoCorrection()}>
                ${t('searchAsWritten', { query: search.query.value })}
              </button>`
          : nothing
      }
    </p>`;
  }

  /** From the field down into the list that is seen. */
  #intoList(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown' || event.isComposing) return;
    const grids = [...this.renderRoot.querySelectorAll('dm-asset-grid')];
    const seen = grids.find(({ offsetParent }) => offsetParent !== null);
    if (!seen) return;
    consumeEvent(event);
    seen.focus();
  }

  /** A list, and in its place what is searched for in it. */
  protected searchedGrid<T extends { id: string }>(
    list: PagedList<T>,
    search: ListSearch<T>,
    options: ListGridOptions<T>,
  ): TemplateResult {
    const searching = search.query.value !== '';
    return html`${this.listGrid(list, { ...options, hidden: searching })}
    ${searching ? this.foundGrid(search, options) : nothing}`;
  }

  /** What a search found; a warning when that is nothing, and below it what is near. */
  protected foundGrid<T extends { id: string }>(
    { found }: ListSearch<T>,
    options: Omit<ListGridOptions<T>, 'emptyText'>,
    nearby?: TemplateResult,
  ): TemplateResult {
    const label = `${options.label}: ${t('searchResults')}`;
    return this.#grid(found, { ...options, label, emptyText: '' }, nothingFound(nearby));
  }

  protected listGrid<T extends { id: string }>(
    list: PagedList<T>,
    options: ListGridOptions<T>,
  ): TemplateResult {
    return this.#grid(list, options);
  }

  /** What was bought has no price any more, in whatever list it stands. Where nothing was, the list is the same. */
  protected pricedAll(items: readonly AssetGridItem[]): readonly AssetGridItem[] {
    const priced = items.map((item) => this.#priced(item));
    return priced.every((item, i) => item === items[i]) ? items : priced;
  }

  #priced(item: AssetGridItem): AssetGridItem {
    if (!item.premium || !this.assets?.owned?.value.has(item.id)) return item;
    const { badge: _, premium: __, ...bare } = item;
    return bare;
  }

  #grid<T extends { id: string }>(
    list: PagedList<T>,
    options: ListGridOptions<T>,
    empty?: TemplateResult,
  ): TemplateResult {
    const items = list.items.value;
    return html`<dm-scroller
      label=${options.label}
      .state=${list.state.value}
      empty-text=${options.emptyText}
      ?hidden=${options.hidden ?? false}
      @dm-more=${() => void list.more()}
    >
      ${
        items.length > 0
          ? html`<dm-asset-grid
              label=${options.label}
              fit=${options.fit ?? 'cover'}
              .items=${this.pricedAll(items.map((asset) => options.item(asset)))}
              @dm-pick=${(event: CustomEvent<{ item: AssetGridItem }>) => {
                const found = items.find(({ id }) => id === event.detail.item.id);
                if (found) options.pick(found);
              }}
            ></dm-asset-grid>`
          : nothing
      }
      ${empty ?? nothing}
    </dm-scroller>`;
  }
}

export const nothingFound = (nearby?: TemplateResult): TemplateResult => {
  const warning = html`${icon('warning', { size: 20 })}${t('noResults')}`;
  return nearby
    ? html`<div slot="empty">
        <p class="warning">${warning}</p>
        ${nearby}
      </div>`
    : html`<p slot="empty" class="warning">${warning}</p>`;
};

/** A template or text template as a thumbnail. */
export const cardItem = (card: TemplateCard, drag: DragPayload): AssetGridItem => ({
  id: card.id,
  src: card.thumbnail,
  width: card.width,
  height: card.height,
  label: card.name,
  drag,
});

/** A resource as a thumbnail; what is dragged is the resource itself. */
export const resourceItem = (resource: Resource): AssetGridItem => ({
  id: resource.id,
  src: resource.thumbnail,
  width: resource.width,
  height: resource.height,
  label: resource.name,
  drag: resource,
});

/** A picture of the catalog as a thumbnail that says what it costs (spec 2 section 9). */
export const stockItem = (resource: Resource): AssetGridItem => ({
  ...resourceItem(resource),
  ...(resource.free ? { badge: t('free') } : { badge: t('premium'), premium: true }),
});

/** An icon as a thumbnail: there are thousands that are free, so only what is sold says so. */
export const iconItem = (resource: Resource): AssetGridItem =>
  resource.free ? resourceItem(resource) : stockItem(resource);
