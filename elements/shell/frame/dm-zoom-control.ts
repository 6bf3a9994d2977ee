import { css, html, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { define } from '../../base/define.js';
import { DmElement } from '../../base/dm-element.js';
import { icon } from '../../base/icons/icon.js';
import { sharedStyles } from '../../base/theme/shared-styles.js';
import type { Editor } from '../../editor/editor.js';
import { keyLabel } from '../../editor/commands/shortcuts.js';
import { zoomIn } from '../../editor/commands/view/zoom-in.js';
import { zoomOut } from '../../editor/commands/view/zoom-out.js';
import { ZOOM_PERCENTS } from '../../editor/viewport.js';
import type { ZoomChoice } from '../../ports/surface.js';
import '../../controls/buttons/dm-icon-button.js';
import '../../controls/menus/dm-menu.js';
import '../../controls/menus/dm-menu-item.js';
import { t } from '../strings.js';

/** Zoom at the bottom right: out, the percent with its menu, in, Fit [B-005]. */
export class DmZoomControl extends DmElement {
  static override styles = [
    sharedStyles,
    css`
      :host {
        display: flex;
        align-items: center;
        gap: 2px;
        padding: 3px;
        border: 1px solid var(--dm-color-line-strong);
        border-radius: var(--dm-radius-sm);
        background: var(--dm-color-surface);
      }
      dm-icon-button {
        --dm-control-height-small: 28px;
      }
      .text {
        display: flex;
        align-items: center;
        justify-content: center;
        gap: 4px;
        height: 28px;
        padding: 0 8px;
        border: 0;
        border-radius: var(--dm-radius-xs);
        background: none;
        font: var(--dm-text-control);
        font-weight: var(--dm-font-weight-medium);
        font-variant-numeric: tabular-nums;
      }
      .text:hover {
        background: var(--dm-color-hover);
      }
      .percent {
        min-width: 64px;
      }
      .line {
        width: 1px;
        height: 20px;
        background: var(--dm-color-line);
      }
      /* beside the pages of a phone only the menu has room, which holds the rest */
      @container (max-width: 400px) {
        dm-icon-button,
        .line,
        .fit {
          display: none;
        }
      }
    `,
  ];

  @property({ attribute: false }) editor: Editor | null = null;

  #renderChoice(choice: ZoomChoice, label: string): TemplateResult {
    const { viewport } = this.editor!;
    return html`<dm-menu-item
      ?checked=${viewport.choice.value === choice}
      @dm-pick=${() => viewport.choose(choice)}
      >${label}</dm-menu-item
    >`;
  }

  #renderStep(command: typeof zoomIn): TemplateResult {
    const editor = this.editor!;
    return html`<dm-icon-button
      label=${command.label(editor)}
      keys=${keyLabel(command.keys[0]!)}
      ?disabled=${!command.enabled(editor)}
      @click=${() => command.run(editor)}
      >${icon(command.icon, { size: 16 })}</dm-icon-button
    >`;
  }

  protected override render(): TemplateResult | typeof nothing {
    const editor = this.editor;
    if (!editor) return nothing;
    const value = Math.round(editor.viewport.scale.value * 100);
    return html`${this.#renderStep(zoomOut)}
      <dm-menu label=${t('zoom')} placement="top-end">
        <button
          slot="anchor"
          type="button"
          class="text percent"
          aria-label="${t('zoom')}: ${t('percent', { value })}"
        >
          ${t('percent', { value })}${icon('caret-down', { size: 12 })}
        </button>
        ${ZOOM_PERCENTS.map((percent) => this.#renderChoice(percent / 100, t('percent', { value: percent })))}
        <hr />
        ${this.#renderChoice('fit', t('fit'))} ${this.#renderChoice('fill', t('fill'))}
      </dm-menu>
      ${this.#renderStep(zoomIn)}
      <span class="line"></span>
      <button type="button" class="text fit" @click=${() => editor.viewport.choose('fit')}>
        ${t('fit')}
      </button>`;
  }
}

define('dm-zoom-control', DmZoomControl);

declare global {
  interface HTMLElementTagNameMap {
    'dm-zoom-control': DmZoomControl;
  }
}
