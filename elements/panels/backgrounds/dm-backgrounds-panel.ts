import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { define } from '../../base/define.js';
import '../../controls/buttons/dm-tabs.js';
import { setBackgroundImage } from '../../editor/pages/background.js';
import type { Resource } from '../../ports/assets.js';
import { ITEMS_PER_PAGE } from '../../ports/pagination.js';
import { PagedList } from '../shared/paged-list.js';
import { ListSearch } from '../shared/list-search.js';
import { PanelBase, stockItem } from '../shared/panel-base.js';
import { t } from '../strings.js';

/** Background pictures; a press puts one behind the page (B-010). */
export class DmBackgroundsPanel extends PanelBase {
  static override styles = [
    PanelBase.styles,
    css`
      dm-tabs {
        flex: 1;
      }
      dm-tabs::part(list) {
        margin: 0 var(--dm-space-4);
      }
      dm-tabs::part(panel) {
        display: flex;
        flex-direction: column;
      }
      [slot='common'] {
        display: flex;
        flex: 1;
        flex-direction: column;
        min-height: 0;
      }
    `,
  ];

  readonly #list = new PagedList<Resource>(
    (options) => this.assets!.backgrounds(options),
    ITEMS_PER_PAGE.backgrounds,
  );
  readonly #search = new ListSearch<Resource>((options) => this.assets!.backgrounds(options));

  protected override willUpdate(changed: PropertyValues): void {
    if (!changed.has('assets')) return;
    this.#list.reset();
    this.#search.found.reset();
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.assets) return nothing;
    return html`<dm-tabs label=${t('backgrounds')} .tabs=${[{ value: 'common', label: t('common') }]}>
      <div slot="common">
        <div class="head">${this.searchField(this.#search, t('searchBackgrounds'))}</div>
        ${this.searchedGrid(this.#list, this.#search, {
          label: t('backgrounds'),
          emptyText: t('noBackgrounds'),
          item: stockItem,
          pick: (picture) => this.editor && this.attempt(setBackgroundImage(this.editor, picture)),
        })}
      </div>
    </dm-tabs>`;
  }
}

define('dm-backgrounds-panel', DmBackgroundsPanel);

declare global {
  interface HTMLElementTagNameMap {
    'dm-backgrounds-panel': DmBackgroundsPanel;
  }
}
