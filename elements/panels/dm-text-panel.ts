import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { define } from '../base/define.js';
import { insertText, insertTextTemplate } from '../editor/insert.js';
import { TEXT_PRESETS, type TextPreset } from '../editor/new-objects.js';
import type { TextTemplateCard } from '../ports/assets.js';
import { AssetList } from './asset-list.js';
import { cardItem, PanelBase } from './panel-base.js';
import { t } from './strings.js';

const WORDS: Readonly<Record<TextPreset['id'], () => string>> = {
  heading: () => t('addHeading'),
  subheading: () => t('addSubheading'),
  body: () => t('addBody'),
};

/** Headings of 72, 36 and 24 px and text templates; a press puts one on the page [B-047]. */
export class DmTextPanel extends PanelBase {
  static override styles = [
    PanelBase.styles,
    css`
      .preset {
        display: flex;
        align-items: center;
        width: 100%;
        padding: 10px 14px;
        border: 1px solid var(--dm-color-line-strong);
        border-radius: var(--dm-radius-sm);
        background: var(--dm-color-surface);
        text-align: left;
        transition: background var(--dm-duration-instant);
      }
      .preset:hover {
        background: var(--dm-color-hover);
      }
      .heading {
        font: var(--dm-text-title-1);
        font-weight: var(--dm-font-weight-bold);
        letter-spacing: var(--dm-tracking-title);
      }
      .subheading {
        font: var(--dm-text-title-3);
        font-weight: var(--dm-font-weight-bold);
      }
      .body {
        font: var(--dm-text-control);
      }
      h3 {
        font: var(--dm-text-control);
        font-weight: var(--dm-font-weight-bold);
        padding: 4px var(--dm-space-4) var(--dm-space-2);
      }
    `,
  ];

  readonly #list = new AssetList<TextTemplateCard>((options) => this.assets!.textTemplates(options));

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('assets')) this.#list.reset();
  }

  #renderPreset(preset: TextPreset): TemplateResult {
    const words = WORDS[preset.id]();
    return html`<button
      type="button"
      class="preset ${preset.id}"
      @click=${() => this.editor && this.attempt(insertText(this.editor, preset, words))}
    >
      ${words}
    </button>`;
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.assets) return nothing;
    return html`<div class="head">${TEXT_PRESETS.map((preset) => this.#renderPreset(preset))}</div>
      <h3>${t('textTemplates')}</h3>
      ${this.listGrid(this.#list, {
        label: t('textTemplates'),
        emptyText: t('noTextTemplates'),
        fit: 'contain',
        item: (card) => cardItem(card, { kind: 'text-template', object: card.object }),
        pick: ({ object }) => this.editor && this.attempt(insertTextTemplate(this.editor, object)),
      })}`;
  }
}

define('dm-text-panel', DmTextPanel);

declare global {
  interface HTMLElementTagNameMap {
    'dm-text-panel': DmTextPanel;
  }
}
