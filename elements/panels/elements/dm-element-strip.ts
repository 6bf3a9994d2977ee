import { css, html, nothing, type TemplateResult } from 'lit';
import { property, queryAll, state } from 'lit/decorators.js';
import { define } from '../../base/define.js';
import { DmElement } from '../../base/dm-element.js';
import { buttonStyles } from '../../base/theme/button-styles.js';
import { sharedStyles } from '../../base/theme/shared-styles.js';
import type { AssetGridItem } from '../../controls/lists/dm-asset-grid.js';
import { setDragData } from '../../controls/lists/asset-drag.js';
import { nextIndex } from '../../controls/behavior/focus.js';
import { consumeEvent } from '../../controls/behavior/consume-event.js';
import { thumbnailStage } from '../shared/thumbnail-stage.styles.js';
import { t } from '../strings.js';

export interface DmElementStripEvents {
  'dm-pick': { id: string };
  'dm-all': Record<string, never>;
}

/**
 * One category of the elements panel: its name, an 'All' link and a row of thumbnails that scrolls sideways. The row is
 * one tab stop, arrow keys walk.
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
        height: 32px;
      }
      /* its words end where the panel's padding begins */
      .button.all {
        margin-right: -10px;
        color: var(--dm-color-accent-text);
      }
      h3 {
        font: var(--dm-text-control);
        font-weight: var(--dm-font-weight-bold);
      }
      .row {
        ${thumbnailStage}
        display: flex;
        gap: 8px;
        margin: 0 calc(-1 * var(--dm-space-4));
        padding: 4px var(--dm-space-4);
        overflow: auto hidden;
        scrollbar-width: none;
        scroll-padding: 0 var(--dm-space-4);
      }
      .row button {
        position: relative;
        flex: none;
        display: grid;
        place-items: center;
        width: 76px;
        height: 76px;
        padding: 10px;
        border: 0;
        border-radius: var(--dm-radius-sm);
        background: var(--dm-thumbnail-stage);
        transition: background var(--dm-duration-instant);
      }
      .row button:hover {
        background: var(--dm-color-hover);
      }
      /* the button's name has it in full, so it is painted only */
      .premium::before {
        content: attr(data-price) / '';
      }
      .premium {
        position: absolute;
        left: 4px;
        bottom: 4px;
        padding: 0 5px;
        border-radius: var(--dm-radius-xs);
        background: var(--dm-color-premium-soft);
        color: var(--dm-color-premium);
        font: var(--dm-text-micro);
        font-weight: var(--dm-font-weight-bold);
        line-height: 16px;
        pointer-events: none;
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

  @state() private current = 0;
  @queryAll('.row button') private buttons!: NodeListOf<HTMLButtonElement>;

  #drag(event: DragEvent, item: AssetGridItem): void {
    if (item.drag === undefined || !event.dataTransfer) return event.preventDefault();
    setDragData(event.dataTransfer, item.drag);
  }

  #onKey(event: KeyboardEvent): void {
    const from = [...this.buttons].indexOf(event.target as HTMLButtonElement);
    const index = nextIndex(event.key, from, this.items.length, 'x');
    if (index === null) return;
    consumeEvent(event);
    this.buttons[index]?.focus();
  }

  #renderItem(item: AssetGridItem, index: number): TemplateResult {
    return html`<div role="listitem">
      <button
        type="button"
        draggable="true"
        tabindex=${index === Math.min(this.current, this.items.length - 1) ? 0 : -1}
        aria-label=${item.badge ? `${item.label}, ${item.badge}` : item.label}
        title=${item.label}
        @click=${() => this.emit('dm-pick', { id: item.id })}
        @focus=${() => (this.current = index)}
        @dragstart=${(event: DragEvent) => this.#drag(event, item)}
      >
        <img src=${item.src} alt="" loading="lazy" draggable="false" />
        ${item.premium ? html`<span class="premium" data-price=${t('price')}></span>` : nothing}
      </button>
    </div>`;
  }

  #renderAll(): TemplateResult {
    return html`<button
      type="button"
      class="button quiet small all"
      aria-label="${t('all')}: ${this.heading}"
      @click=${() => this.emit('dm-all', {})}
    >
      ${t('all')}
    </button>`;
  }

  protected override render(): TemplateResult {
    return html`<header>
        <h3>${this.heading}</h3>
        ${this.more ? this.#renderAll() : nothing}
      </header>
      <div class="row" role="list" aria-label=${this.heading} @keydown=${this.#onKey}>
        ${this.items.map((item, index) => this.#renderItem(item, index))}
      </div>`;
  }
}

define('dm-element-strip', DmElementStrip);

declare global {
  interface HTMLElementTagNameMap {
    'dm-element-strip': DmElementStrip;
  }
}
