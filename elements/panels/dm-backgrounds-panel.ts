import { nothing, type PropertyValues, type TemplateResult } from 'lit';
import { define } from '../base/define.js';
import { setBackgroundImage } from '../editor/background.js';
import type { Resource } from '../ports/assets.js';
import { AssetList } from './asset-list.js';
import { PanelBase, resourceItem } from './panel-base.js';
import { t } from './strings.js';

/** Background pictures; a press puts one behind the page. */
export class DmBackgroundsPanel extends PanelBase {
  readonly #list = new AssetList<Resource>((options) => this.assets!.backgrounds(options));

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('assets')) this.#list.reset();
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.assets) return nothing;
    return this.listGrid(this.#list, {
      label: t('backgrounds'),
      emptyText: t('noBackgrounds'),
      item: resourceItem,
      pick: (picture) => this.editor && this.attempt(setBackgroundImage(this.editor, picture)),
    });
  }
}

define('dm-backgrounds-panel', DmBackgroundsPanel);

declare global {
  interface HTMLElementTagNameMap {
    'dm-backgrounds-panel': DmBackgroundsPanel;
  }
}
