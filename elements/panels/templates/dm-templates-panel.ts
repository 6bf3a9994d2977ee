import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { define } from '../../base/define.js';
import type {
  AssetSource,
  CategoryChoice,
  Listing,
  SearchOptions,
  TemplateCard,
} from '../../ports/assets.js';
import { ITEMS_PER_PAGE } from '../../ports/pagination.js';
import { consumeEvent } from '../../controls/behavior/consume-event.js';
import '../../controls/fields/dm-select.js';
import { PagedList } from '../shared/paged-list.js';
import { ListSearch } from '../shared/list-search.js';
import { cardItem, PanelBase } from '../shared/panel-base.js';
import { t } from '../strings.js';
import { isBlankDesign } from '../../editor/pages/is-blank.js';
import { applyTemplate, type TemplateUse } from './apply-template.js';

/** Value of the first option, which lists every category. */
const ALL = 'all';

/** Id of the category that is meant by an id or a name; '' for all, as one that is unknown means. */
function meant(given: string, categories: readonly CategoryChoice[]): string {
  const name = given.trim().toLowerCase();
  const found =
    categories.find(({ id }) => id === given) ??
    categories.find((category) => category.name.toLowerCase() === name);
  return found?.id ?? '';
}

/**
 * Templates by category, and a search for them; a press loads one over a design that has nothing on it, as one undo step, and
 * asks what becomes of it over any other (B-011, E-047).
 */
export class DmTemplatesPanel extends PanelBase {
  /** The category listed: its id or its name. All are listed without one, and for one that is unknown. */
  @property() category = '';

  /** The template about which it is asked what becomes of it. */
  @state() private picked: TemplateCard | null = null;

  @state() private categories: readonly CategoryChoice[] | null = null;
  #asked: Promise<readonly CategoryChoice[]> | null = null;

  readonly #list = new PagedList<TemplateCard>((options) => this.#fetch(options), ITEMS_PER_PAGE.templates);
  readonly #search = new ListSearch<TemplateCard>(
    (options) => this.#fetch(options),
    ITEMS_PER_PAGE.templates,
  );

  protected override willUpdate(changed: PropertyValues): void {
    if (!changed.has('assets') && !changed.has('category')) return;
    if (changed.has('assets')) {
      this.categories = null;
      this.#asked = null;
    }
    this.#list.reset();
    this.#search.found.reset();
  }

  /** Id of the category listed; '' for all, and until the categories are known. */
  get #chosen(): string {
    return meant(this.category, this.categories ?? []);
  }

  async #fetch(options: SearchOptions): Promise<Listing<TemplateCard>> {
    const assets = this.assets!;
    const asked = this.#categories(assets);
    // all are listed without waiting, also when the host cannot tell the categories
    const category = this.category && meant(this.category, await asked);
    return assets.templates({ ...options, ...(category && { category }) });
  }

  /** Asked for once; after a failure again with the next page. */
  #categories(assets: AssetSource): Promise<readonly CategoryChoice[]> {
    if (this.#asked) return this.#asked;
    const asked = assets.templateCategories();
    this.#asked = asked;
    asked.then(
      (categories) => {
        if (this.#asked === asked) this.categories = categories;
      },
      () => {
        if (this.#asked === asked) this.#asked = null;
      },
    );
    return asked;
  }

  /** Where the design has something on it, it is asked first what becomes of the template. */
  #pick(card: TemplateCard): void {
    if (!this.editor) return;
    if (isBlankDesign(this.editor)) this.#use(card, 'replace');
    else this.attempt(this.#ask(card));
  }

  async #ask(card: TemplateCard): Promise<void> {
    await import('./dm-template-choice.js');
    this.picked = card;
  }

  #use({ id }: TemplateCard, use: TemplateUse): void {
    this.picked = null;
    const { assets, editor } = this;
    if (assets && editor) this.attempt(applyTemplate(editor, assets, { id, category: this.#chosen }, use));
  }

  #renderSelect(): TemplateResult {
    const options = [
      { value: ALL, label: t('all') },
      ...(this.categories ?? []).map(({ id, name, parent }) => ({
        value: id,
        label: name,
        ...(parent && { group: parent }),
      })),
    ];
    return html`<dm-select
      label=${t('categories')}
      placeholder=${t('categories')}
      .options=${options}
      .value=${this.#chosen || (this.category === ALL ? ALL : '')}
      @dm-change=${(event: CustomEvent<{ value: string }>) => {
        event.stopPropagation();
        this.category = event.detail.value;
      }}
    ></dm-select>`;
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.assets) return nothing;
    return html`<div class="head">
        ${this.searchField(this.#search, t('searchTemplates'))}${this.#renderSelect()}
      </div>
      ${this.searchedGrid(this.#list, this.#search, {
        label: t('templates'),
        emptyText: t('noTemplates'),
        item: (card) => cardItem(card, { kind: 'template', id: card.id, category: this.#chosen }),
        pick: (card) => this.#pick(card),
      })}<dm-template-choice
        .editor=${this.editor}
        .card=${this.picked}
        @dm-choose=${(event: CustomEvent<{ use: TemplateUse }>) => {
          consumeEvent(event);
          if (this.picked) this.#use(this.picked, event.detail.use);
        }}
        @dm-close=${(event: Event) => {
          consumeEvent(event);
          this.picked = null;
        }}
      ></dm-template-choice>`;
  }
}

define('dm-templates-panel', DmTemplatesPanel);

declare global {
  interface HTMLElementTagNameMap {
    'dm-templates-panel': DmTemplatesPanel;
  }
}
