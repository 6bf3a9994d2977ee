import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { define } from '../../base/define.js';
import '../../controls/buttons/dm-tabs.js';
import { setBackgroundImage } from '../../editor/pages/background.js';
import type { Resource, SearchOptions } from '../../ports/assets.js';
import type { ImageMaker, MadePicture } from '../../ports/imagemaker.js';
import { ITEMS_PER_PAGE } from '../../ports/pagination.js';
import { PagedList } from '../shared/paged-list.js';
import { ListSearch } from '../shared/list-search.js';
import { PriceFilter } from '../shared/price-filter.js';
import { PanelBase, resourceItem, stockItem } from '../shared/panel-base.js';
import '../../controls/lists/dm-empty-state.js';
import '../../controls/buttons/dm-button.js';
import { t } from '../strings.js';

type Tab = 'common' | 'imagemaker';

/** Images of one page of the history (C-020). */
const HISTORY_PAGE = 15;

/**
 * Background pictures, and those the user had made from words; a press puts one behind the page (B-010, D-048), a drag on it.
 */
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
      .tab {
        display: flex;
        flex: 1;
        flex-direction: column;
        min-height: 0;
      }
    `,
  ];

  /** Makes pictures from words; without it their tab is left out. */
  @property({ attribute: false }) imageMaker: ImageMaker | null = null;

  @state() private tab: Tab = 'common';

  readonly #generated = new PagedList<MadePicture>(
    (options) => this.imageMaker!.history(options),
    HISTORY_PAGE,
  );
  #stop = (): void => undefined;

  readonly #price = new PriceFilter(() => this.#reset());
  readonly #backgrounds = (options: SearchOptions) =>
    this.assets!.backgrounds({ ...options, ...this.#price.options });
  readonly #list = new PagedList<Resource>(this.#backgrounds, ITEMS_PER_PAGE.backgrounds);
  readonly #search = new ListSearch<Resource>(this.#backgrounds);

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('assets')) this.#reset();
    if (!changed.has('imageMaker')) return;
    this.#stop();
    this.#generated.reset();
    this.#stop = this.imageMaker?.onChange(() => this.#generated.reset()) ?? (() => undefined);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop();
    this.#stop = () => undefined;
  }

  #reset(): void {
    this.#list.reset();
    this.#search.found.reset();
  }

  #use(picture: Resource): void {
    if (this.editor) this.attempt(setBackgroundImage(this.editor, picture));
  }

  #renderCommon(): TemplateResult {
    return html`<div class="head">
        ${this.searchField(this.#search, t('searchBackgrounds'))}${this.#price.render()}
      </div>
      ${this.searchedGrid(this.#list, this.#search, {
        label: t('backgrounds'),
        emptyText: t('noBackgrounds'),
        item: stockItem,
        pick: (picture) => this.#use(picture),
      })}`;
  }

  #renderImagemaker(source: ImageMaker): TemplateResult {
    const form = html`<div class="head"><dm-image-generator .source=${source}></dm-image-generator></div>`;
    if (!source.signedIn())
      return html`${form}<dm-empty-state heading=${t('loginToContinue')} help=${t('loginForFeature')}>
          ${
            source.signIn
              ? html`<dm-button slot="action" kind="second" @click=${() => source.signIn?.()}
                  >${t('signIn')}</dm-button
                >`
              : nothing
          }
        </dm-empty-state>`;
    return html`${form}
    ${this.#generated.state.value === 'failed' ? html`<p class="head" role="alert">${t('fetchingFailed')}</p>` : nothing}
    ${this.listGrid(this.#generated, {
      label: t('generatedImages'),
      emptyText: t('noGenerated'),
      item: resourceItem,
      pick: (picture) => this.#use(picture),
    })}`;
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.assets) return nothing;
    const { imageMaker } = this;
    const tabs = [
      { value: 'common', label: t('common') },
      ...(imageMaker ? [{ value: 'imagemaker', label: t('imagemaker') }] : []),
    ];
    return html`<dm-tabs
      label=${t('backgrounds')}
      .tabs=${tabs}
      .value=${this.tab}
      @dm-change=${(event: CustomEvent<{ value: string }>) => {
        event.stopPropagation();
        this.tab = event.detail.value as Tab;
        // most never open it: its code comes when it is first shown
        if (this.tab === 'imagemaker') this.attempt(import('../imagemaker/dm-image-generator.js'));
      }}
    >
      <div class="tab" slot="common">${this.#renderCommon()}</div>
      ${
        imageMaker
          ? html`<div class="tab" slot="imagemaker">
              ${this.tab === 'imagemaker' ? this.#renderImagemaker(imageMaker) : nothing}
            </div>`
          : nothing
      }
    </dm-tabs>`;
  }
}

define('dm-backgrounds-panel', DmBackgroundsPanel);

declare global {
  interface HTMLElementTagNameMap {
    'dm-backgrounds-panel': DmBackgroundsPanel;
  }
}
