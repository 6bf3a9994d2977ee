import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { define } from '../base/define.js';
import type { AssetSource, CategoryChoice, TemplateCard } from '../ports/assets.js';
import '../controls/dm-select.js';
import { AssetList } from './asset-list.js';
import { cardItem, PanelBase } from './panel-base.js';
import { t } from './strings.js';
import { useTemplate } from './use-template.js';

/** Value of the first option, which lists every category. */
const ALL = '';

/** Templates by category; a press loads one over the open design, as one undo step. */
export class DmTemplatesPanel extends PanelBase {
  /** Id of the category listed; '' for all. */
  @property() category = ALL;

  @state() private categories: readonly CategoryChoice[] = [];

  readonly #list = new AssetList<TemplateCard>((options) =>
    this.assets!.templates({ ...options, ...(this.category ? { category: this.category } : {}) }),
  );

  protected override willUpdate(changed: PropertyValues): void {
    if (!changed.has('assets') && !changed.has('category')) return;
    this.#list.reset();
    if (changed.has('assets')) void this.#listCategories(this.assets);
  }

  /** When the host cannot tell, the list itself says so; without categories it shows all. */
  async #listCategories(assets: AssetSource | null): Promise<void> {
    this.categories = [];
    const categories = (await assets?.templateCategories().catch(() => [])) ?? [];
    if (assets === this.assets) this.categories = categories;
  }

  #load({ id }: TemplateCard): void {
    const { assets, editor, category } = this;
    if (assets && editor) this.attempt(useTemplate(editor, assets, { id, category }));
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.assets) return nothing;
    const options = [
      { value: ALL, label: t('all') },
      ...this.categories.map(({ id, name }) => ({ value: id, label: name })),
    ];
    return html`<div class="head">
        <dm-select
          label=${t('categories')}
          placeholder=${t('categories')}
          .options=${options}
          .value=${this.category}
          @dm-change=${(event: CustomEvent<{ value: string }>) => {
            event.stopPropagation();
            this.category = event.detail.value;
          }}
        ></dm-select>
      </div>
      ${this.listGrid(this.#list, {
        label: t('templates'),
        emptyText: t('noTemplates'),
        item: (card) => cardItem(card, { kind: 'template', id: card.id, category: this.category }),
        pick: (card) => this.#load(card),
      })}`;
  }
}

define('dm-templates-panel', DmTemplatesPanel);

declare global {
  interface HTMLElementTagNameMap {
    'dm-templates-panel': DmTemplatesPanel;
  }
}
