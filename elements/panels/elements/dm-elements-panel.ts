import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { define } from '../../base/define.js';
import { icon } from '../../base/icons/icon.js';
import { buttonStyles } from '../../base/theme/button-styles.js';
import type { AssetGridItem } from '../../controls/lists/dm-asset-grid.js';
import '../../controls/lists/dm-skeleton.js';
import type { AssetSource, Resource } from '../../ports/assets.js';
import { ITEMS_PER_PAGE } from '../../ports/pagination.js';
import { PagedList } from '../shared/paged-list.js';
import './dm-element-strip.js';
import { elementsPanelStyles } from './dm-elements-panel.styles.js';
import {
  findElements,
  iconCategory,
  logoCategory,
  BUILT_IN_CATEGORIES,
  type ElementCategory,
} from './element-categories.js';
import { PriceFilter } from '../shared/price-filter.js';
import { ListSearch } from '../shared/list-search.js';
import { PanelBase } from '../shared/panel-base.js';
import { t } from '../strings.js';
import { placeElement, type ElementPayload } from './place-element.js';

/** A category shown whole, and what of it is there. */
interface OpenCategory {
  readonly category: ElementCategory;
  readonly list: PagedList<AssetGridItem>;
}

/** Categories as they were last had, by host: the panel opens as it was left, and nothing flashes meanwhile. */
const known = new WeakMap<AssetSource, readonly ElementCategory[]>();

/**
 * Logos, grids, masks, shapes and icons: a strip a category, an endless grid of two columns for the open one, and a
 * search in all of them (B-009).
 */
export class DmElementsPanel extends PanelBase {
  static override styles = [PanelBase.styles, buttonStyles, elementsPanelStyles];

  /** Logos of the team's brand kit, shown first; without any the category is left out. */
  @property({ attribute: false }) logos: readonly Resource[] = [];

  @state() private groups: readonly ElementCategory[] | 'loading' | 'failed' = 'loading';
  /** null on the home view. */
  @state() private open: OpenCategory | null = null;

