import { html, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { define } from '../../base/define.js';
import { DmElement } from '../../base/dm-element.js';
import { sharedStyles } from '../../base/theme/shared-styles.js';
import '../../controls/buttons/dm-button.js';
import '../../controls/lists/dm-empty-state.js';
import '../../controls/fields/dm-slider.js';
import type { Editor } from '../../editor/editor.js';
import { LiveEdit } from '../../editor/live-edit.js';
import {
  canResetAdjustments,
  pictureLook,
  resetAdjustments,
  setAdjustment,
} from '../../editor/effects/picture-effects.js';
import {
  ADJUSTMENTS,
  leastOf,
  MOST_ADJUSTMENT,
  type Adjustment,
  type Adjustments,
} from '../../imaging/effect.js';
import '../shared/dm-filter-code.js';
import { effectPanelStyles } from '../shared/effect-panel.styles.js';
import { t } from '../strings.js';

/**
 * The seven adjustments of the selected pictures: -100 to 100, vignette 0 to 100, live while sliding. What is typed
 * beyond is ignored; Reset is there only while a value is not 0 [B-031].
 */
export class DmAdjustPanel extends DmElement {
  static override styles = [sharedStyles, effectPanelStyles];

  /** The open design. */
  @property({ attribute: false }) editor: Editor | null = null;

  readonly #live = Object.fromEntries(ADJUSTMENTS.map((name) => [name, new LiveEdit()])) as Record<
    Adjustment,
    LiveEdit
  >;

  #set(name: Adjustment, event: CustomEvent<{ value: number }>): void {
    event.stopPropagation();
    setAdjustment(this.editor!, name, event.detail.value, this.#live[name].mode(event, this.editor!));
  }

  #reset(): void {
    resetAdjustments(this.editor!);
    // the button is gone
    void this.updateComplete.then(() => this.renderRoot.querySelector('dm-slider')?.focus());
  }

  #renderSlider(name: Adjustment, adjustments: Adjustments): TemplateResult {
    const set = (event: CustomEvent<{ value: number }>) => this.#set(name, event);
    return html`<dm-slider
      with-number
      show-label
      strict
      label=${t(name)}
      min=${leastOf(name)}
      max=${MOST_ADJUSTMENT}
      .value=${adjustments[name] ?? 0}
      ?disabled=${this.editor!.selection.locked.value}
      @dm-input=${set}
      @dm-change=${set}
    ></dm-slider>`;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { editor } = this;
    if (!editor) return nothing;
    const look = pictureLook(editor);
    if (!look)
      return html`<dm-empty-state heading=${t('noPicture')} help=${t('noPictureHelp')}></dm-empty-state>`;
    return html`<div class="body sliders scroll-area">
        ${ADJUSTMENTS.map((name) => this.#renderSlider(name, look.adjustments))}
      </div>
      <footer>
        <div class="lead">
          <span class="label">${t('adjustments')}</span>
          ${
            canResetAdjustments(editor)
              ? html`<dm-button kind="quiet" size="small" icon="arrow-counter-clockwise" @click=${this.#reset}
                  >${t('reset')}</dm-button
                >`
              : nothing
          }
        </div>
        <dm-filter-code .editor=${editor}></dm-filter-code>
      </footer>`;
  }
}

define('dm-adjust-panel', DmAdjustPanel);

declare global {
  interface HTMLElementTagNameMap {
    'dm-adjust-panel': DmAdjustPanel;
  }
}
