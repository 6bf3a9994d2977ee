import { html, nothing, type TemplateResult } from 'lit';
import { property, queryAll, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { cspStyleMap } from '../../base/csp-style-map.js';
import { define } from '../../base/define.js';
import { DmElement } from '../../base/dm-element.js';
import { t } from '../../base/i18n/en.js';
import { icon } from '../../base/icons/icon.js';
import { sharedStyles } from '../../base/theme/shared-styles.js';
import { assetGridStyles } from './dm-asset-grid.styles.js';
import { nextIndex } from '../behavior/focus.js';
import { consumeEvent } from '../behavior/consume-event.js';
import { layoutMasonry, type MasonryPlace } from './masonry.js';
import { setDragData } from './asset-drag.js';

export interface AssetGridItem {
  readonly id: string;
  /** Address of the thumbnail. */
  readonly src: string;
  /** Any unit: only the proportion counts. */
  readonly width: number;
  readonly height: number;
  /** The accessible name, also the picture's. */
  readonly label: string;
  readonly badge?: string;
  /** Who made it: shown under the pointer and with the keyboard, and always where nothing hovers. */
  readonly caption?: string;
  /** Shows the badge in gold: it has a price. */
  readonly premium?: boolean;
  /** Travels with a drag, as JSON, under `ASSET_DRAG_TYPE`. */
  readonly drag?: unknown;
}

export interface DmAssetGridEvents {
  'dm-pick': { item: AssetGridItem };
  'dm-drag': { item: AssetGridItem };
  'dm-delete': { item: AssetGridItem };
}

export { ASSET_DRAG_TYPE } from './asset-drag.js';

/** Thumbnails far too wide or too tall are cut to these proportions (height over width); a banner of 4:1 is whole. */
const MOST = 2.4;
const LEAST = 0.25;

/**
 * Thumbnails in columns at their true proportions; press to use one, or drag it away. One tab stop, arrow keys walk.
 *
 * @fires dm-pick - The user pressed a thumbnail: `{ item }`.
 * @fires dm-drag - The user began to drag a thumbnail: `{ item }`.
 * @fires dm-delete - The user pressed a thumbnail's delete button: `{ item }`.
 * @csspart thumbnail - The button of a thumbnail.
 */
export class DmAssetGrid extends DmElement<DmAssetGridEvents> {
  static override styles = [sharedStyles, assetGridStyles];

  @property({ attribute: false }) items: readonly AssetGridItem[] = [];

  /** How many columns, 1 or more. */
  @property({ type: Number }) columns = 2;

  /** `cover` for pictures, `contain` for drawings on a sunken ground. */
  @property({ reflect: true }) fit: 'cover' | 'contain' = 'cover';

  /** Names the list. */
  @property() label = '';

  /** Gives each thumbnail a button to delete it. */
  @property({ type: Boolean }) deletable = false;

  @state() private current = 0;
  @state() private failed: ReadonlySet<string> = new Set();
  @queryAll('.thumbnail') private buttons!: NodeListOf<HTMLButtonElement>;

  /** Gives the keyboard to the thumbnail that Tab stops at. */
  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector<HTMLElement>('.thumbnail[tabindex="0"]')?.focus(options);
  }

  #onKeyDown(event: KeyboardEvent): void {
    const from = [...this.buttons].indexOf(event.target as HTMLButtonElement);
    const index = nextIndex(event.key, from, this.items.length, 'both');
    if (index === null) return;
    consumeEvent(event);
    this.buttons[index]?.focus();
  }

  #onDragStart(event: DragEvent, item: AssetGridItem): void {
    if (!event.dataTransfer) return;
    setDragData(event.dataTransfer, item.drag ?? { id: item.id });
    this.emit('dm-drag', { item });
  }

  #renderPicture(item: AssetGridItem): TemplateResult {
    if (this.failed.has(item.src)) {
      return html`<span class="failed caption">${icon('image')}<span>${t('imageFailed')}</span></span>`;
    }
    return html`<img
      src=${item.src}
      alt=""
      loading="lazy"
      decoding="async"
      draggable="false"
      @error=${() => (this.failed = new Set([...this.failed, item.src]))}
    />`;
  }

  #renderItem(item: AssetGridItem, index: number, place: MasonryPlace): TemplateResult {
    const at = {
      '--at': String(place.column),
      '--above-ratio': String(place.aboveRatio),
      '--above-count': String(place.aboveCount),
      '--ratio': String(place.ratio),
    };
    return html`<div role="listitem" class="cell" ${cspStyleMap(at)}>
      <button
        type="button"
        part="thumbnail"
        class="thumbnail"
        draggable="true"
        aria-label=${[item.label, item.badge, item.caption].filter(Boolean).join(', ')}
        tabindex=${index === Math.min(this.current, this.items.length - 1) ? 0 : -1}
        @click=${() => this.emit('dm-pick', { item })}
        @focus=${() => (this.current = index)}
        @dragstart=${(event: DragEvent) => this.#onDragStart(event, item)}
      >
        ${this.#renderPicture(item)}
        ${
          item.badge
            ? html`<span class="badge ${item.premium ? 'premium' : ''}" aria-hidden="true"
                >${item.badge}</span
              >`
            : nothing
        }
        ${item.caption ? html`<span class="made ellipsis" aria-hidden="true">${item.caption}</span>` : nothing}
      </button>
      ${this.deletable ? this.#renderDelete(item) : nothing}
    </div>`;
  }

  #renderDelete(item: AssetGridItem): TemplateResult {
    return html`<button
      type="button"
      class="delete"
      aria-label=${t('deleteItem', { name: item.label })}
      @click=${() => this.emit('dm-delete', { item })}
    >
      ${icon('trash', { size: 16 })}
    </button>`;
  }

  protected override render(): TemplateResult {
    const columns = Math.max(1, Math.round(this.columns) || 1);
    const masonry = layoutMasonry(this.items.map(ratioOf), columns);
    const size = {
      '--columns': String(columns),
      '--ratio': String(masonry.ratio),
      '--count': String(Math.max(masonry.count, 1)),
    };
    return html`<div
      class="grid"
      role="list"
      ${cspStyleMap(size)}
      aria-label=${this.label || nothing}
      @keydown=${this.#onKeyDown}
    >
      ${repeat(
        this.items,
        (item) => item.id,
        (item, index) => this.#renderItem(item, index, masonry.places[index] as MasonryPlace),
      )}
    </div>`;
  }
}

function ratioOf({ width, height }: AssetGridItem): number {
  const ratio = height / width;
  return Number.isFinite(ratio) && ratio > 0 ? Math.min(MOST, Math.max(LEAST, ratio)) : 1;
}

define('dm-asset-grid', DmAssetGrid);

declare global {
  interface HTMLElementTagNameMap {
    'dm-asset-grid': DmAssetGrid;
  }
}