  readonly #price = new PriceFilter(() => {
    this.#search.found.reset();
    this.open?.list.reset();
  });

  readonly #search: ListSearch<AssetGridItem> = new ListSearch(
    (options) => findElements(this.assets!, { ...options, ...this.#price.options }),
    ITEMS_PER_PAGE.icons,
    () => this.#tell(() => this.#search.found.retry()),
  );

  protected override willUpdate(changed: PropertyValues): void {
    if (!changed.has('assets')) return;
    this.open = null;
    this.#search.found.reset();
    void this.#load(this.assets);
  }

  async #load(assets: AssetSource | null): Promise<void> {
    if (!assets) return;
    const before = known.get(assets);
    this.groups = before ?? 'loading';
    const groups = await assets.iconGroups().catch(() => 'failed' as const);
    if (assets !== this.assets) return;
    // what is shown is still right, and each part of it tells when it cannot be had
    if (groups === 'failed' && before) return;
    if (groups === 'failed')
      this.#tell(async () => void (this.groups === 'failed' && (await this.#load(this.assets))));
    if (groups === 'failed') return void (this.groups = groups);
    const categories = groups.map((group) => iconCategory(assets, group));
    known.set(assets, categories);
    this.groups = categories;
  }

  /** Elements that cannot be had are told in the corner also (spec 2 section 8). */
  #tell(retry: () => Promise<void>): void {
    this.editor?.notifier.error(t('wentWrong'), () => void retry());
  }

  /** The keyboard goes along: into the category, and back to the link that led there. */
  async #show(category: ElementCategory | null): Promise<void> {
    const left = this.open?.category.id ?? '';
    this.open = category && this.#opened(category);
    await this.updateComplete;
    if (category) return this.renderRoot.querySelector<HTMLElement>('.back')?.focus();
    const strip = this.renderRoot.querySelector(`dm-element-strip[data-group="${CSS.escape(left)}"]`);
    strip?.shadowRoot?.querySelector<HTMLElement>('.all')?.focus();
  }

  #opened(category: ElementCategory): OpenCategory {
    const list: PagedList<AssetGridItem> = new PagedList(
      (options) => category.list({ ...options, ...this.#price.options }),
      category.size,
      () => this.#tell(() => list.retry()),
    );
    return { category, list };
  }

  #add(item: AssetGridItem | undefined): void {
    if (this.editor && item) this.attempt(placeElement(this.editor, item.drag as ElementPayload));
  }

  #gridOptions(label: string) {
    return {
      label,
      emptyText: t('noElements'),
      fit: 'contain' as const,
      item: (item: AssetGridItem) => item,
      pick: (item: AssetGridItem) => this.#add(item),
    };
  }

  #renderOpen({ category: { name }, list }: OpenCategory, hidden: boolean): TemplateResult {
    return html`<div class="open" ?hidden=${hidden}>
        <button type="button" class="button quiet small back" @click=${() => void this.#show(null)}>
          ${icon('arrow-left', { size: 16 })}${t('back')}
        </button>
        <h3 class="title-3 ellipsis">${name}</h3>
      </div>
      ${this.listGrid(list, { ...this.#gridOptions(name), hidden })}`;
  }

  #renderFailed(): TemplateResult {
    return html`<div class="failed" role="alert">
      ${icon('warning-circle')}
      <p>${t('wentWrong')}</p>
      <button type="button" class="button second small" @click=${() => void this.#load(this.assets)}>
        ${t('tryAgain')}
      </button>
    </div>`;
  }

  #renderStrip(category: ElementCategory): TemplateResult {
    return html`<dm-element-strip
      heading=${category.name}
      more
      data-group=${category.id}
      .items=${this.pricedAll(category.items)}
      @dm-all=${() => void this.#show(category)}
      @dm-pick=${({ detail }: CustomEvent<{ id: string }>) =>
        this.#add(category.items.find(({ id }) => id === detail.id))}
    ></dm-element-strip>`;
  }

  #renderGroups(): TemplateResult | TemplateResult[] {
    const { groups } = this;
    if (groups === 'loading') return [1, 2, 3, 4].map(() => html`<dm-skeleton></dm-skeleton>`);
    if (groups === 'failed') return this.#renderFailed();
    return groups.map((group) => this.#renderStrip(group));
  }

  /** A search without a hit is no dead end: every category can be looked through from here. */
  #renderNearby(): TemplateResult {
    const groups = typeof this.groups === 'string' ? [] : this.groups;
    const look = (category: ElementCategory): void => {
      this.#search.enter('');
      void this.#show(category);
    };
    return html`<div class="nearby" role="group" aria-label=${t('lookIn')}>
      <span class="caption">${t('lookIn')}</span>
      ${[...BUILT_IN_CATEGORIES, ...groups].map(
        (category) =>
          html`<button type="button" class="button second small" @click=${() => look(category)}>
            ${category.name}
          </button>`,
      )}
    </div>`;
  }

  /** Stays while a category is open or something is searched for, hidden, so that it is found where it was left. */
  #renderHome(hidden: boolean): TemplateResult {
    const logos = this.logos.length > 0 ? [logoCategory(this.logos)] : [];
    return html`<div
      class="strips scroll-area"
      tabindex="0"
      role="group"
      aria-label=${t('elements')}
      aria-busy=${this.groups === 'loading'}
      ?hidden=${hidden}
    >
      ${[...logos, ...BUILT_IN_CATEGORIES].map((category) => this.#renderStrip(category))}
      ${this.#renderGroups()}
    </div>`;
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.assets) return nothing;
    const searching = this.#search.query.value !== '';
    const priced = searching || this.open?.category.priced;
    return html`<div class="head">
        ${this.searchField(this.#search, t('searchElements'))}${priced ? this.#price.render() : nothing}
      </div>
      ${this.#renderHome(searching || this.open !== null)}
      ${this.open ? this.#renderOpen(this.open, searching) : nothing}
      ${searching ? this.foundGrid(this.#search, this.#gridOptions(t('elements')), this.#renderNearby()) : nothing}`;
  }
}

define('dm-elements-panel', DmElementsPanel);

declare global {
  interface HTMLElementTagNameMap {
    'dm-elements-panel': DmElementsPanel;
  }
}
