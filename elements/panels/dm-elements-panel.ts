import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { define } from '../base/define.js';
import { icon } from '../base/icons/icon.js';
import { buttonStyles } from '../base/theme/button-styles.js';
import { insertIcon } from '../editor/insert.js';
import type { AssetSource, IconGroup, Resource } from '../ports/assets.js';
import '../controls/dm-skeleton.js';
import { AssetList } from './asset-list.js';
import './dm-element-strip.js';
import { PanelBase, resourceItem } from './panel-base.js';
import { shapeItems, insertShapeItem } from './shape-items.js';
import { t } from './strings.js';

type Pick = CustomEvent<{ id: string }>;

/** Shapes and icons: a strip a category, and an endless grid of two columns for the open one. */
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
  @state() private open: IconGroup | null = null;

  readonly #list = new AssetList<Resource>((options) =>
    this.assets!.icons({ ...options, group: this.open!.id }),
  );

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
  async #show(group: IconGroup | null): Promise<void> {
    const left = this.open;
    this.open = group;
    if (group) this.#list.reset();
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

  #renderOpen(group: IconGroup): TemplateResult {
    return html`<div class="open">
        <button type="button" class="button quiet small back" @click=${() => void this.#show(null)}>
          ${icon('arrow-left', { size: 16 })}${t('back')}
        </button>
        <h3 class="title-3 ellipsis">${group.name}</h3>
      </div>
      ${this.listGrid(this.#list, {
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
      role="region"
      aria-label=${t('elements')}
      aria-busy=${this.groups === 'loading'}
      ?hidden=${this.open !== null}
    >
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
