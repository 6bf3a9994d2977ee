import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { define } from '../base/define.js';
import { loadTemplate } from '../editor/load-template.js';
import type { CategoryChoice, TemplateCard } from '../ports/assets.js';
import '../controls/dm-select.js';
import { AssetList } from './asset-list.js';
import { PanelBase } from './panel-base.js';
import { t } from './strings.js';

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
    if (changed.has('assets'))
      this.assets?.templateCategories().then(
        (categories) => (this.categories = categories),
        // the list itself says that the server is away; without categories it shows all
        () => undefined,
      );
  }

  #load(card: TemplateCard): void {
    const { assets, editor, category } = this;
    if (!assets || !editor) return;
    this.attempt(
      assets.template(card.id).then((stored) => loadTemplate(editor, stored, category || undefined)),
    );
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
        item: ({ id, name, thumbnail, width, height }) => ({
          id,
          label: name,
          src: thumbnail,
          width,
          height,
        }),
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
