import { css, html, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { define } from '../base/define.js';
import { DmElement } from '../base/dm-element.js';
import { buttonStyles } from '../base/theme/button-styles.js';
import { sharedStyles } from '../base/theme/shared-styles.js';
import { ASSET_DRAG_TYPE, type AssetGridItem } from '../controls/dm-asset-grid.js';
import { t } from './strings.js';

export interface DmElementStripEvents {
  'dm-pick': { id: string };
  'dm-all': Record<string, never>;
}

/**
 * One category of the elements panel: its name, an 'All' link and a row of thumbnails that scrolls sideways.
 *
 * @fires dm-pick - The user pressed a thumbnail: `{ id }`.
 * @fires dm-all - The user asked for the whole category.
 */
export class DmElementStrip extends DmElement<DmElementStripEvents> {
  static override styles = [
    sharedStyles,
    buttonStyles,
    css`
      :host {
        display: block;
        min-width: 0;
      }
      header {
        display: flex;
        align-items: center;
        justify-content: space-between;
        min-height: 32px;
      }
      .row {
        display: flex;
        gap: 8px;
        margin: 0 calc(-1 * var(--dm-space-4));
        padding: 4px var(--dm-space-4);
        overflow: auto hidden;
        scrollbar-width: none;
        scroll-padding: var(--dm-space-4);
      }
      .row button {
        flex: none;
        display: grid;
        place-items: center;
        width: 76px;
        height: 76px;
        padding: 10px;
        border: 0;
        border-radius: var(--dm-radius-sm);
        background: var(--dm-thumbnail-stage);
      }
      .row button:hover {
        background: var(--dm-color-hover);
      }
      img {
        width: 100%;
        height: 100%;
        object-fit: contain;
      }
    `,
  ];

  @property() heading = '';

  /** Shows the 'All' link. */
  @property({ type: Boolean }) more = false;

  @property({ attribute: false }) items: readonly AssetGridItem[] = [];

  #drag(event: DragEvent, item: AssetGridItem): void {
    if (item.drag === undefined) return event.preventDefault();
    event.dataTransfer?.setData(ASSET_DRAG_TYPE, JSON.stringify(item.drag));
  }

  protected override render(): TemplateResult {
    return html`<header>
        <h3 class="title-3">${this.heading}</h3>
        ${
          this.more
            ? html`<button
                type="button"
                class="button quiet small"
                aria-label="${t('all')}: ${this.heading}"
                @click=${() => this.emit('dm-all', {})}
              >
                ${t('all')}
              </button>`
            : nothing
        }
      </header>
      <div class="row" role="list" aria-label=${this.heading}>
        ${this.items.map(
          (item) =>
            html`<div role="listitem">
              <button
                type="button"
                draggable="true"
                aria-label=${item.label}
                title=${item.label}
                @click=${() => this.emit('dm-pick', { id: item.id })}
                @dragstart=${(event: DragEvent) => this.#drag(event, item)}
              >
                <img src=${item.src} alt="" loading="lazy" draggable="false" />
              </button>
            </div>`,
        )}
      </div>`;
  }
}

define('dm-element-strip', DmElementStrip);

declare global {
  interface HTMLElementTagNameMap {
    'dm-element-strip': DmElementStrip;
  }
}
