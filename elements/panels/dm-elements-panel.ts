import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { define } from '../base/define.js';
import { icon } from '../base/icons/icon.js';
import { buttonStyles } from '../base/theme/button-styles.js';
import { insertIcon } from '../editor/insert.js';
import type { AssetSource, IconGroup, Resource } from '../ports/assets.js';
import '../controls/dm-skeleton.js';
import type { AssetGridItem } from '../controls/dm-asset-grid.js';
import { AssetList } from './asset-list.js';
import './dm-element-strip.js';
import { PanelBase, resourceItem } from './panel-base.js';
import { shapeItems, insertShapeItem } from './shape-items.js';
import { gridItems, insertFrameItem, insertGridItem, maskItems } from './slot-items.js';
import { t } from './strings.js';

type Pick = CustomEvent<{ id: string }>;

/** Grids and masks of a page of the open category (spec 2 section 9). */
const PAGE = 40;

/** A category that needs no host: its items are part of the editor. */
interface OwnCategory {
  readonly id: 'grid' | 'frame';
  readonly name: string;
  readonly items: readonly AssetGridItem[];
  readonly insert: typeof insertGridItem;
}

const OWN: readonly OwnCategory[] = [
  { id: 'grid', name: t('grids'), items: gridItems, insert: insertGridItem },
  { id: 'frame', name: t('masks'), items: maskItems, insert: insertFrameItem },
];

/** Grids, masks, shapes and icons: a strip a category, and an endless grid of two columns for the open one. */
export class DmElementsPanel extends PanelBase {
  static override styles = [
    PanelBase.styles,
    buttonStyles,
    css`
      .strips {
        flex: 1;
        padding: 0 var(--dm-space-4) var(--dm-space-4);
      }
      .strips > * + * {
        margin-top: var(--dm-space-2);
      }
      .open {
        display: flex;
        align-items: center;
        gap: 4px;
        padding: 0 var(--dm-space-4) var(--dm-space-2) 6px;
      }
      dm-skeleton {
        height: 112px;
      }
      .failed {
        display: grid;
        justify-items: center;
        gap: var(--dm-space-2);
        padding: var(--dm-space-6) 0;
        color: var(--dm-color-text-2);
      }
      .failed svg {
        color: var(--dm-color-danger);
      }
    `,
  ];

  @state() private groups: readonly IconGroup[] | 'loading' | 'failed' = 'loading';
  /** The category shown whole; null on the home view. */
  @state() private open: IconGroup | OwnCategory | null = null;

  readonly #list = new AssetList<Resource>((options) =>
    this.assets!.icons({ ...options, group: this.open!.id }),
  );

  readonly #own = new AssetList<AssetGridItem>(({ page }) => {
    const all = this.open && 'items' in this.open ? this.open.items : [];
    const items = all.slice((page - 1) * PAGE, page * PAGE);
    return Promise.resolve({ items, more: all.length > page * PAGE });
  });

  protected override willUpdate(changed: PropertyValues): void {
    if (!changed.has('assets')) return;
    this.open = null;
    void this.#load(this.assets);
  }

  async #load(assets: AssetSource | null): Promise<void> {
    if (!assets) return;
    this.groups = 'loading';
    const groups = await assets.iconGroups().catch(() => 'failed' as const);
    if (assets === this.assets) this.groups = groups;
  }

  /** The keyboard goes along: into the category, and back to the link that led there. */
  async #show(group: IconGroup | OwnCategory | null): Promise<void> {
    const left = this.open;
    this.open = group;
    if (group) ('items' in group ? this.#own : this.#list).reset();
    await this.updateComplete;
    if (group) return this.renderRoot.querySelector<HTMLElement>('.back')?.focus();
    const strip = this.renderRoot.querySelector(
      `dm-element-strip[data-group="${CSS.escape(left?.id ?? '')}"]`,
    );
    strip?.shadowRoot?.querySelector<HTMLElement>('.all')?.focus();
  }

  #add(resource: Resource | undefined): void {
    if (this.editor && resource) this.attempt(insertIcon(this.editor, resource));
  }

  #addOwn({ insert }: OwnCategory, id: string): void {
    if (this.editor) this.attempt(insert(this.editor, id));
  }

  #renderOpen(group: IconGroup | OwnCategory): TemplateResult {
    return html`<div class="open">
        <button type="button" class="button quiet small back" @click=${() => void this.#show(null)}>
          ${icon('arrow-left', { size: 16 })}${t('back')}
        </button>
        <h3 class="title-3 ellipsis">${group.name}</h3>
      </div>
      ${'items' in group ? this.#renderOwn(group) : this.#renderIcons(group)}`;
  }

  #renderOwn(category: OwnCategory): TemplateResult {
    return this.listGrid(this.#own, {
      label: category.name,
      emptyText: t('noElements'),
      fit: 'contain',
      item: (item) => item,
      pick: ({ id }) => this.#addOwn(category, id),
    });
  }

  #renderIcons(group: IconGroup): TemplateResult {
    return html`${this.listGrid(this.#list, {
      label: group.name,
      emptyText: t('noElements'),
      fit: 'contain',
      item: resourceItem,
      pick: (resource) => this.#add(resource),
    })}`;
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

  #renderGroups(): TemplateResult | TemplateResult[] {
    const { groups } = this;
    if (groups === 'loading') return [1, 2, 3, 4].map(() => html`<dm-skeleton></dm-skeleton>`);
    if (groups === 'failed') return this.#renderFailed();
    return groups.map(
      (group) =>
        html`<dm-element-strip
          heading=${group.name}
          more
          data-group=${group.id}
          .items=${group.icons.map(resourceItem)}
          @dm-all=${() => void this.#show(group)}
          @dm-pick=${(event: Pick) => this.#add(group.icons.find(({ id }) => id === event.detail.id))}
        ></dm-element-strip>`,
    );
  }

  /** Stays while a category is open, hidden, so that it is found where it was left. */
  #renderHome(): TemplateResult {
    const addShape = ({ detail }: Pick) =>
      this.editor && this.attempt(insertShapeItem(this.editor, detail.id));
    return html`<div
      class="strips scroll-area"
      tabindex="0"
      role="group"
      aria-label=${t('elements')}
      aria-busy=${this.groups === 'loading'}
      ?hidden=${this.open !== null}
    >
      ${OWN.map(
        (category) =>
          html`<dm-element-strip
            heading=${category.name}
            more
            data-group=${category.id}
            .items=${category.items}
            @dm-all=${() => void this.#show(category)}
            @dm-pick=${({ detail }: Pick) => this.#addOwn(category, detail.id)}
          ></dm-element-strip>`,
      )}
      <dm-element-strip heading=${t('shapes')} .items=${shapeItems()} @dm-pick=${addShape}></dm-element-strip>
      ${this.#renderGroups()}
    </div>`;
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.assets) return nothing;
    return html`${this.#renderHome()}${this.open ? this.#renderOpen(this.open) : nothing}`;
  }
}

define('dm-elements-panel', DmElementsPanel);

declare global {
  interface HTMLElementTagNameMap {
    'dm-elements-panel': DmElementsPanel;
  }
}
