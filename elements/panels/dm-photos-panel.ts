import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { define } from '../base/define.js';
import type { Resource } from '../ports/assets.js';
import { AssetList } from './asset-list.js';
import { PanelBase, resourceItem } from './panel-base.js';
import { replacingHint } from './replacing-hint.js';
import { t } from './strings.js';
import { usePicture } from './use-picture.js';

export interface DmPhotosPanelEvents {
  'dm-replaced': { id: string };
}

/**
 * Photos of the catalogue; a press adds one, or replaces the picture named by `replaceId`.
 *
 * @fires dm-replaced - The picture was put in another's place: `{ id }`.
 */
export class DmPhotosPanel extends PanelBase<DmPhotosPanelEvents> {
  static override styles = [PanelBase.styles, replacingHint.styles];

  /** Id of the object whose picture the next press replaces. */
  @property({ attribute: false }) replaceId: string | null = null;

  readonly #list = new AssetList<Resource>((options) => this.assets!.photos(options));

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('assets')) this.#list.reset();
  }

  async #use(photo: Resource): Promise<void> {
    const { editor, replaceId } = this;
    if (!editor) return;
    await usePicture(editor, photo, replaceId);
    if (replaceId) this.emit('dm-replaced', { id: replaceId });
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.assets) return nothing;
    return html`${this.replaceId ? replacingHint.render() : nothing}
    ${this.listGrid(this.#list, {
      label: t('photos'),
      emptyText: t('noPhotos'),
      item: resourceItem,
      pick: (photo) => this.attempt(this.#use(photo)),
    })}`;
  }
}

define('dm-photos-panel', DmPhotosPanel);

declare global {
  interface HTMLElementTagNameMap {
    'dm-photos-panel': DmPhotosPanel;
  }
}
