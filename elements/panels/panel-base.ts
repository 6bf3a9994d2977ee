import { css, html, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { DmElement } from '../base/dm-element.js';
import { messageOf } from '../base/i18n/message-of.js';
import { sharedStyles } from '../base/theme/shared-styles.js';
import type { AssetGridItem } from '../controls/dm-asset-grid.js';
import type { Editor } from '../editor/editor.js';
import type { AssetSource, Resource, TemplateCard } from '../ports/assets.js';
import '../controls/dm-asset-grid.js';
import '../controls/dm-scroller.js';
import { artStage } from './art-stage.js';
import type { AssetList } from './asset-list.js';
import type { Dragged } from './dragged.js';

/** What panels share: the editor, where assets come from, and a scrolling grid of an asset list. */
export class PanelBase<Events extends object = Record<`dm-${string}`, unknown>> extends DmElement<Events> {
  static override styles: CSSResultGroup = [
    sharedStyles,
    css`
      :host {
        display: flex;
        flex-direction: column;
        min-height: 0;
        height: 100%;
      }
      .head {
        flex: none;
        display: grid;
        gap: var(--dm-space-2);
        padding: 0 var(--dm-space-4) var(--dm-space-3);
      }
      dm-asset-grid[fit='contain'] {
        ${artStage}
      }
    `,
  ];

  /** The open design. */
  @property({ attribute: false }) editor: Editor | null = null;

  /** Where templates, pictures and elements come from. */
  @property({ attribute: false }) assets: AssetSource | null = null;

  /** Does something for a pick; a failure becomes a message instead of an unhandled rejection. */
  protected attempt(work: Promise<unknown>): void {
    work.catch((error: unknown) => this.editor?.notifier.error(messageOf(error)));
  }

  protected listGrid<T extends { id: string }>(
    list: AssetList<T>,
    options: {
      readonly label: string;
      readonly emptyText: string;
      readonly item: (asset: T) => AssetGridItem;
      readonly pick: (asset: T) => void;
      readonly fit?: 'cover' | 'contain';
    },
  ): TemplateResult {
    const items = list.items.value;
    return html`<dm-scroller
      label=${options.label}
      .state=${list.state.value}
      empty-text=${options.emptyText}
      @dm-more=${() => void list.more()}
    >
      ${
        items.length > 0
          ? html`<dm-asset-grid
              label=${options.label}
              fit=${options.fit ?? 'cover'}
              .items=${items.map(options.item)}
              @dm-pick=${(event: CustomEvent<{ item: AssetGridItem }>) => {
                const found = items.find(({ id }) => id === event.detail.item.id);
                if (found) options.pick(found);
              }}
            ></dm-asset-grid>`
          : ''
      }
    </dm-scroller>`;
  }
}

/** A template or text template as a thumbnail. */
export const cardItem = (card: TemplateCard, drag: Dragged): AssetGridItem => ({
  id: card.id,
  src: card.thumbnail,
  width: card.width,
  height: card.height,
  label: card.name,
  drag,
});

/** A resource as a thumbnail; what is dragged is the resource itself. */
export const resourceItem = (resource: Resource): AssetGridItem => ({
  id: resource.id,
  src: resource.thumbnail,
  width: resource.width,
  height: resource.height,
  label: resource.name,
  drag: resource,
});
