import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { define } from '../../base/define.js';
import type { AssetGridItem } from '../../controls/lists/dm-asset-grid.js';
import '../../controls/buttons/dm-button.js';
import '../../controls/lists/dm-empty-state.js';
import '../../controls/lists/dm-scroller.js';
import '../../controls/fields/dm-select.js';
import '../../controls/buttons/dm-tabs.js';
import type { CategoryChoice, Listing, SearchOptions } from '../../ports/assets.js';
import type { MockupCard, MockupSource, SavedMockupCard } from '../../ports/mockups.js';
import { ITEMS_PER_PAGE } from '../../ports/pagination.js';
import { PagedList } from '../shared/paged-list.js';
import { ListSearch } from '../shared/list-search.js';
import { PanelBase } from '../shared/panel-base.js';
import { t } from '../strings.js';
import { placeMockup } from './place-mockup.js';
import { UnpagedList } from '../shared/unpaged-list.js';

type Tab = 'explore' | 'saved';
type ItemEvent = CustomEvent<{ item: AssetGridItem }>;

/** Value of the first option, which lists every category. */
const ALL = 'all';

const mockupItem = (card: MockupCard | SavedMockupCard): AssetGridItem => ({
  id: card.id,
  src: card.thumbnail,
  width: card.width,
  height: card.height,
  label: card.name,
  drag: { kind: 'mockup', card },
});

/**
 * Mockups by category with a search for them, and those the user has saved; a press puts one on the page, where it stays
 * live (B-012).
 */
export class DmMockupsPanel extends PanelBase {
  static override styles = [
    PanelBase.styles,
    css`
      dm-tabs {
        flex: 1;
        min-height: 0;
      }
      dm-tabs::part(list) {
        margin: 0 var(--dm-space-4);
      }
      .tab {
        display: flex;
        flex-direction: column;
        height: 100%;
        min-height: 0;
      }
    `,
  ];

  /** Where mockups come from. */
  @property({ attribute: false }) source: MockupSource | null = null;

  @state() private tab: Tab = 'explore';
  /** Id of the category listed; empty until one is chosen, and 'all' once all are. */
  @state() private category = '';
  @state() private categories: readonly CategoryChoice[] = [];

  readonly #list = new PagedList<MockupCard>((options) => this.#fetch(options), ITEMS_PER_PAGE.mockups);
  readonly #search = new ListSearch<MockupCard>((options) => this.#fetch(options), ITEMS_PER_PAGE.mockups);
  readonly #saved = new UnpagedList<SavedMockupCard>((signal) => this.source!.saved({ signal }));

  protected override willUpdate(changed: PropertyValues): void {
    if (!changed.has('source') && !changed.has('category')) return;
    this.#list.reset();
    this.#search.found.reset();
    if (changed.has('source')) void this.#loadCategories();
  }

  #fetch(options: SearchOptions): Promise<Listing<MockupCard>> {
    const { category } = this;
    return this.source!.mockups({ ...options, ...(category && category !== ALL && { category }) });
  }

  /** Without them everything is listed all the same. */
  async #loadCategories(): Promise<void> {
    const { source } = this;
    this.categories = [];
    const categories = (await source?.categories().catch(() => [])) ?? [];
    if (source === this.source) this.categories = categories;
  }

  #use(card: MockupCard | SavedMockupCard | undefined): void {
    if (this.editor && card) this.attempt(placeMockup(this.editor, card));
  }

  #open(tab: Tab): void {
    this.tab = tab;
    // what was saved meanwhile is there
    if (tab === 'saved' && this.source?.signedIn()) void this.#saved.load();
  }

  #renderSelect(): TemplateResult {
    const options = [
      { value: ALL, label: t('all') },
      ...this.categories.map(({ id, name }) => ({ value: id, label: name })),
    ];
    return html`<dm-select
      label=${t('categories')}
      placeholder=${t('categories')}
      .options=${options}
      .value=${this.category}
      @dm-change=${(event: CustomEvent<{ value: string }>) => {
        event.stopPropagation();
        this.category = event.detail.value;
      }}
    ></dm-select>`;
  }

  #renderExplore(): TemplateResult {
    return html`<div class="head">
        ${this.searchField(this.#search, t('searchMockups'))}${this.#renderSelect()}
      </div>
      ${this.searchedGrid(this.#list, this.#search, {
        label: t('mockups'),
        emptyText: t('noMockups'),
        item: mockupItem,
        pick: (card) => this.#use(card),
      })}`;
  }

  #renderSaved(source: MockupSource): TemplateResult {
    if (!source.signedIn())
      return html`<dm-empty-state heading=${t('signInForMockups')} help=${t('signInForMockupsHelp')}>
        ${
          source.signIn
            ? html`<dm-button slot="action" kind="second" @click=${() => source.signIn?.()}
                >${t('signIn')}</dm-button
              >`
            : nothing
        }
      </dm-empty-state>`;
    const saved = this.#saved.items.value ?? [];
    const state = this.#saved.state.value;
    return html`<dm-scroller
      label=${t('savedMockups')}
      .state=${state === 'ready' ? (saved.length === 0 ? 'empty' : 'end') : state}
      empty-text=${t('noSavedMockups')}
      empty-help=${t('noSavedMockupsHelp')}
      @dm-more=${() => void this.#saved.load()}
    >
      ${
        saved.length > 0
          ? html`<dm-asset-grid
              label=${t('savedMockups')}
              .items=${saved.map(mockupItem)}
              @dm-pick=${({ detail }: ItemEvent) => this.#use(saved.find(({ id }) => id === detail.item.id))}
            ></dm-asset-grid>`
          : nothing
      }
    </dm-scroller>`;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { source } = this;
    if (!source) return nothing;
    return html`<dm-tabs
      label=${t('mockups')}
      .tabs=${[
        { value: 'explore', label: t('explore') },
        { value: 'saved', label: t('savedMockups') },
      ]}
      .value=${this.tab}
      @dm-change=${(event: CustomEvent<{ value: string }>) => {
        event.stopPropagation();
        this.#open(event.detail.value as Tab);
      }}
    >
      <div class="tab" slot="explore">${this.#renderExplore()}</div>
      <div class="tab" slot="saved">${this.#renderSaved(source)}</div>
    </dm-tabs>`;
  }
}

define('dm-mockups-panel', DmMockupsPanel);

declare global {
  interface HTMLElementTagNameMap {
    'dm-mockups-panel': DmMockupsPanel;
  }
}
