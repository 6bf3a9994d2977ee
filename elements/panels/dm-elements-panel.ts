import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { define } from '../base/define.js';
import { icon } from '../base/icons/icon.js';
import { buttonStyles } from '../base/theme/button-styles.js';
import { insertIcon } from '../editor/insert.js';
import type { IconGroup, Resource } from '../ports/assets.js';
import { AssetList } from './asset-list.js';
import './dm-element-strip.js';
import { PanelBase, resourceItem } from './panel-base.js';
import { shapeItems, insertShapeItem } from './shape-items.js';
import { t } from './strings.js';

/** Shapes and icons: a strip a category, and an endless grid of two columns for the open one. */
export class DmElementsPanel extends PanelBase {
  static override styles = [
    PanelBase.styles,
    buttonStyles,
    css`
      .strips {
        display: grid;
        gap: var(--dm-space-3);
        padding: 4px var(--dm-space-4) var(--dm-space-4);
      }
      .head .title-3 {
        margin-left: 4px;
      }
      .open {
        display: flex;
        align-items: center;
      }
      dm-skeleton {
        height: 96px;
      }
    `,
  ];

  @state() private groups: readonly IconGroup[] | 'loading' | 'failed' = 'loading';
  /** Id of the category shown whole; null on the home view. */
  @state() private open: string | null = null;

  readonly #list = new AssetList<Resource>((options) =>
    this.assets!.icons({ ...options, group: this.open! }),
  );

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('assets') && this.assets) void this.#load();
  }

  async #load(): Promise<void> {
    this.groups = 'loading';
    try {
      this.groups = await this.assets!.iconGroups();
    } catch {
      this.groups = 'failed';
      this.editor?.notifier.error(t('wentWrong'), () => void this.#load());
    }
  }

  #openGroup(id: string): void {
    this.open = id;
    this.#list.reset();
  }

  #add(resource: Resource): void {
    if (this.editor) this.attempt(insertIcon(this.editor, resource));
  }

  #renderOpen(group: IconGroup): TemplateResult {
    return html`<div class="head open-head">
        <div class="open">
          <button type="button" class="button quiet small" @click=${() => (this.open = null)}>
            ${icon('arrow-left', { size: 16 })}${t('back')}
          </button>
          <h3 class="title-3">${group.name}</h3>
        </div>
      </div>
      ${this.listGrid(this.#list, {
        label: group.name,
        emptyText: t('noElements'),
        fit: 'contain',
        item: resourceItem,
        pick: (resource) => this.#add(resource),
      })}`;
  }

  #renderGroups(): TemplateResult | TemplateResult[] {
    if (this.groups === 'loading') return [1, 2, 3].map(() => html`<dm-skeleton></dm-skeleton>`);
    if (this.groups === 'failed')
      return html`<button type="button" class="button second" @click=${() => void this.#load()}>
        ${t('tryAgain')}
      </button>`;
    return this.groups.map(
      (group) =>
        html`<dm-element-strip
          heading=${group.name}
          more
          .items=${group.icons.map(resourceItem)}
          @dm-all=${() => this.#openGroup(group.id)}
          @dm-pick=${(event: CustomEvent<{ id: string }>) =>
            group.icons.filter(({ id }) => id === event.detail.id).forEach((resource) => this.#add(resource))}
        ></dm-element-strip>`,
    );
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.assets) return nothing;
    const open = Array.isArray(this.groups)
      ? (this.groups as readonly IconGroup[]).find(({ id }) => id === this.open)
      : undefined;
    if (open) return this.#renderOpen(open);
    return html`<div class="strips scroll-area" tabindex="0" role="region" aria-label=${t('elements')}>
      <dm-element-strip
        heading=${t('shapes')}
        .items=${shapeItems()}
        @dm-pick=${(event: CustomEvent<{ id: string }>) =>
          this.editor && this.attempt(insertShapeItem(this.editor, event.detail.id))}
      ></dm-element-strip>
      ${this.#renderGroups()}
    </div>`;
  }
}

define('dm-elements-panel', DmElementsPanel);

declare global {
  interface HTMLElementTagNameMap {
    'dm-elements-panel': DmElementsPanel;
  }
}
